"""Refusals of the table in the browser: no rule of a game speaks about these."""

from __future__ import annotations

from ragnatafl.kernel.decisions import Refusal, refusal


@refusal("-")
class Stale(Refusal):
    """The table has changed since the answer was given."""


@refusal("-")
class NotYourSeat(Refusal):
    pass


@refusal("-")
class HandIsCounted(Refusal):
    """A bot would have to know cards that a person holds and does not show us."""


@refusal("-")
class CoachTells(Refusal):
    """In a lesson nothing is to be chosen now."""


@refusal("-")
class CoachWaits(Refusal):
    """In a lesson something is to be chosen before one can go on."""


@refusal("-")
class NotInLesson(Refusal):
    """What is for games with others."""


@refusal("-")
class NoSuchInvitation(Refusal):
    pass


@refusal("-")
class InvitationUsed(Refusal):
    """Somebody sat down with it."""


@refusal("-")
class InvitationRevoked(Refusal):
    """A newer one was made."""


@refusal("-")
class SitsHereAlready(Refusal):
    """A browser that holds a seat is not invited to another."""


@refusal("-")
class KeepsNoCookies(Refusal):
    """A browser is known by one: it was given with the page of the invitation."""


@refusal("-")
class NotYoursToInvite(Refusal):
    """To a seat invites who holds it; while nobody does, who opened the table."""


@refusal("-")
class SeatIsTaken(Refusal):
    pass


@refusal("-")
class GraceLeft(Refusal):
    """Who is away may come back: others wait so long."""

    seconds: int


@refusal("-")
class NotHandedOver(Refusal):
    """At this table nobody lets a bot play for others."""


@refusal("-")
class TooOften(Refusal):
    """This seat did the same very often just now."""


@refusal("-")
class NotDealtYet(Refusal):
    """The table waits for those who were invited."""


@refusal("-")
class SealsNotIn(Refusal):
    """What was sealed is shown when everybody has sealed something: or others could choose."""


@refusal("-")
class SealDiffers(Refusal):
    """What was sent is not what this browser sealed."""


@refusal("-")
class SealedAlready(Refusal):
    """A seal stays as it was given."""


@refusal("-")
class NotYoursToBegin(Refusal):
    pass


@refusal("-")
class NothingAsked(Refusal):
    pass


@refusal("-")
class NothingToPick(Refusal):
    """What is asked is no set."""


@refusal("-")
class SetNotWhole(Refusal):
    pass


@refusal("-")
class NoSuchStanding(Refusal):
    """It may not be refused now, or is not."""


@refusal("-")
class NoRematchYet(Refusal):
    pass


@refusal("-")
class RecordWhenOver(Refusal):
    """Until then it would tell secrets."""


@refusal("-")
class PlayOnWhenOver(Refusal):
    pass


@refusal("-")
class AnalysisWhenOver(Refusal):
    """Until then it would tell secrets."""


@refusal("-")
class NotAnalysed(Refusal):
    """The game does not say what a table is worth."""


@refusal("-")
class OneAnalysisEach(Refusal):
    """This browser has another game analysed."""


@refusal("-")
class TooManyAnalyses(Refusal):
    """Those who think have enough to look at."""


@refusal("-")
class NotYourAnalysis(Refusal):
    """Another browser asked for it."""


@refusal("-")
class TableIsClosed(Refusal):
    """By the owner of the server."""


@refusal("-")
class ServerEnds(Refusal):
    """No new table is opened any more."""


@refusal("-")
class TooManyAtOnce(Refusal):
    """Others have sent things that are being read; nothing was done."""


@refusal("-")
class TakesTooLong(Refusal):
    """What was sent was read for as long as anything may be."""


# Of people, their keys and their programs


@refusal("-")
class NobodyKnown(Refusal):
    """A stranger asks for what is somebody's own."""


@refusal("-")
class KeyUsed(Refusal):
    """It works once, and was used."""


@refusal("-")
class KeyOld(Refusal):
    """Its time is over."""


@refusal("-")
class KeyUnknown(Refusal):
    """No such link or code; perhaps a newer one was made."""


@refusal("-")
class NoName(Refusal):
    """Nothing of what was typed can be shown."""


@refusal("-")
class NoAddress(Refusal):
    """It cannot be an address of mail."""


@refusal("-")
class NoMail(Refusal):
    """The letter could not be sent."""


@refusal("-")
class TooManyKeys(Refusal):
    """This person was given many of these lately."""


@refusal("-")
class TooManyBots(Refusal):
    most: int


@refusal("-")
class PasskeyRefused(Refusal):
    pass


@refusal("-")
class NotSure(Refusal):
    """The box was not ticked."""


@refusal("-")
class NoToken(Refusal):
    """A program must show the token of a bot."""
