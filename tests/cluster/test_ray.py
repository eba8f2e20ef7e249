"""The arena and training on Ray give the same results as one process (`make test-all`)."""

from ziggurat.arena import workers
from ziggurat.arena.schedule import schedule_of
from ziggurat.bots.players import players_from
from ziggurat.bots.training.self_play import Progress
from ziggurat.cli.train import Runner
from ziggurat.core.seed import seed_bytes
from ziggurat.words import words

TIMES = ("seconds", "longest")


def by_number(games):
    results = [{name: value for name, value in game.items() if name not in TIMES} for game in games]
    return sorted(results, key=lambda game: game["number"])


def test_ray_gives_the_same_games_as_one_process():
    schedule = schedule_of("babel", players_from("greedy,random"), 2, 6, 1, {})
    assert by_number(workers.on_ray(schedule, range(6), 2)) == by_number(workers.here(schedule, range(6)))


def test_training_on_ray_gives_the_same_weights_as_one_process():
    begun = Progress.start("babel", seed_bytes(1).hex(), (2,), 4)
    found = []
    for where in ("here", "ray"):
        with Runner(where, 1, words("en")) as runner:
            found.append(begun.fit_outcomes(runner.run))
    assert found[0] == found[1]
