"""Builds the hot modules as optional extensions; every other setting is in pyproject.toml.

A hot module is ordinary Python with a `.pxd` of C types beside it. Without a compiler nothing fails: the
same file then runs as plain Python, only slower (`ziggurat bench` says which one runs).
"""

import os
from pathlib import Path

from setuptools import Extension, setup

DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,  # the .pxd gives the types; Python's `int` must stay Python's
    "infer_types": True,
    "boundscheck": False,  # the public `apply` checks every action before it reaches these arrays
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "show_performance_hints": False,  # whoever builds a table to play at has no use for them
}


def extensions() -> list[Extension]:
    if os.environ.get("ZIGGURAT_PLAIN"):
        return []
    try:
        from Cython.Build import cythonize
    except ImportError:
        return []
    sources = sorted(path.with_suffix(".py") for path in Path("src").rglob("*.pxd") if path.stem != "__init__")
    modules = [
        Extension(".".join(source.relative_to("src").with_suffix("").parts), [str(source)], extra_compile_args=["-O3"])
        for source in sources
    ]
    built = cythonize(modules, compiler_directives=DIRECTIVES, build_dir="build/cython", quiet=True)
    for extension in built:
        extension.optional = True  # set here: cythonize drops the flag
    return list(built)


setup(ext_modules=extensions())
