"""Rules 7: each ruling by its number."""

import pytest

from helpers.babel import new, table
from helpers.sitting import Sitting

TRAILING = {"sumerians": "trailing"}
KOSMOS = {"profile": "kosmos"}
DUTY = {"starter": "first-turn"}


def test_ruling_1_sumerians_take_all_equal_cards_or_only_the_end():
    table("A=SSS", "A=HMHH").play("turn@1").shows("A=SSHHH", "A=M")
    table("A=SSS", "A=HMHH", options=TRAILING).play("turn@1").shows("A=SSHH", "A=HM")


def test_ruling_2_defectors_go_to_the_end_of_my_column():
    table("A=PSSSM", "A=MHH").play("turn@2").shows("A=PSSMHH", "A=M")


def test_ruling_3_medes_drive_all_cards_of_the_people_away_and_mine_stay():
    table("A=MMMHH", "A=HPH").play("drive@1:H").shows("A=MMHH", "A=P", discard="HHM")


def test_ruling_3_only_a_people_that_is_present_may_be_named():
    table("A=MMM", "A=HPH H=S").refuses("drive@1:S", "not_present", card="S", site="A")


def test_ruling_4_opponent_with_exactly_ten_is_not_below_ten():
    table("pawn=S S=P A=/6 H=/6 M=/2 reserve=1", "P=/6 S=/4").play("build:own").shows(score="15:10", over=False)
    table("pawn=S S=P A=/6 H=/6 M=/2 reserve=1", "P=/5 S=/4").play("build:own").shows(score="15:9", over=True)


@pytest.mark.parametrize(("options", "over"), [({}, False), (KOSMOS, True)])
def test_ruling_5_falling_below_ten_in_the_final_phase(options, over):
    played = table("pawn=S S=AAA A=/6 H=/4", "S=/3 P=/6 H=/3", final=True, options=options).play("raze@1")
    played.shows(score="10:9", over=over)


def test_ruling_6_win_is_tested_at_once():
    played = table("pawn=S hand=AH S=P A=/6 H=/6 M=/2 reserve=1").play("build:own")
    played.shows(over=True, winners=[0]).refuses("lay:A", "game_over")


def test_ruling_7_starter_is_built_in_the_first_turn():
    new(start=1, starter="first-turn").refuses("end", "starter_unbuilt")


def test_ruling_7_starter_comes_before_any_other_build():
    table("A=P hand=HH reserve=1 starter=yes", "reserve=1").refuses("build:own", "starter_first").refuses(
        "build:foe", "starter_first"
    )


def test_ruling_7_starter_is_built_only_by_its_owner():
    table("A=P", "starter=yes").refuses("build:foe", "reserve_empty")


def test_ruling_7_theft_is_no_build_and_the_duty_moves_to_another_site():
    played = table("A=HHH hand=PM starter=yes", "A=/1", turn=1, options=DUTY).play("steal@1")
    played.refuses("end", "starter_unbuilt")
    played.refuses("build:first", "temple_stands", site="A", level=1).play("go:P lay:M build:first end")


def test_ruling_8_no_travel_to_the_site_where_the_pawn_stands():
    table("pawn=M hand=MM").refuses("go:M", "already_there", site="M")


def test_ruling_9_migration_takes_exactly_the_last_three_cards():
    table("A=PHAMS H=P").play("move:A>H").shows("A=PH H=PAMS")


@pytest.mark.parametrize("column", ["P", "PH"])
def test_ruling_9_migration_of_one_or_two_cards_is_impossible(column):
    table(f"A={column}").refuses("move:A>H", "column_short", site="A", people=len(column))


def test_ruling_10_run_of_any_length_is_one_action():
    assert table("A=SSSSS", "A=P").legal.count("turn@1") == 1
    assert not {"turn@2", "turn@3"} & set(table("A=SSSSS", "A=P").legal)


def test_ruling_10_two_runs_of_one_people_are_two_actions():
    table("A=SSSPSSSS", "A=M").play("turn@1").shows("A=SSPSSSSM")
    table("A=SSSPSSSS", "A=M").play("turn@5").shows("A=SSSPSSSM")


def test_ruling_11_gaps_close_and_the_victim_may_get_a_run():
    played = table("A=MMM hand=AA", "A=SSPS").play("drive@1:P").shows("", "A=SSS")
    played.play("end").offers("turn@1")


def test_ruling_11_gaps_close_after_a_change_of_sides_too():
    table("A=SSS hand=AA", "pawn=A A=HHPHP").play("turn@1").shows("", "A=HHH").play("end").offers("halve@1")


