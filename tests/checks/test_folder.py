"""The gates of a server folder shut on what must not be published."""

import json
from pathlib import Path

import pytest

from mcp_servers.checks.folder import check_folder
from mcp_servers.checks.gates import GATES, Gate
from mcp_servers.checks.gates.behaviour import no_tool_crashes, observations_are_small
from mcp_servers.checks.gates.data import schema_is_sound, there_are_enough_rows
from mcp_servers.checks.gates.manifest import manifest_is_right
from mcp_servers.checks.gates.replay import another_process_replays
from mcp_servers.checks.gates.tasks import tasks_belong_together, tasks_name_this_version
from mcp_servers.checks.gates.tools import (
    code_is_pure,
    reading_tools_do_not_write,
    schemas_are_portable,
    tools_are_listed_as_they_are,
)
from mcp_servers.checks.gates.unit_tests import own_tests_pass
from mcp_servers.checks.report import Report
from mcp_servers.checks.sources import impurities
from mcp_servers.runtime import LoadedEnvironment, load_environment
from tests.checks.conftest import HARBOUR, Edit


def test_a_module_that_is_not_there_is_for_the_import_to_say(tmp_path: Path) -> None:
    path = tmp_path / "tools.py"
    path.write_text("from mcp_servers.runtime.types import Page\nimport mcp_servers.runtime_of_others\n")
    assert impurities(path) == ["tools.py:2: imports mcp_servers.runtime_of_others"]


def test_the_hand_written_harbour_passes_with_one_warning() -> None:
    folder, *tasks = check_folder(HARBOUR)
    assert [finding.gate for finding in folder.findings if not finding.passed] == ["enough rows"]
    assert all(report.passed for report in [folder, *tasks])
    assert len(folder.findings) == len(GATES)
    assert len(tasks) == 8


