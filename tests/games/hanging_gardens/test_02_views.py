"""Rules 2: views of each seat, and samples drawn from them."""

import json
from collections import Counter
from typing import Any

import pytest

from helpers.hanging_gardens import BOX_TILES, GAME, builder, play, state, table
from ziggurat.core.errors import BadView
from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.core.seed import stream


def sight(position: Position, seat: int | None) -> str:
    return json.dumps(GAME.view(position, seat), sort_keys=True)


SECRETS = {"hands": [["queen"], ["king", "gate"]], "blind": [["tiger"], ["guard", "statue"]]}


# --- Views -----------------------------------------------------------------------------------------------------

# option -> what seat 0 sees of seat 1: open tiles, blind tiles
SEEN: dict[str, tuple[list[str] | None, list[str] | None]] = {
    "blind": (["king", "gate"], None),
    "all": (None, None),
    "none": (["king", "gate"], ["statue", "guard"]),
}


@pytest.mark.parametrize("secrecy", SEEN)
def test_2_tile_secrecy_of_other_players_tiles(secrecy: str) -> None:
    position = table(**SECRETS, options={"tile_secrecy": secrecy})
    for viewer in (0, None):
        player = GAME.view(position, viewer)["players"][1]
        assert (player["open_tiles"], player["blind_tiles"]) == SEEN[secrecy]
        assert (player["open_count"], player["blind_count"]) == (2, 2)


@pytest.mark.parametrize("secrecy", SEEN)
def test_2_players_always_see_their_own_tiles(secrecy: str) -> None:
    view = GAME.view(table(**SECRETS, options={"tile_secrecy": secrecy}), 1)
    assert view["players"][1]["open_tiles"] == ["king", "gate"]
    assert view["players"][1]["blind_tiles"] == ["statue", "guard"]
    assert view["scores"][1] == 4 + 0 + 1 + 3


def test_2_scores_count_only_visible_tiles() -> None:
    # seat 1: king 4, gate 0, statue 1, guard 3; the last two are blind
    expected = {"blind": 4, "all": 0, "none": 8}
    for secrecy, points in expected.items():
        view = GAME.view(table(**SECRETS, options={"tile_secrecy": secrecy}), 0)
        assert view["scores"][1] == points == sum(view["sheets"][1].values())


def test_2_after_the_game_all_tiles_are_public() -> None:
    body = state(**SECRETS, number=15, options={"tile_secrecy": "all"})
    body |= {"phase": "over", "card_display": [None] * 4}
    body["round"]["to_move"] = []
    view = GAME.view(GAME.load(body), None)
    assert view["players"][1]["blind_tiles"] == ["statue", "guard"]
    assert view["scores"] == [3 + 2, 8]


def test_2_remaining_cards_are_known_without_their_order() -> None:
    position = table(cards=[1, 2, 3, 4])
    view = GAME.view(position, 0)
    assert view["card_rest"] == list(range(5, 61))
    assert view["card_stack_size"] == 56
    assert "card_stack" not in view and "tile_stock" not in view


def test_2_unseen_tiles_are_listed_without_their_places() -> None:
    view = GAME.view(table(**SECRETS), 0)
    seen = Counter(["queen", "tiger", "king", "gate", *view["tile_display"].values()])
    assert Counter(view["tile_rest"]) == Counter(BOX_TILES) - seen
    assert len(view["tile_rest"]) == view["tile_stock_size"] + 2


def test_view_has_faces_values_and_their_source() -> None:
    view = GAME.view(table(cards=[49]), 0)
    assert view["faces"]["49"] == ["TA", ".P", ".."]
    assert view["values"]["series"]["gate"] == [0, 5, 14, 25]
    assert view["values"]["persons"]["guard"] == {"series": "gate", "per_tile": 3}
    assert view["box"]["status"] == {"deck": "reconstruction", "tiles": "partly reconstructed"}


# --- Hidden information ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("secrecy", SEEN)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_11_3_hidden_information_does_not_change_the_view(seats: int, secrecy: str) -> None:
    position, rng = GAME.new(seats, 12, {"tile_secrecy": secrecy}), Stream(bytes(32))
    while not position.over:
        for viewer in (None, *range(seats)):
            other = position.clone()
            other.redeal(-1 if viewer is None else viewer, rng)
            assert sight(other, viewer) == sight(position, viewer)
            assert other.legal() == position.legal()
        position.apply(builder(position, rng, 6))


