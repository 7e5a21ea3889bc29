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


def solve_ranking_by_mileage_of_cars_in_detail_by_status(tools: Tools, *, status: str, top: int) -> dict[str, Json]:
    """Put the cars meant in order by mileage, and list the first ones."""
    found = [tools("get_car", car_id=car["id"]) for car in every_item(tools, "find_cars", status=status)]
    ranked = sorted(found, key=lambda car: car["mileage"], reverse=True)[:top]
    return {"number_plates": [car["plate"] for car in ranked]}


def verify_ranking_by_mileage_of_cars_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"number plates": given.get("number_plates") == truth["number_plates"], "nothing changed": before == after}


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


def solve_pay_invoice_within_budget_by_amount_by_member_and_status(
    tools: Tools, *, member_name: str, status: str, budget: int
) -> dict[str, Json]:
    """Pay as many of the invoices meant as a budget allows, lowest amount first."""
    member = tools("find_members", name=member_name)["items"][0]
    found = list(every_item(tools, "find_invoices", member_id=member["id"], status=status))
    taken = spent = 0
    for invoice in sorted(found, key=lambda invoice: invoice["amount"]):
        if spent + invoice["amount"] > budget:
            break
        tools("pay_invoice", invoice_id=invoice["id"])
        taken, spent = taken + 1, spent + invoice["amount"]
    return {"number": taken, "total_amount": spent}


def verify_pay_invoice_within_budget_by_amount_by_member_and_status(
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


def solve_most_mileage_among_cars_in_detail_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the one with the highest mileage of the cars meant."""
    found = [tools("get_car", car_id=car["id"]) for car in every_item(tools, "find_cars", status=status)]
    chosen = max(found, key=lambda car: car["mileage"])
    return {"number_plate": chosen["plate"], "mileage": chosen["mileage"]}


def verify_most_mileage_among_cars_in_detail_by_status(
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


def solve_ranking_by_starts_at_of_bookings_of_car_at_once_by_status(
    tools: Tools, *, status: str, top: int
) -> dict[str, Json]:
    """Put the bookings meant in order by start time, and list the first ones."""
    those = {car["plate"] for car in every_item(tools, "find_cars", status=status)}
    found = [booking for booking in every_item(tools, "find_bookings") if booking["car_plate"] in those]
    ranked = sorted(found, key=lambda booking: booking["starts_at"])[:top]
    return {"booking_numbers": [booking["number"] for booking in ranked]}


def verify_ranking_by_starts_at_of_bookings_of_car_at_once_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "booking numbers": given.get("booking_numbers") == truth["booking_numbers"],
        "nothing changed": before == after,
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


def solve_repair_damage_for_each_by_car_and_severity(tools: Tools, *, car_plate: str, severity: str) -> dict[str, Json]:
    """Repair each of the damages meant, and count them."""
    car = tools("find_cars", plate=car_plate)["items"][0]
    found = list(every_item(tools, "find_damages", car_id=car["id"], severity=severity))
    for damage in found:
        tools("repair_damage", damage_id=damage["id"])
    return {"damages": len(found)}


def verify_repair_damage_for_each_by_car_and_severity(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of damages must have changed."""
    given = answer or {}
    changed = [row for key, row in after["damages"].items() if row != before["damages"].get(key)]
    return {
        "number of damages": given.get("damages") == truth["damages"],
        "as many changed": len(changed) == truth["damages"],
        "status is repaired": all(row["status"] == "repaired" for row in changed),
    }


def solve_repair_damage_where_allowed_of_car_at_once_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Repair those of the damages meant for which that is allowed."""
    those = {car["plate"] for car in every_item(tools, "find_cars", status=status)}
    found = [damage for damage in every_item(tools, "find_damages") if damage["car_plate"] in those]
    done = refused = 0
    for damage in found:
        try:
            tools("repair_damage", damage_id=damage["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_repair_damage_where_allowed_of_car_at_once_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of damages must have changed."""
    given = answer or {}
    changed = [row for key, row in after["damages"].items() if row != before["damages"].get(key)]
    return {
        "number of damages done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is repaired": all(row["status"] == "repaired" for row in changed),
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


def solve_pay_invoice_within_budget_by_late_fee_least_amount_by_member_and_status(
    tools: Tools, *, member_name: str, status: str, least_amount: int, budget: int
) -> dict[str, Json]:
    """Pay as many of the invoices meant as a budget allows, lowest late fee first."""
    member = tools("find_members", name=member_name)["items"][0]
    found = list(every_item(tools, "find_invoices", member_id=member["id"], status=status))
    found = [invoice for invoice in found if invoice["amount"] >= least_amount]
    taken = spent = 0
    for invoice in sorted(found, key=lambda invoice: invoice["late_fee"]):
        if spent + invoice["late_fee"] > budget:
            break
        tools("pay_invoice", invoice_id=invoice["id"])
        taken, spent = taken + 1, spent + invoice["late_fee"]
    return {"number": taken, "total_late_fee": spent}


def verify_pay_invoice_within_budget_by_late_fee_least_amount_by_member_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of invoices must have changed."""
    given = answer or {}
    changed = [row for key, row in after["invoices"].items() if row != before["invoices"].get(key)]
    return {
        "number of invoices": given.get("number") == truth["number"],
        "total late fee": given.get("total_late_fee") == truth["total_late_fee"],
        "as many changed": len(changed) == truth["number"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_pay_invoice_with_highest_late_fee_by_member_and_status(
    tools: Tools, *, member_name: str, status: str
) -> dict[str, Json]:
    """Pay the invoice with the highest late fee, no other."""
    member = tools("find_members", name=member_name)["items"][0]
    invoice = max(
        every_item(tools, "find_invoices", member_id=member["id"], status=status),
        key=lambda invoice: invoice["late_fee"],
    )
    tools("pay_invoice", invoice_id=invoice["id"])
    return {"late_fee": invoice["late_fee"]}


def verify_pay_invoice_with_highest_late_fee_by_member_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The late fee must be right, and one invoice must have changed."""
    given = answer or {}
    changed = [row for key, row in after["invoices"].items() if row != before["invoices"].get(key)]
    return {
        "late fee": given.get("late_fee") == truth["late_fee"],
        "one changed": len(changed) == 1,
        "status is paid": all(row["status"] == "paid" for row in changed),
    }
