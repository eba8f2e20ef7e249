"""Invariants of a table under random commands from any seat at any time.

After every command: deciding and refusing change nothing, events go through JSON and back, the position is the replay
of the history, no clock is below zero, no update holds a secret, and no command that the view allows is refused. At the
end the table is rebuilt from its events and compares equal at every version.
"""

import json

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from helpers.secrets_at_tables import check_no_secret
from helpers.sitting import ACCOUNTS, GAMES, SALT, SEED, Sitting, find
from ziggurat.core.match import replay
from ziggurat.table import Refused, StoredEvent, Table
from ziggurat.table.clock import ClockRule
from ziggurat.table.commands import (
    Act,
    Answer,
    Ask,
    CheckClock,
    Confirm,
    Excuse,
    Prefer,
    Rename,
    ReplaceBot,
    Resign,
    Restart,
    Resume,
    Start,
    Undo,
    Withdraw,
)

EXAMPLES = 15 if settings().derandomize else 150  # a fixed small set in the gate; many when exploring
SEATS = st.integers(0, 3)
TOPICS = st.sampled_from(["undo", "undo", "draw", "pause", "rematch"])
CLOCKS = [
    ClockRule(),
    ClockRule("live", 120_000, 3_000),
    ClockRule("live", 1_000_000, 0),
    ClockRule("days", days=1),
]


