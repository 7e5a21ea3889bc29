"""Solutions and verifications of programmatic tasks on Skerry Line bookings."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_cancel_booking_for_each_by_passenger_and_status(
    tools: Tools, *, passenger_name: str, status: str
) -> dict[str, Json]:
    """Cancel each of the bookings meant, and count them."""
    passenger = tools("find_passengers", name=passenger_name)["items"][0]
    found = list(every_item(tools, "find_bookings", passenger_id=passenger["id"], status=status))
    for booking in found:
        tools("cancel_booking", booking_id=booking["id"])
    return {"bookings": len(found)}


def verify_cancel_booking_for_each_by_passenger_and_status(
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


def solve_check_in_booking_with_highest_cars_by_passenger_and_status(
    tools: Tools, *, passenger_name: str, status: str
) -> dict[str, Json]:
    """Check in the booking with the most cars, no other."""
    passenger = tools("find_passengers", name=passenger_name)["items"][0]
    booking = max(
        [
            tools("get_booking", booking_id=booking["id"])
            for booking in every_item(tools, "find_bookings", passenger_id=passenger["id"], status=status)
        ],
        key=lambda booking: booking["cars"],
    )
    tools("check_in_booking", booking_id=booking["id"])
    return {"cars": booking["cars"]}


def verify_check_in_booking_with_highest_cars_by_passenger_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of cars must be right, and one booking must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "number of cars": given.get("cars") == truth["cars"],
        "one changed": len(changed) == 1,
        "status is checked in": all(row["status"] == "checked_in" for row in changed),
    }


def solve_pay_booking_or_cancel_booking_by_price_by_passenger_and_status(
    tools: Tools, *, passenger_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the price what to do with the only booking meant."""
    passenger = tools("find_passengers", name=passenger_name)["items"][0]
    booking = next(every_item(tools, "find_bookings", passenger_id=passenger["id"], status=status))
    booking = tools("get_booking", booking_id=booking["id"])
    if booking["price"] > limit:
        tools("pay_booking", booking_id=booking["id"])
    else:
        tools("cancel_booking", booking_id=booking["id"])
    return {"price": booking["price"]}


def verify_pay_booking_or_cancel_booking_by_price_by_passenger_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The price must be right, and one booking must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {"price": given.get("price") == truth["price"], "one changed": len(changed) == 1}


def solve_book_seats_earliest_departs_at_by_route_and_departs_on(
    tools: Tools, *, route_name: str, departs_on: str, passenger_name: str, seats: int, cars: int
) -> dict[str, Json]:
    """Choose the sailing with the earliest departure time and use it."""
    passenger = tools("find_passengers", name=passenger_name)["items"][0]
    route = tools("find_routes", name=route_name)["items"][0]
    sailing = min(
        every_item(tools, "find_sailings", route_id=route["id"], departs_on=departs_on),
        key=lambda sailing: sailing["departs_at"],
    )
    made = tools("book_seats", passenger_id=passenger["id"], sailing_id=sailing["id"], seats=seats, cars=cars)
    return {"price": made["price"]}


