"""What a test can assert about an outcome. Each check sees a part of it; a fault is caught where that part differs."""

from collections.abc import Callable
from typing import Literal

from generator.testing.stage import Outcome
from mcp_servers.contracts import Json

Check = Literal["refusal", "allowed", "ids", "total", "result", "changes"]
"""A refusal's sentence; that a call is not refused; ids on a page; number of rows found; whole result; rows changed."""

COST: dict[Check, float] = {"allowed": 0.8, "refusal": 1.0, "changes": 1.0, "ids": 1.0, "total": 1.1, "result": 1.6}
"""What a check costs a reader, relative to the plainest one."""


def checks_of(outcome: Outcome, writes: bool) -> tuple[Check, ...]:
    """Return the checks that make sense of an outcome, the plainest first."""
    if outcome.refusal:
        return ("refusal",)
    if writes:
        return ("allowed", "changes", "result")
    if is_page(outcome.result):
        return ("ids", "total", "result") if has_ids(outcome.result) else ("result",)
    return ("result",)


def seen(check: Check, outcome: Outcome) -> Json:
    """Return the part of an outcome that a check compares."""
    if check == "refusal":
        return outcome.refusal
    return _PARTS[check](outcome) if outcome.succeeded else ("failed", outcome.refusal)


def is_page(result: Json) -> bool:
    """Whether a result is a page of rows."""
    return isinstance(result, dict) and isinstance(result.get("items"), list) and "total" in result


def has_ids(page: Json) -> bool:
    """Whether the rows on a page have ids, as those of a report have not."""
    return all("id" in item for item in page["items"])


def _ids(outcome: Outcome) -> Json:
    return [item.get("id") for item in outcome.result["items"]] if is_page(outcome.result) else None


_PARTS: dict[Check, Callable[[Outcome], Json]] = {
    "allowed": lambda _: True,
    "ids": _ids,
    "total": lambda outcome: outcome.result["total"] if is_page(outcome.result) else None,
    "result": lambda outcome: outcome.result,
    "changes": lambda outcome: outcome.changes,
}


def kind_of(outcome: Outcome) -> str:
    """Return what sort of outcome this is: which refusal, which tables changed, whether rows were found, what is shown."""
    if not outcome.succeeded:
        return outcome.refusal or "crash"
    if outcome.changes:
        return " ".join(f"{table}:{change}" for table, change, *_ in outcome.changes)
    if is_page(outcome.result):
        return f"found {min(outcome.result['total'], 2)} {'more' if 'next_page' in outcome.result else ''}"
    return f"shown {sorted(outcome.result)}"
