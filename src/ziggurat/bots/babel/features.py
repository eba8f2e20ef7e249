"""The features of a Babel position, each with a weight for either side.

A value is the logarithm of the odds, in thousandths: 0 is even, 1099 (`LEAD_SCALE`) three to one, 2198 nine to one.
There are two tables of weights, because the same reserve or hand has another value in each: for a turn about to end
(temple cards not yet drawn) and for a turn that begins (cards drawn, nothing played). Hands are those of the sampled
position, so nothing hidden is used. `features.pxd` declares the C types.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence

from ziggurat.games.babel.box import ASSYRIANS, HITTITES, LEVELS, MEDES, SUMERIANS
from ziggurat.games.babel.fields import GOAL, MAX_IN_COLUMN, MAX_IN_RESERVE, MIN_RUN, RIVAL_LIMIT, SURE_GOAL
from ziggurat.games.babel.position import BabelPosition

LEAD_SCALE = 1099  # a thousand times the logarithm of three
NEAR_RANGE = 5  # points short of the victory from which the feature "near" counts
LATE_CARDS = 16  # temple cards left from which the feature "late" counts

FEATURES = (
    "tempo",  # one: the value of the turn
    "points",  # the score
    "closing",  # each point while the opponent is below 10: then 15 win (rules 5.1)
    "near",  # 1, 3, 6, 10 ... for 5, 4, 3, 2 ... points short of the victory
    "safe",  # 10 points: the opponent needs 20
    "late",  # each point times the temple cards missing from the last sixteen: the deck ends the game (5.2)
    "temples",  # sites with a temple
    "tall",  # each level above the third: more to lose at once
    "people",  # each of the first six people at a site; no level needs more
    "ready",  # sites with people for the next level
    "ready_twice",  # ... and for the level after that
    "fits",  # sites ready for the top of a reserve
    "fits_near",  # ... where the pawn stands or can travel to
    "stock",  # sites whose next level lies in the player's reserve
    "cards",  # cards in hand, up to ten
    "plenty",  # 1, 3, 6, 10 ... for two, three, four, five ... cards: each card adds less than the one before
    "kinds",  # different people in hand: sites that the pawn can travel to
    "twins",  # people held twice
    "triples",  # people held three times: a run at any site
    "runs",  # runs of any people: each can halve the hand
    "spare",  # each card of a run beyond the third
    "razes",  # levels that an Assyrian run could destroy
    "razes_near",  # ... where the pawn stands or can travel to
    "steals",  # levels that a Hittite run could take away, and again those it would add
    "steals_near",  # ... where the pawn stands or can travel to
    "drives",  # cards of the opponent's column that Medes could reach, up to six
    "turns",  # cards of the opponent's column that Sumerians could reach, up to six
    "leaps",  # Persian runs at a site that can grow by two levels
    "leaps_fit",  # ... where the top of a reserve is that level and the people are there
    "pairs",  # two in a row at the end of a column: one card makes a run
    "pairs_inside",  # two in a row elsewhere in a column
    "pair_razes",  # levels that a pair of Assyrians threatens
    "pair_steals",  # levels that a pair of Hittites threatens, counted as for a run
    "next_runs",  # pairs at an end in reach whose third card is in hand
    "next_razes",  # ... levels that such Assyrians will destroy
    "next_steals",  # ... levels that such Hittites will take
)
COUNT = len(FEATURES)
TEMPO, POINTS, CLOSING, NEAR, SAFE, LATE, TEMPLES, TALL, PEOPLE, READY, READY_TWICE, FITS, FITS_NEAR, STOCK = range(14)
CARDS, PLENTY, KINDS_HELD, TWINS, TRIPLES, RUNS, SPARE, RAZES, RAZES_NEAR, STEALS, STEALS_NEAR = range(14, 25)
DRIVES, TURNS, LEAPS, LEAPS_FIT, PAIRS, PAIRS_INSIDE, PAIR_RAZES, PAIR_STEALS = range(25, 33)
NEXT_RUNS, NEXT_RAZES, NEXT_STEALS = range(33, 36)
ENDING, BEGINNING = range(2)  # the two tables

# The weights that training starts from, set by hand, the same for both sides and tables.
FIRST = {"points": 200, "closing": 20, "people": 24, "ready": 50, "ready_twice": 20, "cards": 40, "kinds": 6}
FIRST |= {"runs": 60, "razes": 60, "steals": 30, "drives": 12, "turns": 12, "leaps": 20}
FIRST |= {"pairs": 36, "pairs_inside": 24, "pair_razes": 30, "pair_steals": 15, "near": 20}


def first_weights() -> dict[str, list[int]]:
    """Return the weights that training starts from, in the order that `BabelFeatures` expects."""
    return {name: [FIRST.get(name, 0)] * 4 for name in FEATURES}


class BabelFeatures:
    """Counts the features of both sides and computes values."""

    def __init__(self, weights: Mapping[str, Sequence[int]]) -> None:
        """Set four weights per feature.

        The player's and the opponent's at the end of a turn, then both at its beginning.
        """
        table = [weights[name][kind] for kind in range(4) for name in FEATURES]
        self.weights = array("i", table)
        self.counts = array("i", bytes(4 * 2 * COUNT))

    def value(self, position: BabelPosition, me: int, table: int) -> int:
        """Return the value of a position for `me`, whose turn ends or begins (`table`)."""
        self.count(position, me, 0)
        self.count(position, 1 - me, COUNT)
        own = 2 * table * COUNT
        value = 0
        for i in range(COUNT):
            value += self.weights[own + i] * self.counts[i] - self.weights[own + COUNT + i] * self.counts[COUNT + i]
        return value

    def vector(self, position: BabelPosition, me: int) -> list[int]:
        """Return the features of `me` and then, negative, those of the opponent, for training."""
        self.count(position, me, 0)
        self.count(position, 1 - me, COUNT)
        return [self.counts[i] for i in range(COUNT)] + [-self.counts[COUNT + i] for i in range(COUNT)]

    def count(self, position: BabelPosition, p: int, here: int) -> None:
        """Count the features of one player into `counts` from index `here` on."""
        for i in range(COUNT):
            self.counts[here + i] = 0
        self.counts[here + TEMPO] = 1
        self.count_score(position, p, here)
        self.count_hand(position, p, here)
        stock = self.stock_of(position, p)
        for site in range(5):
            self.count_site(position, p, site, here, stock)
            self.count_rows(position, p, site, here)

    def count_score(self, position: BabelPosition, p: int, here: int) -> None:
        """Count the features of both scores."""
        mine = position.score(p)
        theirs = position.score(1 - p)
        self.counts[here + POINTS] = mine
        if theirs < RIVAL_LIMIT:
            self.counts[here + CLOSING] = mine
        if mine >= RIVAL_LIMIT:
            self.counts[here + SAFE] = 1
        goal = GOAL if theirs < RIVAL_LIMIT else SURE_GOAL
        near = NEAR_RANGE + 1 - (goal - mine)
        if near > 0:
            self.counts[here + NEAR] = near * (near + 1) // 2
        if position.temples_left < LATE_CARDS:
            self.counts[here + LATE] = mine * (LATE_CARDS - position.temples_left)

    def count_hand(self, position: BabelPosition, p: int, here: int) -> None:
        """Count the features of a hand."""
        few = min(position.hand_size[p], 10)
        self.counts[here + CARDS] = few
        self.counts[here + PLENTY] = few * (few - 1) // 2
        for card in range(5):
            held = position.hand[5 * p + card]
            if held >= 1:
                self.counts[here + KINDS_HELD] += 1
            if held >= 2:
                self.counts[here + TWINS] += 1
            if held >= 3:
                self.counts[here + TRIPLES] += 1

    def stock_of(self, position: BabelPosition, p: int) -> int:
        """Return the levels in the player's reserve, as bits."""
        stock = 0
        for i in range(position.reserve_size[p]):
            stock |= 1 << position.reserve[MAX_IN_RESERVE * p + i]
        return stock

    def count_site(self, position: BabelPosition, p: int, site: int, here: int, stock: int) -> None:
        """Count people and temple at one site."""
        people = position.column_size[5 * p + site]
        level = position.level(p, site)
        self.counts[here + PEOPLE] += min(people, LEVELS)
        if level:
            self.counts[here + TEMPLES] += 1
            if level > 3:
                self.counts[here + TALL] += level - 3
        if stock >> (level + 1) & 1:
            self.counts[here + STOCK] += 1
        if people > level and level < LEVELS:
            self.counts[here + READY] += 1
            if level + 1 == position.top_of_reserve(0) or level + 1 == position.top_of_reserve(1):
                self.counts[here + FITS] += 1
                if self.reaches(position, p, site):
                    self.counts[here + FITS_NEAR] += 1
        if people > level + 1 and level + 1 < LEVELS:
            self.counts[here + READY_TWICE] += 1

    def reaches(self, position: BabelPosition, p: int, site: int) -> bool:
        """Return whether the pawn stands at a site or can travel there."""
        return position.pawn[p] == site or position.hand[5 * p + site] != 0

    def count_rows(self, position: BabelPosition, p: int, site: int, here: int) -> None:
        """Count the runs and pairs of one column."""
        first_card = MAX_IN_COLUMN * (5 * p + site)
        size = position.column_size[5 * p + site]
        first = 0
        while first < size:
            people = position.column[first_card + first]
            after = first + 1
            while after < size and position.column[first_card + after] == people:
                after += 1
            if after - first >= MIN_RUN:
                self.counts[here + SPARE] += after - first - MIN_RUN
                self.count_run(position, p, site, here, people)
            elif after - first == MIN_RUN - 1:
                self.count_pair(position, p, site, here, people, after == size)
            first = after

    def count_run(self, position: BabelPosition, p: int, site: int, here: int, people: int) -> None:
        """Count a run by the effect of its ability at its site."""
        self.counts[here + RUNS] += 1
        if people == ASSYRIANS:
            theirs = position.level(1 - p, site)
            self.counts[here + RAZES] += theirs
            if self.reaches(position, p, site):
                self.counts[here + RAZES_NEAR] += theirs
        elif people == HITTITES:
            levels = self.steal_value(position, p, site)
            self.counts[here + STEALS] += levels
            if self.reaches(position, p, site):
                self.counts[here + STEALS_NEAR] += levels
        elif people == MEDES:
            self.counts[here + DRIVES] += min(position.column_size[5 * (1 - p) + site], 6)
        elif people == SUMERIANS:
            self.counts[here + TURNS] += min(position.column_size[5 * (1 - p) + site], 6)
        else:
            self.count_leap(position, p, site, here)

    def steal_value(self, position: BabelPosition, p: int, site: int) -> int:
        """Return the levels that stealing would take plus those it would add; 0 if impossible."""
        theirs = position.level(1 - p, site)
        level = position.level(p, site)
        if theirs <= level or position.column_size[5 * p + site] < theirs:
            return 0
        return 2 * theirs - level

    def count_leap(self, position: BabelPosition, p: int, site: int, here: int) -> None:
        """Count a run of Persians."""
        level = position.level(p, site)
        if level + 2 > LEVELS:
            return
        self.counts[here + LEAPS] += 1
        if position.column_size[5 * p + site] >= level + 2 and (
            level + 2 == position.top_of_reserve(0) or level + 2 == position.top_of_reserve(1)
        ):
            self.counts[here + LEAPS_FIT] += 1

    def count_pair(self, position: BabelPosition, p: int, site: int, here: int, people: int, last: bool) -> None:
        """Count a pair, and the ability it would have as a run."""
        self.counts[here + (PAIRS if last else PAIRS_INSIDE)] += 1
        coming = last and position.hand[5 * p + people] != 0 and self.reaches(position, p, site)
        if coming:
            self.counts[here + NEXT_RUNS] += 1
        if people == ASSYRIANS:
            theirs = position.level(1 - p, site)
            self.counts[here + PAIR_RAZES] += theirs
            if coming:
                self.counts[here + NEXT_RAZES] += theirs
        elif people == HITTITES:
            levels = self.steal_value(position, p, site)
            self.counts[here + PAIR_STEALS] += levels
            if coming:
                self.counts[here + NEXT_STEALS] += levels
