"""Solutions and verifications of programmatic tasks on Stadtlinien lost property."""

from mcp_servers.contracts import Json, Refused, State
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


def solve_amount_of_value_of_found_items_in_detail_by_category_and_status(
    tools: Tools, *, category_name: str, status: str
) -> dict[str, Json]:
    """Count the items meant and add up the estimated value."""
    category = tools("find_categories", name=category_name)["items"][0]
    found = [
        tools("get_item", found_item_id=found_item["id"])
        for found_item in every_item(tools, "find_items", category_id=category["id"], status=status)
    ]
    return {"number": len(found), "total_estimated_value": sum(found_item["value"] for found_item in found)}


def verify_amount_of_value_of_found_items_in_detail_by_category_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of items": given.get("number") == truth["number"],
        "total estimated value": given.get("total_estimated_value") == truth["total_estimated_value"],
        "nothing changed": before == after,
    }


def solve_earliest_found_on_among_found_items_in_detail_most_value_by_office_and_colour(
    tools: Tools, *, office_name: str, colour: str, most_value: int
) -> dict[str, Json]:
    """Find the one with the earliest finding date of the items meant."""
    office = tools("find_offices", name=office_name)["items"][0]
    found = [
        tools("get_item", found_item_id=found_item["id"])
        for found_item in every_item(tools, "find_items", office_id=office["id"], colour=colour)
    ]
    found = [found_item for found_item in found if found_item["value"] <= most_value]
    chosen = min(found, key=lambda found_item: found_item["found_on"])
    return {"tag_number": chosen["tag"], "finding_date": chosen["found_on"]}


def verify_earliest_found_on_among_found_items_in_detail_most_value_by_office_and_colour(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "tag number": given.get("tag_number") == truth["tag_number"],
        "finding date": given.get("finding_date") == truth["finding_date"],
        "nothing changed": before == after,
    }


