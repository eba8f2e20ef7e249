"""The table at the terminal, and the base class of boards."""

import io
from collections.abc import Mapping
from pathlib import Path

import pytest

from helpers.babel import BABEL
from helpers.babel import table as set_up
from ziggurat.bots.bot import Bot
from ziggurat.cli.files import write_text
from ziggurat.core.errors import BadNotation, IllegalAction
from ziggurat.core.game import Event, View
from ziggurat.core.seed import seed_bytes
from ziggurat.terminal import table as table_module
from ziggurat.terminal.board import Board, Command, board
from ziggurat.terminal.players import players_from
from ziggurat.terminal.screen import Screen
from ziggurat.terminal.session import Session
from ziggurat.terminal.table import TerminalTable, columns, new_table
from ziggurat.words import Words, words

NAMES = ["Ann", "Bob"]


def view(seat: int | None, hand: str = "") -> View:
    """Return a seat's view during Ann's turn."""
    return set_up(f"pawn=A hand={hand}", "pawn=A hand=S").view(seat)


def table(names: list[str] = NAMES, seed: int = 7) -> TerminalTable:
    secret = seed_bytes(seed)
    options = {"start": 1, "starter": "first-turn"}
    return new_table(BABEL, players_from(names), words("en"), seed=secret, salt=secret, options=options)


def played(at: TerminalTable, *lines: str) -> str:
    target = io.StringIO()
    screen = Screen(io.StringIO("".join(f"{line}\n" for line in lines)), target, {})
    Session(at, screen, lambda name, text: write_text(name, text, words("en"))).run()
    return target.getvalue()


# --- Undo --------------------------------------------------------------------------------------------------


def test_undo_stops_at_a_revealing_action() -> None:
    at = table()
    for word in ("go:M", "lay:M", "build:first", "end"):
        at.act(word)
    assert at.undo(0) is None
    assert at.why_no_undo(0) == "That cannot be undone: something new has been revealed since."
    assert (
        at.why_no_undo(1) == "The last move was Ann’s. You can undo only your own, and only until somebody else moves."
    )


def test_undo_removes_the_time_of_the_action() -> None:
    at = table()
    at.act("go:M")
    at.act("lay:M")
    assert at.undo(0) == "lay:M"
    record = at.record()
    assert record.times is not None and len(record.times) == 1
    assert record.actions == ["go:M"]


# --- Logs and sheets ---------------------------------------------------------------------------------------


def test_each_seat_has_a_separate_log() -> None:
    at = table()
    for word in ("go:M", "lay:M", "build:first", "end"):
        at.act(word)
    ann, bob, public = (at.log(seat) for seat in (0, 1, None))
    assert ann[0] == ["You travel to the Medes’ site with a Mede."]
    assert bob[0] == public[0] == ["Ann travels to the Medes’ site with a Mede."]
    assert bob[3][-1].startswith("You draw ")
    assert ann[3][-1] == public[3][-1] == "Bob draws 3 cards."


def test_last_decision_of_a_seat_is_found() -> None:
    at = table()
    assert at.last_decision(0) == 0
    for word in ("go:M", "lay:M", "build:first", "end"):
        at.act(word)
    assert at.last_decision(0) == 3
    assert at.last_decision(1) == 0


def test_sheet_is_shown_in_columns() -> None:
    assert columns([["", "Ann", "Bob"], ["Temples", "4", "12"]]) == "            Ann   Bob\n  Temples     4    12"


# --- Bots --------------------------------------------------------------------------------------------------


class Spy(Bot):
    """A bot that records its views."""

    seen: list[View]

    def choose(self, view: View, seconds: float | None = None) -> str:
        self.seen = [*getattr(self, "seen", []), view]
        return str(view["actions"][0])


class Cheat(Bot):
    """A bot that chooses an illegal action."""

    def choose(self, view: View, seconds: float | None = None) -> str:
        return "raze@1"


class Broken(Bot):
    """A bot that raises an error."""

    def choose(self, view: View, seconds: float | None = None) -> str:
        raise ZeroDivisionError("by nothing")


def test_bot_gets_only_the_view_of_its_seat() -> None:
    at = table(["greedy", "Ann"])
    spy = Spy(BABEL, at.bots[0].stream)
    at.bots[0] = spy
    expected = at.view(0)
    at.play_bot(0)
    assert spy.seen == [expected]
    assert expected["seat"] == 0


