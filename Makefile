# Everything here sets itself up: a virtual environment beside this file, made with
# the standard library's venv and pip, and made again when pyproject.toml changes.
#
#   make play ARGS='--help'     passes arguments on (play, bench, soak and the tests)
#   make test WORKERS=8         more processes for the tests
#   make play PYTHON=/some/python3.12
#
# `make play` and `make test` start at once from the plain sources. `make fast` compiles them and
# installs the result beside them; whatever plays then takes that, while no source is newer.

ARGS    ?=
WORKERS ?= 2
PYTHON  ?=
TAG     ?=

VENV  := .venv
BENCH := .venv-bench
FAST  := .venv-fast
# What only the tests play is compiled sooner, with less care for speed (tools/native.py).
BUILT_VENV := .venv-built
LEVEL ?=
# Bytecode of the tests is kept, whatever the shell says: without it they start 10 s later.
PYTEST := PYTHONDONTWRITEBYTECODE= $(VENV)/bin/python -m pytest -q -n $(WORKERS) --dist worksteal
PIP   := -m pip install --disable-pip-version-check -qq
# Editable installs play from the sources: nothing is compiled for them.
EDIT  := RAGNATAFL_COMPILE=no
# The environment to play in: the compiled one, unless a source is newer than it.
PLAYED = $(shell if [ -e $(FAST)/.ready ] && [ -z "$$(find src tools docs/rules pyproject.toml -type f \
    ! -name '*.pyc' -newer $(FAST)/.ready 2>/dev/null | head -n 1)" ]; then echo $(FAST); else echo $(VENV); fi)

.DEFAULT_GOAL := help
.PHONY: help play terminal test test-fast test-built play-built browser quick check format fast bench bench-peers soak wheel clean

help: ## print this list
	@echo 'Ragnatafl: Norse board games at one table'
	@echo
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.play ## the table in the browser
	@$(PLAYED)/bin/ragnatafl serve $(ARGS)

terminal: $(VENV)/.play ## Runics in the terminal
	@$(PLAYED)/bin/ragnatafl play runics $(ARGS)

test: check browser ## everything: the checks, all tests, the built wheel, a part of them compiled
	@if $(VENV)/bin/python tools/native.py --check 2>/dev/null; then later=--left-to-built; fi; \
	    set -x; $(PYTEST) $$later $(ARGS)
	@$(MAKE) --no-print-directory test-built

quick: check ## before every commit: the checks and all tests but the slow ones
	$(PYTEST) -m 'not slow' $(ARGS)

check: $(VENV)/.dev ## ruff, and mypy strict, on package and tests
	$(VENV)/bin/ruff check
	$(VENV)/bin/ruff format --check
	$(VENV)/bin/mypy

fast: $(FAST)/.ready ## compile: minutes once, then everything plays several times as fast
	@$(FAST)/bin/ragnatafl --version

# The same tests on the compiled build: all of them; or those that play whole games, and a soak.
FAST_PYTEST := PYTHONDONTWRITEBYTECODE= $(FAST)/bin/python -m pytest -q -n $(WORKERS) --dist worksteal
BUILT := tests/generic tests/museum tests/kernel tests/bots tests/table/web/test_browser_games.py
test-fast: $(FAST)/.dev browser ## all tests on the compiled build
	$(FAST_PYTEST) $(ARGS)

test-built:
	@if $(VENV)/bin/python tools/native.py --check; then \
	    $(MAKE) --no-print-directory FAST=$(BUILT_VENV) LEVEL=0 play-built; \
	else echo 'the tests of the compiled build are left out'; fi

play-built: $(FAST)/.test
	@rm -rf build/soak
	$(FAST_PYTEST) $(BUILT)
	@for game in runics bloodrage lords surtr; do \
	    $(FAST)/bin/ragnatafl soak --game $$game --games 200 --folder build/soak || exit 1; done

format: $(VENV)/.dev ## let ruff lay out the code and mend what it can
	$(VENV)/bin/ruff check --fix-only
	$(VENV)/bin/ruff format

