"""How processes learn which of them have a table, under every order of messages."""

from collections import Counter, deque

from hypothesis import given, settings
from hypothesis import strategies as st

from ziggurat.store.holders import LOST_SECONDS, Holders

NAMES = ("a", "b", "c")
TABLE = "t1"


class Process:
    """A process that knows of events only by reading, which it does when it loads the table and when notified."""

    def __init__(self, name: str, network: "Network") -> None:
        self.name = name
        self.network = network
        self.holders = Holders(self.post, lambda _: self.read())
        self.known: int | None = None
        """The number of the last event it knows; None if the table is not in memory."""

    def post(self, recipient: str | None, topic: str, key: str) -> None:
        for other in NAMES:
            if other != self.name and recipient in (None, other):
                self.network.queues[self.name, other].append((topic, key))

    def read(self) -> None:
        if self.known is not None:
            self.known = self.network.stored

    def load(self) -> None:
        if self.known is None:
            self.holders.watch(TABLE)
            self.known = self.network.stored

    def evict(self) -> None:
        if self.known is not None:
            self.known = None
            self.holders.unwatch(TABLE)

    def append(self) -> None:
        """Store an event, if the table is in memory; a process that is behind reads first."""
        if self.known is not None:
            self.network.stored += 1
            self.known = self.network.stored
            for recipient in self.holders.recipients(TABLE):
                self.post(recipient, "table", TABLE)
                self.network.hints[self.name, recipient] += 1


class Network:
    """Three processes; the messages from one to another arrive in order, those of different senders in any order."""

    def __init__(self) -> None:
        self.stored = 0
        self.hints: Counter[tuple[str, str | None]] = Counter()
        self.queues: dict[tuple[str, str], deque[tuple[str, str]]] = {
            (one, other): deque() for one in NAMES for other in NAMES if one != other
        }
        self.processes = {name: Process(name, self) for name in NAMES}

    def deliver(self, sender: str, receiver: str, now: float = 0.0) -> None:
        queue, process = self.queues[sender, receiver], self.processes[receiver]
        if queue and not process.holders.receive(sender, *queue.popleft(), now):
            process.read()

    def deliver_all(self, now: float = 0.0) -> None:
        while any(self.queues.values()):
            for sender, receiver in self.queues:
                self.deliver(sender, receiver, now)


links = st.tuples(st.sampled_from(NAMES), st.sampled_from(NAMES)).filter(lambda link: link[0] != link[1])
actions = st.tuples(st.sampled_from(["load", "evict", "append"]), st.sampled_from(NAMES))
steps = st.one_of(actions, links, st.just(("deliver", "all")))


@given(st.lists(steps, min_size=20, max_size=60))
@settings(max_examples=300)
def test_no_event_is_missed_and_no_hint_is_wasted(story: list[tuple[str, str]]) -> None:
    network = Network()
    for step in story:
        if step[0] in NAMES:
            network.deliver(*step)
        elif step[0] == "deliver":
            network.deliver_all()
        else:
            getattr(network.processes[step[1]], step[0])()
    network.deliver_all()
    holding = {name for name, process in network.processes.items() if process.known is not None}
    for name in holding:
        assert network.processes[name].known == network.stored
        assert set(network.processes[name].holders.recipients(TABLE)) == holding - {name}


def sharing() -> Network:
    """Return a network in which a and b have the table."""
    network = Network()
    network.processes["a"].load()
    network.processes["b"].load()
    network.deliver_all()
    assert network.processes["a"].holders.is_shared(TABLE)
    return network


def test_table_of_one_process_needs_no_hints() -> None:
    network = Network()
    network.processes["a"].load()
    network.deliver_all()
    for _ in range(10):
        network.processes["a"].append()
    assert not network.hints


def test_hint_of_a_process_without_the_table_goes_to_all() -> None:
    assert list(Network().processes["a"].holders.recipients(TABLE)) == [None]


def test_dead_process_gets_no_more_hints() -> None:
    network = sharing()
    process = network.processes["a"].holders
    process.drop_lost(LOST_SECONDS)
    assert list(process.recipients(TABLE)) == ["b"]
    process.drop_lost(LOST_SECONDS + 1)
    assert list(process.recipients(TABLE)) == []


def test_process_that_was_silent_for_long_gets_hints_again() -> None:
    network = sharing()
    process = network.processes["a"].holders
    process.drop_lost(LOST_SECONDS + 1)
    network.processes["b"].append()
    network.deliver_all(LOST_SECONDS + 2)
    assert list(process.recipients(TABLE)) == ["b"]


def test_process_whose_connection_was_lost_asks_again() -> None:
    network = sharing()
    network.processes["a"].append()
    network.queues["a", "b"].clear()  # lost with the connection
    network.processes["b"].holders.reconnect()
    network.deliver_all()
    assert network.processes["b"].known == network.stored
    assert list(network.processes["b"].holders.recipients(TABLE)) == ["a"]
