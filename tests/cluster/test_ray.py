"""The arena on Ray: run by `make test-all`, which installs Ray; the same games must come out as on one process."""

from ziggurat.arena import workers
from ziggurat.arena.fixture import fixture_of
from ziggurat.arena.players import players_from

TIMES = ("seconds", "longest")


def by_number(games):
    told = [{name: value for name, value in game.items() if name not in TIMES} for game in games]
    return sorted(told, key=lambda game: game["number"])


def test_ray_gives_the_same_games_as_one_process():
    fixture = fixture_of("babel", players_from("greedy,random"), 2, 6, 1, {})
    assert by_number(workers.on_ray(fixture, range(6), 2)) == by_number(workers.here(fixture, range(6)))
