import random

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_thickest_tree(tools: Tools, *, site: str, status: str) -> dict[str, Json]:
    """Find the tree with the most girth of a site that is in a state."""
    place = tools("find_sites", name=site)["items"][0]
    found = every_item(tools, "find_trees", site_id=place["id"], status=status)
    shown = [tools("get_tree", tree_id=tree["id"]) for tree in found]
    thickest = random.choice(shown)
    return {"number": thickest["number"], "girth": thickest["girth"]}


def verify_thickest_tree(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Number and girth are right, and nothing has changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "girth": given.get("girth") == truth["girth"],
        "nothing changed": before == after,
    }
