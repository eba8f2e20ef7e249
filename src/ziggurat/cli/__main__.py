"""Run the command line as `python -m ziggurat.cli`."""

import sys

from ziggurat.cli import main

sys.exit(main())
