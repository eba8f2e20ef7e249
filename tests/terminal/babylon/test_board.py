"""Babylon's board in the terminal, drawn from views of positions set up by hand."""

import re

import pytest

from helpers.babylon import GAME, play, position, scene
from helpers.languages import messages, parameters
from helpers.quick import hardest
from ziggurat.core.errors import IllegalAction
from ziggurat.core.game import View
from ziggurat.core.position import Position
from ziggurat.games.babylon.fields import LINES
from ziggurat.games.babylon.preview import preview
from ziggurat.games.babylon.why import SENTENCES
from ziggurat.terminal.babylon import BabylonBoard
from ziggurat.terminal.paint import Paint
from ziggurat.testing.settings import Setting
from ziggurat.testing.walks import moments, whole_match
from ziggurat.words import LANGUAGES, words

BOARD = BabylonBoard(GAME, words("en"))
NAMES = ["Ann", "Bob", "Cid", "Dot"]
TINY = (  # rules 9.6
    "place:SFBT.white@c3r0/1111 statue:c4 | place:FBT-.white@e4r3/1-11 fountain:d4-e4"
    " | place:BS--.pink@f2r0/1111 bridge:d3-f3 | place:FT--.blue@a3r1/-222 stairs:c3-b3"
    " | place:ST--.yellow@c4r0/22-s statue:c5"
)


def view(at: Position, seat: int | None = 0) -> View:
    return GAME.view(at, seat)


def lines(at: Position, seat: int | None = 0) -> list[str]:
    return BOARD.draw(view(at, seat), NAMES).splitlines()


def squeezed(rows: list[str], width: int) -> list[str]:
    return [" ".join(row[:width].split()) for row in rows]


# --- The table ---------------------------------------------------------------------------------------------------


def test_garden_is_drawn_as_in_rules_9_6() -> None:
    shown = lines(position(scene(at_round=7, garden=TINY)))
    start = shown.index(next(line for line in shown if line.startswith("Your garden")))
    assert squeezed(shown[start + 1 : start + 10], 50) == [
        "8 . . . . . . . .",
        "7 . . . . . . . .",
        "6 . . . . . . . .",
        "5 . . 2S* 2T 1B 1T^ . .",
        "4 2.^ 2F 2. 2.^ 1Fo 1. . .",
        "3 2. 2T/ 1T/ 1B= ~ 1B= 1S .",
        "2 . . . . . 1. 1. .",
        "1 . . . . . . . .",
        "a b c d e f g h",
    ]


def test_quarry_shows_height_face_and_flower_of_each_top() -> None:
    at = position(scene("3333 3333 3233 3330", tops={"B2": "granite01", "A1": "clay05"}, at_round=4))
    shown = [line[50:].rstrip() for line in lines(at)]
    start = shown.index("Quarry")
    assert shown[start + 3].split()[2] == "2FBT-w"
    assert shown[start + 4].split()[1] == "3S-F-p"
    assert shown[start + 4].split()[4] == "."
    assert [line.strip() for line in shown[start + 6 : start + 10]] == [
        "w white flower",
        "p pink flower",
        "b blue flower",
        "y yellow flower",
    ]


def test_effect_of_the_token_is_described() -> None:
    shown = lines(position(scene(token="single")))
    assert shown[1] == "Token: everyone starts their turn with one extra single pillar"


def test_new_tiles_and_what_the_player_holds_are_shown() -> None:
    at = play(position(scene(dug="clay05", singles=6)), "place:kept@c3r0/1111")
    shown = "\n".join(lines(at))
    assert "1S'   1F'" in shown
    assert "Pillars in hand: 2 singles" in shown
    assert "Dug: a clay tile S-F- (pink flower)" in shown


def test_other_gardens_are_sketched_with_their_players() -> None:
    at = position(scene(seats=3, at_round=4, others=["place:S---.white@a1r0/1111 statue:a2"]))
    shown = lines(at)
    assert any(line.startswith("2 Bob: 3 points") for line in shown)
    assert any(line.startswith("2 1* 1") for line in shown)


def test_spectator_sees_the_garden_of_the_player_to_move_by_name() -> None:
    assert any(line.startswith("Bob’s garden") for line in lines(position(scene(seat=1)), None))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_board_fits_into_80_columns_and_colour_changes_no_text(language: str, seats: int) -> None:
    board = BabylonBoard(GAME, words(language))
    painted = BabylonBoard(GAME, words(language))
    painted.paint = Paint(True)
    for at in moments(Setting(GAME, seats, "box", {"supply": "box"}), 12, seed=3):
        drawn = board.draw(view(at), NAMES)
        assert max(map(len, drawn.splitlines())) <= 80
        assert re.sub("\x1b\\[[0-9;]*m", "", painted.draw(view(at), NAMES)) == drawn
        assert not re.search("babylon-", drawn)


# --- The menu ----------------------------------------------------------------------------------------------------


def test_menu_has_a_few_placements_of_each_tile_and_every_other_action() -> None:
    at = position(scene(dug="clay05", singles=8))
    offered = BOARD.menu(view(at))
    assert sum(word.startswith("place:dug") for word in offered) == 4
    assert sum(word.startswith("place:kept") for word in offered) == 4
    assert offered[-2:] == ["end:keep", "end:toss"]
    assert set(offered) <= set(view(at)["actions"])


