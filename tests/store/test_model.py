"""After any sequence of appends a store equals a list in memory."""

import asyncio

import hypothesis.strategies as st
from hypothesis import HealthCheck, given, settings

from helpers.stores import rows, summary
from ziggurat.store import Conflict, Row, Store

# A table, the offset of the first event from the correct number, the count, with a summary or not; or a snapshot.
STEPS = st.lists(
    st.tuples(st.sampled_from("abc"), st.sampled_from([-1, 0, 0, 0, 0, 1]), st.integers(1, 3), st.booleans())
    | st.tuples(st.sampled_from("abc"), st.integers(0, 8)),
    max_size=25,
)


class Model:
    """The expected contents of a store."""

    def __init__(self) -> None:
        self.events: dict[str, list[Row]] = {}
        self.versions: dict[str, int] = {}
        self.snapshots: dict[str, int] = {}

    def append(self, table_id: str, events: list[Row], with_summary: bool) -> bool:
        known = self.events.setdefault(table_id, [])
        if events[0].seq != len(known) + 1:
            return False
        known += events
        if with_summary:
            self.versions[table_id] = len(known)
        return True

    def snapshot(self, table_id: str, seq: int) -> bool:
        if not self.snapshots.get(table_id, 0) < seq <= len(self.events.get(table_id, [])):
            return False
        self.snapshots[table_id] = seq
        return True


async def apply_step(store: Store, model: Model, prefix: str, step: tuple) -> None:
    table_id = prefix + step[0]
    if len(step) == 2:
        assert await store.save_snapshot(table_id, step[1], b"%d" % step[1]) == model.snapshot(table_id, step[1])
        return
    _, offset, count, with_summary = step
    first = max(1, len(model.events.get(table_id, [])) + 1 + offset)
    events = rows(first, count, f'"{count}"')
    new_summary = summary(table_id, events[-1].seq) if with_summary else None
    try:
        await store.append(table_id, events, new_summary)
        done = True
    except Conflict:
        done = False
    assert done == model.append(table_id, events, with_summary)


async def compare(store: Store, model: Model) -> None:
    for table_id, events in model.events.items():
        assert await store.read(table_id) == events
        found = await store.table(table_id)
        assert (found.version if found else None) == model.versions.get(table_id)
        kept = await store.snapshot(table_id)
        assert (kept.seq if kept else 0) == model.snapshots.get(table_id, 0)


def test_store_equals_a_list_of_events_per_table(store: Store):
    with asyncio.Runner() as runner:
        runner.run(store.open())
        examples = 0

        @settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
        @given(STEPS)
        def story(steps: list[tuple]) -> None:
            nonlocal examples
            examples += 1
            model = Model()
            for step in steps:
                runner.run(apply_step(store, model, f"{examples}-", step))
            runner.run(compare(store, model))

        try:
            story()
        finally:
            runner.run(store.close())
