"""Run the command line as `python -m ziggurat`."""

import sys

from ziggurat.cli import main

sys.exit(main())
