"""`greedy` in The Hanging Gardens takes the best tile and uses only its view."""

import pytest

from helpers.hanging_gardens import GAME, play, table
from ziggurat.bots.bot import new_bot
from ziggurat.bots.hanging_gardens.greedy import choose
from ziggurat.core.position import Position
from ziggurat.core.seed import stream


def chosen(position: Position, name: str = "test") -> str:
    return choose(GAME, GAME.view(position, position.to_move), stream(bytes(32), name), GAME.box)


def test_greedy_makes_a_group_that_earns_a_tile() -> None:
    position = table("TT...\n.....\n.....", cards=[5, 13, 14, 15])
    play(position, chosen(position))
    assert GAME.state(position)["phase"] == "temple"


def test_greedy_puts_the_temple_on_the_group_with_the_better_reward() -> None:
    # four terraces may take the queen that completes a set; three parks may not
    spaces = ["statue", "statue", "queen", "statue", "chalice", "chalice"]
    position = table("......\nTT..PP\nT.....", cards=[17], spaces=spaces, hands=[["queen"]])
    play(position, "card:1@2,0r0")
    word = chosen(position)
    assert word in ("temple:0,1", "temple:1,1", "temple:2,1", "temple:0,2")
    assert chosen(play(position, word)) == "tile:2a"


def test_greedy_takes_the_person_of_its_complete_set() -> None:
    spaces = ["king", "gardener", "gate", "gate", "gate", "gate"]
    position = table("TT...\n.....\n.....", cards=[5], spaces=spaces, hands=[["garden"] * 3])
    play(position, "card:1@2,0r0 temple:0,0")
    assert chosen(position) == "tile:1b"


def test_greedy_places_a_temple_rather_than_passing() -> None:
    position = play(table("TT...\n.....\n.....", cards=[5]), "card:1@2,0r0")
    assert chosen(position).startswith("temple:")


def test_greedy_keeps_a_temple_and_burns_a_card_if_forced() -> None:
    merging = play(table("...tT.\ntTT...\n......", cards=[5]), "card:1@3,1r0")
    assert chosen(merging) in ("keep:0,1", "keep:3,0")
    assert chosen(table("TT\ntT\n..", cards=[57, 58, 59, 60])).startswith("burn:")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_plays_legal_games_and_beats_random(seats: int) -> None:
    points = {"greedy": 0, "random": 0}
    for seed in range(2):
        position = GAME.new(seats, seed)
        names = ["greedy" if (seat + seed) % 2 else "random" for seat in range(seats)]
        players = [new_bot(name, GAME, stream(bytes(32), f"{seat}")) for seat, name in enumerate(names)]
        while not position.over:
            seat = position.to_move
            GAME.apply(position, players[seat].choose(GAME.view(position, seat)))
        for name, score in zip(names, position.scores(), strict=True):
            points[name] += score // names.count(name)
    assert points["greedy"] > 3 * points["random"]


@pytest.mark.parametrize("secrecy", ["blind", "all", "none"])
def test_choice_does_not_depend_on_hidden_information(secrecy: str) -> None:
    hands, blind = [["queen"], ["king"]], [[], ["gate", "guard"]]
    position = table(
        "TT...\n.....\n.....", cards=[5, 6, 7, 8], hands=hands, blind=blind, options={"tile_secrecy": secrecy}
    )
    for words in ("", "card:1@2,0r0", "temple:0,0"):
        play(position, words)
        other = position.clone()
        other.redeal(0, stream(bytes(32), "other"))
        assert chosen(other) == chosen(position)


def test_greedy_plays_with_another_box() -> None:
    box = GAME.open_box({"tiles": {"series": [{"id": "gem", "tiles": 49, "values": [1, 3]}], "persons": []}})
    position = GAME.new(3, 1, box=box)
    player = new_bot("greedy", GAME, stream(bytes(32), "box"), box)
    for _ in range(30):
        GAME.apply(position, player.choose(GAME.view(position, position.to_move)))
