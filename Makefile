# `make train` and `make test` set up all they need in a virtual environment of their own.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
PIP := $(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt

.PHONY: train test check catalog

train: $(VENV)/.train  ## make the default policy, improve it with GRPO, compare before, after and control
	$(BIN)/python -m trainer

test: $(VENV)/.dev  ## run every test, the slow ones too
	$(BIN)/python -m pytest

check: $(VENV)/.dev  ## lint, types, import layers, and servers of the catalog that rebuild to the same bytes
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/hadolint --failure-threshold error docker/*.Dockerfile
	$(BIN)/python -m generator build --catalog --some 16 --check

catalog: $(VENV)/.dev  ## rebuild mcp_servers/catalog and registry.json, and the tasks over several servers
	$(BIN)/python -m generator build --catalog
	$(BIN)/python -m generator cross
	$(BIN)/python -m generator long

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.train: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(PIP) --editable ".[train]"
	touch $@

$(VENV)/.dev: pyproject.toml constraints.txt | $(VENV)/bin/python
	$(PIP) --editable ".[dev]"
	touch $@ $(VENV)/.train
