from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_refused_hours(tools: Tools, *, target: str, status: str) -> dict[str, Json]:
    """Refuse the proposals for a target that are in a state, and add up the hours that they ask for."""
    found = tools("find_targets", name=target)["items"][0]
    proposals = list(every_item(tools, "find_proposals", target_id=found["id"], status=status))
    for proposal in proposals:
        tools("refuse_proposal", proposal_id=proposal["id"])
    return {"hours": sum(proposal["hours"] for proposal in proposals)}


def verify_refused_hours(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The sum is right, and what was changed was refused and asked for so many hours."""
    changed = [row for key, row in after["proposals"].items() if row != before["proposals"].get(key)]
    return {
        "hours": (answer or {}).get("hours") == truth["hours"],
        "refused for so many hours": sum(row["hours"] for row in changed) == truth["hours"],
        "all refused": bool(changed) and all(row["status"] == "refused" for row in changed),
    }