# The bench measures what plays: the compiled build if there is one.
BENCHED = $(if $(filter $(FAST),$(PLAYED)),$(FAST)/.bench,$(BENCH)/.ready)
bench: ## speed of every game, beside catanatron
	@$(MAKE) --no-print-directory $(BENCHED)
	@PYTHONPATH=tests $(dir $(BENCHED))bin/python -m ragnatafl.lab.bench $(ARGS)

bench-peers: ## the same beside TAG, built in the folder TAG=...
	@[ -n '$(TAG)' ] || { echo 'say where TAG is built: make bench-peers TAG=/some/TabletopGames (docs/speed.md)' >&2; exit 2; }
	@$(MAKE) --no-print-directory $(BENCHED)
	@$(dir $(BENCHED))bin/python -m ragnatafl.lab.bench --tag '$(TAG)' $(ARGS)

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
	@$(PLAYED)/bin/ragnatafl soak $(ARGS)

COMPILE ?=
wheel: $(VENV)/.dev ## build the wheel into dist/: compiled if it can be (COMPILE=no, COMPILE=must)
	@RAGNATAFL_COMPILE=$(COMPILE) $(VENV)/bin/python -m pip wheel --disable-pip-version-check -qq --no-deps \
	    --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

clean: ## remove environments, caches and built files
	rm -rf $(VENV) $(BENCH) $(FAST) $(BUILT_VENV) dist build .pytest_cache .mypy_cache .ruff_cache .hypothesis
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
    python=$$($$python -I src/ragnatafl/lab/interpreter.py $$python $(if $(PYTHON),alone) || echo $$python); \
    "$$python" -m venv --clear $(1) || { rm -rf $(1); echo "$$python has no working venv module: please install it (Debian and Ubuntu: python3-venv)" >&2; exit 1; }; \
    }
endef

$(VENV)/.play: pyproject.toml
	@echo 'setting up $(VENV) ...'
	@$(call make_venv,$(VENV))
	@$(EDIT) $(VENV)/bin/python $(PIP) --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.play
	@echo 'setting up tools for tests and checks in $(VENV) ...'
	@$(EDIT) $(VENV)/bin/python $(PIP) --editable '.[postgres,ray,data,report,envs,test,check,compile]'
	@touch $@

$(BENCH)/.ready: pyproject.toml
	@echo 'setting up $(BENCH) ...'
	@$(call make_venv,$(BENCH))
	@$(EDIT) $(BENCH)/bin/python $(PIP) --editable '.[bench]'
	@touch $@

# Not editable: the compiled wheel itself. What stands in build/ is taken if it fits.
COMPILED_FROM := $(shell find src tools docs/rules pyproject.toml -type f ! -name '*.pyc' 2>/dev/null)
$(FAST)/.ready: $(COMPILED_FROM)
	@echo 'setting up $(FAST) ...'
	@$(call make_venv,$(FAST))
	@$(EDIT) $(FAST)/bin/python $(PIP) msgspec $$($(FAST)/bin/python tools/native.py --needs)
	@RAGNATAFL_LEVEL=$(LEVEL) $(FAST)/bin/python tools/native.py
	@RAGNATAFL_LEVEL=$(LEVEL) RAGNATAFL_COMPILE=must $(FAST)/bin/python -m pip wheel --disable-pip-version-check -qq --no-deps \
	    --no-build-isolation --wheel-dir build/wheel .
	@$(FAST)/bin/python $(PIP) --force-reinstall build/wheel/*.whl
	@touch $@

$(FAST)/.test: $(FAST)/.ready
	@echo 'setting up tools for tests in $(FAST) ...'
	@$(FAST)/bin/python $(PIP) $$($(FAST)/bin/python tools/native.py --needs test)
	@touch $@

$(FAST)/.dev: $(FAST)/.test
	@$(FAST)/bin/python $(PIP) $$($(FAST)/bin/python tools/native.py --needs ray data report envs)
	@touch $@

$(FAST)/.bench: $(FAST)/.ready
	@$(FAST)/bin/python $(PIP) $$($(FAST)/bin/python tools/native.py --needs bench)
	@touch $@
