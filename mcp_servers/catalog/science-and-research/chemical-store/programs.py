"""Solutions and verifications of programmatic tasks on Fjordvik chemical stores."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_expires_on_among_bottles_in_detail_which_substance_apart_from_by_kept_in(
    tools: Tools, *, cabinet_code: str, which_substance_apart_from: str
) -> dict[str, Json]:
    """Find the one with the earliest expiry date of the bottles meant."""
    cabinet = tools("find_cabinets", code=cabinet_code)["items"][0]
    found = [
        tools("get_bottle", bottle_id=bottle["id"])
        for bottle in every_item(tools, "find_bottles", kept_in_id=cabinet["id"])
    ]
    found = [
        bottle
        for bottle in found
        if tools("get_substance", substance_id=bottle["substance_id"])["apart_from"] == which_substance_apart_from
    ]
    chosen = min(found, key=lambda bottle: bottle["expires_on"])
    return {"bottle_number": chosen["number"], "expiry_date": chosen["expires_on"]}


def verify_earliest_expires_on_among_bottles_in_detail_which_substance_apart_from_by_kept_in(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "bottle number": given.get("bottle_number") == truth["bottle_number"],
        "expiry date": given.get("expiry_date") == truth["expiry_date"],
        "nothing changed": before == after,
    }


def solve_open_bottle_where_allowed_in_detail_which_substance_hazard_by_kept_in(
    tools: Tools, *, cabinet_code: str, which_substance_hazard: str
) -> dict[str, Json]:
    """Open those of the bottles meant for which that is allowed."""
    cabinet = tools("find_cabinets", code=cabinet_code)["items"][0]
    found = [
        tools("get_bottle", bottle_id=bottle["id"])
        for bottle in every_item(tools, "find_bottles", kept_in_id=cabinet["id"])
    ]
    found = [
        bottle
        for bottle in found
        if tools("get_substance", substance_id=bottle["substance_id"])["hazard"] == which_substance_hazard
    ]
    done = refused = 0
    for bottle in found:
        try:
            tools("open_bottle", bottle_id=bottle["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_open_bottle_where_allowed_in_detail_which_substance_hazard_by_kept_in(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of bottles must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bottles"].items() if row != before["bottles"].get(key)]
    return {
        "number of bottles done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is opened": all(row["status"] == "opened" for row in changed),
    }


def solve_earliest_opened_on_of_bottles_by_substance_and_status(
    tools: Tools, *, substance_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest day of opening of the bottles meant."""
    substance = tools("find_substances", name=substance_name)["items"][0]
    chosen = min(
        [
            tools("get_bottle", bottle_id=bottle["id"])
            for bottle in every_item(tools, "find_bottles", substance_id=substance["id"], status=status)
        ],
        key=lambda bottle: bottle["opened_on"],
    )
    return {"bottle_number": chosen["number"], "day_of_opening": chosen["opened_on"]}


def verify_earliest_opened_on_of_bottles_by_substance_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "bottle number": given.get("bottle_number") == truth["bottle_number"],
        "day of opening": given.get("day_of_opening") == truth["day_of_opening"],
        "nothing changed": before == after,
    }


def solve_ranking_by_expires_on_of_bottles_in_detail_which_substance_apart_from_by_kept_in(
    tools: Tools, *, cabinet_code: str, which_substance_apart_from: str, top: int
) -> dict[str, Json]:
    """Put the bottles meant in order by expiry date, and list the first ones."""
    cabinet = tools("find_cabinets", code=cabinet_code)["items"][0]
    found = [
        tools("get_bottle", bottle_id=bottle["id"])
        for bottle in every_item(tools, "find_bottles", kept_in_id=cabinet["id"])
    ]
    found = [
        bottle
        for bottle in found
        if tools("get_substance", substance_id=bottle["substance_id"])["apart_from"] == which_substance_apart_from
    ]
    ranked = sorted(found, key=lambda bottle: bottle["expires_on"])[:top]
    return {"bottle_numbers": [bottle["number"] for bottle in ranked]}


def verify_ranking_by_expires_on_of_bottles_in_detail_which_substance_apart_from_by_kept_in(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "bottle numbers": given.get("bottle_numbers") == truth["bottle_numbers"],
        "nothing changed": before == after,
    }


