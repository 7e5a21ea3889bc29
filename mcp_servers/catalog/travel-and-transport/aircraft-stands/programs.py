"""Solutions and verifications of programmatic tasks on Stormvik airport apron."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_passengers_of_turnrounds_in_detail_by_airline_and_status(
    tools: Tools, *, airline_name: str, status: str, top: int
) -> dict[str, Json]:
    """Put the turnrounds meant in order by number of passengers, and list the first ones."""
    airline = tools("find_airlines", name=airline_name)["items"][0]
    found = [
        tools("get_turnround", turnround_id=turnround["id"])
        for turnround in every_item(tools, "find_turnrounds", airline_id=airline["id"], status=status)
    ]
    ranked = sorted(found, key=lambda turnround: turnround["passengers"], reverse=True)[:top]
    return {"flight_numbers": [turnround["flight"] for turnround in ranked]}


def verify_ranking_by_passengers_of_turnrounds_in_detail_by_airline_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "flight numbers": given.get("flight_numbers") == truth["flight_numbers"],
        "nothing changed": before == after,
    }


def solve_highest_passengers_of_turnrounds_by_aircraft(tools: Tools, *, aircraft_tail: str) -> dict[str, Json]:
    """Find the one with the most passengers of the turnrounds meant."""
    aircraft = tools("find_aircraft", tail=aircraft_tail)["items"][0]
    chosen = max(
        [
            tools("get_turnround", turnround_id=turnround["id"])
            for turnround in every_item(tools, "find_turnrounds", aircraft_id=aircraft["id"])
        ],
        key=lambda turnround: turnround["passengers"],
    )
    return {"flight_number": chosen["flight"], "passengers": chosen["passengers"]}


def verify_highest_passengers_of_turnrounds_by_aircraft(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "flight number": given.get("flight_number") == truth["flight_number"],
        "number of passengers": given.get("passengers") == truth["passengers"],
        "nothing changed": before == after,
    }


def solve_amount_of_seats_of_aircraft_list_least_seats_by_airline(
    tools: Tools, *, airline_name: str, least_seats: int
) -> dict[str, Json]:
    """Count the aircraft list meant and add up the seats."""
    airline = tools("find_airlines", name=airline_name)["items"][0]
    found = list(every_item(tools, "find_aircraft", airline_id=airline["id"]))
    found = [aircraft for aircraft in found if aircraft["seats"] >= least_seats]
    return {"number": len(found), "total_seats": sum(aircraft["seats"] for aircraft in found)}


def verify_amount_of_seats_of_aircraft_list_least_seats_by_airline(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of aircraft list": given.get("number") == truth["number"],
        "total seats": given.get("total_seats") == truth["total_seats"],
        "nothing changed": before == after,
    }


def solve_cancel_flight_with_highest_passengers_by_airline_and_origin(
    tools: Tools, *, airline_name: str, origin: str
) -> dict[str, Json]:
    """Cancel flight the turnround with the most passengers, no other."""
    airline = tools("find_airlines", name=airline_name)["items"][0]
    turnround = max(
        [
            tools("get_turnround", turnround_id=turnround["id"])
            for turnround in every_item(tools, "find_turnrounds", airline_id=airline["id"], origin=origin)
        ],
        key=lambda turnround: turnround["passengers"],
    )
    tools("cancel_flight", turnround_id=turnround["id"])
    return {"passengers": turnround["passengers"]}


def verify_cancel_flight_with_highest_passengers_by_airline_and_origin(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of passengers must be right, and one turnround must have changed."""
    given = answer or {}
    changed = [row for key, row in after["turnrounds"].items() if row != before["turnrounds"].get(key)]
    return {
        "number of passengers": given.get("passengers") == truth["passengers"],
        "one changed": len(changed) == 1,
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_total_passengers_of_turnrounds_by_stand_and_status(
    tools: Tools, *, stand_code: str, status: str
) -> dict[str, Json]:
    """Add up the number of passengers of the turnrounds that are meant."""
    stand = tools("find_stands", code=stand_code)["items"][0]
    return {
        "total_passengers": sum(
            turnround["passengers"]
            for turnround in [
                tools("get_turnround", turnround_id=turnround["id"])
                for turnround in every_item(tools, "find_turnrounds", stand_id=stand["id"], status=status)
            ]
        )
    }


def verify_total_passengers_of_turnrounds_by_stand_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of passengers": given.get("total_passengers") == truth["total_passengers"],
        "nothing changed": before == after,
    }


