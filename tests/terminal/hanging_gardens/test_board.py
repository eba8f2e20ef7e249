"""The board of The Hanging Gardens in the terminal, drawn from hand-made positions."""

import re

import pytest

from helpers.hanging_gardens import GAME, builder, play, state, table
from helpers.languages import messages
from helpers.quick import hardest
from ziggurat.core.errors import IllegalAction
from ziggurat.core.game import View
from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.games.hanging_gardens.why import SENTENCES
from ziggurat.terminal.hanging_gardens import HangingGardensBoard
from ziggurat.terminal.paint import Paint
from ziggurat.words import LANGUAGES, words

BOARD = HangingGardensBoard(GAME, words("en"))
NAMES = ["Ann", "Bob", "Cid", "Dot"]
GARDEN = """
    origin -1,0
    .tTT
    .P..
    -F..
"""


def view(position: Position, seat: int | None = 0) -> View:
    return GAME.view(position, seat)


def lines(position: Position, seat: int | None = 0, before: View | None = None) -> list[str]:
    return BOARD.draw_since(view(position, seat), NAMES, before).splitlines()


# --- The table -------------------------------------------------------------------------------------------------


def test_garden_is_drawn_with_coordinates_and_temples() -> None:
    shown = lines(table(GARDEN, "..\n..\n.."))
    start = shown.index(next(line for line in shown if line.startswith("Ann · 4 temples left")))
    left = [line[:16].rstrip() for line in shown[start + 1 : start + 5]]
    assert left == [
        "    -1  0  1  2",
        "  0  .  T^ T  T",
        "  1  .  P  .  .",
        "  2  ·  F  .  .",
    ]


def test_viewers_garden_comes_first() -> None:
    position = table(GARDEN, "A.\n..\n..")
    owners = next(line for line in lines(position, 1) if "temples left" in line)
    assert owners.index("Bob") < owners.index("Ann")


def test_what_changed_since_the_last_decision_is_marked() -> None:
    position = table("..\n..\n..", cards=[9])
    before = view(position)
    play(position, "card:1@0,0r0")  # .T / .T / ..
    text = "\n".join(lines(position, 0, before))
    assert text.count("T'") == 2
    assert text.count(".'") == 0  # ground over ground looks as before


def test_displayed_cards_are_drawn_in_four_rotations() -> None:
    shown = lines(table(cards=[49, 13, 1, 2]))
    assert shown[1].split("  ")[0] == "1: card 49"
    assert [line[:14].rstrip() for line in shown[2:6]] == [
        "r0 r1  r2 r3",
        "TA ..T .. AP.",
        ".P .PA P. T..",
        "..     AT",
    ]
    assert [line[18:32].rstrip() for line in shown[2:6]] == ["r0 r1", ".T T..", ".. ..T", "T."]


def test_taken_slot_is_shown() -> None:
    position = play(table(cards=[1, 2, 3, 4]), "card:2@0,0r0")
    assert "2: taken" in lines(position)[1]


def test_board_shows_the_tile_display() -> None:
    spaces = ["queen", "king", "tiger", "garden", "statue", "animal_handler"]
    shown = "\n".join(lines(table(spaces=spaces)))
    assert re.search(r"1a Queen +2a Tiger +3a Statue\n1b King +2b Garden +3b Animal handler\n", shown)
    assert "Face down: 43 tiles, 56 cards" in shown


def test_vacant_spaces_are_shown() -> None:
    assert re.search(r"1b - +2b -", "\n".join(lines(table(stock=[], spaces=["queen"]))))


def test_board_shows_tiles_by_series_with_their_current_value() -> None:
    position = table(hands=[["tiger", "tiger", "guard", "gate"], ["queen"]], blind=[["gate"], ["king"]], awards=[1, 0])
    shown = " ".join(" ".join(lines(position)).split())
    assert "Ann: 22 points (2 × Tiger = 6, 2 × Gate = 5, Guard = 6, one five-point award = 5)" in shown
    assert "Bob: 3 points (Queen = 3, one hidden tile)" in shown


