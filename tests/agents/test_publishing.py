"""A finished server passes all gates, says where its rows are from, and is listed; tasks that fail are left out."""

import json
from pathlib import Path

import pytest

from generator.agents.catalogs import list_servers, publish
from generator.agents.coding.stage import STAGE as CODING
from generator.agents.complexification.stage import STAGE as COMPLEXIFICATION
from generator.agents.engine import Endpoint, Spent, Worker
from generator.agents.engine.completions import Completions
from generator.agents.engine.toolbox import NO_TOOLS
from generator.agents.pipeline import Discovered
from generator.agents.publishing import gates, stage
from generator.agents.publishing.gates import pass_gates
from generator.agents.room import Aims, Room, run_stage
from mcp_servers.checks.report import Report, found
from mcp_servers.contracts import InputError
from mcp_servers.runtime import load_environment
from tests.agents.allotments import SUBJECT, TESTS, TOOLS, write_allotments
from tests.agents.rooms import allow_no_jail, run
from tests.agents.scripted import Script, serve_script


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    allow_no_jail(monkeypatch)
    folder = tmp_path / "publishing"
    write_allotments(folder)
    (folder / "server" / "tools.py").write_text(TOOLS)
    (folder / "server" / "test_tools.py").write_text(TESTS)
    return folder


async def test_a_server_is_finished_and_listed(folder: Path, tmp_path: Path) -> None:
    before = load_environment(folder / "server").digest
    report = await run(stage.STAGE, folder, {}, Aims())
    assert report == {"tools": 5, "tasks": 0, "dropped": {}}
    made = publish(Discovered(SUBJECT.name, folder / "server", Spent()), tmp_path / "catalog")
    assert not made.failure
    (entry,) = list_servers(tmp_path / "catalog").servers
    assert (entry.name, entry.tools) == ("allotment-gardens", 5)
    published = tmp_path / "catalog" / entry.folder
    environment = load_environment(published)
    assert environment.digest == before  # tasks that were made for it stay valid
    manifest = environment.manifest
    assert manifest.provenance.source == "theme: allotment gardens; https://allotments.example/plots"
    assert (manifest.provenance.kind, manifest.provenance.version, manifest.provenance.licence) == (
        "agents",
        "m",
        "CC BY 4.0",
    )
    assert (manifest.counts["tools"], manifest.counts["writing"]) == (5, 2)
    readme = (published / "README.md").read_text()
    assert "| plots | 60 | https://allotments.example/plots | 2026-03-01 | CC BY 4.0 |" in readme
    assert "| `rent_plot` | writes | Rent a free plot from today on; nobody has more than two. |" in readme


async def test_a_server_that_fails_a_gate_is_not_published(folder: Path) -> None:
    tests = folder / "server" / "test_tools.py"
    tests.write_text(tests.read_text().replace('"Gardener 03"', '"Nobody"'))
    with pytest.raises(InputError, match=r"fails 1 gates: own tests pass.*test_get_plot_names_who_has_it"):
        await run(stage.STAGE, folder, {}, Aims())


async def test_failing_tasks_are_left_out_with_their_reasons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tasks.jsonl"
    path.write_text("".join(json.dumps({"id": name}) + "\n" for name in ("one", "two", "three")))

    async def check(server: Path) -> list[Report]:
        names = [json.loads(line)["id"] for line in (server / "tasks.jsonl").read_text().splitlines()]
        folder = Report(subject="server", findings=(found("tasks belong together", ["two"] if "two" in names else []),))
        return [
            folder,
            *(Report(subject=name, findings=(found("leak", ["it leaks"] if name == "two" else []),)) for name in names),
        ]

    monkeypatch.setattr(gates, "check", check)
    assert await pass_gates(tmp_path) == {"two": "leak: it leaks"}
    assert [json.loads(line)["id"] for line in path.read_text().splitlines()] == ["one", "three"]


@pytest.mark.slow
async def test_three_stages_make_a_server_and_a_second_run_pays_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    allow_no_jail(monkeypatch)
    name, done = SUBJECT.name, {"content": '{"summary": "done"}'}
    draw = "def rows(tables, random):\n    return [{'name': f'Guest {n}'} for n in range(20)]\n"
    script: Script = {
        f"{name}/complexification/round-1.1": [
            {"calls": [["add_rows_from_code", {"table": "gardeners", "code": draw}]]},
            done,
        ],
        f"{name}/complexification/round-2.1": [done],
        f"{name}/coding/tools.1": [
            {"calls": [["write_file", {"path": "tools.py", "content": TOOLS}]]},
            {"calls": [["write_file", {"path": "test_tools.py", "content": TESTS}]]},
            {"calls": [["run_tests", {}]]},
            done,
        ],
    }
    start = tmp_path / "start"
    write_allotments(start)
    with serve_script(script) as model:
        for room in ("room", "room"):
            completions = Completions(Endpoint(url=model.url, model="m"))
            worker = Worker(name, tmp_path / room, completions)
            place = Room(tmp_path / room, SUBJECT, worker, NO_TOOLS, Aims(tools=5))
            folder = start
            for one in (COMPLEXIFICATION, CODING, stage.STAGE):
                folder, report = await run_stage(one, place, folder)
            await completions.close()
        assert not model.missing
        assert len(model.answered) == 7
    assert report["tools"] == 5
    assert load_environment(folder / "server").manifest.counts["rows"] == 200