@pytest.mark.parametrize(
    ("gate", "file", "old", "new", "words"),
    [
        (code_is_pure, "tools.py", "from typing import Literal", "import time\nfrom typing import Literal", "imports time"),
        (code_is_pure, "tools.py", "from typing import", "import random\nfrom typing import", "imports random"),
        (code_is_pure, "tools.py", "days_between(stay", "hash(stay", "calls hash()"),
        (code_is_pure, "tools.py", "not db.today <= arrives_on", "not datetime.now() <= arrives_on", "wall clock"),
        (code_is_pure, "tools.py", "from typing import",
         "from datetime import datetime as clock\nNOW = clock.now()\nfrom typing import", "wall clock"),
        (code_is_pure, "tools.py", "not db.today <=", "not (datetime, 1)[0].now() <=", "hands on what knows the wall clock"),
        (code_is_pure, "tools.py", "not db.today <=", "not (day := datetime).today() <=", "hands on what knows the wall clock"),
        (code_is_pure, "tools.py", "not db.today <=", "not date(2026, 3, 4).today() <=", "reads the wall clock"),
        (code_is_pure, "tools.py", "not db.today <=", "not db.today() <=", "reads the wall clock"),
        (code_is_pure, "tools.py", "from typing import",
         "from operator import attrgetter as given\nfrom typing import", "imports attrgetter"),
        (code_is_pure, "tools.py", "from typing import",
         "from datetime import datetime as db\nfrom typing import", "calls what knows the wall clock db"),
        (code_is_pure, "tools.py", "from typing import",
         "import statistics\nCHANCE = statistics.random.random()\nfrom typing import", "which statistics does not offer"),
        (code_is_pure, "tools.py", "SELECT COUNT(*)", "SELECT random()", "holds SQL that reads the clock"),
        (code_is_pure, "tools.py", "SELECT COUNT(*)", "ATTACH DATABASE 'x' AS y", "holds SQL that reads the clock"),
        (code_is_pure, "tools.py", "SELECT COUNT(*)", "PRAGMA foreign_keys = OFF", "holds SQL that reads the clock"),
        (code_is_pure, "programs.py", "    nights = total = 0", "    global lost\n    nights = total = 0", "module's state"),
        (code_is_pure, "programs.py", "with suppress(Refused)", "with open('x')", "calls open()"),
        (code_is_pure, "programs.py", "with suppress(Refused)", "read = open\n    with suppress(Refused)", "uses open"),
        (code_is_pure, "programs.py", "with suppress(Refused)", "with __builtins__['open']('x')", "reaches for __b"),
        (code_is_pure, "tools.py", "SELECT COUNT(*)", 'SELECT date(\\"now\\")', "holds SQL that reads the clock"),
        (schema_is_sound, "schema.sql", "created_at TEXT NOT NULL", "created_at TEXT DEFAULT CURRENT_TIMESTAMP", "created_at"),
        (schema_is_sound, "schema.sql", "created_at TEXT NOT NULL", "created_at TEXT DEFAULT (datetime('now'))", "created_at"),
        (schema_is_sound, "schema.sql", "created_at TEXT NOT NULL", "created_at TEXT DEFAULT (datetime())", "created_at"),
        (manifest_is_right, "environment.json", "4 March 2026", "a fine day", "today's date"),
        (manifest_is_right, "environment.json", "Wednesday 4 March 2026, 09:00", "2026-03-04, 09:00",
         "as 'Wednesday 4 March 2026, 09:00'"),
        (manifest_is_right, "environment.json", "created_at", "made_at", "no such column made_at"),
        (manifest_is_right, "environment.json", "Europe/Oslo\"}", "Europe/Olso\"}", "no time zone"),
        (schemas_are_portable, "tools.py", "boat: str | None = None", "boat: str | int = 'x'", "anyOf"),
        (schemas_are_portable, "tools.py", "        stay_id: The stay.\n", "", "argument stay_id is not described"),
        (tools_are_listed_as_they_are, "tools.json", "Page number, from 1.", "Page.", "tools.json is wrong about find_berths"),
        (tools_are_listed_as_they_are, "tools.py", "The stay.", "A stay.", "tools.json is of tools that have changed"),
        (reading_tools_do_not_write, "tools.py", "writes(book_stay, cancel_stay)", "reads(book_stay, cancel_stay)",
         "book_stay is listed as reading but writes"),
        (no_tool_crashes, "tools.py", "stays WHERE berth_id", "visits WHERE berth_id", "no such table: visits"),
        (no_tool_crashes, "tools.py", "writes(book_stay, cancel_stay)", "reads(book_stay, cancel_stay)",
         "listed as reading but changed rows"),
        (observations_are_small, "tools.py", "SELECT id, name,", "SELECT id, name || hex(zeroblob(500)) name,",
         "99th percentile is"),
        (own_tests_pass, "tools.py", "The berth is closed.", "No.", "test_book_stay_needs_an_open_berth"),
        (own_tests_pass, "test_tools.py", "price_stay", "cost_stay", "no test calls price_stay"),
        (tasks_belong_together, "tasks.jsonl", "harbour-02", "harbour-01", "id harbour-01 is given 2 times"),
        (tasks_name_this_version, "schema.sql", "-- A small", "-- A tiny", "made for version"),
    ],
)  # fmt: skip
def test_a_gate_shuts(edit: Edit, gate: Gate, file: str, old: str, new: str, words: str) -> None:
    finding = gate(load_environment(edit(file, old, new)))
    assert not finding.passed
    assert words in finding.reason


def test_words_that_only_look_like_the_clock_or_a_schema_pass(edit: Edit) -> None:
    edit("schema.sql", "created_at TEXT NOT NULL", "created_at TEXT NOT NULL CHECK (created_at <> 'now')")
    folder = edit("tools.py", "boat: str | None = None", "nullable: str | None = None")
    edit("tools.py", "The berth is closed.", "Attach a buoy first.")
    assert schema_is_sound(load_environment(folder)).passed
    assert code_is_pure(load_environment(folder)).passed
    assert "nullable" not in schemas_are_portable(load_environment(folder)).reason.split(": ")


def test_what_another_process_does_otherwise_is_found(edit: Edit) -> None:
    folder = edit("tools.py", '"SELECT id, berth_id, boat,', """f"SELECT id, berth_id, '{hash('boat')}' AS boat,""")
    assert "gives other bytes" in another_process_replays(load_environment(folder)).reason


def test_tests_that_are_not_utf8_are_told_by_pytest(folder: Path) -> None:
    with (folder / "test_tools.py").open("ab") as file:
        file.write(b'"\xff"\n')
    finding = own_tests_pass(load_environment(folder))
    assert not finding.passed
    assert "test_tools.py" in finding.reason


