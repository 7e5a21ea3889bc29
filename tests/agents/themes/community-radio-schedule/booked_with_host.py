from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_booked_with_host(tools: Tools, *, host: str, planned: str, booked: str) -> dict[str, Json]:
    """Add up the prices of the spots in a state that lie in broadcasts in a state of a host's shows."""
    person = tools("find_hosts", name=host)["items"][0]
    price = 0
    for show in every_item(tools, "find_shows", host_id=person["id"]):
        for broadcast in every_item(tools, "find_broadcasts", show_id=show["id"], status=planned):
            spots = every_item(tools, "find_spots", broadcast_id=broadcast["id"], status=booked)
            price += sum(spot["price"] for spot in spots)
    return {"price": price}


def verify_booked_with_host(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The sum is right, and nothing has changed."""
    return {"price": (answer or {}).get("price") == truth["price"], "nothing changed": before == after}
