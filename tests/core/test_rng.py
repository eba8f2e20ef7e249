"""The random stream: the published cipher, fair draws, and a state that can be saved."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from helpers.chi_square import chi_square, too_much
from ziggurat.core.rng import Stream
from ziggurat.testing.walks import stream_for

# ChaCha with 8 rounds, 256-bit key of zeros, zero nonce: the first block of the published test vectors.
ZERO_KEY = bytes.fromhex(
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
    "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
)


def take(stream: Stream, count: int) -> bytes:
    """Return the next bytes of a stream, two per draw."""
    return b"".join(stream.draw(65536).to_bytes(2, "little") for _ in range(count // 2))


def test_first_block_is_the_published_one() -> None:
    assert take(Stream(bytes(32)), 64) == ZERO_KEY


def test_blocks_follow_each_other_and_do_not_repeat() -> None:
    stream = Stream(bytes(32))
    blocks = [take(stream, 64) for _ in range(100)]
    assert blocks[0] == ZERO_KEY
    assert len(set(blocks)) == 100


def test_another_key_gives_another_stream() -> None:
    seen = {take(Stream(bytes(place) + b"\1" + bytes(31 - place)), 64) for place in range(32)}
    assert len(seen | {ZERO_KEY}) == 33


@pytest.mark.parametrize("length", [0, 16, 31, 33, 64])
def test_key_must_have_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match=f"key has {length} bytes, but must have 32"):
        Stream(bytes(length))


@pytest.mark.parametrize("bound", [1, 2, 3, 5, 6, 7, 10, 45, 60, 100])
def test_every_number_below_the_bound_is_equally_likely(bound: int) -> None:
    stream, draws = stream_for("uniform", bound), 400 * bound
    counts = Counter(stream.draw(bound) for _ in range(draws))
    assert set(counts) <= set(range(bound))
    assert chi_square(counts, dict.fromkeys(range(bound), 1 / bound)) < too_much(bound - 1)


def test_statistic_detects_a_draw_without_rejection() -> None:
    # 16 bits modulo 60000 favours the numbers below 5536 two to one; ten classes show the difference clearly.
    stream = stream_for("biased")
    counts = Counter(stream.draw(65536) % 60000 // 6000 for _ in range(4000))
    assert chi_square(counts, dict.fromkeys(range(10), 0.1)) > too_much(9)
    fair = Counter(stream.draw(60000) // 6000 for _ in range(4000))
    assert chi_square(fair, dict.fromkeys(range(10), 0.1)) < too_much(9)


@pytest.mark.parametrize("bound", [0, -1, 65537, 10**9])
def test_bound_must_be_from_1_to_65536(bound: int) -> None:
    with pytest.raises(ValueError, match="must be 1 to 65536"):
        Stream(bytes(32)).draw(bound)


def test_drawing_below_one_always_gives_zero() -> None:
    assert {Stream(bytes(32)).draw(1) for _ in range(10)} == {0}


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    stream = stream_for("shuffle")
    counts = Counter("".join(stream.shuffled("abcd")) for _ in range(24 * 300))
    orders = ["".join(order) for order in permutations("abcd")]
    assert chi_square(counts, dict.fromkeys(orders, 1 / 24)) < too_much(23)


def test_statistic_detects_the_common_mistake_in_a_shuffle() -> None:
    # Exchanging every card with any card, instead of with any one not yet placed, favours some orders.
    stream = stream_for("naive")
    counts: Counter[str] = Counter()
    for _ in range(24 * 300):
        cards = list("abcd")
        for i in range(4):
            j = stream.draw(4)
            cards[i], cards[j] = cards[j], cards[i]
        counts["".join(cards)] += 1
    orders = ["".join(order) for order in permutations("abcd")]
    assert chi_square(counts, dict.fromkeys(orders, 1 / 24)) > too_much(23)


def test_shuffled_keeps_all_items_and_does_not_change_its_argument() -> None:
    cards = [3, 1, 2, 2]
    assert sorted(stream_for("lose").shuffled(cards)) == [1, 2, 2, 3]
    assert cards == [3, 1, 2, 2]
    assert stream_for("lose").shuffled([]) == []


def test_choose_picks_each_item_and_refuses_an_empty_list() -> None:
    stream = stream_for("choose")
    assert {stream.choose("AHMPS") for _ in range(200)} == set("AHMPS")
    with pytest.raises(ValueError, match="1 to 65536"):
        stream.choose([])


@given(before=st.integers(0, 200))
def test_saved_stream_has_the_same_future(before: int) -> None:
    stream = stream_for("save")
    take(stream, 2 * before)
    saved = stream.to_bytes()
    again = Stream.from_bytes(saved)
    assert again.to_bytes() == saved
    assert take(again, 300) == take(stream, 300)
    assert again.to_bytes() == stream.to_bytes()


@given(before=st.integers(0, 100))
def test_clone_has_the_same_future_and_is_independent(before: int) -> None:
    stream = stream_for("clone")
    take(stream, 2 * before)
    other = stream.clone()
    ahead = take(other, 100)
    assert stream.to_bytes() != other.to_bytes()
    assert take(stream, 100) == ahead


def test_copy_from_copies_the_whole_state() -> None:
    stream, other = stream_for("a"), stream_for("b")
    take(stream, 70)
    take(other, 10)
    other.copy_from(stream)
    assert other.to_bytes() == stream.to_bytes()
    assert take(other, 100) == take(stream, 100)


def test_fork_is_independent_and_repeatable() -> None:
    stream = stream_for("fork")
    forks = [stream.fork(), stream.fork()]
    assert len({take(each, 64) for each in (*forks, stream)}) == 3
    assert take(stream_for("fork").fork(), 64) == take(stream_for("fork").fork(), 64)


def test_streams_with_equal_futures_have_equal_bytes() -> None:
    # A fork equals a new stream with the same key, whatever its parent has drawn.
    fork = stream_for("past").fork()
    fresh = Stream(fork.to_bytes()[:32])
    assert fork.to_bytes() == fresh.to_bytes()


@pytest.mark.parametrize(
    "packed",
    [b"", bytes(40), bytes(42), bytes(105), bytes(40) + b"\x21", bytes(40) + b"\xff", bytes(40) + b"\x05"],
    ids=["empty", "short", "long", "longer", "place 33", "place 255", "in the middle of no block"],
)
def test_bytes_that_are_no_saved_stream_are_refused(packed: bytes) -> None:
    with pytest.raises(ValueError, match="stream"):
        Stream.from_bytes(packed)
