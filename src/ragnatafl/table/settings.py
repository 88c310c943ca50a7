"""The settings of a server, all in one place, whoever set them: options, environment or a file."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Settings:
    """How a server runs; everything has a default that suits a house."""

    store: str = ""
    """Where tables are kept; empty: in the user's own data folder."""
    host: str = "127.0.0.1"
    """The address to listen at; 0.0.0.0 or :: are all addresses of this machine."""
    port: int = 7777
    """The usual one or the next that is free; 0: any."""
    open_browser: bool = True
    modules: tuple[str, ...] = ()
    """Modules that bring games of their own."""
    content: str = ""
    """A pack that new tables are played with: a folder of TOML files, or one JSON file."""
    cores: int = 1
    """So many cores a jarl thinks on at once."""
    workers: int = -1
    """So many processes of this server think for bots; -1: as many as there are cores, less one; 0:
    none, where the tables are in a database and others take the work from there."""

    # Who reaches it, and how
    public_url: str = ""
    """How people reach it from outside, as in https://tafl.example."""
    internal_url: str = ""
    """How the other processes of the same database reach this one; empty: where it listens."""
    names: tuple[str, ...] = ()
    """Further names by which browsers may call this machine, as in tafl.fritz.box."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies; what these say of their visitors' addresses is believed."""

    # What everybody together, and one address, may take
    most_connections: int = 4_000
    """In all; kept below the number of files that the system lets this process open."""
    connections_each: int = 2_000
    """Of one address, which may be a whole house."""
    sockets_each: int = 1_500
    """Open tables of one address."""
    onlookers_a_table: int = 300
    head_seconds: float = 10.0
    """In which a request's head has come whole."""
    body_seconds: float = 30.0
    """In which its body has."""

    # What one address may do in a minute; after a rest ten times as much at once
    tables_a_minute: int = 40
    """New ones."""
    uploads_a_minute: int = 6
    looks_a_minute: int = 300
    """At a box while it is typed: five letters a second without end."""
    pages_a_minute: int = 120
    reads_a_minute: int = 600
    """Small things that a page asks for: a rule, a card, a past moment."""
    files_a_minute: int = 3_000
    """Programs, styles and pictures of pages."""
    sockets_a_minute: int = 600
    messages_a_minute: int = 6_000
    """By all its sockets together; of these a minute's at once."""
    joins_a_minute: int = 60
    """People who sit down at tables of the lobby."""
    invites_a_minute: int = 60
    """New invitations."""
    talk_a_minute: int = 240
    """Lines that are said; of these a minute's at once."""

    # How people are told that it is their turn
    smtp_url: str = ""
    """The mail server, as in smtp://name:password@mail.example:587 or smtps://...; empty: no
    mail is sent."""
    mail_from: str = ""
    """Whom mail is from, as in tafl@club.example."""
    push_contact: str = ""
    """Whom push services may ask about us, as in mailto:olena@club.example or https://...; empty:
    whom mail is from, or the public address."""
    private_receivers: bool = False
    """Webhooks and push services may be in this machine's own networks, and without https."""
    alert_pause: float = 20.0
    """Seconds for which an alert waits for others to the same person; they go as one."""

    api_a_minute: int = 600
    """What the program of one token may ask for."""

    # What its owner learns of it
    log_level: str = "warning"
    """From which on lines are logged: debug, info, warning, error."""
    log_format: str = "plain"
    """Lines for people, or json for programs."""
    metrics_from: tuple[str, ...] = ("127.0.0.0/8", "::1/128")
    """Addresses or networks that may read /metrics."""
    metrics_token: str = ""
    """Who shows it may read /metrics from elsewhere too; empty: nobody."""
