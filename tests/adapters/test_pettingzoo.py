"""The PettingZoo environments pass PettingZoo's own tests, and play by our rules."""

import warnings

import pytest
from pettingzoo.test import api_test, render_test, seed_test

from ziggurat import game, games
from ziggurat.adapters.pettingzoo import ZigguratEnv, env
from ziggurat.core.errors import BadOptions, IllegalAction
from ziggurat.pictures import to_svg
from ziggurat.testing.walks import stream_for


@pytest.mark.parametrize("name", games())
def test_api(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it advises against dictionaries, which its own games with masks use
        api_test(env(name), num_cycles=150)


@pytest.mark.parametrize("name", games())
def test_seed(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=40)


@pytest.mark.parametrize("name", games())
def test_render(name: str) -> None:
    render_test(lambda render_mode: env(name, render_mode=render_mode))


@pytest.mark.parametrize("name", games())
def test_whole_game_with_every_number_of_seats(name: str) -> None:
    for seats in game(name).seats:
        played = ZigguratEnv(name, seats)
        played.reset(seed=seats)
        totals = dict.fromkeys(played.agents, 0.0)
        for agent in played.agent_iter():
            observation, reward, ended, _, _ = played.last()
            totals[agent] += reward
            mask = observation["action_mask"]
            if not ended:
                assert mask.sum() == len(played.position.legal())
            played.step(None if ended else played.action_space(agent).sample(mask))
        winners = played.position.winners()
        assert winners is not None
        assert sum(totals.values()) == pytest.approx(0)
        assert {agent for agent, total in totals.items() if total > -1} >= {f"player_{seat}" for seat in winners}


def test_reset_without_a_seed_continues_the_seeded_games() -> None:
    played, seen = env("babel"), []
    for seed in (5, None, None, 5, None, None):
        played.reset(seed=seed)
        seen.append(played.position.to_bytes())
    assert seen[:3] == seen[3:]
    assert len(set(seen)) == 3


def test_only_the_agent_to_move_has_a_mask() -> None:
    played = env("babel")
    played.reset(seed=1)
    masks = {agent: played.observe(agent)["action_mask"].sum() for agent in played.agents}
    assert masks.pop(played.agent_selection) > 0
    assert set(masks.values()) == {0}


def test_illegal_action_is_refused_and_changes_nothing() -> None:
    played = env("babel")
    played.reset(seed=1)
    before = played.position.to_bytes()
    with pytest.raises(IllegalAction):
        played.step(int((played.observe(played.agent_selection)["action_mask"] == 0).argmax()))
    assert played.position.to_bytes() == before


def test_drawing_shows_only_what_the_agent_knows() -> None:
    played = env("babel", render_mode="ansi")
    played.reset(seed=3)
    seat = played.position.to_move
    other = game("babel").sample(game("babel").view(played.position, seat), stream_for("drawing"))
    text = played.render()
    played.position = other
    assert played.render() == text


@pytest.mark.parametrize("name", games())
def test_picture_shows_what_the_agent_to_move_sees(name: str) -> None:
    played = env(name, render_mode="svg")
    played.reset(seed=1)
    seen, public = (
        to_svg(played.game.view(played.position, seat), names=["player_0", "player_1"])
        for seat in (played.position.to_move, None)
    )
    assert played.render() == seen
    assert name != "babel" or seen != public  # the hand


def test_unknown_render_mode_is_refused() -> None:
    with pytest.raises(BadOptions, match="render_mode"):
        env("babel", render_mode="rgb_array")


def test_metadata_names_a_version() -> None:
    assert env("babylon").metadata["name"] == "ziggurat_babylon_v1"
