from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_most_hours_left(tools: Tools, *, observer: str, status: str) -> dict[str, Json]:
    """Find the proposal of an observer with the most hours that no session was given."""
    person = tools("find_observers", name=observer)["items"][0]
    found = every_item(tools, "find_proposals", observer_id=person["id"], status=status)
    shown = [tools("get_proposal", proposal_id=proposal["id"]) for proposal in found]
    best = max(shown, key=lambda proposal: proposal["hours"] - proposal["given_hours"])
    return {"proposal": best["number"], "hours": best["hours"] - best["given_hours"]}


def verify_most_hours_left(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Proposal and hours are right, and nothing has changed."""
    given = answer or {}
    return {
        "proposal": given.get("proposal") == truth["proposal"],
        "hours": given.get("hours") == truth["hours"],
        "nothing changed": before == after,
    }
