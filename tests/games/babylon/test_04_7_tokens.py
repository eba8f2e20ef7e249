"""Rules 4.7: the six effects of round tokens."""

import pytest

from helpers.babylon import garden_of, ornaments, play, player, position, reason, refused, scene

PAIR = "place:SFBT.white@c3r0/1111 | place:{}.white@e4r0/1111"  # d4 F next to e4


def star(face: str, token: str) -> set[str]:
    """Return the ornaments with a star after placing a face at e4."""
    return {word for word in ornaments(garden_of(PAIR.format(face), token=token), token) if "*" in word}


def test_4_7_token_icon_replaces_an_icon_of_a_new_tile() -> None:
    assert star("---B", "icon") == {"fountain:d4-e4*", "statue:e4*"}
    assert star("---S", "icon") == {"fountain:d4-e4*"}


def test_4_7_token_icon_has_no_effect_on_a_space_without_icon() -> None:
    assert star("----", "icon") == set()
    assert refused(PAIR.format("----") + " fountain:d4-e4*", token="icon") == "star_blank"


def test_4_7_token_blank_gives_any_icon_to_a_space_without_icon() -> None:
    words = star("----", "blank")
    assert {"fountain:d4-e4*", "statue:e4*", "statue:f5*"} <= words
    assert "statue:e4*" not in star("BBBB", "blank")


def test_4_7_token_blank_has_no_effect_on_an_icon() -> None:
    assert star("BBBB", "blank") == set()
    assert refused(PAIR.format("---B") + " fountain:d4-e4*", token="blank") == "star_icon"


@pytest.mark.parametrize("token", ["icon", "blank"])
def test_4_7_token_is_not_used_for_an_end_with_the_right_icon(token: str) -> None:
    assert "fountain:d4-e4*" not in star("---F", token)
    assert refused(PAIR.format("---F") + " fountain:d4-e4*", token=token) == "star_needless"
    assert "fountain:d4-e4" in ornaments(garden_of(PAIR.format("---F"), token=token), token)


def test_4_7_token_is_not_used_for_two_ends() -> None:
    both = "place:---B.white@c3r0/1111 place:--B-.white@a3r0/1111"
    assert refused(f"{both} fountain:b3*-c3*", token="icon") == "two_stars"
    assert refused(f"{both} fountain:b3*-c3", token="icon") == "wrong_icon"
    assert not any("fountain" in word for word in ornaments(garden_of(both, token="icon"), "icon"))


def test_4_7_token_works_only_on_a_new_tile() -> None:
    old = "place:---S.white@e4r0/1111 | place:SFBT.white@c3r0/1111"
    assert refused(f"{old} fountain:d4-e4*", token="icon") == "star_not_new"
    assert refused(f"{old} fountain:d4*-e4", token="icon") == "star_needless"


def test_4_7_token_works_once_per_turn_even_with_two_tiles() -> None:
    two = "place:----.white@c3r0/1111 place:----.white@e3r0/1111 statue:c3*"
    assert refused(f"{two} statue:e3*", token="blank") == "token_spent"
    assert garden_of(f"{two} | place:----.white@c6r0/1111 statue:c6*", token="blank").ornaments == 2


def test_4_7_token_has_no_effect_on_a_belvedere() -> None:
    assert refused("place:----.white@c3r0/-111 statue:c4*", token="blank") == "used"


def test_4_7_star_without_such_a_token_is_illegal() -> None:
    for token in ("none", "single", "flower"):
        assert refused(PAIR.format("---B") + " fountain:d4-e4*", token=token) == "no_token"


def test_4_7_printed_icon_is_unchanged() -> None:
    """A granted statue leaves the bridge icon under it as it was."""
    state = scene(dug="clay10", token="icon", singles=4, slot=None)  # clay10 is B-F-
    at = play(position(state), "place:dug@c3r0/1111", "statue:c4*")
    assert player(at, 0)["garden"]["cells"]["c4"]["icon"] == "B"
    assert player(at, 0)["garden"]["cells"]["c4"]["use"] == "statue"


def test_4_7_star_uses_the_token_for_this_turn_only() -> None:
    state = scene(dug="clay10", token="icon", singles=4, slot=None)
    at = play(position(state), "place:dug@c3r0/1111", "statue:c4*")
    assert player(at, 0)["token_spent"] is True
    assert reason(at, "statue:d3*") == "token_spent"
    assert player(play(at, "end"), 0)["token_spent"] is False


def test_4_7_ornament_without_star_does_not_use_the_token() -> None:
    state = scene(dug="clay05", token="icon", singles=4, slot=None)  # clay05 is S-F-
    at = play(position(state), "place:dug@c3r0/1111", "statue:c4")
    assert player(at, 0)["token_spent"] is False


def test_4_7_each_player_may_use_the_token_once_per_round() -> None:
    at = position(scene(dug="clay10", token="icon", singles=4, slot=None))
    play(at, "place:dug@c3r0/1111", "statue:c4*", "end", "dig:C1")
    assert player(at, 1)["token_spent"] is False
