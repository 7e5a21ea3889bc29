"""Solutions and verifications of programmatic tasks on Elbe neighbours' car club."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_unlock_car_with_earliest_starts_at_by_member_and_status(
    tools: Tools, *, member_name: str, status: str
) -> dict[str, Json]:
    """Unlock car the booking with the earliest start time, no other."""
    member = tools("find_members", name=member_name)["items"][0]
    booking = min(
        [
            tools("get_booking", booking_id=booking["id"])
            for booking in every_item(tools, "find_bookings", member_id=member["id"], status=status)
        ],
        key=lambda booking: booking["starts_at"],
    )
    tools("unlock_car", booking_id=booking["id"])
    return {"start_time": booking["starts_at"]}


def verify_unlock_car_with_earliest_starts_at_by_member_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The start time must be right, and one booking must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "start time": given.get("start_time") == truth["start_time"],
        "one changed": len(changed) == 1,
        "status is driving": all(row["status"] == "driving" for row in changed),
    }


def solve_earliest_returned_at_of_bookings_by_member_and_status(
    tools: Tools, *, member_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest time of return of the bookings meant."""
    member = tools("find_members", name=member_name)["items"][0]
    chosen = min(
        [
            tools("get_booking", booking_id=booking["id"])
            for booking in every_item(tools, "find_bookings", member_id=member["id"], status=status)
        ],
        key=lambda booking: booking["returned_at"],
    )
    return {"booking_number": chosen["number"], "time_of_return": chosen["returned_at"]}


def verify_earliest_returned_at_of_bookings_by_member_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "booking number": given.get("booking_number") == truth["booking_number"],
        "time of return": given.get("time_of_return") == truth["time_of_return"],
        "nothing changed": before == after,
    }


