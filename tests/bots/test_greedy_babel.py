"""What greedy does in Babel: it scores when it can, destroys what hurts, keeps what it needs, and knows no secrets."""

import pytest

from helpers.babel_table import BABEL, position, view
from ziggurat.bots.bot import bot
from ziggurat.bots.greedy.babel import choose
from ziggurat.core.game import View
from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.core.seed import stream


def dice(name: str = "test") -> Stream:
    return stream(bytes(32), name)


def chosen(seen: View) -> str:
    return choose(BABEL, seen, dice(), BABEL.box)


def rest_of_turn(table: Position) -> list[str]:
    """Let greedy play until the turn of seat 0 is over."""
    words: list[str] = []
    while not table.over and table.to_move == 0 and words[-1:] != ["end"]:
        words.append(chosen(BABEL.view(table, 0)))
        BABEL.apply(table, words[-1])
    return words


def test_it_builds_when_it_can() -> None:
    assert chosen(view(column=[{"A": "HM"}, {}], temple=[{"A": [1]}, {}], reserve=[[2], []])) == "build:own"


def test_it_travels_to_where_it_can_build() -> None:
    table = position(hand=["M", ""], column=[{"M": "HSP"}, {}], temple=[{"M": [1, 2]}, {}], reserve=[[], [3]])
    assert rest_of_turn(table)[:2] == ["go:M", "build:foe"]


def test_it_settles_the_people_that_a_level_lacks() -> None:
    table = position(hand=["HS", ""], column=[{"A": "M"}, {}], temple=[{"A": [1]}, {}], reserve=[[3, 2], []])
    words = rest_of_turn(table)
    assert words.count("build:own") == 2
    assert words[-1] == "end"


def test_it_builds_the_starter_in_its_first_turn() -> None:
    words = rest_of_turn(BABEL.new(2, 5, {"start": 1}))
    assert "build:first" in words
    assert words[-1] == "end"


def test_it_completes_a_run_to_destroy_a_tall_temple() -> None:
    table = position(hand=["A", ""], column=[{"A": "HMAA"}, {}], temple=[{}, {"A": [1, 2, 3, 4, 5]}])
    assert rest_of_turn(table)[:2] == ["lay:A", "raze@3"]


def test_it_steals_rather_than_destroys_what_it_can_use() -> None:
    table = position(column=[{"A": "HHHAAA"}, {}], temple=[{"A": [1]}, {"A": [1, 2, 5]}])
    words = rest_of_turn(table)
    assert words[0] == "steal@1"


def test_it_skips_a_level_with_persians() -> None:
    assert chosen(view(column=[{"A": "PPPH"}, {}], temple=[{"A": [1, 2]}, {}], reserve=[[4], []])) == "leap@1:own"


def test_it_wins_at_once_when_it_can() -> None:
    tall = {"H": [1, 2, 3, 4, 5], "M": [1, 2, 3, 4, 5], "A": [1, 2, 3]}
    # 13 points; the 4 on the reserve makes 14, the 5 below it needs a fifth person and makes 15 against 1
    table = position(hand=["S", ""], column=[{"A": "HMPS"}, {}], temple=[tall, {"P": [1]}], reserve=[[5, 4], []])
    assert sorted(rest_of_turn(table)) == ["build:own", "build:own", "lay:S"]
    assert table.winners() == [0]


def test_it_keeps_its_hand_when_there_is_nothing_to_gain() -> None:
    # six people are enough for every level, and none in hand would make a pair
    assert chosen(view(hand=["AHP", ""], column=[{"A": "HMPSHM"}, {}], migrated=True)) == "end"


def test_it_discards_what_it_needs_least() -> None:
    # the Assyrian would complete the run that destroys level 5; the Sumerian does nothing here
    seen = view(
        0,
        active=1,
        phase="drop",
        owed=1,
        hand=["AS", "HHPP"],
        column=[{"A": "HAA"}, {"S": "MM"}],
        temple=[{}, {"A": [1, 2, 3, 4, 5]}],
    )
    assert chosen(seen) == "drop:S"


def test_its_only_choice_needs_no_thought() -> None:
    assert chosen(view(hand=["", ""], column=[{}, {}])) == "end"


# --- Honesty -----------------------------------------------------------------------------------------------


def two_tables(mover: int) -> list[Position]:
    """Return two positions that differ only in what seat 0 cannot know: the other hand, both decks, what chance brings.

    With `mover` 1 it is the other's turn, and seat 0 has to discard.
    """
    common = {
        "pawn": ["A", "H"],
        "column": [{"A": "AAHM"}, {"H": "PPP"}],
        "temple": [{"A": [1, 2]}, {"A": [1, 2, 3]}],
        "reserve": [[4, 3], [2]],
        "pinned": ["", "A"],
    }
    phase = {"active": 0} if mover == 0 else {"active": 1, "phase": "drop", "owed": 2}
    tables = []
    for theirs, reverse in (("AAHMS", False), ("APPSS", True)):
        made = position(hand=["AHMPS", theirs], **common, **phase)
        state = BABEL.state(made)
        if reverse:
            state["people_deck"] = state["people_deck"][::-1]
            state["temple_deck"] = state["temple_deck"][::-1]
        tables.append(BABEL.load(state, 1 if reverse else 0))
    return tables


@pytest.mark.parametrize("mover", [0, 1])
@pytest.mark.parametrize("name", ["greedy", "random"])
def test_it_does_the_same_whatever_it_cannot_know(name: str, mover: int) -> None:
    one, other = two_tables(mover)
    assert one != other
    assert BABEL.view(one, 0) == BABEL.view(other, 0)
    words = [bot(name, BABEL, dice("honest")).choose(BABEL.view(table, 0)) for table in (one, other)]
    assert words[0] == words[1]


def test_it_plays_the_same_turn_whatever_it_cannot_know() -> None:
    turns = [rest_of_turn(table) for table in two_tables(0)]
    assert turns[0] == turns[1]
    assert len(turns[0]) > 3


def test_it_leaves_the_view_as_it_is() -> None:
    seen = view(hand=["AHM", "S"], column=[{"A": "HM"}, {}])
    before = repr(seen)
    chosen(seen)
    assert repr(seen) == before


# --- Strength ----------------------------------------------------------------------------------------------


def play(names: tuple[str, str], seed: int) -> Position:
    table = BABEL.new(2, seed)
    bots = [bot(name, BABEL, dice(f"{seed} {seat}")) for seat, name in enumerate(names)]
    while not table.over:
        BABEL.apply(table, bots[table.to_move].choose(BABEL.view(table, table.to_move)))
    return table


def test_it_beats_random_play() -> None:
    lost = [seed for seed in range(6) if play(("greedy", "random"), seed).winners() != [0]]
    assert lost == []


def test_against_itself_it_wins_by_points() -> None:
    results = [play(("greedy", "greedy"), seed).scores() for seed in range(4)]
    assert sum(max(scores) >= 15 for scores in results) >= 3
