"""Token buckets."""

from ziggurat.server.limits import Limiter, Rate


def test_bucket_empties_and_refills() -> None:
    limiter = Limiter(Rate(burst=3, per_second=2))
    assert [limiter.allow("a", 0.0) for _ in range(4)] == [True, True, True, False]
    assert limiter.allow("b", 0.0)
    assert not limiter.allow("a", 0.4)
    assert limiter.allow("a", 0.5)


def test_full_buckets_are_dropped() -> None:
    limiter = Limiter(Rate(burst=1, per_second=1), max_keys=10)
    for number in range(100):
        limiter.allow(str(number), float(number * 10))
    assert len(limiter.buckets) <= 11


def test_memory_does_not_grow_with_the_number_of_visitors() -> None:
    limiter = Limiter(Rate(burst=1, per_second=1))
    for number in range(5000):
        limiter.allow(str(number), number * 0.1)  # ten visitors per second, each full again after one
    assert len(limiter.buckets) <= 300


def test_buckets_that_are_not_full_are_kept() -> None:
    limiter = Limiter(Rate(burst=1, per_second=0))
    assert all(limiter.allow(str(number), 0.0) for number in range(1000))
    assert not any(limiter.allow(str(number), 100.0) for number in range(1000))
