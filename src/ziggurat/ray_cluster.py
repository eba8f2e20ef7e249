"""The connection of this process to a Ray cluster (extra `ray`)."""

from __future__ import annotations

import os
from types import ModuleType

from ziggurat.extras import needed


def connect(processors: int) -> tuple[ModuleType, bool]:
    """Return Ray, connected to `RAY_ADDRESS` or to a cluster started here, and whether this call connected it."""
    ray = needed("ray", "ray")
    if ray.is_initialized():
        return ray, False
    # A cluster that runs already has its own number of processors, and refuses another one.
    given = None if os.environ.get("RAY_ADDRESS") else processors
    ray.init(include_dashboard=False, log_to_driver=False, num_cpus=given)
    return ray, True
