"""Why an action of Babel is illegal: a stable reason, parameters, an English sentence.

The reasons use only what the acting seat may know.
"""

from __future__ import annotations

from ziggurat.core.errors import IllegalAction
from ziggurat.games.babel import actions
from ziggurat.games.babel.actions import is_action, word_of
from ziggurat.games.babel.box import ASSYRIANS, HITTITES, MEDES, PEOPLES, PERSIANS, SUMERIANS
from ziggurat.games.babel.fields import ACT, DROP, MIGRATION_SIZE, MIN_RUN, OVER, QUARRY, Fields
from ziggurat.games.babel.layout import BabelLayout

SENTENCES = {
    "game_over": "the game is over",
    "unknown_action": "no such action exists",
    "must_drop": "first the opponent discards the {owed} cards still owed (drop:L)",
    "nothing_owed": "no card is owed now; drop:L only answers a halving",
    "not_in_hand": "no card {card} is in the hand",
    "already_there": "the pawn already stands at {site}",
    "at_quarry": "the pawn is still at the quarry; travel to a site first (go:L)",
    "starter_first": "the starter comes before any other build; build it first (build:first)",
    "starter_built": "the starter has been built already",
    "temple_stands": "the starter needs a site without a temple of yours, and {site} has level {level}",
    "no_people": "the starter needs at least one card in the column at {site}",
    "reserve_empty": "that reserve is empty",
    "wrong_level": "the card is of level {card}, but {site} needs level {needed}",
    "too_few_people": "level {card} needs {card} people at {site}, and there are {people}",
    "migrated": "the migration of this turn is used up",
    "same_site": "a migration needs two different sites, and both are {site}",
    "column_short": "a migration takes three cards, and the column at {site} has {people}",
    "no_run": "no run of three or more begins at place {place} of the column at {site}",
    "wrong_people": "the run at place {place} is of people {people}, which has another ability",
    "no_temple": "the opponent has no temple at {site}",
    "not_higher": "the opponent's level {card} at {site} is not above your level {level}",
    "not_present": "people {card} is not in the opponent's column at {site}",
    "column_empty": "the opponent's column at {site} is empty",
    "hand_small": "the opponent holds {cards} cards; halving needs at least 2",
    "starter_duty": "the starter must be built this turn, and this action would leave no way to do it",
    "starter_unbuilt": "the starter must be built before the turn ends (build:first)",
}

PEOPLE_OF = {
    actions.RAZE: ASSYRIANS,
    actions.STEAL: HITTITES,
    actions.LEAP_OWN: PERSIANS,
    actions.LEAP_FOE: PERSIANS,
    actions.CHANGE_SIDES: SUMERIANS,
}

Reason = tuple[str, dict[str, str | int]]


def refusal(position: BabelLayout, code: int) -> IllegalAction:
    """Return the error for an action that is not legal now."""
    reason, params = why_not(position.fields(), code)
    word = word_of(code) if is_action(code) else str(code)
    return IllegalAction(word, reason, params, SENTENCES[reason].format(**params))


def why_not(fields: Fields, code: int) -> Reason:
    """Return the first condition of rules 4 that an action fails."""
    if fields.phase == OVER:
        return "game_over", {}
    if not is_action(code):
        return "unknown_action", {}
    if actions.DROP_CARD <= code < actions.ABILITY:
        return why_not_drop(fields, PEOPLES[code - actions.DROP_CARD])
    if fields.phase == DROP:
        return "must_drop", {"owed": fields.owed}
    if code == actions.END:
        return "starter_unbuilt", {}
    reason = why_not_act(fields, code)
    return reason or ("starter_duty", {})


def why_not_drop(fields: Fields, card: str) -> Reason:
    """Return why a forced discard is refused."""
    if fields.phase == ACT:
        return "nothing_owed", {}
    return "not_in_hand", {"card": card}


