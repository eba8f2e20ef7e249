"""Babel's board in the terminal, drawn from views of positions set up by hand."""

import re
from typing import Any

import pytest

from helpers.babel import BABEL, table
from ziggurat.core.game import Event, View
from ziggurat.terminal.babel.board import BabelBoard, packed, with_runs
from ziggurat.terminal.paint import Paint
from ziggurat.words import LANGUAGES, words

BOARD = BabelBoard(BABEL, words("en"))
NAMES = ["Ann", "Bob"]

ANN = "pawn=M hand=AHHS M=SSAAAP/124 S=PP/1 reserve=52"
BOB = "pawn=S hand=MPPSS M=PSAAM/1 S=HHHHM A=/123456 reserve=643"


def view(seat: int | None = 0, one: str = ANN, two: str = BOB, **fields: Any) -> View:
    """Return a seat's view of a table, by default during Ann's turn."""
    return table(one, two, **{"turn": 12, **fields}).view(seat)


def rows(text: str) -> dict[str, list[str]]:
    """Return the cells of every row by its label."""
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        label, *cells = (part.strip() for part in line.split("│"))
        if cells:
            found.setdefault(label, cells)
    return found


def draw(seen: View, before: View | None = None) -> str:
    return BOARD.draw_since(seen, NAMES, before)


def test_board_shows_both_sides_of_every_site() -> None:
    shown = rows(draw(view()))
    assert shown["A Assyrians"] == ["-", "1-2-3-4-5-6"]
    assert shown["H Hittites"] == ["-", "-"]
    assert shown["M Medes"] == ["@ 1-2-4       SS[AAA]P", "1           PSAAM"]
    assert shown["S Sumerians"] == ["1           PP", "@ -           [HHHH]M"]


def test_viewer_is_on_the_left() -> None:
    shown = rows(draw(view(1)))
    assert shown["M Medes"] == ["1           PSAAM", "@ 1-2-4       SS[AAA]P"]
    assert shown[""] == ["Bob · 7 points", "Ann · 5 points"]


def test_spectator_sees_seat_0_on_the_left_and_no_hand() -> None:
    shown = rows(draw(view(None)))
    assert shown[""] == ["Ann · 5 points", "Bob · 7 points"]
    assert shown["Hand"] == ["4 cards", "5 cards"]


def test_card_of_a_reserve_that_can_be_taken_is_marked() -> None:
    assert rows(draw(view()))["Reserve"] == ["5 (2)", "6 4 (3)"]


def test_board_shows_the_viewers_hand_and_the_size_of_the_opponents() -> None:
    assert rows(draw(view()))["Hand"] == ["A H H S (4)", "5 cards"]
    assert rows(draw(view(1)))["Hand"] == ["M P P S S (5)", "4 cards"]


def test_pinned_cards_are_shown_to_both_players() -> None:
    one, two = f"{ANN} pinned=H", f"{BOB} pinned=PS"
    assert "certainly: PS" in draw(view(0, one, two))
    assert "known to your opponent: H" in draw(view(0, one, two))
    assert "certainly: H" in draw(view(1, one, two))
    public = draw(view(None, one, two))
    assert "certainly" not in public and "known to the other" not in public


def test_board_shows_piles_and_decks() -> None:
    text = draw(view(discard="AAMMMP"))
    assert "Discard pile: 2A 3M 1P" in text
    # 60 less 9 in hands, 18 in columns, 6 discarded; 45 less 11 in temples, 5 in reserves
    assert "People deck: 27   Temple deck: 29" in text
    assert "On top of the temple deck" not in text


def test_board_shows_the_known_top_of_the_temple_deck() -> None:
    assert "next card first: 1 3" in draw(view(next_temples="13", known=2))


def test_board_shows_unbuilt_starters_and_the_quarry() -> None:
    shown = rows(draw(view(0, "hand=AH starter=yes", "pawn=A hand=S starter=yes")))
    assert shown["Quarry"] == ["@", ""]
    assert shown["Starter"] == ["still to be built", "still to be built"]
    later = rows(draw(view()))
    assert "Quarry" not in later and "Starter" not in later


