"""The bot `greedy` in Babel scores, razes, keeps useful cards and uses only its view."""

import os
import subprocess
import sys

import pytest

from helpers.babel import BABEL, Table, load, new, state_of, table
from ziggurat.bots.babel.greedy import choose
from ziggurat.bots.bot import new_bot
from ziggurat.core.position import Position
from ziggurat.core.record import Record
from ziggurat.core.rng import Stream
from ziggurat.core.seed import stream


def dice(name: str = "test") -> Stream:
    return stream(bytes(32), name)


def chosen(at: Table) -> str:
    """Return greedy's choice in seat 0."""
    return choose(BABEL, at.view(0), dice(), BABEL.box)


def rest_of_turn(at: Table) -> list[str]:
    """Play greedy's actions to the end of seat 0's turn."""
    while not at.position.over and at.position.to_move == 0 and at.words[-1:] != ["end"]:
        at.play(chosen(at))
    return at.words


def test_greedy_builds_if_possible() -> None:
    assert chosen(table("A=HM/1 reserve=2")) == "build:own"


def test_greedy_travels_to_a_site_where_it_can_build() -> None:
    at = table("pawn=A hand=M M=HSP/12", "reserve=3")
    assert rest_of_turn(at)[:2] == ["go:M", "build:foe"]


def test_greedy_settles_the_people_missing_for_a_level() -> None:
    words = rest_of_turn(table("hand=HS A=M/1 reserve=32"))
    assert words.count("build:own") == 2
    assert words[-1] == "end"


def test_4_4_greedy_builds_the_starter_in_its_first_turn() -> None:
    words = rest_of_turn(new(seed=5, start=1))
    assert "build:first" in words
    assert words[-1] == "end"


def test_greedy_completes_a_run_to_raze_a_tall_temple() -> None:
    assert rest_of_turn(table("hand=A A=HMAA", "A=/12345"))[:2] == ["lay:A", "raze@3"]


def test_greedy_steals_a_useful_card_rather_than_razing() -> None:
    assert rest_of_turn(table("A=HHHAAA/1", "A=/125"))[0] == "steal@1"


def test_greedy_skips_a_level_with_persians() -> None:
    assert chosen(table("A=PPPH/12 reserve=4")) == "leap@1:own"


def test_greedy_wins_at_once_if_possible() -> None:
    # 13 points; the 4 on the reserve makes 14, the 5 below it needs a fifth person and makes 15 against 1
    at = table("pawn=A hand=S A=HMPS/123 H=/12345 M=/12345 reserve=54", "P=/1")
    assert sorted(rest_of_turn(at)) == ["build:own", "build:own", "lay:S"]
    assert at.position.winners() == [0]


def test_greedy_keeps_its_hand_if_there_is_nothing_to_gain() -> None:
    # six people are enough for every level, and none in hand would make a pair
    assert chosen(table("hand=AHP A=HMPSHM", migrated=True)) == "end"


def test_greedy_discards_its_least_useful_card() -> None:
    # the Assyrian would complete the run that destroys level 5; the Sumerian does nothing here
    at = table("hand=AS A=HAA", "hand=HHPP S=MM A=/12345", active=1, phase="drop", owed=1)
    assert chosen(at) == "drop:S"


def test_greedy_plays_the_only_legal_action() -> None:
    assert chosen(table("pawn=A")) == "end"


# --- Hidden information ------------------------------------------------------------------------------------


def two_tables(mover: int) -> list[Table]:
    """Return two tables that differ only in what is hidden from seat 0.

    With `mover` 1 it is the other's turn, and seat 0 has to discard.
    """
    mine = "pawn=A hand=AHMPS A=AAHM/12 reserve=43"
    phase = {} if mover == 0 else {"active": 1, "phase": "drop", "owed": 2}
    states = [state_of(mine, f"pawn=H hand={hand} pinned=A H=PPP A=/123 reserve=2", **phase) for hand in HANDS]
    states[1] |= {deck: states[1][deck][::-1] for deck in ("people_deck", "temple_deck")}
    return [load(state, seed) for seed, state in enumerate(states)]


HANDS = ["AAHMS", "APPSS"]


@pytest.mark.parametrize("mover", [0, 1])
@pytest.mark.parametrize("name", ["greedy", "random"])
def test_choice_does_not_depend_on_hidden_information(name: str, mover: int) -> None:
    one, other = two_tables(mover)
    assert one.position != other.position
    assert one.view(0) == other.view(0)
    words = [new_bot(name, BABEL, dice("honest")).choose(at.view(0)) for at in (one, other)]
    assert words[0] == words[1]


def test_turn_does_not_depend_on_hidden_information() -> None:
    turns = [rest_of_turn(at) for at in two_tables(0)]
    assert turns[0] == turns[1]
    assert len(turns[0]) > 3


def test_greedy_does_not_change_the_view() -> None:
    seen = table("hand=AHM A=HM", "hand=S").view(0)
    before = repr(seen)
    choose(BABEL, seen, dice(), BABEL.box)
    assert repr(seen) == before


# --- Strength ----------------------------------------------------------------------------------------------


def play(names: tuple[str, str], seed: int) -> Position:
    position = BABEL.new(2, seed)
    bots = [new_bot(name, BABEL, dice(f"{seed} {seat}")) for seat, name in enumerate(names)]
    while not position.over:
        BABEL.apply(position, bots[position.to_move].choose(BABEL.view(position, position.to_move)))
    return position


def test_greedy_beats_random() -> None:
    lost = [seed for seed in range(6) if play(("greedy", "random"), seed).winners() != [0]]
    assert lost == []


def test_greedy_against_itself_wins_by_points() -> None:
    results = [play(("greedy", "greedy"), seed).scores() for seed in range(4)]
    assert sum(max(scores) >= 15 for scores in results) >= 3


def recorded(plain: str) -> str:
    """Return the record of greedy against itself, in the plain or the compiled engine."""
    command = ["record", "babel", "--seed", "3", "--players", "greedy", "--output", "-"]
    done = subprocess.run(
        [sys.executable, "-m", "ziggurat.cli", *command],
        env={**os.environ, "ZIGGURAT_PLAIN": plain},
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    return done.stdout


def test_plain_and_the_compiled_planner_play_the_same_game() -> None:
    plain = recorded("1")
    assert len(Record.from_json(plain).actions) > 50
    assert recorded("0") == plain
