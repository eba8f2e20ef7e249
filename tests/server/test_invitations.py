"""Invitations: one to a seat admits one account; removed players and strangers are not readmitted."""

from helpers.server import Guest, Server


def private_table(host: Guest, seats: int = 2) -> str:
    game = "babel" if seats == 2 else "hanging_gardens"
    return str(host.post("/api/tables", game=game, seats=seats, private=True)["id"])


def invitation_to(host: Guest, table: str, seat: int | None = None) -> str:
    return str(host.post(f"/api/tables/{table}/invitations", seat=seat)["invitation"])


def refusal(guest: Guest, path: str, **body: object) -> str:
    answer = guest.http.post(path, json=body)
    assert answer.status_code >= 400
    return str(answer.json()["code"])


def test_invitation_to_a_seat_admits_one_account(server: Server) -> None:
    host, first, second = (Guest(server, name) for name in ("Adad", "Bel", "Enki"))
    table = private_table(host, 3)
    token = invitation_to(host, table, 1)
    assert refusal(first, f"/api/tables/{table}/sit", seat=2, invitation=token) == "invited_to_other_seat"
    first.post(f"/api/tables/{table}/sit", invitation=token)
    assert refusal(second, f"/api/tables/{table}/sit", invitation=token) == "no_such_table"
    assert second.http.get(f"/api/tables/{table}?invitation={token}").status_code == 404
    assert second.http.get(f"/api/invitations/{token}").json()["code"] == "no_such_invitation"
    assert first.get(f"/api/invitations/{token}")["seat"] == 1


def test_refused_seat_does_not_use_up_the_invitation(server: Server) -> None:
    host, guest = Guest(server, "Adad"), Guest(server, "Bel")
    table = private_table(host)
    token = invitation_to(host, table, 0)
    assert refusal(guest, f"/api/tables/{table}/sit", invitation=token) == "seat_taken"
    assert host.get(f"/api/tables/{table}/invitations")["invitations"][0]["used"] is False


def test_removed_player_needs_a_new_invitation(server: Server) -> None:
    host, guest = Guest(server, "Adad"), Guest(server, "Bel")
    table = private_table(host)
    token = invitation_to(host, table)
    guest.post(f"/api/tables/{table}/sit", invitation=token)
    with guest.socket() as talk:
        talk.send("hello", table=table, invitation=token)
        talk.until("chat")
        host.post(f"/api/tables/{table}/open-seat", seat=1)
        assert talk.until("refused")["code"] == "no_such_table"
        talk.send("chat", table=table, id="c1", text="still here")
        assert talk.until("refused")["code"] == "say_hello_first"
    assert refusal(guest, f"/api/tables/{table}/sit", invitation=token) == "no_such_table"
    again = invitation_to(host, table)
    guest.post(f"/api/tables/{table}/sit", invitation=again)


def test_removed_player_cannot_sit_down_again_at_a_public_table(server: Server) -> None:
    host, guest = Guest(server, "Adad"), Guest(server, "Bel")
    table = host.post("/api/tables", game="babel", seats=2)["id"]
    guest.post(f"/api/tables/{table}/sit")
    host.post(f"/api/tables/{table}/open-seat", seat=1)
    assert refusal(guest, f"/api/tables/{table}/sit") == "removed_by_host"
    guest.post(f"/api/tables/{table}/sit", invitation=invitation_to(host, table))


def test_spectators_leave_a_table_that_becomes_private(server: Server) -> None:
    host, spectator, invited = (Guest(server, name) for name in ("Adad", "Bel", "Enki"))
    table = host.post("/api/tables", game="babel", seats=2)["id"]
    token = invitation_to(host, table)
    with spectator.socket() as stranger, invited.socket() as friend:
        stranger.send("hello", table=table)
        stranger.until("chat")
        friend.send("hello", table=table, invitation=token)
        friend.until("chat")
        host.post(f"/api/tables/{table}/configure", seats=2, private=True)
        assert stranger.until("refused")["code"] == "no_such_table"
        assert friend.until("event")["view"]["setting"]["private"] is True
        host.post(f"/api/tables/{table}/bot", seat=1, level="greedy")
        assert friend.until("event")["kind"] == "bot_seated"
        stranger.send("ping")
        assert stranger.until("event", "pong")["type"] == "pong"


def test_invitations_are_listed_and_revoked(server: Server) -> None:
    host, guest = Guest(server, "Adad"), Guest(server, "Bel")
    table = private_table(host)
    token = invitation_to(host, table)
    with guest.socket() as talk:
        talk.send("hello", table=table, invitation=token)
        talk.until("chat")
        [listed] = host.get(f"/api/tables/{table}/invitations")["invitations"]
        assert set(listed) == {"id", "seat", "created", "expires", "used"}
        assert token not in str(listed)
        assert host.post(f"/api/tables/{table}/invitations/revoke", id=listed["id"]) == {"revoked": True}
        assert talk.until("refused")["code"] == "no_such_table"
    assert refusal(guest, f"/api/tables/{table}/sit", invitation=token) == "no_such_table"
    assert host.get(f"/api/tables/{table}/invitations") == {"invitations": []}


def test_player_cannot_revoke_an_invitation_of_the_host(server: Server) -> None:
    host, guest = Guest(server, "Adad"), Guest(server, "Bel")
    table = private_table(host)
    token = invitation_to(host, table)
    guest.post(f"/api/tables/{table}/sit", invitation=token)
    [listed] = host.get(f"/api/tables/{table}/invitations")["invitations"]
    assert guest.get(f"/api/tables/{table}/invitations") == {"invitations": []}
    assert guest.post(f"/api/tables/{table}/invitations/revoke", id=listed["id"]) == {"revoked": False}


def rematch(server: Server, table: str, players: tuple[Guest, Guest]) -> str:
    """Let the first player resign and both agree to a rematch; return its table."""
    first, second = players
    with first.socket() as one, second.socket() as two:
        for talk in (one, two):
            talk.send("hello", table=table)
            talk.until("sync")
        one.send("resign", table=table, id=first.new_id())
        one.until("ack")
        one.send("ask", table=table, id=first.new_id(), topic="rematch")
        one.until("ack")
        two.send("answer", table=table, id=second.new_id(), topic="rematch", yes=True)
        two.until("ack")
    return str(first.get(f"/api/tables/{table}")["view"]["rematch"])


def test_link_to_a_table_is_good_for_its_rematches(server: Server) -> None:
    host, guest, spectator, stranger = (Guest(server, name) for name in ("Adad", "Bel", "Enki", "Nabu"))
    table = private_table(host)
    link, to_seat = invitation_to(host, table), invitation_to(host, table, 1)
    guest.post(f"/api/tables/{table}/sit", invitation=link)
    host.post(f"/api/tables/{table}/start")
    second = rematch(server, table, (host, guest))
    third = rematch(server, second, (host, guest))
    for later in (second, third):
        assert spectator.http.get(f"/api/tables/{later}?invitation={link}").status_code == 200
        assert stranger.http.get(f"/api/tables/{later}").status_code == 404
        assert stranger.http.get(f"/api/tables/{later}?invitation={to_seat}").status_code == 404
    assert stranger.http.get(f"/api/tables/{table}?invitation={invitation_to(host, third)}").status_code == 404
    with spectator.socket() as talk:
        talk.send("hello", table=third, invitation=link)
        talk.until("chat")
        for listed in host.get(f"/api/tables/{table}/invitations")["invitations"]:
            host.post(f"/api/tables/{table}/invitations/revoke", id=listed["id"])
        assert talk.until("refused")["code"] == "no_such_table"