def solve_collect_drum_where_allowed_most_capacity_of_all(tools: Tools, *, most_capacity: int) -> dict[str, Json]:
    """Collect drum those of the waste drums meant for which that is allowed."""
    found = list(every_item(tools, "find_waste_drums"))
    found = [waste_drum for waste_drum in found if waste_drum["capacity"] <= most_capacity]
    done = refused = 0
    for waste_drum in found:
        try:
            tools("collect_drum", waste_drum_id=waste_drum["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_collect_drum_where_allowed_most_capacity_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of waste drums must have changed."""
    given = answer or {}
    changed = [row for key, row in after["waste_drums"].items() if row != before["waste_drums"].get(key)]
    return {
        "number of waste drums done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is collected": all(row["status"] == "collected" for row in changed),
    }


def solve_substance_with_most_bottles_by_hazard(tools: Tools, *, hazard: str) -> dict[str, Json]:
    """Find out which of the substances meant has the most bottles."""
    counted = [
        (tools("find_bottles", substance_id=substance["id"])["total"], substance)
        for substance in every_item(tools, "find_substances", hazard=hazard)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "bottles": most}


def verify_substance_with_most_bottles_by_hazard(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of bottles": given.get("bottles") == truth["bottles"],
        "nothing changed": before == after,
    }


def solve_approve_order_for_each_by_substance_and_status(
    tools: Tools, *, substance_name: str, status: str
) -> dict[str, Json]:
    """Approve each of the reagent orders meant, and count them."""
    substance = tools("find_substances", name=substance_name)["items"][0]
    found = list(every_item(tools, "find_reagent_orders", substance_id=substance["id"], status=status))
    for reagent_order in found:
        tools("approve_order", reagent_order_id=reagent_order["id"])
    return {"reagent_orders": len(found)}


def verify_approve_order_for_each_by_substance_and_status(
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


def solve_status_with_most_price_among_reagent_orders_of_substance_by_hazard(
    tools: Tools, *, hazard: str
) -> dict[str, Json]:
    """Add up the price by status and find the largest total."""
    found = [
        reagent_order
        for substance in every_item(tools, "find_substances", hazard=hazard)
        for reagent_order in every_item(tools, "find_reagent_orders", substance_id=substance["id"])
    ]
    totals: dict[str, int] = {}
    for reagent_order in found:
        totals[reagent_order["status"]] = totals.get(reagent_order["status"], 0) + reagent_order["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_price": totals[largest]}


def verify_status_with_most_price_among_reagent_orders_of_substance_by_hazard(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_withdraw_substance_highest_content_by_kept_in(
    tools: Tools, *, cabinet_code: str, chemist_name: str, amount: int
) -> dict[str, Json]:
    """Choose the bottle with the highest content in millilitres and use it."""
    chemist = tools("find_chemists", name=chemist_name)["items"][0]
    cabinet = tools("find_cabinets", code=cabinet_code)["items"][0]
    bottle = max(every_item(tools, "find_bottles", kept_in_id=cabinet["id"]), key=lambda bottle: bottle["content"])
    made = tools("withdraw_substance", chemist_id=chemist["id"], bottle_id=bottle["id"], amount=amount)
    return {"day_of_the_withdrawal": made["taken_on"]}


def verify_withdraw_substance_highest_content_by_kept_in(
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


def solve_approve_order_for_each_by_chemist_and_status(
    tools: Tools, *, chemist_name: str, status: str
) -> dict[str, Json]:
    """Approve each of the orders meant, and count them."""
    chemist = tools("find_chemists", name=chemist_name)["items"][0]
    found = list(every_item(tools, "find_reagent_orders", chemist_id=chemist["id"], status=status))
    for reagent_order in found:
        tools("approve_order", reagent_order_id=reagent_order["id"])
    return {"reagent_orders": len(found)}


def verify_approve_order_for_each_by_chemist_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of orders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["reagent_orders"].items() if row != before["reagent_orders"].get(key)]
    return {
        "number of orders": given.get("reagent_orders") == truth["reagent_orders"],
        "as many changed": len(changed) == truth["reagent_orders"],
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


def solve_most_content_among_bottles_in_detail_most_substance_price_by_kept_in_and_status(
    tools: Tools, *, cabinet_code: str, status: str, most_substance_price: int
) -> dict[str, Json]:
    """Find the one with the highest content in millilitres of the bottles meant."""
    cabinet = tools("find_cabinets", code=cabinet_code)["items"][0]
    found = [
        tools("get_bottle", bottle_id=bottle["id"])
        for bottle in every_item(tools, "find_bottles", kept_in_id=cabinet["id"], status=status)
    ]
    found = [
        bottle
        for bottle in found
        if tools("get_substance", substance_id=bottle["substance_id"])["price"] <= most_substance_price
    ]
    chosen = max(found, key=lambda bottle: bottle["content"])
    return {"bottle_number": chosen["number"], "content": chosen["content"]}


def verify_most_content_among_bottles_in_detail_most_substance_price_by_kept_in_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "bottle number": given.get("bottle_number") == truth["bottle_number"],
        "content in millilitres": given.get("content") == truth["content"],
        "nothing changed": before == after,
    }


def solve_substance_with_most_reagent_orders_by_hazard(tools: Tools, *, hazard: str) -> dict[str, Json]:
    """Find out which of the substances meant has the most orders."""
    counted = [
        (tools("find_reagent_orders", substance_id=substance["id"])["total"], substance)
        for substance in every_item(tools, "find_substances", hazard=hazard)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "orders": most}


def verify_substance_with_most_reagent_orders_by_hazard(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of orders": given.get("orders") == truth["orders"],
        "nothing changed": before == after,
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


def solve_approve_order_with_highest_price_by_chemist_and_status(
    tools: Tools, *, chemist_name: str, status: str
) -> dict[str, Json]:
    """Approve the order with the highest price, no other."""
    chemist = tools("find_chemists", name=chemist_name)["items"][0]
    reagent_order = max(
        every_item(tools, "find_reagent_orders", chemist_id=chemist["id"], status=status),
        key=lambda reagent_order: reagent_order["price"],
    )
    tools("approve_order", reagent_order_id=reagent_order["id"])
    return {"price": reagent_order["price"]}


def verify_approve_order_with_highest_price_by_chemist_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The price must be right, and one order must have changed."""
    given = answer or {}
    changed = [row for key, row in after["reagent_orders"].items() if row != before["reagent_orders"].get(key)]
    return {
        "price": given.get("price") == truth["price"],
        "one changed": len(changed) == 1,
        "status is approved": all(row["status"] == "approved" for row in changed),
    }
