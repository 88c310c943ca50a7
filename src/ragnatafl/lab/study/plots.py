"""Plots of a report, by matplotlib, as SVG that takes its ink from the page around it."""

from __future__ import annotations

import io
import re
import warnings
from collections.abc import Callable, Sequence
from typing import Any, Final

from ragnatafl.kernel.codecs import bad
from ragnatafl.lab.study.chances import SURE
from ragnatafl.lab.study.figures import IN_SHARES, Change, Figures, ThingFigures
from ragnatafl.lab.study.sheets import Names, measure_name, told_width

INK: Final = "#010203"
FAINT: Final = "#040506"
"""Stand for colours of the page, light or dark."""
SERIES: Final = ("#3b7dd8", "#d1662a", "#2f9e6b", "#a35bc4", "#b8922a", "#c9484f", "#5d8a9c")
"""Told apart on both, by most eyes."""
WIDE: Final = 7.4
TOP: Final = 12
"""So many things at each end are drawn."""
Drawn = str


def plotting() -> Any:  # Any: matplotlib is imported only here
    """matplotlib set up for pictures in a page; a line says how to get it."""
    try:
        import matplotlib as mpl
    except ImportError:
        line = "reports need matplotlib: pip install 'ragnatafl[report]'"
        raise bad(line, "needs-extra", what="report", extra="report") from None
    mpl.use("svg")
    mpl.rcParams.update(
        {
            "svg.fonttype": "none", "font.family": "sans-serif", "font.size": 10,
            "text.color": INK, "axes.labelcolor": INK, "axes.edgecolor": FAINT,
            "xtick.color": INK, "ytick.color": INK, "axes.facecolor": "none",
            "figure.facecolor": "none", "savefig.facecolor": "none", "grid.color": FAINT,
            "axes.grid": True, "axes.axisbelow": True, "legend.frameon": False,
            "axes.spines.top": False, "axes.spines.right": False,
            "text.parse_math": False,  # a name may hold a dollar
        }
    )  # fmt: skip
    import matplotlib.pyplot as plt

    return plt


def plots(figures: Figures, names: Names) -> dict[str, Drawn]:
    """By the name of the sheet that each belongs to."""
    drawn = {
        "endings": as_svg("endings", lambda: _endings(figures, names)),
        "lengths": as_svg("lengths", lambda: _lengths(figures, names)),
        "seats": as_svg("seats", lambda: _seats(figures, names)),
        "deeds": as_svg("deeds", lambda: _things(figures.deeds, names, names.option)),
        "happenings": as_svg("happenings", lambda: _things(figures.happenings, names, names.event)),
        "widths": as_svg("widths", lambda: _widths(figures, names)),
    }
    if figures.moments:
        drawn["pace"] = as_svg("pace", lambda: _pace(figures, names))
        drawn["comebacks"] = as_svg("comebacks", lambda: _comebacks(figures, names))
    return {name: svg for name, svg in drawn.items() if svg}


def change_plot(changes: Sequence[Change], names: Names) -> Drawn:
    return as_svg("changed", lambda: _changes(changes, names))


def as_svg(name: str, draw: Callable[[], Any]) -> Drawn:
    plt = plotting()
    plt.rcParams["svg.hashsalt"] = name  # ids of one picture are not those of another
    with warnings.catch_warnings():
        # the reader's browser has letters that our font, which only measures, has not
        warnings.filterwarnings("ignore", "Glyph .* missing from", UserWarning)
        figure = draw()
        if figure is None:
            return ""
        out = io.StringIO()
        figure.savefig(out, format="svg", bbox_inches="tight", metadata={"Date": None})
    plt.close(figure)
    return _for_page(out.getvalue(), name)


def _for_page(svg: str, name: str) -> Drawn:
    """Without its head; its colours are the page's; its ids are its own. Labels stay as they are.

    >>> _for_page('<?xml?><svg><g id="a" fill="#010203"/><text>id="#010203"</text></svg>', "seats")
    '<svg><g id="seats-a" fill="currentColor"/><text>id="#010203"</text></svg>'
    """
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<[^>]*>", lambda tag: _own(tag[0], name), svg)
    return re.sub(r' (width|height)="[\d.]+pt"', "", svg, count=2)


