"""The contract of games (docs/engine.md) as tests that authors of games run on theirs.

    from ziggurat.testing.suite import GameTests

    class TestSenet(GameTests):
        games = [GAME]

`games` are games or names of installed ones. Every test runs with every number of players and edition profile, most
also with extreme values of every option.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

import pytest

from ziggurat.core.errors import BadOptions, BadView, ZigguratError
from ziggurat.core.game import Game
from ziggurat.core.registry import game as find_game

CHECKS = [f"ziggurat.testing.{name}" for name in ("contract", "secrecy", "settings", "walks")]
pytest.register_assert_rewrite(*(name for name in CHECKS if name not in sys.modules))

from ziggurat.testing.contract import (  # noqa: E402 - pytest rewrites only asserts of modules registered before their import
    check_bad_words,
    check_copies,
    check_illegal_codes,
    check_illegal_words,
    check_legal,
    check_scores,
    check_state,
    check_view,
    dump,
    vandalise,
    viewers,
)
from ziggurat.testing.secrecy import (  # noqa: E402
    check_errors_hide,
    check_events_hide,
    check_samples,
    check_views_hide,
)
from ziggurat.testing.settings import Setting, profiles_of, variations_of  # noqa: E402
from ziggurat.testing.walks import begin, moments, play_out, stream_for, whole_match, words_seen  # noqa: E402


class GameTests:
    """The tests; a subclass names its games."""

    games: Sequence[Game | str] = ()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run each test with every game, profile or setting, whichever it takes."""
        chosen = [find_game(one) if isinstance(one, str) else one for one in self.games]
        profiles = [setting for game in chosen for setting in profiles_of(game)]
        settings = profiles + [setting for game in chosen for setting in variations_of(game)]
        for name, values in (("game", chosen), ("profile", profiles), ("setting", settings)):
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, values, ids=[getattr(one, "id", None) or str(one) for one in values])

    def test_legal_actions_keep_the_contract(self, setting: Setting) -> None:
        for position in moments(setting, 20):
            check_legal(setting.game, position)

    def test_illegal_action_is_refused_with_its_reason_and_changes_nothing(self, setting: Setting) -> None:
        for number, position in enumerate(moments(setting, 10)):
            words = stream_for("illegal", setting, number).shuffled(words_seen(setting))
            check_illegal_words(setting.game, position, words[:100])

    def test_number_without_an_action_is_refused_and_changes_nothing(self, profile: Setting) -> None:
        for number, position in enumerate(moments(profile, 10)):
            check_illegal_codes(profile.game, position, stream_for("codes", profile, number))

    def test_text_that_is_not_an_action_is_refused_and_changes_nothing(self, profile: Setting) -> None:
        for position in moments(profile, 6):
            check_bad_words(profile.game, position)

    def test_state_round_trips(self, setting: Setting) -> None:
        for position in moments(setting, 20):
            check_state(setting.game, position)

    def test_view_is_plain_json_with_exactly_the_legal_actions_of_its_seat(self, setting: Setting) -> None:
        for position in moments(setting, 20):
            check_view(setting.game, position)

    def test_view_of_an_unknown_seat_is_refused(self, profile: Setting) -> None:
        position = profile.new(1)
        for seat in (-1, profile.seats, 99, True, 0.0, "0", [0]):
            with pytest.raises(BadOptions, match="but must be 0 to"):
                profile.game.view(position, seat)  # type: ignore[arg-type]

    def test_copies_have_the_same_future_and_are_independent(self, setting: Setting) -> None:
        for number, position in enumerate(moments(setting, 10)):
            check_copies(position, stream_for("copies", setting, number))

    def test_sheets_add_up_and_winners_are_seats(self, setting: Setting) -> None:
        for position in moments(setting, 20):
            check_scores(position)

    def test_seed_decides_all_random_events(self, setting: Setting) -> None:
        assert setting.new(5) == setting.new(5)
        games = [play_out(begin(setting, 5), "random", stream_for("same")) for _ in range(2)]
        assert games[0].words == games[1].words
        assert games[0].position == games[1].position
        assert len({setting.new(seed).to_bytes() for seed in range(20)}) == 20

    def test_games_in_one_process_are_independent(self, profile: Setting) -> None:
        alone = [play_out(begin(profile, seed), "random", stream_for("alone", seed)).words for seed in (1, 2)]
        matches, streams = [begin(profile, 1), begin(profile, 2)], [stream_for("alone", 1), stream_for("alone", 2)]
        while not all(match.position.over for match in matches):
            for match, stream in zip(matches, streams, strict=True):
                play_out(match, "random", stream, most=1)
        assert [match.words for match in matches] == alone

    def test_number_of_players_must_be_supported_by_the_game(self, game: Game) -> None:
        for seats in (0, -1, 1, 99, True, 2.0, "2", None):
            if seats not in game.seats or type(seats) is not int:
                with pytest.raises(BadOptions, match=f"{game.id} is played by"):
                    game.new(seats, 1)  # type: ignore[arg-type]

    def test_changing_resolved_options_does_not_affect_other_matches(self, game: Game) -> None:
        asked = [{}, *({"profile": name} for name in game.options.profiles)]
        before = [game.options.resolve(given) for given in asked]
        for given in asked:
            vandalise(game.options.resolve(given))
        assert [game.options.resolve(given) for given in asked] == before

    def test_views_and_legal_actions_contain_no_hidden_information(self, setting: Setting) -> None:
        for number, position in enumerate(moments(setting, 40, seed=2)):
            check_views_hide(setting.game, position, stream_for("views", setting, number))

    def test_errors_contain_no_hidden_information(self, profile: Setting) -> None:
        for number, position in enumerate(moments(profile, 20, seed=3)):
            stream = stream_for("errors", profile, number)
            check_errors_hide(profile.game, position, stream.shuffled(words_seen(profile))[:60], stream)

    def test_events_contain_no_hidden_information(self, profile: Setting) -> None:
        for number, position in enumerate(moments(profile, 24, seed=4)):
            check_events_hide(profile.game, position, stream_for("events", profile, number))

    def test_sample_depends_only_on_view_and_stream(self, setting: Setting) -> None:
        for number, position in enumerate(moments(setting, 20, seed=5)):
            check_samples(setting.game, position, stream_for("samples", setting, number))

    def test_different_streams_give_different_samples(self, profile: Setting) -> None:
        view = profile.game.view(profile.new(1), 0)
        samples = {profile.game.sample(view, stream_for("differ", number)).to_bytes() for number in range(20)}
        assert len(samples) == 20

    def test_changed_view_is_refused(self, profile: Setting) -> None:
        game, wrong = profile.game, {"spoilt": [1]}
        for position in moments(profile, 4, seed=6):
            for viewer in viewers(position):
                view = game.view(position, viewer)
                text = dump(view)
                for name in view:
                    without = {key: value for key, value in view.items() if key != name}
                    for spoilt in (without, {**view, name: wrong}, {**view, name: 10**6}):
                        refused_or_harmless(game, spoilt)
                assert dump(view) == text and wrong == {"spoilt": [1]}  # nothing inside was changed either

    def test_view_of_another_game_is_refused(self, game: Game) -> None:
        view = game.view(game.new(game.seats[0], 1), 0)
        changed = [{**view, "game": "ludo"}, {**view, "rules": 0}, {**view, "seat": 99}]
        others: list[Any] = [{}, None, [], "view", *changed]
        for other in others:
            with pytest.raises(BadView):
                game.sample(other, stream_for("other"))

    def test_undo_restores_every_position_back_to_the_first(self, profile: Setting) -> None:
        match = begin(profile, 7)
        passed = [match.position.to_bytes()]
        stream = stream_for("undo", profile)
        while not match.position.over:
            play_out(match, "random", stream, most=1)
            passed.append(match.position.to_bytes())
        while len(passed) > 1:
            assert match.position.to_bytes() == passed.pop()
            assert match.undo()
            assert len(match.words) == len(match.past) == len(passed) - 1
        assert match.position == profile.new(7)
        assert not match.undo()

    def test_after_undo_the_same_action_has_the_same_outcome(self, profile: Setting) -> None:
        match = begin(profile, 8)
        stream = stream_for("redo", profile)
        for _ in range(60):
            play_out(match, "random", stream, most=1)
            after, word = match.position.to_bytes(), match.words[-1]
            match.undo()
            match.apply(word)
            assert match.position.to_bytes() == after
            if match.position.over:
                break

    def test_past_positions_never_change(self, profile: Setting) -> None:
        match = begin(profile, 9)
        stream = stream_for("past", profile)
        seen: list[bytes] = []
        while not match.position.over:
            seen.append(match.position.to_bytes())
            play_out(match, "eager", stream, most=1)
        assert [position.to_bytes() for position in match.past] == seen

    def test_refused_action_does_not_change_the_match(self, profile: Setting) -> None:
        match = play_out(begin(profile, 11), "random", stream_for("refused"), most=9)
        before = (match.position.to_bytes(), list(match.words), len(match.past))
        legal = profile.game.legal_words(match.position)
        for word in ["nosuchaction", "", *[w for w in whole_match(profile, 1, "random").words if w not in legal][:20]]:
            with pytest.raises(ZigguratError):
                match.apply(word)
        assert (match.position.to_bytes(), match.words, len(match.past)) == before


def refused_or_harmless(game: Game, view: dict[str, Any]) -> None:
    """Check that an impossible view raises `BadView`, unless its changed part does not affect samples."""
    before = dict(view)
    try:
        position = game.sample(view, stream_for("spoilt"))
    except BadView:
        pass
    else:
        json.dumps(game.state(position))
    assert view == before
