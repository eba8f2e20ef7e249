"""Every game as a PettingZoo environment, in which the agents act one after the other (AEC).

Needs `pip install ziggurat-table[rl]`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ziggurat.adapters.actions import index_from
from ziggurat.adapters.drawing import checked_mode, drawn, pictured
from ziggurat.batch.batch import rewards
from ziggurat.core.registry import game as game_of
from ziggurat.core.seed import SEED_BYTES
from ziggurat.extras import needed

np = needed("numpy", "rl")
spaces = needed("gymnasium.spaces", "rl")
seeding = needed("gymnasium.utils.seeding", "rl")
AECEnv: Any = needed("pettingzoo", "rl").AECEnv

VERSION = 1
"""Rises when observations, action indices or rewards change their meaning."""


class ZigguratEnv(AECEnv):  # type: ignore[misc]
    """A game for agents `player_0`, `player_1` and so on, one per seat.

    An observation has the bytes of `Position.observe_into` and the mask of legal actions by index. Rewards come at the
    end: their sum is 0, and who loses gets -1.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = game_of(game)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = dict(options or {})
        self.metadata: dict[str, Any] = {
            "name": f"ziggurat_{game}_v{VERSION}",
            "render_modes": ["ansi", "human", "svg"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = checked_mode(render_mode, self.metadata["render_modes"])
        self.position = self.game.new(self.seats, 0, self.options)
        self.action_count = self.game.action_count(self.position)
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self.np_random, _ = seeding.np_random()
        self.observation_spaces = {agent: self.new_observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.action_count) for agent in self.possible_agents}

    def new_observation_space(self) -> Any:
        """Return the space of observations of one agent."""
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.position.observation_size(),), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.action_count,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> Any:
        """Return the space of observations of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of actions of an agent."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begin a new game; equal seeds give equal games, and equal games after them."""
        if seed is not None:
            self.np_random, _ = seeding.np_random(seed)
        deal = self.np_random.bytes(SEED_BYTES) if seed is None else seed
        self.position = self.game.new(self.seats, deal, self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.to_move]

    def step(self, action: int | None) -> None:
        """Carry out the action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position.apply(self.game.action_at(self.position, -1 if action is None else index_from(action)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.position.over:
            self.rewards = dict(zip(self.possible_agents, rewards(self.position), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[0]
        else:
            self.agent_selection = self.possible_agents[self.position.to_move]
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know; the mask is empty unless it is to move."""
        seat = self.possible_agents.index(agent)
        observation = np.zeros(self.position.observation_size(), np.uint8)
        self.position.observe_into(observation, seat)
        mask = np.zeros(self.action_count, np.int8)
        if seat == self.position.to_move:
            mask[self.game.action_indices(self.position)] = 1
        return {"observation": observation, "action_mask": mask}

    def render(self) -> str | None:
        """Return the table as text or SVG, or print it, as the agent to move sees it."""
        if self.render_mode is None:
            return None
        seat = None if self.position.over else self.position.to_move
        if self.render_mode == "svg":
            return pictured(self.game, self.position, seat)
        text = drawn(self.game, self.position, seat)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""


def env(game: str = "babel", **settings: Any) -> ZigguratEnv:
    """Return an environment of a game; PettingZoo's tests call it."""
    return ZigguratEnv(game, **settings)
