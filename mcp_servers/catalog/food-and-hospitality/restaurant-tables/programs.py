"""Solutions and verifications of programmatic tasks on Restaurant Two Lanterns."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_cancel_booking_where_allowed_by_starts_on(tools: Tools, *, starts_on: str) -> dict[str, Json]:
    """Cancel those of the bookings meant for which that is allowed."""
    found = list(every_item(tools, "find_bookings", starts_on=starts_on))
    done = refused = 0
    for booking in found:
        try:
            tools("cancel_booking", booking_id=booking["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_booking_where_allowed_by_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of bookings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "number of bookings done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_cancel_booking_for_each_by_dining_table_and_status(
    tools: Tools, *, dining_table_number: str, status: str
) -> dict[str, Json]:
    """Cancel each of the bookings meant, and count them."""
    dining_table = tools("find_tables", number=dining_table_number)["items"][0]
    found = list(every_item(tools, "find_bookings", dining_table_id=dining_table["id"], status=status))
    for booking in found:
        tools("cancel_booking", booking_id=booking["id"])
    return {"bookings": len(found)}


def verify_cancel_booking_for_each_by_dining_table_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of bookings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "number of bookings": given.get("bookings") == truth["bookings"],
        "as many changed": len(changed) == truth["bookings"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_pay_fee_within_budget_by_amount_by_status(tools: Tools, *, status: str, budget: int) -> dict[str, Json]:
    """Pay as many of the fees meant as a budget allows, lowest amount first."""
    found = list(every_item(tools, "find_fees", status=status))
    taken = spent = 0
    for fee in sorted(found, key=lambda fee: fee["amount"]):
        if spent + fee["amount"] > budget:
            break
        tools("pay_fee", fee_id=fee["id"])
        taken, spent = taken + 1, spent + fee["amount"]
    return {"number": taken, "total_amount": spent}


def verify_pay_fee_within_budget_by_amount_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of fees must have changed."""
    given = answer or {}
    changed = [row for key, row in after["fees"].items() if row != before["fees"].get(key)]
    return {
        "number of fees": given.get("number") == truth["number"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "as many changed": len(changed) == truth["number"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_cancel_booking_for_each_by_guest(tools: Tools, *, guest_name: str) -> dict[str, Json]:
    """Cancel each of the bookings meant, and count them."""
    guest = tools("find_guests", name=guest_name)["items"][0]
    found = list(every_item(tools, "find_bookings", guest_id=guest["id"]))
    for booking in found:
        tools("cancel_booking", booking_id=booking["id"])
    return {"bookings": len(found)}


def verify_cancel_booking_for_each_by_guest(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many bookings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "number of bookings": given.get("bookings") == truth["bookings"],
        "as many changed": len(changed) == truth["bookings"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_pay_fee_or_waive_fee_each_by_amount_by_guest(tools: Tools, *, guest_name: str, limit: int) -> dict[str, Json]:
    """Decide by the amount what to do with each of the fees meant."""
    guest = tools("find_guests", name=guest_name)["items"][0]
    found = list(every_item(tools, "find_fees", guest_id=guest["id"]))
    above = 0
    for fee in found:
        if fee["amount"] > limit:
            above += 1
            tools("pay_fee", fee_id=fee["id"])
        else:
            tools("waive_fee", fee_id=fee["id"])
    return {"above": above}


def verify_pay_fee_or_waive_fee_each_by_amount_by_guest(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and rows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["fees"].items() if row != before["fees"].get(key)]
    return {"number of fees above": given.get("above") == truth["above"], "some changed": len(changed) > 0}


def solve_cancel_booking_where_allowed_by_dining_table(tools: Tools, *, dining_table_number: str) -> dict[str, Json]:
    """Cancel those of the bookings meant for which that is allowed."""
    dining_table = tools("find_tables", number=dining_table_number)["items"][0]
    found = list(every_item(tools, "find_bookings", dining_table_id=dining_table["id"]))
    done = refused = 0
    for booking in found:
        try:
            tools("cancel_booking", booking_id=booking["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_booking_where_allowed_by_dining_table(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of bookings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "number of bookings done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_room_with_most_dining_tables_by_step_free(tools: Tools, *, step_free: bool) -> dict[str, Json]:
    """Find out which of the rooms meant has the most tables."""
    counted = [
        (tools("find_tables", room_id=room["id"])["total"], room)
        for room in every_item(tools, "find_rooms", step_free=step_free)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "tables": most}


def verify_room_with_most_dining_tables_by_step_free(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of tables": given.get("tables") == truth["tables"],
        "nothing changed": before == after,
    }


def solve_amount_of_seats_of_dining_tables_of_room_at_once_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Count the tables meant and add up the number of seats."""
    those = {room["name"] for room in every_item(tools, "find_rooms", status=status)}
    found = [dining_table for dining_table in every_item(tools, "find_tables") if dining_table["room_name"] in those]
    return {"number": len(found), "total_seats": sum(dining_table["seats"] for dining_table in found)}


def verify_amount_of_seats_of_dining_tables_of_room_at_once_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of tables": given.get("number") == truth["number"],
        "total number of seats": given.get("total_seats") == truth["total_seats"],
        "nothing changed": before == after,
    }


def solve_earliest_starts_at_of_bookings_by_guest(tools: Tools, *, guest_name: str) -> dict[str, Json]:
    """Find the one with the earliest start of the bookings meant."""
    guest = tools("find_guests", name=guest_name)["items"][0]
    chosen = min(every_item(tools, "find_bookings", guest_id=guest["id"]), key=lambda booking: booking["starts_at"])
    return {"table": chosen["dining_table_number"], "start": chosen["starts_at"]}


def verify_earliest_starts_at_of_bookings_by_guest(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "table": given.get("table") == truth["table"],
        "start": given.get("start") == truth["start"],
        "nothing changed": before == after,
    }


def solve_room_with_most_seats_among_dining_tables_of_room_at_once_by_status(
    tools: Tools, *, status: str
) -> dict[str, Json]:
    """Add up the number of seats by room and find the largest total."""
    those = {room["name"] for room in every_item(tools, "find_rooms", status=status)}
    found = [dining_table for dining_table in every_item(tools, "find_tables") if dining_table["room_name"] in those]
    totals: dict[str, int] = {}
    for dining_table in found:
        totals[dining_table["room_name"]] = totals.get(dining_table["room_name"], 0) + dining_table["seats"]
    largest = max(totals, key=lambda group: totals[group])
    return {"room": largest, "total_seats": totals[largest]}


def verify_room_with_most_seats_among_dining_tables_of_room_at_once_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "room": given.get("room") == truth["room"],
        "total number of seats": given.get("total_seats") == truth["total_seats"],
        "nothing changed": before == after,
    }


def solve_pay_fee_or_waive_fee_by_amount_by_guest_and_reason(
    tools: Tools, *, guest_name: str, reason: str, limit: int
) -> dict[str, Json]:
    """Decide by the amount what to do with the only fee meant."""
    guest = tools("find_guests", name=guest_name)["items"][0]
    fee = next(every_item(tools, "find_fees", guest_id=guest["id"], reason=reason))
    if fee["amount"] > limit:
        tools("pay_fee", fee_id=fee["id"])
    else:
        tools("waive_fee", fee_id=fee["id"])
    return {"amount": fee["amount"]}


def verify_pay_fee_or_waive_fee_by_amount_by_guest_and_reason(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The amount must be right, and one fee must have changed."""
    given = answer or {}
    changed = [row for key, row in after["fees"].items() if row != before["fees"].get(key)]
    return {"amount": given.get("amount") == truth["amount"], "one changed": len(changed) == 1}


def solve_most_seats_among_dining_tables_of_room_at_once_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the one with the most seats of the tables meant."""
    those = {room["name"] for room in every_item(tools, "find_rooms", status=status)}
    found = [dining_table for dining_table in every_item(tools, "find_tables") if dining_table["room_name"] in those]
    chosen = max(found, key=lambda dining_table: dining_table["seats"])
    return {"number": chosen["number"], "seats": chosen["seats"]}


def verify_most_seats_among_dining_tables_of_room_at_once_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of seats": given.get("seats") == truth["seats"],
        "nothing changed": before == after,
    }


def solve_cancel_booking_with_highest_party_by_guest_and_status(
    tools: Tools, *, guest_name: str, status: str
) -> dict[str, Json]:
    """Cancel the booking with the most people, no other."""
    guest = tools("find_guests", name=guest_name)["items"][0]
    booking = max(
        every_item(tools, "find_bookings", guest_id=guest["id"], status=status), key=lambda booking: booking["party"]
    )
    tools("cancel_booking", booking_id=booking["id"])
    return {"people": booking["party"]}


def verify_cancel_booking_with_highest_party_by_guest_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of people must be right, and one booking must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "number of people": given.get("people") == truth["people"],
        "one changed": len(changed) == 1,
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_cancel_booking_for_each_by_guest_and_starts_on(
    tools: Tools, *, guest_name: str, starts_on: str
) -> dict[str, Json]:
    """Cancel each of the bookings meant, and count them."""
    guest = tools("find_guests", name=guest_name)["items"][0]
    found = list(every_item(tools, "find_bookings", guest_id=guest["id"], starts_on=starts_on))
    for booking in found:
        tools("cancel_booking", booking_id=booking["id"])
    return {"bookings": len(found)}


def verify_cancel_booking_for_each_by_guest_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of bookings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "number of bookings": given.get("bookings") == truth["bookings"],
        "as many changed": len(changed) == truth["bookings"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }
