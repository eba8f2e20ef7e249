"""Why an action is illegal: every reason, its parameters and its sentence."""

import pytest

from helpers.babel import BABEL, new, table
from ziggurat.core.errors import BadNotation, IllegalAction
from ziggurat.games.babel.actions import MIGRATE
from ziggurat.games.babel.why import SENTENCES

OVER = {"phase": "over", "turn": 7, "options": {"turn_limit": 7}}
FIRST = {"turn": 1, "options": {"starter": "first-turn"}}

# reason: the two sides, other fields, the word, the parameters. Each case fails that condition and no other.
CASES = {
    "game_over": ("pawn=A hand=H", "", OVER, "go:H", {}),
    "must_drop": ("A=SSS hand=H", "hand=AAAA", {"phase": "drop", "owed": 2}, "go:H", {"owed": 2}),
    "nothing_owed": ("A=SSS hand=H", "hand=AAAA", {}, "drop:H", {}),
    "not_in_hand": ("pawn=A hand=H", "hand=M", {}, "go:M", {"card": "M"}),
    "already_there": ("pawn=A hand=A", "", {}, "go:A", {"site": "A"}),
    "at_quarry": ("pawn=quarry hand=A", "", {}, "lay:A", {}),
    "starter_first": ("A=H hand=H reserve=1 starter=yes", "", FIRST, "build:own", {}),
    "starter_built": ("A=H", "", {}, "build:first", {}),
    "temple_stands": ("A=HH/2 hand=H H=P starter=yes", "", FIRST, "build:first", {"site": "A", "level": 2}),
    "no_people": ("pawn=A hand=H starter=yes", "", FIRST, "build:first", {"site": "A"}),
    "reserve_empty": ("A=H", "reserve=1", {}, "build:own", {}),
    "wrong_level": ("A=HHH/1 reserve=3", "", {}, "build:own", {"card": 3, "needed": 2, "site": "A"}),
    "too_few_people": ("A=H/1 reserve=2", "", {}, "build:own", {"card": 2, "people": 1, "site": "A"}),
    "migrated": ("A=HAM", "", {"migrated": True}, "move:A>H", {}),
    "same_site": ("A=HAM", "", {}, "move:A>A", {"site": "A"}),
    "column_short": ("A=HA", "", {}, "move:A>H", {"site": "A", "people": 2}),
    "no_run": ("A=HHPHH", "A=/1", {}, "steal@1", {"place": 1, "site": "A"}),
    "wrong_people": ("A=PHHH", "A=/1", {}, "raze@2", {"place": 2, "people": "H"}),
    "no_temple": ("A=AAA", "A=P", {}, "raze@1", {"site": "A"}),
    "not_higher": ("A=HHH/2", "A=/2", {}, "steal@1", {"card": 2, "level": 2, "site": "A"}),
    "not_present": ("A=MMM", "A=P", {}, "drive@1:S", {"card": "S", "site": "A"}),
    "column_empty": ("A=SSS", "", {}, "turn@1", {"site": "A"}),
    "hand_small": ("A=SSS", "hand=A", {}, "halve@1", {"cards": 1}),
    "starter_duty": ("pawn=A hand=H starter=yes", "", FIRST, "go:H", {}),
    "starter_unbuilt": ("A=H starter=yes", "", FIRST, "end", {}),
}


@pytest.mark.parametrize("reason", CASES)
def test_why_each_reason_has_its_parameters(reason):
    one, two, fields, word, params = CASES[reason]
    table(one, two, **fields).refuses(word, reason, **params)


def test_why_every_reason_has_a_case():
    assert set(SENTENCES) == {*CASES, "unknown_action"}


@pytest.mark.parametrize("reason", CASES)
def test_why_message_names_the_action_and_every_parameter(reason):
    one, two, fields, word, params = CASES[reason]
    with pytest.raises(IllegalAction) as caught:
        table(one, two, **fields).play(word)
    assert str(caught.value) == f"{word}: {caught.value.sentence}"
    assert caught.value.word == word
    assert all(str(value) in caught.value.sentence for value in params.values())


def test_why_number_without_an_action_is_an_unknown_action():
    with pytest.raises(IllegalAction) as caught:
        new().position.apply(-1)
    assert (caught.value.reason, caught.value.params) == ("unknown_action", {})