def _own(tag: str, name: str) -> str:
    tag = tag.replace(INK, "currentColor").replace(FAINT, "var(--line)")
    tag = re.sub(r"font: ([^;\"]*?)'[^;\"]*", r"font: \1sans-serif", tag)
    tag = re.sub(r'\bid="', f'id="{name}-', tag)
    return re.sub(r"(url\(#|href=\"#)", rf"\g<1>{name}-", tag)


def _percent(axis: Any) -> None:
    from matplotlib.ticker import PercentFormatter

    axis.set_major_formatter(PercentFormatter(1.0, decimals=0))


def _endings(figures: Figures, names: Names) -> Any:
    plt = plotting()
    kinds = list(dict.fromkeys(one.ending for one in figures.endings))
    figure, axes = plt.subplots(figsize=(WIDE, 0.6 * len(figures.seats) + 1.2))
    places = {seats: place for place, seats in enumerate(figures.seats)}
    left = [0.0] * len(places)
    for number, kind in enumerate(kinds):
        shares = [0.0] * len(places)
        for one in figures.endings:
            if one.ending == kind:
                shares[places[one.seats]] = one.share.share
        colour = SERIES[number % len(SERIES)]
        axes.barh(range(len(places)), shares, left=left, label=names.ending(kind), color=colour)
        left = [a + b for a, b in zip(left, shares, strict=True)]
    _rows(axes, [names.say("players", count=seats) for seats in figures.seats])
    axes.set_xlim(0, 1)
    _percent(axes.xaxis)
    axes.legend(loc="upper center", bbox_to_anchor=(0.5, -0.18), ncol=1 if len(kinds) == 1 else 3)
    return figure


def _rows(axes: Any, labels: Sequence[str]) -> None:
    axes.set_yticks(range(len(labels)), labels)
    axes.invert_yaxis()
    axes.grid(axis="y", visible=False)


def _lengths(figures: Figures, names: Names) -> Any:
    plt = plotting()
    measures = list(dict.fromkeys(one.measure for one in figures.lengths))
    figure, all_axes = plt.subplots(
        1, len(measures), figsize=(WIDE, 0.5 * len(figures.seats) + 1.3), sharey=True, squeeze=False
    )
    for axes, measure in zip(all_axes[0], measures, strict=True):
        some = [one for one in figures.lengths if one.measure == measure]
        boxes = [
            {
                "med": q[2], "q1": q[1], "q3": q[3], "whislo": q[0], "whishi": q[4],
                "mean": one.mean, "fliers": [],
            }
            for one in some
            for q in (one.quantiles,)
        ]  # fmt: skip
        axes.bxp(
            boxes, positions=range(len(some)), orientation="horizontal", showfliers=False,
            widths=0.5, patch_artist=True, boxprops={"facecolor": SERIES[0], "edgecolor": INK},
            medianprops={"color": INK, "linewidth": 2}, whiskerprops={"color": INK},
            capprops={"color": INK},
        )  # fmt: skip
        axes.set_title(names.say(f"measure-{measure}"), fontsize=10)
        axes.set_xlim(left=0)
        axes.grid(axis="y", visible=False)
    _rows(all_axes[0][0], [names.say("players", count=seats) for seats in figures.seats])
    return figure


def _seats(figures: Figures, names: Names) -> Any:
    plt = plotting()
    figure, axes = plt.subplots(figsize=(WIDE, 0.32 * len(figures.sat) + 1))
    labels = []
    for place, one in enumerate(figures.sat):
        colour = SERIES[figures.seats.index(one.seats) % len(SERIES)]
        _whisker(axes, place, one.won.share, one.won.low, one.won.high, colour)
        axes.plot([one.fair, one.fair], [place - 0.45, place + 0.45], color=INK, linewidth=1.2)
        labels.append(f"{names.say('players', count=one.seats)} · {names.seat(one.seat)}")
    _rows(axes, labels)
    _percent(axes.xaxis)
    axes.set_xlim(left=0)
    return figure


def _whisker(axes: Any, place: int, at: float, low: float, high: float, colour: str) -> None:
    error = [[max(0.0, at - low)], [max(0.0, high - at)]]
    axes.errorbar(
        [at], [place], xerr=error, fmt="o", color=colour, ecolor=colour, capsize=3, markersize=5
    )