def secrets_swapped() -> tuple[Position, Position]:
    """Return two positions that differ in both stacks and in seat 1's blind tiles."""
    one, other = state(**SECRETS), state(**SECRETS)
    for name in ("card_stack", "tile_stock"):
        other[name] = other[name][::-1]
    blind = other["players"][1]["blind_tiles"]
    for place in range(2):
        blind[place], other["tile_stock"][place] = other["tile_stock"][place], blind[place]
    return GAME.load(one), GAME.load(other)


def test_2_stacks_and_blind_tiles_are_hidden_from_other_seats() -> None:
    one, other = secrets_swapped()
    assert one != other
    assert sight(one, 0) == sight(other, 0)
    assert sight(one, None) == sight(other, None)
    assert sight(one, 1) != sight(other, 1)


# --- Samples ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("secrecy", SEEN)
def test_2_sample_has_the_same_view(secrecy: str) -> None:
    position, rng = GAME.new(3, 5, {"tile_secrecy": secrecy}), Stream(bytes(32))
    while not position.over:
        for viewer in (None, 0, 1, 2):
            sample = GAME.sample(GAME.view(position, viewer), rng)
            assert sight(sample, viewer) == sight(position, viewer)
        position.apply(builder(position, rng, 4))


def test_2_sample_depends_only_on_the_view() -> None:
    one, other = secrets_swapped()
    samples = [GAME.sample(GAME.view(position, 0), stream(bytes(32), "same")) for position in (one, other)]
    assert samples[0] == samples[1]


def test_2_redeal_equals_a_sample() -> None:
    position = table(**SECRETS)
    sample = GAME.sample(GAME.view(position, 0), stream(bytes(32), "same"))
    position.redeal(0, stream(bytes(32), "same"))
    assert GAME.state(position) == GAME.state(sample)


