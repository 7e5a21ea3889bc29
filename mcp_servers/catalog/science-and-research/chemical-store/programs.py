"""Solutions and verifications of programmatic tasks on Fjordvik chemical stores."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_open_bottle_for_each_by_kept_in_and_status(
    tools: Tools, *, cabinet_code: str, status: str
) -> dict[str, Json]:
    """Open each of the bottles meant, and count them."""
    cabinet = tools("find_cabinets", code=cabinet_code)["items"][0]
    found = list(every_item(tools, "find_bottles", kept_in_id=cabinet["id"], status=status))
    for bottle in found:
        tools("open_bottle", bottle_id=bottle["id"])
    return {"bottles": len(found)}


def verify_open_bottle_for_each_by_kept_in_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many bottles must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bottles"].items() if row != before["bottles"].get(key)]
    return {
        "number of bottles": given.get("bottles") == truth["bottles"],
        "as many changed": len(changed) == truth["bottles"],
        "status is opened": all(row["status"] == "opened" for row in changed),
    }


def solve_open_bottle_with_highest_size_by_kept_in_and_status(
    tools: Tools, *, cabinet_code: str, status: str
) -> dict[str, Json]:
    """Open the bottle with the highest size in millilitres, no other."""
    cabinet = tools("find_cabinets", code=cabinet_code)["items"][0]
    bottle = max(
        [
            tools("get_bottle", bottle_id=bottle["id"])
            for bottle in every_item(tools, "find_bottles", kept_in_id=cabinet["id"], status=status)
        ],
        key=lambda bottle: bottle["size"],
    )
    tools("open_bottle", bottle_id=bottle["id"])
    return {"size": bottle["size"]}


def verify_open_bottle_with_highest_size_by_kept_in_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The size in millilitres must be right, and one bottle must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bottles"].items() if row != before["bottles"].get(key)]
    return {
        "size in millilitres": given.get("size") == truth["size"],
        "one changed": len(changed) == 1,
        "status is opened": all(row["status"] == "opened" for row in changed),
    }


def solve_withdraw_substance_highest_content_by_kept_in_and_status(
    tools: Tools, *, cabinet_code: str, status: str, chemist_name: str, amount: int
) -> dict[str, Json]:
    """Choose the bottle with the highest content in millilitres and use it."""
    chemist = tools("find_chemists", name=chemist_name)["items"][0]
    cabinet = tools("find_cabinets", code=cabinet_code)["items"][0]
    bottle = max(
        every_item(tools, "find_bottles", kept_in_id=cabinet["id"], status=status), key=lambda bottle: bottle["content"]
    )
    made = tools("withdraw_substance", chemist_id=chemist["id"], bottle_id=bottle["id"], amount=amount)
    return {"day_of_the_withdrawal": made["taken_on"]}


def verify_withdraw_substance_highest_content_by_kept_in_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One withdrawal must have been added, with the day of the withdrawal that is right."""
    given = answer or {}
    added = [row for key, row in after["withdrawals"].items() if key not in before["withdrawals"]]
    return {
        "day of the withdrawal": given.get("day_of_the_withdrawal") == truth["day_of_the_withdrawal"],
        "one added": len(added) == 1,
        "with that day of the withdrawal": [row["taken_on"] for row in added] == [truth["day_of_the_withdrawal"]],
    }