def why_not_act(fields: Fields, code: int) -> Reason | None:
    """Return why an action of phase act is refused; None for the starter duty."""
    me = fields.active
    if actions.TRAVEL <= code < actions.BUILD_FIRST:
        card = (code - actions.TRAVEL) % 5
        if fields.hand[me][card] == 0:
            return "not_in_hand", {"card": PEOPLES[card]}
        if code < actions.SETTLE and fields.pawn[me] == card:
            return "already_there", {"site": PEOPLES[card]}
        return ("at_quarry", {}) if code >= actions.SETTLE and fields.pawn[me] == QUARRY else None
    if actions.MIGRATE <= code < actions.DROP_CARD:
        return why_not_migrate(fields, (code - actions.MIGRATE) // 5, (code - actions.MIGRATE) % 5)
    if fields.pawn[me] == QUARRY:
        return "at_quarry", {}
    if code < actions.MIGRATE:
        return why_not_build(fields, code - actions.BUILD_FIRST)
    return why_not_ability(fields, (code - actions.ABILITY) // actions.KINDS, (code - actions.ABILITY) % actions.KINDS)


def why_not_migrate(fields: Fields, origin: int, goal: int) -> Reason | None:
    """Return why a migration is refused."""
    people = len(fields.column[fields.active][origin])
    if fields.migrated:
        return "migrated", {}
    if origin == goal:
        return "same_site", {"site": PEOPLES[origin]}
    return ("column_short", {"site": PEOPLES[origin], "people": people}) if people < MIGRATION_SIZE else None


def why_not_build(fields: Fields, which: int) -> Reason | None:
    """Return why a build is refused: 0 starter, 1 my reserve, 2 the opponent's."""
    me, site = fields.active, fields.pawn[fields.active]
    level = level_of(fields, me, site)
    if which:
        return why_not_take(fields, me if which == 1 else 1 - me, level + 1)
    if not fields.starter[me]:
        return "starter_built", {}
    if level:
        return "temple_stands", {"site": PEOPLES[site], "level": level}
    return "no_people", {"site": PEOPLES[site]}


def why_not_take(fields: Fields, whose: int, needed: int) -> Reason | None:
    """Return why the top card of a reserve cannot come onto the temple here."""
    me, site = fields.active, fields.pawn[fields.active]
    if fields.starter[me]:
        return "starter_first", {}
    if not fields.reserve[whose]:
        return "reserve_empty", {}
    card = fields.reserve[whose][-1]
    if card != needed:
        return "wrong_level", {"card": card, "needed": needed, "site": PEOPLES[site]}
    return too_few(fields, card)


def too_few(fields: Fields, card: int) -> Reason | None:
    """Return that a level lacks its people, or None."""
    me, site = fields.active, fields.pawn[fields.active]
    people = len(fields.column[me][site])
    return ("too_few_people", {"card": card, "people": people, "site": PEOPLES[site]}) if people < card else None


def why_not_ability(fields: Fields, first: int, kind: int) -> Reason | None:
    """Return why an ability is refused."""
    me, site = fields.active, fields.pawn[fields.active]
    column = fields.column[me][site]
    if not begins_run(column, first):
        return "no_run", {"place": first + 1, "site": PEOPLES[site]}
    if kind == actions.HALVE:
        return "hand_small", {"cards": sum(fields.hand[1 - me])}
    people = PEOPLE_OF.get(kind, MEDES)
    if column[first] != people:
        return "wrong_people", {"place": first + 1, "people": PEOPLES[column[first]]}
    return why_no_effect(fields, kind)


def why_no_effect(fields: Fields, kind: int) -> Reason | None:
    """Return which other condition of an ability fails."""
    me, site = fields.active, fields.pawn[fields.active]
    op = 1 - me
    here: dict[str, str | int] = {"site": PEOPLES[site]}
    if kind in (actions.LEAP_OWN, actions.LEAP_FOE):
        return why_not_take(fields, me if kind == actions.LEAP_OWN else op, level_of(fields, me, site) + 2)
    if kind == actions.CHANGE_SIDES:
        return "column_empty", here
    if kind >= actions.DESERT:
        return "not_present", {"card": PEOPLES[kind - actions.DESERT], **here}
    if not fields.temple[op][site]:
        return "no_temple", here
    card, level = level_of(fields, op, site), level_of(fields, me, site)
    if card <= level:
        return "not_higher", {"card": card, "level": level, **here}
    return too_few(fields, card)


def level_of(fields: Fields, p: int, site: int) -> int:
    """Return the level of a temple (2.1)."""
    return fields.temple[p][site][-1] if fields.temple[p][site] else 0


def begins_run(column: list[int], first: int) -> bool:
    """Return whether a run begins at this place (2.1)."""
    if first + MIN_RUN > len(column) or len(set(column[first : first + MIN_RUN])) != 1:
        return False
    return first == 0 or column[first - 1] != column[first]
