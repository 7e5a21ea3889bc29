"""Solutions and verifications of programmatic tasks on Fjordvik chemical stores."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_expires_on_of_bottles_in_detail_least_size_by_kept_in(
    tools: Tools, *, cabinet_code: str, least_size: int, top: int
) -> dict[str, Json]:
    """Put the bottles meant in order by expiry date, and list the first ones."""
    cabinet = tools("find_cabinets", code=cabinet_code)["items"][0]
    found = [
        tools("get_bottle", bottle_id=bottle["id"])
        for bottle in every_item(tools, "find_bottles", kept_in_id=cabinet["id"])
    ]
    found = [bottle for bottle in found if bottle["size"] >= least_size]
    ranked = sorted(found, key=lambda bottle: bottle["expires_on"])[:top]
    return {"bottle_numbers": [bottle["number"] for bottle in ranked]}


def verify_ranking_by_expires_on_of_bottles_in_detail_least_size_by_kept_in(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "bottle numbers": given.get("bottle_numbers") == truth["bottle_numbers"],
        "nothing changed": before == after,
    }


def solve_seal_drum_where_allowed_least_content_by_hazard(
    tools: Tools, *, hazard: str, least_content: int
) -> dict[str, Json]:
    """Seal drum those of the waste drums meant for which that is allowed."""
    found = list(every_item(tools, "find_waste_drums", hazard=hazard))
    found = [waste_drum for waste_drum in found if waste_drum["content"] >= least_content]
    done = refused = 0
    for waste_drum in found:
        try:
            tools("seal_drum", waste_drum_id=waste_drum["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_seal_drum_where_allowed_least_content_by_hazard(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of waste drums must have changed."""
    given = answer or {}
    changed = [row for key, row in after["waste_drums"].items() if row != before["waste_drums"].get(key)]
    return {
        "number of waste drums done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is sealed": all(row["status"] == "sealed" for row in changed),
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


def solve_collect_drum_where_allowed_least_capacity_of_all(tools: Tools, *, least_capacity: int) -> dict[str, Json]:
    """Collect drum those of the waste drums meant for which that is allowed."""
    found = list(every_item(tools, "find_waste_drums"))
    found = [waste_drum for waste_drum in found if waste_drum["capacity"] >= least_capacity]
    done = refused = 0
    for waste_drum in found:
        try:
            tools("collect_drum", waste_drum_id=waste_drum["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_collect_drum_where_allowed_least_capacity_of_all(
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


def solve_open_bottle_for_each_in_detail_most_substance_shelf_days_by_kept_in_and_status(
    tools: Tools, *, cabinet_code: str, status: str, most_substance_shelf_days: int
) -> dict[str, Json]:
    """Open each of the bottles meant, and count them."""
    cabinet = tools("find_cabinets", code=cabinet_code)["items"][0]
    found = [
        tools("get_bottle", bottle_id=bottle["id"])
        for bottle in every_item(tools, "find_bottles", kept_in_id=cabinet["id"], status=status)
    ]
    found = [
        bottle
        for bottle in found
        if tools("get_substance", substance_id=bottle["substance_id"])["shelf_days"] <= most_substance_shelf_days
    ]
    for bottle in found:
        tools("open_bottle", bottle_id=bottle["id"])
    return {"bottles": len(found)}


def verify_open_bottle_for_each_in_detail_most_substance_shelf_days_by_kept_in_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of bottles must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bottles"].items() if row != before["bottles"].get(key)]
    return {
        "number of bottles": given.get("bottles") == truth["bottles"],
        "as many changed": len(changed) == truth["bottles"],
        "status is opened": all(row["status"] == "opened" for row in changed),
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


def solve_approve_order_where_allowed_of_substance_by_hazard(tools: Tools, *, hazard: str) -> dict[str, Json]:
    """Approve those of the orders meant for which that is allowed."""
    found = [
        reagent_order
        for substance in every_item(tools, "find_substances", hazard=hazard)
        for reagent_order in every_item(tools, "find_reagent_orders", substance_id=substance["id"])
    ]
    done = refused = 0
    for reagent_order in found:
        try:
            tools("approve_order", reagent_order_id=reagent_order["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_approve_order_where_allowed_of_substance_by_hazard(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of orders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["reagent_orders"].items() if row != before["reagent_orders"].get(key)]
    return {
        "number of orders done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


def solve_cabinet_with_most_bottles_by_fireproof(tools: Tools, *, fireproof: bool) -> dict[str, Json]:
    """Find out which of the cabinets meant has the most bottles."""
    counted = [
        (tools("find_bottles", kept_in_id=cabinet["id"])["total"], cabinet)
        for cabinet in every_item(tools, "find_cabinets", fireproof=fireproof)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"cabinet_code": chosen["code"], "bottles": most}


def verify_cabinet_with_most_bottles_by_fireproof(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "cabinet code": given.get("cabinet_code") == truth["cabinet_code"],
        "number of bottles": given.get("bottles") == truth["bottles"],
        "nothing changed": before == after,
    }


def solve_withdraw_substance_highest_content_by_kept_in(
    tools: Tools, *, cabinet_code: str, chemist_name: str, amount: int
) -> dict[str, Json]:
    """Choose the bottle with the highest content and use it."""
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


def solve_highest_content_of_bottles_by_kept_in_and_status(
    tools: Tools, *, cabinet_code: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest content of the bottles meant."""
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


def solve_substance_with_most_price_among_reagent_orders_least_size_by_status(
    tools: Tools, *, status: str, least_size: int
) -> dict[str, Json]:
    """Add up the price by substance and find the largest total."""
    found = list(every_item(tools, "find_reagent_orders", status=status))
    found = [reagent_order for reagent_order in found if reagent_order["size"] >= least_size]
    totals: dict[str, int] = {}
    for reagent_order in found:
        totals[reagent_order["substance_name"]] = (
            totals.get(reagent_order["substance_name"], 0) + reagent_order["price"]
        )
    largest = max(totals, key=lambda group: totals[group])
    return {"substance": largest, "total_price": totals[largest]}


def verify_substance_with_most_price_among_reagent_orders_least_size_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "substance": given.get("substance") == truth["substance"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_open_bottle_with_highest_size_by_kept_in_and_status(
    tools: Tools, *, cabinet_code: str, status: str
) -> dict[str, Json]:
    """Open the bottle with the greatest size, no other."""
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