@pytest.mark.parametrize(
    ("kind", "detail"), [(Cheat, "chose 'raze@1', which is not legal"), (Broken, "ZeroDivisionError: by nothing")]
)
def test_game_can_be_saved_after_a_bot_failed(kind: type[Bot], detail: str, tmp_path: Path) -> None:
    at = table(["Ann", "greedy"])
    at.bots[1] = kind(BABEL, at.bots[1].stream)
    file = f"{tmp_path}/rescued.json"
    shown = played(at, "go:M lay:M build:first end", file)
    assert "A bot has failed: " in shown
    assert detail in " ".join(shown.split())
    assert "Saved in" in shown
    assert at.record().actions == ["go:M", "lay:M", "build:first", "end"]


# --- Boards ------------------------------------------------------------------------------------------------


class FewBoard(Board):
    """A board whose menu shows one of many actions, with an additional command."""

    def menu(self, view: View) -> list[str]:
        return [str(view["actions"][0])]

    def commands(self) -> Mapping[str, Command]:
        return {"places": self.places}

    def places(self, view: View, arguments: list[str]) -> str:
        if not arguments:
            raise BadNotation("places what?")
        return f"places of {' '.join(arguments)} for seat {view['seat']}"


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> TerminalTable:
    monkeypatch.setattr(table_module, "board", FewBoard)
    return table(["Ann", "greedy"])


def test_short_menu_shows_how_many_actions_it_leaves_out(few: TerminalTable) -> None:
    shown = played(few)
    assert "  1  go:H\n" in shown
    assert "2 more actions are possible; type them in notation." in shown


def test_action_outside_the_menu_can_be_typed(few: TerminalTable) -> None:
    played(few, "go:P", "quit", "")
    assert few.actions == ["go:P"]


def test_game_adds_its_commands(few: TerminalTable) -> None:
    shown = played(few, "places 2 b", "places", "help")
    assert "places of 2 b for seat 0" in shown
    assert "This is not an action: places what?" in shown
    assert "  places" in shown[shown.index("> help") :]


def test_base_board_draws_any_game() -> None:
    plain = Board(BABEL, words("en"))
    seen = view(0, "AH")
    text = plain.draw_since(seen, NAMES, None)
    assert '"hand": "AH"' in text
    assert "actions" not in text
    assert plain.action("go:A", seen) == "go:A"
    assert plain.menu(seen) == seen["actions"]
    assert plain.commands() == {}


def test_base_board_has_a_status_line() -> None:
    plain = Board(BABEL, words("en"))
    assert plain.status(view(0), NAMES) == "Your turn."
    assert plain.status(view(1), NAMES) == "It is Ann’s turn."
    assert plain.status({**view(0), "to_move": None}, NAMES) == "The game is over."


def test_base_board_shows_codes_without_messages() -> None:
    plain = Board(BABEL, words("en"))
    error = IllegalAction("go:A", "no_such_reason", {}, "because")
    assert plain.reason(error, view(0)) == "because"
    assert plain.line("awards") == "awards"
    assert plain.reason(IllegalAction("go:A", "game_over", {}, "the game is over"), view(0)) == "the game is over."


def test_base_board_formats_events_for_the_reader(tmp_path: Path) -> None:
    folder = tmp_path / "en"
    folder.mkdir()
    text = "senet-throw = { $you ->\n    [yes] You throw\n   *[no] { $name } throws\n} { $sticks }.\n"
    (folder / "senet.ftl").write_text(text, encoding="utf-8")
    plain = Board(BABEL, Words("en", [folder.parent]))
    event = Event("senet-throw", {"seat": 1, "sticks": 4})
    assert plain.event(event, view(1), NAMES) == "You throw 4."
    assert plain.event(event, view(0), NAMES) == "Bob throws 4."
    assert plain.event(event, view(None), NAMES) == "Bob throws 4."


def test_base_board_names_several_players(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "senet.ftl").write_text("senet-shared = { $names } share { $count }.\n", encoding="utf-8")
    plain = Board(BABEL, Words("en", [tmp_path]))
    event = Event("senet-shared", {"seats": "0,1", "count": 2})
    assert plain.event(event, view(0), NAMES) == "Ann, Bob share 2."


def test_each_game_uses_its_board() -> None:
    assert type(board(BABEL, words("en"))).__name__ == "BabelBoard"
