"""Rules 6: options and edition profiles."""

import pytest

from helpers.babel import BABEL, new, table
from ziggurat.core.errors import BadOptions

TILSIT = {
    "hands": [5, 5],
    "starter": "free",
    "sumerians": "all",
    "sudden_death": False,
    "start": "random",
    "repetition": 3,
    "turn_limit": 200,
}
PROFILES = {
    "tilsit": TILSIT,
    "kosmos": {**TILSIT, "starter": "first-turn", "sudden_death": True},
    "zman": {**TILSIT, "hands": [3, 5], "starter": "first-turn", "sudden_death": True},
}


def test_6_default_options_are_the_tilsit_rules():
    assert new().state["options"] == TILSIT


@pytest.mark.parametrize(("profile", "options"), PROFILES.items())
def test_6_edition_profiles_set_their_options(profile, options):
    assert new(profile=profile).state["options"] == options


def test_6_unknown_profile_is_refused():
    assert set(BABEL.options.profiles) == set(PROFILES)
    with pytest.raises(BadOptions, match="tilsit, kosmos, zman"):
        new(profile="parker")


def test_6_options_next_to_a_profile_override_it():
    options = new(profile="zman", hands=[5, 5], sumerians="trailing").state["options"]
    assert options == {**TILSIT, "starter": "first-turn", "sudden_death": True, "sumerians": "trailing"}


@pytest.mark.parametrize(("profile", "sizes"), [("tilsit", "8:5"), ("kosmos", "8:5"), ("zman", "6:5")])
def test_6_profiles_deal_their_hand_sizes(profile, sizes):
    new(profile=profile, start=1).shows(hand_size=sizes)


@pytest.mark.parametrize("profile", ["kosmos", "zman"])
def test_6_kosmos_and_zman_have_the_starter_duty(profile):
    new(profile=profile, start=1).refuses("end", "starter_unbuilt")


def test_6_tilsit_has_no_starter_duty():
    new(profile="tilsit", start=1).play("end").shows("starter=yes", active=1)


@pytest.mark.parametrize("profile", PROFILES)
def test_6_all_equal_cards_change_sides_in_all_profiles(profile):
    played = table("A=SSS", "A=PAP", options={"profile": profile}).play("turn@1")
    played.shows("A=SSPP", "A=A")


@pytest.mark.parametrize(("profile", "over"), [("tilsit", False), ("kosmos", True), ("zman", True)])
def test_6_profiles_set_sudden_death(profile, over):
    played = table("pawn=S S=AAA A=/6 H=/6", "S=/3 P=/6 H=/3", final=True, options={"profile": profile})
    played.play("raze@1").shows(score="12:9", over=over)


@pytest.mark.parametrize("profile", PROFILES)
def test_6_turn_limit_is_200_in_all_profiles(profile):
    table("", "", turn=200, options={"profile": profile}).play("end").shows(ending="turn_limit")


@pytest.mark.parametrize("profile", PROFILES)
def test_6_all_profiles_draw_three_people_and_two_temples_and_need_more_than_15_against_10(profile):
    played = table("pawn=S S=P A=/6 H=/6 M=/2 reserve=1", "P=/6 S=/4", options={"profile": profile}, next_temples="35")
    played.play("build:own").shows(score="15:10", over=False, final=True).play("end")
    played.shows("reserve=53", hand_size="0:3")


def test_6_hands_may_be_given_as_text():
    assert new(hands="3/5").state["options"]["hands"] == [3, 5]


@pytest.mark.parametrize(
    "options",
    [
        {"hands": [5]},
        {"hands": [5, 21]},
        {"hands": [-1, 5]},
        {"hands": "five"},
        {"starter": "later"},
        {"sumerians": "some"},
        {"sudden_death": "yes"},
        {"start": 0},
        {"start": 3},
        {"repetition": -1},
        {"repetition": True},
        {"turn_limit": 1.5},
        {"colour": "blue"},
    ],
    ids=str,
)
def test_6_other_values_are_refused_with_the_name_of_the_option(options):
    with pytest.raises(BadOptions, match=next(iter(options))):
        new(**options)


@pytest.mark.parametrize("seats", [1, 3, True, "2"])
def test_6_other_numbers_of_players_are_refused(seats):
    with pytest.raises(BadOptions, match="played by 2 players"):
        BABEL.new(seats, 0)