def _things(things: Sequence[ThingFigures], names: Names, word: Callable[[str], str]) -> Any:
    """The best and the worst, of those where it is hardly luck; else of all that came often."""
    often = [one for one in things if one.sat >= 10]
    sure = [one for one in often if one.unusual < SURE] or often
    ordered = sorted(sure, key=lambda one: -one.lift)
    chosen = ordered if len(ordered) <= 2 * TOP else [*ordered[:TOP], *ordered[-TOP:]]
    if not chosen:
        return None
    plt = plotting()
    figure, axes = plt.subplots(figsize=(WIDE - 2, 0.27 * len(chosen) + 0.8))
    for place, one in enumerate(chosen):
        fair = one.won.share - one.lift
        colour = SERIES[2] if one.lift > 0 else SERIES[5]
        _whisker(axes, place, one.lift, one.won.low - fair, one.won.high - fair, colour)
    axes.axvline(0, color=INK, linewidth=1)
    labels = [f"{names.thing(one.thing)} ({word(one.word)})" for one in chosen]
    _rows(axes, [label if len(label) <= 60 else f"{label[:59]}…" for label in labels])
    _percent(axes.xaxis)
    return figure


def _curves(figures: Figures, names: Names, lines: Sequence[tuple[str, str]], share: bool) -> Any:
    """By number of players a picture, and in it these fields of all moments."""
    plt = plotting()
    figure, all_axes = plt.subplots(
        1, len(figures.seats), figsize=(WIDE, 2.6), sharey=share, squeeze=False
    )
    for axes, seats in zip(all_axes[0], figures.seats, strict=True):
        some = [one for one in figures.moments if one.seats == seats]
        for colour, (field, key) in zip(SERIES, lines, strict=False):
            values = [getattr(one, field) for one in some]
            axes.plot([one.at for one in some], values, color=colour, label=names.say(key))
        axes.set_title(names.say("players", count=seats), fontsize=10)
        _percent(axes.xaxis)
        if share:
            axes.set_ylim(0, 1)
            _percent(axes.yaxis)
    handles, labels = all_axes[0][0].get_legend_handles_labels()
    figure.legend(handles, labels, loc="upper center", bbox_to_anchor=(0.5, 0.02), ncol=2)
    return figure


def _pace(figures: Figures, names: Names) -> Any:
    lines = (("winner", "col-winner"), ("others", "col-others"))
    return _curves(figures, names, lines, share=False)


def _comebacks(figures: Figures, names: Names) -> Any:
    return _curves(figures, names, (("led", "col-led"), ("last", "col-last")), share=True)


def _widths(figures: Figures, names: Names) -> Any:
    plt = plotting()
    figure, axes = plt.subplots(figsize=(WIDE, 2.6))
    bins = list(dict.fromkeys((one.low, one.high) for one in figures.widths))
    wide = 0.8 / len(figures.seats)
    for number, seats in enumerate(figures.seats):
        shares = [one.share for one in figures.widths if one.seats == seats]
        places = [
            place + (number - (len(figures.seats) - 1) / 2) * wide for place in range(len(bins))
        ]
        label = names.say("players", count=seats)
        axes.bar(places, shares, wide, label=label, color=SERIES[number % len(SERIES)])
    axes.set_xticks(range(len(bins)), [told_width(*one) for one in bins])
    axes.set_xlabel(names.say("col-options"))
    axes.grid(axis="x", visible=False)
    _percent(axes.yaxis)
    axes.legend()
    return figure


def _changes(changes: Sequence[Change], names: Names) -> Any:
    chosen = [one for one in changes if one.measure in IN_SHARES]
    if not chosen:
        return None
    plt = plotting()
    figure, axes = plt.subplots(figsize=(WIDE - 2, 0.3 * len(chosen) + 0.8))
    for place, one in enumerate(chosen):
        mean, low, high = one.difference
        colour = SERIES[5] if one.unusual < SURE else SERIES[6]
        _whisker(axes, place, mean, low, high, colour)
    axes.axvline(0, color=INK, linewidth=1)
    _rows(
        axes,
        [f"{names.say('players', count=c.seats)} · {measure_name(c, names)}" for c in chosen],
    )
    _percent(axes.xaxis)
    return figure
