"""The entry point of a search without the GIL. `runner.pxd` declares the C types."""

from __future__ import annotations


class Runner:
    """Work that a compiled engine does without the GIL, in parallel threads."""

    def run_on(self, count: int) -> None:
        """Run `count` steps."""
        raise NotImplementedError
