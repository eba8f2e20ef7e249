"""Undo in a match of any game leads back through every earlier position."""

import pytest

from helpers.settings import Setting, installed_profiles
from helpers.walks import begin, play_out, stream_for, whole_match
from ziggurat.core.errors import ZigguratError

every_profile = pytest.mark.parametrize("setting", installed_profiles(), ids=str)


@every_profile
def test_undo_restores_every_position_back_to_the_first(setting: Setting) -> None:
    match = begin(setting, 7)
    passed = [match.position.to_bytes()]
    stream = stream_for("undo", setting)
    while not match.position.over:
        play_out(match, "random", stream, most=1)
        passed.append(match.position.to_bytes())
    while len(passed) > 1:
        assert match.position.to_bytes() == passed.pop()
        assert match.undo()
        assert len(match.words) == len(match.past) == len(passed) - 1
    assert match.position == setting.new(7)
    assert not match.undo()


@every_profile
def test_after_undo_the_same_action_has_the_same_outcome(setting: Setting) -> None:
    match = begin(setting, 8)
    stream = stream_for("redo", setting)
    for _ in range(60):
        play_out(match, "random", stream, most=1)
        after, word = match.position.to_bytes(), match.words[-1]
        match.undo()
        match.apply(word)
        assert match.position.to_bytes() == after
        if match.position.over:
            break


@every_profile
def test_past_positions_never_change(setting: Setting) -> None:
    match = begin(setting, 9)
    stream = stream_for("past", setting)
    seen: list[bytes] = []
    while not match.position.over:
        seen.append(match.position.to_bytes())
        play_out(match, "eager", stream, most=1)
    assert [position.to_bytes() for position in match.past] == seen


@every_profile
def test_refused_action_does_not_change_the_match(setting: Setting) -> None:
    match = play_out(begin(setting, 11), "random", stream_for("refused"), most=9)
    before = (match.position.to_bytes(), list(match.words), len(match.past))
    legal = setting.game.legal_words(match.position)
    for word in ["nosuchaction", "", *[w for w in whole_match(setting, 1, "random").words if w not in legal][:20]]:
        with pytest.raises(ZigguratError):
            match.apply(word)
    assert (match.position.to_bytes(), match.words, len(match.past)) == before
