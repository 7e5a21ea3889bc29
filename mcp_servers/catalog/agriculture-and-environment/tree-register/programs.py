"""Solutions and verifications of programmatic tasks on City tree register."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_cancel_order_for_each_by_tree_and_status(tools: Tools, *, tree_number: str, status: str) -> dict[str, Json]:
    """Cancel each of the work orders meant, and count them."""
    tree = tools("find_trees", number=tree_number)["items"][0]
    found = list(every_item(tools, "find_orders", tree_id=tree["id"], status=status))
    for work_order in found:
        tools("cancel_order", work_order_id=work_order["id"])
    return {"work_orders": len(found)}


def verify_cancel_order_for_each_by_tree_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many work orders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["work_orders"].items() if row != before["work_orders"].get(key)]
    return {
        "number of work orders": given.get("work_orders") == truth["work_orders"],
        "as many changed": len(changed) == truth["work_orders"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_finish_order_with_earliest_planned_on_by_crew_and_kind(
    tools: Tools, *, crew_name: str, kind: str
) -> dict[str, Json]:
    """Finish the order with the earliest planned date, no other."""
    crew = tools("find_crews", name=crew_name)["items"][0]
    work_order = min(
        every_item(tools, "find_orders", crew_id=crew["id"], kind=kind), key=lambda work_order: work_order["planned_on"]
    )
    tools("finish_order", work_order_id=work_order["id"])
    return {"planned_date": work_order["planned_on"]}


def verify_finish_order_with_earliest_planned_on_by_crew_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The planned date must be right, and one order must have changed."""
    given = answer or {}
    changed = [row for key, row in after["work_orders"].items() if row != before["work_orders"].get(key)]
    return {
        "planned date": given.get("planned_date") == truth["planned_date"],
        "one changed": len(changed) == 1,
        "status is done": all(row["status"] == "done" for row in changed),
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


def solve_tree_with_most_nests_by_street_and_status(tools: Tools, *, street_name: str, status: str) -> dict[str, Json]:
    """Find out which of the trees meant has the most nests."""
    street = tools("find_streets", name=street_name)["items"][0]
    counted = [
        (tools("find_nests", tree_id=tree["id"])["total"], tree)
        for tree in every_item(tools, "find_trees", street_id=street["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"tree_number": chosen["number"], "nests": most}


def verify_tree_with_most_nests_by_street_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "tree number": given.get("tree_number") == truth["tree_number"],
        "number of nests": given.get("nests") == truth["nests"],
        "nothing changed": before == after,
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


def solve_cancel_order_for_each_by_tree_and_emergency(
    tools: Tools, *, tree_number: str, emergency: bool
) -> dict[str, Json]:
    """Cancel each of the work orders meant, and count them."""
    tree = tools("find_trees", number=tree_number)["items"][0]
    found = list(every_item(tools, "find_orders", tree_id=tree["id"], emergency=emergency))
    for work_order in found:
        tools("cancel_order", work_order_id=work_order["id"])
    return {"work_orders": len(found)}


def verify_cancel_order_for_each_by_tree_and_emergency(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many work orders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["work_orders"].items() if row != before["work_orders"].get(key)]
    return {
        "number of work orders": given.get("work_orders") == truth["work_orders"],
        "as many changed": len(changed) == truth["work_orders"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_mark_nest_left_with_earliest_protected_until_by_street_and_kind(
    tools: Tools, *, street_name: str, kind: str
) -> dict[str, Json]:
    """Mark the nest with the earliest end of the protection, no other."""
    street = tools("find_streets", name=street_name)["items"][0]
    nest = min(
        every_item(tools, "find_nests", street_id=street["id"], kind=kind), key=lambda nest: nest["protected_until"]
    )
    tools("mark_nest_left", nest_id=nest["id"])
    return {"end_of_the_protection": nest["protected_until"]}


def verify_mark_nest_left_with_earliest_protected_until_by_street_and_kind(
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


def solve_apply_for_permit_highest_vitality_by_street_and_status(
    tools: Tools, *, street_name: str, status: str, number: str, applicant: str, reason: str
) -> dict[str, Json]:
    """Choose the tree with the highest vitality and use it."""
    street = tools("find_streets", name=street_name)["items"][0]
    tree = max(
        every_item(tools, "find_trees", street_id=street["id"], status=status), key=lambda tree: tree["vitality"]
    )
    made = tools("apply_for_permit", tree_id=tree["id"], number=number, applicant=applicant, reason=reason)
    return {"application_date": made["applied_on"]}


def verify_apply_for_permit_highest_vitality_by_street_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One permit must have been added, with the application date that is right."""
    given = answer or {}
    added = [row for key, row in after["permits"].items() if key not in before["permits"]]
    return {
        "application date": given.get("application_date") == truth["application_date"],
        "one added": len(added) == 1,
        "with that application date": [row["applied_on"] for row in added] == [truth["application_date"]],
    }


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


def solve_earliest_protected_until_of_nests_by_street_and_kind(
    tools: Tools, *, street_name: str, kind: str
) -> dict[str, Json]:
    """Find the one with the earliest end of the protection of the nests meant."""
    street = tools("find_streets", name=street_name)["items"][0]
    chosen = min(
        every_item(tools, "find_nests", street_id=street["id"], kind=kind), key=lambda nest: nest["protected_until"]
    )
    return {"tree": chosen["tree_number"], "end_of_the_protection": chosen["protected_until"]}


def verify_earliest_protected_until_of_nests_by_street_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "tree": given.get("tree") == truth["tree"],
        "end of the protection": given.get("end_of_the_protection") == truth["end_of_the_protection"],
        "nothing changed": before == after,
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
