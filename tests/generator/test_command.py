"""``python -m generator``: what a person sees, and what a mistake gets."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from generator.__main__ import main
from generator.commands import shared as command
from generator.design.model import Design
from generator.outline import outline
from generator.pipeline import Built, build_server
from generator.splits import read_splits
from generator.themes import Theme
from generator.workspace import Job, Stage, Workspace
from mcp_servers.contracts import InputError, Json
from tests.generator.village import village_design

Capture = pytest.CaptureFixture[str]


def test_explain_ends_with_the_stage_that_stopped(tmp_path: Path, capsys: Capture) -> None:
    def note(job: Job) -> dict[str, int]:
        return {"books": 12}

    rooms = Workspace(tmp_path / "village-library", read_splits())
    folder = rooms.start(village_design(tmp_path))
    for name in ("rows", "tools", "tests"):
        folder, _ = rooms.run(Stage(name, note, ()), folder)
    rooms.stop("tests", "ValueError: no [item] has a weight (see crash.txt)")
    assert main(["explain", "village-library", "--workspace", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert [line.split(":")[0] for line in said.splitlines() if line[:1].isalpha()][-3:] == [
        "rows",
        "tools",
        "stopped at tests",
    ]
    assert said.endswith("\nstopped at tests: ValueError: no [item] has a weight (see crash.txt)\n")
    rooms.go()
    assert main(["explain", "village-library", "--workspace", str(tmp_path)]) == 0
    assert "stopped" not in capsys.readouterr().out


def test_a_build_that_stops_says_so_to_explain(tmp_path: Path, capsys: Capture) -> None:
    def refuse() -> Design:
        raise InputError("line 3: no such type")

    build_server("faulty", Theme("document", "faulty", refuse), tmp_path, read_splits())
    assert main(["explain", "faulty", "--workspace", str(tmp_path)]) == 1
    assert capsys.readouterr().out == "stopped at model: line 3: no such type\n"


@pytest.mark.parametrize(
    ("dropped", "line"),
    [
        ({}, "bike-hire: 3 tools, 9 tests, 7 tasks"),
        (
            {"hire_bike": ["no test of it succeeds"]},
            "bike-hire: 2 tools, 9 tests, 7 tasks; dropped hire_bike ('explain bike-hire' says why)",
        ),
    ],
)
def test_a_build_tells_what_was_published_and_what_dropped(
    dropped: dict[str, Json], line: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    reports: dict[str, Json] = {
        "tools": {"tools": 3},
        "validation": {"dropped": dropped, "its own tests pass": {"tests": 9}},
        "tasks": {"own": {"tasks": 7}},
    }
    built = Built("bike-hire", tmp_path, reports)

    def build_catalog(*arguments: Any) -> list[Built]:
        tell = arguments[6]
        tell(built)
        return [built]

    monkeypatch.setattr(command, "build_catalog", build_catalog)
    main(["build", "calendar", "--out", str(tmp_path), "--workspace", str(tmp_path)])
    assert line in capsys.readouterr().out


def test_explain_of_what_was_never_built_says_how_to_build_it(tmp_path: Path, capsys: Capture) -> None:
    assert main(["explain", "nope", "--workspace", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith("error: there is no server 'nope'; ")
    (tmp_path / "nope").mkdir()
    assert main(["explain", "nope", "--workspace", str(tmp_path)]) == 2
    assert capsys.readouterr().err.endswith("run 'python -m generator build nope'\n")


def test_explain_tells_of_a_server_that_was_built_elsewhere(tmp_path: Path, capsys: Capture) -> None:
    assert main(["explain", "ferry-bookings", "--workspace", str(tmp_path)]) == 0
    explained, _, published = capsys.readouterr().out.partition("\n\n")
    assert explained.startswith("Skerry Line bookings: made of generator/documents/ferry-bookings.yaml")
    said = published.splitlines()
    assert said[0].startswith("Skerry Line bookings, published in ")
    assert said[1].startswith("holds: rows ")
    assert said[2].startswith("tests: broken rules caught ")
    assert said[3].endswith("run 'python -m generator build ferry-bookings'")


def test_a_report_is_told_in_lines() -> None:
    report = {
        "tests": 124,
        "unmet": {"find_routes": ["turns the page"]},
        "crashes": {},
        "caught": {"guard": 3, "filter": 2},
    }
    assert list(outline("tests", report)) == [
        "tests:",
        "  tests: 124",
        "  unmet:",
        "    find_routes:",
        "      - turns the page",
        "  crashes: none",
        "  caught: guard 3, filter 2",
    ]
    assert list(outline("missing", [{"level": 2, "count": 1}])) == ["missing:", "  - level 2, count 1"]


def test_show_names_parameters_as_the_tools_do(capsys: Capture) -> None:
    assert main(["show", "restaurant-tables"]) == 0
    said = capsys.readouterr().out
    assert "\nget_guest(guest_id): " in said
    assert "\nbook_table(guest_id, dining_table_id, party, starts_at, occasion): " in said
    assert "status, page): Search rooms" in said


@pytest.mark.parametrize("option", ["--out", "--workspace"])
def test_an_unusable_folder_is_refused_before_anything_is_built(option: str, tmp_path: Path, capsys: Capture) -> None:
    folders = {"--out": tmp_path / "out", "--workspace": tmp_path / "work"}
    folders[option] = tmp_path / "file" / "below"
    (tmp_path / "file").write_text("a file", "utf-8")
    options = [word for name, folder in folders.items() for word in (name, str(folder))]
    assert main(["build", "ferry-bookings", *options]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err == f"error: {option}: cannot write in {folders[option]} (Not a directory); name another folder\n"


def test_what_the_system_refuses_is_told_in_one_sentence(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "ferry-bookings").write_text("a file where the stages' folder should be", "utf-8")
    options = ["--out", str(tmp_path / "out"), "--workspace", str(tmp_path), "--jobs", "1"]
    assert main(["build", "ferry-bookings", *options]) == 1
    assert capsys.readouterr().err == f"error: {tmp_path}/ferry-bookings/stopped.json: Not a directory\n"


def test_an_interrupted_build_leaves_quietly(tmp_path: Path) -> None:
    """The whole process group is interrupted, as Ctrl-C in a terminal does, while both workers are building."""
    names = ["ferry-bookings", "warehouse-stock", "library-lending"]
    command = [sys.executable, "-m", "generator", "build", *names]
    command += ["--out", str(tmp_path / "out"), "--workspace", str(tmp_path)]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as build:
        while not all((tmp_path / name / "design").exists() for name in names[:2]):
            with pytest.raises(subprocess.TimeoutExpired):
                build.wait(0.05)
        os.killpg(build.pid, signal.SIGINT)
        _, said = build.communicate(timeout=20)
    assert build.returncode == 130
    assert said == "stopped; what was finished is kept\n"
    assert not (tmp_path / names[2]).exists()
    with pytest.raises(ProcessLookupError):
        os.killpg(build.pid, 0)


def test_a_number_of_processes_below_one_is_refused(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["build", "ferry-bookings", "--jobs", "0"])
    assert "expected a whole number from 1, not 0" in capsys.readouterr().err


def test_help_is_plain_text(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    assert "`" not in capsys.readouterr().out


def test_an_unknown_server_is_refused_before_anything_is_shown(tmp_path: Path, capsys: Capture) -> None:
    assert main(["build", "nope", "--out", str(tmp_path / "out"), "--workspace", str(tmp_path / "work")]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("error: there is no server 'nope'; ")
    assert list(tmp_path.iterdir()) == []
