"""Solutions and verifications of programmatic tasks on Stadtlinien lost property."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_total_value_of_found_items_by_category_and_status(
    tools: Tools, *, category_name: str, status: str
) -> dict[str, Json]:
    """Add up the estimated value of the items that are meant."""
    category = tools("find_categories", name=category_name)["items"][0]
    return {
        "total_estimated_value": sum(
            found_item["value"]
            for found_item in [
                tools("get_item", found_item_id=found_item["id"])
                for found_item in every_item(tools, "find_items", category_id=category["id"], status=status)
            ]
        )
    }


def verify_total_value_of_found_items_by_category_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total estimated value": given.get("total_estimated_value") == truth["total_estimated_value"],
        "nothing changed": before == after,
    }


def solve_category_with_most_items_in_report_items_by_route_and_status(
    tools: Tools, *, route_name: str, status: str
) -> dict[str, Json]:
    """Find the category with the highest items in a report."""
    route = tools("find_lines", name=route_name)["items"][0]
    largest = max(
        every_item(tools, "report_items", route_id=route["id"], status=status), key=lambda group: group["items"]
    )
    return {"category": largest["category_name"], "items": largest["items"]}


def verify_category_with_most_items_in_report_items_by_route_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "category": given.get("category") == truth["category"],
        "items": given.get("items") == truth["items"],
        "nothing changed": before == after,
    }


def solve_category_with_most_value_among_found_items_in_detail_least_value_by_office_and_colour(
    tools: Tools, *, office_name: str, colour: str, least_value: int
) -> dict[str, Json]:
    """Add up the estimated value by category and find the largest total."""
    office = tools("find_offices", name=office_name)["items"][0]
    found = [
        tools("get_item", found_item_id=found_item["id"])
        for found_item in every_item(tools, "find_items", office_id=office["id"], colour=colour)
    ]
    found = [found_item for found_item in found if found_item["value"] >= least_value]
    totals: dict[str, int] = {}
    for found_item in found:
        totals[found_item["category_name"]] = totals.get(found_item["category_name"], 0) + found_item["value"]
    largest = max(totals, key=lambda group: totals[group])
    return {"category": largest, "total_estimated_value": totals[largest]}


def verify_category_with_most_value_among_found_items_in_detail_least_value_by_office_and_colour(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "category": given.get("category") == truth["category"],
        "total estimated value": given.get("total_estimated_value") == truth["total_estimated_value"],
        "nothing changed": before == after,
    }


def solve_earliest_found_on_of_found_items_by_route_and_status(
    tools: Tools, *, route_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest finding date of the items meant."""
    route = tools("find_lines", name=route_name)["items"][0]
    chosen = min(
        [
            tools("get_item", found_item_id=found_item["id"])
            for found_item in every_item(tools, "find_items", route_id=route["id"], status=status)
        ],
        key=lambda found_item: found_item["found_on"],
    )
    return {"tag_number": chosen["tag"], "finding_date": chosen["found_on"]}


def verify_earliest_found_on_of_found_items_by_route_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "tag number": given.get("tag_number") == truth["tag_number"],
        "finding date": given.get("finding_date") == truth["finding_date"],
        "nothing changed": before == after,
    }


def solve_category_with_most_value_in_report_items_by_route_and_status(
    tools: Tools, *, route_name: str, status: str
) -> dict[str, Json]:
    """Find the category with the highest value in a report."""
    route = tools("find_lines", name=route_name)["items"][0]
    largest = max(
        every_item(tools, "report_items", route_id=route["id"], status=status), key=lambda group: group["value"]
    )
    return {"category": largest["category_name"], "value": largest["value"]}


def verify_category_with_most_value_in_report_items_by_route_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "category": given.get("category") == truth["category"],
        "value": given.get("value") == truth["value"],
        "nothing changed": before == after,
    }


