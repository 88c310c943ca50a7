"""Web Push: a message for one browser, encrypted so that only that browser can read it (RFC 8291),
under our own key, by which push services know us (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import os
import time
from typing import Annotated, Final
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from ragnatafl.kernel.codecs import bad
from ragnatafl.table.club.addressing import LONGEST_URL, target
from ragnatafl.table.club.alerts import Message
from ragnatafl.table.club.outside import Request

KEPT: Final = "vapid"
"""The name of our key in the store."""
KEEP_SECONDS: Final = 24 * 3600
"""For which a push service keeps a message while the browser is off."""
SIGNED_SECONDS: Final = 12 * 3600
RECORD: Final = 4_096
LARGEST: Final = 3_000
"""Bytes of a message; services take 4096 with all that is around it."""
LONGEST_BODY: Final = 600
"""Letters that a notification shows at most."""


class Keys(msgspec.Struct):
    """The browser's side: what is encrypted for it."""

    p256dh: Annotated[str, msgspec.Meta(max_length=120)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class Subscription(msgspec.Struct):
    """Where a browser is told, as browsers describe it."""

    endpoint: Annotated[str, msgspec.Meta(max_length=LONGEST_URL)]
    keys: Keys

    @property
    def point(self) -> bytes:
        return unwritten(self.keys.p256dh)

    @property
    def auth(self) -> bytes:
        return unwritten(self.keys.auth)


def subscription_of(found: Subscription, private: bool = False) -> Subscription:
    """Checked: one that nothing could be sent to is refused now."""
    target(found.endpoint, private)
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), found.point)
        good = len(found.auth) == 16
    except (ValueError, binascii.Error):
        good = False
    if not good:
        raise bad("the browser's keys cannot be read", "alert-push-keys")
    return found


def written(data: bytes) -> str:
    """As addresses and heads have it.

    >>> written(b"ragnatafl"), unwritten("cmFnbmF0YWZs")
    ('cmFnbmF0YWZs', b'ragnatafl')
    """
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def unwritten(text: str) -> bytes:
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", True)


def new_key() -> str:
    """A private key, as it is kept."""
    return written(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
                   .to_bytes(32, "big"))  # fmt: skip


class PushKey:
    """Our own key."""

    def __init__(self, kept: str, contact: str = "") -> None:
        value = int.from_bytes(unwritten(kept), "big")
        self._key = ec.derive_private_key(value, ec.SECP256R1())
        self._contact = contact
        self.public = written(_point(self._key.public_key()))
        """What browsers are told when they subscribe."""

    def request(self, found: Subscription, message: Message) -> Request:
        """The message for this browser."""
        sealed = encrypted(payload(message), found)
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEEP_SECONDS),
            "Topic": message.key,  # one that waits still is replaced by the same sent again
            "Urgency": "normal",
            "Authorization": f"vapid t={self._token(found.endpoint)},k={self.public}",
        }
        return Request(found.endpoint, headers, sealed)

    def _token(self, endpoint: str) -> str:
        """A short-lived word to this service alone that it is us."""
        parts = urlsplit(endpoint)
        claims: dict[str, str | int] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNED_SECONDS,
        }
        if self._contact:
            claims["sub"] = self._contact
        head = written(b'{"typ":"JWT","alg":"ES256"}')
        said = f"{head}.{written(msgspec.json.encode(claims))}"
        signed = self._key.sign(said.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(signed)
        return f"{said}.{written(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def payload(message: Message) -> bytes:
    """What our worker in the browser shows (`static/sw.js`)."""
    body = "\n".join(line.text for line in message.lines)
    told = {
        "key": message.key,
        "title": message.title[:120],
        "body": body if len(body) <= LONGEST_BODY else body[: LONGEST_BODY - 1] + "…",
        "link": message.path,
        "language": message.language,
    }
    sealed = msgspec.json.encode(told)
    assert len(sealed) <= LARGEST, "its parts are short"
    return sealed


def encrypted(text: bytes, found: Subscription) -> bytes:
    """One record of `aes128gcm` (RFC 8188) under a key agreed on by RFC 8291."""
    own = ec.generate_private_key(ec.SECP256R1())
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), found.point)
    shared, salt = own.exchange(ec.ECDH(), theirs), os.urandom(16)
    ours = _point(own.public_key())
    secret = _derived(shared, found.auth, b"WebPush: info\0" + found.point + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, text + b"\x02", None)


def _derived(secret: bytes, salt: bytes, what: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, what).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    form = serialization.PublicFormat.UncompressedPoint
    return key.public_bytes(serialization.Encoding.X962, form)
