"""A server whose people are told by receivers that are there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ragnatafl.lab.guests import Server
from ragnatafl.lab.receivers import Mailbox, Site
from table.web.conftest import make_server


@pytest.fixture(scope="module")
def site() -> Iterator[Site]:
    made = Site()
    yield made
    made.close()


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    made = Mailbox()
    yield made
    made.close()


@pytest.fixture(scope="module")
def telling(
    tmp_path_factory: pytest.TempPathFactory, site: Site, mailbox: Mailbox
) -> Iterator[Server]:
    """It may speak to this machine, and has a mail server."""
    made = make_server(
        tmp_path_factory.mktemp("telling"),
        private_receivers="true",
        alert_pause=0.1,
        smtp_url=mailbox.address,
        mail_from="tafl@club.example",
    )
    made.start()
    yield made
    made.stop()
    assert "Traceback" not in made.said, made.said
