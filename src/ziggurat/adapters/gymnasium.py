"""Every game as a Gymnasium environment: one seat against bots, or many games at once against random play.

Importing this module registers `ziggurat/babel-v1` and so on. Needs `pip install ziggurat-table[rl]`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ziggurat.adapters.actions import index_from
from ziggurat.adapters.drawing import checked_mode, drawn, pictured
from ziggurat.batch import Batch
from ziggurat.batch.batch import SKIP, rewards
from ziggurat.bots.bot import ask, new_bot
from ziggurat.core.registry import game as game_of
from ziggurat.core.registry import games
from ziggurat.core.seed import SEED_BYTES, seed_bytes, stream
from ziggurat.extras import needed

np = needed("numpy", "rl")
gym = needed("gymnasium", "rl")
vector = needed("gymnasium.vector", "rl")

VERSION = 1
"""Rises when observations, action indices or rewards change their meaning."""


class ZigguratEnv(gym.Env):  # type: ignore[misc,name-defined]
    """One seat against bots of a level. The reward comes at the end: -1 for a loss, as in `Batch.reward`."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        opponent: str = "random",
        seats: int | None = None,
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        seconds: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = game_of(game)
        self.seats = self.game.seats[0] if seats is None else seats
        self.seat = seat
        self.opponent = opponent
        self.seconds = seconds
        self.options = dict(options or {})
        self.render_mode = checked_mode(render_mode, self.metadata["render_modes"])
        self.position = self.game.new(self.seats, 0, self.options)
        new_bot(opponent, self.game, stream(bytes(32), "opponent")).close()  # an unknown bot is refused at once
        self.action_count = self.game.action_count(self.position)
        self.action_space = gym.spaces.Discrete(self.action_count)
        self.observation_space = gym.spaces.Box(0, 255, (self.position.observation_size(),), np.uint8)

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a new game; equal seeds give equal games, and equal games after them."""
        super().reset(seed=seed)
        deal = seed_bytes(self.np_random.bytes(SEED_BYTES) if seed is None else seed)
        self.position = self.game.new(self.seats, deal, self.options)
        self.bots = [
            None if seat == self.seat else new_bot(self.opponent, self.game, stream(deal, f"bot {seat}"))
            for seat in range(self.seats)
        ]
        self.play_others()
        return self.observation(), self.info()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Carry out an action and those of the other seats."""
        self.position.apply(self.game.action_at(self.position, index_from(action)))
        self.play_others()
        over = self.position.over
        reward = rewards(self.position)[self.seat] if over else 0.0
        return self.observation(), reward, over, False, self.info()

    def play_others(self) -> None:
        """Let the bots act until it is the agent's turn."""
        while not self.position.over and self.position.to_move != self.seat:
            seat = self.position.to_move
            bot = self.bots[seat]
            assert bot is not None
            self.game.apply(self.position, ask(bot, self.game.view(self.position, seat), self.seconds))

    def observation(self) -> Any:
        """Return what the agent may know."""
        found = np.zeros(self.position.observation_size(), np.uint8)
        self.position.observe_into(found, self.seat)
        return found

    def info(self) -> dict[str, Any]:
        """Return the mask of legal actions, of the type that `action_space.sample` takes."""
        return {"action_mask": self.action_masks().astype(np.int8)}

    def action_masks(self) -> Any:
        """Return which actions are legal, by index; sb3-contrib's MaskablePPO calls this."""
        mask = np.zeros(self.action_count, np.bool_)
        if not self.position.over:
            mask[self.game.action_indices(self.position)] = True
        return mask

    def render(self) -> str | None:
        """Return the table as text or as SVG."""
        if self.render_mode == "svg":
            return pictured(self.game, self.position, self.seat)
        return drawn(self.game, self.position, self.seat) if self.render_mode == "ansi" else None


class ZigguratVectorEnv(vector.VectorEnv):  # type: ignore[misc,name-defined]
    """Many games on a `Batch`; the agent has seat 0, the other seats play at random.

    Games begin again in the step in which they end. `infos["action_mask"]` has the legal actions.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": vector.AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        threads: int = 1,
    ) -> None:
        self.settings: dict[str, Any] = {"seats": seats, "options": options, "threads": threads}
        self.name = game
        self.num_envs = num_envs
        self.batch = Batch(game, num_envs, **self.settings)
        count = self.batch.action_count
        self.single_action_space = gym.spaces.Discrete(count)
        self.single_observation_space = gym.spaces.Box(0, 255, (self.batch.size,), np.uint8)
        self.action_space = vector.utils.batch_space(self.single_action_space, num_envs)
        self.observation_space = vector.utils.batch_space(self.single_observation_space, num_envs)

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin new games; equal seeds give equal games, and equal games after them."""
        super().reset(seed=seed)
        deals = self.np_random.bytes(SEED_BYTES) if seed is None else seed
        self.batch = Batch(self.name, self.num_envs, seed=deals, **self.settings)
        self.reward = np.zeros(self.num_envs, np.float32)
        self.ended = np.zeros(self.num_envs, np.bool_)
        self.play_others()
        return self.batch.observation.copy(), self.infos()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Carry out the agent's actions, then those of the other seats."""
        self.reward[:] = 0
        self.ended[:] = False
        self.step_batch(actions)
        self.play_others()
        truncated = np.zeros(self.num_envs, np.bool_)
        return self.batch.observation.copy(), self.reward.copy(), self.ended.copy(), truncated, self.infos()

    def step_batch(self, actions: Any) -> None:
        """Step the batch and keep what it says of games that ended."""
        self.batch.step(actions)
        self.reward += self.batch.reward[:, 0]
        self.ended |= self.batch.done

    def play_others(self) -> None:
        """Play at random for the other seats until the agent is to move in every game."""
        while (self.batch.to_move != 0).any():
            self.step_batch(np.where(self.batch.to_move == 0, SKIP, self.batch.random_actions()))

    def infos(self) -> dict[str, Any]:
        """Return the masks of legal actions, one row per game."""
        if self.batch.game.flat_actions:
            return {"action_mask": self.batch.mask.astype(np.int8)}
        indices = np.arange(self.batch.action_count)
        return {"action_mask": (indices[None, :] < self.batch.sizes[:, None]).astype(np.int8)}


def register() -> None:
    """Register an environment per installed game, such as `ziggurat/babel-v1`."""
    for name in games():
        gym.register(
            f"ziggurat/{name}-v{VERSION}", entry_point="ziggurat.adapters.gymnasium:ZigguratEnv", kwargs={"game": name}
        )


register()
