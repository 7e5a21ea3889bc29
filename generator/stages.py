"""The stages between a design and a server that may be published."""

import json
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from generator.behaviour import kinds_of
from generator.complexification import take_through
from generator.database.rows import Rows, make_rows
from generator.depth import Depth
from generator.design.model import Design
from generator.files import data_folder, write_lines, write_text
from generator.manifest import make_manifest
from generator.outline import phrase
from generator.readme import write_readme
from generator.splits import Splits
from generator.tasks.plans import TaskSet
from generator.tasks.synthesis import synthesise_tasks
from generator.testing import TestReport, write_tests
from generator.testing.effort import Effort
from generator.testing.scores import RULES
from generator.testing.shown import Shown
from generator.tools.render import write_tools
from generator.validation import ValidationReport, validate
from generator.workspace import Job, Stage
from mcp_servers.checks.folder import check_folder
from mcp_servers.contracts import InputError, Json, Split
from mcp_servers.contracts.model import dump_json
from mcp_servers.runtime import LoadedEnvironment, load_environment
from mcp_servers.runtime.listing import dump_listing, make_listing

MAX_REPAIRS = 3
"""How often tools may be dropped before a server is given up."""

_MEASURED = "rows.json"
"""Rows of the server's own world as the last round left them."""

SERVER_FILE = '''"""Serves this folder over stdio: ``python server.py``, or ``fastmcp run server.py``."""

from pathlib import Path

FOLDER = Path(__file__).parent

if __name__ == "__main__":
    from mcp_servers.hosts.stdio import serve_stdio

    serve_stdio(FOLDER)
else:
    from mcp_servers.hosts.fastmcp import build_fastmcp

    mcp = build_fastmcp(FOLDER)
'''
"""Text of a server's ``server.py``."""


def complexify(job: Job) -> Mapping[str, Json]:
    """Take the design through its rounds; those that gain nothing leave it as it was."""
    if not job.rounds:
        return {}
    made = take_through(job.design, job.rounds, job.splits.derive("rows", job.design.name, ""))
    job.keep(made.design)
    write_text(job.folder / _MEASURED, dump_json(made.rows))
    return made.report


def fill_rows(job: Job) -> Mapping[str, Json]:
    """Write rows and manifest of the server's own world and of its variants."""
    counts = {}
    for world in job.all_worlds:
        design = design_in(job.design, world, job.splits)
        folder = data_folder(job.server, world)
        rows = _rows(job, world)
        manifest = make_manifest(design, rows, job.splits.derive("ids", design.name, world))
        (folder / "rows").mkdir(parents=True)
        for table, content in rows.items():
            write_lines(folder / "rows" / f"{table}.jsonl", [dump_json(row) for row in content])
        write_text(folder / "environment.json", manifest.to_json(indent=2) + "\n")
        counts[world or "rows"] = manifest.counts["rows"]
    return counts


def _rows(job: Job, world: str) -> Rows:
    """Return the rows of a world; those of the server's own world are there already if its design was measured on them."""
    if job.splits.is_common(world):
        return make_rows(design_in(job.design, world, job.splits), job.splits.derive("rows", "", world))
    measured = job.folder / _MEASURED
    if world or not measured.exists():
        return make_rows(job.design, job.splits.derive("rows", job.design.name, world))
    rows: Rows = json.loads(measured.read_bytes())
    measured.unlink()
    return rows


def design_in(design: Design, world: str, splits: Splits) -> Design:
    """Return a design in a world: the common one has a clock of its own."""
    if not splits.is_common(world):
        return design
    return design.model_copy(update={"now": splits.common.now, "zone": splits.common.zone})


def write_code(job: Job) -> Mapping[str, Json]:
    """Write schema and tools."""
    design = job.design
    write_tools(design, job.server)
    return {"tables": len(design.entities), "tools": len(design.operations)}


def write_unit_tests(job: Job) -> Mapping[str, Json]:
    """Write the tests of the tools."""
    report = _write_tests(job, job.depth.effort)
    return {
        "tests": report.tests,
        "mutants": report.mutants,
        "survivors": len(report.survivors),
        "unmet": report.unmet,
        "inert": _inert(report.shown),
        "crashes": report.crashes,
        "possible_crashes": report.possible_crashes,
    }