def solve_highest_content_of_bottles_by_kept_in_and_status(
    tools: Tools, *, cabinet_code: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest content in millilitres of the bottles meant."""
    cabinet = tools("find_cabinets", code=cabinet_code)["items"][0]
    chosen = max(
        [
            tools("get_bottle", bottle_id=bottle["id"])
            for bottle in every_item(tools, "find_bottles", kept_in_id=cabinet["id"], status=status)
        ],
        key=lambda bottle: bottle["content"],
    )
    return {"bottle_number": chosen["number"], "content": chosen["content"]}


def verify_highest_content_of_bottles_by_kept_in_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "bottle number": given.get("bottle_number") == truth["bottle_number"],
        "content in millilitres": given.get("content") == truth["content"],
        "nothing changed": before == after,
    }


def solve_bottle_with_most_withdrawals_by_substance_and_status(
    tools: Tools, *, substance_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the bottles meant has the most withdrawals."""
    substance = tools("find_substances", name=substance_name)["items"][0]
    counted = [
        (tools("find_withdrawals", bottle_id=bottle["id"])["total"], bottle)
        for bottle in every_item(tools, "find_bottles", substance_id=substance["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"bottle_number": chosen["number"], "withdrawals": most}


def verify_bottle_with_most_withdrawals_by_substance_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "bottle number": given.get("bottle_number") == truth["bottle_number"],
        "number of withdrawals": given.get("withdrawals") == truth["withdrawals"],
        "nothing changed": before == after,
    }


def solve_total_price_of_reagent_orders_by_chemist_and_status(
    tools: Tools, *, chemist_name: str, status: str
) -> dict[str, Json]:
    """Add up the price of the orders that are meant."""
    chemist = tools("find_chemists", name=chemist_name)["items"][0]
    return {
        "total_price": sum(
            reagent_order["price"]
            for reagent_order in every_item(tools, "find_reagent_orders", chemist_id=chemist["id"], status=status)
        )
    }


def verify_total_price_of_reagent_orders_by_chemist_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total price": given.get("total_price") == truth["total_price"], "nothing changed": before == after}


def solve_substance_with_most_price_of_reagent_orders_by_chemist_and_status(
    tools: Tools, *, chemist_name: str, status: str
) -> dict[str, Json]:
    """Add up the price by substance and find the largest total."""
    chemist = tools("find_chemists", name=chemist_name)["items"][0]
    totals: dict[str, int] = {}
    for reagent_order in every_item(tools, "find_reagent_orders", chemist_id=chemist["id"], status=status):
        totals[reagent_order["substance_name"]] = (
            totals.get(reagent_order["substance_name"], 0) + reagent_order["price"]
        )
    largest = max(totals, key=lambda group: totals[group])
    return {"substance": largest, "total_price": totals[largest]}


def verify_substance_with_most_price_of_reagent_orders_by_chemist_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "substance": given.get("substance") == truth["substance"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_substance_with_most_amount_in_report_withdrawals_by_chemist(
    tools: Tools, *, chemist_name: str
) -> dict[str, Json]:
    """Find the substance with the highest amount in a report."""
    chemist = tools("find_chemists", name=chemist_name)["items"][0]
    largest = max(every_item(tools, "report_withdrawals", chemist_id=chemist["id"]), key=lambda group: group["amount"])
    return {"substance": largest["bottle_substance_name"], "amount": largest["amount"]}


def verify_substance_with_most_amount_in_report_withdrawals_by_chemist(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "substance": given.get("substance") == truth["substance"],
        "amount": given.get("amount") == truth["amount"],
        "nothing changed": before == after,
    }


def solve_approve_order_for_each_by_chemist_and_status(
    tools: Tools, *, chemist_name: str, status: str
) -> dict[str, Json]:
    """Approve each of the reagent orders meant, and count them."""
    chemist = tools("find_chemists", name=chemist_name)["items"][0]
    found = list(every_item(tools, "find_reagent_orders", chemist_id=chemist["id"], status=status))
    for reagent_order in found:
        tools("approve_order", reagent_order_id=reagent_order["id"])
    return {"reagent_orders": len(found)}


def verify_approve_order_for_each_by_chemist_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many reagent orders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["reagent_orders"].items() if row != before["reagent_orders"].get(key)]
    return {
        "number of reagent orders": given.get("reagent_orders") == truth["reagent_orders"],
        "as many changed": len(changed) == truth["reagent_orders"],
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


def solve_open_bottle_with_highest_content_by_substance_and_status(
    tools: Tools, *, substance_name: str, status: str
) -> dict[str, Json]:
    """Open the bottle with the highest content in millilitres, no other."""
    substance = tools("find_substances", name=substance_name)["items"][0]
    bottle = max(
        [
            tools("get_bottle", bottle_id=bottle["id"])
            for bottle in every_item(tools, "find_bottles", substance_id=substance["id"], status=status)
        ],
        key=lambda bottle: bottle["content"],
    )
    tools("open_bottle", bottle_id=bottle["id"])
    return {"content": bottle["content"]}


def verify_open_bottle_with_highest_content_by_substance_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The content in millilitres must be right, and one bottle must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bottles"].items() if row != before["bottles"].get(key)]
    return {
        "content in millilitres": given.get("content") == truth["content"],
        "one changed": len(changed) == 1,
        "status is opened": all(row["status"] == "opened" for row in changed),
    }


def solve_highest_size_of_reagent_orders_by_substance_and_status(
    tools: Tools, *, substance_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest size in millilitres of the orders meant."""
    substance = tools("find_substances", name=substance_name)["items"][0]
    chosen = max(
        every_item(tools, "find_reagent_orders", substance_id=substance["id"], status=status),
        key=lambda reagent_order: reagent_order["size"],
    )
    return {"order_number": chosen["number"], "size": chosen["size"]}


def verify_highest_size_of_reagent_orders_by_substance_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "order number": given.get("order_number") == truth["order_number"],
        "size in millilitres": given.get("size") == truth["size"],
        "nothing changed": before == after,
    }


def solve_bottle_with_most_withdrawals_by_kept_in_and_status(
    tools: Tools, *, cabinet_code: str, status: str
) -> dict[str, Json]:
    """Find out which of the bottles meant has the most withdrawals."""
    cabinet = tools("find_cabinets", code=cabinet_code)["items"][0]
    counted = [
        (tools("find_withdrawals", bottle_id=bottle["id"])["total"], bottle)
        for bottle in every_item(tools, "find_bottles", kept_in_id=cabinet["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"bottle_number": chosen["number"], "withdrawals": most}


def verify_bottle_with_most_withdrawals_by_kept_in_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "bottle number": given.get("bottle_number") == truth["bottle_number"],
        "number of withdrawals": given.get("withdrawals") == truth["withdrawals"],
        "nothing changed": before == after,
    }
