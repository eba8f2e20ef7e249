"""Rules 5.2: the end by the temple deck."""

from helpers.babel import table


def ended(one, two, **fields):
    """Return a finished game: the first player drew the last two temple cards."""
    return table(one, two, temples="35", **fields).play("end")


def test_5_2_higher_score_wins():
    ended("A=/4", "A=/3 hand=AAA").shows(over=True, ending="deck", winners=[0])
    ended("A=/3 hand=AAA", "A=/4").shows(over=True, ending="deck", winners=[1])


def test_5_2_with_equal_scores_the_larger_hand_wins():
    ended("A=/4 hand=AAA", "A=/4 hand=HH").shows(winners=[0])
    ended("A=/4 hand=AA", "A=/4 hand=HHH").shows(winners=[1])


def test_5_2_equal_scores_and_hands_are_a_draw():
    ended("A=/4 hand=AA", "H=/1 P=/3 hand=HH").shows(over=True, winners=[0, 1])


def test_5_2_hands_are_compared_before_the_next_draw():
    ended("A=/4 hand=AAA", "A=/4 hand=H", next_people="HHH").shows(hand_size="3:1", winners=[0])


def test_5_2_game_ends_when_the_second_player_draws_the_last_card():
    table("A=/4", "A=/3", temples="6", active=1).play("end").shows(winners=[0], active=1, over=True)


def test_5_2_razed_temple_prolongs_the_game():
    played = table("pawn=A A=AAA", "A=/1", temples="35").play("raze@1 end")
    played.shows("reserve=31", temple_deck=1, over=False)


def test_5_2_higher_score_wins_in_the_final_phase_too():
    ended("A=/6 H=/6 M=/3", "A=/6 H=/5", final=True).shows(score="15:11", ending="deck", winners=[0])


def test_5_2_without_destructions_22_turns_empty_the_deck():
    turns = table("starter=yes", "starter=yes", turn=1, options={"starter": "free"}).shows(temple_deck=43)
    turns.play("end " * 21).shows(over=False, temple_deck=1, turn=22).play("end").shows(over=True, ending="deck")
