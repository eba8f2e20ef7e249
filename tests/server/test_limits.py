"""Token buckets."""

from ziggurat.server.limits import Budgets, Limiter, Rate


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


def test_budgets_do_not_grow_with_the_number_of_addresses() -> None:
    budgets = Budgets(Rate(burst=10, per_second=10))
    for number in range(5000):
        budgets.of(str(number), number * 0.1).charge(5)  # ten addresses per second, each full again after half of one
    assert len(budgets.kept) <= 300
    assert len(budgets.in_use) <= 300


def test_budget_in_debt_outlives_the_connections_of_its_address() -> None:
    budgets = Budgets(Rate(burst=10, per_second=0.001))
    budgets.of("attacker", 0.0).charge(100)
    for number in range(1000):
        budgets.of(str(number), 1.0)
    assert budgets.of("attacker", 2.0).wait(2.0) > 0


def test_all_connections_of_an_address_share_one_budget() -> None:
    budgets = Budgets(Rate(burst=10, per_second=10))
    first = budgets.of("address", 0.0)
    for number in range(1000):
        budgets.of(str(number), number * 0.1)
    assert budgets.of("address", 100.0) is first
