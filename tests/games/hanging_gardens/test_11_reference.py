"""Rules 11.3: the fast engine against the slow reference in tests/helpers, over thousands of positions."""

from collections import Counter

import pytest

from helpers.hanging_gardens import GAME, builder
from helpers.hanging_gardens_reference import all_groups, at, card_at, garden_of, legal_words
from helpers.invariants_hanging_gardens import check
from helpers.quick import hardest
from ziggurat.core.game import State
from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.core.seed import stream

FACES = GAME.box.data["cards"]
OPTIONS = [{}, {"growth": "touch"}, {"merge": "forbid"}, {"burn": "card", "merge": "forbid", "growth": "touch"}]
GAMES = 6


def garden_after(state: State, word: str) -> dict[tuple[int, int], str]:
    """Return the garden of the player to move after an action, computed by the reference."""
    garden = garden_of(state["players"][state["round"]["to_move"][0]])
    if not word.startswith("card"):
        return garden
    slot, _, place = word.removeprefix("card:").partition("@")
    x, y, turn = map(int, place.replace("r", ",").split(","))
    return garden | card_at(FACES[str(state["card_display"][int(slot) - 1])], turn, x, y)


def groups_of(position: Position, seat: int) -> Counter[tuple[str, int, int]]:
    groups: list[tuple[int, int, int]] = position.groups(seat)  # type: ignore[attr-defined]
    return Counter((".TPAF"[kind], size, temples) for kind, size, temples in groups)


def check_position(position: Position) -> State:
    state = GAME.state(position)
    assert GAME.legal_words(position) == legal_words(state, FACES)
    for seat, player in enumerate(state["players"]):
        garden, temples = garden_of(player), {at(place) for place in player["temples"]}
        expected = Counter((garden[min(g)], len(g), len(g & temples)) for g in all_groups(garden))
        assert groups_of(position, seat) == expected
    check(GAME, position)
    return state


def play_and_compare(position: Position, rng: Stream, large: bool) -> Counter[str]:
    """Play a game and compare every step; return the kinds of actions."""
    kinds: Counter[str] = Counter()
    while not position.over:
        state = check_position(position)
        mover = position.to_move
        code = builder(position, rng) if large else rng.choose(position.legal())
        word = GAME.word(code)
        expected = garden_after(state, word)
        position.apply(code)
        assert garden_of(GAME.state(position)["players"][mover]) == expected
        kinds[word.partition(":")[0] + ("<" if "<" in word else "")] += 1
    check(GAME, position)
    return kinds


@hardest("seats", 2, 3, 4)  # with the most cards and tiles for each garden
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(options) or "default")
def test_engine_and_reference_agree_at_every_step(seats: int, options: dict[str, str]) -> None:
    kinds: Counter[str] = Counter()
    for seed in range(GAMES):
        rng = stream(bytes([seed]) * 32, "reference")
        kinds += play_and_compare(GAME.new(seats, seed, options), rng, large=seed % 4 != 0)
    assert {"card", "temple", "tile", "pass"} <= set(kinds)
    assert seats > 2 or "temple<" in kinds
    assert ("keep" in kinds) == (options.get("merge") != "forbid") or (seats > 2 and "keep" not in kinds)
