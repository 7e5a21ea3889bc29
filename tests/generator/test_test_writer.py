"""Generated tests are few, readable, and catch what can be caught."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from generator.design.model import Design
from generator.testing import write_tests
from generator.testing.layout import Call, write
from generator.testing.runner import load_tests
from generator.testing.scores import measure
from generator.testing.thresholds import thresholds
from mcp_servers.runtime import load_environment
from tests.generator.conftest import HARBOUR

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory, harbour_design: Design) -> str:
    folder = Path(shutil.copytree(HARBOUR, tmp_path_factory.mktemp("written") / "harbour"))
    write_tests(harbour_design, folder)
    return (folder / "test_tools.py").read_text("utf-8")


def test_the_tests_written_for_the_harbour_pass_and_catch_every_fault(harbour: Path, harbour_design: Design) -> None:
    report = write_tests(harbour_design, harbour)
    tests = load_tests(harbour)
    environment = load_environment(harbour)
    assert (report.files, report.survivors, report.unmet, report.crashes) == (["test_tools.py"], [], {}, {})
    assert len(tests) == report.tests <= 25
    assert [test.failure(environment) for test in tests] == [""] * len(tests)
    assert measure(environment, tests).survivors == ()


def test_writing_twice_gives_the_same_bytes(harbour: Path, harbour_design: Design, text: str) -> None:
    write_tests(harbour_design, harbour)
    assert (harbour / "test_tools.py").read_text("utf-8") == text


def test_names_are_sentences(text: str) -> None:
    assert "def test_cancel_stay_sets_status_to_cancelled(" in text
    assert "def test_cancel_stay_is_refused_because_the_stay_is_already_cancelled(" in text
    assert "def test_find_stays_finds_by_boat(" in text


def test_the_text_is_formatted_linted_and_typed(text: str, tmp_path: Path) -> None:
    path = tmp_path / "test_tools.py"
    path.write_text(text, "utf-8")
    config = ["--config", str(ROOT / "pyproject.toml")]
    for command in (
        ["ruff", "format", "--check", *config, str(path)],
        ["ruff", "check", *config, str(path)],
        ["mypy", "--config-file", str(ROOT / "pyproject.toml"), str(path)],
    ):
        ran = subprocess.run([sys.executable, "-m", *command], capture_output=True, text=True, cwd=ROOT, check=False)
        assert ran.returncode == 0, ran.stdout


def test_pytest_runs_them_as_the_runner_does(harbour: Path, harbour_design: Design) -> None:
    report = write_tests(harbour_design, harbour)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(harbour)]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=harbour, check=False)
    assert f"{report.tests} passed" in ran.stdout


def test_thresholds_are_where_what_is_seen_changes() -> None:
    assert thresholds(lambda value: value >= 48, [0, 1000]) == [47, 48]
    assert thresholds(lambda value: value // 24 if value < 72 else 3, [0, 100]) == [23, 24, 47, 48, 71, 72]
    assert thresholds(lambda value: value == 7, [0, 100]) == []


def test_what_is_too_long_for_a_line_is_written_one_part_a_line() -> None:
    call = Call("f", ("x" * 60,), {"first": ["y" * 40], "second": ("z" * 30,)})
    assert (
        write(call, 4)
        == f'    f(\n        "{"x" * 60}",\n        first=["{"y" * 40}"],\n        second=("{"z" * 30}",),\n    )'
    )
    assert write({"a": 1, "b": None}, 0, "x = ") == 'x = {"a": 1, "b": None}'
    words = " ".join(["word"] * 40)
    assert eval(write(words, 4).strip()) == words
