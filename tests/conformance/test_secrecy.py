"""Views, errors and events contain no hidden information, and samples use only the view."""

import json

import pytest

from helpers.contract import dump, viewers
from helpers.secrecy import check_errors_hide, check_events_hide, check_samples, check_views_hide
from helpers.settings import Setting, installed_games, installed_profiles, installed_settings
from helpers.walks import moments, stream_for, words_seen
from ziggurat.core.errors import BadView
from ziggurat.core.game import Game

every_profile = pytest.mark.parametrize("setting", installed_profiles(), ids=str)
every_setting = pytest.mark.parametrize("setting", installed_settings(), ids=str)
every_game = pytest.mark.parametrize("game", installed_games(), ids=lambda game: game.id)


@every_setting
def test_views_and_legal_actions_contain_no_hidden_information(setting: Setting) -> None:
    for number, position in enumerate(moments(setting, 40, seed=2)):
        check_views_hide(setting.game, position, stream_for("views", setting, number))


@every_profile
def test_errors_contain_no_hidden_information(setting: Setting) -> None:
    for number, position in enumerate(moments(setting, 20, seed=3)):
        stream = stream_for("errors", setting, number)
        check_errors_hide(setting.game, position, stream.shuffled(words_seen(setting))[:60], stream)


@every_profile
def test_events_contain_no_hidden_information(setting: Setting) -> None:
    for number, position in enumerate(moments(setting, 24, seed=4)):
        check_events_hide(setting.game, position, stream_for("events", setting, number))


@every_setting
def test_sample_depends_only_on_view_and_stream(setting: Setting) -> None:
    for number, position in enumerate(moments(setting, 20, seed=5)):
        check_samples(setting.game, position, stream_for("samples", setting, number))


@every_profile
def test_different_streams_give_different_samples(setting: Setting) -> None:
    view = setting.game.view(setting.new(1), 0)
    samples = {setting.game.sample(view, stream_for("differ", number)).to_bytes() for number in range(20)}
    assert len(samples) == 20


@every_profile
def test_changed_view_is_refused(setting: Setting) -> None:
    game, wrong = setting.game, {"spoilt": [1]}
    for position in moments(setting, 4, seed=6):
        for viewer in viewers(position):
            view = game.view(position, viewer)
            text = dump(view)
            for name in view:
                without = {key: value for key, value in view.items() if key != name}
                for spoilt in (without, {**view, name: wrong}, {**view, name: 10**6}):
                    refused_or_harmless(game, spoilt)
            assert dump(view) == text and wrong == {"spoilt": [1]}  # nothing inside was changed either


def refused_or_harmless(game: Game, view: dict) -> None:  # type: ignore[type-arg]
    """An impossible view raises `BadView`, unless the changed part does not affect samples."""
    before = dict(view)
    try:
        position = game.sample(view, stream_for("spoilt"))
    except BadView:
        pass
    else:
        json.dumps(game.state(position))
    assert view == before


@every_game
def test_view_of_another_game_is_refused(game: Game) -> None:
    view = game.view(game.new(game.seats[0], 1), 0)
    for other in ({}, None, [], "view", {**view, "game": "ludo"}, {**view, "rules": 0}, {**view, "seat": 99}):
        with pytest.raises(BadView):
            game.sample(other, stream_for("other"))  # type: ignore[arg-type]
