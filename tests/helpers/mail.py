"""A mail server on the local machine that keeps every mail."""

from __future__ import annotations

import queue
import socketserver
import threading
from types import TracebackType
from typing import Any, Self

ANSWER_SECONDS = 120.0


class Handler(socketserver.StreamRequestHandler):
    """As much SMTP as a mail needs."""

    def handle(self) -> None:
        self.say("220 ready")
        receiver = ""
        while line := self.rfile.readline().decode("latin-1"):
            word = line[:4].upper()
            if word == "RCPT":
                receiver = line.partition("<")[2].partition(">")[0]
            if word == "DATA":
                self.say("354 go on")
                server: Any = self.server
                server.mails.put((receiver, self.body()))
            self.say("221 bye" if word == "QUIT" else "250 ok")
            if word == "QUIT":
                return

    def body(self) -> str:
        """Return the lines of a mail up to its end."""
        lines = []
        while (line := self.rfile.readline().decode("latin-1")) not in (".\r\n", ""):
            lines.append(line)
        return "".join(lines)

    def say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


class MailServer:
    """Accepts mails on a free port while it is open."""

    def __init__(self) -> None:
        self.server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.mails: queue.Queue[tuple[str, str]] = queue.Queue()
        self.server.mails = self.mails  # type: ignore[attr-defined]

    @property
    def port(self) -> int:
        return int(self.server.server_address[1])

    def next_to(self, address: str) -> str:
        """Return the next mail; fail unless it is to this address."""
        receiver, mail = self.mails.get(timeout=ANSWER_SECONDS)
        assert receiver == address
        return mail

    def __enter__(self) -> Self:
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.shutdown()
        self.server.server_close()
