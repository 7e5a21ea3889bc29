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


def solve_ranking_by_mileage_of_cars_in_detail_least_mileage_by_status(
    tools: Tools, *, status: str, least_mileage: int, top: int
) -> dict[str, Json]:
    """Put the cars meant in order by mileage, and list the first ones."""
    found = [tools("get_car", car_id=car["id"]) for car in every_item(tools, "find_cars", status=status)]
    found = [car for car in found if car["mileage"] >= least_mileage]
    ranked = sorted(found, key=lambda car: car["mileage"], reverse=True)[:top]
    return {"number_plates": [car["plate"] for car in ranked]}


def verify_ranking_by_mileage_of_cars_in_detail_least_mileage_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"number plates": given.get("number_plates") == truth["number_plates"], "nothing changed": before == after}


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


def solve_most_mileage_among_cars_in_detail_least_mileage_by_status(
    tools: Tools, *, status: str, least_mileage: int
) -> dict[str, Json]:
    """Find the one with the highest mileage of the cars meant."""
    found = [tools("get_car", car_id=car["id"]) for car in every_item(tools, "find_cars", status=status)]
    found = [car for car in found if car["mileage"] >= least_mileage]
    chosen = max(found, key=lambda car: car["mileage"])
    return {"number_plate": chosen["plate"], "mileage": chosen["mileage"]}


def verify_most_mileage_among_cars_in_detail_least_mileage_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number plate": given.get("number_plate") == truth["number_plate"],
        "mileage": given.get("mileage") == truth["mileage"],
        "nothing changed": before == after,
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


def solve_repair_damage_for_each_by_car_and_status(tools: Tools, *, car_plate: str, status: str) -> dict[str, Json]:
    """Repair each of the damages meant, and count them."""
    car = tools("find_cars", plate=car_plate)["items"][0]
    found = list(every_item(tools, "find_damages", car_id=car["id"], status=status))
    for damage in found:
        tools("repair_damage", damage_id=damage["id"])
    return {"damages": len(found)}


def verify_repair_damage_for_each_by_car_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many damages must have changed."""
    given = answer or {}
    changed = [row for key, row in after["damages"].items() if row != before["damages"].get(key)]
    return {
        "number of damages": given.get("damages") == truth["damages"],
        "as many changed": len(changed) == truth["damages"],
        "status is repaired": all(row["status"] == "repaired" for row in changed),
    }


def solve_status_with_most_late_fee_among_invoices_of_member_most_late_fee_by_status(
    tools: Tools, *, status: str, most_late_fee: int
) -> dict[str, Json]:
    """Add up the late fee by status and find the largest total."""
    found = [
        invoice
        for member in every_item(tools, "find_members", status=status)
        for invoice in every_item(tools, "find_invoices", member_id=member["id"])
    ]
    found = [invoice for invoice in found if invoice["late_fee"] <= most_late_fee]
    totals: dict[str, int] = {}
    for invoice in found:
        totals[invoice["status"]] = totals.get(invoice["status"], 0) + invoice["late_fee"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_late_fee": totals[largest]}


def verify_status_with_most_late_fee_among_invoices_of_member_most_late_fee_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total late fee": given.get("total_late_fee") == truth["total_late_fee"],
        "nothing changed": before == after,
    }


def solve_unlock_car_where_allowed_by_member(tools: Tools, *, member_name: str) -> dict[str, Json]:
    """Unlock car those of the bookings meant for which that is allowed."""
    member = tools("find_members", name=member_name)["items"][0]
    found = list(every_item(tools, "find_bookings", member_id=member["id"]))
    done = refused = 0
    for booking in found:
        try:
            tools("unlock_car", booking_id=booking["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_unlock_car_where_allowed_by_member(
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


def solve_pay_invoice_within_budget_by_amount_most_late_fee_by_status(
    tools: Tools, *, status: str, most_late_fee: int, budget: int
) -> dict[str, Json]:
    """Pay as many of the invoices meant as a budget allows, lowest amount first."""
    found = list(every_item(tools, "find_invoices", status=status))
    found = [invoice for invoice in found if invoice["late_fee"] <= most_late_fee]
    taken = spent = 0
    for invoice in sorted(found, key=lambda invoice: invoice["amount"]):
        if spent + invoice["amount"] > budget:
            break
        tools("pay_invoice", invoice_id=invoice["id"])
        taken, spent = taken + 1, spent + invoice["amount"]
    return {"number": taken, "total_amount": spent}


def verify_pay_invoice_within_budget_by_amount_most_late_fee_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of invoices must have changed."""
    given = answer or {}
    changed = [row for key, row in after["invoices"].items() if row != before["invoices"].get(key)]
    return {
        "number of invoices": given.get("number") == truth["number"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "as many changed": len(changed) == truth["number"],
        "status is paid": all(row["status"] == "paid" for row in changed),
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


def solve_pay_invoice_for_each_by_member(tools: Tools, *, member_name: str) -> dict[str, Json]:
    """Pay each of the invoices meant, and count them."""
    member = tools("find_members", name=member_name)["items"][0]
    found = list(every_item(tools, "find_invoices", member_id=member["id"]))
    for invoice in found:
        tools("pay_invoice", invoice_id=invoice["id"])
    return {"invoices": len(found)}


def verify_pay_invoice_for_each_by_member(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of invoices must have changed."""
    given = answer or {}
    changed = [row for key, row in after["invoices"].items() if row != before["invoices"].get(key)]
    return {
        "number of invoices": given.get("invoices") == truth["invoices"],
        "as many changed": len(changed) == truth["invoices"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_ranking_by_ends_at_of_bookings_in_detail_which_member_status_by_status(
    tools: Tools, *, status: str, which_member_status: str, top: int
) -> dict[str, Json]:
    """Put the bookings meant in order by end time, and list the first ones."""
    found = [
        tools("get_booking", booking_id=booking["id"]) for booking in every_item(tools, "find_bookings", status=status)
    ]
    found = [
        booking
        for booking in found
        if tools("get_member", member_id=booking["member_id"])["status"] == which_member_status
    ]
    ranked = sorted(found, key=lambda booking: booking["ends_at"])[:top]
    return {"booking_numbers": [booking["number"] for booking in ranked]}


def verify_ranking_by_ends_at_of_bookings_in_detail_which_member_status_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "booking numbers": given.get("booking_numbers") == truth["booking_numbers"],
        "nothing changed": before == after,
    }


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
