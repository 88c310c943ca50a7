# Everything here sets itself up: a virtual environment beside this file, made with
# the standard library's venv and pip, and made again when pyproject.toml changes.
#
#   make play ARGS='--help'     passes arguments on (play, bench, soak and the tests)
#   make test WORKERS=8         more processes for the tests
#   make play PYTHON=/some/python3.12

ARGS    ?=
WORKERS ?= 2
PYTHON  ?=
TAG     ?=

VENV  := .venv
BENCH := .venv-bench
# Bytecode of the tests is kept, whatever the shell says: without it they start 10 s later.
PYTEST := PYTHONDONTWRITEBYTECODE= $(VENV)/bin/python -m pytest -q -n $(WORKERS) --dist worksteal
PIP   := -m pip install --disable-pip-version-check -qq

.DEFAULT_GOAL := help
.PHONY: help play terminal test browser quick check format bench bench-peers soak wheel clean

help: ## print this list
	@echo 'Ragnatafl: Norse board games at one table'
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.play ## the table in the browser
	@$(VENV)/bin/ragnatafl serve $(ARGS)

terminal: $(VENV)/.play ## Runics in the terminal
	@$(VENV)/bin/ragnatafl play runics $(ARGS)

test: check browser ## everything: the checks, all tests, the built wheel
	$(PYTEST) $(ARGS)

quick: check ## before every commit: the checks and all tests but the slow ones
	$(PYTEST) -m 'not slow' $(ARGS)

check: $(VENV)/.dev ## ruff, and mypy strict, on package and tests
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy

format: $(VENV)/.dev ## let ruff lay out the code and mend what it can
	$(VENV)/bin/ruff check --fix-only
	$(VENV)/bin/ruff format

bench: $(BENCH)/.ready ## speed of every game, beside catanatron
	@PYTHONPATH=tests $(BENCH)/bin/python -m ragnatafl.lab.bench $(ARGS)

bench-peers: ## the same beside TAG, built in the folder TAG=...
	@[ -n '$(TAG)' ] || { echo 'say where TAG is built: make bench-peers TAG=/some/TabletopGames (docs/speed.md)' >&2; exit 2; }
	@$(MAKE) --no-print-directory $(BENCH)/.ready
	@$(BENCH)/bin/python -m ragnatafl.lab.bench --tag '$(TAG)' $(ARGS)

# The tests look at pages in the system's Chromium.
APT := apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core
browser:
	@for name in chromium chromium-browser google-chrome google-chrome-stable; do \
	    command -v $$name >/dev/null 2>&1 && exit 0; done; \
	if command -v apt-get >/dev/null 2>&1; then \
	    as=; [ "$$(id -u)" = 0 ] || as='sudo -n'; \
	    echo 'installing Chromium for the tests of the browser table ...'; \
	    $$as apt-get update -qq >/dev/null 2>&1; \
	    DEBIAN_FRONTEND=noninteractive $$as $(APT) >/dev/null 2>&1 \
	        && command -v chromium >/dev/null 2>&1 && exit 0; \
	fi; \
	echo 'the tests of the browser table need Chromium: please install the package chromium' >&2; \
	exit 1

soak: $(VENV)/.play ## long runs of random games; goes on where it stopped
	@$(VENV)/bin/python -m ragnatafl.lab.soak $(ARGS)

wheel: $(VENV)/.dev ## build the wheel into dist/
	@$(VENV)/bin/python -m pip wheel --disable-pip-version-check -qq --no-deps \
	    --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

clean: ## remove environments, caches and built files
	rm -rf $(VENV) $(BENCH) dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# Environments. Each stamp is touched last, so that a broken set-up is done again.

# An environment whose Python is gone or whose pip does not start is made anew. Of several Pythons
# of the version that is found first, the one whose build was guided by a profile is taken.
define make_venv
$(1)/bin/python -m pip --version >/dev/null 2>&1 || { \
    for python in $(PYTHON) python3 python3.14 python3.13 python3.12 python3.11; do \
        $$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && break; \
        python=; \
    done; \
    [ -n "$$python" ] || { echo 'Ragnatafl needs Python 3.11 or newer: please install python3.11 (or a later one) with its venv module' >&2; exit 1; }; \
    python=$$($$python -I src/ragnatafl/lab/interpreter.py $(if $(PYTHON),$$python) || echo $$python); \
    "$$python" -m venv --clear $(1) || { rm -rf $(1); echo "$$python has no working venv module: please install it (Debian and Ubuntu: python3-venv)" >&2; exit 1; }; \
    }
endef

$(VENV)/.play: pyproject.toml
	@echo 'setting up $(VENV) ...'
	@$(call make_venv,$(VENV))
	@$(VENV)/bin/python $(PIP) --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.play
	@echo 'setting up tools for tests and checks in $(VENV) ...'
	@$(VENV)/bin/python $(PIP) --editable '.[test,check]'
	@touch $@

$(BENCH)/.ready: pyproject.toml
	@echo 'setting up $(BENCH) ...'
	@$(call make_venv,$(BENCH))
	@$(BENCH)/bin/python $(PIP) --editable '.[bench]'
	@touch $@
