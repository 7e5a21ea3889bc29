from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_emptiest_cancelled(tools: Tools, *, show: str, status: str) -> dict[str, Json]:
    """Cancel the broadcast of a show in a state with the fewest seconds of spots."""
    found = tools("find_shows", name=show)["items"][0]
    listed = every_item(tools, "find_broadcasts", show_id=found["id"], status=status)
    shown = [tools("get_broadcast", broadcast_id=broadcast["id"]) for broadcast in listed]
    emptiest = min(shown, key=lambda broadcast: broadcast["spot_seconds"])
    tools("cancel_broadcast", broadcast_id=emptiest["id"])
    return {"number": emptiest["number"]}


def verify_emptiest_cancelled(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number is right, and the broadcast with this number alone was cancelled."""
    changed = [row for key, row in after["broadcasts"].items() if row != before["broadcasts"].get(key)]
    return {
        "number": (answer or {}).get("number") == truth["number"],
        "this one cancelled": [(row["number"], row["status"]) for row in changed] == [(truth["number"], "cancelled")],
    }
