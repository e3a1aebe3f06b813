# Hofstaat. `make play` starts it; CONTRIBUTING.md explains the rest.
# What is set up once is stamped: a second `make play` or `make test` starts in seconds.

PY    := .venv/bin/python
BENCH := .venv-bench/bin/python
PIP   := -m pip --disable-pip-version-check
ARGS  ?=
SEED  ?= 1

.PHONY: help setup play test test-ci check format bench strength torch screenshots pin clean
help:
	@echo 'make play         set up what is needed and start Hofstaat (ARGS="play hof-verrat" for the terminal)'
	@echo 'make test         all tests; ARGS are passed on to pytest'
	@echo 'make test-ci      what takes longer: undefined arithmetic, compiled against source, Ray, long games in browsers'
	@echo 'make check        style and types'
	@echo 'make bench        our speed beside that of other engines (ARGS="--json FILE")'
	@echo 'make strength     how strong the bots are: plays some twenty minutes and writes benchmarks/strength.md'
	@echo 'make torch        adds PyTorch, for examples/ppo.py and its test'
	@echo 'make setup, format, screenshots, pin, clean'

setup: .venv/.dev

play: .venv/.play
	@$(PY) -m tools.web build
	@$(PY) -m tools.native hofstaat $(ARGS)

test: .venv/.dev
	@status=0; \
	$(PY) -m tools.test $(ARGS) || status=$$?; \
	$(PY) -m tools.web test || status=$$?; \
	exit $$status

# All of them, whatever the first one says. A finding is a record; another SEED plays other games.
test-ci: export HOFSTAAT_PURE = 0
test-ci: export HOFSTAAT_REQUIRE_RAY = 1
test-ci: .venv/.ray
	@status=0; \
	$(PY) -m tools.sanitize || status=$$?; \
	$(PY) -m tools.native hofstaat fuzz --against-source --actions 150000 --seed $(SEED) --out build || status=$$?; \
	$(PY) -m tools.native python -m tools.instructions || status=$$?; \
	PYTHONPATH=src $(PY) -m pytest -q tests/arena/test_playing.py -k ray || status=$$?; \
	$(PY) -m tools.test --long || status=$$?; \
	HOFSTAAT_REQUIRE_BROWSERS=$${HOFSTAAT_REQUIRE_BROWSERS:-0} PYTHONPATH=src $(PY) -m pytest -q tests/browsers || status=$$?; \
	exit $$status

check: .venv/.dev
	$(PY) -m ruff check
	$(PY) -m ruff format --check
	$(PY) -m mypy
	@$(PY) -m tools.web check

format: .venv/.dev
	$(PY) -m ruff check --fix
	$(PY) -m ruff format

bench: .venv/.play .venv-bench/.done
	@$(PY) -m tools.native $(BENCH) -m benchmarks.compare $(ARGS)

strength: .venv/.dev
	@$(PY) -m tools.native python -m benchmarks.strength $(ARGS)

torch: .venv/.torch

screenshots: .venv/.dev
	@$(PY) -m tools.native python -m tools.screenshots $(ARGS)

pin: .venv/.dev
	tools/pin.sh

clean:
	rm -rf .venv .venv-bench build dist .cache .mypy_cache .ruff_cache .pytest_cache
	rm -rf src/hofstaat/static web/node_modules
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# ---- what is set up once

.venv/bin/python:
	@tools/make-venv .venv

.venv/.play: requirements/play.txt requirements/node.txt pyproject.toml $(wildcard web/package.json) | .venv/bin/python
	@echo 'hofstaat: setting up (once)'
	@$(PY) $(PIP) install --quiet -r requirements/play.txt
	@$(PY) -m tools.web node || $(PY) $(PIP) install --quiet -r requirements/node.txt
	@HOFSTAAT_NO_WEB=1 $(PY) $(PIP) install --quiet --no-build-isolation --no-deps --editable .
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.play
	@echo 'hofstaat: setting up for development (once)'
	@$(PY) $(PIP) install --quiet -r requirements/dev.txt
	@touch $@

.venv/.torch: requirements/ppo.txt .venv/.dev
	@$(PY) $(PIP) install --quiet -r requirements/ppo.txt
	@touch $@

.venv/.ray: requirements/ray.txt .venv/.dev
	@$(PY) $(PIP) install --quiet -r requirements/ray.txt
	@touch $@

.venv-bench/bin/python: | .venv/bin/python
	@PYTHON=$(PY) tools/make-venv .venv-bench

.venv-bench/.done: requirements/bench.txt requirements/play.txt pyproject.toml | .venv-bench/bin/python
	@echo 'hofstaat: setting up the benchmark and the engines it compares with (once)'
	@$(BENCH) $(PIP) install --quiet -r requirements/bench.txt -c requirements/play.txt hatchling
	@HOFSTAAT_NO_WEB=1 $(BENCH) $(PIP) install --quiet --no-build-isolation --no-deps --editable .
	@touch $@