def deals(secrecy: str, viewer: int | None, count: int = 4000) -> list[dict[str, Any]]:
    position = table(**SECRETS, options={"tile_secrecy": secrecy})
    view = GAME.view(position, viewer)
    rng = stream(bytes(32), f"{secrecy}{viewer}")
    return [GAME.state(GAME.sample(view, rng)) for _ in range(count // 10)] + [
        GAME.state(redealt(position, viewer, rng)) for _ in range(count - count // 10)
    ]


def redealt(position: Position, viewer: int | None, rng: Stream) -> Position:
    other = position.clone()
    other.redeal(-1 if viewer is None else viewer, rng)
    return other


@pytest.mark.parametrize(
    ("secrecy", "viewer", "hidden"),
    [("blind", 0, ("blind_tiles",)), ("blind", None, ("blind_tiles",)), ("all", 0, ("blind_tiles", "open_tiles"))],
)
def test_2_every_hidden_tile_is_equally_likely_everywhere(
    secrecy: str, viewer: int | None, hidden: tuple[str, ...]
) -> None:
    samples = deals(secrecy, viewer)
    rest = Counter(GAME.view(table(**SECRETS, options={"tile_secrecy": secrecy}), viewer)["tile_rest"])
    total = sum(rest.values())
    for place in hidden:
        seen = Counter(tile for sample in samples for tile in sample["players"][1][place])
        drawn = sum(seen.values())
        assert drawn == 2 * len(samples)
        for tile, count in rest.items():
            share = count / total
            assert abs(seen[tile] - drawn * share) < 5 * (drawn * share * (1 - share)) ** 0.5
    tops = Counter(sample["tile_stock"][-1] for sample in samples)
    for tile, count in rest.items():
        share = count / total
        assert abs(tops[tile] - len(samples) * share) < 5 * (len(samples) * share * (1 - share)) ** 0.5


def test_2_every_unseen_card_is_equally_likely_to_be_next() -> None:
    samples = deals("blind", 0)
    tops = Counter(sample["card_stack"][-1] for sample in samples)
    expected = len(samples) / 56
    assert len(tops) == 56
    assert all(abs(count - expected) < 5 * expected**0.5 for count in tops.values())


def test_2_sample_keeps_the_viewers_tiles() -> None:
    for sample in deals("all", 1, 200):
        assert Counter(sample["players"][1]["open_tiles"]) == Counter(["king", "gate"])
        assert Counter(sample["players"][1]["blind_tiles"]) == Counter(["guard", "statue"])


def test_2_sample_without_secrecy_shuffles_only_the_stacks() -> None:
    for sample in deals("none", 0, 200):
        assert Counter(sample["players"][1]["blind_tiles"]) == Counter(["guard", "statue"])


def test_view_of_another_box_is_refused() -> None:
    view = GAME.view(table(), 0)
    view["box"]["hash"] = "0" * 64
    with pytest.raises(BadView, match="give the right one"):
        GAME.sample(view, Stream(bytes(32)))


# --- The counter `revealed` ------------------------------------------------------------------------------------


def test_revealed_changes_with_blind_tile_refill_and_new_cards_only() -> None:
    garden = "TTTTT...\n........\n........"
    position = table(garden, cards=[5, 1, 2, 3], number=15)
    steps = {}
    for word in ("card:1@5,0r0", "temple:0,0", "tile:1a", "card:2@0,0r0", "card:3@0,0r0", "card:4@2,1r0"):
        before = position.revealed
        play(position, word)
        steps[word] = position.revealed > before
    # the last action ends the game and reveals all blind tiles
    assert list(steps.values()) == [False, True, True, False, False, True]
    assert position.over


# --- Derived fields --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "rounds", "order"), [(2, 15, [0, 1, 1, 0]), (3, 20, [0, 1, 2]), (4, 15, [0, 1, 2, 3])]
)
def test_4_view_has_rounds_and_their_order(seats: int, rounds: int, order: list[int]) -> None:
    view = GAME.view(table(seats=seats), None)
    assert view["constants"] == {"rounds": rounds, "group_sizes": [3, 4, 5]}
    assert view["round"]["order"] == order


def test_9_view_lists_equal_rotations_as_one() -> None:
    rotations = GAME.view(table(cards=[13, 49]), 0)["rotations"]
    assert (rotations["13"], rotations["49"]) == ([0, 1, 0, 1], [0, 1, 2, 3])


def groups(position: Position) -> list[tuple[str, int, int, bool, int, bool]]:
    return [
        (one["kind"], len(one["places"]), one["temples"], one["ready"], one["columns"], one["blind"])
        for one in GAME.view(position, None)["turn"]["groups"]
    ]


def test_5_5_view_lists_groups_with_a_new_building() -> None:
    position = play(table(".T.\n.T.\n.P.", cards=[1, 2, 5]), "card:3@2,0r0")
    view = GAME.view(position, 1)
    assert view["turn"]["groups"] == [
        {"kind": "T", "places": ["1,0", "2,0", "1,1"], "temples": 0, "ready": True, "columns": 1, "blind": False}
    ]
    assert view["turn"]["columns"] == 0
    assert GAME.view(play(position, "temple:1,0"), 1)["turn"]["columns"] == 1


def test_5_8_view_shows_whether_a_group_draws_a_blind_tile() -> None:
    position = table("TTTTT..\n.......", cards=[5])
    assert groups(play(position, "card:1@5,0r0")) == [("T", 6, 0, True, 3, True)]
    position = table("TTTTT..\n.......", cards=[5], stock=[], spaces=["king"])
    assert groups(play(position, "card:1@5,0r0")) == [("T", 6, 0, True, 3, False)]


def test_5_4_view_lists_the_temples_of_merged_groups() -> None:
    assert groups(play(table("...tT.\ntTT...\n......", cards=[5]), "card:1@3,1r0")) == [("T", 6, 2, False, 3, True)]


def test_6_2_view_has_the_ladders_of_visible_tiles() -> None:
    hands = [["tiger"] * 4 + ["gate"] * 2 + ["animal_handler", "guard"], ["sculptor"]]
    ladders = GAME.view(table(hands=hands, blind=[[], ["queen"]]), 0)["players"]
    shown = {one["tile"]: (one["points"], one["sets"], one["rungs"], one["rung"]) for one in ladders[0]["ladders"]}
    assert shown == {
        "tiger": (14 + 2, 1, [2, 6, 14], 0),
        "gate": (5, 0, [0, 5, 14, 25], 1),
        "animal_handler": (12, 0, [4, 12], 1),
        "guard": (6, 0, [6, 9], 0),
    }
    assert [one["tile"] for one in ladders[1]["ladders"]] == ["sculptor"]


def test_6_2_view_of_the_player_taking_a_tile_has_its_gain() -> None:
    position = table(hands=[["tiger", "tiger", "animal_handler"], []], spaces=["tiger", "gate"])
    gains = GAME.view(position, 0)["tile_gains"]
    assert gains["1a"]["points"] == 14 - 6 + (12 - 4)
    assert [(one["tile"], one["points"]) for one in gains["1a"]["ladders"]] == [("tiger", 14), ("animal_handler", 12)]
    assert (gains["1b"]["points"], gains["1b"]["ladders"][0]["count"]) == (0, 1)
    assert GAME.view(position, 1)["tile_gains"] == GAME.view(position, None)["tile_gains"] == {}