def test_ruling_12_paid_card_counts_for_hittites_and_persians():
    table("A=HHH", "A=/3").play("steal@1").shows("A=HH/3")
    table("A=PPP/1 reserve=3").play("leap@1:own").shows("A=PP/13")


def test_ruling_12_cards_paid_earlier_do_not_count():
    played = table("A=PPPP/12 reserve=4", "hand=AA").play("halve@1 drop:A")
    played.refuses("leap@1:own", "too_few_people", card=4, people=3, site="A")


@pytest.mark.parametrize(("temple", "card"), [("", 2), ("1234", 6)])
def test_ruling_13_skip_leads_from_0_to_2_and_from_4_to_6(temple, card):
    table(f"A=PPPHHH/{temple} reserve={card}").play("leap@1:own").shows(f"A=PPHHH/{temple}{card}")


def test_ruling_13_level_7_cannot_be_built():
    table("A=PPPHHHH/5 reserve=6").refuses("leap@1:own", "wrong_level", card=6, needed=7, site="A")


def test_ruling_13_two_uses_do_not_skip_two_levels():
    table("A=PPPPHH reserve=3").refuses("leap@1:own", "wrong_level", card=3, needed=2, site="A")


def test_ruling_14_theft_leaves_gaps_and_uncovers_the_victims_next_card():
    table("A=HHHPP/1", "A=/25").play("steal@1").shows("A=HHPP/15", "A=/2", score="5:2")


def test_ruling_14_stolen_card_must_be_higher_and_the_site_may_be_empty():
    table("A=HHH/3", "A=/3").refuses("steal@1", "not_higher", card=3, level=3, site="A")
    table("A=HHH", "A=/3").offers("steal@1")


def test_ruling_15_temple_with_gaps_is_worth_its_top_card():
    table("A=/15", "A=/6").shows(score="5:6")


def test_ruling_16_lowest_card_of_a_destroyed_temple_is_drawn_first():
    table("A=AAA", "A=/135").play("raze@1").shows(known_top="135").play("end").shows("reserve=31", known_top="5")


def test_ruling_16_second_razed_temple_is_drawn_first():
    played = table("A=AAA H=AAA hand=H", "A=/135 H=/26").play("raze@1 go:H raze@1 end")
    played.shows("reserve=62", known_top="135")


@pytest.mark.parametrize(("cards", "kept"), [(5, 3), (7, 4), (4, 2), (2, 1)])
def test_ruling_17_half_rounded_down_is_discarded(cards, kept):
    played = table("A=PPP", f"hand={'A' * cards}").play("halve@1")
    played.play("drop:A " * (cards - kept)).shows("", f"hand={'A' * kept}", phase="act")


@pytest.mark.parametrize("hand", ["", "A"])
def test_ruling_17_hand_of_less_than_two_cards_cannot_be_halved(hand):
    table("A=PPP", f"hand={hand}").refuses("halve@1", "hand_small", cards=len(hand))


def test_ruling_17_second_halving_uses_the_new_size_of_the_hand():
    played = table("A=PPPP", "hand=AAAAAAA").play("halve@1 drop:A drop:A drop:A").shows("", "hand=AAAA")
    played.play("halve@1 drop:A drop:A").shows("", "hand=AA")


def test_ruling_17_run_can_halve_even_if_its_ability_is_impossible():
    table("A=AAA", "hand=AA").refuses("raze@1", "no_temple", site="A").offers("halve@1")


def test_ruling_18_abilities_without_effect_are_illegal():
    played = table("A=AAAHHHMMMSSSPPP", "hand=A")
    assert [word for word in played.legal if "@" in word] == []


def test_ruling_19_drawing_stops_when_deck_and_discard_pile_are_empty():
    table("", "", people="S", rest="1A").play("end").shows("", "hand=S", people_deck=0, discard="", phase="act")


def test_ruling_20_discard_pile_is_reshuffled_only_when_the_deck_is_empty():
    table("", "", people="SSS", discard="AAA", rest="1A").play("end").shows(people_deck=0, discard="AAA")
    table("", "", people="SS", discard="AAA", rest="1A").play("end").shows(people_deck=2, discard="")


def test_ruling_21_single_temple_card_is_drawn_and_ends_the_game():
    table("reserve=", "", temples="4").play("end").shows("reserve=4", over=True, ending="deck")


def test_ruling_22_equal_scores_and_hands_are_a_draw():
    table("A=/3 hand=AA", "H=/3 hand=HH", temples="45").play("end").shows(winners=[0, 1])