def cross_validate(job: Job) -> Mapping[str, Json]:
    """Check tools, tests and design against each other; drop tools that fail, and make the rest again.

    Tests that are too weak, or that show no success of a tool, are looked for again, longer each time, as far as the
    depth goes.

    Raises:
        InputError: What is left does not pass.
    """
    effort, found = job.depth.effort, _validate(job)
    for effort in job.depth.further:
        if found.passed:
            break
        _write_tests(job, effort)
        found = _validate(job)
    dropped: dict[str, Json] = {}
    found = _without_failing(job, found, dropped, effort)
    if not found.passed:
        raise InputError(f"{job.design.name} does not pass validation: {_complaints(found)}")
    strength = {item.gate: item.counts for item in found.report.findings if item.counts}
    shown = {name: Shown(**one) for name, one in json.loads(_shown(job).read_text("utf-8")).items()}
    _note(job, found, _inert(shown))
    parameters = {"declared": sum(one.parameters for one in shown.values()), "inert": _inert(shown)}
    kinds = {one.name: list(kinds_of(one, job.design, shown[one.name])) for one in job.design.operations}
    return {"dropped": dropped, **strength, "parameters": parameters, "behaviour": kinds}


def _without_failing(job: Job, found: ValidationReport, dropped: dict[str, Json], effort: Effort) -> ValidationReport:
    """Drop failing tools, which are noted, and validate again until none fails or they are too many."""
    for _ in range(MAX_REPAIRS):
        if not found.failing:
            break
        dropped |= {name: list(reasons) for name, reasons in found.failing.items()}
        job.keep(without_tools(job.design, found.failing))
        write_tools(job.design, job.server)
        _write_tests(job, effort)
        found = _validate(job)
    return found


def _validate(job: Job) -> ValidationReport:
    return validate(job.server, job.design, json.loads(_crashes(job).read_text("utf-8")), job.depth.effort)


def make_tasks(job: Job) -> Mapping[str, Json]:
    """Write verified tasks for each world; the programs of the first serve the others too.

    Raises:
        InputError: A world yields too few.
    """
    design = job.design
    programs = job.server / "programs.py"
    report: dict[str, Json] = {}
    for world in job.worlds:
        environment = load_environment(job.server, world)
        split: Split = "held-out-worlds" if world else job.splits.of(design.taxonomy)
        seed = job.splits.derive("tasks", design.name, world)
        made = _find_tasks(job, environment, seed, split)
        _refuse_scarcity(environment.name, made, job.depth)
        if made.programs and not programs.exists():
            write_text(programs, made.programs)
        report[world or "own"] = {
            "refused": made.refused,
            "missing": [order.model_dump() for order in made.missing],
            "tasks": len(made.tasks),
        }
        write_lines(data_folder(job.server, world) / "tasks.jsonl", [task.to_json() for task in made.tasks])
    return report


def _find_tasks(job: Job, environment: LoadedEnvironment, seed: int, split: Split) -> TaskSet:
    """Look for tasks; a server that may go without, as a twin may, has none where none can start, and says why."""
    try:
        return synthesise_tasks(job.design, environment, seed=seed, plan=job.depth.plan(split))
    except InputError as error:
        if job.depth.least:
            raise
        return TaskSet((), "", {str(error): 1})


def present(job: Job) -> Mapping[str, Json]:
    """Write what people read and start, README and server file, and the tools as clients are shown them."""
    environment = load_environment(job.server)
    write_text(job.server / "README.md", write_readme(job.design, environment.manifest))
    write_text(job.server / "server.py", SERVER_FILE)
    write_text(job.server / "tools.json", dump_listing(make_listing(environment.interface, job.server)))
    return {}


def pass_gates(job: Job) -> Mapping[str, Json]:
    """Run every gate on the folder and on each of its tasks.

    Raises:
        InputError: A gate fails.
    """
    counts = {}
    for world in job.all_worlds:
        reports = list(check_folder(job.server, world))
        failures = [f"{report.subject}: {item.gate}: {item.reason}" for report in reports for item in report.failures]
        if failures:
            raise InputError(f"{job.design.name} fails {len(failures)} gates: {failures[0]}")
        counts[world or "own"] = sum(len(report.findings) for report in reports)
    return counts


_VALUES = "mcp_servers/runtime/values.py"
"""All of the runtime that designs use."""
_CONSTRAINTS = ("generator/database/constraints.py", "generator/database/ordering.py")
"""All of the database that tests use."""

