"""Trains a small network to play Babel: first from a dataset, then by playing against itself on a batch.

    ziggurat dataset babel --players mason,random --games 400 --out babel.npz
    python examples/learn_babel.py --dataset babel.npz --out curve     # writes curve.csv, .svg and .weights.npz
    python examples/learn_babel.py --out scratch                       # self-play alone

Needs only NumPy: `pip install 'ziggurat-table[rl]'`. The network has one hidden layer, a policy over the 704 actions of
Babel and a value. Learning from the dataset imitates the best bot in it; self-play improves the policy with PPO. The
curve is the share of games won against random play.
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ziggurat.arena.dataset import read_dataset
from ziggurat.batch import SKIP, Batch

Floats = NDArray[np.float32]
Weights = dict[str, Floats]
Point = tuple[str, int, float]  # phase, decisions learned from, share of games won

HIDDEN = 128
RATE = 1e-3
CLIP = 0.2  # PPO: how much more or less likely an action becomes in one iteration
VALUE_SHARE = 0.5  # of the loss
BONUS = 0.01  # for varied choices
MINIBATCH = 1024


class Network:
    """Observation to policy and value, trained by Adam."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: Weights = {
            "in": rng.normal(0, (2 / inputs) ** 0.5, (inputs, HIDDEN)).astype(np.float32),
            "in0": np.zeros(HIDDEN, np.float32),
            "policy": rng.normal(0, 0.01, (HIDDEN, actions)).astype(np.float32),
            "policy0": np.zeros(actions, np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
            "value0": np.zeros(1, np.float32),
        }
        self.means = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.squares = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.steps = 0

    def forward(self, observation: NDArray[np.uint8], mask: NDArray[Any]) -> tuple[Floats, Floats, Floats, Floats]:
        """Return inputs, hidden units, probabilities of the legal actions, and values."""
        w = self.weights
        inputs = np.sqrt(observation.astype(np.float32))  # counts up to 60
        hidden = np.maximum(inputs @ w["in"] + w["in0"], 0)
        logits = np.where(mask, hidden @ w["policy"] + w["policy0"], np.float32(-1e9))
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        values = np.tanh((hidden @ w["value"] + w["value0"])[:, 0])
        return inputs, hidden, chances, values

    def learn(self, inputs: Floats, hidden: Floats, d_logits: NDArray[Any], d_values: NDArray[Any]) -> None:
        """Take one step of Adam against the gradients of a minibatch."""
        w = self.weights
        d_hidden = (d_logits @ w["policy"].T + d_values[:, None] @ w["value"].T) * (hidden > 0)
        gradients = {
            "in": inputs.T @ d_hidden,
            "in0": d_hidden.sum(axis=0),
            "policy": hidden.T @ d_logits,
            "policy0": d_logits.sum(axis=0),
            "value": hidden.T @ d_values[:, None],
            "value0": d_values.sum(keepdims=True),
        }
        self.steps += 1
        rate = RATE * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, gradient in gradients.items():
            self.means[name] += 0.1 * (gradient - self.means[name])
            self.squares[name] += 0.001 * (gradient**2 - self.squares[name])
            w[name] -= rate * self.means[name] / (np.sqrt(self.squares[name]) + 1e-8)