def solve_earliest_lost_on_of_loss_reports_by_traveller_and_status(
    tools: Tools, *, traveller_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest date of loss of the reports meant."""
    traveller = tools("find_travellers", name=traveller_name)["items"][0]
    chosen = min(
        [
            tools("get_report", loss_report_id=loss_report["id"])
            for loss_report in every_item(tools, "find_reports", traveller_id=traveller["id"], status=status)
        ],
        key=lambda loss_report: loss_report["lost_on"],
    )
    return {"report_number": chosen["number"], "date_of_the_loss": chosen["lost_on"]}


def verify_earliest_lost_on_of_loss_reports_by_traveller_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "report number": given.get("report_number") == truth["report_number"],
        "date of the loss": given.get("date_of_the_loss") == truth["date_of_the_loss"],
        "nothing changed": before == after,
    }


def solve_line_with_most_value_among_found_items_in_detail_by_office_and_status(
    tools: Tools, *, office_name: str, status: str
) -> dict[str, Json]:
    """Add up the estimated value by line and find the largest total."""
    office = tools("find_offices", name=office_name)["items"][0]
    found = [
        tools("get_item", found_item_id=found_item["id"])
        for found_item in every_item(tools, "find_items", office_id=office["id"], status=status)
    ]
    totals: dict[str, int] = {}
    for found_item in found:
        totals[found_item["route_name"]] = totals.get(found_item["route_name"], 0) + found_item["value"]
    largest = max(totals, key=lambda group: totals[group])
    return {"line": largest, "total_estimated_value": totals[largest]}


def verify_line_with_most_value_among_found_items_in_detail_by_office_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "line": given.get("line") == truth["line"],
        "total estimated value": given.get("total_estimated_value") == truth["total_estimated_value"],
        "nothing changed": before == after,
    }


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


def solve_ranking_by_found_on_of_found_items_in_detail_most_value_by_office_and_colour(
    tools: Tools, *, office_name: str, colour: str, most_value: int, top: int
) -> dict[str, Json]:
    """Put the items meant in order by finding date, and list the first ones."""
    office = tools("find_offices", name=office_name)["items"][0]
    found = [
        tools("get_item", found_item_id=found_item["id"])
        for found_item in every_item(tools, "find_items", office_id=office["id"], colour=colour)
    ]
    found = [found_item for found_item in found if found_item["value"] <= most_value]
    ranked = sorted(found, key=lambda found_item: found_item["found_on"])[:top]
    return {"tag_numbers": [found_item["tag"] for found_item in ranked]}


def verify_ranking_by_found_on_of_found_items_in_detail_most_value_by_office_and_colour(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"tag numbers": given.get("tag_numbers") == truth["tag_numbers"], "nothing changed": before == after}


def solve_reject_match_for_each_by_traveller_and_status(
    tools: Tools, *, traveller_name: str, status: str
) -> dict[str, Json]:
    """Reject each of the matches meant, and count them."""
    traveller = tools("find_travellers", name=traveller_name)["items"][0]
    found = list(every_item(tools, "find_matches", traveller_id=traveller["id"], status=status))
    for match in found:
        tools("reject_match", match_id=match["id"])
    return {"matches": len(found)}


def verify_reject_match_for_each_by_traveller_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of matches must have changed."""
    given = answer or {}
    changed = [row for key, row in after["matches"].items() if row != before["matches"].get(key)]
    return {
        "number of matches": given.get("matches") == truth["matches"],
        "as many changed": len(changed) == truth["matches"],
        "status is rejected": all(row["status"] == "rejected" for row in changed),
    }


def solve_give_to_police_where_allowed_by_route(tools: Tools, *, route_name: str) -> dict[str, Json]:
    """Give to police those of the items meant for which that is allowed."""
    route = tools("find_lines", name=route_name)["items"][0]
    found = list(every_item(tools, "find_items", route_id=route["id"]))
    done = refused = 0
    for found_item in found:
        try:
            tools("give_to_police", found_item_id=found_item["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_give_to_police_where_allowed_by_route(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of items must have changed."""
    given = answer or {}
    changed = [row for key, row in after["found_items"].items() if row != before["found_items"].get(key)]
    return {
        "number of items done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is surrendered": all(row["status"] == "surrendered" for row in changed),
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


def solve_earliest_lost_on_among_loss_reports_in_detail_reported_on_until_by_route(
    tools: Tools, *, route_name: str, reported_on_until: str
) -> dict[str, Json]:
    """Find the one with the earliest date of loss of the reports meant."""
    route = tools("find_lines", name=route_name)["items"][0]
    found = [
        tools("get_report", loss_report_id=loss_report["id"])
        for loss_report in every_item(tools, "find_reports", route_id=route["id"])
    ]
    found = [loss_report for loss_report in found if loss_report["reported_on"] <= reported_on_until]
    chosen = min(found, key=lambda loss_report: loss_report["lost_on"])
    return {"report_number": chosen["number"], "date_of_the_loss": chosen["lost_on"]}


def verify_earliest_lost_on_among_loss_reports_in_detail_reported_on_until_by_route(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "report number": given.get("report_number") == truth["report_number"],
        "date of the loss": given.get("date_of_the_loss") == truth["date_of_the_loss"],
        "nothing changed": before == after,
    }


def solve_found_item_with_most_transfers_by_route_and_status(
    tools: Tools, *, route_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the items meant has the most transfers."""
    route = tools("find_lines", name=route_name)["items"][0]
    counted = [
        (tools("find_transfers", found_item_id=found_item["id"])["total"], found_item)
        for found_item in every_item(tools, "find_items", route_id=route["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"tag_number": chosen["tag"], "transfers": most}


def verify_found_item_with_most_transfers_by_route_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "tag number": given.get("tag_number") == truth["tag_number"],
        "number of transfers": given.get("transfers") == truth["transfers"],
        "nothing changed": before == after,
    }


def solve_total_value_of_found_items_by_route_and_status(
    tools: Tools, *, route_name: str, status: str
) -> dict[str, Json]:
    """Add up the estimated value of the items that are meant."""
    route = tools("find_lines", name=route_name)["items"][0]
    return {
        "total_estimated_value": sum(
            found_item["value"]
            for found_item in [
                tools("get_item", found_item_id=found_item["id"])
                for found_item in every_item(tools, "find_items", route_id=route["id"], status=status)
            ]
        )
    }


def verify_total_value_of_found_items_by_route_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total estimated value": given.get("total_estimated_value") == truth["total_estimated_value"],
        "nothing changed": before == after,
    }
