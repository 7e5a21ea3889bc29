"""``python -m generator audit``: tasks of files and of servers, as a table, and what is wrong in a file."""

import json
from pathlib import Path

import pytest

from generator.__main__ import main
from generator.commands import audit
from mcp_servers.checks.attacks import ATTACKS
from mcp_servers.contracts import Task
from mcp_servers.runtime import Servers

SERVER = "harbour-pilots"

Capture = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def tasks() -> tuple[Task, ...]:
    return tuple(task.model_copy(update={"servers": (SERVER,)}) for task in Servers()[SERVER].tasks[:4])


def written(path: Path, *lines: str) -> str:
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return str(path)


def test_sound_tasks_of_a_file_withstand_everything(tmp_path: Path, tasks: tuple[Task, ...], capsys: Capture) -> None:
    kept = tmp_path / "findings.json"
    assert (
        main(["audit", written(tmp_path / "my.jsonl", *(task.to_json() for task in tasks)), "--json", str(kept)]) == 0
    )
    said = capsys.readouterr().out
    assert "4 of 4 tasks audited" in said
    assert all(attack in said for attack in ATTACKS)
    assert "Tasks that failed" not in said
    reports = json.loads(kept.read_text("utf-8"))
    assert [len(report["findings"]) for report in reports] == [len(ATTACKS) + 1] * 4


def test_each_task_that_fails_is_named_with_attack_and_reason(
    tmp_path: Path, tasks: tuple[Task, ...], capsys: Capture
) -> None:
    spoilt = tasks[0].model_copy(update={"instruction": f"{tasks[0].instruction} Begin with find_pilots."})
    file = written(tmp_path / "my.json", json.dumps([json.loads(task.to_json()) for task in (tasks[1], spoilt)]))
    assert main(["audit", file]) == 1
    said = capsys.readouterr().out
    assert f"my.json, task 2 {spoilt.id}" in said
    assert "the instruction uses the name find_pilots" in said
    assert said.endswith("1 sound, 1 not\n")


def test_a_line_that_is_no_task_does_not_hide_the_others(
    tmp_path: Path, tasks: tuple[Task, ...], capsys: Capture
) -> None:
    content = json.loads(tasks[0].to_json())
    lines = [
        "{",
        "",
        "[1]",
        json.dumps({**content, "colour": "red"}),
        json.dumps({name: value for name, value in content.items() if name != "instruction"}),
        json.dumps({**content, "servers": ["harbour-pilot"]}),
        json.dumps({**content, "servers": [f"{SERVER}@00"]}),
        json.dumps({**content, "servers": []}),
        tasks[1].to_json(),
    ]
    assert main(["audit", written(tmp_path / "my.jsonl", *lines)]) == 1
    said = capsys.readouterr().out
    for place, problem in (
        (":1", "not JSON: Expecting property name enclosed in double quotes at column 2"),
        (":3", "not a task: expected an object, not [1]"),
        (":4", "not a task: colour: there is no such field"),
        (":5", "not a task: instruction: is missing"),
        (":6", f"no server is called 'harbour-pilot'; did you mean {SERVER}?"),
        (":7", f"server {SERVER} has no version 00 here"),
        (":8", "the task names no server"),
    ):
        assert any(f"my.jsonl{place}" in line and problem in line for line in said.splitlines()), place
    assert "1 sound, 7 not" in said


def test_tasks_of_named_servers_alone_are_audited(
    tmp_path: Path, tasks: tuple[Task, ...], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    file = written(tmp_path / "my.jsonl", *(task.to_json() for task in tasks))
    assert main(["audit", file, "--server", "restaurant-tables"]) == 2
    assert main(["audit", "--server", "harbor"]) == 2
    assert main(["audit", str(tmp_path / "other.jsonl")]) == 2
    said = capsys.readouterr().err
    assert "there is no task to audit" in said
    assert "no server is called 'harbor'; did you mean" in said
    assert "other.jsonl cannot be read" in said
    monkeypatch.setattr(audit, "read_tasks", lambda path, called: list(audit_file(tasks, called)))
    assert main(["audit", "--server", SERVER]) == 0
    assert "4 of 4 tasks audited" in capsys.readouterr().out


def test_options_come_before_files_or_after_them(tmp_path: Path, tasks: tuple[Task, ...], capsys: Capture) -> None:
    file = written(tmp_path / "my.jsonl", tasks[0].to_json())
    for arguments in (["--server", SERVER, file], [file, "--server", SERVER], ["--server", SERVER, "--", file]):
        assert main(["audit", *arguments]) == 0
        assert "1 of 1 tasks audited" in capsys.readouterr().out
    assert main(["audit", SERVER]) == 2
    assert main(["audit", "--server", SERVER, "my-tasks"]) == 2
    said = capsys.readouterr().err
    assert f"{SERVER} is a server, not a file of tasks: --server {SERVER}" in said
    assert "no server is called 'my-tasks'" in said
    assert "a file of tasks is called .jsonl or .json" in said


def test_two_tasks_with_one_id_are_told(tmp_path: Path, tasks: tuple[Task, ...], capsys: Capture) -> None:
    twin = tasks[1].model_copy(update={"id": tasks[0].id})
    assert main(["audit", written(tmp_path / "my.jsonl", tasks[0].to_json(), twin.to_json())]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "so has the task at" in said
    assert "1 sound, 1 not" in said


def audit_file(tasks: tuple[Task, ...], called: str) -> list[audit.Written]:
    return [audit.Written(f"{called}:{number}", task) for number, task in enumerate(tasks, start=1)]


def test_an_interrupt_shows_what_was_found_so_far(
    tmp_path: Path, tasks: tuple[Task, ...], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    attacked = audit.audit

    def interrupted(task: Task, servers: Servers) -> object:
        if task.id == tasks[2].id:
            raise KeyboardInterrupt
        return attacked(task, servers)

    monkeypatch.setattr(audit, "audit", interrupted)
    file = written(tmp_path / "my.jsonl", *(task.to_json() for task in tasks))
    assert main(["audit", file]) == 130
    assert "2 of 4 tasks audited" in capsys.readouterr().out
