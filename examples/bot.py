"""A bot that plays at tables of Ragnatafl: give it the server, a token and an invitation.

    python bot.py https://tafl.example rtb_... https://tafl.example/t/ROOM/join/CODE

The token is made on the page /me of the server. Needs `pip install websockets`.
"""

import json
import random
import sys
import urllib.request
from urllib.parse import urlsplit

from websockets.sync.client import connect


def ask(server, token, method, path, body=None):
    """A request of the API, and what it answers."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}"}
    request = urllib.request.Request(server + path, data, headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def choose(state):
    """Here a better bot thinks: about the position, the events, and what the options touch."""
    return random.choice(state["question"]["options"])["text"]


def play(server, token, room):
    """Answer what is asked until the game is over; returns its result."""
    address = f"{server.replace('http', 'ws', 1)}/api/ws/{room}"
    headers = {"Authorization": f"Bearer {token}"}
    answered = -1  # the moment: what is answered in secret is asked until all have answered
    with connect(address, additional_headers=headers, max_size=None) as table:
        for message in map(json.loads, table):
            if message["say"] == "state" and message["over"]:
                return message["result"]
            if message["say"] == "state" and message["question"] and message["moment"] != answered:
                seat, answered = message["question"]["seat"], message["moment"]
                answer = {"say": "choose", "seat": seat, "moment": answered}
                table.send(json.dumps(answer | {"option": choose(message)}))
            elif message["say"] in ("refused", "closed"):
                print(message, file=sys.stderr)


def main(server, token, invitation):
    room, code = urlsplit(invitation).path.split("/")[2::2]
    ask(server, token, "POST", f"/api/tables/{room}/join/{code}", {})
    print(play(server, token, room))


if __name__ == "__main__":
    main(*sys.argv[1:])
