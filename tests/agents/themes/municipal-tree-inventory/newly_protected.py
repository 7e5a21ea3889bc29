from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_newly_protected(tools: Tools, *, species: str, status: str) -> dict[str, Json]:
    """Protect the trees of a species and in a state that are not protected, and add up their heights."""
    found = tools("find_species", name=species)["items"][0]
    metres = 0
    for tree in every_item(tools, "find_trees", species_id=found["id"], status=status):
        shown = tools("get_tree", tree_id=tree["id"])
        if not shown["protected"]:
            tools("protect_tree", tree_id=tree["id"])
            metres += shown["height"]
    return {"metres": metres}


def verify_newly_protected(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The sum is right, and trees of this height were protected."""
    changed = [row for key, row in after["trees"].items() if row != before["trees"].get(key)]
    return {
        "metres": (answer or {}).get("metres") == truth["metres"],
        "trees of this height": sum(row["height"] for row in changed) == truth["metres"],
        "all protected": bool(changed) and all(row["protected"] for row in changed),
    }
