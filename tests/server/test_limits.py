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