def solve_total_seats_of_aircraft_list_by_airline(tools: Tools, *, airline_name: str) -> dict[str, Json]:
    """Add up the seats of the aircraft list that are meant."""
    airline = tools("find_airlines", name=airline_name)["items"][0]
    return {
        "total_seats": sum(
            aircraft["seats"] for aircraft in every_item(tools, "find_aircraft", airline_id=airline["id"])
        )
    }


def verify_total_seats_of_aircraft_list_by_airline(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total seats": given.get("total_seats") == truth["total_seats"], "nothing changed": before == after}


def solve_turnround_with_most_delays_by_airline_and_origin(
    tools: Tools, *, airline_name: str, origin: str
) -> dict[str, Json]:
    """Find out which of the turnrounds meant has the most delays."""
    airline = tools("find_airlines", name=airline_name)["items"][0]
    counted = [
        (tools("find_delays", turnround_id=turnround["id"])["total"], turnround)
        for turnround in every_item(tools, "find_turnrounds", airline_id=airline["id"], origin=origin)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"flight_number": chosen["flight"], "delays": most}


def verify_turnround_with_most_delays_by_airline_and_origin(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "flight number": given.get("flight_number") == truth["flight_number"],
        "number of delays": given.get("delays") == truth["delays"],
        "nothing changed": before == after,
    }


def solve_cancel_flight_for_each_by_stand_and_status(tools: Tools, *, stand_code: str, status: str) -> dict[str, Json]:
    """Cancel flight each of the turnrounds meant, and count them."""
    stand = tools("find_stands", code=stand_code)["items"][0]
    found = list(every_item(tools, "find_turnrounds", stand_id=stand["id"], status=status))
    for turnround in found:
        tools("cancel_flight", turnround_id=turnround["id"])
    return {"turnrounds": len(found)}


def verify_cancel_flight_for_each_by_stand_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many turnrounds must have changed."""
    given = answer or {}
    changed = [row for key, row in after["turnrounds"].items() if row != before["turnrounds"].get(key)]
    return {
        "number of turnrounds": given.get("turnrounds") == truth["turnrounds"],
        "as many changed": len(changed) == truth["turnrounds"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_status_with_most_passengers_among_turnrounds_in_detail_most_passengers_by_airline(
    tools: Tools, *, airline_name: str, most_passengers: int
) -> dict[str, Json]:
    """Add up the number of passengers by status and find the largest total."""
    airline = tools("find_airlines", name=airline_name)["items"][0]
    found = [
        tools("get_turnround", turnround_id=turnround["id"])
        for turnround in every_item(tools, "find_turnrounds", airline_id=airline["id"])
    ]
    found = [turnround for turnround in found if turnround["passengers"] <= most_passengers]
    totals: dict[str, int] = {}
    for turnround in found:
        totals[turnround["status"]] = totals.get(turnround["status"], 0) + turnround["passengers"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_passengers": totals[largest]}


def verify_status_with_most_passengers_among_turnrounds_in_detail_most_passengers_by_airline(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total number of passengers": given.get("total_passengers") == truth["total_passengers"],
        "nothing changed": before == after,
    }


def solve_note_arrival_or_cancel_flight_by_passengers_by_airline_and_status(
    tools: Tools, *, airline_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the number of passengers what to do with the only turnround meant."""
    airline = tools("find_airlines", name=airline_name)["items"][0]
    turnround = next(every_item(tools, "find_turnrounds", airline_id=airline["id"], status=status))
    turnround = tools("get_turnround", turnround_id=turnround["id"])
    if turnround["passengers"] > limit:
        tools("note_arrival", turnround_id=turnround["id"])
    else:
        tools("cancel_flight", turnround_id=turnround["id"])
    return {"passengers": turnround["passengers"]}


def verify_note_arrival_or_cancel_flight_by_passengers_by_airline_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of passengers must be right, and one turnround must have changed."""
    given = answer or {}
    changed = [row for key, row in after["turnrounds"].items() if row != before["turnrounds"].get(key)]
    return {"number of passengers": given.get("passengers") == truth["passengers"], "one changed": len(changed) == 1}


def solve_cancel_flight_for_first_by_passengers_in_detail_by_airline_and_status(
    tools: Tools, *, airline_name: str, status: str, quota: int
) -> dict[str, Json]:
    """Cancel flight the first few of the turnrounds meant, in order by number of passengers."""
    airline = tools("find_airlines", name=airline_name)["items"][0]
    found = [
        tools("get_turnround", turnround_id=turnround["id"])
        for turnround in every_item(tools, "find_turnrounds", airline_id=airline["id"], status=status)
    ]
    first = sorted(found, key=lambda turnround: turnround["passengers"], reverse=True)[:quota]
    for turnround in first:
        tools("cancel_flight", turnround_id=turnround["id"])
    return {"flight_numbers": [turnround["flight"] for turnround in first]}


def verify_cancel_flight_for_first_by_passengers_in_detail_by_airline_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of turnrounds must have changed."""
    given = answer or {}
    changed = [row for key, row in after["turnrounds"].items() if row != before["turnrounds"].get(key)]
    return {
        "flight numbers": given.get("flight_numbers") == truth["flight_numbers"],
        "as many changed": len(changed) == len(truth["flight_numbers"]),
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_note_arrival_where_allowed_by_stand_and_status(
    tools: Tools, *, stand_code: str, status: str
) -> dict[str, Json]:
    """Note arrival those of the turnrounds meant for which that is allowed."""
    stand = tools("find_stands", code=stand_code)["items"][0]
    found = list(every_item(tools, "find_turnrounds", stand_id=stand["id"], status=status))
    done = refused = 0
    for turnround in found:
        try:
            tools("note_arrival", turnround_id=turnround["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_note_arrival_where_allowed_by_stand_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of turnrounds must have changed."""
    given = answer or {}
    changed = [row for key, row in after["turnrounds"].items() if row != before["turnrounds"].get(key)]
    return {
        "number of turnrounds done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is on stand": all(row["status"] == "on_stand" for row in changed),
    }


def solve_cancel_flight_for_each_in_detail_most_passengers_by_airline_and_origin(
    tools: Tools, *, airline_name: str, origin: str, most_passengers: int
) -> dict[str, Json]:
    """Cancel flight each of the turnrounds meant, and count them."""
    airline = tools("find_airlines", name=airline_name)["items"][0]
    found = [
        tools("get_turnround", turnround_id=turnround["id"])
        for turnround in every_item(tools, "find_turnrounds", airline_id=airline["id"], origin=origin)
    ]
    found = [turnround for turnround in found if turnround["passengers"] <= most_passengers]
    for turnround in found:
        tools("cancel_flight", turnround_id=turnround["id"])
    return {"turnrounds": len(found)}


def verify_cancel_flight_for_each_in_detail_most_passengers_by_airline_and_origin(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of turnrounds must have changed."""
    given = answer or {}
    changed = [row for key, row in after["turnrounds"].items() if row != before["turnrounds"].get(key)]
    return {
        "number of turnrounds": given.get("turnrounds") == truth["turnrounds"],
        "as many changed": len(changed) == truth["turnrounds"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_ranking_by_arrives_at_of_turnrounds_in_detail_most_passengers_by_airline_and_origin(
    tools: Tools, *, airline_name: str, origin: str, most_passengers: int, top: int
) -> dict[str, Json]:
    """Put the turnrounds meant in order by arrival time, and list the first ones."""
    airline = tools("find_airlines", name=airline_name)["items"][0]
    found = [
        tools("get_turnround", turnround_id=turnround["id"])
        for turnround in every_item(tools, "find_turnrounds", airline_id=airline["id"], origin=origin)
    ]
    found = [turnround for turnround in found if turnround["passengers"] <= most_passengers]
    ranked = sorted(found, key=lambda turnround: turnround["arrives_at"])[:top]
    return {"flight_numbers": [turnround["flight"] for turnround in ranked]}


def verify_ranking_by_arrives_at_of_turnrounds_in_detail_most_passengers_by_airline_and_origin(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "flight numbers": given.get("flight_numbers") == truth["flight_numbers"],
        "nothing changed": before == after,
    }
