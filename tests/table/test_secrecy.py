"""Tables that differ only in what is hidden from a viewer send equal bytes.

Where the rules reveal something hidden, the game's views differ. In all other cases nothing may differ: neither the
log, nor the allowed commands, nor a preview, nor a refusal.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from helpers.secrets_at_tables import answer, previews, twins, written
from helpers.sitting import GAMES, SEED, Sitting, find
from ziggurat.core.match import Match
from ziggurat.core.rng import Stream
from ziggurat.table.commands import Act, Ask, Confirm, Prefer, Resign, Restart, Undo
from ziggurat.testing.walks import play_out

ENDING = {"babel": {"starter": "first-turn"}}  # with it the game of SEED ends by a step that can be previewed
COMMANDS = st.sampled_from(
    [
        *[Act(seat, "", confirm) for seat in (0, 1) for confirm in (False, True)],
        *[kind(seat) for kind in (Confirm, Undo, Restart, Resign) for seat in (0, 1)],
        *[Ask(seat, topic) for topic in ("undo", "draw", "pause") for seat in (0, 1)],
        *[Prefer(seat, auto_confirm, False) for auto_confirm in (False, True) for seat in (0, 1)],
    ]
)


def words_of(sitting):
    """Return legal words and words that might be legal with other hidden cards."""
    return sorted({*sitting.legal(), *(word for word in sitting.words if ":" in word), "nonsense"})


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=25 if settings().derandomize else 500, deadline=None)
@given(data=st.data())
def test_hidden_differences_change_nothing_for_the_viewer(name, data):
    seats = data.draw(st.sampled_from(sorted(find(name).seats)), "seats")
    sitting = Sitting.started(name, seats, seed=f"{data.draw(st.integers(0, 99)):064x}")
    for choice in data.draw(st.lists(st.integers(0, 999), max_size=30), "play"):
        if sitting.table.status == "playing":
            sitting.play(sitting.legal()[choice % len(sitting.legal())])
    if sitting.table.status != "playing":
        return
    viewer = data.draw(st.sampled_from([None, *range(seats)]), "viewer")
    stream = Stream(data.draw(st.binary(min_size=32, max_size=32), "hidden"))
    real, other = twins(sitting.table, viewer, stream)
    assert written(real.view(viewer)) == written(other.view(viewer))
    for _ in range(4):
        command = data.draw(COMMANDS)
        if isinstance(command, Act):
            command = Act(sitting.to_move, data.draw(st.sampled_from(words_of(sitting))), command.confirm)
        mine, mine_seen = answer(real, command, viewer, sitting.now)
        theirs, their_seen = answer(other, command, viewer, sitting.now)
        from_another = getattr(command, "seat", None) != viewer and (mine_seen == []) != (their_seen == [])
        if from_another or written(mine_seen) != written(their_seen):
            return  # another seat's action was possible at one table only, or the rules revealed something
        if not (mine_seen == [] and command.seat != viewer):  # a refusal goes to its sender alone
            assert written(mine) == written(theirs)
            assert written(real.view(viewer)) == written(other.view(viewer))


@pytest.mark.parametrize("name", GAMES)
def test_previews_show_nothing_hidden(name):
    shown = ends = 0
    for seats in find(name).seats:
        sitting = Sitting.started(name, seats, options=ENDING.get(name, {}))
        words = whole_game(sitting)
        for number, word in enumerate(words):
            if number % 5 == 0 or number > len(words) - 5:  # the last ones may end the game
                views = equal_previews(sitting, Stream(number.to_bytes(32, "big")))
                shown += len(views)
                ends += sum(view["to_move"] is None for view in views)
            sitting.play(word)
    assert shown > 50
    assert ends > 0 or name == "hanging_gardens"  # whose last card reveals, so it has no preview


def whole_game(sitting):
    """Return the actions of a game from here to its end."""
    match = Match(sitting.game, len(sitting.view()["seats"]), seed=SEED, options=sitting.view()["setting"]["options"])
    play_out(match, "eager", Stream(bytes(32)))
    return match.words


def equal_previews(sitting, stream):
    """Compare the previews of all legal actions between twin tables; return those that were shown."""
    seat = sitting.to_move
    real, other = twins(sitting.table, seat, stream)
    mine, theirs = (previews(table, seat, sitting.now) for table in (real, other))
    differing = [word for word in mine if written(mine[word]) != written(theirs.get(word))]
    assert (differing, list(mine)) == ([], list(theirs))
    return [view for view in mine.values() if "code" not in view]


@pytest.mark.parametrize("name", GAMES)
def test_compared_tables_really_differ(name):
    sitting = Sitting.started(name, 2)
    real, other = twins(sitting.table, None, Stream(b"\1" * 32))
    assert written(real.view(None)) == written(other.view(None))
    assert real.state.history.position != other.state.history.position
