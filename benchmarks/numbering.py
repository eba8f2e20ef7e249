"""Compares three ways to number the actions of a game, by learning to predict a bot's choices.

    ziggurat dataset babylon --players greedy --games 120 --out babylon.npz
    python benchmarks/numbering.py babylon.npz [--epochs 6]

All networks have one hidden layer over the same observations and learn from the same decisions.

fixed      one output per combination of features that an index of its own could stand for
factored   one output per value of each feature; the score of an action is the sum over its features
listed     actions of the legal list, described by features that enter the hidden layer together with the observation

It prints how often the best-rated action is the bot's, in games that were not learned from, and the mean log loss.
Needs NumPy and SciPy.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from scipy import sparse

from ziggurat.arena.dataset import read_dataset

HIDDEN = 64
RATE = 1e-3
MINIBATCH = 64
LEFT_OUT = {11: (6, 7, 8, 9, 10), 7: ()}
"""Features that no fixed index can have: in Babylon the floor, and which pillars carry a placement."""

Array = NDArray[Any]


class Net:
    """A network that rates actions; `joint` decides whether features pass the hidden layer."""

    def __init__(self, inputs: int, values: int, joint: bool) -> None:
        rng = np.random.default_rng(1)
        self.joint = joint
        self.weights = {
            "in": rng.normal(0, (2 / inputs) ** 0.5, (inputs, HIDDEN)),
            "in0": np.zeros(HIDDEN),
            "values": rng.normal(0, 0.1 if joint else 0.01, (values, HIDDEN)),
            "values0": np.zeros(values),
            "out": rng.normal(0, 0.1, HIDDEN),
        }
        self.means = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.squares = {name: np.zeros_like(value) for name, value in self.weights.items()}
        self.steps = 0

    def run(self, observation: Array, rows: sparse.csr_matrix, starts: Array, chosen: Array | None) -> Array:
        """Return the log probability of every action; learn if the chosen ones are given."""
        w = self.weights
        inputs = np.sqrt(observation.astype(np.float64))
        decision = np.repeat(np.arange(len(observation)), np.diff(starts))
        linear = inputs @ w["in"] + w["in0"]
        known = rows @ w["values"]
        hidden = np.maximum(linear[decision] + known, 0) if self.joint else np.maximum(linear, 0)[decision]
        scores = hidden @ w["out"] if self.joint else (hidden * known).sum(axis=1)
        scores = scores + rows @ w["values0"]
        scores -= np.maximum.reduceat(scores, starts[:-1])[decision]
        logs: Array = scores - np.log(np.add.reduceat(np.exp(scores), starts[:-1]))[decision]
        if chosen is not None:
            slope = np.exp(logs)
            slope[starts[:-1] + chosen] -= 1
            self.learn(inputs, rows, hidden, known, slope / len(observation), starts)
        return logs

    def learn(
        self, inputs: Array, rows: sparse.csr_matrix, hidden: Array, known: Array, slope: Array, starts: Array
    ) -> None:
        """Take one step of Adam."""
        w = self.weights
        if self.joint:
            each = slope[:, None] * w["out"] * (hidden > 0)
            to_values, out = each, hidden.T @ slope
        else:
            each = slope[:, None] * known * (hidden > 0)
            to_values, out = slope[:, None] * hidden, np.zeros(HIDDEN)
        linear = np.add.reduceat(each, starts[:-1])
        gradients = {"in": inputs.T @ linear, "in0": linear.sum(axis=0), "values": rows.T @ to_values}
        gradients |= {"values0": rows.T @ slope, "out": out}
        self.steps += 1
        rate = RATE * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, gradient in gradients.items():
            self.means[name] += 0.1 * (gradient - self.means[name])
            self.squares[name] += 0.001 * (gradient**2 - self.squares[name])
            w[name] -= rate * self.means[name] / (np.sqrt(self.squares[name]) + 1e-8)


def fixed(features: Array) -> sparse.csr_matrix:
    """Return one column per combination of the features that a fixed index can have."""
    kept = np.delete(features, LEFT_OUT[features.shape[1]], axis=1)
    if len(LEFT_OUT[features.shape[1]]):  # the open corner of a placement is part of it
        kept = np.column_stack([kept, (features[:, 7:] == 0) * (features[:, :1] == 9)])
    _, index = np.unique(kept, axis=0, return_inverse=True)
    index = index.reshape(-1)
    return sparse.csr_matrix((np.ones(len(index)), (np.arange(len(index)), index)))


def factored(features: Array) -> sparse.csr_matrix:
    """Return one column per kind and value of each feature."""
    kinds = features[:, :1].astype(np.int64)
    codes = np.column_stack([kinds, *(256 * kinds[:, 0] + features[:, i] for i in range(1, features.shape[1]))])
    parts = []
    for i in range(codes.shape[1]):
        _, index = np.unique(codes[:, i], return_inverse=True)
        parts.append(sparse.csr_matrix((np.ones(len(index)), (np.arange(len(index)), index.reshape(-1)))))
    return sparse.hstack(parts, format="csr")


def measured(data: dict[str, Array], rows: sparse.csr_matrix, joint: bool, games: int, epochs: int) -> tuple[Any, ...]:
    """Learn from some games; return columns, share of choices predicted, and log loss in the last quarter of games."""
    split = 3 * (int(data["game"].max()) + 1) // 4
    free = np.diff(data["starts"]) > 1
    train = np.flatnonzero(free & (data["game"] < min(games, split)))
    test = np.flatnonzero(free & (data["game"] >= split))
    net = Net(data["observation"].shape[1], rows.shape[1], joint)
    rng = np.random.default_rng(1)
    for _ in range(epochs):
        for chosen in np.array_split(rng.permutation(train), max(1, len(train) // MINIBATCH)):
            run(net, data, rows, chosen, learn=True)
    right, losses = [], []
    for chosen in np.array_split(test, max(1, len(test) // MINIBATCH)):
        logs, starts = run(net, data, rows, chosen, learn=False)
        for i, row in enumerate(chosen):
            own = logs[starts[i] : starts[i + 1]]
            right.append(own.argmax() == data["action"][row])
            losses.append(-own[data["action"][row]])
    return rows.shape[1], np.mean(right), np.mean(losses)


def run(net: Net, data: dict[str, Array], rows: sparse.csr_matrix, chosen: Array, learn: bool) -> tuple[Array, Array]:
    """Rate the actions of some decisions; return log probabilities and where each decision begins."""
    sizes = np.diff(data["starts"])[chosen]
    starts = np.concatenate([[0], sizes.cumsum()])
    places = np.concatenate([np.arange(data["starts"][row], data["starts"][row + 1]) for row in chosen])
    logs = net.run(data["observation"][chosen], rows[places], starts, data["action"][chosen] if learn else None)
    return logs, starts


def main() -> None:
    """Print the comparison."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("dataset", type=Path)
    parser.add_argument("--epochs", type=int, default=6)
    args = parser.parse_args()
    data = read_dataset(args.dataset)
    sizes = np.diff(data["starts"])
    games = 3 * (int(data["game"].max()) + 1) // 4
    print(f"{(sizes > 1).sum()} decisions with a choice, of {sizes[sizes > 1].mean():.0f} actions on average")
    ways = {
        "fixed": (fixed(data["features"]), False),
        "factored": (factored(data["features"]), False),
        "listed": (factored(data["features"]), True),
    }
    print(f"{'':10}{'games':>8}{'columns':>9}{'right':>8}{'loss':>8}")
    for count in (games // 4, games):
        for name, (rows, joint) in ways.items():
            columns, right, loss = measured(data, rows, joint, count, args.epochs)
            print(f"{name:10}{count:8}{columns:9}{100 * right:7.1f}%{loss:8.2f}", flush=True)


if __name__ == "__main__":
    main()
