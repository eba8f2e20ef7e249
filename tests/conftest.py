"""How the tests run: Hypothesis always tries the same examples, so that a red test stays red until it is repaired.

`HYPOTHESIS_PROFILE=explore` looks for new ones.
"""

import os

from hypothesis import HealthCheck, settings

slow = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile("fixed", derandomize=True, deadline=None, database=None, suppress_health_check=slow)
settings.register_profile("explore", deadline=None, suppress_health_check=slow, max_examples=500)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "fixed"))
