"""Solutions and verifications of programmatic tasks on City tree register."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_planted_on_of_trees_in_detail_by_species(
    tools: Tools, *, species_name: str, top: int
) -> dict[str, Json]:
    """Put the trees meant in order by planting date, and list the first ones."""
    species = tools("find_species", name=species_name)["items"][0]
    found = [
        tools("get_tree", tree_id=tree["id"]) for tree in every_item(tools, "find_trees", species_id=species["id"])
    ]
    ranked = sorted(found, key=lambda tree: tree["planted_on"])[:top]
    return {"tree_numbers": [tree["number"] for tree in ranked]}


def verify_ranking_by_planted_on_of_trees_in_detail_by_species(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"tree numbers": given.get("tree_numbers") == truth["tree_numbers"], "nothing changed": before == after}


def solve_highest_height_of_trees_by_street_and_status(
    tools: Tools, *, street_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the greatest height of the trees meant."""
    street = tools("find_streets", name=street_name)["items"][0]
    chosen = max(
        [
            tools("get_tree", tree_id=tree["id"])
            for tree in every_item(tools, "find_trees", street_id=street["id"], status=status)
        ],
        key=lambda tree: tree["height"],
    )
    return {"tree_number": chosen["number"], "height": chosen["height"]}


def verify_highest_height_of_trees_by_street_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "tree number": given.get("tree_number") == truth["tree_number"],
        "height in metres": given.get("height") == truth["height"],
        "nothing changed": before == after,
    }


def solve_most_girth_among_trees_in_detail_planted_on_until_by_species(
    tools: Tools, *, species_name: str, planted_on_until: str
) -> dict[str, Json]:
    """Find the one with the highest girth of the trees meant."""
    species = tools("find_species", name=species_name)["items"][0]
    found = [
        tools("get_tree", tree_id=tree["id"]) for tree in every_item(tools, "find_trees", species_id=species["id"])
    ]
    found = [tree for tree in found if tree["planted_on"] <= planted_on_until]
    chosen = max(found, key=lambda tree: tree["girth"])
    return {"tree_number": chosen["number"], "girth": chosen["girth"]}


def verify_most_girth_among_trees_in_detail_planted_on_until_by_species(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "tree number": given.get("tree_number") == truth["tree_number"],
        "girth in centimetres": given.get("girth") == truth["girth"],
        "nothing changed": before == after,
    }


