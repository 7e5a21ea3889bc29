"""Solutions and verifications of programmatic tasks on Skerry Line bookings."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_pay_booking_within_budget_by_price_in_detail_by_status(
    tools: Tools, *, status: str, budget: int
) -> dict[str, Json]:
    """Pay as many of the bookings meant as a budget allows, lowest price first."""
    found = [
        tools("get_booking", booking_id=booking["id"]) for booking in every_item(tools, "find_bookings", status=status)
    ]
    taken = spent = 0
    for booking in sorted(found, key=lambda booking: booking["price"]):
        if spent + booking["price"] > budget:
            break
        tools("pay_booking", booking_id=booking["id"])
        taken, spent = taken + 1, spent + booking["price"]
    return {"number": taken, "total_price": spent}


def verify_pay_booking_within_budget_by_price_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of bookings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "number of bookings": given.get("number") == truth["number"],
        "total price": given.get("total_price") == truth["total_price"],
        "as many changed": len(changed) == truth["number"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_cancel_sailing_for_each_by_route_and_status(tools: Tools, *, route_name: str, status: str) -> dict[str, Json]:
    """Cancel each of the sailings meant, and count them."""
    route = tools("find_routes", name=route_name)["items"][0]
    found = list(every_item(tools, "find_sailings", route_id=route["id"], status=status))
    for sailing in found:
        tools("cancel_sailing", sailing_id=sailing["id"])
    return {"sailings": len(found)}


def verify_cancel_sailing_for_each_by_route_and_status(
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


def solve_highest_seats_of_bookings_by_passenger(tools: Tools, *, passenger_name: str) -> dict[str, Json]:
    """Find the one with the most seats of the bookings meant."""
    passenger = tools("find_passengers", name=passenger_name)["items"][0]
    chosen = max(
        [
            tools("get_booking", booking_id=booking["id"])
            for booking in every_item(tools, "find_bookings", passenger_id=passenger["id"])
        ],
        key=lambda booking: booking["seats"],
    )
    return {"departure_time": chosen["sailing_departs_at"], "seats": chosen["seats"]}


def verify_highest_seats_of_bookings_by_passenger(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "departure time": given.get("departure_time") == truth["departure_time"],
        "number of seats": given.get("seats") == truth["seats"],
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


def solve_cancel_booking_for_each_of_sailing_in_detail_most_price_by_route_and_status(
    tools: Tools, *, route_name: str, status: str, most_price: int
) -> dict[str, Json]:
    """Cancel each of the bookings meant, and count them."""
    route = tools("find_routes", name=route_name)["items"][0]
    found = [
        tools("get_booking", booking_id=booking["id"])
        for sailing in every_item(tools, "find_sailings", route_id=route["id"], status=status)
        for booking in every_item(tools, "find_bookings", sailing_id=sailing["id"])
    ]
    found = [booking for booking in found if booking["price"] <= most_price]
    for booking in found:
        tools("cancel_booking", booking_id=booking["id"])
    return {"bookings": len(found)}


def verify_cancel_booking_for_each_of_sailing_in_detail_most_price_by_route_and_status(
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


def solve_passenger_with_most_bookings_by_home_port_and_status(
    tools: Tools, *, port_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the passengers meant has the most bookings."""
    port = tools("find_ports", name=port_name)["items"][0]
    counted = [
        (tools("find_bookings", passenger_id=passenger["id"])["total"], passenger)
        for passenger in every_item(tools, "find_passengers", home_port_id=port["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "bookings": most}


def verify_passenger_with_most_bookings_by_home_port_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of bookings": given.get("bookings") == truth["bookings"],
        "nothing changed": before == after,
    }


def solve_ranking_by_car_fare_of_routes_least_fare_of_all(
    tools: Tools, *, least_fare: int, top: int
) -> dict[str, Json]:
    """Put the routes meant in order by fare per car, and list the first ones."""
    found = list(every_item(tools, "find_routes"))
    found = [route for route in found if route["fare"] >= least_fare]
    ranked = sorted(found, key=lambda route: route["car_fare"], reverse=True)[:top]
    return {"names": [route["name"] for route in ranked]}


def verify_ranking_by_car_fare_of_routes_least_fare_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


def solve_passenger_with_most_cars_among_bookings_of_passenger_in_detail_most_price_by_home_port_and_status(
    tools: Tools, *, port_name: str, status: str, most_price: int
) -> dict[str, Json]:
    """Add up the number of cars by passenger and find the largest total."""
    port = tools("find_ports", name=port_name)["items"][0]
    found = [
        tools("get_booking", booking_id=booking["id"])
        for passenger in every_item(tools, "find_passengers", home_port_id=port["id"], status=status)
        for booking in every_item(tools, "find_bookings", passenger_id=passenger["id"])
    ]
    found = [booking for booking in found if booking["price"] <= most_price]
    totals: dict[str, int] = {}
    for booking in found:
        totals[booking["passenger_name"]] = totals.get(booking["passenger_name"], 0) + booking["cars"]
    largest = max(totals, key=lambda group: totals[group])
    return {"passenger": largest, "total_cars": totals[largest]}


def verify_passenger_with_most_cars_among_bookings_of_passenger_in_detail_most_price_by_home_port_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "passenger": given.get("passenger") == truth["passenger"],
        "total number of cars": given.get("total_cars") == truth["total_cars"],
        "nothing changed": before == after,
    }


def solve_amount_of_seats_of_bookings_in_detail_most_price_by_passenger(
    tools: Tools, *, passenger_name: str, most_price: int
) -> dict[str, Json]:
    """Count the bookings meant and add up the number of seats."""
    passenger = tools("find_passengers", name=passenger_name)["items"][0]
    found = [
        tools("get_booking", booking_id=booking["id"])
        for booking in every_item(tools, "find_bookings", passenger_id=passenger["id"])
    ]
    found = [booking for booking in found if booking["price"] <= most_price]
    return {"number": len(found), "total_seats": sum(booking["seats"] for booking in found)}


def verify_amount_of_seats_of_bookings_in_detail_most_price_by_passenger(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of bookings": given.get("number") == truth["number"],
        "total number of seats": given.get("total_seats") == truth["total_seats"],
        "nothing changed": before == after,
    }


def solve_passenger_with_most_seats_of_bookings_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Add up the number of seats by passenger and find the largest total."""
    totals: dict[str, int] = {}
    for booking in every_item(tools, "find_bookings", status=status):
        totals[booking["passenger_name"]] = totals.get(booking["passenger_name"], 0) + booking["seats"]
    largest = max(totals, key=lambda group: totals[group])
    return {"passenger": largest, "total_seats": totals[largest]}


def verify_passenger_with_most_seats_of_bookings_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "passenger": given.get("passenger") == truth["passenger"],
        "total number of seats": given.get("total_seats") == truth["total_seats"],
        "nothing changed": before == after,
    }


def solve_most_price_among_bookings_of_sailing_in_detail_which_passenger_status_by_route(
    tools: Tools, *, route_name: str, which_passenger_status: str
) -> dict[str, Json]:
    """Find the one with the highest price of the bookings meant."""
    route = tools("find_routes", name=route_name)["items"][0]
    found = [
        tools("get_booking", booking_id=booking["id"])
        for sailing in every_item(tools, "find_sailings", route_id=route["id"])
        for booking in every_item(tools, "find_bookings", sailing_id=sailing["id"])
    ]
    found = [
        booking
        for booking in found
        if tools("get_passenger", passenger_id=booking["passenger_id"])["status"] == which_passenger_status
    ]
    chosen = max(found, key=lambda booking: booking["price"])
    return {"departure_time": chosen["sailing_departs_at"], "price": chosen["price"]}


def verify_most_price_among_bookings_of_sailing_in_detail_which_passenger_status_by_route(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "departure time": given.get("departure_time") == truth["departure_time"],
        "price": given.get("price") == truth["price"],
        "nothing changed": before == after,
    }


def solve_status_with_most_seats_among_bookings_in_detail_least_price_by_passenger(
    tools: Tools, *, passenger_name: str, least_price: int
) -> dict[str, Json]:
    """Add up the number of seats by status and find the largest total."""
    passenger = tools("find_passengers", name=passenger_name)["items"][0]
    found = [
        tools("get_booking", booking_id=booking["id"])
        for booking in every_item(tools, "find_bookings", passenger_id=passenger["id"])
    ]
    found = [booking for booking in found if booking["price"] >= least_price]
    totals: dict[str, int] = {}
    for booking in found:
        totals[booking["status"]] = totals.get(booking["status"], 0) + booking["seats"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_seats": totals[largest]}


def verify_status_with_most_seats_among_bookings_in_detail_least_price_by_passenger(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total number of seats": given.get("total_seats") == truth["total_seats"],
        "nothing changed": before == after,
    }


def solve_status_with_most_turnover_in_report_bookings_by_passenger(
    tools: Tools, *, passenger_name: str
) -> dict[str, Json]:
    """Find the status with the highest turnover in a report."""
    passenger = tools("find_passengers", name=passenger_name)["items"][0]
    largest = max(
        every_item(tools, "report_bookings", passenger_id=passenger["id"]), key=lambda group: group["turnover"]
    )
    return {"status": largest["status"], "turnover": largest["turnover"]}


def verify_status_with_most_turnover_in_report_bookings_by_passenger(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "turnover": given.get("turnover") == truth["turnover"],
        "nothing changed": before == after,
    }
