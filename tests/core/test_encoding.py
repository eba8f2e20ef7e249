"""Observations and action indices: they say what the view says, and nothing more."""

from collections.abc import Iterator
from math import prod
from typing import Any

import pytest

from ziggurat import game, games
from ziggurat.core.errors import IllegalAction
from ziggurat.core.position import Codes, Position
from ziggurat.testing.settings import Setting, installed_games, profiles_of, variations_of
from ziggurat.testing.walks import stream_for

SETTINGS = [setting for game in installed_games() for setting in profiles_of(game) + variations_of(game)]
SITES = "AHMPS"


def observed(position: Position, seat: int) -> bytes:
    """Return the observation of a seat."""
    buffer = bytearray(b"\xff" * position.observation_size())  # whatever is not written shows
    assert position.observe_into(buffer, seat) == len(buffer)
    return bytes(buffer)


def parts_of(setting_game: Any, position: Position, seat: int) -> dict[str, list[int]]:
    """Return the parts of an observation by name, as flat lists."""
    found, at, whole = {}, 0, observed(position, seat)
    for name, shape in setting_game.observation(position.seats).items():
        found[name] = list(whole[at : at + prod(shape)])
        at += prod(shape)
    return found


def walk(setting: Setting, seed: int, step: int) -> Iterator[Position]:
    """Yield positions of a random game, and the last one."""
    position, stream = setting.new(seed), stream_for("encoding", seed)
    codes = Codes(position.room())
    while not position.over:
        yield position
        position.playout(stream, codes, step)
    yield position


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_observation_depends_only_on_what_the_seat_may_know(setting: Setting) -> None:
    for number, position in enumerate(walk(setting, 1, 7)):
        for seat in range(position.seats):
            other = setting.game.sample(setting.game.view(position, seat), stream_for("other", number))
            assert observed(other, seat) == observed(position, seat)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_parts_fill_the_observation(setting: Setting) -> None:
    position = setting.new(1)
    shapes = setting.game.observation(position.seats).values()
    assert sum(prod(shape) for shape in shapes) == position.observation_size()


@pytest.mark.parametrize("name", games())
def test_indices_and_actions_are_one_to_one(name: str) -> None:
    played = game(name)
    for position in walk(Setting(played, played.seats[-1], "default", {}), 3, 5):
        legal, indices = position.legal(), played.action_indices(position)
        assert len(set(indices)) == len(legal)
        assert all(0 <= number < played.action_count(position) for number in indices)
        assert [played.action_at(position, number) for number in indices] == legal
        assert [played.action_index(position, code) for code in legal] == indices


@pytest.mark.parametrize("name", games())
def test_index_of_no_legal_action_is_refused(name: str) -> None:
    played = game(name)
    position = played.new(played.seats[0], 1)
    free = set(range(-1, played.action_count(position) + 1)) - set(played.action_indices(position))
    for number in (min(free), max(free)):
        with pytest.raises(IllegalAction):
            played.action_at(position, number)


@pytest.mark.parametrize("name", games())
def test_bad_buffers_and_seats_are_refused(name: str) -> None:
    position = game(name).new(game(name).seats[0], 1)
    with pytest.raises(ValueError, match="bytes, but an observation has"):
        position.observe_into(bytearray(position.observation_size() - 1), 0)
    for seat in (-1, position.seats):
        with pytest.raises(ValueError, match="seat is"):
            position.observe_into(bytearray(position.observation_size()), seat)


@pytest.mark.parametrize("name", games())
def test_information_state_tells_seats_apart_and_hides_the_rest(name: str) -> None:
    played = game(name)
    for position in walk(Setting(played, played.seats[0], "default", {}), 5, 30):
        texts = [played.information_state(position, seat) for seat in range(position.seats)]
        assert len(set(texts)) == position.seats
        other = played.sample(played.view(position, 0), stream_for("information"))
        assert played.information_state(other, 0) == texts[0]


def test_babel_observation_says_what_the_view_says() -> None:
    played = game("babel")
    for position in walk(Setting(played, 2, "default", {}), 7, 3):
        for seat in range(2):
            view, parts = played.view(position, seat), parts_of(played, position, seat)
            assert parts["hand"] == [view["hand"].count(people) for people in SITES]
            assert parts["discard"] == [view["discard"].count(people) for people in SITES]
            assert parts["acting"] == [view["to_move"] == seat]
            for whose, p in (("own", seat), ("foe", 1 - seat)):
                check_babel_side(parts, whose, view, p)


