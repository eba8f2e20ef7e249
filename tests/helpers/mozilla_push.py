"""A push service on this machine that Firefox connects to (`dom.push.serverURL`).

It speaks the part of Mozilla's push protocol that a subscription needs: `hello`, `register`, `unregister`,
`notification` and `ack`, as JSON over a WebSocket. What a server posts to an endpoint goes to the browser as it is.
"""

from __future__ import annotations

import json
import queue
import threading
import uuid
from types import TracebackType
from typing import Any, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.server import Server, ServerConnection, serve
from websockets.typing import Subprotocol

from helpers.push_service import WAIT_SECONDS, Pushed, PushService, encoded


class MozillaPushService(PushService):
    """Registers the channels of one browser and passes on what is posted to them."""

    def __init__(self) -> None:
        super().__init__()
        self.browser: ServerConnection | None = None
        self.registered: queue.Queue[dict[str, Any]] = queue.Queue()
        """The browser's `register` and `unregister` messages."""
        self.acknowledged: queue.Queue[dict[str, Any]] = queue.Queue()
        """What the browser has received: `channelID`, `version`, `code`."""
        self.channels: dict[str, str] = {}
        """Channel by the path of its endpoint."""
        self.socket: Server = serve(self.talk, "127.0.0.1", 0, subprotocols=[Subprotocol("push-notification")])

    @property
    def socket_address(self) -> str:
        return f"ws://127.0.0.1:{self.socket.socket.getsockname()[1]}/"

    def preferences(self) -> dict[str, object]:
        """Return the preferences that make a Firefox use this service."""
        return {
            "dom.push.serverURL": self.socket_address,
            "dom.push.testing.allowInsecureServerURL": True,
            "dom.push.connection.enabled": True,
        }

    def talk(self, connection: ServerConnection) -> None:
        """Answer a browser until it leaves."""
        try:
            for text in connection:
                message = json.loads(text)
                if answer := self.answer(connection, message):
                    connection.send(json.dumps({"messageType": message["messageType"], "status": 200, **answer}))
        except ConnectionClosed:
            return

    def answer(self, connection: ServerConnection, message: dict[str, Any]) -> dict[str, Any] | None:
        """Return the reply to a message, None if it has none."""
        match message.get("messageType"):
            case "hello":
                self.browser = connection
                return {"uaid": uuid.uuid4().hex, "use_webpush": True}
            case "register":
                path = f"/{uuid.uuid4().hex}"
                self.channels[path] = message["channelID"]
                self.registered.put(message)
                return {"channelID": message["channelID"], "pushEndpoint": self.address + path}
            case "unregister":
                self.registered.put(message)
                return {"channelID": message["channelID"]}
            case "ack":
                for update in message["updates"]:
                    self.acknowledged.put(update)
        return None

    def receive(self, pushed: Pushed) -> None:
        """Pass a message on to the browser."""
        super().receive(pushed)
        assert self.browser is not None
        notification = {
            "messageType": "notification",
            "channelID": self.channels[pushed.path],
            "version": uuid.uuid4().hex,
            "ttl": int(pushed.headers["ttl"]),
            "data": encoded(pushed.body),
            "headers": {"encoding": pushed.headers["content-encoding"]},
        }
        self.browser.send(json.dumps(notification))

    def next_registration(self) -> dict[str, Any]:
        """Return the browser's next `register` or `unregister`; fail if none comes."""
        return self.registered.get(timeout=WAIT_SECONDS)

    def next_acknowledgement(self) -> dict[str, Any]:
        """Return what the browser acknowledges next; fail if it does not."""
        return self.acknowledged.get(timeout=WAIT_SECONDS)

    def __enter__(self) -> Self:
        threading.Thread(target=self.socket.serve_forever, daemon=True).start()
        return super().__enter__()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.shutdown()
        super().__exit__(kind, error, trace)