def solve_ranking_by_found_on_of_found_items_in_detail_most_value_by_route(
    tools: Tools, *, route_name: str, most_value: int, top: int
) -> dict[str, Json]:
    """Put the items meant in order by finding date, and list the first ones."""
    route = tools("find_lines", name=route_name)["items"][0]
    found = [
        tools("get_item", found_item_id=found_item["id"])
        for found_item in every_item(tools, "find_items", route_id=route["id"])
    ]
    found = [found_item for found_item in found if found_item["value"] <= most_value]
    ranked = sorted(found, key=lambda found_item: found_item["found_on"])[:top]
    return {"tag_numbers": [found_item["tag"] for found_item in ranked]}


def verify_ranking_by_found_on_of_found_items_in_detail_most_value_by_route(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"tag numbers": given.get("tag_numbers") == truth["tag_numbers"], "nothing changed": before == after}


def solve_send_item_earliest_found_on_by_category_and_colour(
    tools: Tools, *, category_name: str, colour: str, office_name: str
) -> dict[str, Json]:
    """Choose the item with the earliest finding date and use it."""
    office = tools("find_offices", name=office_name)["items"][0]
    category = tools("find_categories", name=category_name)["items"][0]
    found_item = min(
        every_item(tools, "find_items", category_id=category["id"], colour=colour),
        key=lambda found_item: found_item["found_on"],
    )
    made = tools("send_item", destination_id=office["id"], found_item_id=found_item["id"])
    return {"sending_date": made["sent_on"]}


