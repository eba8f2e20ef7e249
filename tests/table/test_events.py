"""Only the declaration at its class decides who may see an event's fields."""

from dataclasses import fields

import pytest

from helpers.sitting import ACCOUNTS, SALT, SEED
from ziggurat.table import events
from ziggurat.table.apply import CHANGES
from ziggurat.table.events import EVENTS, Event, Started, StoredEvent, event, logged
from ziggurat.table.log import note_of

STORED_KINDS = {
    "created",
    "configured",
    "seated",
    "bot_seated",
    "left",
    "opened",
    "renamed",
    "closed",
    "preferred",
    "started",
    "stepped",
    "staged",
    "unstaged",
    "undone",
    "restarted",
    "asked",
    "agreed",
    "declined",
    "withdrawn",
    "rewound",
    "paused",
    "resumed",
    "resigned",
    "flagged",
    "hinted",
    "hints_agreed",
    "replaced",
    "excused",
    "ended",
    "rematched",
}
SECRETS = {
    "created": {"setting", "box", "owner", "rematch_of", "format"},
    "configured": {"setting"},
    "seated": {"account"},
    "started": {"seed", "salt", "position", "actions", "times"},
}
OWN = {"preferred": {"seat", "auto_confirm", "auto_forced"}, "stepped": {"auto"}, "staged": {"word", "auto"}}
POSITION = {"started", "stepped", "undone", "restarted", "rewound"}
PLAY = POSITION | {"staged", "unstaged", "paused", "resumed", "replaced", "ended"}


@pytest.fixture
def empty_registry(monkeypatch):
    monkeypatch.setattr(events, "EVENTS", {})


def sample(kind, seat=0):
    """Return an event in which the value of each field is its name."""
    values = {field.name: f"<{field.name}>" for field in fields(EVENTS[kind])}
    if "seat" in values:
        values["seat"] = seat
    return EVENTS[kind](**values)


def test_stored_kinds_keep_their_names():
    assert set(EVENTS) == STORED_KINDS


@pytest.mark.parametrize("kind", EVENTS)
def test_every_field_is_declared_public_own_secret_or_logged(kind):
    declared = EVENTS[kind].declared
    in_log = declared.log.fields if declared.log else ()
    names = {*declared.public, *declared.own, *declared.secret, *in_log}
    assert names == {field.name for field in fields(EVENTS[kind])}


@pytest.mark.parametrize("kind", EVENTS)
def test_own_and_secret_fields_are_those_listed_here(kind):
    declared = EVENTS[kind].declared
    assert set(declared.secret) == SECRETS.get(kind, set())
    assert set(declared.own) == OWN.get(kind, set())


@pytest.mark.parametrize("kind", EVENTS)
def test_secret_fields_reach_no_viewer_and_own_fields_only_their_seat(kind):
    stored = StoredEvent.of(1, 0, sample(kind, seat=0))
    log = str(note_of(stored, sample(kind)).params) if EVENTS[kind].declared.log else ""
    for viewer in (0, 1, None):
        sent = {*stored.data_for(viewer), *(name for name in stored.data if f"<{name}>" in log)}
        assert not sent & SECRETS.get(kind, set())
        assert viewer == 0 or not sent & OWN.get(kind, set())
    assert OWN.get(kind, set()) <= set(stored.data_for(0))


def test_changes_of_play_and_position_are_declared():
    assert {kind for kind, found in EVENTS.items() if found.declared.changes_play} == PLAY
    assert {kind for kind, found in EVENTS.items() if found.declared.changes_position} == POSITION


def test_every_event_can_be_applied():
    assert set(CHANGES) == set(EVENTS.values())


@pytest.mark.usefixtures("empty_registry")
def test_undeclared_field_is_sent_to_no_viewer():
    @event(public=("seat",), log=logged("seat"))
    class Careless(Event):
        seat: int
        account: str

    stored = StoredEvent.of(1, 0, Careless(0, ACCOUNTS[0]))
    assert [stored.data_for(viewer) for viewer in (0, 1, None)] == [{"seat": 0}] * 3
    assert note_of(stored, Careless(0, ACCOUNTS[0])).params == {"seat": 0}


@pytest.mark.usefixtures("empty_registry")
@pytest.mark.parametrize(
    ("declaration", "message"),
    [
        ({"public": ("seat", "nmae")}, "unknown fields \\['nmae'\\]"),
        ({"secret": ("nmae",)}, "unknown fields"),
        ({"log": logged("nmae")}, "unknown fields"),
        ({"public": ("name",), "secret": ("name",)}, "'name'.* for two audiences"),
        ({"own": ("name",), "log": logged("name")}, "'name'.* for two audiences"),
        ({"own": ("name",), "secret": ("name",)}, "'name'.* for two audiences"),
    ],
)
def test_declaration_that_does_not_fit_the_class_raises(declaration, message):
    class Mistaken(Event):
        seat: int
        name: str

    with pytest.raises(TypeError, match=f"Mistaken declares .*{message}"):
        event(**declaration)(Mistaken)


@pytest.mark.usefixtures("empty_registry")
def test_own_fields_need_a_seat():
    class Seatless(Event):
        name: str

    with pytest.raises(TypeError, match="no field 'seat'"):
        event(own=("name",))(Seatless)


def test_started_event_of_a_usual_game_is_stored_without_the_new_fields():
    stored = StoredEvent.of(1, 0, Started(SEED, SALT, "hash"))
    assert stored.data == {"seed": SEED, "salt": SALT, "promise": "hash"}
    assert stored.event() == Started(SEED, SALT, "hash", None, None, None)