class TableMachine(RuleBasedStateMachine):
    """A table with persons and bots, and the commands that Hypothesis may send."""

    game = "babel"

    @initialize(data=st.data(), clock=st.sampled_from(CLOCKS), flag=st.sampled_from(["lose", "stand_in"]))
    def begin(self, data, clock, flag):
        seats = data.draw(st.sampled_from(sorted(find(self.game).seats)))
        bots = tuple(data.draw(st.sets(st.integers(1, seats - 1), max_size=1)))
        self.sitting = Sitting.seated(self.game, seats, bots=bots, clock=clock, flag=flag)
        self.snapshots = {}
        self.attempt(Start(ACCOUNTS[0], SEED, SALT))

    @property
    def table(self):
        return self.sitting.table

    @property
    def viewers(self):
        return [None, *range(len(self.table.state.seats))]

    def attempt(self, command):
        """Send a command; apply and send its events, or check that the refusal changed nothing."""
        before = self.table.snapshot()
        try:
            events = self.table.decide(command, self.sitting.now)
        except Refused as refused:
            assert self.table.snapshot() == before
            check_no_secret(self.table, refused.to_json())
            return None
        assert self.table.snapshot() == before
        for event in events:
            self.apply(event)
        return events

    def apply(self, event):
        assert StoredEvent.from_json(event.to_json()) == event
        self.table.apply(event)
        self.sitting.events.append(event)
        self.snapshots[event.seq] = self.table.snapshot()
        for viewer in self.viewers:
            update = self.table.update_for(event, viewer)
            assert json.loads(json.dumps(update)) == update
            check_no_secret(self.table, update)

    # --- Commands of players -----------------------------------------------------------------------------------

    @precondition(lambda self: self.table.state.to_move is not None)
    @rule(choice=st.integers(0, 9999), confirm=st.booleans(), steps=st.integers(1, 4))
    def play(self, choice, confirm, steps):
        for number in range(steps):
            if self.table.state.to_move is not None:
                legal = self.sitting.legal()
                word = legal[(choice + 7 * number) % len(legal)]
                self.attempt(Act(self.sitting.to_move, word, confirm, self.table.version))
                self.sitting.now += 500

    @precondition(lambda self: self.table.state.staged is not None)
    @rule()
    def confirm(self):
        assert (
            self.attempt(Confirm(self.table.state.staged.seat))
            or self.table.state.clock.left
            or (self.table.status == "paused")
        )

    @rule(seat=SEATS, word=st.sampled_from(["turn", "end", "draw", "lay:3", "go:A", "nonsense", ""]))
    def act_out_of_turn(self, seat, word):
        self.attempt(Act(seat, word))

    @precondition(lambda self: self.table.state.to_move is not None)
    @rule(whole=st.booleans())
    def take_back(self, whole):
        self.attempt((Restart if whole else Undo)(self.sitting.to_move))

    @rule(seat=SEATS, auto_confirm=st.booleans(), auto_forced=st.booleans())
    def prefer(self, seat, auto_confirm, auto_forced):
        self.attempt(Prefer(seat, auto_confirm, auto_forced))

    @rule(seat=SEATS, topic=TOPICS, keep=st.none() | st.integers(0, 20))
    def ask(self, seat, topic, keep):
        self.attempt(Ask(seat, topic, keep, "next"))

    @rule(seat=SEATS, topic=TOPICS, yes=st.booleans())
    def answer(self, seat, topic, yes):
        self.attempt(Answer(seat, topic, yes, "next"))

    @rule(yes=st.sampled_from([True, True, True, False]))
    def answer_from_all_seats(self, yes):
        for topic in list(self.table.state.offers):
            for seat in self.viewers[1:]:
                self.attempt(Answer(seat, topic, yes, "next"))

    @rule(seat=SEATS, topic=TOPICS)
    def withdraw(self, seat, topic):
        self.attempt(Withdraw(seat, topic))

    @precondition(lambda self: self.table.status == "paused")
    @rule(seat=SEATS)
    def resume(self, seat):
        self.attempt(Resume(seat))

    @precondition(lambda self: self.table.version > 25)
    @rule(seat=SEATS)
    def resign(self, seat):
        self.attempt(Resign(seat))

    # --- Commands of the server --------------------------------------------------------------------------------

    @rule(milliseconds=st.sampled_from([0, 1, 999, 20_000, 70_000, -5_000]))
    def time_passes(self, milliseconds):
        self.sitting.now += milliseconds
        due = self.table.due()
        events = self.attempt(CheckClock())
        assert bool(events) == (due is not None and self.sitting.now >= due)

    @rule(milliseconds=st.integers(0, 50_000))
    def excuse(self, milliseconds):
        self.attempt(Excuse(milliseconds))

    @rule(seat=SEATS)
    def replace_a_bot(self, seat):
        self.attempt(ReplaceBot(seat, "random"))

    @rule(seat=SEATS)
    def rename(self, seat):
        self.attempt(Rename(ACCOUNTS[seat], f"Player {seat}"))

    @rule(from_snapshot=st.booleans(), back=st.integers(0, 15))
    def restart_server(self, from_snapshot, back):
        """Reopen the table from a snapshot and later events, or from all events."""
        saved = max((seq for seq in self.snapshots if seq <= self.table.version - back), default=None)
        if from_snapshot and saved:
            table = Table.from_snapshot(self.snapshots[saved], find)
            for event in self.sitting.events[saved:]:
                table.apply(event)
        else:
            table = self.sitting.rebuilt()
        assert table.snapshot() == self.table.snapshot()
        assert [table.view(viewer) for viewer in self.viewers] == [self.table.view(viewer) for viewer in self.viewers]
        self.sitting.table = table

    # --- Invariants --------------------------------------------------------------------------------------------

    @invariant()
    def position_is_the_replay_of_the_history(self):
        state = self.table.state
        position = state.origin.game.new(state.settings.seats, SEED, state.settings.options)
        for step in state.history.steps:
            assert position.to_move == step.seat
            state.origin.game.apply(position, step.word)
        assert position == state.history.position

    @invariant()
    def clock_is_not_negative_and_runs_only_for_persons(self):
        clock, state = self.table.state.clock, self.table.state
        assert all(time >= 0 for time in clock.left)
        if clock.left:
            assert clock.running == state.timed_seat()
            assert all(clock.remaining(seat, self.sitting.now) >= 0 for seat in self.viewers[1:])
        else:
            assert clock.running is None

    @invariant()
    def running_game_has_a_player_to_move(self):
        state = self.table.state
        assert (self.table.status == "ended") == (state.ending is not None)
        if self.table.status == "playing":
            assert state.to_move is not None and not state.seats[state.to_move].is_open
            assert state.persons(), "a game without persons must have ended"
            assert self.table.bot_turn() is not None or state.seats[state.to_move].is_person

    @invariant()
    def allowed_commands_are_not_refused(self):
        for seat in self.viewers[1:]:
            for name in self.table.view(seat)["may"]:
                simple = {"undo": Undo, "restart": Restart, "confirm": Confirm, "resign": Resign, "resume": Resume}
                if name in simple:
                    self.table.decide(simple[name](seat), self.table.state.at)
                elif name.startswith("ask_"):
                    self.table.decide(Ask(seat, name[4:], next_table="next"), self.table.state.at)

    @invariant()
    def undo_limit_is_the_last_irreversible_step(self):
        history = self.table.state.history
        assert not any(step.irreversible for step in history.steps[history.undo_limit :])
        assert history.undo_limit == 0 or history.steps[history.undo_limit - 1].irreversible
        assert {step.seat for step in history.steps[history.undo_limit :]} <= {history.to_move}

    def teardown(self):
        if not hasattr(self, "sitting"):
            return
        table = Table(find)
        for event in self.sitting.events:
            table.apply(event)
            assert table.snapshot() == self.snapshots.get(event.seq, table.snapshot())
        record = self.table.record()
        if self.table.status == "ended":
            assert replay(record, find(self.game)).position == self.table.state.history.position


@pytest.mark.parametrize("name", GAMES)
def test_invariants_hold_for_random_commands(name):
    machine = type(f"{name}_machine", (TableMachine,), {"game": name})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=EXAMPLES, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
        ),
    )
