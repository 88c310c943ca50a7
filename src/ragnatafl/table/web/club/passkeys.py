"""Passkeys: a device signs in by what it keeps itself, where the site has a domain of its own.

A challenge is signed, so that nothing is stored for who only asks for one; it is good for minutes
and for one answer.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import secrets
from importlib.util import find_spec
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection

from ragnatafl.kernel.decisions import Illegal
from ragnatafl.table.storage.keys import hash_of
from ragnatafl.table.web.addresses import Addresses, name_in
from ragnatafl.table.web.knowing import Knowing
from ragnatafl.table.web.refusals import PasskeyRefused

LIFE: Final = 300.0
"""Seconds in which a challenge is answered."""
MOST: Final = 10
"""Of one person."""


class Site(NamedTuple):
    """What passkeys are bound to."""

    domain: str
    origin: str


def site_of(asking: HTTPConnection, addresses: Addresses) -> Site | None:
    """The domain that the page came by, if passkeys work there: https by its public name, or this
    machine itself."""
    if find_spec("webauthn") is None:  # an extra
        return None
    host = asking.headers.get("host", "")
    name = name_in(host)
    public = urlsplit(addresses.public)
    if public.scheme == "https" and name == name_in(public.netloc) and not _is_number(name):
        return Site(name, addresses.public)
    if name == "localhost":
        return Site(name, f"{asking.scope['scheme'].replace('ws', 'http')}://{host}")
    return None


def _is_number(name: str) -> bool:
    return ":" in name or name.replace(".", "").isdigit()


class Passkeys:
    """Makes challenges and believes answers."""

    def __init__(self, knowing: Knowing) -> None:
        self._knowing = knowing

    async def challenge(self) -> bytes:
        until = int(self._knowing.now + LIFE)
        text = f"{secrets.token_urlsafe(24)}.{until}"
        return f"{text}.{(await self._knowing.signer()).seal(text)}".encode()

    async def offer(self, site: Site, person: str, name: str) -> str:
        """What a browser needs to make a passkey, as JSON."""
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        keys = await self._knowing.call(self._knowing.keys.of, person, self._knowing.now)
        known = [
            PublicKeyCredentialDescriptor(_bytes(key.data["id"]))
            for key in keys
            if key.kind == "passkey"
        ]
        if len(known) >= MOST:
            raise Illegal(PasskeyRefused())
        options = generate_registration_options(
            rp_id=site.domain, rp_name="Ragnatafl", user_name=name, user_display_name=name,
            user_id=hashlib.sha256(f"passkey {person}".encode()).digest(),
            challenge=await self.challenge(), exclude_credentials=known,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
        )  # fmt: skip
        return options_to_json(options)

    async def add(self, site: Site, person: str, answer: bytes) -> None:
        """A passkey that a browser made is this person's."""
        from webauthn import verify_registration_response
        from webauthn.helpers.exceptions import WebAuthnException

        said, challenge = await self._said(answer)
        try:
            made = verify_registration_response(
                credential=said, expected_challenge=challenge, expected_rp_id=site.domain,
                expected_origin=site.origin,
            )  # fmt: skip
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Illegal(PasskeyRefused()) from None
        await self._spend(challenge)
        now, name = self._knowing.now, _text(made.credential_id)
        data = {"id": name, "key": _text(made.credential_public_key), "count": made.sign_count}
        add = self._knowing.keys.add
        device = secrets.token_hex(6)
        if not await self._knowing.call(
            add, hash_of(name), person, "passkey", now, device=device, data=data
        ):
            raise Illegal(PasskeyRefused())

    async def ask(self, site: Site) -> str:
        """What a browser needs to show that it has one, as JSON."""
        from webauthn import generate_authentication_options, options_to_json

        challenge = await self.challenge()
        return options_to_json(
            generate_authentication_options(rp_id=site.domain, challenge=challenge)
        )

    async def person(self, site: Site, answer: bytes) -> str:
        """Whose passkey it was that answered."""
        from webauthn import verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException

        said, challenge = await self._said(answer)
        name = said.get("id")
        knowing = self._knowing
        key = await knowing.call(knowing.keys.find, hash_of(name if isinstance(name, str) else ""))
        if key is None or key.kind != "passkey" or key.until <= knowing.now:
            raise Illegal(PasskeyRefused())
        try:
            shown = verify_authentication_response(
                credential=said, expected_challenge=challenge, expected_rp_id=site.domain,
                expected_origin=site.origin, credential_public_key=_bytes(key.data["key"]),
                credential_current_sign_count=key.data["count"],
            )  # fmt: skip
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise Illegal(PasskeyRefused()) from None
        await self._spend(challenge)
        data = {**key.data, "count": shown.new_sign_count}
        await knowing.call(knowing.keys.note, key.hash, data, knowing.now)
        return knowing.identities.of(key.person)

    # Any: what a browser says, which the library checks
    async def _said(self, answer: bytes) -> tuple[dict[str, Any], bytes]:
        """The answer, and the challenge in it if that is one of ours and young."""
        try:
            said = msgspec.json.decode(answer, type=dict[str, Any])
            client = msgspec.json.decode(_bytes(said["response"]["clientDataJSON"]))
            challenge = _bytes(client["challenge"])
            text, _, seal = challenge.decode().rpartition(".")
            until = int(text.rpartition(".")[2])
        except (msgspec.MsgspecError, ValueError, KeyError, TypeError):
            raise Illegal(PasskeyRefused()) from None
        sealed = (await self._knowing.signer()).seal(text)
        if not secrets.compare_digest(seal, sealed) or until < self._knowing.now:
            raise Illegal(PasskeyRefused())
        return said, challenge

    async def _spend(self, challenge: bytes) -> None:
        """No answer is believed twice."""
        now, name = self._knowing.now, hash_of(challenge.decode())
        add = self._knowing.keys.add
        if not await self._knowing.call(add, name, "", "challenge", now, until=now + LIFE):
            raise Illegal(PasskeyRefused())


def _bytes(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except binascii.Error:
        raise ValueError(text) from None


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")