def solve_car_with_most_damages_by_station_and_status(
    tools: Tools, *, station_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the cars meant has the most damages."""
    station = tools("find_stations", name=station_name)["items"][0]
    counted = [
        (tools("find_damages", car_id=car["id"])["total"], car)
        for car in every_item(tools, "find_cars", station_id=station["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number_plate": chosen["plate"], "damages": most}


def verify_car_with_most_damages_by_station_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number plate": given.get("number_plate") == truth["number_plate"],
        "number of damages": given.get("damages") == truth["damages"],
        "nothing changed": before == after,
    }


def solve_total_amount_of_invoices_by_member(tools: Tools, *, member_name: str) -> dict[str, Json]:
    """Add up the amount of the invoices that are meant."""
    member = tools("find_members", name=member_name)["items"][0]
    return {
        "total_amount": sum(invoice["amount"] for invoice in every_item(tools, "find_invoices", member_id=member["id"]))
    }


def verify_total_amount_of_invoices_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total amount": given.get("total_amount") == truth["total_amount"], "nothing changed": before == after}


def solve_status_with_most_late_fee_of_invoices_by_member(tools: Tools, *, member_name: str) -> dict[str, Json]:
    """Add up the late fee by status and find the largest total."""
    member = tools("find_members", name=member_name)["items"][0]
    totals: dict[str, int] = {}
    for invoice in every_item(tools, "find_invoices", member_id=member["id"]):
        totals[invoice["status"]] = totals.get(invoice["status"], 0) + invoice["late_fee"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_late_fee": totals[largest]}


def verify_status_with_most_late_fee_of_invoices_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total late fee": given.get("total_late_fee") == truth["total_late_fee"],
        "nothing changed": before == after,
    }


def solve_unlock_car_with_earliest_starts_at_by_station_and_status(
    tools: Tools, *, station_name: str, status: str
) -> dict[str, Json]:
    """Unlock car the booking with the earliest start time, no other."""
    station = tools("find_stations", name=station_name)["items"][0]
    booking = min(
        [
            tools("get_booking", booking_id=booking["id"])
            for booking in every_item(tools, "find_bookings", station_id=station["id"], status=status)
        ],
        key=lambda booking: booking["starts_at"],
    )
    tools("unlock_car", booking_id=booking["id"])
    return {"start_time": booking["starts_at"]}


def verify_unlock_car_with_earliest_starts_at_by_station_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The start time must be right, and one booking must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "start time": given.get("start_time") == truth["start_time"],
        "one changed": len(changed) == 1,
        "status is driving": all(row["status"] == "driving" for row in changed),
    }


def solve_earliest_starts_at_of_bookings_by_member_and_starts_on(
    tools: Tools, *, member_name: str, starts_on: str
) -> dict[str, Json]:
    """Find the one with the earliest start time of the bookings meant."""
    member = tools("find_members", name=member_name)["items"][0]
    chosen = min(
        [
            tools("get_booking", booking_id=booking["id"])
            for booking in every_item(tools, "find_bookings", member_id=member["id"], starts_on=starts_on)
        ],
        key=lambda booking: booking["starts_at"],
    )
    return {"booking_number": chosen["number"], "start_time": chosen["starts_at"]}


def verify_earliest_starts_at_of_bookings_by_member_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "booking number": given.get("booking_number") == truth["booking_number"],
        "start time": given.get("start_time") == truth["start_time"],
        "nothing changed": before == after,
    }


def solve_car_with_most_bookings_by_station_and_status(
    tools: Tools, *, station_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the cars meant has the most bookings."""
    station = tools("find_stations", name=station_name)["items"][0]
    counted = [
        (tools("find_bookings", car_id=car["id"])["total"], car)
        for car in every_item(tools, "find_cars", station_id=station["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number_plate": chosen["plate"], "bookings": most}


def verify_car_with_most_bookings_by_station_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number plate": given.get("number_plate") == truth["number_plate"],
        "number of bookings": given.get("bookings") == truth["bookings"],
        "nothing changed": before == after,
    }


def solve_total_late_fee_of_invoices_by_member(tools: Tools, *, member_name: str) -> dict[str, Json]:
    """Add up the late fee of the invoices that are meant."""
    member = tools("find_members", name=member_name)["items"][0]
    return {
        "total_late_fee": sum(
            invoice["late_fee"] for invoice in every_item(tools, "find_invoices", member_id=member["id"])
        )
    }


def verify_total_late_fee_of_invoices_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total late fee": given.get("total_late_fee") == truth["total_late_fee"],
        "nothing changed": before == after,
    }


def solve_status_with_most_amount_of_invoices_by_member(tools: Tools, *, member_name: str) -> dict[str, Json]:
    """Add up the amount by status and find the largest total."""
    member = tools("find_members", name=member_name)["items"][0]
    totals: dict[str, int] = {}
    for invoice in every_item(tools, "find_invoices", member_id=member["id"]):
        totals[invoice["status"]] = totals.get(invoice["status"], 0) + invoice["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_amount": totals[largest]}


def verify_status_with_most_amount_of_invoices_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_earliest_ends_at_of_bookings_by_station_and_status(
    tools: Tools, *, station_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest end time of the bookings meant."""
    station = tools("find_stations", name=station_name)["items"][0]
    chosen = min(
        [
            tools("get_booking", booking_id=booking["id"])
            for booking in every_item(tools, "find_bookings", station_id=station["id"], status=status)
        ],
        key=lambda booking: booking["ends_at"],
    )
    return {"booking_number": chosen["number"], "end_time": chosen["ends_at"]}


def verify_earliest_ends_at_of_bookings_by_station_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "booking number": given.get("booking_number") == truth["booking_number"],
        "end time": given.get("end_time") == truth["end_time"],
        "nothing changed": before == after,
    }


def solve_car_with_most_bookings_by_station(tools: Tools, *, station_name: str) -> dict[str, Json]:
    """Find out which of the cars meant has the most bookings."""
    station = tools("find_stations", name=station_name)["items"][0]
    counted = [
        (tools("find_bookings", car_id=car["id"])["total"], car)
        for car in every_item(tools, "find_cars", station_id=station["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number_plate": chosen["plate"], "bookings": most}


def verify_car_with_most_bookings_by_station(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number plate": given.get("number_plate") == truth["number_plate"],
        "number of bookings": given.get("bookings") == truth["bookings"],
        "nothing changed": before == after,
    }
