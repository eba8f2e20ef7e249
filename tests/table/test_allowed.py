"""The commands that a view allows are exactly those that are not refused."""

import pytest

from helpers.sitting import ACCOUNTS, SALT, SEED, Sitting
from ziggurat.table import Refused
from ziggurat.table.commands import (
    Act,
    Answer,
    Ask,
    Close,
    Configure,
    Confirm,
    Hint,
    Leave,
    Resign,
    Restart,
    Resume,
    Start,
    Undo,
    Withdraw,
)

TOPICS = ("undo", "draw", "pause", "hints", "rematch")


def commands(sitting, seat):
    account = ACCOUNTS[seat]
    legal = sitting.legal()[0] if sitting.table.state.has_begun and sitting.table.state.to_move is not None else "turn"
    return {
        "leave": Leave(account),
        "configure": Configure(account, len(sitting.view()["seats"])),
        "close": Close(account),
        "start": Start(account, SEED, SALT),
        "act": Act(seat, legal, confirm=True),
        "confirm": Confirm(seat),
        "undo": Undo(seat),
        "restart": Restart(seat),
        "hint": Hint(seat),
        "resume": Resume(seat),
        "resign": Resign(seat),
        **{f"ask_{topic}": Ask(seat, topic, next_table="next") for topic in TOPICS},
        **{f"answer_{topic}": Answer(seat, topic, True, next_table="next") for topic in TOPICS},
        **{f"withdraw_{topic}": Withdraw(seat, topic) for topic in TOPICS},
    }


def not_refused(sitting, command):
    try:
        sitting.table.decide(command, sitting.now)
    except Refused:
        return False
    return True


def check_allowed(sitting):
    for seat, place in enumerate(sitting.view()["seats"]):
        if place["kind"] == "person":
            allowed = {name for name, command in commands(sitting, seat).items() if not_refused(sitting, command)}
            assert set(sitting.may(seat)) == allowed
            assert len(sitting.may(seat)) == len(allowed)


SCENES = {
    "empty": lambda: Sitting.made("shells"),
    "half full": lambda: Sitting.seated("shells", 2),
    "fresh": lambda: Sitting.started("shells", 2),
    "with bots": lambda: Sitting.started("shells", 3, bots=(1,)),
}


@pytest.mark.parametrize("scene", SCENES)
def test_allowed_commands_at_the_beginning(scene):
    check_allowed(SCENES[scene]())


@pytest.mark.parametrize(
    "story",
    [
        [Act(0, "lay:3")],
        [Act(0, "turn")],
        [Act(0, "lay:3"), Act(0, "turn")],
        [Act(0, "lay:3"), Act(0, "draw", confirm=True)],
        [Act(0, "turn", confirm=True)],
        [Act(0, "turn", confirm=True), Ask(0, "undo")],
        [Ask(1, "draw")],
        [Ask(1, "draw"), Answer(2, "draw", True)],
        [Ask(0, "pause"), Answer(1, "pause", True), Answer(2, "pause", True)],
        [Ask(2, "hints")],
        [Ask(2, "hints"), Answer(0, "hints", True), Answer(1, "hints", True), Hint(0)],
        [Resign(1)],
        [Resign(1), Resign(2)],
        [Resign(1), Resign(2), Ask(0, "rematch", next_table="n")],
    ],
)
def test_allowed_commands_during_a_game(story):
    sitting = Sitting.started("shells", 3)
    for command in story:
        sitting.do(command)
        check_allowed(sitting)
