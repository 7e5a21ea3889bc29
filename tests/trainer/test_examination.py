"""Examining a model behind an endpoint, from the command line."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.episodes.test_loop import TASK
from tests.served_model import ServedModel, serve_model
from tests.trainer.conftest import list_harbour
from trainer.__main__ import main

pytest.importorskip("openai")


@pytest.fixture
def model() -> Iterator[ServedModel]:
    with serve_model() as served:
        yield served


@pytest.fixture
def registry(tmp_path: Path) -> Path:
    """Two held-out tasks; the served model knows the way of the first only."""
    other = TASK.model_copy(update={"id": "other", "truth": {"day": "2026-03-11"}})
    return list_harbour(tmp_path, [task.model_copy(update={"split": "held-out-tasks"}) for task in (TASK, other)])


def evaluate(url: str, registry: Path, *more: str) -> int:
    return main(["evaluate", "--endpoint", url, "--model", "sailor", "--registry", str(registry), *more])


def test_an_endpoint_is_examined_and_its_rollouts_are_kept(
    model: ServedModel, registry: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "kept.sqlite"
    assert evaluate(model.url, registry, "--out", str(kept)) == 0
    printed = capsys.readouterr().out
    assert "examining sailor" in printed
    (line,) = [line for line in printed.splitlines() if " all " in line]
    assert [cell.strip() for cell in line.strip("│ ").split("│")] == ["all", "2", "50 [9, 91]", "2.0"]
    assert {request["model"] for request in model.requests} == {"sailor"}
    with sqlite3.connect(kept) as database:
        rows = database.execute("SELECT task, success, stop, tool_calls FROM rollouts ORDER BY task").fetchall()
    assert rows == [("cancel", 1, "answered", 2), ("other", 0, "answered", 2)]


def test_an_endpoint_that_refuses_gets_one_sentence(
    model: ServedModel, registry: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    model.status = 404
    assert evaluate(model.url, registry) == 1
    error = capsys.readouterr().err.strip()
    assert error.startswith(f"failed: the model sailor at {model.url} gave no reply: NotFoundError")
    assert "\n" not in error
    assert len(model.requests) == 1, "no task is tried"


def test_an_endpoint_that_is_not_there_gets_one_sentence(registry: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert evaluate("http://127.0.0.1:9/v1", registry) == 1
    error = capsys.readouterr().err.strip()
    assert (
        error
        == "failed: the model sailor at http://127.0.0.1:9/v1 gave no reply: APIConnectionError: Connection error."
    )


def test_an_examination_in_which_every_rollout_failed_is_no_result(
    model: ServedModel, registry: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    model.status, model.healthy = 400, 1
    assert evaluate(model.url, registry) == 1
    captured = capsys.readouterr()
    assert captured.err.splitlines()[-1].startswith("failed: no task could be tried, the first because of: Infra")
    assert "Success on held-out tasks" not in captured.out
