"""Every server of the registry passes its own tests; of some of them it is measured again how strong these are."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from generator.selection import read_selection
from generator.testing.runner import load_tests
from generator.testing.scores import RULES, measure
from generator.validation import MIN_GUARDS, MIN_RULES
from mcp_servers.contracts import InputError
from mcp_servers.runtime import load_environment, load_registry
from mcp_servers.runtime.registries import DEFAULT_REGISTRY

CATALOG = DEFAULT_REGISTRY.parent / "mcp_servers" / "catalog"
FOLDERS = sorted(path.parent for path in CATALOG.glob("*/*/environment.json"))
SOME = FOLDERS[::8]
"""Validation has measured all of them when they were built; a person may run ``python -m benchmarks.mutation``."""


def folder_name(folder: Path) -> str:
    return folder.name


def test_the_registry_lists_every_server() -> None:
    try:
        entries = load_registry(DEFAULT_REGISTRY).servers
    except InputError as error:
        pytest.fail(f"{error}; 'make catalog' writes it")
    listed = {DEFAULT_REGISTRY.parent / entry.folder for entry in entries}
    assert listed == set(FOLDERS), "registry.json does not list what lies in mcp_servers/catalog; run 'make catalog'"


def test_the_catalog_is_the_selection() -> None:
    assert {folder.name for folder in FOLDERS} == set(read_selection())
    categories = Counter(folder.parent.name for folder in FOLDERS)
    assert len(categories) == 20
    assert min(categories.values()) >= 5, categories
    assert max(len(load_environment(folder).tasks) for folder in FOLDERS) <= 30


@pytest.mark.parametrize(
    "folder",
    [pytest.param(folder, marks=() if folder in SOME else pytest.mark.slow) for folder in FOLDERS],
    ids=folder_name,
)
def test_its_own_tests_pass(folder: Path) -> None:
    environment = load_environment(folder)
    failures = {test.name: failure for test in load_tests(folder) if (failure := test.failure(environment))}
    assert not failures


@pytest.mark.slow
@pytest.mark.parametrize("folder", SOME, ids=folder_name)
def test_its_own_tests_pass_where_a_person_runs_them(folder: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"--rootdir={folder}", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:]


@pytest.mark.slow
@pytest.mark.parametrize("folder", SOME, ids=folder_name)
def test_its_code_has_strict_types(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    cache = tmp_path_factory.getbasetemp() / "types"
    command = [sys.executable, "-m", "mypy", "--strict", "--config-file=", f"--cache-dir={cache}"]
    code = [*folder.glob("*.py"), *folder.glob("*/*.py")]
    done = subprocess.run([*command, *code], capture_output=True, text=True, check=False, cwd=DEFAULT_REGISTRY.parent)
    assert done.returncode == 0, done.stdout[-2000:]


@pytest.mark.slow
@pytest.mark.parametrize("folder", SOME, ids=folder_name)
def test_its_tests_catch_broken_rules(folder: Path) -> None:
    score = measure(load_environment(folder), load_tests(folder))
    assert score.share("guard") >= MIN_GUARDS, score.survivors
    assert score.share(*RULES) >= MIN_RULES, score.survivors
