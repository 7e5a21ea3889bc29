"""Writing chosen cases as a module of readable pytest functions."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from generator.design.model import Design, Operation
from generator.testing.cases import Case
from generator.testing.goals import UNKNOWN_ID
from generator.testing.layout import WIDTH, Call, Expression, quoted, write
from generator.testing.naming import difference, refusal_name, success_name, unique
from generator.testing.stage import Scenario
from mcp_servers.contracts import Json

FIXTURE = """
@pytest.fixture
def bench() -> Bench:
    return Bench(Path(__file__).{folder})
"""


@dataclass(frozen=True)
class TestText:
    """One test function as text, and how many cases it runs."""

    name: str
    text: str
    cases: int = 1


def render_module(title: str, tests: Iterable[TestText], folder: str = "parent") -> str:
    """Return a test module.

    Args:
        title: The module's docstring.
        tests: Its functions.
        folder: Where the server's folder is, seen from the module's path; empty where a ``conftest.py`` gives the bench.
    """
    body = "\n\n".join(test.text for test in tests)
    helpers = [name for name in ("deleted", "inserted", "updated") if f" {name}(" in body or f"[{name}(" in body]
    names = ", ".join(["Bench", *helpers])
    uses_pytest = folder or "@pytest" in body
    imports = [
        "from pathlib import Path\n" if folder else "",
        "import pytest\n" if uses_pytest else "",
        ("from mcp_servers.contracts import Json\n" if "Json]" in body else "")
        + f"from mcp_servers.runtime.testing import {names}\n",
    ]
    fixture = FIXTURE.format(folder=folder) + "\n" if folder else ""
    return f'"""{title}"""\n\n' + "\n".join(part for part in imports if part) + "\n" + fixture + f"\n{body}"


def render_conftest() -> str:
    """Return the ``conftest.py`` of a package of tests."""
    return (
        '"""What all tests of this server use."""\n\nfrom pathlib import Path\n\nimport pytest\n\n'
        "from mcp_servers.runtime.testing import Bench\n\n" + FIXTURE.format(folder="parents[1]")
    )


def render_tests(design: Design, operation: Operation, cases: list[Case]) -> list[TestText]:
    """Return the tests of one tool: what it does, then what it refuses."""
    taken: set[str] = set()
    known = [case for case in cases if UNKNOWN_ID not in case.scenario.arguments.values()]
    found = [case for case in known if case.check in ("ids", "total")]
    done = [case for case in known if case.check in ("changes", "result")]
    allowed = [case for case in known if case.check == "allowed"]
    refused = [case for case in known if case.check == "refusal"]
    return [
        *_searches(operation, found, taken),
        *_successes(design, operation, done, taken),
        *_group(f"test_{operation.name}_is_allowed", "bench.call", allowed, taken),
        *_refusals(operation, _in_order_of_guards(operation, refused), taken),
    ]


def render_unknown_ids(cases: Iterable[Case]) -> list[TestText]:
    """Return the one test of all tools that refuse an id nobody has."""
    rows = [
        (case.scenario.tool, dict(case.scenario.arguments), case.outcome.refusal)
        for case in cases
        if case.check == "refusal" and UNKNOWN_ID in case.scenario.arguments.values()
    ]
    if not rows:
        return []
    call = "bench.refusal(tool, **arguments)"
    signature = {"tool": "str", "arguments": "dict[str, Json]", "sentence": "str"}
    text = _parametrised("test_an_unknown_id_is_refused", signature, rows, f"    assert {call} == sentence")
    return [TestText("test_an_unknown_id_is_refused", text, len(rows))]


def _searches(operation: Operation, cases: list[Case], taken: set[str]) -> Iterator[TestText]:
    groups: dict[str, list[Case]] = {}
    for case in cases:
        groups.setdefault(_search_kind(case), []).append(case)
    for kind in ("lists_all", "filters", "counts", "turns_the_page", "finds_nothing", "finds_arranged_rows"):
        yield from _search_group(f"test_{operation.name}_{kind}", groups.get(kind, []), taken)


def _search_kind(case: Case) -> str:
    arguments = case.scenario.arguments
    if case.scenario.cells:
        return "finds_arranged_rows"
    if not case.outcome.result["total"]:
        return "finds_nothing"
    if arguments.get("page", 1) > 1:
        return "turns_the_page"
    if case.check == "total":
        return "counts"
    return "filters" if arguments else "lists_all"


def _search_group(name: str, cases: list[Case], taken: set[str]) -> Iterator[TestText]:
    checks = {case.check for case in cases}
    if len(cases) > 1 and len(checks) == 1 and not any(case.scenario.cells for case in cases):
        tool, check = cases[0].scenario.tool, cases[0].check
        rows = [(dict(case.scenario.arguments), _expected(case)) for case in cases]
        if check == "ids":
            signature, call = (
                {"filters": "dict[str, Json]", "ids": "list[str]"},
                f"bench.ids({quoted(tool)}, **filters)",
            )
        else:
            signature = {"filters": "dict[str, Json]", "total": "int"}
            call = f'bench.call({quoted(tool)}, **filters)["total"]'
        name = unique(name, taken)
        yield TestText(name, _parametrised(name, signature, rows, f"    assert {call} == {check}"), len(cases))
        return
    for case in cases:
        own = name.replace("_filters", "_finds_by_" + "_and_".join(case.scenario.arguments))
        yield _plain(unique(own, taken), [case])


def _successes(design: Design, operation: Operation, cases: list[Case], taken: set[str]) -> Iterator[TestText]:
    by_scenario: dict[str, list[Case]] = {}
    for case in sorted(cases, key=lambda case: (len(case.scenario.cells), len(case.scenario.arguments))):
        by_scenario.setdefault(case.scenario.key, []).append(case)
    first: Scenario | None = None
    for group in by_scenario.values():
        name = success_name(design, operation, group[-1])
        first = first or group[0].scenario
        yield _plain(unique(name, taken, difference(group[0].scenario, first)), group)


def _refusals(operation: Operation, cases: list[Case], taken: set[str]) -> Iterator[TestText]:
    by_sentence: dict[str, list[Case]] = {}
    for case in cases:
        by_sentence.setdefault(case.outcome.refusal, []).append(case)
    for sentence, group in by_sentence.items():
        yield from _group(refusal_name(operation.name, sentence), "bench.refusal", group, taken)


def _group(name: str, method: str, cases: list[Case], taken: set[str]) -> Iterator[TestText]:
    """Write cases that assert the same of different calls: one parametrised test, and one for each that arranges rows."""
    natural = [case for case in cases if not case.scenario.cells]
    if len(natural) > 1:
        rows = [(dict(case.scenario.arguments),) for case in natural]
        call = f"{method}({quoted(natural[0].scenario.tool)}, **arguments)"
        refused = natural[0].check == "refusal"
        body = write(natural[0].outcome.refusal, 4, f"assert {call} == ") if refused else f"    {call}"
        own = unique(name, taken)
        yield TestText(own, _parametrised(own, {"arguments": "dict[str, Json]"}, rows, body), len(natural))
    for case in cases:
        if case.scenario.cells or len(natural) == 1:
            yield _plain(unique(name, taken, difference(case.scenario, case.scenario)), [case])


def _in_order_of_guards(operation: Operation, cases: list[Case]) -> list[Case]:
    order = {guard.message: position for position, guard in enumerate(operation.guards)}
    return sorted(cases, key=lambda case: (order.get(case.outcome.refusal, -1), len(case.scenario.cells)))


def _plain(name: str, cases: list[Case]) -> TestText:
    """Write a test of one scenario: arrangement, call, and what each case asserts."""
    scenario = cases[0].scenario
    lines = [f"def {name}(bench: Bench) -> None:"]
    for table, key in dict.fromkeys((table, key) for table, key, _ in scenario.cells):
        values = {column: value for (t, k, column), value in scenario.cells.items() if (t, k) == (table, key)}
        lines.append(write(Call("bench.arrange", (table, key), values), 4))
    checks = {case.check: case for case in cases}
    if checks.keys() <= {"changes", "allowed"}:
        lines.append(write(_call("bench.call", scenario), 4))
    else:
        lines += _asserted(next(case for check, case in checks.items() if check != "changes"))
    if "changes" in checks:
        expected = [_change(*change) for change in checks["changes"].outcome.changes]
        lines.append(write(expected, 4, "assert bench.changes() == "))
    return TestText(name, "\n".join(lines) + "\n")


def _asserted(case: Case) -> list[str]:
    """Write a call and what is expected of it, on one line where that fits."""
    method, part, variable = {
        "ids": ("bench.ids", "", "ids"),
        "total": ("bench.call", '["total"]', "found"),
        "result": ("bench.call", "", "result"),
        "refusal": ("bench.refusal", "", "sentence"),
    }[case.check]
    call, expected = _call(method, case.scenario), _expected(case)
    line = write(call, 4, "assert ", part + " == ") if not isinstance(expected, dict) else ""
    whole = line + write(expected)
    if line and "\n" not in whole and len(whole) <= WIDTH:
        return [whole]
    return [write(call, 4, f"{variable} = "), write(expected, 4, f"assert {variable}{part} == ")]


def _call(method: str, scenario: Scenario) -> Call:
    return Call(method, (scenario.tool,), scenario.arguments)


def _change(table: str, change: str, key: str, values: Iterable[tuple[str, Json]]) -> Expression:
    return Call(change, (table, key), dict(values))


def _expected(case: Case) -> Json:
    if case.check == "ids":
        return [item["id"] for item in case.outcome.result["items"]]
    if case.check == "total":
        return case.outcome.result["total"]
    return case.outcome.refusal if case.check == "refusal" else case.outcome.result


def _parametrised(name: str, signature: Mapping[str, str], rows: list[tuple[Json, ...]], body: str) -> str:
    """Write a test that runs once for each row of values."""
    names: Expression = tuple(signature) if len(signature) > 1 else next(iter(signature))
    values = [row if len(signature) > 1 else row[0] for row in rows]
    decorator = "@pytest.mark.parametrize(\n" + write(names, 4, "", ",\n") + _exploded(values) + ",\n)"
    parameters = ", ".join(["bench: Bench", *(f"{parameter}: {kind}" for parameter, kind in signature.items())])
    head = f"def {name}({parameters}) -> None:"
    if len(head) > WIDTH:
        head = f"def {name}(\n    {parameters}\n) -> None:"
    return f"{decorator}\n{head}\n{body}\n"


def _exploded(values: list[Json]) -> str:
    return "\n".join(["    [", *(write(value, 8, "", ",") for value in values), "    ]"])
