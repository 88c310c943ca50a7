"""Alerts of a server: who is told, how it goes out, and the page where people say what of."""

from __future__ import annotations

from collections.abc import Coroutine

from ragnatafl.table.club.mail import Mailer
from ragnatafl.table.club.outside import Outside
from ragnatafl.table.club.push import KEPT, PushKey, new_key
from ragnatafl.table.settings import Settings
from ragnatafl.table.storage import is_database
from ragnatafl.table.storage.alerts import Kept
from ragnatafl.table.web.addresses import Addresses
from ragnatafl.table.web.club.alert_routes import AlertRoutes
from ragnatafl.table.web.club.sending import Hooked, Mailed, Pushed, Receiver, Sender
from ragnatafl.table.web.hall import Hall


class Alerts:
    """Joins them to a hall."""

    def __init__(self, hall: Hall, addresses: Addresses, settings: Settings) -> None:
        keeper, self._alerting = hall.tables.keeper, hall.alerting
        self._alerting.pause = settings.alert_pause
        self._alone = not is_database(settings.store)
        if not self._alone:
            self._alerting.share()
        self.mailer = Mailer(settings.smtp_url, settings.mail_from)
        key = PushKey(Kept(keeper.store).once(KEPT, new_key), contact_of(settings))
        outside = Outside(settings.private_receivers)
        receivers: dict[str, Receiver] = {
            "push": Pushed(key, outside),
            "webhook": Hooked(outside),
        }
        if self.mailer.ready:
            receivers["mail"] = Mailed(self.mailer)
        self.sender = Sender(keeper, self._alerting, receivers, addresses.public)
        self.routes = AlertRoutes(
            hall, addresses, key.public, self.mailer.ready, settings.private_receivers
        )

    def work(self) -> tuple[Coroutine[None, None, None], ...]:
        """What goes on beside everything else."""
        return self._alerting.stay(), self.sender.stay(self._alone)


def contact_of(settings: Settings) -> str:
    """Whom a push service may ask about us."""
    if settings.push_contact:
        return settings.push_contact
    if settings.mail_from:
        return f"mailto:{settings.mail_from}"
    return settings.public_url if settings.public_url.startswith("https:") else ""
