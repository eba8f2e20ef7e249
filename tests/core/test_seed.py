"""One secret seed: its forms, its streams, its commitment."""

import hashlib
from typing import Any

import pytest

from ziggurat.core.errors import BadOptions
from ziggurat.core.rng import Stream
from ziggurat.core.seed import (
    fresh_salt,
    fresh_seed,
    reproducible_salt,
    salt_bytes,
    seed_bytes,
    seed_hash,
    stream,
)

SEED = bytes(range(32))


def first_draws(name: str, seed: bytes = SEED) -> tuple[int, ...]:
    drawing = stream(seed, name)
    return tuple(drawing.draw(65536) for _ in range(16))


def test_number_is_written_in_32_bytes_big_end_first() -> None:
    assert seed_bytes(7) == bytes(31) + b"\x07"
    assert seed_bytes(0) == bytes(32)
    assert seed_bytes(2**256 - 1) == b"\xff" * 32


def test_64_hexadecimal_digits_are_a_seed_and_so_are_32_bytes() -> None:
    assert seed_bytes("00" * 31 + "07") == seed_bytes(7)
    assert seed_bytes(SEED) == SEED


@pytest.mark.parametrize(
    "seed",
    [
        *(-1, 2**256, True, False, None, 1.0, [], {}, b"", bytes(31), bytes(33)),
        *("", "7", "0" * 63, "0" * 65, "0" * 63 + "A", "0" * 63 + "g", " " + "0" * 63),
    ],
    ids=repr,
)
def test_other_values_are_refused(seed: Any) -> None:
    with pytest.raises(BadOptions, match="a seed must be a whole number"):
        seed_bytes(seed)


@pytest.mark.parametrize("salt", [None, "", "0" * 64, b"", bytes(31), bytes(33), 7], ids=repr)
def test_salt_must_have_32_bytes(salt: Any) -> None:
    assert salt_bytes(SEED) == SEED
    with pytest.raises(BadOptions, match="a salt must be 32 bytes"):
        salt_bytes(salt)


def test_new_seeds_and_salts_are_32_bytes_and_differ() -> None:
    made = [fresh_seed() for _ in range(50)] + [fresh_salt() for _ in range(50)]
    assert {len(each) for each in made} == {32}
    assert len(set(made)) == 100


def test_commitment_is_the_sha256_of_seed_and_salt() -> None:
    salt = b"\x01" * 32
    assert seed_hash(SEED, salt) == hashlib.sha256(SEED + salt).hexdigest()
    assert seed_hash(SEED, salt) != seed_hash(salt, SEED)


def test_commitment_of_one_seed_differs_from_salt_to_salt() -> None:
    assert seed_hash(SEED, bytes(32)) != seed_hash(SEED, b"\x01" * 32)


def test_reproducible_salt_is_derived_from_the_seed_without_revealing_it() -> None:
    assert reproducible_salt(SEED) == reproducible_salt(SEED)
    assert reproducible_salt(SEED) != reproducible_salt(bytes(32))
    assert len(reproducible_salt(SEED)) == 32
    assert reproducible_salt(SEED) not in (SEED, hashlib.sha256(SEED).digest())


def test_equal_seed_and_name_give_the_same_stream() -> None:
    assert first_draws("people") == first_draws("people")


def test_streams_of_different_names_or_seeds_are_independent() -> None:
    names = ["people", "temples", "start", "reshuffle", "", "a", "aa", "people "]
    seen = {first_draws(name) for name in names} | {first_draws(name, bytes(32)) for name in names}
    assert len(seen) == 2 * len(names)


def test_stream_is_keyed_by_the_hash_of_label_name_and_seed() -> None:
    # docs/records.md documents this, so that a deal can be recomputed with other tools.
    key = hashlib.sha256(b"ziggurat stream 1\0" + b"people\0" + SEED).digest()
    assert stream(SEED, "people").to_bytes() == Stream(key).to_bytes()


def test_drawing_from_one_stream_does_not_affect_another() -> None:
    alone = first_draws("temples")
    people, temples = stream(SEED, "people"), stream(SEED, "temples")
    mixed = []
    for _ in range(16):
        people.draw(60)
        mixed.append(temples.draw(65536))
    assert tuple(mixed) == alone