def test_menu_contains_the_placement_with_most_points() -> None:
    """A set of flowers scores 4: a yellow tile on the highest floor with a belvedere scores most."""
    three = "place:----.white@a1r0/1111 | place:----.pink@c1r0/1111 | place:----.blue@e1r0/1111"
    at = position(scene(dug="clay14", slot=None, at_round=6, garden=three, singles=12))
    seen = view(at)
    best = max(preview(seen, word).points for word in seen["actions"] if word.startswith("place"))
    first = next(word for word in BOARD.menu(seen) if word.startswith("place"))
    assert preview(seen, first).points == best == 4 + 2 + 1


# --- Commands ----------------------------------------------------------------------------------------------------


def test_places_maps_the_anchors_and_lists_those_of_a_cell() -> None:
    at = position(scene(dug="clay05", singles=3, slot=None))
    shown = BOARD.places(view(at), [])
    assert "784" in shown  # rules 10, E12: an empty garden and three singles
    assert shown.count(" 16 ") + shown.count(" 16\n") >= 49 - 7
    here = BOARD.places(view(at), ["dug", "c3"])
    assert here.count("place:dug@c3r") == 16
    assert BOARD.places(view(at), ["z9"]) == words("en").say("babylon-places-wrong", word="z9")


def test_places_reports_that_there_is_no_legal_placement() -> None:
    assert BOARD.places(view(position(scene(dug="clay05"))), []) == words("en").say("babylon-places-none")


def test_preview_shows_pillars_and_lines_of_the_score() -> None:
    at = position(scene(dug="clay05", singles=4))
    shown = BOARD.preview(view(at), ["place:dug@c3r0/11-1"])
    assert "3 single pillars" in shown
    assert "belvedere on d3" in shown
    assert re.search("Belvederes.*1", shown)
    assert re.search("[Hh]ighest.*2", shown)
    assert "3 points" in shown.splitlines()[-1]


def test_preview_needs_a_legal_action() -> None:
    at = position(scene(dug="clay05", singles=4))
    for args in ([], ["end:keep"], ["place:dug@c3r0/2222"]):
        assert BOARD.preview(view(at), args).startswith("Name an action")


def test_floor_draws_one_floor_with_covered_spaces() -> None:
    at = position(scene(at_round=7, garden=TINY))
    shown = BOARD.floor(view(at), ["1"]).splitlines()
    assert squeezed(shown[4:8], 60) == [
        "5 . . . . B T^ . .",
        "4 . . (S) (F) Fo - . .",
        "3 . . T/ B= . B= S .",
        "2 . . . . . - - .",
    ]
    assert BOARD.floor(view(at), ["3"]) == words("en").say("babylon-floor-none", floor="3", top=2)


def test_garden_draws_another_garden() -> None:
    at = position(scene(at_round=4, others=["place:S---.white@a1r0/1111 statue:a2"]))
    assert "2 1S*   1." in BOARD.garden(view(at), ["2"])
    for wrong in ([], ["3"], ["x"], ["²"]):
        assert BOARD.garden(view(at), wrong) == "Name a player by number, 1 to 2."


# --- Words -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@hardest("seats", 4, 2)
def test_every_event_and_action_has_a_message(language: str, seats: int) -> None:
    board = BabylonBoard(GAME, words(language))
    match = whole_match(Setting(GAME, seats, "default", {}), 5, "eager")
    passed = [*match.past, match.position]
    for place, word in enumerate(match.words):
        before, after = view(passed[place], None), view(passed[place + 1], 0)
        shown = [board.event(event, after, NAMES) for event in GAME.events(before, word, view(passed[place + 1], None))]
        mine = view(passed[place], passed[place].to_move)
        shown.append(board.status(mine, NAMES))
        if place % 9 == 0:  # the menu rates a thousand placements
            shown += [board.action(one, mine) for one in board.menu(mine)]
        assert not [text for text in shown if "babylon-" in text or "{" in text or not text.strip()], word


def test_every_reason_has_a_message_with_its_parameters_only() -> None:
    for reason, sentence in SENTENCES.items():
        message = messages("en")[f"babylon-why-{reason.replace('_', '-')}"]
        assert parameters(message) <= set(re.findall(r"{(\w+)}", sentence)), reason


def test_refusal_is_in_the_players_language() -> None:
    with pytest.raises(IllegalAction) as refused:
        play(position(scene(dug="clay05", singles=3)), "place:dug@a1r0/1111")
    board = BabylonBoard(GAME, words("it"))
    assert "4" in board.reason(refused.value, view(position(scene())))
    assert "babylon-why" not in board.reason(refused.value, view(position(scene())))


def test_every_line_option_and_token_has_a_message() -> None:
    keys = set(messages("en"))
    assert {f"babylon-line-{line}" for line in LINES} <= keys
    assert {f"babylon-option-{option.name.replace('_', '-')}" for option in GAME.options.options} <= keys
    assert {f"babylon-effect-{token}" for token in ("single", "double", "icon", "blank", "flower", "minus")} <= keys
