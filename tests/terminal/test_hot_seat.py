"""Several people at one keyboard: no player sees another player's hidden information."""

import re
from pathlib import Path

import pytest

from helpers.babel import state_of
from helpers.terminal import Terminal, at_table, piped, plain
from ziggurat.core.match import Match
from ziggurat.core.registry import game
from ziggurat.terminal.screen import CLEAR

BABEL = game("babel")
NAMES = ["Ann", "Bob"]
SEED = 41
TURNS = 8


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run in a temporary folder, because answers may be file names."""
    monkeypatch.chdir(tmp_path)


def own_hand(letters: str) -> str:
    """Return a hand as its owner sees it."""
    return " ".join([*letters, f"({len(letters)})"])


class TwoPeople:
    """A game at a terminal, and the same game in the engine for comparison."""

    def __init__(self, table: Terminal) -> None:
        self.table = table
        self.match = Match(BABEL, 2, seed=SEED)
        self.segments: list[tuple[int, str]] = []  # the player at the keyboard, and the output of that turn

    def hands(self) -> list[str]:
        hands: list[str] = BABEL.state(self.match.position)["hand"]
        return hands

    def turn(self, shown: str) -> str:
        """Check the hand-over, play one turn, and return the next hand-over screen."""
        seat = self.match.position.to_move
        assert f"{NAMES[seat]}, it is your turn" in plain(shown)
        self.table.type("")
        screen = self.table.until_prompt()
        segment = screen
        while self.match.position.to_move == seat:
            assert own_hand(self.hands()[seat]) in plain(screen)
            menu = re.findall(r"^ *\d+  (\S+)", plain(screen), re.MULTILINE)
            self.match.apply(menu[0])
            self.table.type("1")
            screen = self.table.until_prompt()
            segment += screen
        before, _, after = segment.rpartition(CLEAR)
        self.segments.append((seat, plain(before)))
        return after


def test_screen_is_cleared_and_shows_no_other_hand(tmp_path: Path) -> None:
    hands: list[list[str]] = [[], []]
    with Terminal("babel", "--seed", str(SEED), "--players", ",".join(NAMES), folder=tmp_path) as table:
        people = TwoPeople(table)
        start, _, shown = table.until_prompt().rpartition(CLEAR)
        assert "│" not in plain(start)  # no board before Enter is pressed
        for _ in range(TURNS):
            assert "│" not in plain(shown), "the board is shown before Enter is pressed"
            played = len(people.match.words)
            shown = people.turn(shown)
            for position in [*people.match.past[played:], people.match.position]:
                for seat, hand in enumerate(BABEL.state(position)["hand"]):
                    hands[seat].append(own_hand(hand))
    seats = [seat for seat, _ in people.segments]
    assert seats == [seats[0], 1 - seats[0]] * (TURNS // 2)
    for seat, text in people.segments:
        # Ann's output may contain her hands, but none of Bob's hands of the whole game
        for hand in set(hands[1 - seat]) - set(hands[seat]):
            assert hand not in text
        drawn = re.findall(r"(\w+) draws 3 cards", text)
        assert set(drawn) <= {NAMES[1 - seat]}


def halving(file: Path) -> str:
    """Write a game in which Ann can halve Bob's hand; return the file name."""
    match = Match(BABEL, 2, seed=1, start=state_of("hand=S A=MMM", "pawn=A hand=AHMP"))
    file.write_text(match.record(NAMES).to_json(), encoding="utf-8")
    return str(file)


def test_screen_is_handed_over_for_a_forced_discard(tmp_path: Path) -> None:
    file = halving(tmp_path / "halving.json")
    with Terminal("--resume", file, folder=tmp_path) as table:
        table.until_prompt()
        assert "halve@1 " in table.answer("")
        table.type("halve@1")
        shown = table.until_prompt()
        assert CLEAR in shown
        assert "Bob, it is your turn" in plain(shown)
        assert "A H M P (4)" not in plain(shown)
        bobs = table.answer("")
        assert "Bob: Your hand is halved: discard 2 cards." in bobs
        assert "A H M P (4)" in bobs
        assert "S (1)" not in bobs
        table.type("drop:A drop:P")
        back = table.until_prompt()
        assert CLEAR in back
        assert "Ann, it is your turn" in plain(back)
        assert "H M (2)" not in plain(back.partition(CLEAR)[2])
        anns = table.answer("")
        assert "Bob discards an Assyrian." in anns
        assert "S (1)" in anns


def test_discard_cannot_be_undone_by_either_player(tmp_path: Path) -> None:
    file = halving(tmp_path / "halving.json")
    # Bob's first discard shows a card; Ann's halving was followed by Bob's moves
    shown = at_table("--resume", file, typed=["", "halve@1", "", "drop:A", "undo", "drop:P", "", "undo"])
    assert "That cannot be undone: something new has been revealed since." in shown
    assert "The last move was Bob’s." in shown
    assert "Undone" not in shown


def test_halving_cannot_be_undone_by_the_opponent(tmp_path: Path) -> None:
    file = halving(tmp_path / "halving.json")
    assert "The last move was Ann’s." in at_table("--resume", file, typed=["", "halve@1", "", "undo"])


def test_end_shows_only_public_information() -> None:
    # one answer serves as Enter, as a choice, and in the end as the name of a file
    shown = at_table("babel", "--seed", "5", "--players", "Ann,Bob", typed=["1"] * 900)
    end = shown[shown.rindex("── Turn") :]
    assert re.search(r"^Hand +│ +(no|one|\d+) cards? +│ +(no|one|\d+) cards?$", end, re.MULTILINE)
    assert "has won." in end


def test_pipe_is_not_cleared_but_enter_is_required(tmp_path: Path) -> None:
    done = piped("babel", "--seed", "5", "--players", "Ann,Bob", folder=tmp_path)
    assert "\x1b" not in done.stdout
    assert "Press Enter when only you can see the screen." in done.stdout
    assert "│" not in done.stdout


def test_one_person_against_bots_sees_no_hand_over(tmp_path: Path) -> None:
    with Terminal("babel", "--seed", "5", "--players", "greedy,Ann", folder=tmp_path) as table:
        assert CLEAR not in table.until_prompt()


def test_dumb_terminal_is_cleared_by_scrolling(tmp_path: Path) -> None:
    with Terminal("babel", "--seed", "5", "--players", "Ann,Bob", folder=tmp_path, TERM="dumb") as table:
        shown = table.until_prompt()
    assert "\x1b" not in shown
    assert "\n" * 50 in plain(shown)
