"""Does a person see what others did? A whole game is played in a real browser against bots.

    python -m ragnatafl.lab.watching --game bloodrage --out build/watching

After each answer every event since then has to stand in the story, everything that it names and
that lies on the table has to have been marked there, and every result has to lie open. A log, with
figures, and pictures are written. Everything stays on this machine.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ragnatafl.games import find_game, load_game
from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.guests import Server
from ragnatafl.table.web.holders import COOKIE

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocket

CHROMIUM: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
UNUSED: Final = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",  # windows of the address bar: half of all its work
    # Playwright's own list, which ours takes the place of.
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying",
    "OptimizationHints", "PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning",
)  # fmt: skip
SWITCHES: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-first-run",
    f"--disable-features={','.join(UNUSED)}",
)  # fmt: skip
PACES: Final = ("off", "quick", "normal", "slow")
PATIENCE: Final = 60_000
"""Milliseconds until one must be asked again."""
MOST_ANSWERS: Final = 2_000
MOST_PICTURES: Final = 12

RECORDER: Final = """
localStorage.settings = JSON.stringify({
  pace: "PACE", confirm: false, motion: false, forced: false,
});
window.marked = new Set();
window.stops = 0;
addEventListener("DOMContentLoaded", () => {
  let last = "";
  const look = () => {
    for (const one of document.querySelectorAll(".told, .changed, .newly")) marked.add(one.id);
    const line = document.querySelector("#table.past #story-lines [aria-current]");
    if (line && line.dataset.event !== last) stops += 1;
    last = line?.dataset.event ?? "";
  };
  const watched = { subtree: true, attributes: true, attributeFilter: ["class"], childList: true };
  new MutationObserver(look).observe(document.documentElement, watched);
});
"""
"""In the page: which things were marked, at whatever moment since the last answer, and how many
moments of the past were shown."""

LOOK: Final = """since => {
  const own = document.querySelector("#table").dataset.seat;
  const all = (where, name) =>
    [...document.querySelectorAll(where)].map((one) => Number(one.dataset[name]));
  const lines = [...document.querySelectorAll("#story-lines li")];
  const kinds = ["area", "piece", "card"];
  const unmarked = [];
  let things = 0;
  for (const line of lines) {
    if (Number(line.dataset.event) < since || line.dataset.by === own) continue;
    for (const name of line.dataset.things.split(" ").filter(Boolean)) {
      for (const id of kinds.map((kind) => `${kind}:${name}`)) {
        const thing = document.getElementById(id);
        if (!thing?.closest("#board, #fight, #more")) continue;
        things += 1;
        const seen = marked.has(id) || thing.matches(".told, .changed");
        if (!seen) unmarked.push([Number(line.dataset.event), id]);
      }
    }
  }
  return {
    told: all("#story-lines li", "event"),
    titles: all("#story-lines .tale", "first"),
    things,
    unmarked,
    results: all("#story-results button", "first"),
    stops,
    open: !document.querySelector("#result").hidden,
    over: document.querySelector("#table").dataset.over === "true",
  };
}"""

TAKE: Final = """chance => {
  marked.clear();
  const buttons = [...document.querySelectorAll("#options li > button:first-child")];
  const button = buttons[Math.floor(chance * buttons.length)];
  button?.click();
  return button ? Boolean(button.dataset.option) : null;
}"""
"""Choose from the list; False where something has only been taken up."""


@dataclass
class Watch:
    """What was seen of a game."""

    answers: int = 0
    events: int = 0
    """Those after one's answers, of others and of oneself."""
    things: int = 0
    """Named by others' events, and on the table when one was asked again."""
    stops: int = 0
    """Moments of the past that were played."""
    results: int = 0
    over: bool = False
    untold: list[str] = field(default_factory=list)
    unmarked: list[str] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    """Results that did not lie open."""
    faults: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"answers={self.answers} events={self.events} things={self.things} stops={self.stops}"
            f" results={self.results} over={self.over} untold={len(self.untold)}"
            f" unmarked={len(self.unmarked)} unseen={len(self.unseen)} faults={len(self.faults)}"
        )

    @property
    def is_well(self) -> bool:
        return not (self.untold or self.unmarked or self.unseen or self.faults)