@pytest.mark.parametrize("word", ["go:A", "end", "raze@1", "drop:A"])
def test_why_every_action_after_the_end_is_refused_with_game_over(word):
    table("", "", **OVER).refuses(word, "game_over")


@pytest.mark.parametrize("word", ["go:H", "lay:H", "end", "build:own", "move:A>H", "halve@1"])
def test_why_only_drops_are_legal_in_phase_drop(word):
    played = table("A=SSS hand=H reserve=1", "hand=AAAA", phase="drop", owed=1)
    played.refuses(word, "must_drop", owed=1)


def test_why_drop_of_a_card_not_in_hand():
    table("A=SSS hand=H", "hand=AAAA", phase="drop", owed=1).refuses("drop:H", "not_in_hand", card="H")


# The first condition that fails is reported, in the order of rules 4.


def test_why_settle_at_the_quarry_reports_the_first_failed_condition():
    table("pawn=quarry hand=A").refuses("lay:M", "not_in_hand", card="M")


@pytest.mark.parametrize("word", ["build:first", "build:own", "build:foe", "raze@1", "halve@1", "leap@1:own"])
def test_why_actions_at_a_site_are_refused_at_the_quarry(word):
    table("pawn=quarry hand=A", "reserve=1").refuses(word, "at_quarry")


def test_why_migration_at_the_quarry_lacks_people():
    table("pawn=quarry hand=A").refuses("move:A>H", "column_short", site="A", people=0)


@pytest.mark.parametrize(("word", "whose"), [("own", "reserve=5"), ("foe", "")])
def test_why_leap_is_refused_with_the_reasons_of_a_build(word, whose):
    played = table(f"A=PPP/1 {whose}", "" if whose else "reserve=5")
    played.refuses(f"leap@1:{word}", "wrong_level", card=5, needed=3, site="A")
    table("A=PPP/12 reserve=4", "reserve=4").refuses(f"leap@1:{word}", "too_few_people", card=4, people=3, site="A")
    table("A=PPP/12").refuses(f"leap@1:{word}", "reserve_empty")
    table("A=PPP hand=H starter=yes", "reserve=2").refuses(f"leap@1:{word}", "starter_first")


def test_why_steal_is_refused_without_a_higher_temple_or_enough_people():
    table("A=HHH/1", "").refuses("steal@1", "no_temple", site="A")
    table("A=HHH/2", "A=/1").refuses("steal@1", "not_higher", card=1, level=2, site="A")
    table("A=HHH/2", "A=/5").refuses("steal@1", "too_few_people", card=5, people=3, site="A")


@pytest.mark.parametrize("word", ["raze@1", "steal@1", "turn@1", "leap@1:own", "leap@1:foe", "drive@1:A"])
def test_why_run_of_another_people_is_refused(word):
    column = "PPP" if word[:4] in ("raze", "stea", "turn", "driv") else "AAA"
    table(f"A={column}", "A=A/1 reserve=2").refuses(word, "wrong_people", place=1, people=column[0])


@pytest.mark.parametrize(("column", "place"), [("HHHH", 2), ("PHHH", 1), ("PHHH", 3), ("HH", 1), ("HHH", 2), ("", 1)])
def test_why_place_where_no_run_begins_is_refused(column, place):
    table(f"pawn=A A={column}", "A=/1").refuses(f"steal@{place}", "no_run", place=place, site="A")


def test_why_migration_to_the_same_site_is_refused():
    for origin in range(5):
        with pytest.raises(IllegalAction) as caught:
            table("A=HAM H=HAM M=HAM P=HAM S=HAM").position.apply(MIGRATE + 6 * origin)
        assert (caught.value.reason, caught.value.params) == ("same_site", {"site": "AHMPS"[origin]})


def test_why_words_that_are_no_actions_raise_bad_notation():
    for word in (
        "go:B",
        "go:a",
        "TRAVEL:A",
        "raze@0",
        "raze@01",
        "raze",
        "leap@1",
        "drive@1",
        "turn@1:A",
        " end",
        "end ",
        "",
    ):
        with pytest.raises(BadNotation, match="is not an action of Babel"):
            BABEL.apply(new().position, word)