def test_code_that_is_not_pure_is_not_run(edit: Edit, tmp_path: Path) -> None:
    trap = tmp_path / "ran"
    folder = edit("tools.py", '"""Tools of a small harbour."""', f'import os\n\nos.mkdir("{trap}")')
    (report,) = check_folder(folder)
    assert [finding.gate for finding in report.failures] == ["code is pure"]
    assert not trap.exists()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b'"""Tools."""\n\ndef find(:\n', "tools.py:3: is not valid Python: invalid syntax"),
        (b'"""\xff"""\n', "tools.py:1: is not UTF-8: 'utf-8' codec can't decode byte 0xff in position 3"),
        (b'# coding: latin-1\n"""\xe9"""\n', "tools.py:1: is not UTF-8"),
        (b"\0", "tools.py:1: is not valid Python"),
    ],
)
def test_code_that_cannot_be_parsed_is_named_with_its_line(folder: Path, text: bytes, words: str) -> None:
    (folder / "tools.py").write_bytes(text)
    (report,) = check_folder(folder)
    assert [finding.gate for finding in report.failures] == ["code is pure"]
    assert words in report.failures[0].reason


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("rows/berths.jsonl", '"length_m"', '"length"', "berths.jsonl:1: not a valid row of berths"),
        ("schema.sql", "CREATE TABLE", "CREATE TALBE", "schema.sql: "),
        ("tools.py", "TOOLS = ", "TOOL = ", "must end with TOOLS"),
        ("tools.json", '{"sources"', '["sources"', "tools.json: "),
        ("programs.py", "from contextlib import suppress", "from contextlib import supress", "cannot be imported"),
    ],
)
def test_what_cannot_be_loaded_is_said_once(edit: Edit, file: str, old: str, new: str, words: str) -> None:
    (report,) = check_folder(edit(file, old, new))
    assert [finding.gate for finding in report.failures] == ["server can be loaded"]
    assert words in report.failures[0].reason


def test_a_generated_server_needs_rows_and_tests(edit: Edit) -> None:
    folder = edit("environment.json", '"hand-written"', '"requirement-document"')
    (folder / "test_tools.py").unlink()
    environment = load_environment(folder)
    assert there_are_enough_rows(environment).severity == "failure"
    assert own_tests_pass(environment).severity == "failure"


def test_tests_may_be_a_package_with_fixtures(folder: Path) -> None:
    text = (folder / "test_tools.py").read_text("utf-8")
    start, _, tests = text.partition("    return Bench(Path(__file__).parent)\n")
    (folder / "test_tools.py").unlink()
    (folder / "test_tools").mkdir()
    (folder / "test_tools" / "conftest.py").write_text(f"{start}    return Bench(Path(__file__).parents[1])\n", "utf-8")
    imports, _, _ = start.partition("@pytest.fixture")
    (folder / "test_tools" / "test_stays.py").write_text(imports + tests, "utf-8")
    finding = own_tests_pass(load_environment(folder))
    assert finding.passed, finding.reason
    assert finding.counts["tests"] > 10


def test_a_folder_without_a_manifest_is_no_server(tmp_path: Path) -> None:
    (report,) = check_folder(tmp_path)
    assert "is not a server folder" in report.failures[0].reason


def test_a_world_that_starts_at_no_moment_is_refused(edit: Edit) -> None:
    (report,) = check_folder(edit("environment.json", "2026-03-04T09:00", "2026-03-04"))
    assert "world.now: should be local time to the minute" in report.failures[0].reason


def test_a_corrupt_row_is_named(folder: Path) -> None:
    rows = folder / "rows" / "stays.jsonl"
    rows.write_text(rows.read_text("utf-8") + "{broken\n", "utf-8")
    report = next(iter(check_folder(folder, gates=(code_is_pure, schema_is_sound))))
    assert "stays.jsonl:39: not a valid row" in report.failures[0].reason


@pytest.mark.parametrize("name", ["rows/stays.jsonl", "schema.sql", "tasks.jsonl"])
def test_bytes_that_are_no_text_are_named(folder: Path, name: str) -> None:
    with (folder / name).open("ab") as file:
        file.write(b"\xff\xfe")
    failures = [
        item for report in check_folder(folder, gates=(code_is_pure, schema_is_sound)) for item in report.failures
    ]
    assert any(Path(name).name in item.reason and "utf-8" in item.reason for item in failures)


def test_a_corrupt_task_is_named(folder: Path) -> None:
    (folder / "tasks.jsonl").write_text(json.dumps({"id": "x"}) + "\n", "utf-8")
    reports = list(check_folder(folder, gates=(code_is_pure,)))
    assert "tasks.jsonl:1: not a task" in reports[1].failures[0].reason


def test_a_task_that_needs_an_absent_server_is_refused(edit: Edit, harbour: LoadedEnvironment) -> None:
    folder = edit("tasks.jsonl", f'"servers":["{harbour.ref}"]', f'"servers":["{harbour.ref}","airport@1"]')
    reports: list[Report] = list(check_folder(folder, gates=(code_is_pure,)))
    assert "airport" in reports[1].failures[0].reason