def test_final_phase_is_shown() -> None:
    assert "Turn 12 ── Final phase ──" in draw(view(final=True))
    assert "Final phase" not in draw(view())


def test_changes_are_marked() -> None:
    before = view()
    after = view(two="pawn=A hand=MPSS M=PSAAM/1 S=HHHHM A=P/123456 reserve=64351")
    shown = rows(draw(after, before))
    assert shown["A Assyrians"] == ["-", "*@ 1-2-3-4-5-6 P"]
    assert shown["S Sumerians"][1] == "*  -           [HHHH]M"  # the pawn has left
    assert shown["Reserve"] == ["5 (2)", "*  6 4 3 5 (1)"]
    assert shown["M Medes"][0].startswith("@ 1-2-4")
    assert draw(before, before).count("*") == 1  # that of the legend


def test_long_columns_and_reserves_take_several_lines() -> None:
    people = "AHMPS" * 7
    text = draw(view(0, f"P={people} reserve={'654321' * 4}", ""))
    lines = text.splitlines()
    start = next(place for place, line in enumerate(lines) if line.startswith("P Persians"))
    cells = [line.split("│")[1].strip() for line in lines[start : start + 3]]
    assert "".join(cell.removeprefix("@ -").strip() for cell in cells) == people
    assert text.count("(1)") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_fits_into_80_columns(language: str) -> None:
    one = "hand=AAAHHHMMMPPPSS pinned=AAAHHHMMMPPPSS M=SSAAAPMMMHHHPPP/123456 starter=yes"
    two = "hand=AAHHMMPPSS pinned=AAHHMMPPSS M=PSAAM/123456 starter=yes"
    crowded = view(0, one, two, final=True, turn=199, next_temples="123456", known=6)
    board = BabelBoard(BABEL, words(language))
    text = board.draw(crowded, ["Nebuchadnezzar of Babylon"] * 2)
    assert max(len(line) for line in text.splitlines()) <= 80


def test_colours_change_no_text() -> None:
    board = BabelBoard(BABEL, words("en"))
    seen = view()
    sober = board.draw(seen, NAMES)
    board.paint = Paint(True)
    painted = board.draw(seen, NAMES)
    assert painted != sober
    assert re.sub(r"\x1b\[[0-9;]*m", "", painted) == sober


@pytest.mark.parametrize(
    ("column", "marked"),
    [
        ("", ""),
        ("AA", "AA"),
        ("AAA", "[AAA]"),
        ("AAAA", "[AAAA]"),
        ("AAAPAAA", "[AAA]P[AAA]"),
        ("SSAAA", "SS[AAA]"),
        ("AAPAAH", "AAPAAH"),
    ],
)
def test_rules_2_1_runs_of_three_or_more_are_marked(column: str, marked: str) -> None:
    runs = view(0, f"pawn=M M={column}", "")["runs"][0].get("M", [])
    assert "".join(with_runs(column, runs)) == marked


def test_cells_are_packed_into_lines() -> None:
    assert packed(["6", "5", "(2)"], 5) == ["6 5", "(2)"]
    assert packed([], 5) == []


# --- The actions in words ----------------------------------------------------------------------------------


def described(word: str, one: str = ANN, two: str = BOB, **fields: Any) -> str:
    """Return the description of an action for Ann."""
    return BOARD.action(word, view(0, one, two, **fields))


@pytest.mark.parametrize(
    ("word", "words_"),
    [
        ("go:S", "Travel to the Sumerians’ site with a Sumerian"),
        ("lay:H", "Settle a Hittite at the Medes’ site"),
        ("move:M>A", "Migrate AAP: the Medes’ site → the Assyrians’ site"),
        (
            "raze@3",
            "Pay an Assyrian (place 3): destroy the opponent’s temple here, level 1; 1 return to the temple deck",
        ),
        ("halve@3", "Pay an Assyrian (place 3): the opponent must discard 2 of 5 cards"),
        ("end", "End your turn; two temple cards go to your reserve"),
    ],
)
def test_actions_are_described(word: str, words_: str) -> None:
    assert described(word) == words_


