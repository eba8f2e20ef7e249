"""The features of gardens and tiles in The Hanging Gardens, with their weights.

Every feature has a weight at some numbers of turns left (`KNOTS`), for two, three and four players; between these
numbers weights are interpolated. A weight is in thousandths of a point for each unit of the feature.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ziggurat.games.hanging_gardens.fields import rounds_of

FEATURES = (
    "alone",  # a building without a neighbour of its kind
    "pair",  # a group of two without a temple
    "group3",  # groups without a temple: they pay as soon as a card touches them
    "group4",
    "group5",
    "group6",  # ... and larger ones
    "templed2",  # groups with a temple, of one square or two
    "templed3",
    "templed4",
    "templed5",
    "templed6",
    "ground",  # a square of the garden: later buildings can stand on it
    "next_free",  # with an empty supply: the size of the smallest templed group, whose temple moves next (5.7)
    "joint",  # a square where one building would join two that stand alone
    "end",  # a square where one building would make a pair a group of three
    "touch",  # a square where one building would use a group without a temple
    "ready_kinds",  # kinds of building with a group that waits for a touch
    "some_ready",  # 1 if there is such a kind
    "pair_kinds",  # kinds of building with a pair or such a group
    "hope1",  # points that complete sets would add, one tile missing
    "hope2",  # ... two missing
    "hope3",  # ... three missing
    "spare1",  # the same points, for each tile that is left beyond those needed (four at most)
    "spare2",
    "spare3",
    "fresh2",  # points of sets of two not begun, of which enough tiles are left
    "fresh3",
    "fresh4",
    "next_tile",  # points that one tile more of each series would add without completing a set
    "person1",  # points that a person would gain by the first set of its series, one tile missing
    "person2",
    "person3",  # ... three or more missing
    "guard",  # points that the guard may still gain (four tiles at most)
    "turn",  # one: points that later turns add beyond all other features
)
COUNT = len(FEATURES)
(
    ALONE,
    PAIR,
    GROUP3,
    GROUP4,
    GROUP5,
    GROUP6,
    TEMPLED2,
    TEMPLED3,
    TEMPLED4,
    TEMPLED5,
    TEMPLED6,
    GROUND,
    NEXT_FREE,
    JOINT,
    END,
    TOUCH,
    READY_KINDS,
    SOME_READY,
    PAIR_KINDS,
    HOPE1,
    HOPE2,
    HOPE3,
    SPARE1,
    SPARE2,
    SPARE3,
    FRESH2,
    FRESH3,
    FRESH4,
    NEXT_TILE,
    PERSON1,
    PERSON2,
    PERSON3,
    GUARD,
    TURN,
) = range(COUNT)

MAX_GROUP = 6  # larger groups count as this size
TABLES = 3  # sets of weights: for two, three and four players
KNOTS = (1, 2, 4, 8, 15, 29)  # numbers of turns left for which weights are stored
FAR = 10_000_000  # added before a division: Python rounds negative quotients down, C towards 0
MAX_LEFT = 2 * rounds_of(2)  # turns of a player in a game of two

INITIAL = {  # set by hand, close to those of the bot greedy; all other features start at 0
    "pair": 200,
    "group3": 1000,
    "group4": 1500,
    "group5": 1800,
    "group6": 2000,
    "templed2": -300,
    "templed3": -300,
    "templed4": -300,
    "templed5": -300,
    "templed6": -300,
    "ground": 40,
    "hope1": 400,
    "hope2": 160,
    "hope3": 60,
    "person1": 400,
    "person2": 160,
    "person3": 60,
    "guard": 250,
}
INITIAL_TURN = 2800  # for every turn to come
LONG = 4  # turns left from which the weights are used in full

Weights = Mapping[str, Sequence[int]]


def initial_weights() -> dict[str, list[int]]:
    """Return the weights that training starts from."""
    found = {name: [INITIAL.get(name, 0) * min(left, LONG) // LONG for left in KNOTS] * TABLES for name in FEATURES}
    found["turn"] = [INITIAL_TURN * left for left in KNOTS] * TABLES
    return found


def weights_by_turns(weights: Weights, seats: int) -> list[int]:
    """Return the weights for 0, 1, 2 ... turns left, in one list."""
    table = [0] * COUNT
    for left in range(1, MAX_LEFT + 1):
        table += [at_turn(knots_of(weights, name, seats), left) for name in FEATURES]
    return table


def knots_of(weights: Weights, name: str, seats: int) -> Sequence[int]:
    """Return the weights of a feature at the knots, for a number of players."""
    first = len(KNOTS) * (seats - 2)
    return weights[name][first : first + len(KNOTS)]


def at_turn(values: Sequence[int], left: int) -> int:
    """Interpolate the values at the knots."""
    for i in range(1, len(KNOTS)):
        if left <= KNOTS[i]:
            low, high = KNOTS[i - 1], KNOTS[i]
            return (values[i - 1] * (high - left) + values[i] * (left - low)) // (high - low)
    return values[-1]
