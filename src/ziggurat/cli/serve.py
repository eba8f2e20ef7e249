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
import time
import webbrowser
from contextlib import suppress
from functools import partial

import uvicorn

from ziggurat.cli.places import default_store
from ziggurat.core.errors import BadOptions
from ziggurat.server.app import create_app
from ziggurat.server.config import FRAME_BYTES, Config, Mail
from ziggurat.server.sockets.admission import Admission
from ziggurat.server.sockets.http_protocol import LimitedHttpProtocol
from ziggurat.server.sockets.protocol import FastWebSocketProtocol
from ziggurat.store import StoreError, open_store
from ziggurat.words import preferred_language, words

if sys.platform != "win32":
    import resource

PORT = 8080
PORTS_TRIED = 20
READY_SECONDS = 30.0
SHUTDOWN_SECONDS = 10
HEARTBEAT_SECONDS = 20.0
MAX_CONNECTIONS = 10_000
MIN_CONNECTIONS = 16
RESERVED_FILES = 128  # for the store, the bots' workers, files of the page
GARBAGE = (50_000, 20, 100)
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
    parser.add_argument("--smtp", default=None, metavar="HOST:PORT", help=say("serve-help-smtp"))
    parser.add_argument("--public-url", default=None, help=say("serve-help-public-url"))
    parser.add_argument("--mail-from", default=None, help=say("serve-help-mail-from"))
    parser.add_argument("--open", action="store_true", help=say("serve-help-open"))


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted, then shut down gracefully."""
    config = config_of(arguments)
    language = words(preferred_language())
    address = f"http://{'localhost' if config.host in ('127.0.0.1', '0.0.0.0') else config.host}:{config.port}"
    print(language.say("server-listening", address=address), file=sys.stderr)
    if arguments.lan:
        print(language.say("server-listening-lan", address=f"http://{lan_address()}:{config.port}"), file=sys.stderr)
    asyncio.run(check_store(config))
    if arguments.open:
        open_when_ready(address, config.port)
    tune()
    admission = Admission(max_connections(), config.connections_per_address, trusted_proxies(config))
    # uvicorn shuts down gracefully and then raises the signal again; SIGTERM must not become an error code.
    signal.signal(signal.SIGTERM, lambda *_: None)
    uvicorn.run(
        create_app(config),
        host=config.host,
        port=config.port,
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
    return 0


async def check_store(config: Config) -> None:
    """Open the store once before serving, to report its errors in one line."""
    try:
        async with open_store(config.db):
            pass
    except StoreError as error:
        reason = getattr(error, "reason", error.code)
        say = words(preferred_language()).say
        raise BadOptions(
            say("serve-store-failed", reason=reason, detail=getattr(error, "detail", str(error)))
        ) from None


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


def config_of(arguments: argparse.Namespace) -> Config:
    """Return the settings from the command line and the environment."""
    mail = None
    if arguments.smtp is not None:
        host, _, port = arguments.smtp.partition(":")
        if not port.isdigit() or not arguments.mail_from:
            raise BadOptions(words(preferred_language()).say("serve-bad-smtp"))
        user, password = os.environ.get("ZIGGURAT_SMTP_USER"), os.environ.get("ZIGGURAT_SMTP_PASSWORD")
        mail = Mail(host, int(port), arguments.mail_from, user, password)
    host = arguments.host or ("0.0.0.0" if arguments.lan else "127.0.0.1")
    return Config(
        host=host,
        port=free_port(host) if arguments.port is None else arguments.port,
        db=arguments.db or default_store(),
        origins=tuple(arguments.origin),
        hosts=tuple(arguments.allowed_host),
        connections_per_address=arguments.connections_per_address,
        public_url=arguments.public_url,
        behind_tls=arguments.behind_tls,
        bot_workers=arguments.bot_workers,
        mail=mail,
    )


def lan_address() -> str:
    """Return this machine's address in the local network, without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # RFC 5737: for documentation; only the route is looked up
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def free_port(host: str) -> int:
    """Return the default port, or the next free one after it."""
    for port in range(PORT, PORT + PORTS_TRIED):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    return PORT


def open_when_ready(address: str, port: int) -> None:
    """Open the page in a browser as soon as the server answers."""
    threading.Thread(target=wait_and_open, args=(address, port), daemon=True).start()


def wait_and_open(address: str, port: int) -> None:
    """Wait until the server answers, at most READY_SECONDS, then open the page."""
    until = time.monotonic() + READY_SECONDS
    while time.monotonic() < until:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            with suppress(webbrowser.Error, OSError):
                webbrowser.open(address)
            return
        time.sleep(0.1)