_DATABASE = ("generator/database", "generator/sources/marked.py", "generator/sources/reading.py")
"""The database, with what reads its vocabulary."""

TASK_CODE = (
    "generator/design",
    *_DATABASE,
    "generator/tools/formatting.py",
    "generator/tasks",
    "mcp_servers/runtime",
    "mcp_servers/checks",
)
"""What decides which tasks a server gets."""

STAGES = (
    Stage(
        "complexification",
        complexify,
        (
            "generator/complexification.py",
            "generator/archetypes",
            "generator/design",
            *_DATABASE,
            "generator/measures.py",
            "generator/sources/entities.py",
            "generator/sources/marked.py",
            "generator/sources/operations.py",
            "generator/sources/shorthand.py",
            "generator/tasks/feasibility.py",
            _VALUES,
        ),
    ),
    Stage("rows", fill_rows, ("generator/design", *_DATABASE, "generator/manifest.py", _VALUES)),
    Stage("tools", write_code, ("generator/design", "generator/tools", _VALUES)),
    Stage("tests", write_unit_tests, ("generator/design", *_CONSTRAINTS, "generator/testing", "mcp_servers/runtime")),
    Stage(
        "validation",
        cross_validate,
        (
            "generator/behaviour.py",
            "generator/design",
            *_CONSTRAINTS,
            "generator/tools",
            "generator/testing",
            "generator/validation.py",
            "mcp_servers/runtime",
            "mcp_servers/checks",
        ),
    ),
    Stage("tasks", make_tasks, TASK_CODE),
    Stage("presentation", present, ("generator/design", "generator/readme.py", "mcp_servers/runtime")),
    Stage("gates", pass_gates, ("mcp_servers/runtime", "mcp_servers/checks", "mcp_servers/contracts")),
)


def without_tools(design: Design, failing: Mapping[str, tuple[str, ...]]) -> Design:
    """Return a design without some operations; why each is gone is noted."""
    left = tuple(operation for operation in design.operations if operation.name not in failing)
    reasons = {name: f"dropped in validation: {reasons[0]}" for name, reasons in failing.items()}
    return design.model_copy(update={"operations": left, "omitted": {**design.omitted, **reasons}})


def _write_tests(job: Job, effort: Effort) -> TestReport:
    """Write the tests, and keep for validation what they show and what crashed tools while they were looked for."""
    report = write_tests(job.design, job.server, effort)
    write_text(_crashes(job), dump_json(report.crashes, indent=2) + "\n")
    write_text(_shown(job), dump_json({name: one.model_dump() for name, one in report.shown.items()}, indent=2) + "\n")
    return report


def _crashes(job: Job) -> Path:
    return job.folder / "crashes.json"


def _shown(job: Job) -> Path:
    return job.folder / "shown.json"


def _inert(shown: Mapping[str, Shown]) -> dict[str, Json]:
    return {name: list(one.inert) for name, one in shown.items() if one.inert}


def _complaints(found: ValidationReport) -> str:
    failures = [f"{item.gate}: {item.reason}" for item in found.report.failures]
    return "; ".join([*failures, *(f"{name}: {reasons[0]}" for name, reasons in found.failing.items())])


def _refuse_scarcity(name: str, made: TaskSet, depth: Depth) -> None:
    counts = Counter(task.kind for task in made.tasks)
    for kind, count, least in (
        ("graph ", counts["graph"], depth.least_graph),
        ("program ", counts["program"], depth.least_program),
        ("", counts.total(), depth.least),
    ):
        if count < least:
            raise InputError(
                f"{name} yields {count} {kind}tasks where {least} are needed; refused: {phrase(made.refused)}"
            )


def _note(job: Job, found: ValidationReport, inert: Mapping[str, Json]) -> None:
    """Say in the manifests what validation measured, and which parameters make no difference."""
    assert found.score
    gates = {
        "removed guards caught": round(found.score.share(*RULES[:1]), 2),
        "broken rules caught": round(found.score.share(*RULES), 2),
    }
    for world in job.all_worlds:
        path = data_folder(job.server, world) / "environment.json"
        manifest = load_environment(job.server, world).manifest
        write_text(
            path,
            manifest.model_copy(
                update={"gates": gates, "inert": {tool: tuple(names) for tool, names in inert.items()}}
            ).to_json(indent=2)
            + "\n",
        )
