"""Solutions and verifications of programmatic tasks on Restaurant Two Lanterns."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


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


def solve_total_party_of_bookings_by_guest(tools: Tools, *, guest_name: str) -> dict[str, Json]:
    """Add up the number of people of the bookings that are meant."""
    guest = tools("find_guests", name=guest_name)["items"][0]
    return {
        "total_people": sum(booking["party"] for booking in every_item(tools, "find_bookings", guest_id=guest["id"]))
    }


def verify_total_party_of_bookings_by_guest(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of people": given.get("total_people") == truth["total_people"],
        "nothing changed": before == after,
    }


def solve_cancel_booking_for_each_by_guest_and_status(tools: Tools, *, guest_name: str, status: str) -> dict[str, Json]:
    """Cancel each of the bookings meant, and count them."""
    guest = tools("find_guests", name=guest_name)["items"][0]
    found = list(every_item(tools, "find_bookings", guest_id=guest["id"], status=status))
    for booking in found:
        tools("cancel_booking", booking_id=booking["id"])
    return {"bookings": len(found)}


def verify_cancel_booking_for_each_by_guest_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many bookings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "number of bookings": given.get("bookings") == truth["bookings"],
        "as many changed": len(changed) == truth["bookings"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_status_with_most_party_of_bookings_by_guest(tools: Tools, *, guest_name: str) -> dict[str, Json]:
    """Add up the number of people by status and find the largest total."""
    guest = tools("find_guests", name=guest_name)["items"][0]
    totals: dict[str, int] = {}
    for booking in every_item(tools, "find_bookings", guest_id=guest["id"]):
        totals[booking["status"]] = totals.get(booking["status"], 0) + booking["party"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_people": totals[largest]}


def verify_status_with_most_party_of_bookings_by_guest(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total number of people": given.get("total_people") == truth["total_people"],
        "nothing changed": before == after,
    }


def solve_waive_fee_else_pay_fee_by_guest_and_status(tools: Tools, *, guest_name: str, status: str) -> dict[str, Json]:
    """Waive the fees meant; where that is refused, do something else instead."""
    guest = tools("find_guests", name=guest_name)["items"][0]
    found = list(every_item(tools, "find_fees", guest_id=guest["id"], status=status))
    refused = 0
    for fee in found:
        try:
            tools("waive_fee", fee_id=fee["id"])
        except Refused:
            refused += 1
            tools("pay_fee", fee_id=fee["id"])
    return {"refused": refused}


def verify_waive_fee_else_pay_fee_by_guest_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of fees must have changed."""
    given = answer or {}
    changed = [row for key, row in after["fees"].items() if row != before["fees"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_room_with_most_bookings_in_report_covers_by_starts_on(tools: Tools, *, starts_on: str) -> dict[str, Json]:
    """Find the room with the highest bookings in a report."""
    largest = max(every_item(tools, "report_covers", starts_on=starts_on), key=lambda group: group["bookings"])
    return {"room": largest["dining_table_room_name"], "bookings": largest["bookings"]}


def verify_room_with_most_bookings_in_report_covers_by_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "room": given.get("room") == truth["room"],
        "bookings": given.get("bookings") == truth["bookings"],
        "nothing changed": before == after,
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


def solve_guest_with_most_party_of_bookings_by_dining_table_and_status(
    tools: Tools, *, dining_table_number: str, status: str
) -> dict[str, Json]:
    """Add up the number of people by guest and find the largest total."""
    dining_table = tools("find_tables", number=dining_table_number)["items"][0]
    totals: dict[str, int] = {}
    for booking in every_item(tools, "find_bookings", dining_table_id=dining_table["id"], status=status):
        totals[booking["guest_name"]] = totals.get(booking["guest_name"], 0) + booking["party"]
    largest = max(totals, key=lambda group: totals[group])
    return {"guest": largest, "total_people": totals[largest]}


def verify_guest_with_most_party_of_bookings_by_dining_table_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "guest": given.get("guest") == truth["guest"],
        "total number of people": given.get("total_people") == truth["total_people"],
        "nothing changed": before == after,
    }


def solve_total_party_of_bookings_by_dining_table_and_status(
    tools: Tools, *, dining_table_number: str, status: str
) -> dict[str, Json]:
    """Add up the number of people of the bookings that are meant."""
    dining_table = tools("find_tables", number=dining_table_number)["items"][0]
    return {
        "total_people": sum(
            booking["party"]
            for booking in every_item(tools, "find_bookings", dining_table_id=dining_table["id"], status=status)
        )
    }


def verify_total_party_of_bookings_by_dining_table_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of people": given.get("total_people") == truth["total_people"],
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


def solve_highest_party_of_waiting_list_by_guest_and_status(
    tools: Tools, *, guest_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the most people of the places on the waiting list meant."""
    guest = tools("find_guests", name=guest_name)["items"][0]
    chosen = max(
        every_item(tools, "find_waiting", guest_id=guest["id"], status=status), key=lambda waiting: waiting["party"]
    )
    return {"day_wanted": chosen["wanted_on"], "people": chosen["party"]}


def verify_highest_party_of_waiting_list_by_guest_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "day wanted": given.get("day_wanted") == truth["day_wanted"],
        "number of people": given.get("people") == truth["people"],
        "nothing changed": before == after,
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
    """The answer must be right, and the right number of fees must have changed."""
    given = answer or {}
    changed = [row for key, row in after["fees"].items() if row != before["fees"].get(key)]
    return {"number of fees above": given.get("above") == truth["above"], "some changed": len(changed) > 0}
