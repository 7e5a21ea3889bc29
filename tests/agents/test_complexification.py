"""Rounds enrich a database through tools that let nothing in which does not fit; a round that adds nothing ends them."""

import re
from pathlib import Path
from typing import Any

import pytest
from fastmcp import Client

from generator.agents.complexification.stage import STAGE
from generator.agents.complexification.workbench import Workbench
from generator.agents.database import queries
from generator.agents.database.draft import Draft
from generator.agents.room import Aims
from generator.splits import read_splits
from mcp_servers.contracts import InputError
from mcp_servers.runtime import load_environment
from tests.agents.allotments import allotments, write_allotments
from tests.agents.rooms import allow_no_jail, run
from tests.agents.scripted import Script, Turn

AIMS = Aims(rounds=3)
DONE: Turn = {"content": '{"summary": "done"}'}

DRAWN = """
def rows(tables, random):
    return [{"name": f"{random.choice(['Ann', 'Bø'])} {number}"} for number in range(100, 230)]
"""
SECRET = """
import os

def rows(tables, random):
    return [{"name": value} for value in os.environ.values()]
"""
ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n) SELECT COUNT(*) FROM n"
PLOT = {"number": "B-01", "size": 100, "water": True, "status": "free"}
SOIL = {"name": "soil", "type": "text", "label": "soil"}
REPAIRS = {
    "name": "repairs",
    "noun": "repair",
    "purpose": "what was mended",
    "columns": [
        {"name": "plot", "type": "reference", "label": "plot", "target": "plots"},
        {"name": "done_on", "type": "day", "label": "day"},
    ],
}


@pytest.fixture(autouse=True)
def jail(monkeypatch: pytest.MonkeyPatch) -> None:
    allow_no_jail(monkeypatch)


async def enrich(folder: Path, draft: Draft, script: Script) -> Any:
    write_allotments(folder, draft)
    return await run(STAGE, folder, script, AIMS)


async def test_rounds_go_on_until_one_adds_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "rounds"
    script: Script = {
        "complexification/round-1.1": [
            {"calls": [["describe", {}]]},
            {"raw": [["add_rows", "{no json"]]},
            {
                "calls": [
                    ["add_rows_from_code", {"table": "gardeners", "code": DRAWN}],
                    ["add_table", {"table": REPAIRS}],
                ]
            },
            {"calls": [["add_rows", {"table": "repairs", "rows": [{"plot": "A-01", "done_on": "2026-01-05"}]}]]},
            DONE,
        ],
        "complexification/round-2.1": [{"calls": [["describe", {}]]}, DONE],
    }
    report = await enrich(folder, allotments(10, 10), script)
    first, second = report["rounds"]
    assert first["gains"] == {
        "tables": 1, "columns": 2, "rows": 131, "relations": 1, "values": 132, "unusual": first["gains"]["unusual"],
    }  # fmt: skip
    assert first["gains"]["unusual"] > 0
    assert second["gains"] == {}
    assert load_environment(folder / "server").template.execute("SELECT COUNT(*) FROM repairs").fetchone()[0] == 1
    assert "written by m" in (folder / "sources.json").read_text()


async def test_too_few_rows_are_a_failure_that_says_where(tmp_path: Path) -> None:
    script: Script = {"complexification/round-1.1": [DONE]}
    with pytest.raises(
        InputError, match=r"30 rows after 1 rounds.*at least 150 are needed.*plots.status is never closed"
    ):
        await enrich(tmp_path / "few", allotments(10, 10), script)


async def test_the_same_answers_make_the_same_bytes(tmp_path: Path) -> None:
    script: Script = {
        "complexification/round-1.1": [
            {"calls": [["add_rows_from_code", {"table": "gardeners", "code": DRAWN}]]},
            DONE,
        ],
        "complexification/round-2.1": [DONE],
    }
    texts = set()
    for name in ("one", "two"):
        await enrich(tmp_path / name, allotments(10, 10), script)
        texts.add((tmp_path / name / "server" / "rows" / "gardeners.jsonl").read_text())
    assert len(texts) == 1


@pytest.mark.parametrize(
    ("tool", "arguments", "refusal"),
    [
        ("query", {"sql": "DELETE FROM plots"}, "only one SELECT"),
        ("query", {"sql": "PRAGMA table_list"}, "only one SELECT"),
        ("query", {"sql": "ATTACH '/etc/passwd' AS other"}, "only one SELECT"),
        ("query", {"sql": "SELECT 1; SELECT 2"}, "one statement at a time"),
        ("query", {"sql": "SELECT load_extension('x')"}, "load_extension|not authorized|only one SELECT"),
        ("query", {"sql": ENDLESS}, "longer than"),
        ("add_rows", {"table": "plots", "rows": [{**PLOT, "number": "A-01"}]}, "unique"),
        ("add_rows", {"table": "plots", "rows": [{**PLOT, "size": 9}]}, "at least 50"),
        ("add_rows", {"table": "plots", "rows": [{"number": "B-1", "depth": 9}]}, "no column depth"),
        ("add_rows", {"table": "boats", "rows": [{"name": "x"}]}, "there are gardeners, plots, tenancies"),
        ("add_rows_from_code", {"table": "plots", "code": "def rows(tables, random) return []"}, "not valid Python"),
        ("add_rows_from_code", {"table": "plots", "code": "def rows(tables, random):\n    return tables['x']"}, "KeyError"),
        ("add_rows_from_code", {"table": "plots", "code": SECRET}, "imports os"),
        ("add_table", {"table": {**REPAIRS, "name": "plots"}}, "there is a table plots already"),
        ("add_column", {"table": "plots", "column": SOIL, "values": {}}, "required"),
    ],
)  # fmt: skip
async def test_what_does_not_fit_is_refused_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, tool: str, arguments: dict[str, Any], refusal: str
) -> None:
    monkeypatch.setattr(queries, "MOST_SECONDS", 0.05)
    bench = Workbench(allotments(10, 10), "m", read_splits())
    before = bench.draft.rows
    async with Client(bench.server()) as client:
        result = await client.call_tool_mcp(tool, arguments)
    assert result.is_error
    assert re.search(refusal, str(result.content))
    assert bench.draft.rows == before


async def test_a_column_comes_with_values_and_their_source() -> None:
    bench = Workbench(allotments(10, 10), "m", read_splits())
    column = {"name": "neighbour", "type": "reference", "label": "neighbour", "target": "gardeners", "required": False}
    key = bench.draft.rows["plots"][0]["id"]
    values = {str(key): "Gardener 03"}
    async with Client(bench.server()) as client:
        await client.call_tool("add_column", {"table": "plots", "column": column, "values": values})
    gardener = next(row["id"] for row in bench.draft.rows["gardeners"] if row["name"] == "Gardener 03")
    assert [row["neighbour_id"] for row in bench.draft.rows["plots"]] == [gardener, *[None] * 9]
    assert [one.title for one in bench.draft.sources["plots"]] == ["", "column neighbour"]