def test_title_shows_the_round_and_the_last_one() -> None:
    assert lines(table())[0].startswith("── Round 1 of 15 ── You have the flower and start ──")
    assert lines(table(), 1)[0].startswith("── Round 1 of 15 ── Ann has the flower and starts ──")
    body = state(stock=[], spaces=[None] * 6, number=3)
    assert "Round 4 is the last" in lines(GAME.load(body))[0]


def test_board_notes_that_cards_and_values_are_a_reconstruction() -> None:
    assert "Cards and most tile values are a reconstruction" in "\n".join(lines(table()))
    assert "reconstruction" not in "\n".join(lines(table(number=2)))
    for language in LANGUAGES:
        rules = words(language).say("hanging-gardens-rules")
        assert words(language).say("hanging-gardens-reconstruction") in rules


@hardest("seats", 4, 3, 2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_fits_the_screen_and_every_message_exists(seats: int, language: str) -> None:
    board = HangingGardensBoard(GAME, words(language))
    position, rng = GAME.new(seats, 3), Stream(bytes(32))
    while not position.over:
        seen = view(position, position.to_move)
        drawn = board.draw(seen, NAMES) + "\n" + board.status(seen, NAMES)
        shown = [board.action(word, seen) for word in board.menu(seen)]
        assert "hanging-gardens" not in drawn + " ".join(shown)
        assert all(len(line) <= 80 for line in board.draw(seen, NAMES).splitlines())
        position.apply(builder(position, rng, 6))
    assert "hanging-gardens" not in board.draw(view(position, None), NAMES)


def test_paint_changes_no_text() -> None:
    position = table(GARDEN, cards=[49])
    plain = BOARD.draw(view(position), NAMES)
    painted = HangingGardensBoard(GAME, words("en"))
    painted.paint = Paint(True)
    assert re.sub(r"\x1b\[[0-9;]*m", "", painted.draw(view(position), NAMES)) == plain


# --- The menu --------------------------------------------------------------------------------------------------


def test_menu_has_few_placements_and_at_least_one_of_every_card() -> None:
    seen = view(table("TT...\n.....\n.....", cards=[5, 6, 7, 8]))
    menu = BOARD.menu(seen)
    assert len(menu) == 8
    assert {word[5] for word in menu} == set("1234")
    assert menu[0].startswith("card:1")
    assert "a tile from column\N{NO-BREAK SPACE}1" in BOARD.action(menu[0], seen)


def test_menu_has_every_card_that_can_only_be_burned() -> None:
    assert BOARD.menu(view(table("TT\ntT\n..", cards=[57, 58, 59, 60]))) == ["burn:1", "burn:2", "burn:3", "burn:4"]


def test_menu_of_temples_begins_with_the_largest_group() -> None:
    position = play(table("......\nTT..PP\nT.....", cards=[17]), "card:1@2,0r0")
    menu = BOARD.menu(view(position))
    assert menu[-1] == "pass"
    assert set(menu[:4]) == {"temple:0,1", "temple:0,2", "temple:1,1", "temple:2,1"}


# --- Words -----------------------------------------------------------------------------------------------------


def test_actions_are_described() -> None:
    say = BOARD.action
    assert say("card:1@2,0r0", view(table("TT...\n.....", cards=[5]))) == (
        "Card 5, rotation 0, corner at 2,0: makes 3 terraces without a temple: a tile from column\N{NO-BREAK SPACE}1"
    )
    assert say("card:1@0,0r0", view(table(cards=[1]))) == "Card 1, rotation 0, corner at 0,0: makes one terrace"
    assert say("burn:1", view(table("TT\ntT\n..", cards=[57]))) == "Discard card 57, which fits nowhere"
    merging = view(play(table("...tT.\ntTT...\n......", cards=[5]), "card:1@3,1r0"))
    assert say("keep:0,1", merging) == "Keep the temple at 0,1; the other one returns to your supply"
    large = view(play(table("TTTTT..\n.......\n.......", cards=[5]), "card:1@5,0r0"))
    assert say("temple:0,0", large) == "Temple on 0,0, 6 terraces: a face-down tile, and one from any column"
    assert say("pass", large) == "Place no temple"


def test_tile_is_described_with_its_points() -> None:
    spaces = ["tiger", "gate", "queen", "queen", "queen", "queen"]
    hands = [["tiger", "tiger", "animal_handler", "guard"]]
    position = table("TT...\n.....\n.....", cards=[5], spaces=spaces, hands=hands)
    seen = view(play(position, "card:1@2,0r0 temple:0,0"))
    # the third tiger: 14 instead of 6, and the animal handler 12 instead of 4
    assert BOARD.action("tile:1a", seen) == "Take Tiger: 16 points more"
    # a first gate pays nothing, but the guard three
    assert BOARD.action("tile:1b", seen) == "Take Gate: 3 points more"


def shown(position: Position, word: str, viewer: int | None) -> list[str]:
    before = view(position, viewer)
    play(position, word)
    after = view(position, viewer)
    return [BOARD.event(event, after, NAMES) for event in GAME.events(before, word, after)]


def test_events_are_described() -> None:
    spaces = ["queen"] * 4 + ["gate"] * 2
    position = table("TTTTT...\n........\n........", cards=[5], stock=["tiger", "king"], spaces=spaces)
    assert shown(position, "card:1@5,0r0", 1) == ["Ann places card 5, rotation 0, corner at 5,0."]
    assert shown(position.clone(), "temple:0,0", 0) == [
        "You place a temple at 0,0.",
        "You draw a face-down tile: King.",
    ]
    assert shown(position, "temple:0,0", 1) == ["Ann places a temple at 0,0.", "Ann draws a face-down tile."]
    assert shown(position, "tile:2a", 1) == ["Ann takes the tile Queen from 2a.", "New at 2a: Tiger."]


def test_shared_victory_names_the_winners() -> None:
    body = state(cards=[1], hands=[["queen"], ["sculptor"]], number=15)
    body["round"]["to_move"] = [0]
    body["card_display"] = [1, None, None, None]
    position = GAME.load(body)
    assert shown(position.clone(), "card:1@0,0r0", 0)[-1] == "You share the victory with Bob: 3 points each."
    assert shown(position, "card:1@0,0r0", None)[-1] == "Ann, Bob share the victory: 3 points each."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_a_message_with_its_parameters_only(language: str) -> None:
    for reason, sentence in SENTENCES.items():
        message = messages(language)[f"hanging-gardens-why-{reason.replace('_', '-')}"]
        used = set(re.findall(r"\$(\w+)", str(vars(message))))
        assert used <= set(re.findall(r"{(\w+)}", sentence)) or not used


def test_refusal_is_explained() -> None:
    position = table("tTT\n...", cards=[1])
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(position, "card:1@0,0r0")
    assert BOARD.reason(caught.value, view(position)) == "the card would cover the temple at 0,0."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained_for_every_value(language: str) -> None:
    for option in GAME.options.options:
        said = {
            words(language).say(f"hanging-gardens-option-{option.name.replace('_', '-')}", value=value)
            for value in option.values
        }  # type: ignore[union-attr]
        assert len(said) == len(option.values)  # type: ignore[union-attr]


# --- Commands --------------------------------------------------------------------------------------------------


def run(name: str, position: Position, *arguments: str, seat: int | None = 0) -> str:
    return BOARD.commands()[name](view(position, seat), list(arguments))


def test_places_shows_every_legal_corner_of_a_card() -> None:
    text = run("places", table(cards=[13]), "1")
    assert text.splitlines() == [
        "Card 13 of slot 1 fits in one place. The o marks where its upper left corner",
        "lies.",
        "",
        "r0",
        ".T",
        "..",
        "T.",
        "    -2 -1  0  1  2  3",
        " -2  ·  ·  ·  ·  ·  ·",
        " -1  ·  ·  ·  ·  ·  ·",
        "  0  ·  ·  .o .  ·  ·",
        "  1  ·  ·  .  .  ·  ·",
        "  2  ·  ·  .  .  ·  ·",
        "  3  ·  ·  ·  ·  ·  ·",
        "  4  ·  ·  ·  ·  ·  ·",
        "  0,0",
    ]


def test_places_shows_one_rotation() -> None:
    every = run("places", table(cards=[1]), "1")
    one = run("places", table(cards=[1]), "1", "r2")
    assert every.count("o") - 1 >= 24
    assert "r0" not in one and "r2\n" in one
    assert "fits in 6 places" in one
    assert "fits nowhere" in run("places", table(cards=[13]), "1", "r1")


def test_places_refuses_wrong_arguments() -> None:
    assert "from 1 to 4" in run("places", table(), "9")
    assert "from 1 to 4" in run("places", table())
    assert "from 1 to 4" in run("places", table(), "x")
    assert "from 1 to 3" in run("places", table(seats=3), "4")
    assert run("places", play(table(cards=[1]), "card:1@0,0r0"), "1", seat=1) == "1: taken"
    assert "from 1 to 4" in run("places", table(), "12")
    assert "from 1 to 4" in run("places", table(), "2", "r7")
    assert "fits nowhere" in run("places", table("TT\ntT\n..", cards=[57]), "1")


@pytest.mark.parametrize("command", ["places", "preview"])
def test_placements_are_shown_only_to_the_player_taking_a_card(command: str) -> None:
    later = "You can look at places again when it is your turn to take a card."
    position = table("TT...\n.....\n.....", cards=[5, 6])
    assert run(command, position, "1", seat=1) == later
    assert run(command, position, "1", seat=None) == later
    assert run(command, play(position, "card:1@2,0r0"), "2") == later  # now a temple is asked for


def test_rotations_of_a_card_are_side_by_side_if_they_fit() -> None:
    shown = run("places", table(cards=[1]), "1").splitlines()
    heads = [line.split() for line in shown if line.startswith("r")]
    assert heads == [["r0", "r1", "r2"], ["r3"]]
    assert all(len(line) <= 79 for line in shown)


def test_preview_accepts_a_number_of_the_menu() -> None:
    position = table("TT...\n.....\n.....", cards=[5, 6])
    first = BOARD.menu(view(position))[0]
    assert run("preview", position, "1") == run("preview", position, first)
    assert "such as preview card:2@-1,3r1" in run("preview", position, "99")


def test_preview_shows_the_garden_and_its_groups_after_a_placement() -> None:
    text = run("preview", table(".T.\n.T.\n.P.", cards=[1, 2, 5]), "card:3@2,0r0")
    assert text.splitlines() == [
        "     0  1  2  3 ",
        "  0  .  T  T' .'",
        "  1  .  T  .' .'",
        "  2  .  P  .' .'",
        "  3 terraces without a temple: a tile from column\N{NO-BREAK SPACE}1",
    ]


def test_preview_shows_a_merge_and_refuses_an_illegal_placement() -> None:
    merging = table("...tT.\ntTT...\n......", cards=[5])
    assert "6 terraces with 2 temples: one may stay" in run("preview", merging, "1@3,1r0")
    assert "such as preview card:2@-1,3r1" in run("preview", merging, "card:1@40,0r0")
    assert "such as preview card:2@-1,3r1" in run("preview", merging)


def test_tiles_lists_the_value_of_every_kind() -> None:
    text = run("tiles", table(hands=[["gate", "gate"], ["guard"]]))
    assert re.search(r"Gate +0 - 5 - 14 - 25 +2 0 +\d", text)
    assert re.search(r"Guard +3 for each tile: Gate +0 1 +0", text)
    assert re.search(r"Priest +3, or 10 with a set \(Chalice\) +0 0 +\d", text)
    assert "Cards and most tile values are a reconstruction" in text


def test_transcribed_box_has_no_reconstruction_note() -> None:
    data = {"deck": {"status": "transcribed", "cards": CARDS}, "tiles": {"status": "transcribed", **TILES}}
    box = GAME.open_box(data)
    assert box.hash == GAME.box.hash
    assert "reconstruction" not in BOARD.draw(GAME.view(GAME.new(2, 1, box=box), 0), NAMES)


CARDS = [{"id": int(card), "rows": rows} for card, rows in GAME.box.data["cards"].items()]
TILES = {name: GAME.box.data[name] for name in ("series", "persons")}


def test_every_command_is_explained_in_every_language() -> None:
    for language in LANGUAGES:
        for name in BOARD.commands():
            assert words(language).has(f"hanging-gardens-command-{name}")