def check_babel_side(parts: dict[str, list[int]], whose: str, view: dict[str, Any], p: int) -> None:
    """Compare the part of an observation about one player with a view."""
    assert parts[f"{whose}_hand_size"] == [view["hand_size"][p]]
    assert parts[f"{whose}_pawn"] == [view["pawn"][p] == place for place in (*SITES, "quarry")]
    columns, temples = parts[f"{whose}_columns"], parts[f"{whose}_temples"]
    for number, site in enumerate(SITES):
        cards = view["column"][p][site]
        counts, last, runs = (columns[15 * number + 5 * i : 15 * number + 5 * i + 5] for i in range(3))
        assert counts == [cards.count(people) for people in SITES]
        assert last == [cards.endswith(people) for people in SITES]
        assert runs == [max((n for n in range(61) if people * n in cards), default=0) for people in SITES]
        assert temples[6 * number : 6 * number + 6] == [level in view["temple"][p][site] for level in range(1, 7)]
    reserve = view["reserve"][p]
    assert parts[f"{whose}_reserve"] == [reserve.count(level) for level in range(1, 7)]
    assert parts[f"{whose}_reserve_top"] == [reserve[-1:] == [level] for level in range(1, 7)]
    assert parts[f"{whose}_starter"] == [view["starter"][p]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_babylon_observation_says_what_the_view_says(seats: int) -> None:
    played = game("babylon")
    for position in walk(Setting(played, seats, "default", {}), 8, 9):
        view, parts = played.view(position, 1), parts_of(played, position, 1)
        for place in range(seats):
            player = view["players"][(1 + place) % seats]
            cells = list(player["garden"]["cells"].values())
            planes = parts[f"player{place}_garden"]
            assert planes[:64] == [cell["h"] for cell in cells]
            shown = [[cell["icon"] == icon for cell in cells] for icon in "SFBT"]
            assert [planes[64 * (1 + icon) : 64 * (2 + icon)] for icon in range(4)] == shown
            assert planes[64 * 5 : 64 * 6] == [cell["use"] != "free" for cell in cells]
            assert planes[64 * 7 : 64 * 8] == [bool(cell["flight"]) for cell in cells]
            assert planes[64 * 8 : 64 * 9] == [bool(cell["decks"]) for cell in cells]
            assert parts[f"player{place}_singles"] == [player["singles"]]
            assert parts[f"player{place}_kept_tile"][0] == (player["slot"] is not None)
        assert parts["round"] == [view["round"]]
        assert parts["acting"] == [view["to_move"] == 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_hanging_gardens_observation_says_what_the_view_says(seats: int) -> None:
    played = game("hanging_gardens")
    for position in walk(Setting(played, seats, "default", {}), 9, 5):
        view, parts = played.view(position, 0), parts_of(played, position, 0)
        for place in range(seats):
            player = view["players"][place]
            squares = {tuple(map(int, name.split(","))): kind for name, kind in player["garden"].items()}
            left, top = min(x for x, _ in squares), min(y for _, y in squares)
            planes = parts[f"player{place}_garden"]
            window = [(left + i % 16, top + i // 16) for i in range(256)]
            assert planes[:256] == [square in squares for square in window]
            for number, kind in enumerate("TPAF", 1):
                assert planes[256 * number : 256 * (number + 1)] == [squares.get(square) == kind for square in window]
            temples = [tuple(map(int, name.split(","))) for name in player["temples"]]
            assert planes[256 * 5 :] == [square in temples for square in window]
            assert parts[f"player{place}_open_count"] == [player["open_count"]]
            assert parts[f"player{place}_blind_count"] == [player["blind_count"]]
            if player["blind_tiles"] is None:
                assert not any(parts[f"player{place}_blind_tiles"])
        assert parts["round"] == [view["round"]["number"]]


@pytest.mark.parametrize("name", ["babylon", "hanging_gardens"])
def test_features_tell_legal_actions_apart(name: str) -> None:
    played = game(name)
    for position in walk(Setting(played, 2, "default", {}), 11, 6):
        legal = position.legal()
        assert len({position.features_of(code) for code in legal}) == len(legal)
        assert position.feature_count() == len(played.features)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_new_deal_is_a_first_position_of_the_game(setting: Setting) -> None:
    first, stream = setting.new(1), stream_for("deal again")
    deals = set()
    for _ in range(8):
        position = first.clone()
        position.deal_again(stream)
        state = setting.game.state(position)
        assert setting.game.state(setting.game.load(state)) == state  # `load` refuses what cannot occur
        assert (position.to_move, position.scores()) == (first.to_move, first.scores())
        deals.add(position.to_bytes())
    assert len(deals) == 8
