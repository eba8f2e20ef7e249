"""Progress: a line that is updated on a terminal, otherwise a line every ten seconds."""

from io import StringIO

import pytest

from ziggurat.cli import progress
from ziggurat.cli.progress import GamesPlayed
from ziggurat.cli.train import Runner
from ziggurat.words import words


class Clock:
    """A clock set by the test."""

    def __init__(self) -> None:
        self.now = 100.0

    def monotonic(self) -> float:
        return self.now


class Terminal(StringIO):
    """A stream that reports to be a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    passing = Clock()
    monkeypatch.setattr(progress, "time", passing)
    return passing


def test_file_gets_a_line_every_ten_seconds_and_one_at_the_end(
    clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    """At four seconds per game, the third is the first after ten seconds; the end is shown once."""
    for count in (5, 6):
        games = GamesPlayed(count, 0, words("en"))
        for _ in range(count):
            clock.now += 4
            games.step()
        games.end()
    lines = [
        f"{done} games, 0:{left:02} to go"
        for done, left in (("3 of 5", 8), ("5 of 5", 0), ("3 of 6", 12), ("6 of 6", 0))
    ]
    assert capsys.readouterr().err.splitlines() == lines


def test_no_progress_is_shown_before_the_first_game(clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    GamesPlayed(6, 0, words("en")).end()
    assert capsys.readouterr().err == ""


def test_training_erases_its_progress_line(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr("sys.stderr", screen)

    def play(number: int) -> int:
        clock.now += 1
        return 10 * number

    with Runner("here", 1, words("en")) as runner:
        assert runner.run(play, [1, 2]) == [10, 20]
    lines = screen.getvalue().split("\r\x1b[K")
    assert lines == ["", "1 of 2 games, 0:01 to go", "2 of 2 games, 0:00 to go", ""]
