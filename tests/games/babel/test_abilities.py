"""Rules 4.2: what all abilities have in common."""

import pytest

from helpers.babel import table

# Each ability with a column that can pay for it; FOE is an opponent on whom all of them have an effect.
FOE = "hand=AAAA A=PSAAM/12 reserve=2"
ABILITIES = {
    "raze@1": "AAA",
    "steal@1": "HHH",
    "drive@1:A": "MMM",
    "turn@1": "SSS",
    "leap@1:foe": "PPP",
    "halve@1": "AAA",
}


@pytest.mark.parametrize(("word", "column"), ABILITIES.items())
def test_4_2_run_of_three_at_the_pawns_site_allows_the_ability(word, column):
    table(f"pawn=A A={column}", FOE).offers(word)


@pytest.mark.parametrize(("word", "column"), ABILITIES.items())
def test_4_2_two_equal_cards_are_no_run(word, column):
    table(f"pawn=A A={column[:2]}", FOE).refuses(word, "no_run", place=1, site="A")


@pytest.mark.parametrize(("word", "column"), ABILITIES.items())
def test_4_2_run_at_another_site_cannot_be_used(word, column):
    table(f"pawn=A H={column}", FOE).refuses(word, "no_run", place=1, site="A")


@pytest.mark.parametrize("word", ABILITIES)
def test_4_2_run_of_the_opponent_cannot_be_used(word):
    table("pawn=A A=P", "hand=AAAA A=AAAHHHMMMPPPSSS/12 reserve=2").refuses(word, "no_run", place=1, site="A")


@pytest.mark.parametrize("word", ABILITIES)
def test_4_2_abilities_at_the_quarry_are_illegal(word):
    table("pawn=quarry", FOE).refuses(word, "at_quarry")


@pytest.mark.parametrize("site", "AHMPS")
def test_4_2_ability_can_be_used_at_every_site(site):
    table(f"{site}=SSS", f"{site}=A").offers("turn@1")


@pytest.mark.parametrize(("word", "column"), list(ABILITIES.items())[:5])
def test_4_2_run_allows_the_ability_of_its_people_and_halving(word, column):
    words = [action for action in table(f"pawn=A A={column} reserve=2", FOE).legal if "@" in action]
    assert {action.partition("@")[0] for action in words} == {word.partition("@")[0], "halve"}


@pytest.mark.parametrize(("word", "column"), ABILITIES.items())
def test_4_2_ability_discards_one_card_of_the_run_and_closes_the_gap(word, column):
    before, after = ("A", "H") if column == "PPP" else ("P", "P")
    played = table(f"pawn=A A={before}{column}{column[0]}{after}", FOE).play(word.replace("@1", "@2"))
    assert played.state["column"][0]["A"].startswith(f"{before}{column}{after}")
    assert column[0] in played.state["discard"]


def test_4_2_run_of_n_pays_n_minus_2_times():
    played = table("pawn=A A=MMMMM", "A=AHPS").play("drive@1:A drive@1:H drive@1:P").shows("A=MM", discard="AHMMMP")
    played.refuses("drive@1:S", "no_run", place=1, site="A")


def test_4_2_abilities_have_no_limit_per_turn_site_or_people():
    played = table("pawn=A hand=H A=MMMSSS H=MMM", "A=PAH H=AA").play("drive@1:A turn@3 go:H drive@1:A")
    played.shows("A=MMSSH H=MM", "A=P H=", discard="AAAHMMS")


def test_4_2_paid_card_still_counts_as_a_person():
    table("pawn=A A=HHH", "A=/123").play("steal@1").shows("A=HH/3")
    table("pawn=A A=PPP/1 reserve=3").play("leap@1:own").shows("A=PP/13")


def test_4_2_cards_that_change_sides_can_make_a_run_with_their_new_neighbours():
    table("pawn=A A=SSSHA", "A=AMA hand=AA").play("turn@1").shows("A=SSHAAA", "A=M").offers("halve@4")


def test_4_2_closing_a_gap_can_make_a_run_for_the_opponent():
    played = table("pawn=A hand=HH A=MMM", "pawn=A A=SSMS").play("drive@1:M").shows("", "A=SSS")
    played.play("end").offers("turn@1")


def test_4_2_paying_never_joins_the_cards_on_both_sides_of_the_run():
    # Two cards of a paid run always stay between them (ruling 18).
    played = table("pawn=A A=PPMMMP", "A=S hand=AA").play("drive@3:S").shows("A=PPMMP")
    played.refuses("halve@1", "no_run", place=1, site="A")


@pytest.mark.parametrize(("word", "column", "people"), [("raze@1", "HHH", "H"), ("turn@1", "AAA", "A")])
def test_4_2_run_of_another_people_cannot_pay(word, column, people):
    table(f"pawn=A A={column}", FOE).refuses(word, "wrong_people", place=1, people=people)


def test_4_2_action_names_the_run_by_the_position_of_its_first_card():
    played = table("pawn=A A=PHHHS", FOE).offers("steal@2")
    played.refuses("steal@1", "no_run", place=1, site="A").refuses("steal@3", "no_run", place=3, site="A")


def test_4_2_number_beyond_the_column_names_no_run():
    table("pawn=A A=HHH", FOE).refuses("steal@4", "no_run", place=4, site="A").refuses(
        "steal@999999", "no_run", place=999999, site="A"
    )
