"""Figures of a running server, as /metrics tells them: counted where things happen.

No label names a table or a person: each has a few values that stand in the code.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from ragnatafl.kernel.decisions import Refusal

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)

QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 60.0)


def _counter(name: str, text: str, *labels: str) -> Counter:
    return Counter(f"ragnatafl_{name}", text, labels, registry=REGISTRY)


def _gauge(name: str, text: str, *labels: str) -> Gauge:
    return Gauge(f"ragnatafl_{name}", text, labels, registry=REGISTRY)


def _histogram(name: str, text: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
    return Histogram(f"ragnatafl_{name}", text, labels, registry=REGISTRY, buckets=buckets)


CHOICES: Final = _counter("choices", "Choices stored, by whom: person, bot", "by")
PAGES: Final = _counter("pages", "Pages of seats sent over sockets, whole or what changed")
SOCKETS: Final = _gauge("sockets", "Browsers connected to tables")
TABLES: Final = _gauge("tables_loaded", "Tables in memory")
REQUESTS: Final = _histogram(
    "request_seconds", "Answers over HTTP, by route and status", QUICK, "route", "status"
)
ANSWERS: Final = _histogram(
    "answer_seconds", "From what a browser says until it is done or refused", QUICK
)
STORAGE: Final = _histogram("storage_seconds", "Calls of storage, by call", QUICK, "call")
BOTS_WAITING: Final = _gauge("bots_waiting", "Choices and hints that bots have not finished")
THINKERS: Final = _gauge(
    "thinkers", "Those who think for bots: jobs that wait and are thought about, seconds", "what"
)
BOTS: Final = _histogram(
    "bot_seconds",
    "From a question to a bot until its answer, by work: choice, hint, look",
    SLOW,
    "work",
)
REFUSALS: Final = _counter(
    "refusals", "What was refused: by a rule of a game, by the table, bad input, by status", "kind"
)
ALERTS: Final = _counter(
    "alerts", "Alerts by channel (push, mail, webhook) and end: sent, failed, dropped", "by", "end"
)
FAULTS: Final = _counter("faults", "What went wrong here: page, bot, request, storage", "kind")


@contextmanager
def thinking(work: str) -> Iterator[None]:
    """While a bot is asked for something."""
    began = time.monotonic()
    BOTS_WAITING.inc()
    try:
        yield
    finally:
        BOTS_WAITING.dec()
        BOTS.labels(work).observe(time.monotonic() - began)


def refused(refusal: Refusal | None) -> None:
    """Count a refusal: those of games together, those of the table by name; None is bad input."""
    kind = "input" if refusal is None else refusal.key if refusal.rule == "-" else "rule"
    REFUSALS.labels(kind).inc()


def told() -> bytes:
    """All of them, as Prometheus reads them."""
    return generate_latest(REGISTRY)
