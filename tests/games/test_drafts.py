"""Drafts of positions: what they leave out is dealt, and what no game can reach is refused with its reason."""

from typing import Any

import pytest

from ziggurat.core.errors import BadDraft, BadState
from ziggurat.core.position import Position
from ziggurat.core.registry import game
from ziggurat.core.rng import Stream
from ziggurat.core.seed import seed_bytes

GAMES = ("babel", "babylon", "hanging_gardens")


def loaded(game_id: str, draft: dict[str, Any], seed: int = 1) -> Position:
    found = game(game_id)
    return found.load(found.complete(draft, seed_bytes(seed), found.box).state, seed)


def reason(game_id: str, draft: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    with pytest.raises(BadDraft) as caught:
        loaded(game_id, draft)
    return caught.value.reason, caught.value.params


@pytest.mark.parametrize("game_id", GAMES)
def test_an_empty_draft_is_a_position(game_id: str) -> None:
    position = loaded(game_id, {})
    assert position.seats == 2
    assert position.to_move == 0
    assert position.scores() == [0, 0]
    assert position.legal()


@pytest.mark.parametrize("game_id", GAMES)
def test_equal_seeds_deal_equal_positions(game_id: str) -> None:
    assert loaded(game_id, {}, 5).to_bytes() == loaded(game_id, {}, 5).to_bytes()
    assert loaded(game_id, {}, 5).to_bytes() != loaded(game_id, {}, 6).to_bytes()


def test_a_babel_draft_keeps_what_it_says() -> None:
    draft = {
        "column": [{"A": "SSAAA"}, {"H": "M"}],
        "temple": [{"A": [1, 3]}, {}],
        "reserve": [[4, 2], []],
        "hand": ["AAH", None],
        "discard": "PPM",
        "pawn": ["A", "H"],
        "starter": [False, True],
        "active": 1,
    }
    state = game("babel").state(loaded("babel", draft))
    assert state["column"][0]["A"] == "SSAAA"
    assert state["temple"][0]["A"] == [1, 3]
    assert state["reserve"] == [[4, 2], []]
    assert state["hand"][0] == "AAH"
    assert len(state["hand"][1]) == 5
    assert state["active"] == 1
    assert sorted(state["discard"]) == ["M", "P", "P"]
    assert len(state["people_deck"]) == 60 - 5 - 1 - 3 - 5 - 3
    assert len(state["temple_deck"]) == 45 - 2 - 2 - 1


def test_a_gardens_draft_keeps_what_it_says() -> None:
    draft = {
        "players": [{"garden": ["TTt", "..."], "tiles": ["gate", "gate", "guard"], "awards": 1}, {}, {}],
        "cards": [5],
        "spaces": ["queen"],
        "round": 4,
        "seat": 2,
    }
    position = loaded("hanging_gardens", draft)
    state = game("hanging_gardens").state(position)
    assert position.to_move == 2
    assert state["card_display"][0] == 5
    assert len(state["card_stack"]) == 60 - 3 * 4
    assert state["tile_display"]["1a"] == "queen"
    assert position.sheet(0)["guard"] == 6
    assert position.sheet(0)["gate"] == 5
    assert state["players"][0]["temples"] == ["2,0"]
    assert state["players"][0]["supply"] == 4


def test_a_babylon_draft_finds_supports_for_its_tiles() -> None:
    words = "place:SFBT.white@c3r0 statue:c4 | place:ST--.yellow@c4r0"
    found = game("babylon")
    done = found.complete({"players": [{"garden": words}, {}]}, seed_bytes(1), found.box)
    # the second tile lies over a statue and the free space next to it, and over bare squares
    assert done.draft["players"][0]["garden"] == ("place:SFBT.white@c3r0/1111 statue:c4 | place:ST--.yellow@c4r0/221s")
    assert found.load(done.state).sheet(0)["highest"] == 4


def test_nothing_of_a_babylon_draft_is_new() -> None:
    draft = {"players": [{"garden": "place:S-F-.yellow@c3r0/1111", "singles": 8}, {}], "dug": "clay13"}
    words = game("babylon").legal_words(loaded("babylon", draft))
    assert not [word for word in words if word.startswith("statue:")]
    assert "place:dug@e3r3/1111" in words


GARDEN_OF_TWO_TEMPLES = {"players": [{"garden": ["tt"]}, {}]}
REFUSED: list[tuple[str, dict[str, Any], str, dict[str, Any]]] = [
    ("babel", {"temple": [{"A": [2, 1]}, {}], "pawn": ["A", "quarry"]}, "not_rising", {"seat": 0, "site": "A"}),
    ("babel", {"column": [{}, {"A": "H"}]}, "at_quarry", {"seat": 1}),
    ("babel", {"hand": ["A" * 13, ""]}, "people_many", {"people": "A", "count": 13, "most": 12}),
    ("babel", {"hand": ["A" * 12, ""], "discard": "A"}, "people_many", {"people": "A", "count": 13, "most": 12}),
    ("babel", {"reserve": [[6] * 3, [6] * 3]}, "level_many", {"level": 6, "count": 6, "most": 5}),
    ("babel", {"reserve": [[1] * 5, [1] * 4], "starter": [True, True]}, "level_many",
     {"level": 1, "count": 11, "most": 10}),
    ("babel", {"temple": [{site: [4] for site in "AHMP"}, {}], "pawn": ["A", "quarry"]}, "game_won",
     {"seat": 0, "points": 16, "other": 0}),
    ("hanging_gardens", {"players": [{"garden": ["---"]}, {}]}, "garden_empty", {"seat": 0}),
    ("hanging_gardens", {"players": [{}, {"garden": ["T-T"]}]}, "not_connected", {"seat": 1}),
    ("hanging_gardens", {"players": [{"garden": ["t.t.t.t.t.t"]}, {}]}, "temples_many",
     {"seat": 0, "count": 6, "most": 5}),
    ("hanging_gardens", GARDEN_OF_TWO_TEMPLES, "two_temples", {"seat": 0, "square": "0,0"}),
    ("hanging_gardens", {"players": [{"tiles": ["guard", "guard"]}, {}]}, "tile_many",
     {"tile": "guard", "count": 2, "most": 1}),
    ("hanging_gardens", {"cards": [7, 7]}, "card_twice", {"card": 7}),
    ("hanging_gardens", {"cards": [7, 61]}, "card_unknown", {"card": 61, "most": 60}),
    ("hanging_gardens", {"cards": [0]}, "card_unknown", {"card": 0, "most": 60}),
    ("hanging_gardens", {"cards": [1, 2, 3, 4, 5]}, "cards_many", {"count": 5, "most": 4}),
    ("babylon", {"players": [{"flower": "pink"}, {"flower": "pink"}]}, "flower_twice", {"flower": "pink"}),
    ("babylon", {"players": [{}, {"singles": 7}]}, "singles_many", {"seat": 1, "count": 7, "most": 6}),
    ("babylon", {"players": [{"slot": "start3"}, {}]}, "foreign_start", {"seat": 0, "flower": "white"}),
    ("babylon", {"dug": "clay01", "players": [{"slot": "clay01"}, {}]}, "tile_twice", {"tile": "clay01"}),
    ("babylon", {"columns": {"A1": ["clay01"]}}, "column_order", {"column": "A1"}),
    ("babylon", {"columns": {name: [] for name in ("A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4")}}, "quarry_short",
     {"count": 24, "needed": 30}),
    ("babylon", {"token": "minus", "round": 1}, "round_token", {"round": 1}),
    ("babylon", {"round": 3}, "round_token", {"round": 3}),
    ("babylon", {"options": {"supply": "box"}}, "counted_supply", {}),
]  # fmt: skip


@pytest.mark.parametrize(("game_id", "draft", "code", "params"), REFUSED)
def test_an_impossible_draft_is_refused(game_id: str, draft: dict[str, Any], code: str, params: dict[str, Any]) -> None:
    assert reason(game_id, draft) == (code, params)


def test_an_illegal_garden_names_its_first_wrong_word() -> None:
    draft = {"players": [{}, {"garden": "place:SFBT.white@c3r0/1111 | place:SF--.pink@c3r0/1111"}]}
    with pytest.raises(BadDraft) as caught:
        loaded("babylon", draft)
    assert caught.value.reason == "illegal_step"
    assert caught.value.params == {"seat": 1, "step": 2, "word": "place:SF--.pink@c3r0/1111"}
    assert caught.value.why is not None
    assert caught.value.why.reason == "same_footprint"


@pytest.mark.parametrize(
    ("game_id", "draft"),
    [
        ("babel", {"secret": 1}),
        ("babel", {"column": [{"X": "A"}, {}]}),
        ("babel", {"pawn": ["nowhere", "A"]}),
        ("babel", {"hand": ["XYZ", ""]}),
        ("babel", {"discard": "XYZ"}),
        ("babel", {"discard": ["A"]}),
        ("hanging_gardens", {"players": [{"garden": ["TXT"]}, {}]}),
        ("hanging_gardens", {"players": [{"garden": ["T" * 41]}, {}]}),
        ("hanging_gardens", {"players": [{}]}),
        ("hanging_gardens", {"round": 16}),
        ("babylon", {"dug": "start1"}),
        ("babylon", {"players": [{"garden": [1]}, {}]}),
        ("babylon", {"players": [{"garden": 1}, {}]}),
        ("babylon", {"players": [{"garden": "dig:A1"}, {}]}),
        ("babylon", {"players": [{"garden": ["|"] * 3 + ["end"] * 90}, {}]}),
    ],
)
def test_a_malformed_draft_is_a_bad_state(game_id: str, draft: dict[str, Any]) -> None:
    with pytest.raises(BadState):
        loaded(game_id, draft)


@pytest.mark.parametrize("seed", range(40))
def test_a_draft_of_any_cards_loads_or_has_a_reason(seed: int) -> None:
    """What a draft can say is either a position or refused by `complete`, never by `load`."""
    rng = Stream(seed_bytes(seed))
    for game_id, draft in (
        ("babel", any_babel(rng)),
        ("hanging_gardens", any_garden(rng)),
        ("babylon", any_babylon(rng)),
    ):
        found = game(game_id)
        try:
            state = found.complete(draft, seed_bytes(seed), found.box).state
        except BadDraft:
            continue
        assert found.load(state).legal()


def any_babel(rng: Stream) -> dict[str, Any]:
    def column() -> str:
        return "".join(rng.choose("AHMPS") for _ in range(rng.draw(5)))

    def temple() -> list[int]:
        return [level for level in range(1, 7) if rng.draw(3) == 0]

    return {
        "column": [{site: column() for site in "AHMPS"} for _ in range(2)],
        "temple": [{site: temple() for site in "AHMPS" if rng.draw(2)} for _ in range(2)],
        "pawn": [rng.choose(["A", "S", "quarry"]) for _ in range(2)],
        "reserve": [[1 + rng.draw(6) for _ in range(rng.draw(4))] for _ in range(2)],
        "starter": [rng.draw(2) == 1 for _ in range(2)],
        "active": rng.draw(2),
    }


def any_garden(rng: Stream) -> dict[str, Any]:
    def row() -> str:
        return "".join(rng.choose("..TPAFtp-") for _ in range(4))

    return {
        "players": [{"garden": [row() for _ in range(3)], "tiles": ["gate"] * rng.draw(9)} for _ in range(2)],
        "cards": [1 + rng.draw(60) for _ in range(rng.draw(5))],
        "round": 1 + rng.draw(15),
    }


def any_babylon(rng: Stream) -> dict[str, Any]:
    def words() -> list[str]:
        faces = ["SFBT.white", "S-T-.pink", "F-B-.blue", "----.yellow"]
        return [f"place:{rng.choose(faces)}@{rng.choose('abcdefg')}{1 + rng.draw(7)}r0" for _ in range(rng.draw(5))]

    token = rng.choose([None, "single", "icon", "none"])
    columns = {name: [] for name in ("A1", "B2", "C3") if rng.draw(2)}
    return {
        "players": [{"garden": words(), "singles": rng.draw(9)} for _ in range(2)],
        "columns": columns,
        "dug": rng.choose([None, "clay05", "basalt01"]),
        "token": token,
        "round": 1 if token is None else 2 + rng.draw(14),
    }