class Watcher:
    """A person at a page, who answers at random and looks what happened."""

    def __init__(self, page: Page, out: Path, seed: int) -> None:
        self.page = page
        self.out = out
        self.rng = Random(seed)
        self.watch = Watch()
        self.head: dict[str, Any] = {}  # Any: the facts that the server sends
        self.known: set[int] = set()
        self.pictures = 0
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.watch.faults.append(str(error)))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        said = msgspec.json.decode(frame)
        if "parts" in said:
            self.head = {name: said[name] for name in ("events", "since", "over")}

    def play(self, answers: int) -> Watch:
        self.page.wait_for_selector('#table:not([data-moment=""])', state="attached")
        while self.watch.answers < answers and self._is_asked():
            self._answer()
            self._look()
        return self.watch

    def _is_asked(self) -> bool:
        """There is something to answer, and the story has been told; or the game is over."""
        asked = '#table:not(.past) #options li > button, #table:not(.past)[data-over="true"]'
        self._shoot("story", "#table.past")
        self.page.wait_for_selector(asked, state="attached", timeout=PATIENCE)
        return not self.page.locator('#table[data-over="true"]').count()

    def _answer(self) -> None:
        while True:
            before = self.page.locator("#table").get_attribute("data-moment")
            taken = self.page.evaluate(TAKE, self.rng.random())
            if taken:
                break
            self.page.wait_for_timeout(20)
        self.watch.answers += 1
        self.page.wait_for_selector(f'#table:not([data-moment="{before}"])', state="attached")

    def _look(self) -> None:
        """When one is asked again: is everything there?"""
        self._is_asked()
        self.page.wait_for_timeout(60)
        watch, since = self.watch, int(self.head["since"])
        seen = self.page.evaluate(LOOK, since)
        told = {*seen["told"], *seen["titles"]}
        every = range(since, int(self.head["events"]))
        at = f"answer {watch.answers}"
        watch.events += len(every)
        watch.things += seen["things"]
        watch.over, watch.stops = seen["over"], seen["stops"]
        watch.untold += [f"{at}: event {number}" for number in every if number not in told]
        watch.unmarked += [f"{at}: {thing} of event {number}" for number, thing in seen["unmarked"]]
        fresh = set(seen["results"]) - self.known
        self.known |= fresh
        watch.results += len(fresh)
        if fresh and not seen["open"]:
            watch.unseen.append(f"{at}: results {sorted(fresh)}")
        if fresh:
            self._shoot("result", "#result:not([hidden])")

    def _shoot(self, name: str, where: str) -> None:
        if self.pictures < MOST_PICTURES and self.page.locator(where).count():
            self.pictures += 1
            self.page.screenshot(path=self.out / f"{self.pictures:02}-{name}.png")


def watch_game(game: str, out: Path, *, answers: int, pace: str, seed: int, size: str) -> Watch:
    """Play a game as a person against bots, with a server and a browser of its own."""
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        raise BadInput("watching needs a browser's driver: pip install playwright") from None
    browser = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if browser is None:
        raise BadInput(f"watching needs a browser, one of {', '.join(CHROMIUM)}")
    wide, _, high = size.partition("x")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "tables.db", ["ragnatafl.games.surtr"])
        server.start()
        chromium = playwright.chromium.launch(executable_path=browser, args=list(SWITCHES))
        try:
            seats = seats_of(game)
            links = server.open_table(game, seats)
            context = chromium.new_context(viewport={"width": int(wide), "height": int(high)})
            context.add_init_script(RECORDER.replace("PACE", pace))
            own = links.seats[seats.index("link")]
            context.add_cookies([{"name": COOKIE, "value": own.cookie, "url": server.address}])
            page = context.new_page()
            watcher = Watcher(page, out, seed)
            page.goto(server.address + links.watch)
            watch = watcher.play(answers)
            page.screenshot(path=out / "end.png")
            return watch
        finally:
            chromium.close()
            server.stop()


def seats_of(game: str) -> list[str]:
    """One person; bots, or where the rules play them automas, in all other seats."""
    if game == "surtr":
        return ["automa", "link"]
    return ["link", *["karl"] * (max(find_game(game).seats) - 1)]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="watching", description=__doc__)
    parser.add_argument("--game", default="bloodrage")
    parser.add_argument("--out", type=Path, required=True, help="a folder for log and pictures")
    parser.add_argument("--answers", type=int, default=MOST_ANSWERS, help="stop after so many")
    parser.add_argument("--pace", default="quick", choices=PACES)
    parser.add_argument("--size", default="1280x800")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    try:
        if not 1 <= args.answers <= MOST_ANSWERS:
            raise BadInput(f"--answers must be from 1 to {MOST_ANSWERS}")
        if args.game == "surtr":
            load_game("ragnatafl.games.surtr")
        find_game(args.game)
        args.out.mkdir(parents=True, exist_ok=True)
        watch = watch_game(
            args.game,
            args.out,
            answers=args.answers,
            pace=args.pace,
            seed=args.seed,
            size=args.size,
        )
    except BadInput as fault:
        print(f"watching: {fault}", file=sys.stderr)
        return 2
    lines = [f"watching game={args.game} pace={args.pace} {watch}"]
    lines += [*watch.untold, *watch.unmarked, *watch.unseen, *watch.faults]
    (args.out / "watching.log").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines[:20]))
    return 0 if watch.is_well else 1


if __name__ == "__main__":
    raise SystemExit(main())
