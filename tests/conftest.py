"""Settings of all tests, and the PostgreSQL server they share.

Hypothesis always tries the same examples, so that a failing test fails until it is repaired;
`HYPOTHESIS_PROFILE=explore` searches for new ones.
"""

import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from helpers.postgres import Postgres

slow = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile("fixed", derandomize=True, deadline=None, database=None, suppress_health_check=slow)
settings.register_profile("explore", deadline=None, suppress_health_check=slow, max_examples=500)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fixed"))

# A shell may run the tests in the background with interrupts ignored. Programs that tests start and interrupt would
# inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

GIGABYTE = 2**30
MEMORY_PER_PROCESS = 2 * GIGABYTE  # a test process with its servers and its browser


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Return one process more than processors, because tests wait; fewer if memory is short."""
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return max(1, min((os.cpu_count() or 1) + 1, memory // MEMORY_PER_PROCESS))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """A PostgreSQL server of this test process that may be stopped and started."""
    with Postgres() as server:
        yield server


@pytest.fixture(scope="session")
def postgres(request: pytest.FixtureRequest) -> str:
    """The address of a PostgreSQL database: $ZIGGURAT_TEST_DSN, or our own server."""
    return os.environ.get("ZIGGURAT_TEST_DSN") or request.getfixturevalue("postgres_server").dsn
