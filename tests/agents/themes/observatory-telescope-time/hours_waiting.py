from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_hours_waiting(tools: Tools, *, observer: str, status: str) -> dict[str, Json]:
    """Add up the hours that an observer's proposals in a state ask for."""
    person = tools("find_observers", name=observer)["items"][0]
    found = every_item(tools, "find_proposals", observer_id=person["id"], status=status)
    return {"hours": sum(proposal["hours"] for proposal in found)}


def verify_hours_waiting(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The sum is right, and nothing has changed."""
    return {"hours": (answer or {}).get("hours") == truth["hours"], "nothing changed": before == after}
