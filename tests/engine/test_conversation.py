"""Answers to each command of the protocol (docs/engine-protocol.md)."""

from collections.abc import Iterator

import pytest

from helpers.engine_process import Engine
from ziggurat import game, games


@pytest.fixture
def engine() -> Iterator[Engine]:
    with Engine() as running:
        yield running


@pytest.fixture
def babel(engine: Engine) -> Engine:
    engine.good("new", game="babel", seats=2, seed=7, options={"start": 1, "starter": "first-turn"})
    return engine


def test_new_returns_the_seat_to_move(engine: Engine) -> None:
    answer = engine.good("new", game="babel", seats=2, seed=7, options={"start": 2})
    assert answer == {"ok": True, "to_move": 1, "over": False}


def test_legal_lists_the_actions_sorted_as_text(babel: Engine) -> None:
    answer = babel.good("legal")
    assert set(answer) == {"ok", "to_move", "over", "actions"}
    assert answer["actions"] == sorted(answer["actions"])
    assert all(word.startswith("go:") for word in answer["actions"])  # ruling 29: at the quarry only travel


def test_apply_plays_an_action(babel: Engine) -> None:
    card = babel.good("legal")["actions"][0][-1]
    assert babel.good("apply", action=f"go:{card}") == {"ok": True, "to_move": 0, "over": False}
    state = babel.good("state")["state"]
    assert state["pawn"] == [card, "quarry"]
    assert state["discard"] == card


def test_id_of_any_type_is_returned(babel: Engine) -> None:
    for mark in (1, "seven", None, 2.5, [1, {"a": "ü"}], "\ud800", 0):
        assert babel.ask("legal", id=mark)["id"] == mark
        assert babel.ask("apply", action="nonsense", id=mark)["id"] == mark
        assert babel.ask("no such command", id=mark)["id"] == mark
    assert "id" not in babel.ask("legal")
    assert "id" not in babel.ask("apply", action="nonsense")


def test_view_of_a_seat_hides_the_other_hand_and_the_public_view_both(babel: Engine) -> None:
    hands = babel.good("state")["state"]["hand"]
    assert babel.good("view", seat=0)["view"]["hand"] == hands[0]
    assert babel.good("view", seat=1)["view"]["hand"] == hands[1]
    assert babel.good("view", seat=None)["view"]["hand"] is None
    assert babel.good("view") == babel.good("view", seat=None)


def test_view_of_the_seat_to_move_holds_the_legal_actions(babel: Engine) -> None:
    actions = babel.good("legal")["actions"]
    assert babel.good("view", seat=0)["view"]["actions"] == actions
    assert babel.good("view", seat=1)["view"]["actions"] == []


def test_seed_decides_the_deal_and_is_random_by_default(engine: Engine) -> None:
    def deal(**fields: object) -> object:
        engine.good("new", game="babel", seats=2, **fields)
        return engine.good("state")["state"]["people_deck"]

    assert deal(seed=7) == deal(seed=7) == deal(seed=f"{7:064x}")
    assert deal(seed=7) != deal(seed=8)
    assert deal() != deal()
    assert deal(seed=None) != deal(seed=None)


def test_undo_reverts_any_action_even_one_that_revealed_cards(babel: Engine) -> None:
    states = [babel.good("state")["state"]]
    for _ in range(40):
        babel.good("bot", name="random", seed=3, apply=True)
        states.append(babel.good("state")["state"])
    assert any(state["turn"] > 2 for state in states)  # cards were drawn on the way
    for expected in reversed(states[:-1]):
        babel.good("undo")
        assert babel.good("state")["state"] == expected
    assert babel.refused("undo")["code"] == "nothing_to_undo"


def test_state_can_be_loaded(babel: Engine) -> None:
    for _ in range(25):
        babel.good("bot", name="random", seed=5, apply=True)
    state = babel.good("state")["state"]
    mover = babel.good("legal")["to_move"]
    babel.good("new", game="babel", seats=2, seed=1)
    assert babel.good("load", game="babel", state=state, seed=1) == {"ok": True, "to_move": mover, "over": False}
    assert babel.good("state")["state"] == state
    assert babel.refused("undo")["code"] == "nothing_to_undo"


def test_scores_of_a_running_game_have_no_winners(babel: Engine) -> None:
    sheet = dict.fromkeys("AHMPS", 0)
    assert babel.good("scores") == {
        "ok": True,
        "to_move": 0,
        "over": False,
        "totals": [0, 0],
        "sheets": [sheet, sheet],
        "winners": None,
    }


def play_to_the_end(engine: Engine, seed: int) -> dict[str, object]:
    answer = engine.good("legal")
    while not answer["over"]:
        answer = engine.good("bot", name="random", seed=seed, apply=True)
    return answer


def test_at_the_end_to_move_is_null(babel: Engine) -> None:
    assert play_to_the_end(babel, 1)["to_move"] is None
    assert babel.good("legal")["actions"] == []
    scores = babel.good("scores")
    assert scores["winners"] in ([0], [1], [0, 1])
    assert scores["totals"] == [sum(sheet.values()) for sheet in scores["sheets"]]
    assert babel.refused("apply", action="end")["reason"] == "game_over"
    assert babel.refused("bot", name="random")["code"] == "game_over"