def test_building_names_the_level_and_the_reserve() -> None:
    assert described("build:own", "M=SS/1 reserve=2") == "Build level 2 at the Medes’ site from your reserve"
    shown = described("build:foe", "M=SSA/12", "reserve=3")
    assert shown == "Build level 3 at the Medes’ site from the opponent’s reserve"


def test_settling_shows_the_length_of_the_new_run() -> None:
    assert described("lay:A", "M=PAA hand=A").endswith("makes a run of 3")
    assert "run" not in described("lay:A", "M=AAP hand=A")
    assert "run" not in described("lay:P", "M=AAAP hand=P")


def test_stealing_names_the_level() -> None:
    shown = described("steal@1", "M=HHHS", "M=/13")
    assert shown == "Pay a Hittite (place 1): steal the opponent’s level 3 for your temple here"


def test_desertion_counts_every_card_of_the_people() -> None:
    shown = described("drive@1:P", "M=MMM", "M=PAP")
    assert shown == "Pay a Mede (place 1): drive 2 Persians out of the opponent’s column here"


@pytest.mark.parametrize(("option", "count"), [("all", "3 Medes"), ("trailing", "2 Medes")])
def test_changing_sides_counts_by_the_option(option: str, count: str) -> None:
    shown = described("turn@1", "M=SSS", "M=MAMM", options={"sumerians": option})
    assert shown == f"Pay a Sumerian (place 1): win over {count} from the opponent’s column here"


def test_skipping_a_level_names_the_reserve() -> None:
    shown = described("leap@1:foe", "M=PPP/1", "reserve=3")
    assert shown == "Pay a Persian (place 1): skip a level and build 3 at the Medes’ site from the opponent’s reserve"


def test_starter_is_described() -> None:
    shown = described("build:first", "M=S starter=yes")
    assert shown == "Build your starter: level 1 at the Medes’ site"


def test_end_of_the_last_turn_is_described() -> None:
    seen = view(temples="1")
    assert "the game is over" in BOARD.action("end", seen)


def test_forced_discard_is_described() -> None:
    assert BOARD.action("drop:P", view(1, phase="drop", owed=2)) == "Discard a Persian"


def test_menu_begins_with_builds_and_ends_with_end() -> None:
    menu = BOARD.menu(view(0, "pawn=M hand=AHHS M=SSAAAP/12", BOB))
    assert menu[0] == "build:foe"
    assert menu[-1] == "end"
    kinds = [re.split("[:@]", word)[0] for word in menu]
    assert kinds == sorted(kinds, key=["build", "raze", "halve", "lay", "go", "move", "end"].index)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_has_a_description(language: str) -> None:
    seen = view()
    board = BabelBoard(BABEL, words(language))
    for word in seen["actions"]:
        shown = board.action(word, seen)
        assert len(shown) > 8
        assert not re.search(r"babel-|\{|\$", shown)


# --- Status and events -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "changes", "status"),
    [
        (0, {}, "Your turn. Travel, settle, build, migrate, use runs of three; end the turn when you are done."),
        (0, {"migrated": True}, "Your turn. Travel, settle, build, use runs of three (you have already migrated)"),
        (1, {}, "It is Ann’s turn."),
        (None, {}, "It is Ann’s turn."),
        (1, {"phase": "drop", "owed": 2}, "Your hand is halved: discard 2 cards."),
        (0, {"phase": "drop", "owed": 1}, "Bob has to discard one card."),
    ],
)
def test_status_line_names_the_player_and_the_phase(seat: int | None, changes: dict[str, Any], status: str) -> None:
    assert BOARD.status(view(seat, **changes), NAMES).startswith(status)


def test_status_line_of_the_first_turn_mentions_the_starter() -> None:
    bob = "hand=S starter=yes"
    assert "still at the quarry" in BOARD.status(view(0, "hand=AH starter=yes", bob), NAMES)
    duty = view(0, "pawn=A hand=AH starter=yes", bob, options={"starter": "first-turn"})
    assert "build your starter" in BOARD.status(duty, NAMES)


def test_status_line_without_starter_duty_offers_the_end_of_the_turn() -> None:
    free = view(0, "pawn=A hand=AH starter=yes", "hand=S starter=yes")
    assert "end the turn when you are done" in BOARD.status(free, NAMES)


