"""Tools are written and mended until they hold; what never does is taken out, with the reason."""

from pathlib import Path
from typing import Any

import pytest

from generator.agents.coding.examination import Examiner
from generator.agents.coding.pruning import without_tests, without_tools
from generator.agents.coding.stage import STAGE
from generator.agents.room import Aims
from mcp_servers.contracts import InputError
from mcp_servers.runtime import load_environment
from tests.agents.allotments import TESTS, TOOLS, write_allotments
from tests.agents.rooms import allow_no_jail, open_job, run
from tests.agents.scripted import Turn

AIMS = Aims(tools=5)
DONE: Turn = {"content": '{"summary": "five tools"}'}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    allow_no_jail(monkeypatch)
    folder = tmp_path / "coding"
    write_allotments(folder)
    return folder


def write(path: str, content: str) -> Turn:
    return {"calls": [["write_file", {"path": path, "content": content}]]}


def replaced(old: str, new: str, source: str = TOOLS) -> str:
    assert source.count(old) == 1
    return source.replace(old, new)


async def code(folder: Path, *turns: Turn) -> Any:
    return await run(STAGE, folder, {"coding/tools.1": turns, "coding/tools.2": turns[-1:] * 5}, AIMS)


async def test_the_example_of_the_prompt_holds(folder: Path) -> None:
    report = await code(
        folder, write("tools.py", TOOLS), write("test_tools.py", TESTS), {"calls": [["run_tests", {}]]}, DONE
    )
    assert (report["tools"], report["writing"], report["dropped"]) == (5, 2, {})
    assert (folder / "server" / "tools.py").read_text() == TOOLS
    assert (folder / "server" / "test_tools.py").read_text() == TESTS


BROKEN = replaced('plot["status"] != "free"', 'plot["status"] == "closed"')


async def test_a_failing_test_is_told_and_its_tool_repaired(folder: Path) -> None:
    report = await code(
        folder,
        write("tools.py", BROKEN),
        {"raw": [["write_file", '{"path": "test_tools.py", "content": ']]},
        {"calls": [["write_file", {"path": "../tools.py", "content": "x"}]]},
        write("test_tools.py", TESTS),
        {"calls": [["run_tests", {}], ["query", {"sql": "SELECT status, COUNT(*) FROM plots GROUP BY status"}]]},
        DONE,
        {"calls": [["replace_text", {"path": "tools.py", "old": '== "closed"', "new": '!= "free"'}]]},
        DONE,
    )
    assert report["tools"] == 5
    assert "given up" not in report


async def test_a_tool_that_never_passes_is_dropped_for_its_reason(folder: Path) -> None:
    report = await code(folder, write("tools.py", BROKEN), write("test_tools.py", TESTS), *[DONE] * 5)
    assert report["tools"] == 4
    assert set(report["dropped"]) == {"rent_plot"}
    assert "was not refused" in report["dropped"]["rent_plot"]
    for path in ("tools.py", "test_tools.py"):
        assert "rent_plot" not in (folder / "server" / path).read_text()


THIRD = TESTS[TESTS.index("def test_rent_plot_is_refused_for_a_third") : TESTS.index("def test_give_up_plot_ends")]


async def test_tests_that_miss_a_removed_guard_are_told_so(folder: Path) -> None:
    async with open_job(
        folder,
        {
            "coding/tools.1": [
                write("tools.py", TOOLS),
                write("test_tools.py", TESTS.replace(THIRD, "")),
                DONE,
                write("test_tools.py", TESTS),
                DONE,
            ]
        },
        AIMS,
    ) as (job, model):
        report = await STAGE.run(job)
        said = model.requests[-2]["messages"][-1]["content"]
    assert "guard: tools.py:" in said
    assert report["strength"]["guards"] == 1.0
    assert load_environment(job.server).manifest.gates["removed guards caught"] == 1.0


@pytest.mark.slow
async def test_a_tool_that_hangs_is_named(folder: Path) -> None:
    source = replaced('plot["status"] != "free"', 'plot["status"] != "free" or all(db.today for _ in iter(int, 1))')
    (folder / "server" / "tools.py").write_text(source)
    (folder / "server" / "test_tools.py").write_text(TESTS)
    found = await Examiner(folder / "server").examine()
    assert any(fault.tool == "rent_plot" and "takes too long" in fault.said for fault in found.faults)


async def test_code_that_never_parses_is_a_failure_that_says_so(folder: Path) -> None:
    with pytest.raises(InputError, match=r"does not hold as a whole: tools.py:1: is not valid Python"):
        await code(folder, write("tools.py", "def ("), write("test_tools.py", TESTS), *[DONE] * 5)


def test_what_nobody_uses_any_more_goes_with_a_tool() -> None:
    tools = {
        "find_plots": False,
        "get_plot": False,
        "find_my_tenancies": False,
        "rent_plot": True,
        "give_up_plot": True,
    }
    left = without_tools(TOOLS, {"get_plot", "find_my_tenancies"}, tools)
    assert "TOOLS = reads(find_plots) + writes(rent_plot, give_up_plot)" in left
    assert "class PlotDetails" not in left
    assert "class TenancySummary" not in left
    tests = without_tests(TESTS, (), {"get_plot", "find_plots"})
    assert '("rent_plot", "plot_id"' in tests
    assert '("get_plot", "plot_id"' not in tests
    assert "def free_plot" not in tests
    assert "def test_rent_plot_adds" not in tests
    assert "def test_give_up_plot_ends" in tests


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        (replaced("since=db.today)", "since=datetime.now().isoformat())"), "reads the wall clock"),
        (replaced("from typing import", "import os\nfrom typing import"), "imports os"),
        (replaced('raise Refused("This plot is not free.")', "raise ValueError"), "ValueError"),
        (replaced("def find_plots(\n", "def find_plots(\n(\n"), "is not valid Python"),
        (replaced("def get_plot(db: Database, plot_id: str)", "def get_plot(db: Database, plot_id)"), "ANN001"),
        (
            replaced(
                '        plot_id: Id of the plot.\n    """\n    plot = db.fetch(Plot, "plots", plot_id)\n    gardener',
                '        x: Id.\n    """\n    plot = db.fetch(Plot, "plots", plot_id)\n    gardener',
            ),
            "is not described",
        ),
        (
            replaced("+ writes(rent_plot, give_up_plot)", "+ writes(rent_plot) + reads(give_up_plot)"),
            "listed as reading",
        ),
        (replaced("TOOLS = reads", "TOOL = reads"), "must end with TOOLS"),
    ],
)
async def test_what_does_not_hold_is_said(folder: Path, source: str, complaint: str) -> None:
    (folder / "server" / "tools.py").write_text(source)
    (folder / "server" / "test_tools.py").write_text(TESTS)
    assert complaint in str(await Examiner(folder / "server").examine())
