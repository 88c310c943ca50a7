"""The pages of my box: kinds, entries, and the form of one, with pictures of the symbols to tap."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from ragnatafl.kernel.components import Component
from ragnatafl.kernel.content import AnyKind
from ragnatafl.kernel.effects import Argument, Doing
from ragnatafl.kernel.faults import Fault
from ragnatafl.kernel.game import load_content
from ragnatafl.kernel.packs import LARGEST_PACK, Item, Pack, too_large
from ragnatafl.table.telling.catalogue import catalogue
from ragnatafl.table.web.box import forms
from ragnatafl.table.web.box.checking import (
    LONGEST_NAME,
    InForce,
    entry_in,
    place_of,
    twins,
    typed,
)
from ragnatafl.table.web.box.forms import AnyGame, FormField
from ragnatafl.table.web.markup import NOTHING, Markup, escape, flag, html, join
from ragnatafl.table.web.pages.cards import art
from ragnatafl.table.web.pages.shell import choice, document, top_bar
from ragnatafl.table.web.saying import PACKAGE, PageVoice

FEW: Final = 8
"""So many choices lie open; more are behind a button that shows the chosen one."""
MOST_FAULTS: Final = 12


class BoxVoice(PageVoice):
    """Speaks of entries, their fields and what they do."""

    packages = (PACKAGE, "ragnatafl.table.web.box")

    def box(self, key: str, **facts: str | int) -> Markup:
        return escape(self.language.say(f"box-{key}", tuple(facts.items())))

    def kind(self, kind: AnyKind) -> str:
        """What a kind of components is called."""
        return self._said(kind.word, kind.key)

    def entry_field(self, name: str, key: str = "", place: int = 0) -> str:
        """What a field is called, for this key of a kind where it means another thing there; one of
        several places by its own word, or by its number."""
        name = name.replace("_", "-")
        own = f"entry-{key}-{name}"
        own = own if self.language.has(own) else f"entry-{name}"
        if place and self.language.has(f"{own}-{place}"):
            return f"{self._said(own, name)}: {self.language.say(f'{own}-{place}')}"
        return f"{self._said(own, name)} {place}" if place else self._said(own, name)

    def value(self, what: str, name: str) -> str:
        """One of the things that a field may be."""
        if not name:
            return self.language.say("box-nothing")
        own = (
            f"entry-{what.replace(' ', '-').replace('_', '-')}-{name.rstrip('+').replace(' ', '-')}"
        )
        return self.language.say(own) if self.language.has(own) else self.name(name)

    def moment(self, name: str) -> str:
        return self._said(f"moment-{name}", name)

    def doing(self, doing: Doing) -> str:
        """What an effect or a step does, whatever its numbers."""
        facts = tuple((argument.name, "…") for argument in doing.arguments)
        name = doing.name.replace("_", "-")
        for key in (f"effect-{name}", f"text-{name}"):
            if self.language.has(key):
                return self.language.say(key, (*facts, ("bonus", "…")))
        return name.replace("-", " ")

    def _said(self, key: str, usual: str) -> str:
        if self.language.has(key):
            return self.language.say(key)
        return usual.replace("_", " ").replace("-", " ")


def box_page(game: AnyGame, code: str, pack: Pack, name: str = "", is_mine: bool = True) -> Markup:
    """The frame; what it shows is made by `look`. `name` is the id of a stored pack."""
    voice = BoxVoice(code, game)
    title = voice.language.say("box-title", (("game", voice.title()),))
    body = html(
        '{top}<main class="box" id="box" data-game="{game}" data-id="{id}" data-mine="{mine}"'
        ' data-pack="{pack}" data-largest="{largest}" data-large="{large}"'
        ' data-bad="{bad}">{art}<h1>{title}</h1><p>{how}</p>'
        '<p class="acts"><label>{name_word} <input id="box-name" maxlength="{longest}"'
        ' autocomplete="off"></label><button id="save" class="main">{save}</button>'
        '<a class="button" id="download" download="box.json" href="#">{down}</a>'
        '<label class="file button">{up}<input id="upload" type="file"'
        ' accept=".json,application/json"></label>'
        '<a class="button" href="/box/{game}/sources">{sources}</a></p>'
        '<p id="share" hidden>{share} <input id="link" readonly> '
        '<button id="copy" type="button">{copy}</button> '
        '<a class="button" id="play" href="/">{play}</a></p>'
        '<p id="fault" role="alert"></p><div id="faults" role="status"></div>'
        '<nav id="kinds" aria-label="{kinds}"></nav><div id="entries"></div>'
        '<div class="typing"><form id="form" autocomplete="off"></form><div id="face"></div></div>'
        "</main>",
        top=top_bar(voice), game=escape(game.name), id=escape(name),
        mine=escape("yes" if is_mine else ""), pack=escape(pack.to_json()), art=art(game),
        title=escape(title), how=voice.box("how"), name_word=voice.box("name"),
        longest=LONGEST_NAME, save=voice.box("save" if is_mine else "take-copy"),
        down=voice.box("download"), up=voice.box("upload"), sources=voice.box("sources"),
        share=voice.box("share"), copy=voice.phrase("copy-link"), play=voice.box("play"),
        kinds=voice.box("kinds"), largest=LARGEST_PACK, bad=voice.box("bad-file"),
        large=escape(voice_fault(voice, too_large(""))),
    )  # fmt: skip
    return document(voice, title, body, "box.js")


def shown_kinds(game: AnyGame) -> list[AnyKind]:
    """Those of which something can be typed."""
    return [
        kind for kind in game.kinds if forms.fields_of(game, kind) or forms.moments_of(game, kind)
    ]


class Shown:
    """One look at a box: all parts of the page."""

    def __init__(
        self, game: AnyGame, code: str, pack: Pack, force: InForce, kind: AnyKind, entry: str
    ) -> None:
        self.game = game
        self.voice = BoxVoice(code, game)
        self.pack = pack
        self.force = force
        self.kind = kind
        self.entry = entry
        named = catalogue(game, code).components
        self._names = {at: c.name for c in reversed(named) for at in c.entries}

    def parts(self, pairs: Sequence[tuple[str, str]], faults: Sequence[Fault]) -> dict[str, str]:
        return {
            "kinds": join(map(self._kind, shown_kinds(self.game))),
            "entries": self._entries(),
            "form": self._form(pairs),
            "face": self._face(),
            "faults": self._faults((*faults, *self.force.faults)),
        }

    def name_of(self, kind: AnyKind, entry: str) -> str:
        """As typed, as it is called, or by its id."""
        item = entry_in(self.pack, kind, entry) or {}
        printed = str(item.get("title") or "") or self._names.get(kind.at(entry), "")
        return printed or self.voice.name(entry)

    # What there is

    def _kind(self, kind: AnyKind) -> Markup:
        done, of = len(typed(self.pack, kind)), len(forms.ours_of(self.game, kind))
        aside = any(place_of(fault)[:2] == (kind.file, kind.key) for fault in self.force.faults)
        return html(
            '<button type="button" data-kind="{}" aria-pressed="{}"{}>{} '
            '<span class="count">{} / {}</span></button>',
            escape(kind.at()), escape(str(kind is self.kind).lower()),
            flag('class="aside"', aside), escape(self.voice.kind(kind)), done, of,
        )  # fmt: skip

    def _entries(self) -> Markup:
        done = typed(self.pack, self.kind)
        chips = (
            html(
                '<button type="button" data-entry="{}" aria-pressed="{}" class="{}">{}</button>',
                escape(entry), escape(str(entry == self.entry).lower()),
                escape("typed" if entry in done else ""), escape(self.name_of(self.kind, entry)),
            )
            for entry in forms.ours_of(self.game, self.kind)
        )  # fmt: skip
        return join(chips)

    def _face(self) -> Markup:
        """As it is played now."""
        give, content = self.game.face.components, load_content(self.game, pack=self.force.pack)
        wanted = self.kind.at(self.entry)
        found: Iterable[Component] = give(content, self.voice.code) if give is not None else ()
        for component in found:
            if wanted in component.entries:
                return html(
                    '<figure>{}<figcaption>{}</figcaption></figure>',
                    Markup(component.face), escape(component.text),
                )  # fmt: skip
        return NOTHING

    def _faults(self, faults: Sequence[str]) -> Markup:
        voice, twice = self.voice, twins(self.game, self.pack, self.kind)
        lines = [self._fault(fault) for fault in list(dict.fromkeys(faults))[:MOST_FAULTS]]
        lines += [
            html(
                '<li class="warning">{}</li>',
                voice.box(
                    "alike", one=self.name_of(self.kind, one), other=self.name_of(self.kind, other)
                ),
            )
            for one, other in twice
        ]
        if not lines:
            return html("<p>{}</p>", voice.box("fine" if self.pack.files else "empty"))
        aside = html("<p>{}</p>", voice.box("aside")) if faults else NOTHING
        return html("<ul>{}</ul>{}", join(lines), aside)

    def _fault(self, fault: str) -> Markup:
        """One line that names kind, entry and field, and leads there."""
        voice = self.voice
        file, key, entry = place_of(fault)
        found = next(
            (k for k in self.game.kinds if k.file == file and key in ("", k.key)
             and (not entry or entry in forms.ours_of(self.game, k))), None,
        )  # fmt: skip
        where = [voice.kind(found)] if found else []
        where += [self.name_of(found, entry)] if found and entry else []
        name = fault.name if isinstance(fault, Fault) else ""
        where += [", ".join(self._field_name(one) for one in name.split())] if name else []
        return html(
            '<li><button type="button" data-kind="{}" data-entry="{}" data-field="{}">{}</button>'
            "</li>",
            escape(found.at() if found else ""), escape(entry), escape(name.split(" ")[0]),
            escape(": ".join((*where, voice_fault(voice, fault)))),
        )  # fmt: skip

    def _field_name(self, name: str) -> str:
        if name.startswith("does"):
            return self.voice.language.say("box-does")
        return self.voice.entry_field(name, self.kind.key)

    # The form of an entry

    def _form(self, pairs: Sequence[tuple[str, str]]) -> Markup:
        voice, told = self.voice, dict(pairs)
        fields = forms.fields_of(self.game, self.kind)
        several = {f.name: [text for name, text in pairs if name == f.name] for f in fields}

        def drawn(which: bool) -> Markup:
            shown = (field for field in fields if (field.name in self.kind.which) is which)
            return join(self._field(field, told, several[field.name]) for field in shown)

        which = html(
            '<details class="which"><summary>{}</summary>{}</details>', voice.box("which"),
            drawn(True),
        )  # fmt: skip
        return html(
            '<h2 id="entry-title">{name}</h2>{fields}{does}'
            '<label class="line">{title} <input name="title" maxlength="60" value="{as_printed}">'
            '</label><label class="line">{note} <textarea name="note" maxlength="400" rows="2">'
            '{noted}</textarea><span class="small">{why}</span></label>{which}'
            '<p class="acts"><button class="main" name="done" value="next">{next}</button>'
            '<button name="done" value="ours"{ours}>{back}</button></p>',
            name=escape(self.name_of(self.kind, self.entry)),
            fields=drawn(False), which=which if self.kind.which else NOTHING,
            does=self._does(told), title=voice.box("printed-title"),
            as_printed=escape(told.get("title", "")), note=voice.box("note"),
            noted=escape(told.get("note", "")), why=voice.box("note-why"),
            next=voice.box("next"), back=voice.box("ours"),
            ours=flag("hidden", entry_in(self.pack, self.kind, self.entry) is None),
        )  # fmt: skip

    def _field(self, field: FormField, told: Mapping[str, str], several: Sequence[str]) -> Markup:
        label = self.voice.entry_field(field.name, self.kind.key)
        if field.shape == "several":
            boxes = (self._tick(field, name, name in several) for name in field.choices)
            return self._group(field.name, label, join(boxes))
        if field.places == 1:
            return self._one(field, field.name, told.get(field.name, ""), label)
        count = field.places or sum(name.startswith(f"{field.name}.") for name in told)
        values = [told.get(f"{field.name}.{n}", "") for n in range(count)]
        rows = [
            self._one(field, f"{field.name}.{n}", value, self._place(field.name, n + 1))
            for n, value in enumerate(values)
        ]
        if not field.places:
            rows.append(self._more_or_less(field.name, count))
        return html(
            '<div class="places" data-places="{}" role="group" aria-label="{}">{}</div>',
            escape(field.name), escape(label), join(rows),
        )  # fmt: skip

    def _place(self, name: str, place: int) -> str:
        return self.voice.entry_field(name, self.kind.key, place)

    def _one(self, field: FormField, name: str, value: str, label: str) -> Markup:
        match field.shape:
            case "flag":
                return html(
                    '<label class="switch"><input type="checkbox" name="{}" value="yes"{}>'
                    "{}{}</label>",
                    escape(name), flag("checked", value == "yes"), self._signs("", field.name),
                    escape(label),
                )  # fmt: skip
            case "number":
                return self._stepper(name, value, label, field.least)
            case "text":
                return html(
                    '<label class="line">{} <input name="{}" maxlength="60" value="{}"></label>',
                    escape(label), escape(name), escape(value),
                )  # fmt: skip
            case _:
                radios = join(self._radio(field, name, one, one == value) for one in field.choices)
                if len(field.choices) <= FEW:
                    return self._group(name, label, radios)
                shown = self._shown(field.what, value)
                return html(
                    '<details class="pick" id="pick-{}"><summary><span>{}</span> {}</summary>'
                    '<div class="symbols" role="radiogroup" aria-label="{}">{}</div></details>',
                    escape(name.replace(".", "-")), escape(label), shown, escape(label), radios,
                )  # fmt: skip

    def _group(self, name: str, label: str, inputs: Markup) -> Markup:
        return html(
            '<fieldset data-name="{}"><legend>{}</legend><div class="symbols">{}</div></fieldset>',
            escape(name), escape(label), inputs,
        )  # fmt: skip

    def _radio(self, field: FormField, name: str, value: str, chosen: bool) -> Markup:
        return html(
            '<label class="symbol"><input type="radio" name="{}" value="{}"{}>{}</label>',
            escape(name), escape(value), flag("checked", chosen), self._shown(field.what, value),
        )  # fmt: skip

    def _tick(self, field: FormField, value: str, chosen: bool) -> Markup:
        return html(
            '<label class="symbol"><input type="checkbox" name="{}" value="{}"{}>{}</label>',
            escape(field.name), escape(value), flag("checked", chosen),
            self._shown(field.what, value),
        )  # fmt: skip

    def _shown(self, what: str, value: str) -> Markup:
        """A picture of it, and its name."""
        return html(
            "{}<span>{}</span>", self._signs(what, value), escape(self.voice.value(what, value))
        )

    def _signs(self, what: str, value: str) -> Markup:
        """The symbols by which it is printed, where the game draws some."""
        give = self.game.face.symbols
        signs = give(what, value) if give is not None and value else ()
        return join(
            html(
                '<svg class="sign {}" viewBox="-24 -24 48 48" aria-hidden="true">'
                '<use href="#{}"/></svg>', escape(self.game.name), escape(sign),
            )
            for sign in signs
        )  # fmt: skip

    def _stepper(self, name: str, value: str, label: str, least: int = 0) -> Markup:
        return html(
            '<div class="stepper"><label for="n-{id}">{label}</label>'
            '<button type="button" data-step="-1" data-for="n-{id}" aria-label="{label} −">−'
            '</button><input id="n-{id}" name="{name}" type="number" inputmode="numeric"'
            ' min="{least}" max="99" value="{value}">'
            '<button type="button" data-step="1" data-for="n-{id}" aria-label="{label} +">+'
            "</button></div>",
            id=escape(name.replace(".", "-")), name=escape(name), label=escape(label),
            least=least, value=escape(value or "0"),
        )  # fmt: skip

    def _more_or_less(self, name: str, count: int) -> Markup:
        voice = self.voice
        return html(
            '<p class="acts"><button type="button" data-more="{name}" data-count="{count}">{more}'
            '</button><button type="button" data-less="{name}" data-count="{count}"{none}>{less}'
            "</button></p>",
            name=escape(name), count=count, more=voice.box("more"), less=voice.box("less"),
            none=flag("disabled", not count),
        )  # fmt: skip

    # What it does

    def _does(self, told: Mapping[str, str]) -> Markup:
        moments, effects = forms.moments_of(self.game, self.kind), self.game.effects
        if not moments or effects is None:
            return NOTHING
        numbers = sorted({int(n) for n in _line_numbers(told)})
        rows = join(self._line(number, told) for number in numbers)
        add = html(
            '<p class="acts"><button type="button" data-line="{}">{}</button></p>',
            max(numbers, default=-1) + 1, self.voice.box("add-line"),
        )  # fmt: skip
        return html(
            '<fieldset class="does" data-name="does"><legend>{}</legend>{}{}</fieldset>',
            self.voice.box("does"), rows, add if len(numbers) < forms.MOST_LINES else NOTHING,
        )  # fmt: skip

    def _line(self, number: int, told: Mapping[str, str]) -> Markup:
        voice, effects = self.voice, self.game.effects
        moments = forms.moments_of(self.game, self.kind)
        on = told.get(f"does.{number}.on", "") or next(iter(moments))
        what = told.get(f"does.{number}.what", "")
        assert effects is not None
        doings = forms.doings_of(effects, self.kind, moments[on]) if on in moments else {}
        whens = (choice(name, voice.moment(name), name == on) for name in moments)
        dos = (choice(key, voice.doing(one), key == what) for key, one in doings.items())
        doing = doings.get(what)
        arguments = doing.arguments if doing is not None else ()
        return html(
            '<div class="does-line"><label>{when} <select name="does.{n}.on">{whens}</select>'
            '</label><label>{do} <select name="does.{n}.what"><option value="">{choose}</option>'
            '{dos}</select></label>{arguments}'
            '<button type="button" data-unline="{n}" aria-label="{drop}">×</button></div>',
            n=number, when=voice.box("when"), whens=join(whens), do=voice.box("do"),
            choose=voice.box("choose"), dos=join(dos), drop=voice.box("drop-line"),
            arguments=join(self._argument(number, one, told) for one in arguments),
        )  # fmt: skip

    def _argument(self, number: int, argument: Argument, told: Mapping[str, str]) -> Markup:
        name = f"does.{number}.{argument.name}"
        usual = "" if argument.default is None else str(argument.default)
        value, label = told.get(name, "") or usual, self.voice.entry_field(argument.name)
        if not argument.is_text:
            return self._stepper(name, value or "1", label, -99)
        known = self.kind.named.get(argument.name)
        choices = known.ids if known is not None else ()
        shown = FormField(name, "choice" if choices else "text", choices, argument.name)
        return self._one(shown, name, value or next(iter(choices), ""), label)


def _line_numbers(told: Mapping[str, str]) -> Iterator[str]:
    for key in told:
        parts = key.split(".")
        if len(parts) == 3 and parts[0] == "does" and parts[1].isdecimal():
            yield parts[1]


def voice_fault(voice: BoxVoice, fault: str) -> str:
    """In the reader's language; of what has no sentence, that it does not fit, and why."""
    if isinstance(fault, Fault) and voice.language.has(f"fault-{fault.key}"):
        return voice.fault(fault)
    return voice.language.say("fault-other", (("told", str(fault)),))


def item_of(game: AnyGame, kind: AnyKind, entry: str, pack: Pack) -> Item:
    """An entry as typed, else ours."""
    return entry_in(pack, kind, entry) or forms.ours_of(game, kind)[entry]
