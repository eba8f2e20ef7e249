"""A headless Firefox with a new profile, driven through Marionette, the protocol behind geckodriver.

Firefox can use any push service, Chromium only Google's. Playwright needs a build of Firefox of its own; the one of the
system is enough here: $FIREFOX, `firefox` or `firefox-esr`.

Run as a program, it fails if there is none.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self

NAMES = ("firefox", "firefox-esr")
WAIT_SECONDS = 120.0  # much longer than needed: the machine may be busy
PREFERENCES: dict[str, object] = {
    "marionette.port": 0,  # any; Firefox writes it to a file of the profile
    "remote.prefs.recommended": False,  # they switch off the connection to the push service
    "alerts.useSystemBackend": False,  # Firefox draws notifications itself
    "permissions.default.desktop-notification": 1,
    "intl.accept_languages": "en-GB, en",
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.normandy.enabled": False,
    "app.update.disabledForTesting": True,
    "browser.startup.page": 0,
    "browser.aboutwelcome.enabled": False,
    "browser.safebrowsing.update.enabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,none",
    "toolkit.telemetry.enabled": False,
}


def installed() -> str:
    """Return the path of Firefox, or raise if there is none."""
    named = os.environ.get("FIREFOX") or next((path for path in map(shutil.which, NAMES) if path), None)
    if named is None:
        raise RuntimeError("no Firefox: install it (Debian: apt-get install firefox-esr), or set $FIREFOX to its path")
    return named


class Firefox:
    """A running Firefox; its methods use the selected window."""

    def __init__(self, profile: Path, **preferences: object) -> None:
        self.profile = profile
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in preferences.items()]
        profile.joinpath("user.js").write_text("\n".join(lines), encoding="utf-8")
        command = [installed(), "--headless", "--no-remote", "--profile", str(profile)]
        command += ["--marionette", "--remote-allow-system-access", "about:blank"]
        with profile.joinpath("firefox.log").open("wb") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log)
        self.ids = count(1)
        self.socket = self.connect()
        self.read()  # the greeting
        self.send("WebDriver:NewSession", capabilities={"alwaysMatch": {"timeouts": {"script": WAIT_SECONDS * 1000}}})

    def connect(self) -> socket.socket:
        """Wait until Firefox listens, and connect."""
        port = self.profile / "MarionetteActivePort"
        until = time.monotonic() + WAIT_SECONDS
        while time.monotonic() < until and self.process.poll() is None:
            if port.exists() and (text := port.read_text(encoding="ascii")):
                return socket.create_connection(("127.0.0.1", int(text)), timeout=WAIT_SECONDS)
            time.sleep(0.05)
        self.process.kill()
        raise RuntimeError("Firefox did not start:\n" + self.profile.joinpath("firefox.log").read_text())

    def read(self) -> Any:
        """Return the next message: its length, a colon, JSON."""
        length = b""
        while (byte := self.socket.recv(1)) != b":":
            assert byte, "Firefox has closed the connection"
            length += byte
        text = b""
        while len(text) < int(length):
            text += self.socket.recv(int(length) - len(text))
        return json.loads(text)

    def send(self, command: str, **arguments: Any) -> Any:
        """Run a command and return its result; fail on an error."""
        number = next(self.ids)
        text = json.dumps([0, number, command, arguments]).encode()
        self.socket.sendall(b"%d:%b" % (len(text), text))
        _, answered, error, result = self.read()
        assert answered == number and error is None, error
        return result

    def open(self, address: str) -> None:
        self.send("WebDriver:Navigate", url=address)

    def run(self, script: str, *arguments: Any, privileged: bool = False) -> Any:
        """Return the result of the body of an async function, `privileged` in the browser's own context."""
        self.send("Marionette:SetContext", value="chrome" if privileged else "content")
        body = f"const finish = arguments[arguments.length - 1]; (async (...given) => {{ {script} }})"
        body += "(...arguments).then((result) => finish({ result }), (error) => finish({ error: String(error) }));"
        answer = self.send("WebDriver:ExecuteAsyncScript", script=body, args=list(arguments), newSandbox=False)
        self.send("Marionette:SetContext", value="content")
        assert "error" not in answer["value"], answer["value"]["error"]
        return answer["value"].get("result")

    def until(self, script: str, *arguments: Any, privileged: bool = False) -> Any:
        """Run a script until its result is true, and return it."""
        until = time.monotonic() + WAIT_SECONDS
        while time.monotonic() < until:
            if found := self.run(script, *arguments, privileged=privileged):
                return found
            time.sleep(0.05)
        raise AssertionError(f"never true in Firefox: {script} {arguments}")

    def click(self, button: str) -> None:
        """Click the button with this text, as a user does."""
        script = "return [...document.querySelectorAll('button')].some((one) => one.innerText.trim() === given[0]"
        self.until(f"{script} && !one.disabled)", button)
        found = self.send("WebDriver:FindElement", using="xpath", value=f"//button[normalize-space()='{button}']")
        self.send("WebDriver:ElementClick", id=next(iter(found["value"].values())))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()
        self.process.terminate()
        try:
            self.process.wait(timeout=WAIT_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


if __name__ == "__main__":
    try:
        sys.stdout.write(f"Firefox for the tests: {installed()}\n")
    except RuntimeError as missing:
        sys.exit(str(missing))
