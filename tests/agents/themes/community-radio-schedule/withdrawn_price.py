from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_withdrawn_price(tools: Tools, *, sponsor: str, status: str) -> dict[str, Json]:
    """Withdraw the spots of a sponsor that are in a state, and add up their prices."""
    found = tools("find_sponsors", name=sponsor)["items"][0]
    spots = list(every_item(tools, "find_spots", sponsor_id=found["id"], status=status))
    for spot in spots:
        tools("withdraw_spot", spot_id=spot["id"])
    return {"price": sum(spot["price"] for spot in spots)}


def verify_withdrawn_price(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The sum is right, and spots of so much were withdrawn."""
    changed = [row for key, row in after["spots"].items() if row != before["spots"].get(key)]
    return {
        "price": (answer or {}).get("price") == truth["price"],
        "withdrawn for as much": sum(row["price"] for row in changed) == truth["price"],
        "all withdrawn": bool(changed) and all(row["status"] == "withdrawn" for row in changed),
    }