def verify_send_item_earliest_found_on_by_category_and_colour(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One transfer must have been added, with the sending date that is right."""
    given = answer or {}
    added = [row for key, row in after["transfers"].items() if key not in before["transfers"]]
    return {
        "sending date": given.get("sending_date") == truth["sending_date"],
        "one added": len(added) == 1,
        "with that sending date": [row["sent_on"] for row in added] == [truth["sending_date"]],
    }


def solve_line_with_most_losses_in_report_losses_by_category_and_status(
    tools: Tools, *, category_name: str, status: str
) -> dict[str, Json]:
    """Find the line with the highest losses in a report."""
    category = tools("find_categories", name=category_name)["items"][0]
    largest = max(
        every_item(tools, "report_losses", category_id=category["id"], status=status), key=lambda group: group["losses"]
    )
    return {"line": largest["route_name"], "losses": largest["losses"]}


def verify_line_with_most_losses_in_report_losses_by_category_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "line": given.get("line") == truth["line"],
        "losses": given.get("losses") == truth["losses"],
        "nothing changed": before == after,
    }


def solve_amount_of_value_of_found_items_in_detail_least_value_by_category(
    tools: Tools, *, category_name: str, least_value: int
) -> dict[str, Json]:
    """Count the items meant and add up the estimated value."""
    category = tools("find_categories", name=category_name)["items"][0]
    found = [
        tools("get_item", found_item_id=found_item["id"])
        for found_item in every_item(tools, "find_items", category_id=category["id"])
    ]
    found = [found_item for found_item in found if found_item["value"] >= least_value]
    return {"number": len(found), "total_estimated_value": sum(found_item["value"] for found_item in found)}


def verify_amount_of_value_of_found_items_in_detail_least_value_by_category(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of items": given.get("number") == truth["number"],
        "total estimated value": given.get("total_estimated_value") == truth["total_estimated_value"],
        "nothing changed": before == after,
    }


def solve_give_to_police_for_each_by_route_and_colour(tools: Tools, *, route_name: str, colour: str) -> dict[str, Json]:
    """Give to police each of the found items meant, and count them."""
    route = tools("find_lines", name=route_name)["items"][0]
    found = list(every_item(tools, "find_items", route_id=route["id"], colour=colour))
    for found_item in found:
        tools("give_to_police", found_item_id=found_item["id"])
    return {"found_items": len(found)}


def verify_give_to_police_for_each_by_route_and_colour(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many found items must have changed."""
    given = answer or {}
    changed = [row for key, row in after["found_items"].items() if row != before["found_items"].get(key)]
    return {
        "number of found items": given.get("found_items") == truth["found_items"],
        "as many changed": len(changed) == truth["found_items"],
        "status is surrendered": all(row["status"] == "surrendered" for row in changed),
    }


def solve_close_report_for_first_by_reported_on_in_detail_by_route_and_status(
    tools: Tools, *, route_name: str, status: str, quota: int
) -> dict[str, Json]:
    """Close the first few of the reports meant, in order by report date."""
    route = tools("find_lines", name=route_name)["items"][0]
    found = [
        tools("get_report", loss_report_id=loss_report["id"])
        for loss_report in every_item(tools, "find_reports", route_id=route["id"], status=status)
    ]
    first = sorted(found, key=lambda loss_report: loss_report["reported_on"])[:quota]
    for loss_report in first:
        tools("close_report", loss_report_id=loss_report["id"])
    return {"report_numbers": [loss_report["number"] for loss_report in first]}


def verify_close_report_for_first_by_reported_on_in_detail_by_route_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of reports must have changed."""
    given = answer or {}
    changed = [row for key, row in after["loss_reports"].items() if row != before["loss_reports"].get(key)]
    return {
        "report numbers": given.get("report_numbers") == truth["report_numbers"],
        "as many changed": len(changed) == len(truth["report_numbers"]),
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_most_value_among_found_items_in_detail_most_value_by_route_and_colour(
    tools: Tools, *, route_name: str, colour: str, most_value: int
) -> dict[str, Json]:
    """Find the one with the highest estimated value of the items meant."""
    route = tools("find_lines", name=route_name)["items"][0]
    found = [
        tools("get_item", found_item_id=found_item["id"])
        for found_item in every_item(tools, "find_items", route_id=route["id"], colour=colour)
    ]
    found = [found_item for found_item in found if found_item["value"] <= most_value]
    chosen = max(found, key=lambda found_item: found_item["value"])
    return {"tag_number": chosen["tag"], "estimated_value": chosen["value"]}


def verify_most_value_among_found_items_in_detail_most_value_by_route_and_colour(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "tag number": given.get("tag_number") == truth["tag_number"],
        "estimated value": given.get("estimated_value") == truth["estimated_value"],
        "nothing changed": before == after,
    }


def solve_found_item_with_most_transfers_by_route_and_colour(
    tools: Tools, *, route_name: str, colour: str
) -> dict[str, Json]:
    """Find out which of the items meant has the most transfers."""
    route = tools("find_lines", name=route_name)["items"][0]
    counted = [
        (tools("find_transfers", found_item_id=found_item["id"])["total"], found_item)
        for found_item in every_item(tools, "find_items", route_id=route["id"], colour=colour)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"tag_number": chosen["tag"], "transfers": most}


def verify_found_item_with_most_transfers_by_route_and_colour(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "tag number": given.get("tag_number") == truth["tag_number"],
        "number of transfers": given.get("transfers") == truth["transfers"],
        "nothing changed": before == after,
    }


def solve_give_to_police_with_highest_value_by_route_and_status(
    tools: Tools, *, route_name: str, status: str
) -> dict[str, Json]:
    """Give to police the item with the highest estimated value, no other."""
    route = tools("find_lines", name=route_name)["items"][0]
    found_item = max(
        [
            tools("get_item", found_item_id=found_item["id"])
            for found_item in every_item(tools, "find_items", route_id=route["id"], status=status)
        ],
        key=lambda found_item: found_item["value"],
    )
    tools("give_to_police", found_item_id=found_item["id"])
    return {"estimated_value": found_item["value"]}


def verify_give_to_police_with_highest_value_by_route_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The estimated value must be right, and one item must have changed."""
    given = answer or {}
    changed = [row for key, row in after["found_items"].items() if row != before["found_items"].get(key)]
    return {
        "estimated value": given.get("estimated_value") == truth["estimated_value"],
        "one changed": len(changed) == 1,
        "status is surrendered": all(row["status"] == "surrendered" for row in changed),
    }