def test_record_resumes_where_it_stopped(babel: Engine) -> None:
    for _ in range(10):
        babel.good("bot", name="random", seed=2, apply=True)
    record = babel.good("record", players=["Ada", "Bo"])["record"]
    state = babel.good("state")["state"]
    assert len(record["actions"]) == 10
    assert record["players"] == ["Ada", "Bo"]
    babel.good("new", game="babel", seats=2, seed=99)
    babel.good("load", record=record)
    assert babel.good("state")["state"] == state
    assert babel.good("record", players=["Ada", "Bo"])["record"] == record
    babel.good("undo")


def test_finished_record_holds_the_result(babel: Engine) -> None:
    play_to_the_end(babel, 4)
    record = babel.good("record")["record"]
    scores = babel.good("scores")
    assert record["result"] == {name: scores[name] for name in ("totals", "sheets", "winners")}
    assert record["players"] == ["P1", "P2"]
    assert babel.good("load", game="babel", record=record)["over"] is True


def test_record_with_a_false_result_is_refused(babel: Engine) -> None:
    play_to_the_end(babel, 4)
    record = babel.good("record")["record"]
    record["result"]["totals"][1] += 1
    error = babel.refused("load", record=record)
    assert error["code"] == "bad_record"
    assert error["message"].startswith("result.totals[1]: the record says ")


def test_bot_plays_its_action_only_with_apply(babel: Engine) -> None:
    before = babel.good("state")
    actions = babel.good("legal")["actions"]
    chosen = {babel.good("bot", name="random", seed=seed)["action"] for seed in range(40)}
    assert chosen == set(actions)
    assert babel.good("state") == before
    action = babel.good("bot", name="random", seed=1, apply=True)["action"]
    assert babel.good("record")["record"]["actions"] == [action]


def test_bot_with_the_same_seed_makes_the_same_choice(babel: Engine) -> None:
    first = babel.good("bot", name="random", seed=11)
    assert all(babel.good("bot", name="random", seed=11) == first for _ in range(5))


def test_seed_gives_each_action_a_different_stream(babel: Engine) -> None:
    def choices() -> list[str]:
        return [babel.good("bot", name="random", seed=seed)["action"] for seed in range(20)]

    for _ in range(6):
        babel.good("bot", name="random", seed=1, apply=True)
    after_six = choices()
    babel.good("load", game="babel", state=babel.good("state")["state"], seed=1)
    assert choices() != after_six  # the same position, but now it is the first action


def test_games_returns_options_profiles_and_box(engine: Engine) -> None:
    answer = engine.good("games")
    assert answer["to_move"] is None
    assert answer["over"] is False
    assert [one["game"] for one in answer["games"]] == games()
    assert "random" in answer["bots"]
    babel = next(one for one in answer["games"] if one["game"] == "babel")
    assert babel["seats"] == [2]
    assert babel["profiles"]["zman"] == {"hands": [3, 5], "starter": "first-turn", "sudden_death": True}
    options = {option["name"]: option for option in babel["options"]}
    assert options["start"] == {"name": "start", "kind": "choice", "values": ["random", 1, 2], "default": "random"}
    assert options["turn_limit"] == {
        "name": "turn_limit", "kind": "number", "low": 0, "high": 100_000, "default": 200
    }  # fmt: skip
    assert options["hands"] == {
        "name": "hands", "kind": "numbers", "count": 2, "low": 0, "high": 20, "default": [5, 5]
    }  # fmt: skip


@pytest.mark.parametrize("name", games())
def test_every_game_can_be_played_to_its_end_with_every_number_of_seats(engine: Engine, name: str) -> None:
    for seats in game(name).seats:
        engine.good("new", game=name, seats=seats, seed=seats)
        answer = engine.good("legal")
        while not answer["over"]:
            assert answer["to_move"] in range(seats)
            answer = engine.good("bot", name="random", seed=1, apply=True)
        assert len(engine.good("scores")["totals"]) == seats
        assert engine.good("load", record=engine.good("record")["record"])["over"] is True


def test_options_next_to_a_profile_override_it(engine: Engine) -> None:
    engine.good("new", game="babel", seats=2, seed=1, options={"profile": "zman", "sudden_death": False, "start": 1})
    state = engine.good("state")["state"]
    assert state["options"]["hands"] == [3, 5]
    assert state["options"]["sudden_death"] is False
    assert [len(hand) for hand in state["hand"]] == [6, 5]  # rules 3 and 4.1: 3 and 5 dealt, then 3 drawn


def test_seats_is_optional_if_only_one_number_is_allowed(engine: Engine) -> None:
    assert engine.good("new", game="babel", seed=1)["over"] is False


def test_quit_is_answered_and_ends_the_engine(engine: Engine) -> None:
    assert engine.good("quit", id="bye") == {"ok": True, "id": "bye", "to_move": None, "over": False}
    assert engine.end() == (0, "")


def test_end_of_the_input_ends_the_engine(babel: Engine) -> None:
    assert babel.end() == (0, "")


def test_last_line_needs_no_newline(engine: Engine) -> None:
    engine.send(b'{"cmd":"games","id":1}')
    assert engine.end() == (0, "")
    assert engine.receive()["id"] == 1


def test_many_requests_at_once_are_answered_in_order(babel: Engine) -> None:
    babel.send(b"".join(b'{"cmd":"legal","id":%d}\r\n' % number for number in range(200)))
    assert [babel.receive()["id"] for _ in range(200)] == list(range(200))
