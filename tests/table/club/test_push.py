"""Web Push: what we encrypt is read by another implementation, and by the right browser alone."""

from __future__ import annotations

import json

import pytest
from http_ece import ECEException
from py_vapid import Vapid02
from py_vapid.jwt import decode

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.receivers import Browser
from ragnatafl.table.club.alerts import Line, Message, new_name
from ragnatafl.table.club.push import (
    LARGEST,
    Keys,
    PushKey,
    Subscription,
    new_key,
    payload,
    subscription_of,
    unwritten,
)

ENDPOINT = "https://push.example/send/abc"
TURN = Line("turn", "Руниці: ваш хід (Astrid, Bjorn)", "/t/abc")


def given_message(*lines: Line) -> Message:
    return Message(new_name(), "Ваш хід", lines or (TURN,), "", "", 0.0, "uk")


def given_subscription(browser: Browser) -> Subscription:
    return Subscription(**browser.subscription | {"keys": Keys(**browser.subscription["keys"])})  # type: ignore[arg-type]


def test_a_browser_reads_what_was_sent_to_it() -> None:
    browser, message = Browser(ENDPOINT), given_message()

    sent = PushKey(new_key()).request(given_subscription(browser), message)

    assert browser.read(sent.body) == {
        "key": message.key,
        "title": "Ваш хід",
        "body": "Руниці: ваш хід (Astrid, Bjorn)",
        "link": "/t/abc",
        "language": "uk",
    }
    assert (sent.url, sent.headers["Content-Encoding"]) == (ENDPOINT, "aes128gcm")
    assert sent.headers["Topic"] == message.key
    assert len(message.key) == 32
    assert "Руниці".encode() not in sent.body


def test_no_other_browser_reads_it() -> None:
    sent = PushKey(new_key()).request(given_subscription(Browser(ENDPOINT)), given_message())

    with pytest.raises(ECEException):
        Browser(ENDPOINT).read(sent.body)


def test_the_service_knows_us_by_our_key() -> None:
    key = PushKey(new_key(), "mailto:olena@club.example")

    sent = key.request(given_subscription(Browser(ENDPOINT)), given_message())

    said = sent.headers["Authorization"]
    assert Vapid02.verify(said)
    token = said.removeprefix("vapid t=").partition(",")[0]
    claims = decode(token, key.public)
    assert (claims["aud"], claims["sub"]) == ("https://push.example", "mailto:olena@club.example")
    assert not Vapid02.verify(said.replace(key.public, PushKey(new_key()).public))


def test_a_kept_key_is_the_same_key() -> None:
    kept = new_key()

    assert PushKey(kept).public == PushKey(kept).public
    assert len(unwritten(PushKey(kept).public)) == 65


def test_many_tables_fit_into_one_message() -> None:
    lines = [Line("turn", "Ґ" * 300, f"/t/{number}") for number in range(9)]

    told = payload(given_message(*lines))

    assert len(told) <= LARGEST
    assert json.loads(told)["link"] == "/"
    assert json.loads(told)["body"].endswith("…")


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"p256dh": "AAAA"}, "keys cannot be read"),
        ({"p256dh": "!!!"}, "keys cannot be read"),
        ({"p256dh": "B" + "A" * 86}, "keys cannot be read"),  # no point of the curve
        ({"auth": "AAAA"}, "keys cannot be read"),
        ({"auth": ""}, "keys cannot be read"),
        ({"endpoint": "http://push.example/x"}, "must be as in https"),
        ({"endpoint": "https://127.0.0.1/x"}, "not in the wide world"),
    ],
)
def test_a_subscription_that_cannot_be_is_refused(changed: dict[str, str], told: str) -> None:
    right = given_subscription(Browser(ENDPOINT))
    keys = {"p256dh": right.keys.p256dh, "auth": right.keys.auth}
    keys |= {name: value for name, value in changed.items() if name != "endpoint"}
    wrong = Subscription(changed.get("endpoint", ENDPOINT), Keys(**keys))

    assert subscription_of(right) == right
    with pytest.raises(BadInput, match=told):
        subscription_of(wrong)
