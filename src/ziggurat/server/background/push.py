"""Web Push: encrypted notifications to browsers (RFC 8030, 8291, 8292).

The key pair that identifies this installation to push services is created at the first start and kept in the store.
The address of a push service comes from a client, so it is called like a webhook: https and public addresses only.
"""

from __future__ import annotations

import base64
import hashlib
import json
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from pydantic import AnyHttpUrl, ValidationError
from webpush import VAPID, WebPush, WebPushSubscription

from ziggurat.server.background.webhooks import BadWebhook, check_url, post
from ziggurat.server.config import Config
from ziggurat.store import Notice, Store

VALUE = "push_keys"
TTL_SECONDS = 86_400  # a push service keeps the notification this long for a device that is off
TOKEN_SECONDS = 12 * 3600  # validity of the signature that identifies the server
TOPIC_LENGTH = 32
POINT_BYTES, SECRET_BYTES = 65, 16  # of a subscription's public key and authentication secret
GONE = (404, 410)  # the browser has ended the subscription
DEFAULT_PORTS = {"http": 80, "https": 443}


class Signature:
    """Signs the whole origin of a push service (RFC 8292, section 2); the library leaves out its port."""

    def __init__(self, vapid: VAPID) -> None:
        self.vapid = vapid

    def get_authorization_header(self, endpoint: AnyHttpUrl, subscriber: str, expiration: int) -> str:
        """Return the `Authorization` header of a request to the endpoint."""
        port = "" if endpoint.port == DEFAULT_PORTS[endpoint.scheme] else f":{endpoint.port}"
        origin = SimpleNamespace(scheme=endpoint.scheme, host=f"{endpoint.host}{port}")
        header: str = self.vapid.get_authorization_header(origin, subscriber, expiration)
        return header


class PushSender:
    """Sends notifications to push services."""

    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.config = config
        self.key = ""
        """The public key, as browsers need it to subscribe."""
        self.webpush: WebPush | None = None

    async def begin(self) -> WebPush:
        """Load the key pair; create it at the first start."""
        stored = await self.store.value(VALUE)
        if stored is None:
            private, public, _ = VAPID.generate_keys()
            pair = json.dumps({"private": private.decode(), "public": public.decode()})
            stored = await self.store.create_value(VALUE, pair)
        keys: dict[str, str] = json.loads(stored)
        pem = (keys["private"].encode(), keys["public"].encode())
        self.webpush = WebPush(*pem, contact(self.config), TTL_SECONDS, TOKEN_SECONDS)
        self.key = VAPID.get_application_server_key(self.webpush.vapid.public_key)
        self.webpush.vapid = Signature(self.webpush.vapid)
        return self.webpush

    async def send(self, notice: Notice, message: dict[str, str]) -> bool:
        """Send a message with the id of its `table`; return whether it was accepted. Delete an ended subscription."""
        webpush = self.webpush or await self.begin()
        try:
            request = webpush.get(message, subscription_of(notice.address, json.loads(notice.data)))
            headers = {**request.headers, "content-type": "application/octet-stream", "urgency": "normal"}
            headers["topic"] = topic(message["table"])
            internal = self.config.webhooks_internal
            status = await post(notice.address, request.encrypted, headers, internal_allowed=internal)
        except (OSError, ValueError, UnsupportedAlgorithm):  # BadWebhook and TimeoutError are among them
            return False
        if status in GONE:
            await self.store.remove_notice(notice.account_id, notice.kind, notice.address)
        return 200 <= status < 300


def contact(config: Config) -> str:
    """Return the mail address at which a push service may report problems with this server."""
    if config.mail is not None:
        return config.mail.sender
    return f"push@{urlsplit(config.link('/')).hostname or 'localhost'}"


def topic(table: str) -> str:
    """Return the topic of a table: of several undelivered notifications, a push service keeps the last."""
    return base64.urlsafe_b64encode(hashlib.sha256(table.encode()).digest()).decode()[:TOPIC_LENGTH]


def subscription_of(address: str, keys: dict[str, Any]) -> WebPushSubscription:
    """Return a subscription as the library takes it. Raises `ValueError`."""
    subscription: WebPushSubscription = WebPushSubscription.model_validate(
        {"endpoint": address, "keys": {"p256dh": keys.get("p256dh"), "auth": keys.get("auth")}}
    )
    return subscription


def check_subscription(address: str, keys: dict[str, str], config: Config) -> None:
    """Raise `BadWebhook` for a subscription that cannot be used."""
    scheme, *_ = check_url(address)
    if scheme != "https" and not config.webhooks_internal:
        raise BadWebhook("webhook_malformed")
    try:
        subscription_of(address, keys)
        point, secret = (decoded(keys[name]) for name in ("p256dh", "auth"))
    except (ValidationError, ValueError, KeyError):
        raise BadWebhook("push_keys_malformed") from None
    if len(point) != POINT_BYTES or point[0] != 4 or len(secret) != SECRET_BYTES:
        raise BadWebhook("push_keys_malformed")


def decoded(text: str) -> bytes:
    """Return the bytes of unpadded base64url."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
