"""Rules 11.3: invariants under play, undo, saving, loading and sampling."""

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from helpers.hanging_gardens import GAME, builder
from helpers.invariants_hanging_gardens import check
from ziggurat.core.match import Match
from ziggurat.core.rng import Stream

OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        option.name: st.sampled_from(option.values) for option in GAME.options.options if option.name != "start_player"
    },
)


class Table(RuleBasedStateMachine):
    """Several actions per step, so that a run reaches late positions."""

    match: Match

    @initialize(seats=st.sampled_from([2, 3, 4]), seed=st.integers(0, 2**64), options=OPTIONS)
    def begin(self, seats: int, seed: int, options: dict[str, Any]) -> None:
        self.match = Match(GAME, seats, seed=seed, options=options)
        self.rng = Stream(seed.to_bytes(32, "big"))

    @precondition(lambda self: not self.match.position.over)
    @rule(actions=st.integers(1, 12), large=st.booleans())
    def play(self, actions: int, large: bool) -> None:
        for _ in range(actions):
            position = self.match.position
            if not position.over:
                code = builder(position, self.rng, 8) if large else self.rng.choose(position.legal())
                self.match.apply(GAME.word(code))

    @rule()
    def undo(self) -> None:
        if self.match.past:
            before = self.match.past[-1].to_bytes()
            self.match.undo()
            assert self.match.position.to_bytes() == before

    @rule()
    def replay(self) -> None:
        again = Match(GAME, self.match.seats, seed=self.match.seed, options=self.match.options)
        for word in self.match.words:
            again.apply(word)
        assert again.position == self.match.position

    @rule()
    def save_and_load(self) -> None:
        state = GAME.state(self.match.position)
        assert GAME.state(GAME.load(state)) == state

    @rule()
    def sample(self) -> None:
        for seat in (None, *range(self.match.seats)):
            view = GAME.view(self.match.position, seat)
            assert GAME.view(GAME.sample(view, self.rng), seat) == view

    @invariant()
    def invariants_hold(self) -> None:
        check(GAME, self.match.position)


Table.TestCase.settings = settings(
    max_examples=25,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
TestTable = Table.TestCase
