"""Rules 9.5: garden scripts, alone and in a state."""

import pytest

from helpers.babylon import GAME, drawing, garden_of, play, player, position, scene, squeezed
from ziggurat.core.errors import BadNotation, BadState, IllegalAction
from ziggurat.games.babylon.script import turns_of

FIRST = "place:SFBT.white@c3r0/1111"


def test_9_5_actions_are_separated_by_spaces_and_turns_by_bars() -> None:
    assert turns_of("a b | c |d|e") == [["a", "b"], ["c"], ["d"], ["e"]]
    assert turns_of(["a", "|", "b"]) == [["a"], ["b"]]
    assert turns_of("") == turns_of("   ") == []


def test_9_5_all_conditions_apply_except_t1_and_t11() -> None:
    assert garden_of(f"{FIRST} | place:FBT-.white@d3r0/1221").tiles == 2
    with pytest.raises(IllegalAction, match="takes 6 single pillars, and there are 5"):
        garden_of(f"{FIRST} | place:FBT-.white@d3r0/1221", singles=9)
    assert garden_of(f"{FIRST} | place:FBT-.white@d3r0/1221", singles=10).tiles == 2
    with pytest.raises(IllegalAction, match="only one may be open"):
        garden_of("place:SFBT.white@c3r0/1--1")


def test_9_5_no_token_is_in_force_unless_stated() -> None:
    with pytest.raises(IllegalAction, match="grants no icon"):
        garden_of(f"{FIRST} statue:d4*")
    assert garden_of(f"{FIRST} statue:d4*", token="icon").ornaments == 1


STRANGE = """
    place:dug@c3r0/1111 dig:B3 end place:SFBT@c3r0/1111 place:SFBX.white@c3r0/1111 place:SFBT.red@c3r0/1111 nonsense
"""


@pytest.mark.parametrize("word", STRANGE.split())
def test_9_5_other_words_are_refused_in_a_script(word: str) -> None:
    with pytest.raises(BadNotation):
        garden_of(word)


@pytest.mark.parametrize("word", [FIRST, "place:SFBT.white@c3r0/1111"])
def test_9_5_third_form_of_a_tile_is_never_legal_in_a_game(word: str) -> None:
    with pytest.raises(BadNotation):
        play(position(scene(dug="clay05", singles=4)), word)


def test_9_5_script_has_at_most_sixteen_tiles() -> None:
    anchors = [file + rank for rank in "1357" for file in "aceg"]
    script = " | ".join(f"place:----.white@{anchor}r0/1111" for anchor in anchors)
    assert garden_of(script).tiles == 16
    with pytest.raises(BadNotation, match="16 tiles at most"):
        garden_of(f"{script} | place:----.white@b2r0/1111")


# --- In a state --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [f"{FIRST} statue:c4", [FIRST, "statue:c4"]])
def test_state_takes_a_script_as_text_or_as_a_list_of_words(words: object) -> None:
    state = scene(at_round=4)
    state["players"][0]["garden"] = words
    garden = player(position(state), 0)["garden"]
    assert garden["cells"]["c4"]["use"] == "statue"
    assert garden["tiles"][0] == {
        "id": "SFBT.white",
        "anchor": "c3",
        "rotation": 0,
        "floor": 1,
        "flower": "white",
        "turn": 1,
    }


def test_loaded_script_round_trips_as_a_state() -> None:
    at = position(scene(at_round=4, garden=f"{FIRST} statue:c4 | place:FBT-.white@e4r3/1-11 fountain:d4-e4"))
    again = GAME.load(GAME.state(at))
    assert GAME.state(again) == GAME.state(at)
    assert again == at


def test_script_uses_a_tile_of_the_box_that_is_not_used_elsewhere() -> None:
    state = scene("2333 3333 3333 3333", at_round=4, garden=f"{FIRST} | place:ST--.yellow@e4r3/1111", slot=None)
    assert "clay16" in state["out"]
    state["out"].remove("clay16")
    state["out"].remove("start1")
    ids = [tile["id"] for tile in player(position(state), 0)["garden"]["tiles"]]
    assert ids == ["start1", "clay16"]


def test_last_turn_of_a_script_can_be_the_current_turn() -> None:
    state = scene(dug="clay05", slot=None, garden=FIRST)
    assert "statue:c4" in GAME.legal_words(position(state))
    later = scene(dug="clay05", slot=None, garden=FIRST, at_round=2)
    assert "statue:c4" not in GAME.legal_words(position(later))


def test_script_with_more_turns_than_rounds_has_no_current_turn() -> None:
    script = " | ".join([FIRST, "place:----.white@e3r0/1111", "place:S---.white@g3r0/1111"])
    at = position(scene(dug="clay05", garden=script))
    assert [tile["turn"] for tile in player(at, 0)["garden"]["tiles"]] == [-2, -1, 0]
    assert not any(word.startswith("statue") for word in GAME.legal_words(at))
    assert GAME.state(GAME.load(GAME.state(at))) == GAME.state(at)


@pytest.mark.parametrize(
    ("script", "why"),
    [
        (f"{FIRST} fountain:c4-d4", "players\\[0\\].garden: fountain:c4-d4: c4 does not show the icon"),
        ("place:SFBT.white@c3r0/2222", "too high"),
        (f"{FIRST} dig:B3", "has no place in a garden script"),
        ([FIRST, 3], "a list of words"),
    ],
)
def test_script_that_breaks_a_rule_is_refused_with_the_reason(script: object, why: str) -> None:
    state = scene(at_round=4)
    state["players"][0]["garden"] = script
    with pytest.raises(BadState, match=why):
        GAME.load(state)


def test_star_in_a_script_needs_the_token_of_its_round() -> None:
    script = f"{FIRST} | place:---B.white@e4r0/1111 fountain:d4-e4*"
    with pytest.raises(BadState, match="grants no icon"):
        position(scene(at_round=4, token="icon", garden=script))
    state = scene(at_round=2, token="icon", garden=script, dug="clay05", slot=None)
    state["players"][0]["token_spent"] = True
    assert squeezed(drawing(position(state).garden(0))).count("o") == 2
