"""Friends by link, invitations of one player, recent opponents, the same game again."""

from collections.abc import Iterator

import pytest

from helpers.server import Guest, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server")).start()
    yield running
    running.stopped()


def refusal(guest: Guest, path: str, **body: object) -> str:
    answer = guest.http.post(path, json=body)
    assert answer.status_code >= 400
    return str(answer.json()["code"])


def link_of(guest: Guest) -> str:
    """Return the token of a new link by which others become friends."""
    return str(guest.post("/api/me/friend-links")["path"]).removeprefix("/friend/")


def befriend(one: Guest, other: Guest) -> None:
    other.post("/api/me/friends", link=link_of(one))


def names(guest: Guest, group: str = "friends") -> list[str]:
    return [str(each["name"]) for each in guest.get("/api/me/friends")[group]]


def friend_id(guest: Guest, name: str, group: str = "friends") -> str:
    return next(str(each["id"]) for each in guest.get("/api/me/friends")[group] if each["name"] == name)


def finished_game(one: Guest, other: Guest, game: str = "babel") -> str:
    """Play a game of two persons that the second resigns; return its table."""
    table = str(one.post("/api/tables", game=game, seats=2)["id"])
    other.post(f"/api/tables/{table}/sit")
    one.post(f"/api/tables/{table}/start")
    with other.socket() as talk:
        talk.send("hello", table=table)
        talk.until("sync")
        talk.send("resign", table=table, id=other.new_id())
        talk.until("ack")
    return table


def test_link_makes_both_players_friends(server: Server) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    link = link_of(anna)
    assert ben.get(f"/api/friend-links/{link}") == {"name": "Anna", "mine": False, "friend": False}
    assert ben.post("/api/me/friends", link=link) == {"new": True, "name": "Anna"}
    assert ben.post("/api/me/friends", link=link)["new"] is False
    assert (names(anna), names(ben)) == (["Ben"], ["Anna"])
    assert refusal(anna, "/api/me/friends", link=link) == "own_link"
    anna.post("/api/me/friends/remove", id=friend_id(anna, "Ben"))
    assert (names(anna), names(ben)) == ([], [])


def test_presence_of_friends(server: Server) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    befriend(anna, ben)
    assert anna.get("/api/me/friends")["friends"][0]["online"] is False
    with ben.socket() as talk:
        talk.until("welcome")
        assert anna.get("/api/me/friends")["friends"][0]["online"] is True


def test_revoked_and_unknown_links_lead_nowhere(server: Server) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    link = link_of(anna)
    assert anna.post("/api/me/friend-links/revoke") == {"revoked": 1}
    for token in (link, "unknown"):
        assert refusal(ben, "/api/me/friends", link=token) == "no_such_link"


def test_number_of_links_is_limited(server: Server) -> None:
    anna = Guest(server, "Anna")
    for _ in range(20):
        link_of(anna)
    assert refusal(anna, "/api/me/friend-links") == "too_many_friend_links"


def test_block_ends_a_friendship_and_the_link_looks_unknown(server: Server) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    befriend(anna, ben)
    table = finished_game(anna, ben)
    anna.post("/api/me/blocks", table=table, seat=1)
    assert (names(anna), names(ben)) == ([], [])
    assert names(anna, "recent") == []
    assert refusal(ben, "/api/me/friends", link=link_of(anna)) == "no_such_link"


def test_friend_is_invited_to_a_private_table_and_told_at_once(server: Server) -> None:
    anna, ben, stranger = (Guest(server, name) for name in ("Anna", "Ben", "Zoe"))
    befriend(anna, ben)
    table = str(anna.post("/api/tables", game="babel", seats=2, private=True)["id"])
    with ben.socket() as talk:
        talk.until("welcome")
        assert anna.post(f"/api/tables/{table}/invite", id=friend_id(anna, "Ben")) == {"new": True}
        talk.until("invited")
        invited = ben.get("/api/tables/mine")["invited"]
        assert [(each["id"], each["by"]) for each in invited] == [(table, "Anna")]
        talk.send("hello", table=table)
        assert talk.until("sync", "refused")["type"] == "sync"
    assert anna.post(f"/api/tables/{table}/invite", id=friend_id(anna, "Ben")) == {"new": False}
    assert refusal(anna, f"/api/tables/{table}/invite", id="0" * 16) == "no_such_player"
    assert refusal(stranger, f"/api/tables/{table}/sit") == "no_such_table"
    ben.post(f"/api/tables/{table}/sit")
    assert ben.get("/api/tables/mine")["invited"] == []


