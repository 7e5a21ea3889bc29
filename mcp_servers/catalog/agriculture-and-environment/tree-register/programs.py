"""Solutions and verifications of programmatic tasks on City tree register."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_planted_on_of_trees_in_detail_planted_on_from_by_species_and_status(
    tools: Tools, *, species_name: str, status: str, planted_on_from: str, top: int
) -> dict[str, Json]:
    """Put the trees meant in order by planting date, and list the first ones."""
    species = tools("find_species", name=species_name)["items"][0]
    found = [
        tools("get_tree", tree_id=tree["id"])
        for tree in every_item(tools, "find_trees", species_id=species["id"], status=status)
    ]
    found = [tree for tree in found if tree["planted_on"] >= planted_on_from]
    ranked = sorted(found, key=lambda tree: tree["planted_on"])[:top]
    return {"tree_numbers": [tree["number"] for tree in ranked]}


def verify_ranking_by_planted_on_of_trees_in_detail_planted_on_from_by_species_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"tree numbers": given.get("tree_numbers") == truth["tree_numbers"], "nothing changed": before == after}


def solve_earliest_next_inspection_on_among_trees_in_detail_planted_on_from_by_street_and_status(
    tools: Tools, *, street_name: str, status: str, planted_on_from: str
) -> dict[str, Json]:
    """Find the one with the earliest next inspection date of the trees meant."""
    street = tools("find_streets", name=street_name)["items"][0]
    found = [
        tools("get_tree", tree_id=tree["id"])
        for tree in every_item(tools, "find_trees", street_id=street["id"], status=status)
    ]
    found = [tree for tree in found if tree["planted_on"] >= planted_on_from]
    chosen = min(found, key=lambda tree: tree["next_inspection_on"])
    return {"tree_number": chosen["number"], "next_inspection_date": chosen["next_inspection_on"]}


def verify_earliest_next_inspection_on_among_trees_in_detail_planted_on_from_by_street_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "tree number": given.get("tree_number") == truth["tree_number"],
        "next inspection date": given.get("next_inspection_date") == truth["next_inspection_date"],
        "nothing changed": before == after,
    }


def solve_highest_height_of_trees_by_street_and_status(
    tools: Tools, *, street_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest height in metres of the trees meant."""
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


def solve_district_with_most_cost_in_report_costs_by_crew_and_kind(
    tools: Tools, *, crew_name: str, kind: str
) -> dict[str, Json]:
    """Find the district with the highest cost in a report."""
    crew = tools("find_crews", name=crew_name)["items"][0]
    largest = max(every_item(tools, "report_costs", crew_id=crew["id"], kind=kind), key=lambda group: group["cost"])
    return {"district": largest["tree_street_district_name"], "cost": largest["cost"]}


def verify_district_with_most_cost_in_report_costs_by_crew_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "district": given.get("district") == truth["district"],
        "cost": given.get("cost") == truth["cost"],
        "nothing changed": before == after,
    }


def solve_most_girth_among_trees_in_detail_planted_on_from_by_species(
    tools: Tools, *, species_name: str, planted_on_from: str
) -> dict[str, Json]:
    """Find the one with the highest girth in centimetres of the trees meant."""
    species = tools("find_species", name=species_name)["items"][0]
    found = [
        tools("get_tree", tree_id=tree["id"]) for tree in every_item(tools, "find_trees", species_id=species["id"])
    ]
    found = [tree for tree in found if tree["planted_on"] >= planted_on_from]
    chosen = max(found, key=lambda tree: tree["girth"])
    return {"tree_number": chosen["number"], "girth": chosen["girth"]}


def verify_most_girth_among_trees_in_detail_planted_on_from_by_species(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "tree number": given.get("tree_number") == truth["tree_number"],
        "girth in centimetres": given.get("girth") == truth["girth"],
        "nothing changed": before == after,
    }