def verify_book_seats_earliest_departs_at_by_route_and_departs_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One booking must have been added, with the price that is right."""
    given = answer or {}
    added = [row for key, row in after["bookings"].items() if key not in before["bookings"]]
    return {
        "price": given.get("price") == truth["price"],
        "one added": len(added) == 1,
        "with that price": [row["price"] for row in added] == [truth["price"]],
    }


def solve_sailing_with_most_bookings_by_route_and_status(
    tools: Tools, *, route_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the sailings meant has the most bookings."""
    route = tools("find_routes", name=route_name)["items"][0]
    counted = [
        (tools("find_bookings", sailing_id=sailing["id"])["total"], sailing)
        for sailing in every_item(tools, "find_sailings", route_id=route["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"departure_time": chosen["departs_at"], "bookings": most}


def verify_sailing_with_most_bookings_by_route_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "departure time": given.get("departure_time") == truth["departure_time"],
        "number of bookings": given.get("bookings") == truth["bookings"],
        "nothing changed": before == after,
    }


def solve_highest_price_of_bookings_by_passenger_and_status(
    tools: Tools, *, passenger_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest price of the bookings meant."""
    passenger = tools("find_passengers", name=passenger_name)["items"][0]
    chosen = max(
        [
            tools("get_booking", booking_id=booking["id"])
            for booking in every_item(tools, "find_bookings", passenger_id=passenger["id"], status=status)
        ],
        key=lambda booking: booking["price"],
    )
    return {"departure_time": chosen["sailing_departs_at"], "price": chosen["price"]}


def verify_highest_price_of_bookings_by_passenger_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "departure time": given.get("departure_time") == truth["departure_time"],
        "price": given.get("price") == truth["price"],
        "nothing changed": before == after,
    }


def solve_total_price_of_bookings_by_passenger_and_status(
    tools: Tools, *, passenger_name: str, status: str
) -> dict[str, Json]:
    """Add up the price of the bookings that are meant."""
    passenger = tools("find_passengers", name=passenger_name)["items"][0]
    return {
        "total_price": sum(
            booking["price"]
            for booking in [
                tools("get_booking", booking_id=booking["id"])
                for booking in every_item(tools, "find_bookings", passenger_id=passenger["id"], status=status)
            ]
        )
    }


def verify_total_price_of_bookings_by_passenger_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total price": given.get("total_price") == truth["total_price"], "nothing changed": before == after}


def solve_status_with_most_seats_of_bookings_by_passenger(tools: Tools, *, passenger_name: str) -> dict[str, Json]:
    """Add up the number of seats by status and find the largest total."""
    passenger = tools("find_passengers", name=passenger_name)["items"][0]
    totals: dict[str, int] = {}
    for booking in every_item(tools, "find_bookings", passenger_id=passenger["id"]):
        totals[booking["status"]] = totals.get(booking["status"], 0) + booking["seats"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_seats": totals[largest]}


def verify_status_with_most_seats_of_bookings_by_passenger(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total number of seats": given.get("total_seats") == truth["total_seats"],
        "nothing changed": before == after,
    }


def solve_status_with_most_bookings_in_report_bookings_by_passenger(
    tools: Tools, *, passenger_name: str
) -> dict[str, Json]:
    """Find the status with the highest bookings in a report."""
    passenger = tools("find_passengers", name=passenger_name)["items"][0]
    largest = max(
        every_item(tools, "report_bookings", passenger_id=passenger["id"]), key=lambda group: group["bookings"]
    )
    return {"status": largest["status"], "bookings": largest["bookings"]}


def verify_status_with_most_bookings_in_report_bookings_by_passenger(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "bookings": given.get("bookings") == truth["bookings"],
        "nothing changed": before == after,
    }


def solve_cancel_sailing_for_each_by_route_and_departs_on(
    tools: Tools, *, route_name: str, departs_on: str
) -> dict[str, Json]:
    """Cancel each of the sailings meant, and count them."""
    route = tools("find_routes", name=route_name)["items"][0]
    found = list(every_item(tools, "find_sailings", route_id=route["id"], departs_on=departs_on))
    for sailing in found:
        tools("cancel_sailing", sailing_id=sailing["id"])
    return {"sailings": len(found)}


def verify_cancel_sailing_for_each_by_route_and_departs_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many sailings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sailings"].items() if row != before["sailings"].get(key)]
    return {
        "number of sailings": given.get("sailings") == truth["sailings"],
        "as many changed": len(changed) == truth["sailings"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_cancel_sailing_with_earliest_arrives_at_by_route_and_departs_on(
    tools: Tools, *, route_name: str, departs_on: str
) -> dict[str, Json]:
    """Cancel the sailing with the earliest arrival time, no other."""
    route = tools("find_routes", name=route_name)["items"][0]
    sailing = min(
        [
            tools("get_sailing", sailing_id=sailing["id"])
            for sailing in every_item(tools, "find_sailings", route_id=route["id"], departs_on=departs_on)
        ],
        key=lambda sailing: sailing["arrives_at"],
    )
    tools("cancel_sailing", sailing_id=sailing["id"])
    return {"arrival_time": sailing["arrives_at"]}


def verify_cancel_sailing_with_earliest_arrives_at_by_route_and_departs_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The arrival time must be right, and one sailing must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sailings"].items() if row != before["sailings"].get(key)]
    return {
        "arrival time": given.get("arrival_time") == truth["arrival_time"],
        "one changed": len(changed) == 1,
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_check_in_booking_or_cancel_booking_by_price_by_passenger_and_status(
    tools: Tools, *, passenger_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the price what to do with the only booking meant."""
    passenger = tools("find_passengers", name=passenger_name)["items"][0]
    booking = next(every_item(tools, "find_bookings", passenger_id=passenger["id"], status=status))
    booking = tools("get_booking", booking_id=booking["id"])
    if booking["price"] > limit:
        tools("check_in_booking", booking_id=booking["id"])
    else:
        tools("cancel_booking", booking_id=booking["id"])
    return {"price": booking["price"]}


def verify_check_in_booking_or_cancel_booking_by_price_by_passenger_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The price must be right, and one booking must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {"price": given.get("price") == truth["price"], "one changed": len(changed) == 1}
