"""Levels in Babel find wins and obvious turns, and reuse earlier statistics."""

import pytest

from helpers.babel import BABEL, Table, table
from ziggurat.bots.babel.evaluator import BabelEvaluator
from ziggurat.bots.bot import new_bot
from ziggurat.bots.evaluation import evaluation_of
from ziggurat.bots.levels import Level
from ziggurat.core.position import Position
from ziggurat.core.rng import Stream
from ziggurat.core.seed import seed_bytes, stream
from ziggurat.search.evaluator import Evaluator
from ziggurat.search.search import SearchResult, Settings, search
from ziggurat.search.tree import NodeStats

STRONG = ["architect", "king"]


def dice(name: str = "test") -> Stream:
    return stream(bytes(32), name)


def level(name: str, simulations: int = 80) -> Level:
    player = new_bot(name, BABEL, stream(seed_bytes(1), "bot"))
    assert isinstance(player, Level)
    player.simulations = simulations
    return player


def turn_of(name: str, at: Table) -> str:
    """Return the actions of a level's turn; the other seat plays its first legal action."""
    player = level(name)
    words: list[str] = []
    turn = at.state["turn"]
    while not at.position.over and at.state["turn"] == turn:
        mine = at.position.to_move == 0
        word = player.choose(at.view(0)) if mine else at.legal[0]
        words += [word] if mine else []
        at.play(word)
    return " ".join(words)


@pytest.mark.parametrize("name", STRONG)
def test_5_1_destroying_a_temple_wins_with_15_against_less_than_10(name: str) -> None:
    """16 against 12: a journey, a third Assyrian, and the opponent falls to 8."""
    mine = "pawn=P hand=HAM P=HMPSAM/123456 S=HMPSA/12345 M=HMPSA/12345 H=HMAA"
    at = table(mine, "H=MPSP/1234 A=HMPS/1234 P=HMSP/1234", final=True)
    turn_of(name, at)
    assert at.position.winners() == [0]


@pytest.mark.parametrize("name", STRONG)
def test_5_1_theft_wins_at_once(name: str) -> None:
    """13 against 8: after a journey a third Hittite takes the 4 from the opponent, which makes 16 against 7."""
    mine = "pawn=A hand=SH A=HMPSAM/123456 M=HMPSAM/123456 S=MPHH/1"
    at = table(mine, "S=MPAM/1234 A=HMPS/1234")
    turn_of(name, at)
    assert at.position.winners() == [0]


@pytest.mark.parametrize("name", STRONG)
def test_5_1_two_builds_at_two_sites_win(name: str) -> None:
    """13 against 5: the 5 here, then a journey and a sixth person to where the 6 below it fits."""
    mine = "pawn=A hand=MPS A=HMPSA/1234 M=HMPSA/12345 H=HMP/1234 reserve=65"
    at = table(mine, "A=HM/12 S=HMP/123")
    turn_of(name, at)
    assert at.position.winners() == [0]


@pytest.mark.parametrize("name", STRONG)
def test_winning_temple_of_the_opponent_is_razed(name: str) -> None:
    """The opponent has 14 against 6 and a card that fits: the Assyrians must raze the tall temple."""
    mine = "pawn=H hand=MS H=PAAAM/123 M=HMP/123"
    at = table(mine, "pawn=A H=HMPSAM/123456 A=HMPSH/1234 S=HMPS/1234 reserve=5 hand=HMPS")
    assert "raze@2" in turn_of(name, at).split()


DEEP = Settings(width=6, depth=3, rollout_turns=3)


def search_deep(
    position: Position, simulations: int, known: list[NodeStats] | None = None
) -> tuple[SearchResult, Evaluator]:
    """Search the first seat's turn and its next one with the same width."""
    evaluator = BabelEvaluator(evaluation_of(BABEL).weights(), width=24, later=24)
    return search(evaluator, position, 0, dice(), DEEP, simulations=simulations, stats=known or []), evaluator


def test_statistics_of_an_expected_turn_are_reused() -> None:
    """The deck is all Sumerians and the temple cards to come are known, so one of the expected turns comes."""
    decks = {"people": "SSSSSSS", "next_temples": "6655", "known": 4}
    at = table("pawn=H hand=MS H=PAM/12 M=HMP/12", "pawn=A A=HMP/12", **decks)
    result, evaluator = search_deep(at.position, 300)
    line = result.best.line
    at.play(" ".join(BABEL.word(code) for turn in line[:2] for code in turn))
    assert at.position.to_move == 0
    marks = [mark for mark in evaluator.predecessor_hashes(at.position) if mark in result.follow_ups]
    assert len(marks) == 1
    known = result.follow_ups[marks[0]]
    visits = {tuple(codes): visits for codes, visits, *_ in known}
    again, _ = search_deep(at.position, 0, known)
    found = {one.codes: one.visits for one in again.candidates}
    assert found.keys() & visits.keys()
    assert all(found[codes] == visits[codes] for codes in found.keys() & visits.keys())
    assert all(found[codes] == 0 for codes in found.keys() - visits.keys())


def test_decided_search_ends_early() -> None:
    """An immediate win leads by more visits than the remaining simulations could change."""
    at = table("pawn=A A=HMPSAH/12345 H=HMPSA/12345 M=HMP/1234 reserve=6", "A=H/1")
    evaluation = evaluation_of(BABEL)
    thoughts = [
        search(
            evaluation.new_evaluator(evaluation.weights(), "architect"),
            at.position,
            0,
            dice(),
            evaluation.settings("architect", 2),
            simulations=400,
            early=early,
        )
        for early in (False, True)
    ]
    assert thoughts[0].simulations == 400
    assert thoughts[1].simulations < 400
    assert thoughts[0].best.codes == thoughts[1].best.codes