def solve_finish_order_where_allowed_by_street_and_kind(
    tools: Tools, *, street_name: str, kind: str
) -> dict[str, Json]:
    """Finish those of the orders meant for which that is allowed."""
    street = tools("find_streets", name=street_name)["items"][0]
    found = list(every_item(tools, "find_orders", street_id=street["id"], kind=kind))
    done = refused = 0
    for work_order in found:
        try:
            tools("finish_order", work_order_id=work_order["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_finish_order_where_allowed_by_street_and_kind(
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


def solve_cancel_order_for_each_by_tree_and_status(tools: Tools, *, tree_number: str, status: str) -> dict[str, Json]:
    """Cancel each of the orders meant, and count them."""
    tree = tools("find_trees", number=tree_number)["items"][0]
    found = list(every_item(tools, "find_orders", tree_id=tree["id"], status=status))
    for work_order in found:
        tools("cancel_order", work_order_id=work_order["id"])
    return {"work_orders": len(found)}


def verify_cancel_order_for_each_by_tree_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of orders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["work_orders"].items() if row != before["work_orders"].get(key)]
    return {
        "number of orders": given.get("work_orders") == truth["work_orders"],
        "as many changed": len(changed) == truth["work_orders"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_earliest_inspected_on_of_inspections_by_tree(tools: Tools, *, tree_number: str) -> dict[str, Json]:
    """Find the one with the earliest inspection date of the inspections meant."""
    tree = tools("find_trees", number=tree_number)["items"][0]
    chosen = min(
        every_item(tools, "find_inspections", tree_id=tree["id"]), key=lambda inspection: inspection["inspected_on"]
    )
    return {"inspector": chosen["inspector_name"], "inspection_date": chosen["inspected_on"]}


def verify_earliest_inspected_on_of_inspections_by_tree(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "inspector": given.get("inspector") == truth["inspector"],
        "inspection date": given.get("inspection_date") == truth["inspection_date"],
        "nothing changed": before == after,
    }


def solve_ranking_by_girth_of_trees_in_detail_least_height_by_street_and_status(
    tools: Tools, *, street_name: str, status: str, least_height: int, top: int
) -> dict[str, Json]:
    """Put the trees meant in order by girth in centimetres, and list the first ones."""
    street = tools("find_streets", name=street_name)["items"][0]
    found = [
        tools("get_tree", tree_id=tree["id"])
        for tree in every_item(tools, "find_trees", street_id=street["id"], status=status)
    ]
    found = [tree for tree in found if tree["height"] >= least_height]
    ranked = sorted(found, key=lambda tree: tree["girth"], reverse=True)[:top]
    return {"tree_numbers": [tree["number"] for tree in ranked]}


def verify_ranking_by_girth_of_trees_in_detail_least_height_by_street_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"tree numbers": given.get("tree_numbers") == truth["tree_numbers"], "nothing changed": before == after}


def solve_tree_with_most_work_orders_by_street_and_status(
    tools: Tools, *, street_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the trees meant has the most orders."""
    street = tools("find_streets", name=street_name)["items"][0]
    counted = [
        (tools("find_orders", tree_id=tree["id"])["total"], tree)
        for tree in every_item(tools, "find_trees", street_id=street["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"tree_number": chosen["number"], "orders": most}


def verify_tree_with_most_work_orders_by_street_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "tree number": given.get("tree_number") == truth["tree_number"],
        "number of orders": given.get("orders") == truth["orders"],
        "nothing changed": before == after,
    }


def solve_record_inspection_highest_vitality_by_street_and_status(
    tools: Tools, *, street_name: str, status: str, vitality: int, result: str, number: str
) -> dict[str, Json]:
    """Choose the tree with the highest vitality and use it."""
    street = tools("find_streets", name=street_name)["items"][0]
    tree = max(
        every_item(tools, "find_trees", street_id=street["id"], status=status), key=lambda tree: tree["vitality"]
    )
    made = tools("record_inspection", tree_id=tree["id"], vitality=vitality, result=result, number=number)
    return {"inspection_date": made["inspected_on"]}


def verify_record_inspection_highest_vitality_by_street_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One inspection must have been added, with the inspection date that is right."""
    given = answer or {}
    added = [row for key, row in after["inspections"].items() if key not in before["inspections"]]
    return {
        "inspection date": given.get("inspection_date") == truth["inspection_date"],
        "one added": len(added) == 1,
        "with that inspection date": [row["inspected_on"] for row in added] == [truth["inspection_date"]],
    }


def solve_district_with_most_orders_in_report_costs_by_crew_and_kind(
    tools: Tools, *, crew_name: str, kind: str
) -> dict[str, Json]:
    """Find the district with the highest orders in a report."""
    crew = tools("find_crews", name=crew_name)["items"][0]
    largest = max(every_item(tools, "report_costs", crew_id=crew["id"], kind=kind), key=lambda group: group["orders"])
    return {"district": largest["tree_street_district_name"], "orders": largest["orders"]}


def verify_district_with_most_orders_in_report_costs_by_crew_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "district": given.get("district") == truth["district"],
        "orders": given.get("orders") == truth["orders"],
        "nothing changed": before == after,
    }


def solve_mark_nest_left_where_allowed_of_tree_by_street_and_status(
    tools: Tools, *, street_name: str, status: str
) -> dict[str, Json]:
    """Mark those of the nests meant for which that is allowed."""
    street = tools("find_streets", name=street_name)["items"][0]
    found = [
        nest
        for tree in every_item(tools, "find_trees", street_id=street["id"], status=status)
        for nest in every_item(tools, "find_nests", tree_id=tree["id"])
    ]
    done = refused = 0
    for nest in found:
        try:
            tools("mark_nest_left", nest_id=nest["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_mark_nest_left_where_allowed_of_tree_by_street_and_status(
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
