"""TAG beside us: games of the Java framework GAIGResearch/TabletopGames, built by whoever measures.

Nothing of TAG is here. The folder is one where TAG has been built already (docs/speed.md); our own
`TagGames.java` calls its games in a Java of its own, and is told slice by slice what to do.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import IO, Final

import msgspec

from ragnatafl.kernel.codecs import BadInput
from ragnatafl.lab.contestant import ANSWERS, POSITIONS, SLICE, Tally

GAMES: Final = ("Root", "Catan", "Dominion")
"""Games of our size, by TAG's names for them."""
OLDEST_JAVA: Final = 11  # runs a source file as it is
WARM_UP: Final = {"play": 25.0, "copy": 2.0, "try": 3.0}
"""Seconds of each until Java has compiled what it compiles."""
PROGRAM: Final = Path(__file__).with_name("TagGames.java")


class Played(msgspec.Struct, frozen=True):
    games: int
    decisions: int
    forced: int
    seconds: float


class Counted(msgspec.Struct, frozen=True):
    count: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Tag:
    """A Java that plays games of TAG."""

    process: subprocess.Popen[str]
    complaints: IO[str]

    def ask(self, *words: object) -> str:
        """Let it do something; its answer, a line of JSON."""
        assert self.process.stdin
        assert self.process.stdout
        try:
            print(*words, file=self.process.stdin, flush=True)
            answer = self.process.stdout.readline()
        except BrokenPipeError:
            answer = ""
        if not answer:
            raise BadInput(f"TAG does not answer: {self.complaint()}")
        return answer

    def complaint(self) -> str:
        """The line that says most of what went wrong in Java."""
        self.process.wait()
        self.complaints.seek(0)
        lines = [line.strip() for line in self.complaints if line.strip()]
        telling = [line for line in lines if re.search(r"(?i)error|exception", line)]
        return [*telling, *lines, "it ended without a word"][0]


@dataclass(frozen=True, slots=True)
class TagGame:
    """One of its games, as the bench sees it."""

    tag: Tag
    game: str

    @property
    def name(self) -> str:
        return f"TAG-{self.game}"

    def warm_up(self, rng: Random) -> None:
        for what, seconds in WARM_UP.items():
            self._ask(what, rng, seconds)

    def play(self, tally: Tally, rng: Random) -> None:
        told = msgspec.json.decode(self._ask("play", rng), type=Played)
        tally.games += told.games
        tally.decisions += told.decisions
        tally.forced += told.forced
        tally.play_seconds += told.seconds

    def copy(self, tally: Tally, rng: Random) -> None:
        told = msgspec.json.decode(self._ask("copy", rng), type=Counted)
        tally.clones += told.count
        tally.clone_seconds += told.seconds

    def try_out(self, tally: Tally, rng: Random) -> None:
        told = msgspec.json.decode(self._ask("try", rng), type=Counted)
        tally.tries += told.count
        tally.try_seconds += told.seconds

    def _ask(self, what: str, rng: Random, seconds: float = SLICE) -> str:
        return self.tag.ask(what, self.game, seconds, rng.getrandbits(31))


@contextmanager
def start_tag(folder: Path) -> Iterator[list[TagGame]]:
    """TAG's games, while its Java runs."""
    command = [find_java(), "-cp", class_path(folder), str(PROGRAM), str(POSITIONS), str(ANSWERS)]
    with (
        tempfile.TemporaryFile("w+", errors="replace") as complaints,
        subprocess.Popen(
            command,
            cwd=folder,  # its games read their data from there
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
        ) as process,
    ):
        try:
            yield [TagGame(Tag(process, complaints), game) for game in GAMES]
        finally:
            process.terminate()
            if process.stdin:
                with suppress(BrokenPipeError):  # a last word that it did not live to hear
                    process.stdin.close()


def class_path(folder: Path) -> str:
    """Where Java finds TAG in a folder it was built in: the jar of `mvn package`, or classes."""
    for jar in (folder / "target" / "TAG.jar", folder / "TAG.jar"):
        if jar.is_file():
            return str(jar.resolve())
    classes = folder / "target" / "classes"
    if not (classes / "games" / "GameType.class").is_file():
        raise BadInput(
            f"no TAG is built in {folder}: neither target/TAG.jar nor target/classes are there"
        )
    parts = (classes, folder / "lib" / "*", folder / "target" / "dependency" / "*")
    return os.pathsep.join(str(part.absolute()) for part in parts)


def find_java() -> str:
    """The Java that runs TAG."""
    java = shutil.which("java")
    if java is None:
        raise BadInput("TAG needs Java, and there is no 'java' in PATH")
    told = subprocess.run([java, "-version"], capture_output=True, text=True, check=False)
    version = re.search(r'version "(\d+)', told.stderr)
    if version is None or int(version[1]) < OLDEST_JAVA:
        said = next(iter(told.stderr.splitlines()), "no version")
        raise BadInput(f"TAG needs Java {OLDEST_JAVA} or newer, not {java} ({said})")
    return java
