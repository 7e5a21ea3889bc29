"""Solutions and verifications of programmatic tasks on Kadriorg household things."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_amount_of_price_of_things_in_detail_bought_on_until_by_room(
    tools: Tools, *, room_name: str, bought_on_until: str
) -> dict[str, Json]:
    """Count the things meant and add up the price."""
    room = tools("find_rooms", name=room_name)["items"][0]
    found = [tools("get_thing", thing_id=thing["id"]) for thing in every_item(tools, "find_things", room_id=room["id"])]
    found = [thing for thing in found if thing["bought_on"] <= bought_on_until]
    return {"number": len(found), "total_price": sum(thing["price"] for thing in found)}


def verify_amount_of_price_of_things_in_detail_bought_on_until_by_room(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of things": given.get("number") == truth["number"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_earliest_warranty_until_of_things_by_room_and_status(
    tools: Tools, *, room_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest end of warranty of the things meant."""
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


def solve_status_with_most_price_among_things_in_detail_bought_on_until_by_room(
    tools: Tools, *, room_name: str, bought_on_until: str
) -> dict[str, Json]:
    """Add up the price by status and find the largest total."""
    room = tools("find_rooms", name=room_name)["items"][0]
    found = [tools("get_thing", thing_id=thing["id"]) for thing in every_item(tools, "find_things", room_id=room["id"])]
    found = [thing for thing in found if thing["bought_on"] <= bought_on_until]
    totals: dict[str, int] = {}
    for thing in found:
        totals[thing["status"]] = totals.get(thing["status"], 0) + thing["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_price": totals[largest]}


def verify_status_with_most_price_among_things_in_detail_bought_on_until_by_room(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_earliest_lent_on_among_loans_of_thing_by_room_and_status(
    tools: Tools, *, room_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest loan day of the loans meant."""
    room = tools("find_rooms", name=room_name)["items"][0]
    found = [
        loan
        for thing in every_item(tools, "find_things", room_id=room["id"], status=status)
        for loan in every_item(tools, "find_loans", thing_id=thing["id"])
    ]
    chosen = min(found, key=lambda loan: loan["lent_on"])
    return {"thing": chosen["thing_name"], "loan_day": chosen["lent_on"]}


def verify_earliest_lent_on_among_loans_of_thing_by_room_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "thing": given.get("thing") == truth["thing"],
        "loan day": given.get("loan_day") == truth["loan_day"],
        "nothing changed": before == after,
    }


def solve_ranking_by_bought_on_of_things_in_detail_by_room(
    tools: Tools, *, room_name: str, top: int
) -> dict[str, Json]:
    """Put the things meant in order by day of purchase, and list the first ones."""
    room = tools("find_rooms", name=room_name)["items"][0]
    found = [tools("get_thing", thing_id=thing["id"]) for thing in every_item(tools, "find_things", room_id=room["id"])]
    ranked = sorted(found, key=lambda thing: thing["bought_on"])[:top]
    return {"names": [thing["name"] for thing in ranked]}


def verify_ranking_by_bought_on_of_things_in_detail_by_room(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


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


def solve_total_price_of_things_by_room(tools: Tools, *, room_name: str) -> dict[str, Json]:
    """Add up the price of the things that are meant."""
    room = tools("find_rooms", name=room_name)["items"][0]
    return {
        "total_price": sum(
            thing["price"]
            for thing in [
                tools("get_thing", thing_id=thing["id"])
                for thing in every_item(tools, "find_things", room_id=room["id"])
            ]
        )
    }


def verify_total_price_of_things_by_room(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total price": given.get("total_price") == truth["total_price"], "nothing changed": before == after}


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


def solve_sell_thing_with_highest_price_by_room_and_status(
    tools: Tools, *, room_name: str, status: str
) -> dict[str, Json]:
    """Sell the thing with the highest price, no other."""
    room = tools("find_rooms", name=room_name)["items"][0]
    thing = max(
        [
            tools("get_thing", thing_id=thing["id"])
            for thing in every_item(tools, "find_things", room_id=room["id"], status=status)
        ],
        key=lambda thing: thing["price"],
    )
    tools("sell_thing", thing_id=thing["id"])
    return {"price": thing["price"]}


def verify_sell_thing_with_highest_price_by_room_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The price must be right, and one thing must have changed."""
    given = answer or {}
    changed = [row for key, row in after["things"].items() if row != before["things"].get(key)]
    return {
        "price": given.get("price") == truth["price"],
        "one changed": len(changed) == 1,
        "status is sold": all(row["status"] == "sold" for row in changed),
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


def solve_sell_thing_where_allowed_by_room(tools: Tools, *, room_name: str) -> dict[str, Json]:
    """Sell those of the things meant for which that is allowed."""
    room = tools("find_rooms", name=room_name)["items"][0]
    found = list(every_item(tools, "find_things", room_id=room["id"]))
    done = refused = 0
    for thing in found:
        try:
            tools("sell_thing", thing_id=thing["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_sell_thing_where_allowed_by_room(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of things must have changed."""
    given = answer or {}
    changed = [row for key, row in after["things"].items() if row != before["things"].get(key)]
    return {
        "number of things done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is sold": all(row["status"] == "sold" for row in changed),
    }


def solve_send_for_repair_lowest_price_by_room_and_status(
    tools: Tools, *, room_name: str, status: str, workshop: str, fault: str
) -> dict[str, Json]:
    """Choose the thing with the lowest price and use it."""
    room = tools("find_rooms", name=room_name)["items"][0]
    thing = min(every_item(tools, "find_things", room_id=room["id"], status=status), key=lambda thing: thing["price"])
    made = tools("send_for_repair", thing_id=thing["id"], workshop=workshop, fault=fault)
    return {"dispatch_day": made["sent_on"]}


def verify_send_for_repair_lowest_price_by_room_and_status(
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


def solve_amount_of_price_of_things_in_detail_bought_on_from_by_room(
    tools: Tools, *, room_name: str, bought_on_from: str
) -> dict[str, Json]:
    """Count the things meant and add up the price."""
    room = tools("find_rooms", name=room_name)["items"][0]
    found = [tools("get_thing", thing_id=thing["id"]) for thing in every_item(tools, "find_things", room_id=room["id"])]
    found = [thing for thing in found if thing["bought_on"] >= bought_on_from]
    return {"number": len(found), "total_price": sum(thing["price"] for thing in found)}


def verify_amount_of_price_of_things_in_detail_bought_on_from_by_room(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of things": given.get("number") == truth["number"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
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