def solve_mark_nest_left_where_allowed_of_tree_at_once_by_species(
    tools: Tools, *, species_name: str
) -> dict[str, Json]:
    """Mark those of the nests meant for which that is allowed."""
    species = tools("find_species", name=species_name)["items"][0]
    those = {tree["number"] for tree in every_item(tools, "find_trees", species_id=species["id"])}
    found = [nest for nest in every_item(tools, "find_nests") if nest["tree_number"] in those]
    done = refused = 0
    for nest in found:
        try:
            tools("mark_nest_left", nest_id=nest["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_mark_nest_left_where_allowed_of_tree_at_once_by_species(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of nests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["nests"].items() if row != before["nests"].get(key)]
    return {
        "number of nests done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is left": all(row["status"] == "left" for row in changed),
    }


def solve_finish_order_for_each_by_street_and_status(tools: Tools, *, street_name: str, status: str) -> dict[str, Json]:
    """Finish each of the orders meant, and count them."""
    street = tools("find_streets", name=street_name)["items"][0]
    found = list(every_item(tools, "find_orders", street_id=street["id"], status=status))
    for work_order in found:
        tools("finish_order", work_order_id=work_order["id"])
    return {"work_orders": len(found)}


def verify_finish_order_for_each_by_street_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of orders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["work_orders"].items() if row != before["work_orders"].get(key)]
    return {
        "number of orders": given.get("work_orders") == truth["work_orders"],
        "as many changed": len(changed) == truth["work_orders"],
        "status is done": all(row["status"] == "done" for row in changed),
    }


def solve_ranking_by_girth_of_trees_in_detail_planted_on_from_by_species(
    tools: Tools, *, species_name: str, planted_on_from: str, top: int
) -> dict[str, Json]:
    """Put the trees meant in order by girth in centimetres, and list the first ones."""
    species = tools("find_species", name=species_name)["items"][0]
    found = [
        tools("get_tree", tree_id=tree["id"]) for tree in every_item(tools, "find_trees", species_id=species["id"])
    ]
    found = [tree for tree in found if tree["planted_on"] >= planted_on_from]
    ranked = sorted(found, key=lambda tree: tree["girth"], reverse=True)[:top]
    return {"tree_numbers": [tree["number"] for tree in ranked]}


def verify_ranking_by_girth_of_trees_in_detail_planted_on_from_by_species(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"tree numbers": given.get("tree_numbers") == truth["tree_numbers"], "nothing changed": before == after}


def solve_earliest_next_inspection_on_among_trees_in_detail_least_height_by_street(
    tools: Tools, *, street_name: str, least_height: int
) -> dict[str, Json]:
    """Find the one with the earliest next inspection date of the trees meant."""
    street = tools("find_streets", name=street_name)["items"][0]
    found = [tools("get_tree", tree_id=tree["id"]) for tree in every_item(tools, "find_trees", street_id=street["id"])]
    found = [tree for tree in found if tree["height"] >= least_height]
    chosen = min(found, key=lambda tree: tree["next_inspection_on"])
    return {"tree_number": chosen["number"], "next_inspection_date": chosen["next_inspection_on"]}


def verify_earliest_next_inspection_on_among_trees_in_detail_least_height_by_street(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "tree number": given.get("tree_number") == truth["tree_number"],
        "next inspection date": given.get("next_inspection_date") == truth["next_inspection_date"],
        "nothing changed": before == after,
    }


def solve_refuse_permit_for_each_of_tree_at_once_by_street_and_status(
    tools: Tools, *, street_name: str, status: str
) -> dict[str, Json]:
    """Refuse each of the permits meant, and count them."""
    street = tools("find_streets", name=street_name)["items"][0]
    those = {tree["number"] for tree in every_item(tools, "find_trees", street_id=street["id"], status=status)}
    found = [permit for permit in every_item(tools, "find_permits") if permit["tree_number"] in those]
    for permit in found:
        tools("refuse_permit", permit_id=permit["id"])
    return {"permits": len(found)}


def verify_refuse_permit_for_each_of_tree_at_once_by_street_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of permits must have changed."""
    given = answer or {}
    changed = [row for key, row in after["permits"].items() if row != before["permits"].get(key)]
    return {
        "number of permits": given.get("permits") == truth["permits"],
        "as many changed": len(changed) == truth["permits"],
        "status is refused": all(row["status"] == "refused" for row in changed),
    }


def solve_report_nest_highest_vitality_by_street_and_status(
    tools: Tools, *, street_name: str, status: str, kind: str
) -> dict[str, Json]:
    """Choose the tree with the highest vitality and use it."""
    street = tools("find_streets", name=street_name)["items"][0]
    tree = max(
        every_item(tools, "find_trees", street_id=street["id"], status=status), key=lambda tree: tree["vitality"]
    )
    made = tools("report_nest", tree_id=tree["id"], kind=kind)
    return {"date_of_the_sighting": made["seen_on"]}


def verify_report_nest_highest_vitality_by_street_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One nest must have been added, with the date of the sighting that is right."""
    given = answer or {}
    added = [row for key, row in after["nests"].items() if key not in before["nests"]]
    return {
        "date of the sighting": given.get("date_of_the_sighting") == truth["date_of_the_sighting"],
        "one added": len(added) == 1,
        "with that date of the sighting": [row["seen_on"] for row in added] == [truth["date_of_the_sighting"]],
    }


def solve_finish_order_where_allowed_of_tree_by_street_and_status(
    tools: Tools, *, street_name: str, status: str
) -> dict[str, Json]:
    """Finish those of the orders meant for which that is allowed."""
    street = tools("find_streets", name=street_name)["items"][0]
    found = [
        work_order
        for tree in every_item(tools, "find_trees", street_id=street["id"], status=status)
        for work_order in every_item(tools, "find_orders", tree_id=tree["id"])
    ]
    done = refused = 0
    for work_order in found:
        try:
            tools("finish_order", work_order_id=work_order["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_finish_order_where_allowed_of_tree_by_street_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of orders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["work_orders"].items() if row != before["work_orders"].get(key)]
    return {
        "number of orders done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is done": all(row["status"] == "done" for row in changed),
    }


def solve_tree_with_most_inspections_by_street_and_status(
    tools: Tools, *, street_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the trees meant has the most inspections."""
    street = tools("find_streets", name=street_name)["items"][0]
    counted = [
        (tools("find_inspections", tree_id=tree["id"])["total"], tree)
        for tree in every_item(tools, "find_trees", street_id=street["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"tree_number": chosen["number"], "inspections": most}


def verify_tree_with_most_inspections_by_street_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "tree number": given.get("tree_number") == truth["tree_number"],
        "number of inspections": given.get("inspections") == truth["inspections"],
        "nothing changed": before == after,
    }


def solve_ranking_by_height_of_trees_in_detail_planted_on_from_by_species_and_status(
    tools: Tools, *, species_name: str, status: str, planted_on_from: str, top: int
) -> dict[str, Json]:
    """Put the trees meant in order by height in metres, and list the first ones."""
    species = tools("find_species", name=species_name)["items"][0]
    found = [
        tools("get_tree", tree_id=tree["id"])
        for tree in every_item(tools, "find_trees", species_id=species["id"], status=status)
    ]
    found = [tree for tree in found if tree["planted_on"] >= planted_on_from]
    ranked = sorted(found, key=lambda tree: tree["height"], reverse=True)[:top]
    return {"tree_numbers": [tree["number"] for tree in ranked]}


def verify_ranking_by_height_of_trees_in_detail_planted_on_from_by_species_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"tree numbers": given.get("tree_numbers") == truth["tree_numbers"], "nothing changed": before == after}


def solve_mark_nest_left_with_earliest_protected_until_by_street_and_status(
    tools: Tools, *, street_name: str, status: str
) -> dict[str, Json]:
    """Mark the nest with the earliest end of protection, no other."""
    street = tools("find_streets", name=street_name)["items"][0]
    nest = min(
        every_item(tools, "find_nests", street_id=street["id"], status=status), key=lambda nest: nest["protected_until"]
    )
    tools("mark_nest_left", nest_id=nest["id"])
    return {"end_of_the_protection": nest["protected_until"]}


def verify_mark_nest_left_with_earliest_protected_until_by_street_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The end of the protection must be right, and one nest must have changed."""
    given = answer or {}
    changed = [row for key, row in after["nests"].items() if row != before["nests"].get(key)]
    return {
        "end of the protection": given.get("end_of_the_protection") == truth["end_of_the_protection"],
        "one changed": len(changed) == 1,
        "status is left": all(row["status"] == "left" for row in changed),
    }


def solve_earliest_planted_on_among_trees_in_detail_most_height_by_species_and_status(
    tools: Tools, *, species_name: str, status: str, most_height: int
) -> dict[str, Json]:
    """Find the one with the earliest planting date of the trees meant."""
    species = tools("find_species", name=species_name)["items"][0]
    found = [
        tools("get_tree", tree_id=tree["id"])
        for tree in every_item(tools, "find_trees", species_id=species["id"], status=status)
    ]
    found = [tree for tree in found if tree["height"] <= most_height]
    chosen = min(found, key=lambda tree: tree["planted_on"])
    return {"tree_number": chosen["number"], "planting_date": chosen["planted_on"]}


def verify_earliest_planted_on_among_trees_in_detail_most_height_by_species_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "tree number": given.get("tree_number") == truth["tree_number"],
        "planting date": given.get("planting_date") == truth["planting_date"],
        "nothing changed": before == after,
    }
