"""Every installed game keeps the contract, with every number of seats, profile and option."""

from itertools import pairwise

import pytest

from helpers.contract import (
    check_bad_words,
    check_copies,
    check_illegal_codes,
    check_illegal_words,
    check_legal,
    check_scores,
    check_state,
    check_view,
    vandalise,
)
from helpers.invariants import INVARIANTS, check_position, check_step
from helpers.policies import POLICIES
from helpers.settings import Setting, installed_games, installed_profiles, installed_settings
from helpers.walks import begin, moments, play_out, stream_for, whole_match, words_seen
from ziggurat.core.errors import BadOptions
from ziggurat.core.game import Game

every_profile = pytest.mark.parametrize("setting", installed_profiles(), ids=str)
every_setting = pytest.mark.parametrize("setting", installed_settings(), ids=str)
every_game = pytest.mark.parametrize("game", installed_games(), ids=lambda game: game.id)
every_player = pytest.mark.parametrize("player", POLICIES)


@every_setting
@every_player
def test_game_ends_and_keeps_its_invariants_at_every_step(setting: Setting, player: str) -> None:
    match = whole_match(setting, 1, player)
    passed = [*match.past, match.position]
    for before, after in pairwise(passed):
        check_step(setting.game, before, after)
    for position in passed:
        check_position(setting.game, position)


@every_game
def test_every_game_has_invariants(game: Game) -> None:
    assert game.id in INVARIANTS, f"add the invariants of {game.id} to tests/helpers/invariants.py"


@every_setting
def test_legal_actions_keep_the_contract(setting: Setting) -> None:
    for position in moments(setting, 20):
        check_legal(setting.game, position)


@every_setting
def test_illegal_action_is_refused_with_its_reason_and_changes_nothing(setting: Setting) -> None:
    for number, position in enumerate(moments(setting, 10)):
        words = stream_for("illegal", setting, number).shuffled(words_seen(setting))
        check_illegal_words(setting.game, position, words[:100])


@every_profile
def test_number_without_an_action_is_refused_and_changes_nothing(setting: Setting) -> None:
    for number, position in enumerate(moments(setting, 10)):
        check_illegal_codes(setting.game, position, stream_for("codes", setting, number))


@every_profile
def test_text_that_is_not_an_action_is_refused_and_changes_nothing(setting: Setting) -> None:
    for position in moments(setting, 6):
        check_bad_words(setting.game, position)


@every_setting
def test_state_round_trips(setting: Setting) -> None:
    for position in moments(setting, 20):
        check_state(setting.game, position)


@every_setting
def test_view_is_plain_json_with_exactly_the_legal_actions_of_its_seat(setting: Setting) -> None:
    for position in moments(setting, 20):
        check_view(setting.game, position)


@every_profile
def test_view_of_an_unknown_seat_is_refused(setting: Setting) -> None:
    position = setting.new(1)
    for seat in (-1, setting.seats, 99, True, 0.0, "0", [0]):
        with pytest.raises(BadOptions, match="but must be 0 to"):
            setting.game.view(position, seat)  # type: ignore[arg-type]


@every_setting
def test_copies_have_the_same_future_and_are_independent(setting: Setting) -> None:
    for number, position in enumerate(moments(setting, 10)):
        check_copies(position, stream_for("copies", setting, number))


@every_setting
def test_sheets_add_up_and_winners_are_seats(setting: Setting) -> None:
    for position in moments(setting, 20):
        check_scores(position)


@every_setting
def test_seed_decides_all_random_events(setting: Setting) -> None:
    assert setting.new(5) == setting.new(5)
    games = [play_out(begin(setting, 5), "random", stream_for("same")) for _ in range(2)]
    assert games[0].words == games[1].words
    assert games[0].position == games[1].position
    assert len({setting.new(seed).to_bytes() for seed in range(20)}) == 20


@every_profile
def test_games_in_one_process_are_independent(setting: Setting) -> None:
    alone = [play_out(begin(setting, seed), "random", stream_for("alone", seed)).words for seed in (1, 2)]
    matches, streams = [begin(setting, 1), begin(setting, 2)], [stream_for("alone", 1), stream_for("alone", 2)]
    while not all(match.position.over for match in matches):
        for match, stream in zip(matches, streams, strict=True):
            play_out(match, "random", stream, most=1)
    assert [match.words for match in matches] == alone


@every_game
def test_number_of_players_must_be_supported_by_the_game(game: Game) -> None:
    for seats in (0, -1, 1, 99, True, 2.0, "2", None):
        if seats not in game.seats or type(seats) is not int:
            with pytest.raises(BadOptions, match=f"{game.id} is played by"):
                game.new(seats, 1)  # type: ignore[arg-type]


@every_game
def test_changing_resolved_options_does_not_affect_other_matches(game: Game) -> None:
    asked = [{}, *({"profile": name} for name in game.options.profiles)]
    before = [game.options.resolve(given) for given in asked]
    for given in asked:
        vandalise(game.options.resolve(given))
    assert [game.options.resolve(given) for given in asked] == before
