"""Solutions and verifications of programmatic tasks on Kadriorg household things."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_take_back_for_each_by_friend_and_status(tools: Tools, *, friend_name: str, status: str) -> dict[str, Json]:
    """Take back each of the loans meant, and count them."""
    friend = tools("find_friends", name=friend_name)["items"][0]
    found = list(every_item(tools, "find_loans", friend_id=friend["id"], status=status))
    for loan in found:
        tools("take_back", loan_id=loan["id"])
    return {"loans": len(found)}


def verify_take_back_for_each_by_friend_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many loans must have changed."""
    given = answer or {}
    changed = [row for key, row in after["loans"].items() if row != before["loans"].get(key)]
    return {
        "number of loans": given.get("loans") == truth["loans"],
        "as many changed": len(changed) == truth["loans"],
        "status is back": all(row["status"] == "back" for row in changed),
    }


def solve_sell_thing_with_earliest_bought_on_by_room_and_status(
    tools: Tools, *, room_name: str, status: str
) -> dict[str, Json]:
    """Sell the thing with the earliest day of purchase, no other."""
    room = tools("find_rooms", name=room_name)["items"][0]
    thing = min(
        [
            tools("get_thing", thing_id=thing["id"])
            for thing in every_item(tools, "find_things", room_id=room["id"], status=status)
        ],
        key=lambda thing: thing["bought_on"],
    )
    tools("sell_thing", thing_id=thing["id"])
    return {"day_of_purchase": thing["bought_on"]}


def verify_sell_thing_with_earliest_bought_on_by_room_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The day of purchase must be right, and one thing must have changed."""
    given = answer or {}
    changed = [row for key, row in after["things"].items() if row != before["things"].get(key)]
    return {
        "day of purchase": given.get("day_of_purchase") == truth["day_of_purchase"],
        "one changed": len(changed) == 1,
        "status is sold": all(row["status"] == "sold" for row in changed),
    }


def solve_lend_thing_lowest_price_by_room_and_fragile(
    tools: Tools, *, room_name: str, fragile: bool, friend_name: str, due_on: str
) -> dict[str, Json]:
    """Choose the thing with the lowest price and use it."""
    friend = tools("find_friends", name=friend_name)["items"][0]
    room = tools("find_rooms", name=room_name)["items"][0]
    thing = min(every_item(tools, "find_things", room_id=room["id"], fragile=fragile), key=lambda thing: thing["price"])
    made = tools("lend_thing", friend_id=friend["id"], thing_id=thing["id"], due_on=due_on)
    return {"loan_day": made["lent_on"]}


def verify_lend_thing_lowest_price_by_room_and_fragile(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One loan must have been added, with the loan day that is right."""
    given = answer or {}
    added = [row for key, row in after["loans"].items() if key not in before["loans"]]
    return {
        "loan day": given.get("loan_day") == truth["loan_day"],
        "one added": len(added) == 1,
        "with that loan day": [row["lent_on"] for row in added] == [truth["loan_day"]],
    }


def solve_total_price_of_things_by_room_and_status(tools: Tools, *, room_name: str, status: str) -> dict[str, Json]:
    """Add up the price of the things that are meant."""
    room = tools("find_rooms", name=room_name)["items"][0]
    return {
        "total_price": sum(
            thing["price"]
            for thing in [
                tools("get_thing", thing_id=thing["id"])
                for thing in every_item(tools, "find_things", room_id=room["id"], status=status)
            ]
        )
    }


def verify_total_price_of_things_by_room_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total price": given.get("total_price") == truth["total_price"], "nothing changed": before == after}