def test_invitation_can_be_declined(server: Server) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    befriend(anna, ben)
    table = str(anna.post("/api/tables", game="babel", seats=2, private=True)["id"])
    anna.post(f"/api/tables/{table}/invite", id=friend_id(anna, "Ben"))
    assert ben.post(f"/api/tables/{table}/decline") == {"declined": True}
    assert ben.get("/api/tables/mine")["invited"] == []
    assert refusal(ben, f"/api/tables/{table}/sit") == "no_such_table"


def test_removed_player_is_not_readmitted_by_an_earlier_invitation(server: Server) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    befriend(anna, ben)
    table = str(anna.post("/api/tables", game="babel", seats=2, private=True)["id"])
    anna.post(f"/api/tables/{table}/invite", id=friend_id(anna, "Ben"))
    ben.post(f"/api/tables/{table}/sit")
    anna.post(f"/api/tables/{table}/open-seat", seat=1)
    assert refusal(ben, f"/api/tables/{table}/sit") == "no_such_table"
    anna.post(f"/api/tables/{table}/invite", id=friend_id(anna, "Ben"))
    ben.post(f"/api/tables/{table}/sit")


def test_recent_opponent_is_listed_and_can_be_invited(server: Server) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    table = finished_game(anna, ben)
    [recent] = anna.get("/api/me/friends")["recent"]
    assert {name: recent[name] for name in ("name", "table", "game")} == {
        "name": "Ben",
        "table": table,
        "game": "babel",
    }
    assert anna.account["id"] not in str(recent) and ben.account["id"] not in str(recent)
    again = str(anna.post("/api/tables", game="babel", seats=2, private=True)["id"])
    assert anna.post(f"/api/tables/{again}/invite", id=recent["id"]) == {"new": True}


def test_same_game_again_invites_the_other_person(server: Server) -> None:
    anna, ben, stranger = (Guest(server, name) for name in ("Anna", "Ben", "Zoe"))
    table = finished_game(anna, ben)
    made = ben.post(f"/api/tables/{table}/again")
    assert made["id"] != table
    assert (made["view"]["viewer"], made["view"]["host"], made["view"]["status"]) == (1, 1, "open")
    assert [seat["kind"] for seat in made["view"]["seats"]] == ["open", "person"]
    assert made["view"]["setting"]["private"] is True
    assert [each["id"] for each in anna.get("/api/tables/mine")["invited"]] == [made["id"]]
    assert refusal(stranger, f"/api/tables/{table}/again") == "not_seated"


def test_same_game_again_invites_no_more_often_than_an_invitation(server: Server) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    table = finished_game(anna, ben)
    answers = [ben.http.post(f"/api/tables/{table}/again", json={}) for _ in range(30)]
    assert {answer.status_code for answer in answers} == {200, 429}
    made = [answer.json()["id"] for answer in answers if answer.status_code == 200]
    assert len(made) < 30
    assert {each["id"] for each in anna.get("/api/tables/mine")["invited"]} == set(made)


def test_same_game_again_against_a_bot_starts_at_once(server: Server) -> None:
    anna = Guest(server, "Anna")
    table = str(anna.post("/api/tables", game="babel", seats=2, bots={"1": "greedy"}, start=True, private=True)["id"])
    assert refusal(anna, f"/api/tables/{table}/again") == "not_ended"
    with anna.socket() as talk:
        talk.send("hello", table=table)
        talk.until("sync")
        talk.send("resign", table=table, id=anna.new_id())
        talk.until("ack")
    view = anna.post(f"/api/tables/{table}/again")["view"]
    assert view["status"] == "playing"
    assert [seat["level"] for seat in view["seats"]] == [None, "greedy"]


def test_list_of_games_has_seat_and_outcome(server: Server) -> None:
    anna, ben = Guest(server, "Anna"), Guest(server, "Ben")
    finished_game(anna, ben)
    [mine], [his] = anna.get("/api/tables/mine")["tables"], ben.get("/api/tables/mine")["tables"]
    assert (mine["seat"], mine["outcome"], mine["totals"]) == (0, "won", None)
    assert (his["seat"], his["outcome"]) == (1, "lost")
    assert ben.account["id"] not in str(mine)
