"""Parameters of expensive tests: `make test` runs the hardest case, `make test-all` runs all."""

from typing import Any

import pytest


def hardest(name: str, first: object, *others: object) -> Any:
    """Return a decorator that parametrises a test; the other values are marked `long`."""
    return pytest.mark.parametrize(name, [first, *(pytest.param(one, marks=pytest.mark.long) for one in others)])
