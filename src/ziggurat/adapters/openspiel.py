"""Every game in OpenSpiel, as `python_ziggurat_babel` and so on. Importing this module registers them.

Chance acts once, at the root: it draws one of `deals` deals, which decides every later draw. So a state is its history,
as OpenSpiel's serialisation needs it, and few deals of a short variant make a tree that can be enumerated:

    pyspiel.load_game("python_ziggurat_babel", {"deals": 2, "options": "turn_limit:1;starter:free"})

Needs `pip install ziggurat-table[openspiel]`. OpenSpiel's MCTS bot in C++ crashes on games written in Python; its bots
written in Python work, ISMCTS among them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, ClassVar

from ziggurat.adapters.drawing import drawn
from ziggurat.batch.batch import rewards
from ziggurat.core.errors import BadOptions
from ziggurat.core.game import Game
from ziggurat.core.position import Position
from ziggurat.core.record import MAX_ACTIONS
from ziggurat.core.registry import game as game_of
from ziggurat.core.registry import games
from ziggurat.core.seed import seed_bytes, stream
from ziggurat.extras import needed

np = needed("numpy", "openspiel")
pyspiel = needed("pyspiel", "openspiel")

MAX_DEALS = 10_000


class ZigguratState(pyspiel.State):  # type: ignore[misc,name-defined]
    """A position with its history."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.rules: Game = game.rules
        self.settings: dict[str, Any] = game.settings
        self.first: int = game.first
        self.deals: int = game.deals
        self.indices: list[int] = game.indices
        self.position: Position | None = None
        self.codes: list[int] = []
        """The actions so far, which are public."""

    def current_player(self) -> int:
        """Return the player to act, or chance before the deal."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.over else self.position.to_move

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return every deal with its probability."""
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        if self.position is None or player != self.position.to_move:
            return []
        if self.rules.flat_actions:
            return sorted(self.position.legal())  # OpenSpiel needs them in order
        return self.indices[: self.position.legal_count()]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = self.rules.new(seed=seed_bytes(self.first + action), **self.settings)
            return
        if self.rules.flat_actions:
            self.position.apply(action)
            self.codes.append(action)
        else:
            self.codes.append(self.position.apply_at(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.position is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal:{action}"
        if player != self.position.to_move:
            return f"action:{action}"
        return self.rules.word(self.rules.action_at(self.position, action))

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.position is not None and self.position.over

    def returns(self) -> list[float]:
        """Return the result of every player; 0 during the game."""
        if self.position is None or not self.position.over:
            return [0.0] * self.num_players()
        return rewards(self.position)

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> ZigguratState:
        """Return a state that looks the same to a player, with everything hidden dealt again.

        Its history still names the true deal, so it must be searched, not serialised.
        """
        other: ZigguratState = self.clone()
        if other.position is not None:
            key = bytes(int(256 * probability_sampler()) for _ in range(32))
            other.position.redeal(player, stream(key, "resampled"))
        return other

    def history_text(self) -> str:
        """Return the actions so far as words."""
        return " ".join(map(self.rules.word, self.codes))

    def __str__(self) -> str:
        if self.position is None:
            return "before the deal"
        return drawn(self.rules, self.position, None)


class Observer:
    """What a player may know, as text and as numbers."""

    def __init__(self, game: Any) -> None:
        self.rules: Game = game.rules
        self.buffer = np.zeros(game.observation_size, np.uint8)
        self.tensor = np.zeros(game.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ZigguratState, player: int) -> None:
        """Write the observation of a player into `tensor`."""
        self.tensor.fill(0)
        if state.position is not None:
            state.position.observe_into(self.buffer, player)
            self.tensor[:] = self.buffer

    def string_from(self, state: ZigguratState, player: int) -> str:
        """Return everything that a player knows: the view, and the actions so far, which are public."""
        if state.position is None:
            return "before the deal"
        return self.rules.information_state(state.position, player) + " after " + state.history_text()


class PublicObserver:
    """What everybody knows, as text only."""

    tensor = None
    dict: ClassVar[dict[str, Any]] = {}

    def __init__(self, game: Any) -> None:
        self.rules: Game = game.rules

    def set_from(self, state: ZigguratState, player: int) -> None:
        """Do nothing: there is no tensor."""

    def string_from(self, state: ZigguratState, player: int) -> str:
        """Return the public view and the actions so far."""
        if state.position is None:
            return "before the deal"
        return self.rules.information_state(state.position, None) + " after " + state.history_text()


class ZigguratGame(pyspiel.Game):  # type: ignore[misc,name-defined]
    """A game of Ziggurat with OpenSpiel's parameters `players`, `deals`, `first` and `options`.

    The deals are those of the seeds from `first` on, so that training and testing can use different ones.
    """

    name: ClassVar[str]
    game_type: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        self.rules = game_of(self.name)
        self.deals = int(params.get("deals", MAX_DEALS))
        if not 1 <= self.deals <= MAX_DEALS:
            raise BadOptions(f"deals is {self.deals}, but must be 1 to {MAX_DEALS}")
        self.first = int(params.get("first", 0))
        if self.first < 0:
            raise BadOptions(f"first is {self.first}, but must not be negative")
        players = int(params.get("players", self.rules.seats[0]))
        options = options_from(str(params.get("options", "")))
        self.settings = {"seats": players, "options": options}
        first = self.rules.new(players, 0, options)
        self.observation_size = first.observation_size()
        self.indices = list(range(self.rules.action_count(first)))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.action_count(first),
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=float(players - 1),
            utility_sum=0.0,
            max_game_length=MAX_ACTIONS,
        )
        super().__init__(self.game_type, info, params)

    def new_initial_state(self) -> ZigguratState:
        """Return the state before the deal."""
        return ZigguratState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | PublicObserver | None:
        """Return an observer of a player's view or of the public one; None for private information alone."""
        if iig_obs_type is None:
            return Observer(self)
        if not iig_obs_type.public_info:
            return None
        hides = iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE
        return PublicObserver(self) if hides else Observer(self)


def options_from(text: str) -> dict[str, Any]:
    """Return options written as `name:value;name:value`; OpenSpiel uses other punctuation itself."""
    found: dict[str, Any] = {}
    for part in text.split(";") if text else ():
        name, _, value = part.partition(":")
        try:
            found[name] = json.loads(value)
        except ValueError:
            found[name] = value
    return found


def register(name: str) -> None:
    """Register a game with OpenSpiel."""
    seats = game_of(name).seats
    game_type = pyspiel.GameType(
        short_name=f"python_ziggurat_{name}",
        long_name=f"Ziggurat: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": seats[0], "deals": MAX_DEALS, "first": 0, "options": ""},
    )
    pyspiel.register_game(game_type, type(f"Ziggurat_{name}", (ZigguratGame,), {"name": name, "game_type": game_type}))


for _name in games():
    register(_name)