def imitate(network: Network, path: Path, epochs: int, tests: int) -> list[Point]:
    """Learn the decisions of the bot that wins most in a dataset; return the curve."""
    data = read_dataset(path)
    best = max(set(data["player"]), key=lambda name: data["result"][data["player"] == name].mean())
    rows = np.flatnonzero(data["player"] == best)
    rng = np.random.default_rng(1)
    curve = [("imitation", 0, share_won(network, tests))]
    for epoch in range(epochs):
        for chosen in np.array_split(rng.permutation(rows), max(1, len(rows) // MINIBATCH)):
            mask = np.zeros((len(chosen), len(network.weights["policy0"])), np.bool_)
            for i, row in enumerate(chosen):
                mask[i, data["legal"][data["starts"][row] : data["starts"][row + 1]]] = True
            inputs, hidden, chances, values = network.forward(data["observation"][chosen], mask)
            d_logits = chances.copy()
            d_logits[np.arange(len(chosen)), data["action"][chosen]] -= 1
            d_values = VALUE_SHARE * (values - data["result"][chosen]) * (1 - values**2)
            network.learn(inputs, hidden, d_logits / len(chosen), d_values / len(chosen))
        curve.append(("imitation", (epoch + 1) * len(rows), share_won(network, tests)))
        show(curve[-1])
    return curve


class SelfPlay:
    """Both seats of a batch of games are played by the network, which learns from the results."""

    def __init__(self, network: Network, games: int, steps: int, seed: int) -> None:
        self.network = network
        self.games = games
        self.steps = steps
        self.batch = Batch("babel", games, seed=seed)
        self.rng = np.random.default_rng(seed)

    def iterate(self) -> int:
        """Play `steps` decisions in every game and learn from them; return their number."""
        played = self.play()
        for _ in range(2):
            order = self.rng.permutation(len(played["action"]))
            for chosen in np.array_split(order, max(1, len(order) // MINIBATCH)):
                self.improve({name: column[chosen] for name, column in played.items()})
        return len(played["action"])

    def play(self) -> dict[str, NDArray[Any]]:
        """Return decisions with what became of them: `gain` is the result less the expected one."""
        rows: list[dict[str, NDArray[Any]]] = []
        for _ in range(self.steps):
            _, _, chances, values = self.network.forward(self.batch.observation, self.batch.mask)
            actions = sampled(chances, self.rng)
            row = {"observation": self.batch.observation.copy(), "mask": self.batch.mask.astype(np.bool_)}
            row |= {"action": actions, "seat": self.batch.to_move.copy(), "value": values}
            row["chance"] = chances[np.arange(self.games), actions]
            self.batch.step(actions)
            rows.append({**row, "done": self.batch.done.copy(), "reward": self.batch.reward.copy()})
        self.add_results(rows)
        names = ("observation", "mask", "action", "chance", "result", "gain")
        return {name: np.concatenate([row[name] for row in rows]) for name in names}

    def add_results(self, rows: list[dict[str, NDArray[Any]]]) -> None:
        """Give every decision its result: that of the game, or the value where the last game stands."""
        _, _, _, values = self.network.forward(self.batch.observation, self.batch.mask)
        everyone = np.arange(self.games)
        future = np.where(self.batch.to_move == 0, values, -values)[:, None] * np.array([1, -1], np.float32)
        for row in reversed(rows):
            future = np.where(row["done"][:, None], row["reward"], future)
            row["result"] = future[everyone, row["seat"]].astype(np.float32)
            row["gain"] = row["result"] - row["value"]

    def improve(self, rows: dict[str, NDArray[Any]]) -> None:
        """Take one step of PPO with a minibatch."""
        count = len(rows["action"])
        inputs, hidden, chances, values = self.network.forward(rows["observation"], rows["mask"])
        gain = (rows["gain"] - rows["gain"].mean()) / (rows["gain"].std() + 1e-6)
        ratio = chances[np.arange(count), rows["action"]] / rows["chance"]
        limit = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        weight = (gain * ratio * limit).astype(np.float32)
        d_logits = chances * weight[:, None]
        d_logits[np.arange(count), rows["action"]] -= weight
        logs = np.log(chances + 1e-12)
        d_logits += BONUS * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        d_values = VALUE_SHARE * (values - rows["result"]) * (1 - values**2)
        self.network.learn(inputs, hidden, d_logits / count, d_values / count)


def sampled(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """Return a random action of each row, by its probabilities."""
    sums = chances.cumsum(axis=1)
    found: NDArray[np.int64] = (sums < rng.random((len(chances), 1)) * sums[:, -1:]).sum(axis=1)
    return found


def share_won(network: Network, games: int) -> float:
    """Return the share of games that the network wins against random play.

    It draws its actions by their probabilities, so an untrained network plays at random too and wins half.
    """
    batch = Batch("babel", games, seed=99)
    rng = np.random.default_rng(99)
    own = np.arange(games) % 2  # the network's seat
    score = np.full(games, np.nan)
    while np.isnan(score).any():
        _, _, chances, _ = network.forward(batch.observation, batch.mask)
        actions = np.where(batch.to_move == own, sampled(chances, rng), batch.random_actions())
        batch.step(np.where(np.isnan(score), actions, SKIP))
        ended = batch.done & np.isnan(score)
        score[ended] = (batch.reward[np.arange(games), own][ended] + 1) / 2
    return float(score.mean())


def show(point: Point) -> None:
    """Print one point of the curve with a bar."""
    phase, decisions, share = point
    print(f"{phase:10}{decisions:10,} decisions  {100 * share:5.1f} % won  {'#' * round(40 * share)}", flush=True)


def write_csv(path: Path, curve: list[Point]) -> None:
    """Write the curve as CSV."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(("phase", "decisions", "won"))
        writer.writerows((phase, decisions, f"{share:.4f}") for phase, decisions, share in curve)


def write_svg(path: Path, curve: list[Point]) -> None:
    """Write the curve as a drawing: one line per phase, side by side."""
    width, height, left = 640, 320, 50
    each = (width - left - 20) / max(1, len(curve) - 1)
    places = [(left + each * i, height - 40 - (height - 60) * share) for i, (_, _, share) in enumerate(curve)]
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">']
    lines.append(f'<rect width="{width}" height="{height}" fill="white"/>')
    for percent in (0, 25, 50, 75, 100):
        y = height - 40 - (height - 60) * percent / 100
        lines.append(f'<line x1="{left}" x2="{width - 20}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ccc"/>')
        lines.append(f'<text x="{left - 8}" y="{y + 4:.1f}" font-size="12" text-anchor="end">{percent} %</text>')
    for phase, colour in (("imitation", "#b45309"), ("self-play", "#1d4ed8")):
        points = [place for place, point in zip(places, curve, strict=True) if point[0] == phase]
        path_of = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        lines.append(f'<polyline points="{path_of}" fill="none" stroke="{colour}" stroke-width="2"/>')
        if points:
            lines.append(
                f'<text x="{points[0][0]:.1f}" y="{height - 15}" font-size="12" fill="{colour}">{phase}</text>'
            )
    path.write_text("\n".join([*lines, "</svg>", ""]), encoding="utf-8")


def main() -> None:
    """Train and write the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--dataset", type=Path, help="a dataset of Babel; without one, self-play alone")
    parser.add_argument("--epochs", type=int, default=8, help="how often the dataset is used")
    parser.add_argument("--iterations", type=int, default=60, help="of self-play")
    parser.add_argument("--games", type=int, default=256, help="played at once")
    parser.add_argument("--steps", type=int, default=64, help="decisions per game and iteration")
    parser.add_argument("--tests", type=int, default=400, help="games against random play per point of the curve")
    parser.add_argument("--every", type=int, default=5, help="iterations between two points of the curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("curve"))
    args = parser.parse_args()
    batch = Batch("babel", 1)
    network = Network(batch.size, batch.action_count, args.seed)
    curve: list[Point] = imitate(network, args.dataset, args.epochs, args.tests) if args.dataset else []
    curve.append(("self-play", 0, share_won(network, args.tests)))
    show(curve[-1])
    self_play, decisions = SelfPlay(network, args.games, args.steps, args.seed), 0
    for iteration in range(1, args.iterations + 1):
        decisions += self_play.iterate()
        if iteration % args.every == 0:
            curve.append(("self-play", decisions, share_won(network, args.tests)))
            show(curve[-1])
    write_csv(args.out.with_suffix(".csv"), curve)
    write_svg(args.out.with_suffix(".svg"), curve)
    np.savez(args.out.with_suffix(".weights.npz"), **network.weights)  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