def event(code: str, **params: str | int) -> str:
    """Return the description of an event for Ann."""
    return BOARD.event(Event(code, params), view(), NAMES)


@pytest.mark.parametrize(
    ("code", "params", "shown"),
    [
        ("babel-go", {"site": "quarry", "card": "M"}, "travel to the Medes’ site with a Mede."),
        ("babel-lay", {"site": "M", "card": "H"}, "settle a Hittite at the Medes’ site."),
        (
            "babel-build",
            {"site": "M", "level": 2, "from": "own"},
            "build level 2 at the Medes’ site from your reserve.",
        ),
        ("babel-drop", {"site": "M", "card": "S"}, "discard a Sumerian."),
        ("babel-end", {"site": "M"}, "end your turn."),
        (
            "babel-temples-drawn",
            {"cards": "5-2"},
            "put the temple cards 5 and 2 on your reserve; the 2 lies on top.",
        ),
        ("babel-temples-drawn", {"cards": "5"}, "put the last temple card, a 5, on your reserve."),
        ("babel-you-drew", {"count": 3, "cards": "AAM"}, "draw 2 Assyrians and one Mede."),
        ("babel-you-drew", {"count": 4, "cards": "SAAM"}, "draw 2 Assyrians, one Mede and one Sumerian."),
        ("babel-you-drew", {"count": 2, "cards": "MM"}, "draw 2 Medes."),
    ],
)
def test_events_address_the_player_who_acted(code: str, params: dict[str, str | int], shown: str) -> None:
    assert event(code, seat=0, **params) == f"You {shown}"


@pytest.mark.parametrize(
    ("code", "params", "shown"),
    [
        ("babel-raze", {"site": "M", "level": 4}, "Bob’s Assyrians destroy your temple of level 4 at the Medes’ site."),
        (
            "babel-steal",
            {"site": "M", "level": 3},
            "Bob’s Hittites steal level 3 from your temple at the Medes’ site.",
        ),
        (
            "babel-drive",
            {"site": "M", "card": "P", "cards": 2},
            "Bob’s Medes drive 2 Persians out of your column at the Medes’ site.",
        ),
        (
            "babel-turn",
            {"site": "A", "card": "S", "cards": 1},
            "Bob’s Sumerians win over one Sumerian from your column at the Assyrians’ site.",
        ),
        (
            "babel-move",
            {"site": "M", "origin": "A", "goal": "S"},
            "Three of Bob’s people migrate from the Assyrians’ site to the Sumerians’ site.",
        ),
        ("babel-halve", {"site": "M", "cards": 2}, "Bob halves your hand: you have to discard 2 cards."),
        (
            "babel-build",
            {"site": "M", "level": 2, "from": "foe"},
            "Bob builds level 2 at the Medes’ site from your reserve.",
        ),
        ("babel-drew", {"count": 3}, "Bob draws 3 cards."),
        ("babel-drew", {"count": 0}, "There is no card left for Bob to draw."),
        ("babel-won", {"ending": "points", "first": 4, "second": 15}, "Bob wins by points, 15 to 4."),
        (
            "babel-won",
            {"ending": "turn_limit", "first": 4, "second": 5},
            "Bob wins at the end of the last turn, 5 to 4.",
        ),
    ],
)
def test_events_name_another_player(code: str, params: dict[str, str | int], shown: str) -> None:
    assert event(code, seat=1, **params) == shown


def test_spectator_sees_the_other_player_without_a_name() -> None:
    halved = Event("babel-halve", {"seat": 1, "site": "M", "cards": 2})
    built = Event("babel-build", {"seat": 0, "site": "M", "level": 2, "from": "foe"})
    spectator = {**view(), "seat": None}
    assert BOARD.event(halved, spectator, NAMES).startswith("Bob halves the other player’s hand: 2 cards")
    assert BOARD.event(built, spectator, NAMES).endswith("at the Medes’ site from the other player’s reserve.")


def test_events_without_a_player_are_described() -> None:
    assert event("babel-reshuffle") == "The discard pile is shuffled and becomes the people deck."
    assert event("babel-draw", ending="deck", first=7, second=7).startswith("The temple deck is empty: a draw, 7 to 7")
