from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_cost_of_ordered(tools: Tools, *, kind: str, status: str) -> dict[str, Json]:
    """Add up what work of a kind and in a state costs."""
    return {"cost": sum(work["cost"] for work in every_item(tools, "find_works", kind=kind, status=status))}


def verify_cost_of_ordered(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The sum is right, and nothing has changed."""
    return {"cost": (answer or {}).get("cost") == truth["cost"], "nothing changed": before == after}