def test_ruling_23_turn_limit_is_scored_like_the_end_by_the_deck():
    played = table("A=/3 hand=A", "H=/3 hand=HH", turn=9, options={"turn_limit": 9}).play("end")
    played.shows(ending="turn_limit", winners=[1])


def test_ruling_23_third_repetition_is_scored_like_the_end_by_the_deck():
    played = table(
        "pawn=A A=AA reserve=21", "pawn=A A=AA/12 reserve=21", people="", discard="A", rest="2H", phase="draw"
    )
    played.play("lay:A raze@1 build:own build:own end " * 4).shows(ending="repetition", score="0:2", winners=[1])


@pytest.mark.parametrize("seat", [0, 1, None])
def test_ruling_24_sizes_of_both_hands_are_public(seat):
    assert table("hand=AAAAA", "hand=HHH").view(seat)["hand_size"] == [5, 3]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_ruling_25_discard_pile_is_public(seat):
    assert table("", "", discard="SAHAM").view(seat)["discard"] == "AAHMS"


def test_ruling_26_turn_may_have_more_than_five_actions():
    played = table("pawn=A hand=AAHHMMS A=PHM").play("go:H lay:A go:M lay:A go:H lay:S move:A>P lay:M")
    played.shows("pawn=H hand= A= H=ASM M=A P=PHM", active=0)


def test_ruling_27_abilities_are_allowed_before_the_starter_is_built():
    played = table("A=MMM hand=HH starter=yes", "A=PS starter=yes", turn=1, options=DUTY)
    played.play("drive@1:P").shows("", "A=S")
    played.refuses("end", "starter_unbuilt")


def test_ruling_28_there_is_no_hand_limit():
    table("", "hand=AAAAAAAAAAAAHHHHHHHH").play("end").shows(hand_size="0:23")


def revealed_and_undo(sitting: Sitting) -> tuple[int, list[bool]]:
    """Return the count of revealed cards, and whether each seat may undo a step."""
    return sitting.table.state.history.position.revealed, [sitting.may_undo(seat) for seat in (0, 1)]


def test_ruling_28_undo_is_possible_until_something_hidden_is_revealed():
    sitting = Sitting.started("babel", position=table("pawn=A hand=M A=SSS", "hand=AAH").state)
    sitting.play("lay:M")
    assert revealed_and_undo(sitting) == (0, [True, False])
    sitting.play("halve@1")  # reveals nothing, but now the opponent is to move
    assert revealed_and_undo(sitting) == (0, [False, False])
    sitting.play("drop:A")
    assert revealed_and_undo(sitting) == (1, [False, False])
    sitting.play("end")
    assert revealed_and_undo(sitting) == (5, [False, False])


def test_ruling_28_end_of_turn_reveals_even_without_people_to_draw():
    sitting = Sitting.started("babel", position=table("", "", people="", rest="1A").state)
    sitting.play("end")
    revealed, undo = revealed_and_undo(sitting)
    assert revealed > 0
    assert undo == [False, False]


def test_ruling_29_at_the_quarry_only_travel_is_possible():
    assert table("hand=AAHHS", "reserve=1").legal == ["end", "go:A", "go:H", "go:S"]
    assert new(start=1, starter="first-turn").legal == sorted({f"go:{card}" for card in new(start=1).state["hand"][0]})


def test_ruling_29_pawn_cannot_return_to_the_quarry():
    assert not [word for word in table("pawn=A hand=AHMPS").legal if "quarry" in word]


@pytest.mark.parametrize("drawn", ["16", "61"])
def test_ruling_30_higher_temple_card_is_put_on_the_reserve_first(drawn):
    table("", "", next_temples=drawn).play("end").shows("reserve=61")


def test_ruling_31_razed_temples_return_to_the_deck():
    table("A=AAA", "A=/123").shows(temple_deck=42).play("raze@1").shows(temple_deck=45, known_top="123")


def test_ruling_31_score_is_the_sum_of_the_levels_at_five_sites():
    played = table("A=/1 H=/2 M=/2 P=/1 S=/1", "A=/123456", temples="45").play("end")
    played.shows(score="7:6", winners=[0])


def test_ruling_32_abilities_work_only_at_the_pawns_site():
    played = table("pawn=A A=AAAHHHMMMSSS", "pawn=H H=PPS/12")
    assert [word for word in played.legal if "@" in word] == []


def test_ruling_32_opponents_pawn_does_not_matter():
    table("pawn=A A=AAA", "pawn=H A=/1").offers("raze@1")
    table("pawn=A A=AAA", "pawn=A A=/1").offers("raze@1")


def test_ruling_32_halving_works_everywhere():
    table("pawn=A A=AAA", "pawn=H hand=AA").offers("halve@1")
