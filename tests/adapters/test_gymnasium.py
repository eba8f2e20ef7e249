"""The Gymnasium environments pass Gymnasium's own test, and play by our rules."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from ziggurat import games
from ziggurat.adapters.gymnasium import ZigguratEnv, ZigguratVectorEnv
from ziggurat.core.errors import BadOptions, IllegalAction, UnknownBot


class LegalOnly(gymnasium.ActionWrapper, gymnasium.utils.RecordConstructorArgs):  # type: ignore[type-arg]
    """Replaces an action by a legal one: the checker samples without a mask."""

    def __init__(self, env: gymnasium.Env[np.ndarray, int]) -> None:
        gymnasium.utils.RecordConstructorArgs.__init__(self)
        super().__init__(env)

    def action(self, action: int) -> int:
        legal = np.flatnonzero(self.unwrapped.action_masks())  # type: ignore[attr-defined]
        return int(legal[action % len(legal)])


@pytest.mark.parametrize("name", games())
def test_check_env(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the checker warns of every wrapper and of integer observations
        check_env(LegalOnly(ZigguratEnv(name)), skip_render_check=False)


@pytest.mark.parametrize("name", games())
def test_registered_game_against_a_bot(name: str) -> None:
    played = gymnasium.make(f"ziggurat/{name}-v1", opponent="greedy")
    observation, info = played.reset(seed=2)
    rng = np.random.default_rng(1)
    ended, steps, reward = False, 0, 0.0
    while not ended and steps < 2000:
        assert played.observation_space.contains(observation)
        observation, reward, ended, truncated, info = played.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        assert not truncated
        steps += 1
    assert ended
    assert reward in (-1, 0, 1)
    assert not info["action_mask"].any()


def test_equal_seeds_give_equal_games() -> None:
    seen = []
    for _ in range(2):
        played = ZigguratEnv("babel", opponent="greedy")
        observation, info = played.reset(seed=5)
        for _ in range(12):
            observation, *_, info = played.step(int(np.flatnonzero(info["action_mask"])[-1]))
        seen.append(observation.tobytes())
    assert seen[0] == seen[1]


def test_registered_environment_is_deterministic() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(LegalOnly(gymnasium.make("ziggurat/babel-v1").unwrapped))


def test_reset_without_a_seed_continues_the_seeded_games() -> None:
    for played in (ZigguratEnv("babel"), ZigguratVectorEnv("babel", 4)):
        first, second = ([played.reset(seed=seed)[0].tobytes() for seed in (5, None, None)] for _ in range(2))
        assert first == second
        assert len(set(first)) == 3
        assert played.reset(seed=6)[0].tobytes() not in first


def test_action_masks_are_taken_by_sample() -> None:
    for name in games():
        played = ZigguratEnv(name)
        _, info = played.reset(seed=1)
        assert info["action_mask"][played.action_space.sample(info["action_mask"])]
        many = ZigguratVectorEnv(name, 4)
        _, infos = many.reset(seed=1)
        actions = many.action_space.sample(tuple(infos["action_mask"]))
        assert infos["action_mask"][np.arange(4), actions].all()


@pytest.mark.parametrize("mode", ["rgb_array", "human", ""])
def test_unknown_render_mode_is_refused(mode: str) -> None:
    with pytest.raises(BadOptions, match=r"render_mode is .*, but must be 'ansi', 'svg' or None"):
        ZigguratEnv("babel", render_mode=mode)


def test_rendering_does_not_warn() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        played = gymnasium.make("ziggurat/babel-v1", render_mode="ansi")
        played.reset(seed=1)
        assert "Persians" in str(played.render())


def test_unknown_opponent_is_refused_at_once() -> None:
    with pytest.raises(UnknownBot):
        ZigguratEnv("babel", opponent="nobody")


def test_illegal_action_is_refused() -> None:
    played = ZigguratEnv("babel")
    played.reset(seed=1)
    with pytest.raises(IllegalAction):
        played.step(int(np.flatnonzero(~played.action_masks())[0]))


@pytest.mark.parametrize("name", games())
def test_vector_environment_plays_whole_games_for_seat_0(name: str) -> None:
    played = ZigguratVectorEnv(name, 32, threads=2)
    observation, infos = played.reset(seed=3)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(120):
        assert played.observation_space.contains(observation)
        assert (played.batch.to_move == 0).all()
        actions = [rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]]
        observation, rewards, over, truncated, infos = played.step(np.array(actions))
        assert set(rewards[~over]) <= {0.0}
        assert set(rewards[over]) <= {-1.0, 0.0, 1.0}
        assert not truncated.any()
        ended += over.sum()
    assert ended > 10


def test_fraction_is_no_action() -> None:
    played = ZigguratEnv("babylon")
    played.reset(seed=1)
    for action in (0.9, np.float32(0), "0", [0]):
        with pytest.raises(BadOptions, match="must be the index of an action, a whole number"):
            played.step(action)  # type: ignore[arg-type]
    played.step(np.int64(0))  # type: ignore[arg-type]
