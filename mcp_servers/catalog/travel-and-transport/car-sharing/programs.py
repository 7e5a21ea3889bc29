"""Solutions and verifications of programmatic tasks on Elbe neighbours' car club."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


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


def solve_most_late_fee_among_invoices_most_late_fee_by_member(
    tools: Tools, *, member_name: str, most_late_fee: int
) -> dict[str, Json]:
    """Find the one with the highest late fee of the invoices meant."""
    member = tools("find_members", name=member_name)["items"][0]
    found = list(every_item(tools, "find_invoices", member_id=member["id"]))
    found = [invoice for invoice in found if invoice["late_fee"] <= most_late_fee]
    chosen = max(found, key=lambda invoice: invoice["late_fee"])
    return {"invoice_number": chosen["number"], "late_fee": chosen["late_fee"]}


def verify_most_late_fee_among_invoices_most_late_fee_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "invoice number": given.get("invoice_number") == truth["invoice_number"],
        "late fee": given.get("late_fee") == truth["late_fee"],
        "nothing changed": before == after,
    }


def solve_unlock_car_where_allowed_by_station_and_status(
    tools: Tools, *, station_name: str, status: str
) -> dict[str, Json]:
    """Unlock car those of the bookings meant for which that is allowed."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = list(every_item(tools, "find_bookings", station_id=station["id"], status=status))
    done = refused = 0
    for booking in found:
        try:
            tools("unlock_car", booking_id=booking["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_unlock_car_where_allowed_by_station_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of bookings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "number of bookings done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is driving": all(row["status"] == "driving" for row in changed),
    }


def solve_earliest_ends_at_among_bookings_in_detail_most_car_mileage_by_station_and_starts_on(
    tools: Tools, *, station_name: str, starts_on: str, most_car_mileage: int
) -> dict[str, Json]:
    """Find the one with the earliest end time of the bookings meant."""
    station = tools("find_stations", name=station_name)["items"][0]
    found = [
        tools("get_booking", booking_id=booking["id"])
        for booking in every_item(tools, "find_bookings", station_id=station["id"], starts_on=starts_on)
    ]
    found = [booking for booking in found if tools("get_car", car_id=booking["car_id"])["mileage"] <= most_car_mileage]
    chosen = min(found, key=lambda booking: booking["ends_at"])
    return {"booking_number": chosen["number"], "end_time": chosen["ends_at"]}


def verify_earliest_ends_at_among_bookings_in_detail_most_car_mileage_by_station_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "booking number": given.get("booking_number") == truth["booking_number"],
        "end time": given.get("end_time") == truth["end_time"],
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


def solve_amount_of_amount_of_invoices_most_amount_by_member(
    tools: Tools, *, member_name: str, most_amount: int
) -> dict[str, Json]:
    """Count the invoices meant and add up the amount."""
    member = tools("find_members", name=member_name)["items"][0]
    found = list(every_item(tools, "find_invoices", member_id=member["id"]))
    found = [invoice for invoice in found if invoice["amount"] <= most_amount]
    return {"number": len(found), "total_amount": sum(invoice["amount"] for invoice in found)}


def verify_amount_of_amount_of_invoices_most_amount_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of invoices": given.get("number") == truth["number"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


def solve_cancel_booking_where_allowed_by_car(tools: Tools, *, car_plate: str) -> dict[str, Json]:
    """Cancel those of the bookings meant for which that is allowed."""
    car = tools("find_cars", plate=car_plate)["items"][0]
    found = list(every_item(tools, "find_bookings", car_id=car["id"]))
    done = refused = 0
    for booking in found:
        try:
            tools("cancel_booking", booking_id=booking["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_booking_where_allowed_by_car(
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


def solve_pay_invoice_for_each_least_late_fee_by_member(
    tools: Tools, *, member_name: str, least_late_fee: int
) -> dict[str, Json]:
    """Pay each of the invoices meant, and count them."""
    member = tools("find_members", name=member_name)["items"][0]
    found = list(every_item(tools, "find_invoices", member_id=member["id"]))
    found = [invoice for invoice in found if invoice["late_fee"] >= least_late_fee]
    for invoice in found:
        tools("pay_invoice", invoice_id=invoice["id"])
    return {"invoices": len(found)}


def verify_pay_invoice_for_each_least_late_fee_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of invoices must have changed."""
    given = answer or {}
    changed = [row for key, row in after["invoices"].items() if row != before["invoices"].get(key)]
    return {
        "number of invoices": given.get("invoices") == truth["invoices"],
        "as many changed": len(changed) == truth["invoices"],
        "status is paid": all(row["status"] == "paid" for row in changed),
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


def solve_pay_invoice_for_each_by_member_and_status(tools: Tools, *, member_name: str, status: str) -> dict[str, Json]:
    """Pay each of the invoices meant, and count them."""
    member = tools("find_members", name=member_name)["items"][0]
    found = list(every_item(tools, "find_invoices", member_id=member["id"], status=status))
    for invoice in found:
        tools("pay_invoice", invoice_id=invoice["id"])
    return {"invoices": len(found)}


def verify_pay_invoice_for_each_by_member_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many invoices must have changed."""
    given = answer or {}
    changed = [row for key, row in after["invoices"].items() if row != before["invoices"].get(key)]
    return {
        "number of invoices": given.get("invoices") == truth["invoices"],
        "as many changed": len(changed) == truth["invoices"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


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


def solve_unlock_car_with_earliest_ends_at_by_member(tools: Tools, *, member_name: str) -> dict[str, Json]:
    """Unlock car the booking with the earliest end time, no other."""
    member = tools("find_members", name=member_name)["items"][0]
    booking = min(
        [
            tools("get_booking", booking_id=booking["id"])
            for booking in every_item(tools, "find_bookings", member_id=member["id"])
        ],
        key=lambda booking: booking["ends_at"],
    )
    tools("unlock_car", booking_id=booking["id"])
    return {"end_time": booking["ends_at"]}


def verify_unlock_car_with_earliest_ends_at_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The end time must be right, and one booking must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "end time": given.get("end_time") == truth["end_time"],
        "one changed": len(changed) == 1,
        "status is driving": all(row["status"] == "driving" for row in changed),
    }


def solve_pay_invoice_with_highest_amount_by_member(tools: Tools, *, member_name: str) -> dict[str, Json]:
    """Pay the invoice with the highest amount, no other."""
    member = tools("find_members", name=member_name)["items"][0]
    invoice = max(every_item(tools, "find_invoices", member_id=member["id"]), key=lambda invoice: invoice["amount"])
    tools("pay_invoice", invoice_id=invoice["id"])
    return {"amount": invoice["amount"]}


def verify_pay_invoice_with_highest_amount_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The amount must be right, and one invoice must have changed."""
    given = answer or {}
    changed = [row for key, row in after["invoices"].items() if row != before["invoices"].get(key)]
    return {
        "amount": given.get("amount") == truth["amount"],
        "one changed": len(changed) == 1,
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_amount_of_late_fee_of_invoices_least_amount_by_member(
    tools: Tools, *, member_name: str, least_amount: int
) -> dict[str, Json]:
    """Count the invoices meant and add up the late fee."""
    member = tools("find_members", name=member_name)["items"][0]
    found = list(every_item(tools, "find_invoices", member_id=member["id"]))
    found = [invoice for invoice in found if invoice["amount"] >= least_amount]
    return {"number": len(found), "total_late_fee": sum(invoice["late_fee"] for invoice in found)}


def verify_amount_of_late_fee_of_invoices_least_amount_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of invoices": given.get("number") == truth["number"],
        "total late fee": given.get("total_late_fee") == truth["total_late_fee"],
        "nothing changed": before == after,
    }
