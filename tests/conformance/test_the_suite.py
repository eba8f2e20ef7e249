"""The suite itself: a correct small game passes every check, and each fault is detected."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from helpers.machine import machine_for
from helpers.pebbles import NOD, Pebbles, PebblesPosition
from ziggurat.core.errors import IllegalAction
from ziggurat.core.game import Event, Game, View
from ziggurat.core.rng import Stream
from ziggurat.testing.contract import (
    check_bad_words,
    check_copies,
    check_illegal_codes,
    check_illegal_words,
    check_legal,
    check_scores,
    check_state,
    check_view,
)
from ziggurat.testing.secrecy import check_errors_hide, check_events_hide, check_samples, check_views_hide
from ziggurat.testing.settings import Setting, profiles_of
from ziggurat.testing.walks import moments, stream_for, words_seen

WORDS = ["nod", *(f"lay:{pebble}" for pebble in range(1, 21))]

CHECKS: dict[str, Callable[[Game, Any, Stream], None]] = {
    "legal": lambda game, position, stream: check_legal(game, position),
    "words": lambda game, position, stream: check_illegal_words(game, position, WORDS),
    "codes": check_illegal_codes,
    "bad words": lambda game, position, stream: check_bad_words(game, position),
    "state": lambda game, position, stream: check_state(game, position),
    "view": lambda game, position, stream: check_view(game, position),
    "copies": lambda game, position, stream: check_copies(position, stream),
    "scores": lambda game, position, stream: check_scores(position),
    "views hide": check_views_hide,
    "errors hide": lambda game, position, stream: check_errors_hide(game, position, WORDS, stream),
    "events hide": check_events_hide,
    "samples": check_samples,
}


def run(game: Game, name: str) -> None:
    """Run one check on positions of some games."""
    for setting in profiles_of(game):
        for number, position in enumerate(moments(setting, 12)):
            CHECKS[name](game, position, stream_for("suite", number))


@pytest.mark.parametrize("name", CHECKS)
def test_correct_game_passes_every_check(name: str) -> None:
    run(Pebbles(), name)


def test_correct_game_passes_the_state_machine() -> None:
    run_state_machine_as_test(machine_for(Pebbles()), settings=settings(max_examples=15, stateful_step_count=15))  # type: ignore[no-untyped-call]


def test_tried_actions_include_all_kinds() -> None:
    setting = Setting(Pebbles(), 2, "short", {"profile": "short"})
    assert set(words_seen(setting)) == {"nod", *(f"lay:{pebble}" for pebble in range(1, 8))}


# --- Faulty positions ----------------------------------------------------------------------------------------


class DeadEnd(PebblesPosition):
    def choices(self) -> list[int]:
        return [code for code in super().choices() if code == NOD or len(self.rows[0]) < 2]


class ListsAnActionTwice(PebblesPosition):
    def choices(self) -> list[int]:
        return super().choices() * 2


class SharedRows(PebblesPosition):
    def copy_from(self, other: PebblesPosition) -> None:
        super().copy_from(other)
        self.rows = other.rows


class SharedRandomStream(PebblesPosition):
    def clone(self) -> "SharedRandomStream":
        other = super().clone()
        other.rng = self.rng
        return other


class ChangesBeforeRefusing(PebblesPosition):
    def refusal(self, code: int) -> IllegalAction:
        self.nodded = True
        return super().refusal(code)


class CrashesOnOddCodes(PebblesPosition):
    def refusal(self, code: int) -> IllegalAction:
        assert code < 1000
        return super().refusal(code)


class SheetLacksOddPebbles(PebblesPosition):
    def sheet(self, seat: int) -> dict[str, int]:
        return {"even": super().sheet(seat)["even"]}


class EarlyWinner(PebblesPosition):
    def winners(self) -> list[int] | None:
        return super().winners() or [0]


class ShowsTheHandInErrors(PebblesPosition):
    def refusal(self, code: int) -> IllegalAction:
        holder = next((seat for seat, hand in enumerate(self.hands) if code in hand), -1)
        return IllegalAction(super().refusal(code).word, "held", {"seat": holder}, f"seat {holder} holds it")


class DrawsWithoutCounting(PebblesPosition):
    def draw(self, seat: int) -> None:
        super().draw(seat)
        self.revealed -= 1


class CountsOnlyBigPebbles(PebblesPosition):
    def carry_out(self, code: int) -> None:
        super().carry_out(code)
        if code == NOD and sum(self.hands[1 - self.to_move]) > 8:
            self.revealed += 1


class DealsInTheTrueOrder(PebblesPosition):
    def redeal(self, seat: int, stream: Stream) -> None:
        truth = [list(hand) for hand in self.hands]
        super().redeal(seat, stream)
        if seat >= 0 and sum(truth[1 - seat]) % 2:
            self.hands[1 - seat].reverse()


class KeepsTheTrueStream(PebblesPosition):
    def redeal(self, seat: int, stream: Stream) -> None:
        rng = self.rng
        super().redeal(seat, stream)
        self.rng = rng


class KeepsTheTrueHands(PebblesPosition):
    def redeal(self, seat: int, stream: Stream) -> None:
        hands, bag = self.hands, self.bag
        super().redeal(seat, stream)
        self.hands, self.bag = hands, bag


class WithPosition(Pebbles):
    """Pebbles with another class of positions."""

    kind: type[PebblesPosition]

    def deal(self, *parts: Any) -> PebblesPosition:
        return self.changed(super().deal(*parts))

    def set_up(self, *parts: Any) -> PebblesPosition:
        return self.changed(super().set_up(*parts))

    def imagine(self, *parts: Any) -> PebblesPosition:
        return self.changed(super().imagine(*parts))

    def changed(self, position: PebblesPosition) -> PebblesPosition:
        other = self.kind([[]] * position.seats, [], Stream(bytes(32)), {})
        other.copy_from(position)
        return other


@pytest.mark.parametrize(
    ("kind", "name"),
    [
        (ListsAnActionTwice, "legal"),
        (SharedRows, "copies"),
        (SharedRandomStream, "copies"),
        (ChangesBeforeRefusing, "words"),
        (ChangesBeforeRefusing, "codes"),
        (CrashesOnOddCodes, "codes"),
        (SheetLacksOddPebbles, "scores"),
        (EarlyWinner, "scores"),
        (ShowsTheHandInErrors, "errors hide"),
        (DrawsWithoutCounting, "events hide"),
        (CountsOnlyBigPebbles, "events hide"),
        (DealsInTheTrueOrder, "samples"),
        (KeepsTheTrueStream, "samples"),
        (KeepsTheTrueHands, "samples"),
    ],
)
def test_faulty_position_is_detected(kind: type[PebblesPosition], name: str) -> None:
    broken = type("Broken", (WithPosition,), {"kind": kind})()
    with pytest.raises(AssertionError):
        run(broken, name)


def test_dead_end_is_detected() -> None:
    broken = type("Broken", (WithPosition,), {"kind": DeadEnd})()
    position = broken.new(2, 1)
    with pytest.raises(AssertionError):
        for _ in range(20):
            check_legal(broken, position)
            position.apply(position.legal()[-1])


# --- Faulty games --------------------------------------------------------------------------------------------


class TwoWordsPerAction(Pebbles):
    def word(self, code: int) -> str:
        return super().word(code).upper()


class AcceptsAnyWord(Pebbles):
    def code(self, word: str) -> int:
        return super().code(word.strip() if isinstance(word, str) else word)


class ShowsTheBag(Pebbles):
    def describe(self, position: PebblesPosition, seat: int | None) -> View:
        return {**super().describe(position, seat), "next": position.bag[:1]}


class SharesItsRows(Pebbles):
    def describe(self, position: PebblesPosition, seat: int | None) -> View:
        return {**super().describe(position, seat), "rows": position.rows}


class NotJson(Pebbles):
    def describe(self, position: PebblesPosition, seat: int | None) -> View:
        return {**super().describe(position, seat), "hand_sizes": tuple(len(hand) for hand in position.hands)}


class OffersActionsToAllSeats(Pebbles):
    def view(self, position: Any, seat: int | None) -> View:
        return {**super().view(position, seat), "actions": self.legal_words(position)}


class LosesTheNodOnLoading(Pebbles):
    def set_up(self, *parts: Any) -> PebblesPosition:
        position = super().set_up(*parts)
        position.nodded = False
        return position


class SamplesAnotherHand(Pebbles):
    def imagine(self, view: View, *parts: Any) -> PebblesPosition:
        return super().imagine(
            {**view, "hand": view["hand"] and sorted(view["hidden"])[:1] * len(view["hand"])}, *parts
        )


class RemembersThePast(Pebbles):
    """A sampler that uses more than the view."""

    truth: Any = None

    def describe(self, position: PebblesPosition, seat: int | None) -> View:
        RemembersThePast.truth = position.clone()
        return super().describe(position, seat)

    def sample(self, view: View, stream: Stream, *parts: Any) -> Any:
        return self.truth.clone()


class HasNoEvents(Pebbles):
    def events(self, before: View, word: str, after: View) -> list[Event]:
        return []


@pytest.mark.parametrize(
    ("broken", "name"),
    [
        (AcceptsAnyWord, "bad words"),
        (ShowsTheBag, "views hide"),
        (SharesItsRows, "view"),
        (NotJson, "view"),
        (OffersActionsToAllSeats, "view"),
        (LosesTheNodOnLoading, "state"),
        (SamplesAnotherHand, "samples"),
        (RemembersThePast, "samples"),
        (HasNoEvents, "events hide"),
    ],
)
def test_faulty_game_is_detected(broken: type[Pebbles], name: str) -> None:
    with pytest.raises(AssertionError):
        run(broken(), name)


def test_faulty_notation_is_detected() -> None:
    game = TwoWordsPerAction()
    with pytest.raises((AssertionError, ValueError)):
        check_legal(game, game.new(2, 1))
