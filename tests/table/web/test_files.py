"""Files at the root: the worker that helps while the server is away, and what the app is called."""

from __future__ import annotations

import http.client

import msgspec
import pytest

from ragnatafl.lab.guests import Server
from ragnatafl.table.web.files import FOLDER, ROOTED


@pytest.mark.parametrize("path", ROOTED)
def test_files_at_the_root_are_asked_for_anew_each_time(server: Server, path: str) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    connection.request("GET", path)
    answer = connection.getresponse()

    assert answer.status == 200
    assert answer.read() == (FOLDER / path.removeprefix("/")).read_bytes()
    assert answer.headers["content-type"].startswith(ROOTED[path])
    assert answer.headers["cache-control"] == "private, no-cache"
    policy = answer.headers["content-security-policy"]
    assert "worker-src 'self';" in policy
    assert "manifest-src 'self';" in policy
    connection.close()


def test_every_page_names_the_app_and_its_pictures_are_there(server: Server) -> None:
    assert b'<link rel="manifest" href="/app.webmanifest">' in server.get("/")[1]
    told = msgspec.json.decode(server.get("/app.webmanifest")[1])

    assert server.get(told["start_url"])[0] == 200
    for icon in told["icons"]:
        assert server.get(icon["src"])[0] == 200, icon
