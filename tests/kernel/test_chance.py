"""Chance has one door and three sources (2.6)."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from random import Random

import pytest

from kernel.coins import COIN, new_coins
from kit.table import ASTRID, BJORN
from ragnatafl import replay
from ragnatafl.kernel.chance import (
    ASKED,
    FAST,
    SEALED,
    Lot,
    draw,
    draw_from,
    mix,
    new_nonce,
    new_secret,
    published_hash,
    random_below,
    seed_luck,
    shuffle,
    split_seed,
)
from ragnatafl.kernel.codecs import BadInput, Names
from ragnatafl.kernel.records import parse_record
from ragnatafl.kernel.seats import CHANCE
from ragnatafl.lab.checks import play_on
from toys.raid import DECK, DIE
from toys.stories import RaidTable, given_raid, new_raid

SECRET = "17" * 32


def test_the_same_seed_gives_the_same_luck() -> None:
    """2.1"""
    first, second, other = (new_raid(seed=seed).game.zones for seed in (5, 5, 6))

    assert first == second
    assert first != other


def test_the_fast_source_is_two_small_integers() -> None:
    """2.6: every product stays below 2^62."""
    game = new_raid().game
    for _ in range(1000):
        random_below(game, 6)
        assert 0 < game.luck_a < 2**31
        assert 0 < game.luck_b < 2**31


def test_the_fast_source_repeats_on_every_machine() -> None:
    game = new_raid().game
    seed_luck(game, FAST, "ragnatafl")

    assert [random_below(game, 1000) for _ in range(5)] == [657, 397, 708, 74, 282]


@pytest.mark.parametrize("source", [FAST, SEALED])
def test_every_face_comes_about_as_often_as_its_weight_says(source: int) -> None:
    game = new_raid().game
    seed_luck(game, source, SECRET)

    faces = Counter(draw(game, COIN, "COIN-1") for _ in range(4000))

    assert 850 < faces[0] < 1150  # heads weigh 1, tails 3


def test_a_shuffle_reaches_every_order() -> None:
    game = given_raid(hands={ASTRID: "axe-1 axe-2 axe-3"}, source="fast").game
    orders = set()
    for _ in range(200):
        shuffle(game, 7)  # Astrid's hand
        orders.add(tuple(game.zones[7]))

    assert len(orders) == 6


def test_the_sealed_source_is_hmac_in_counter_mode() -> None:
    """2.6: written out here once more, so that anyone can check a shuffle without our program."""
    game = new_raid(source="sealed", seed=SECRET).game
    seed_luck(game, SEALED, SECRET)

    drawn = [random_below(game, 1000) for _ in range(3)]

    key = bytes.fromhex(SECRET)
    blocks = (hmac.new(key, n.to_bytes(8, "big"), hashlib.sha256).digest() for n in range(3))
    assert drawn == [int.from_bytes(block, "big") % 1000 for block in blocks]


def test_the_hash_of_the_secret_is_published_and_the_secret_only_at_the_end() -> None:
    """2.6"""
    table = new_raid(source="sealed", seed=SECRET)
    running = table.match.record()
    for _ in play_on(table.match, Random(1)):
        pass
    over = table.match.record()

    assert (running.seed, over.seed) == ("", SECRET)
    assert running.secret_hash == over.secret_hash == published_hash(SECRET)
    assert running.secret_hash == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    assert SECRET not in running.to_json()


def finished_sealed_game() -> RaidTable:
    table = new_raid(source="sealed", seed=SECRET)
    for _ in play_on(table.match, Random(2)):
        pass
    return table


def test_a_sealed_game_can_be_checked_by_anyone() -> None:
    record = parse_record(finished_sealed_game().match.record().to_json())

    assert replay(record).winners == finished_sealed_game().match.winners


def test_another_secret_than_the_published_one_is_refused() -> None:
    text = finished_sealed_game().match.record().to_json().replace(SECRET, "18" * 32)

    with pytest.raises(BadInput, match="the secret is not the one whose hash was published"):
        replay(parse_record(text))


def test_a_sealed_record_without_its_hash_proves_nothing() -> None:
    text = finished_sealed_game().match.record().to_json()

    with pytest.raises(BadInput, match="the secret is not the one whose hash was published"):
        replay(parse_record(text.replace(published_hash(SECRET), "")))


def test_a_running_sealed_game_is_replayed_by_its_host_alone() -> None:
    record = new_raid(source="sealed", seed=SECRET).match.record()

    with pytest.raises(BadInput, match="a sealed game can be replayed when it is over"):
        replay(record)
    assert not replay(record, secret=SECRET).over


@pytest.mark.parametrize("wrong", ["", "17", "17" * 33, "G7" * 32, "AB" * 32, "seventeen"])
def test_a_secret_is_64_hex_digits(wrong: str) -> None:
    with pytest.raises(BadInput, match="64 hex digits in lower case"):
        new_raid(source="sealed", seed=wrong)


def test_a_new_secret_is_new() -> None:
    assert new_secret() != new_secret()
    assert published_hash(new_secret())


# Nonces: what seats mix in


MIXED = f"{SECRET}:5eed,b-2_B"


def test_nonces_make_the_key_together_with_the_secret() -> None:
    """2.6: the SHA-256 of the whole text, so that anyone can check it without our program."""
    game = new_raid(source="sealed", seed=MIXED).game
    seed_luck(game, SEALED, MIXED)

    drawn = [random_below(game, 1000) for _ in range(3)]

    key = hashlib.sha256(MIXED.encode()).digest()
    blocks = (hmac.new(key, n.to_bytes(8, "big"), hashlib.sha256).digest() for n in range(3))
    assert drawn == [int.from_bytes(block, "big") % 1000 for block in blocks]


def test_the_published_hash_is_of_the_secret_alone() -> None:
    """So it can be shown before anybody has mixed anything in."""
    assert published_hash(MIXED) == published_hash(SECRET)


def test_any_other_nonce_gives_another_game() -> None:
    def dealt(seed: str) -> list[list[int]]:
        return new_raid(source="sealed", seed=seed).game.zones

    assert dealt(MIXED) == dealt(MIXED)
    others = [SECRET, f"{SECRET}:5eed,b-2_C", f"{SECRET}:,5eed", f"{SECRET}:5eed,"]
    assert len({str(dealt(seed)) for seed in (MIXED, *others)}) == 5


def test_who_chooses_the_secret_does_not_choose_the_luck() -> None:
    """The best of 1,000 secrets for one nonce is a secret like any other for all other nonces."""
    game = new_raid().game

    def first_die(secret: str, nonce: str) -> int:
        seed_luck(game, SEALED, mix(secret, ("", nonce)))
        return draw(game, DIE, "RAID-4")

    def sixes(secret: str, nonce: str) -> int:
        seed_luck(game, SEALED, mix(secret, ("", nonce)))
        return sum(draw(game, DIE, "RAID-4") == 5 for _ in range(10))

    secrets = [hashlib.sha256(bytes([n % 256, n // 256])).hexdigest() for n in range(1000)]
    chosen = max(secrets, key=lambda secret: sixes(secret, "guessed"))
    nonces = [hashlib.sha256(b"%d" % n).hexdigest() for n in range(6000)]

    assert sixes(chosen, "guessed") >= 6
    faces = Counter(first_die(chosen, nonce) for nonce in nonces)
    assert sum((count - 1000) ** 2 / 1000 for count in faces.values()) < 20.5  # 1 in 1,000
    assert 9_500 < sum(sixes(chosen, nonce) for nonce in nonces) < 10_500


def test_a_record_tells_the_nonces_from_the_start_and_the_secret_at_the_end() -> None:
    table = new_raid(source="sealed", seed=MIXED)
    running = table.match.record()
    for _ in play_on(table.match, Random(4)):
        pass
    over = parse_record(table.match.record().to_json())

    assert running.nonces == over.nonces == ("5eed", "b-2_B")
    assert (running.seed, over.seed) == ("", SECRET)
    assert SECRET not in running.to_json()
    assert replay(over).record() == table.match.record()
    for secret in (SECRET, MIXED):
        assert (
            replay(running, secret=secret).state.zones
            == new_raid(source="sealed", seed=MIXED).game.zones
        )


def test_other_nonces_do_not_replay() -> None:
    table = new_raid(source="sealed", seed=MIXED)
    for _ in play_on(table.match, Random(4)):
        pass
    text = table.match.record().to_json().replace("5eed", "5eee")

    with pytest.raises(BadInput, match="record: "):
        replay(parse_record(text))


def test_a_record_without_nonces_is_written_as_ever() -> None:
    assert "nonces" not in new_raid(source="sealed", seed=SECRET).match.record().to_json()


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (f"{SECRET}:", "no nonce behind its colon"),
        (f"{SECRET}:,", "no nonce behind its colon"),
        (f"{SECRET}:a b,c", "at most 64 of the letters"),
        (f"{SECRET}:a:b,c", "at most 64 of the letters"),
        (f"{SECRET}:é,c", "at most 64 of the letters"),
        (f"{SECRET}:a\n,c", "at most 64 of the letters"),
        (f"{SECRET}:{'a' * 65},c", "at most 64 of the letters"),
        (f"{SECRET}:a", "2 seats, but 1 nonces are mixed in"),
        (f"{SECRET}:a,b,c", "2 seats, but 3 nonces are mixed in"),
        ("17:a,b", "64 hex digits in lower case"),
    ],
)
def test_nonces_are_short_words_one_a_seat(wrong: str, told: str) -> None:
    with pytest.raises(BadInput, match=told):
        new_raid(source="sealed", seed=wrong)


def test_a_seed_is_split_as_it_was_mixed() -> None:
    nonces = (new_nonce(), "", new_nonce())

    assert split_seed(mix(SECRET, nonces)) == (SECRET, nonces)
    assert split_seed(mix(SECRET, ("", ""))) == (SECRET, ())
    assert nonces[0] != nonces[2]


def test_a_told_die_is_a_line_of_the_record() -> None:
    """2.6"""
    table = given_raid(hands={ASTRID: "axe-8", BJORN: "axe-1"})

    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-8").says(BJORN, "put axe-1")
    assert [option.text for option in table.match.decision.options] == [
        f"raid-die {face}" for face in range(1, 7)
    ]
    table.rolls(3)

    assert table.match.record().choices[-1] == "chance: raid-die 3"
    assert table.clash() == (8 + 3, 1 + 3)


def test_a_told_game_replays() -> None:
    table = new_raid(source="asked")
    for _ in play_on(table.match, Random(3)):
        pass

    again = replay(parse_record(table.match.record().to_json()))

    assert again.record() == table.match.record()


def test_outcomes_have_weights() -> None:
    """2.6: for chance nodes."""
    match = new_coins("two")

    assert [(o.text, o.weight) for o in COIN.outcomes()] == [("coin heads", 1), ("coin tails", 3)]
    assert [option.text for option in match.decision.options] == ["coin heads", "coin tails"]


def test_a_face_without_weight_is_never_asked() -> None:
    loaded = Lot("die", Names("face", ("1", "2", "3")), (1, 0, 1))

    assert [outcome.text for outcome in loaded.outcomes()] == ["die 1", "die 3"]


def test_a_told_card_changes_places_with_the_one_on_top() -> None:
    """2.6: nothing but the order of the pile changes."""
    game = given_raid(hands={ASTRID: "axe-1"}).game
    before = list(game.zones[DECK])
    wanted = before[3]
    game.told = [sorted(before).index(wanted)]

    assert draw_from(game, DECK, "RAID-2") == wanted

    after = before[:]
    after[3], after[-1] = before[-1], wanted
    assert game.zones[DECK] == after


def test_a_told_deal_is_what_was_told() -> None:
    table = new_raid(source="asked")
    told = ["axe-8", "fog-1", "horn-2", "axe-1", "axe-2", "axe-3", "axe-4", "axe-5"]

    for card in told:
        table.says(CHANCE, f"deck {card}")

    assert table.pile("pack astrid") == told[:4]
    assert table.pile("pack bjorn") == told[4:]


def test_shuffles_are_not_asked() -> None:
    table = new_raid(source="asked")
    for _ in range(8):
        table.says(CHANCE, table.offered(to=CHANCE)[0])

    assert table.game.source == ASKED
    assert table.game.zones[DECK] != sorted(table.game.zones[DECK])


def test_an_outcome_that_cannot_be_is_refused() -> None:
    table = given_raid(hands={ASTRID: "axe-8", BJORN: "axe-1"})
    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-8").says(BJORN, "put axe-1")

    with pytest.raises(Exception, match="chance cannot choose 'raid-die 7' here"):
        table.rolls(7)
    assert len(DIE.outcomes()) == 6


def test_only_chance_tells_outcomes() -> None:
    table = given_raid(hands={ASTRID: "axe-8", BJORN: "axe-1"})
    table.says(ASTRID, "raid bjorn").says(ASTRID, "put axe-8").says(BJORN, "put axe-1")

    with pytest.raises(Exception, match="Astrid is not asked now, chance is"):
        table.says(ASTRID, "raid-die 6")