def solve_earliest_warranty_until_of_things_by_room_and_status(
    tools: Tools, *, room_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest end of the warranty of the things meant."""
    room = tools("find_rooms", name=room_name)["items"][0]
    chosen = min(
        [
            tools("get_thing", thing_id=thing["id"])
            for thing in every_item(tools, "find_things", room_id=room["id"], status=status)
        ],
        key=lambda thing: thing["warranty_until"],
    )
    return {"name": chosen["name"], "end_of_the_warranty": chosen["warranty_until"]}


def verify_earliest_warranty_until_of_things_by_room_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "end of the warranty": given.get("end_of_the_warranty") == truth["end_of_the_warranty"],
        "nothing changed": before == after,
    }


def solve_owner_with_most_price_of_things_by_room_and_status(
    tools: Tools, *, room_name: str, status: str
) -> dict[str, Json]:
    """Add up the price by owner and find the largest total."""
    room = tools("find_rooms", name=room_name)["items"][0]
    totals: dict[str, int] = {}
    for thing in every_item(tools, "find_things", room_id=room["id"], status=status):
        totals[thing["owner_name"]] = totals.get(thing["owner_name"], 0) + thing["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"owner": largest, "total_price": totals[largest]}


def verify_owner_with_most_price_of_things_by_room_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "owner": given.get("owner") == truth["owner"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_thing_with_most_loans_by_room_and_status(tools: Tools, *, room_name: str, status: str) -> dict[str, Json]:
    """Find out which of the things meant has the most loans."""
    room = tools("find_rooms", name=room_name)["items"][0]
    counted = [
        (tools("find_loans", thing_id=thing["id"])["total"], thing)
        for thing in every_item(tools, "find_things", room_id=room["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "loans": most}


def verify_thing_with_most_loans_by_room_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of loans": given.get("loans") == truth["loans"],
        "nothing changed": before == after,
    }


def solve_take_back_with_earliest_due_on_by_friend_and_status(
    tools: Tools, *, friend_name: str, status: str
) -> dict[str, Json]:
    """Take back the loan with the earliest return deadline, no other."""
    friend = tools("find_friends", name=friend_name)["items"][0]
    loan = min(every_item(tools, "find_loans", friend_id=friend["id"], status=status), key=lambda loan: loan["due_on"])
    tools("take_back", loan_id=loan["id"])
    return {"return_deadline": loan["due_on"]}


def verify_take_back_with_earliest_due_on_by_friend_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The return deadline must be right, and one loan must have changed."""
    given = answer or {}
    changed = [row for key, row in after["loans"].items() if row != before["loans"].get(key)]
    return {
        "return deadline": given.get("return_deadline") == truth["return_deadline"],
        "one changed": len(changed) == 1,
        "status is back": all(row["status"] == "back" for row in changed),
    }


def solve_send_for_repair_lowest_price_by_room_and_fragile(
    tools: Tools, *, room_name: str, fragile: bool, workshop: str, fault: str
) -> dict[str, Json]:
    """Choose the thing with the lowest price and use it."""
    room = tools("find_rooms", name=room_name)["items"][0]
    thing = min(every_item(tools, "find_things", room_id=room["id"], fragile=fragile), key=lambda thing: thing["price"])
    made = tools("send_for_repair", thing_id=thing["id"], workshop=workshop, fault=fault)
    return {"dispatch_day": made["sent_on"]}


def verify_send_for_repair_lowest_price_by_room_and_fragile(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One repair must have been added, with the dispatch day that is right."""
    given = answer or {}
    added = [row for key, row in after["repairs"].items() if key not in before["repairs"]]
    return {
        "dispatch day": given.get("dispatch_day") == truth["dispatch_day"],
        "one added": len(added) == 1,
        "with that dispatch day": [row["sent_on"] for row in added] == [truth["dispatch_day"]],
    }


def solve_total_price_of_things_by_room_and_fragile(tools: Tools, *, room_name: str, fragile: bool) -> dict[str, Json]:
    """Add up the price of the things that are meant."""
    room = tools("find_rooms", name=room_name)["items"][0]
    return {
        "total_price": sum(
            thing["price"]
            for thing in [
                tools("get_thing", thing_id=thing["id"])
                for thing in every_item(tools, "find_things", room_id=room["id"], fragile=fragile)
            ]
        )
    }


def verify_total_price_of_things_by_room_and_fragile(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total price": given.get("total_price") == truth["total_price"], "nothing changed": before == after}


def solve_earliest_due_on_of_loans_by_friend_and_status(
    tools: Tools, *, friend_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest return deadline of the loans meant."""
    friend = tools("find_friends", name=friend_name)["items"][0]
    chosen = min(
        every_item(tools, "find_loans", friend_id=friend["id"], status=status), key=lambda loan: loan["due_on"]
    )
    return {"thing": chosen["thing_name"], "return_deadline": chosen["due_on"]}


def verify_earliest_due_on_of_loans_by_friend_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "thing": given.get("thing") == truth["thing"],
        "return deadline": given.get("return_deadline") == truth["return_deadline"],
        "nothing changed": before == after,
    }


def solve_status_with_most_price_of_things_by_room_and_fragile(
    tools: Tools, *, room_name: str, fragile: bool
) -> dict[str, Json]:
    """Add up the price by status and find the largest total."""
    room = tools("find_rooms", name=room_name)["items"][0]
    totals: dict[str, int] = {}
    for thing in every_item(tools, "find_things", room_id=room["id"], fragile=fragile):
        totals[thing["status"]] = totals.get(thing["status"], 0) + thing["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_price": totals[largest]}


def verify_status_with_most_price_of_things_by_room_and_fragile(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }
