"""The tests that `plugin.py` adds to a run of pytest."""

from __future__ import annotations

import pytest

from ziggurat.testing.plugin import games_of
from ziggurat.testing.suite import GameTests


class TestGame(GameTests):
    """The contract of the games that the command line or the configuration file names."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run each test with the named games."""
        self.games = games_of(metafunc.config)
        super().pytest_generate_tests(metafunc)
