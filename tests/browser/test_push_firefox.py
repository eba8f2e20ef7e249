"""A turn reaches a player through a real push subscription, in Firefox, with a push service on this machine.

Nothing is replaced: Firefox subscribes when the player presses our button, our server encrypts and posts the message,
Firefox decrypts it, starts our service worker, and shows its notification. A click on it opens the table.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from helpers.firefox import PREFERENCES, Firefox
from helpers.mozilla_push import MozillaPushService
from helpers.push_service import decoded, signed_claims
from helpers.server import Guest, Server

DAYS = {"kind": "days", "base": 0, "increment": 0, "days": 3}
SETTINGS = {"game": "babel", "seats": 2, "clock": DAYS, "options": {"start": 1, "starter": "first-turn"}}
POST = """
  const answer = await fetch(given[0], {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(given[1] ?? {}),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
"""
SHOWN = """
  const known = await navigator.serviceWorker.getRegistration();
  const shown = await known.getNotifications();
  return shown.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
"""
CLICK = """
  const drawn = Services.wm.getEnumerator('alert:alert');
  for (const window of drawn) {
    if (window.document.readyState !== 'complete') continue;
    window.document.getElementById('alertBox').click();
    return true;
  }
  return false;
"""
ADDRESSES = "return [...gBrowser.tabs].map((tab) => tab.linkedBrowser.currentURI.spec);"


@pytest.mark.long
def test_turn_reaches_firefox_through_its_push_service(server: Server, tmp_path: Path) -> None:
    with MozillaPushService() as service, Firefox(tmp_path, **PREFERENCES, **service.preferences()) as firefox:
        firefox.open(f"{server.address}/settings")
        firefox.click("Turn on notifications")
        channel = service.next_registration()
        firefox.until("return document.body.innerText.includes('On for this device.')")

        table = firefox.run(POST, "/api/tables", SETTINGS)["id"]
        Guest(server, "Ben").post(f"/api/tables/{table}/sit")
        firefox.run(POST, f"/api/tables/{table}/start")
        pushed = service.next()
        claims, key = signed_claims(pushed.headers["authorization"])
        assert claims["aud"] == service.address
        assert decoded(key) == decoded(channel["key"])  # the key with which Firefox has subscribed
        acknowledged = service.next_acknowledgement()
        assert (acknowledged["channelID"], acknowledged["code"]) == (channel["channelID"], 100)  # 100: decrypted

        expected = {"title": "It’s your turn", "body": "Babel: make your move.", "tag": table}
        assert firefox.until(f"const found = await (async () => {{ {SHOWN} }})(); return found.length && found") == [
            {**expected, "data": {"table": table}}
        ]
        firefox.until(CLICK, privileged=True)
        firefox.until(f"{ADDRESSES[:-1]}.includes(given[0]);", f"{server.address}/table/{table}", privileged=True)
        assert firefox.run(SHOWN) == []

        firefox.click("Turn off notifications")
        assert service.next_registration()["channelID"] == channel["channelID"]
        assert json.dumps(firefox.run("return (await fetch('/api/me/notices')).json()")["notices"]) == "[]"
