"""Settings of a server process, with defaults for one club on one machine."""

from __future__ import annotations

from dataclasses import dataclass, field

FRAME_BYTES = 65_536  # maximum size of a frame or a request body
SESSION_DAYS = 180
INVITATION_DAYS = 30
DAY_MS = 86_400_000
UNSUBSCRIBE_PATH = "/api/mail/unsubscribe/"


@dataclass(frozen=True)
class Mail:
    """An SMTP server for turn notifications; without it no mail is sent."""

    host: str
    port: int
    sender: str
    user: str | None = None
    password: str | None = field(default=None, repr=False)


@dataclass(frozen=True)
class Config:
    """The settings of one server process."""

    host: str = "127.0.0.1"
    port: int = 8080
    db: str = field(default="sqlite:///ziggurat.db", repr=False)
    origins: tuple[str, ...] = ()
    """Origins besides the server's own whose pages may use this server."""
    hosts: tuple[str, ...] = ()
    """Names in `Host` besides addresses and names of the local network."""
    connections_per_address: int = 256
    """How many connections one address may hold. Trusted proxies are not limited, the addresses they forward are."""
    public_url: str | None = None
    """The address under which players open the page, for links in mails."""
    behind_tls: bool = False
    """Whether a reverse proxy terminates TLS: cookies are then `__Host-` cookies."""
    bot_workers: int = 2
    remote_bots: str | None = None
    """What searches for the bots on other machines, `bot_workers` searches at a time: `think` or `ray`."""
    bot_seconds: float = 5.0
    mail: Mail | None = None
    webhooks_internal: bool = False
    """Whether webhooks may go to internal addresses: only for hosts that trust all their players."""
    page: str | None = None
    """The folder of the built page, if it is not the one inside the package."""

    def link(self, path: str) -> str:
        """Return the full address of a path of the page."""
        base = self.public_url or next(iter(self.origins), None) or f"http://{self.host}:{self.port}"
        return base.rstrip("/") + path
