"""A Hypothesis state machine for a match of any game."""

from __future__ import annotations

from typing import ClassVar

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from helpers.invariants import check_position, check_step
from ziggurat.core.errors import BadNotation, IllegalAction
from ziggurat.core.game import Game
from ziggurat.core.match import Match, replay
from ziggurat.core.position import Codes
from ziggurat.core.record import Record
from ziggurat.testing.contract import check_state, check_view, refusal_of
from ziggurat.testing.policies import POLICIES
from ziggurat.testing.secrecy import check_events_hide, check_samples, check_views_hide
from ziggurat.testing.settings import Setting, profiles_of, variations_of
from ziggurat.testing.walks import begin, play_out, stream_for, words_seen

numbers = st.integers(0, 2**32 - 1)
players = st.sampled_from(POLICIES)


class MatchMachine(RuleBasedStateMachine):
    """One match, and the expected bytes of all its positions."""

    tables: ClassVar[list[Setting]]
    match: Match

    def __init__(self) -> None:
        super().__init__()
        self.passed: list[bytes] = []

    @initialize(which=numbers, seed=numbers)
    def begin(self, which: int, seed: int) -> None:
        self.setting = self.tables[which % len(self.tables)]
        self.game = self.setting.game
        self.match = begin(self.setting, seed)

    @rule(player=players, seed=numbers, count=st.integers(1, 20))
    def act(self, player: str, seed: int, count: int) -> None:
        stream = stream_for("act", seed)
        for _ in range(count):
            if not self.match.position.over:
                self.passed.append(self.match.position.to_bytes())
                play_out(self.match, player, stream, most=1)
                check_step(self.game, self.match.past[-1], self.match.position)

    @rule(count=st.integers(1, 30))
    def undo(self, count: int) -> None:
        for _ in range(count):
            assert self.match.undo() is bool(self.passed)
            if self.passed:
                assert self.match.position.to_bytes() == self.passed.pop()

    @rule(which=numbers)
    def try_an_action_of_another_position(self, which: int) -> None:
        words = words_seen(self.setting)
        word = words[which % len(words)]
        if word not in self.game.legal_words(self.match.position):
            self.refused(word, IllegalAction)

    @rule(text=st.text(max_size=12))
    def try_nonsense(self, text: str) -> None:
        try:
            self.game.code(text)
        except BadNotation:
            self.refused(text, BadNotation)

    def refused(self, word: str, kind: type[Exception]) -> None:
        before = (self.match.position.to_bytes(), len(self.match.words))
        assert isinstance(refusal_of(lambda: self.match.apply(word)), kind)
        assert (self.match.position.to_bytes(), len(self.match.words)) == before

    @rule(code=st.integers())
    def try_a_number(self, code: int) -> None:
        position = self.match.position
        before = position.to_bytes()
        if code not in position.legal():
            assert isinstance(refusal_of(lambda: position.apply(code)), IllegalAction)
        assert position.to_bytes() == before

    @rule(seed=numbers)
    def play_in_a_copy(self, seed: int) -> None:
        before = self.match.position.to_bytes()
        other = self.match.position.clone()
        other.playout(stream_for("copy", seed), Codes(other.room()), 1000)
        check_position(self.game, other)
        assert self.match.position.to_bytes() == before

    @rule()
    def save_and_load_the_record(self) -> None:
        text = self.match.record(["?"] * self.match.seats).to_json()
        again = replay(Record.from_json(text), self.game)
        assert again.position == self.match.position
        assert again.past == self.match.past
        self.match = again  # continue with the loaded match

    @rule()
    def save_and_load_the_state(self) -> None:
        check_state(self.game, self.match.position)

    @rule(seed=numbers)
    def view_from_every_seat(self, seed: int) -> None:
        stream = stream_for("look", seed)
        check_view(self.game, self.match.position)
        check_views_hide(self.game, self.match.position, stream)
        check_events_hide(self.game, self.match.position, stream, most=3)

    @rule(seed=numbers)
    def sample_from_every_seat(self, seed: int) -> None:
        check_samples(self.game, self.match.position, stream_for("imagine", seed))

    @invariant()
    def invariants_hold(self) -> None:
        if hasattr(self, "match"):
            check_position(self.game, self.match.position)

    def teardown(self) -> None:
        if hasattr(self, "match"):
            assert [position.to_bytes() for position in self.match.past] == self.passed, "a past position changed"


def machine_for(game: Game) -> type[MatchMachine]:
    """Return the machine of one game, over all its seats, profiles and options."""
    every = profiles_of(game) + variations_of(game)
    return type(f"{type(game).__name__}Machine", (MatchMachine,), {"tables": every})
