"""`ziggurat serve`: runs the server.

By default it takes a free port and keeps its store in the user's data folder.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from urllib.parse import urlsplit

import uvicorn

from ziggurat.cli.arguments import check_range
from ziggurat.cli.network import PORT, bind, lan_address
from ziggurat.cli.places import default_store, store_name
from ziggurat.core.errors import BadOptions
from ziggurat.extras import needed
from ziggurat.server.api.static import BUILT
from ziggurat.server.app import create_app
from ziggurat.server.config import FRAME_BYTES, Config, Mail
from ziggurat.server.sockets.admission import Admission
from ziggurat.server.sockets.http_protocol import LimitedHttpProtocol
from ziggurat.server.sockets.protocol import FastWebSocketProtocol
from ziggurat.store import StoreError, open_store
from ziggurat.words import Words, preferred_language, words

if sys.platform != "win32":
    import resource

MAX_PORT = 65_535
MAX_BOT_WORKERS = 1024
SHUTDOWN_SECONDS = 10
HEARTBEAT_SECONDS = 20.0
MAX_CONNECTIONS = 10_000
MIN_CONNECTIONS = 16
RESERVED_FILES = 128  # for the store, the bots' workers, files of the page
GARBAGE = (200_000, 20, 100)  # the moves that 500 tables make at one time hold fewer objects
SWITCH_SECONDS = 0.001  # the longest wait of the thread that writes to the disk for the interpreter


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    say = words(preferred_language()).say
    parser.add_argument("--host", default=None, help=say("serve-help-host"))
    parser.add_argument("--port", type=int, default=None, help=say("serve-help-port", port=str(PORT)))
    parser.add_argument("--db", default=None, help=say("serve-help-db"))
    parser.add_argument("--lan", action="store_true", help=say("serve-help-lan"))
    parser.add_argument("--behind-tls", action="store_true", help=say("serve-help-behind-tls"))
    parser.add_argument("--origin", action="append", default=[], help=say("serve-help-origin"))
    parser.add_argument("--allowed-host", action="append", default=[], help=say("serve-help-allowed-host"))
    most = Config.connections_per_address
    help_most = say("serve-help-connections-per-address", most=str(most))
    parser.add_argument("--connections-per-address", type=int, default=most, help=help_most)
    parser.add_argument("--bot-workers", type=int, default=2, help=say("serve-help-bot-workers"))
    how, help_remote = ("think", "ray"), say("serve-help-remote-bots")
    parser.add_argument("--remote-bots", nargs="?", const="think", choices=how, default=None, help=help_remote)
    parser.add_argument("--smtp", default=None, metavar="HOST:PORT", help=say("serve-help-smtp"))
    parser.add_argument("--public-url", default=None, help=say("serve-help-public-url"))
    parser.add_argument("--mail-from", default=None, help=say("serve-help-mail-from"))
    parser.add_argument("--open", action="store_true", help=say("serve-help-open"))


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted, then shut down gracefully."""
    language = words(preferred_language())
    check_arguments(arguments, language)
    host = arguments.host or ("0.0.0.0" if arguments.lan else "127.0.0.1")
    mail = mail_of(arguments, language)
    db = arguments.db or default_store()
    asyncio.run(check_store(db, language))
    sockets = bind(host, arguments.port, language)
    config = config_of(arguments, host, sockets[0].getsockname()[1], db, mail)
    tune()
    server = Server(settings_of(config), partial(announce, config, arguments, language))
    # uvicorn shuts down gracefully and then raises the signal again; SIGTERM must not become an error code.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with suppress(KeyboardInterrupt):
        server.run(sockets=sockets)
    return 0 if server.started else 1


