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


# The club


@refusal("-")
class NotYourTournament(Refusal):
    """Only who opened it leads it."""


@refusal("-")
class TournamentBegun(Refusal):
    """Nobody enters any more."""


@refusal("-")
class TournamentOver(Refusal):
    pass


@refusal("-")
class TooFewEntered(Refusal):
    """There is nobody to pair."""


@refusal("-")
class TooManyEntered(Refusal):
    most: int


@refusal("-")
class TooManyTournaments(Refusal):
    """Of one person, at once."""

    most: int


@refusal("-")
class NoClock(Refusal):
    """This table was opened without one."""


@refusal("-")
class NoVote(Refusal):
    """Nobody is voted about, or not by this seat."""


@refusal("-")
class NoProposal(Refusal):
    """Nobody proposes another clock, or not to this seat."""


@refusal("-")
class SameClock(Refusal):
    """What is proposed is so already."""


# Tables that wait for people


@refusal("-")
class NotListed(Refusal):
    """One sits down there by an invitation alone."""


@refusal("-")
class TableIsFull(Refusal):
    """Somebody else was faster."""


@refusal("-")
class SeatJustTaken(Refusal):
    """Another one may be free."""


@refusal("-")
class BegunAlready(Refusal):
    """Nobody comes or goes any more."""


@refusal("-")
class SentAway(Refusal):
    """Who was sent away from a table does not come back to it."""


@refusal("-")
class NotYoursToSendAway(Refusal):
    """That may who opened the table, and not themselves."""


@refusal("-")
class NotYoursToList(Refusal):
    pass


@refusal("-")
class NoFreeSeat(Refusal):
    """A table in the lobby waits for somebody."""


@refusal("-")
class NotListedBeside(Refusal):
    """Beside a real board everybody is there already."""


@refusal("-")
class TooManyListed(Refusal):
    """This person has so many tables in the lobby."""

    most: int


@refusal("-")
class WaitsAtTooMany(Refusal):
    """This person has a seat at so many tables that wait."""

    most: int


# Talk


@refusal("-")
class LineTooLong(Refusal):
    signs: int
    most: int


@refusal("-")
class NothingSaid(Refusal):
    """Nothing is left of it that can be read."""


@refusal("-")
class TooFast(Refusal):
    """This person did the same very often just now, here or elsewhere."""

    seconds: int


@refusal("-")
class TalkIsOff(Refusal):
    """Who opened the table has switched it off."""


@refusal("-")
class WantsNoTalk(Refusal):
    """Who wants to read nothing says nothing."""


@refusal("-")
class NoSuchLine(Refusal):
    pass


@refusal("-")
class NoSuchPhrase(Refusal):
    pass


@refusal("-")
class NotYoursToSwitch(Refusal):
    """Talk at a table, which is the business of who opened it."""


@refusal("-")
class MutesTooMany(Refusal):
    most: int


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
