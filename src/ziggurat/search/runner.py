"""Something that runs for a while on its own. `runner.pxd` holds the C types."""

from __future__ import annotations


class Runner:
    """Work that a compiled engine does without Python's lock, so that several can run at once."""

    def run_on(self, count: int) -> None:
        """Do so many steps."""
        raise NotImplementedError
