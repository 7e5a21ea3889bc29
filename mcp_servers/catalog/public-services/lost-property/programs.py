"""Solutions and verifications of programmatic tasks on Stadtlinien lost property."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


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


def solve_close_report_with_earliest_lost_on_by_route_and_status(
    tools: Tools, *, route_name: str, status: str
) -> dict[str, Json]:
    """Close the report with the earliest date of the loss, no other."""
    route = tools("find_lines", name=route_name)["items"][0]
    loss_report = min(
        [
            tools("get_report", loss_report_id=loss_report["id"])
            for loss_report in every_item(tools, "find_reports", route_id=route["id"], status=status)
        ],
        key=lambda loss_report: loss_report["lost_on"],
    )
    tools("close_report", loss_report_id=loss_report["id"])
    return {"date_of_the_loss": loss_report["lost_on"]}


def verify_close_report_with_earliest_lost_on_by_route_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The date of the loss must be right, and one report must have changed."""
    given = answer or {}
    changed = [row for key, row in after["loss_reports"].items() if row != before["loss_reports"].get(key)]
    return {
        "date of the loss": given.get("date_of_the_loss") == truth["date_of_the_loss"],
        "one changed": len(changed) == 1,
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_send_item_earliest_found_on_by_route_and_colour(
    tools: Tools, *, route_name: str, colour: str, office_name: str
) -> dict[str, Json]:
    """Choose the item with the earliest finding date and use it."""
    office = tools("find_offices", name=office_name)["items"][0]
    route = tools("find_lines", name=route_name)["items"][0]
    found_item = min(
        every_item(tools, "find_items", route_id=route["id"], colour=colour),
        key=lambda found_item: found_item["found_on"],
    )
    made = tools("send_item", destination_id=office["id"], found_item_id=found_item["id"])
    return {"sending_date": made["sent_on"]}


def verify_send_item_earliest_found_on_by_route_and_colour(
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


def solve_earliest_reported_on_of_loss_reports_by_route_and_status(
    tools: Tools, *, route_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest report date of the reports meant."""
    route = tools("find_lines", name=route_name)["items"][0]
    chosen = min(
        [
            tools("get_report", loss_report_id=loss_report["id"])
            for loss_report in every_item(tools, "find_reports", route_id=route["id"], status=status)
        ],
        key=lambda loss_report: loss_report["reported_on"],
    )
    return {"report_number": chosen["number"], "report_date": chosen["reported_on"]}


def verify_earliest_reported_on_of_loss_reports_by_route_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "report number": given.get("report_number") == truth["report_number"],
        "report date": given.get("report_date") == truth["report_date"],
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


def solve_total_value_of_found_items_by_route_and_colour(
    tools: Tools, *, route_name: str, colour: str
) -> dict[str, Json]:
    """Add up the estimated value of the items that are meant."""
    route = tools("find_lines", name=route_name)["items"][0]
    return {
        "total_estimated_value": sum(
            found_item["value"]
            for found_item in [
                tools("get_item", found_item_id=found_item["id"])
                for found_item in every_item(tools, "find_items", route_id=route["id"], colour=colour)
            ]
        )
    }


def verify_total_value_of_found_items_by_route_and_colour(
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


def solve_dispose_item_with_earliest_found_on_by_route_and_colour(
    tools: Tools, *, route_name: str, colour: str
) -> dict[str, Json]:
    """Dispose the item with the earliest finding date, no other."""
    route = tools("find_lines", name=route_name)["items"][0]
    found_item = min(
        [
            tools("get_item", found_item_id=found_item["id"])
            for found_item in every_item(tools, "find_items", route_id=route["id"], colour=colour)
        ],
        key=lambda found_item: found_item["found_on"],
    )
    tools("dispose_item", found_item_id=found_item["id"])
    return {"finding_date": found_item["found_on"]}


def verify_dispose_item_with_earliest_found_on_by_route_and_colour(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The finding date must be right, and one item must have changed."""
    given = answer or {}
    changed = [row for key, row in after["found_items"].items() if row != before["found_items"].get(key)]
    return {
        "finding date": given.get("finding_date") == truth["finding_date"],
        "one changed": len(changed) == 1,
        "status is disposed": all(row["status"] == "disposed" for row in changed),
    }


def solve_send_item_earliest_found_on_by_route_and_status(
    tools: Tools, *, route_name: str, status: str, office_name: str
) -> dict[str, Json]:
    """Choose the item with the earliest finding date and use it."""
    office = tools("find_offices", name=office_name)["items"][0]
    route = tools("find_lines", name=route_name)["items"][0]
    found_item = min(
        every_item(tools, "find_items", route_id=route["id"], status=status),
        key=lambda found_item: found_item["found_on"],
    )
    made = tools("send_item", destination_id=office["id"], found_item_id=found_item["id"])
    return {"sending_date": made["sent_on"]}


def verify_send_item_earliest_found_on_by_route_and_status(
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


def solve_earliest_lost_on_of_loss_reports_by_traveller_and_status(
    tools: Tools, *, traveller_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest date of the loss of the reports meant."""
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


def solve_loss_report_with_most_matches_by_route_and_status(
    tools: Tools, *, route_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the reports meant has the most matches."""
    route = tools("find_lines", name=route_name)["items"][0]
    counted = [
        (tools("find_matches", loss_report_id=loss_report["id"])["total"], loss_report)
        for loss_report in every_item(tools, "find_reports", route_id=route["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"report_number": chosen["number"], "matches": most}


def verify_loss_report_with_most_matches_by_route_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "report number": given.get("report_number") == truth["report_number"],
        "number of matches": given.get("matches") == truth["matches"],
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