class Server(uvicorn.Server):
    """A server that calls `on_open` once it accepts connections."""

    def __init__(self, config: uvicorn.Config, on_open: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_open = on_open

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.on_open()


def announce(config: Config, arguments: argparse.Namespace, language: Words) -> None:
    """Print where the server is open, and open the page in a browser with `--open`."""
    address = f"http://{'localhost' if config.host in ('127.0.0.1', '0.0.0.0') else config.host}:{config.port}"
    print(language.say("server-listening", address=address), file=sys.stderr, flush=True)
    if arguments.lan:
        print(language.say("server-listening-lan", address=f"http://{lan_address()}:{config.port}"), file=sys.stderr)
    if config.page is None and not (BUILT / "index.html").exists():
        print(language.say("serve-no-page"), file=sys.stderr, flush=True)
    if arguments.open:  # some browsers return only when they are closed
        threading.Thread(target=open_page, args=(address,), daemon=True).start()


def open_page(address: str) -> None:
    with suppress(webbrowser.Error, OSError):
        webbrowser.open(address)


def settings_of(config: Config) -> uvicorn.Config:
    """Return uvicorn's settings."""
    admission = Admission(max_connections(), config.connections_per_address, trusted_proxies(config))
    return uvicorn.Config(
        create_app(config),
        log_level="error",  # a warning per malformed request would let clients fill the disk
        access_log=False,
        http=partial(LimitedHttpProtocol, admission=admission),  # type: ignore[arg-type]  # uvicorn only calls it
        ws=partial(FastWebSocketProtocol, admission=admission),  # type: ignore[arg-type]
        ws_max_size=FRAME_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=HEARTBEAT_SECONDS,
        ws_ping_timeout=HEARTBEAT_SECONDS,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        proxy_headers=config.behind_tls,
        server_header=False,
    )


def check_arguments(arguments: argparse.Namespace, language: Words) -> None:
    """Raise `BadOptions` for a number out of range or an address that cannot be one."""
    if arguments.port is not None:
        check_range("--port", arguments.port, 0, MAX_PORT, language)
    check_range("--bot-workers", arguments.bot_workers, 1, MAX_BOT_WORKERS, language)
    check_range("--connections-per-address", arguments.connections_per_address, 1, MAX_CONNECTIONS, language)
    for origin in arguments.origin:
        check_address("--origin", origin, language)
    if arguments.public_url is not None:
        check_address("--public-url", arguments.public_url, language)
    for name in arguments.allowed_host:
        if not name or set(name) & set(" /@?#"):
            raise BadOptions(language.say("argument-host", argument="--allowed-host", value=name))
    if arguments.remote_bots == "ray":
        needed("ray", "ray")
    if arguments.remote_bots == "think" and not (arguments.db or "").startswith("postgres"):
        raise BadOptions(language.say("think-needs-postgres"))


def check_address(argument: str, value: str, language: Words) -> None:
    """Raise `BadOptions` unless a value is an http or https address."""
    try:
        parts = urlsplit(value)
        good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:  # a port that is not a number, or misplaced brackets
        good = False
    if not good:
        raise BadOptions(language.say("argument-address", argument=argument, value=value))


async def check_store(db: str, language: Words) -> None:
    """Open the store once before serving, to report its errors in one line."""
    try:
        async with open_store(db):
            pass
    except StoreError as error:
        reason, detail = getattr(error, "reason", error.code), getattr(error, "detail", str(error))
        message = language.say("serve-store-failed", store=store_name(db), reason=reason, detail=detail)
        raise BadOptions(message) from None


def tune() -> None:
    """Switch threads more often, and run fewer full garbage collections.

    Reference counting frees almost everything that a move allocates; a full collection would stop all tables.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.set_threshold(*GARBAGE)
    gc.collect()
    gc.freeze()  # modules stay for the life of the process; collections can skip them


def trusted_proxies(config: Config) -> str:
    """Return the addresses whose forwarded addresses count, in uvicorn's form."""
    return os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1") if config.behind_tls else ""


def max_connections() -> int:
    """Raise the limit of open files as far as allowed; return how many connections it permits."""
    if sys.platform == "win32":
        return MAX_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_CONNECTIONS + RESERVED_FILES
    limit = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    if soft != resource.RLIM_INFINITY and soft < limit:
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
    return max(MIN_CONNECTIONS, min(MAX_CONNECTIONS, max(soft, limit) - RESERVED_FILES))


def mail_of(arguments: argparse.Namespace, language: Words) -> Mail | None:
    """Return the email server, or raise `BadOptions`."""
    if arguments.smtp is None:
        return None
    host, _, port = arguments.smtp.rpartition(":")
    if not host or not (port.isascii() and port.isdigit()) or not arguments.mail_from:
        raise BadOptions(language.say("serve-bad-smtp"))
    check_range("--smtp", int(port), 1, MAX_PORT, language)
    user, password = os.environ.get("ZIGGURAT_SMTP_USER"), os.environ.get("ZIGGURAT_SMTP_PASSWORD")
    return Mail(host, int(port), arguments.mail_from, user, password)


def config_of(arguments: argparse.Namespace, host: str, port: int, db: str, mail: Mail | None) -> Config:
    """Return the settings from the command line and the environment."""
    return Config(
        host=host,
        port=port,
        db=db,
        origins=tuple(arguments.origin),
        hosts=tuple(arguments.allowed_host),
        connections_per_address=arguments.connections_per_address,
        public_url=arguments.public_url,
        behind_tls=arguments.behind_tls,
        bot_workers=arguments.bot_workers,
        remote_bots=arguments.remote_bots,
        mail=mail,
    )
