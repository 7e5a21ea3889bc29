"""Names of tests that read as sentences."""

import re
from itertools import chain, count

from generator.design.model import Design, Operation
from generator.testing.cases import Case
from generator.testing.stage import Scenario
from mcp_servers.contracts import Json

_LONGEST = 87


def refusal_name(tool: str, sentence: str) -> str:
    """Return ``test_book_stay_is_refused_because_the_berth_is_closed``."""
    return f"test_{tool}_is_refused_because_{slug(sentence)}"


def success_name(design: Design, operation: Operation, case: Case) -> str:
    """Return what a successful call does: ``test_cancel_booking_sets_status_to_cancelled``."""
    return f"test_{operation.name}_{_deed(design, operation, case)}"


def difference(scenario: Scenario, first: Scenario) -> str:
    """Return how a scenario differs from a first one, as the end of a name; empty where that takes too many words."""
    if scenario.cells:
        return "".join(f"_when_{column}_is_{slug(value)}" for (_, _, column), value in list(scenario.cells.items())[:2])
    added = [name for name in scenario.arguments if name not in first.arguments]
    if added:
        return "_with_" + "_and_".join(added)
    changed = [name for name, value in scenario.arguments.items() if value != first.arguments[name]]
    if len(changed) == 1:
        return f"_when_{changed[0]}_is_{slug(scenario.arguments[changed[0]])}"
    return ""


def slug(value: Json) -> str:
    """Return a value as part of a name."""
    text = "missing" if value is None else re.sub(r"(?<=\d)T(?=\d)", " ", str(value))
    return re.sub(r"[^a-z0-9]+", "_", text.lower().replace("'", "")).strip("_")


def unique(name: str, taken: set[str], suffix: str = "") -> str:
    """Return a name that fits on a line and is not taken: with the suffix, then with a number, where it must be."""
    plain = _fit(name)
    longer = [name + suffix] if len(name + suffix) <= _LONGEST else []
    numbered = (f"{plain}_{number}" for number in count(2))
    free = next(candidate for candidate in chain([plain], longer, numbered) if candidate not in taken)
    taken.add(free)
    return free


def _deed(design: Design, operation: Operation, case: Case) -> str:
    if case.check == "changes":
        return _changes(design, operation, case)
    entity = design.entity(operation.entity)
    if operation.kind == "search":
        return f"shows_{slug(entity.plural)}"
    return "adds_up" if operation.kind == "report" else f"shows_the_{slug(entity.label)}"


def _changes(design: Design, operation: Operation, case: Case) -> str:
    labels = {entity.plural: slug(entity.label) for entity in design.entities}
    own = design.entity(operation.entity).plural
    deeds: dict[str, None] = {}
    for table, change, _, values in sorted(case.outcome.changes, key=lambda row: row[0] != own):
        if change == "updated" and len(values) == 1:
            column, value = values[0]
            deeds[f"sets_{column}" + (f"_to_{slug(value)}" if len(slug(value)) <= 20 else "")] = None
        else:
            verb = {"inserted": "adds_a", "updated": "changes_the", "deleted": "removes_the"}[change]
            deeds[f"{verb}_{labels[table]}"] = None
    return "_and_".join(list(deeds)[:2]) or "changes_nothing"


def _fit(name: str) -> str:
    return name if len(name) <= _LONGEST else name[:_LONGEST].rsplit("_", 1)[0]
