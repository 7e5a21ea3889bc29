"""Solutions and verifications of programmatic tasks on Stormvik airport apron."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_passengers_of_turnrounds_in_detail_by_airline(
    tools: Tools, *, airline_name: str, top: int
) -> dict[str, Json]:
    """Put the turnrounds meant in order by number of passengers, and list the first ones."""
    airline = tools("find_airlines", name=airline_name)["items"][0]
    found = [
        tools("get_turnround", turnround_id=turnround["id"])
        for turnround in every_item(tools, "find_turnrounds", airline_id=airline["id"])
    ]
    ranked = sorted(found, key=lambda turnround: turnround["passengers"], reverse=True)[:top]
    return {"flight_numbers": [turnround["flight"] for turnround in ranked]}


def verify_ranking_by_passengers_of_turnrounds_in_detail_by_airline(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "flight numbers": given.get("flight_numbers") == truth["flight_numbers"],
        "nothing changed": before == after,
    }


def solve_cancel_flight_for_each_by_aircraft_and_status(
    tools: Tools, *, aircraft_tail: str, status: str
) -> dict[str, Json]:
    """Cancel flight each of the turnrounds meant, and count them."""
    aircraft = tools("find_aircraft", tail=aircraft_tail)["items"][0]
    found = list(every_item(tools, "find_turnrounds", aircraft_id=aircraft["id"], status=status))
    for turnround in found:
        tools("cancel_flight", turnround_id=turnround["id"])
    return {"turnrounds": len(found)}


def verify_cancel_flight_for_each_by_aircraft_and_status(
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


def solve_earliest_arrives_at_among_turnrounds_in_detail_most_passengers_by_airline(
    tools: Tools, *, airline_name: str, most_passengers: int
) -> dict[str, Json]:
    """Find the one with the earliest arrival time of the turnrounds meant."""
    airline = tools("find_airlines", name=airline_name)["items"][0]
    found = [
        tools("get_turnround", turnround_id=turnround["id"])
        for turnround in every_item(tools, "find_turnrounds", airline_id=airline["id"])
    ]
    found = [turnround for turnround in found if turnround["passengers"] <= most_passengers]
    chosen = min(found, key=lambda turnround: turnround["arrives_at"])
    return {"flight_number": chosen["flight"], "arrival_time": chosen["arrives_at"]}


def verify_earliest_arrives_at_among_turnrounds_in_detail_most_passengers_by_airline(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "flight number": given.get("flight_number") == truth["flight_number"],
        "arrival time": given.get("arrival_time") == truth["arrival_time"],
        "nothing changed": before == after,
    }


def solve_earliest_departs_at_of_turnrounds_by_stand_and_status(
    tools: Tools, *, stand_code: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest departure time of the turnrounds meant."""
    stand = tools("find_stands", code=stand_code)["items"][0]
    chosen = min(
        [
            tools("get_turnround", turnround_id=turnround["id"])
            for turnround in every_item(tools, "find_turnrounds", stand_id=stand["id"], status=status)
        ],
        key=lambda turnround: turnround["departs_at"],
    )
    return {"flight_number": chosen["flight"], "departure_time": chosen["departs_at"]}


def verify_earliest_departs_at_of_turnrounds_by_stand_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "flight number": given.get("flight_number") == truth["flight_number"],
        "departure time": given.get("departure_time") == truth["departure_time"],
        "nothing changed": before == after,
    }


def solve_origin_with_most_passengers_among_turnrounds_in_detail_by_airline_and_status(
    tools: Tools, *, airline_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of passengers by origin and find the largest total."""
    airline = tools("find_airlines", name=airline_name)["items"][0]
    found = [
        tools("get_turnround", turnround_id=turnround["id"])
        for turnround in every_item(tools, "find_turnrounds", airline_id=airline["id"], status=status)
    ]
    totals: dict[str, int] = {}
    for turnround in found:
        totals[turnround["origin"]] = totals.get(turnround["origin"], 0) + turnround["passengers"]
    largest = max(totals, key=lambda group: totals[group])
    return {"origin": largest, "total_passengers": totals[largest]}


def verify_origin_with_most_passengers_among_turnrounds_in_detail_by_airline_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "origin": given.get("origin") == truth["origin"],
        "total number of passengers": given.get("total_passengers") == truth["total_passengers"],
        "nothing changed": before == after,
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


def solve_amount_of_passengers_of_turnrounds_in_detail_by_aircraft_and_origin(
    tools: Tools, *, aircraft_tail: str, origin: str
) -> dict[str, Json]:
    """Count the turnrounds meant and add up the number of passengers."""
    aircraft = tools("find_aircraft", tail=aircraft_tail)["items"][0]
    found = [
        tools("get_turnround", turnround_id=turnround["id"])
        for turnround in every_item(tools, "find_turnrounds", aircraft_id=aircraft["id"], origin=origin)
    ]
    return {"number": len(found), "total_passengers": sum(turnround["passengers"] for turnround in found)}


def verify_amount_of_passengers_of_turnrounds_in_detail_by_aircraft_and_origin(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of turnrounds": given.get("number") == truth["number"],
        "total number of passengers": given.get("total_passengers") == truth["total_passengers"],
        "nothing changed": before == after,
    }


def solve_cancel_flight_where_allowed_in_detail_most_passengers_by_airline(
    tools: Tools, *, airline_name: str, most_passengers: int
) -> dict[str, Json]:
    """Cancel flight those of the turnrounds meant for which that is allowed."""
    airline = tools("find_airlines", name=airline_name)["items"][0]
    found = [
        tools("get_turnround", turnround_id=turnround["id"])
        for turnround in every_item(tools, "find_turnrounds", airline_id=airline["id"])
    ]
    found = [turnround for turnround in found if turnround["passengers"] <= most_passengers]
    done = refused = 0
    for turnround in found:
        try:
            tools("cancel_flight", turnround_id=turnround["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_flight_where_allowed_in_detail_most_passengers_by_airline(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of turnrounds must have changed."""
    given = answer or {}
    changed = [row for key, row in after["turnrounds"].items() if row != before["turnrounds"].get(key)]
    return {
        "number of turnrounds done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_earliest_arrives_at_of_turnrounds_by_airline_and_status(
    tools: Tools, *, airline_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest arrival time of the turnrounds meant."""
    airline = tools("find_airlines", name=airline_name)["items"][0]
    chosen = min(
        [
            tools("get_turnround", turnround_id=turnround["id"])
            for turnround in every_item(tools, "find_turnrounds", airline_id=airline["id"], status=status)
        ],
        key=lambda turnround: turnround["arrives_at"],
    )
    return {"flight_number": chosen["flight"], "arrival_time": chosen["arrives_at"]}


def verify_earliest_arrives_at_of_turnrounds_by_airline_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "flight number": given.get("flight_number") == truth["flight_number"],
        "arrival time": given.get("arrival_time") == truth["arrival_time"],
        "nothing changed": before == after,
    }


def solve_note_arrival_or_cancel_flight_by_passengers_by_airline(
    tools: Tools, *, airline_name: str, limit: int
) -> dict[str, Json]:
    """Decide by the number of passengers what to do with the only turnround meant."""
    airline = tools("find_airlines", name=airline_name)["items"][0]
    turnround = next(every_item(tools, "find_turnrounds", airline_id=airline["id"]))
    turnround = tools("get_turnround", turnround_id=turnround["id"])
    if turnround["passengers"] > limit:
        tools("note_arrival", turnround_id=turnround["id"])
    else:
        tools("cancel_flight", turnround_id=turnround["id"])
    return {"passengers": turnround["passengers"]}


def verify_note_arrival_or_cancel_flight_by_passengers_by_airline(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of passengers must be right, and one turnround must have changed."""
    given = answer or {}
    changed = [row for key, row in after["turnrounds"].items() if row != before["turnrounds"].get(key)]
    return {"number of passengers": given.get("passengers") == truth["passengers"], "one changed": len(changed) == 1}


def solve_ranking_by_arrives_at_of_turnrounds_in_detail_least_passengers_by_airline(
    tools: Tools, *, airline_name: str, least_passengers: int, top: int
) -> dict[str, Json]:
    """Put the turnrounds meant in order by arrival time, and list the first ones."""
    airline = tools("find_airlines", name=airline_name)["items"][0]
    found = [
        tools("get_turnround", turnround_id=turnround["id"])
        for turnround in every_item(tools, "find_turnrounds", airline_id=airline["id"])
    ]
    found = [turnround for turnround in found if turnround["passengers"] >= least_passengers]
    ranked = sorted(found, key=lambda turnround: turnround["arrives_at"])[:top]
    return {"flight_numbers": [turnround["flight"] for turnround in ranked]}


def verify_ranking_by_arrives_at_of_turnrounds_in_detail_least_passengers_by_airline(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "flight numbers": given.get("flight_numbers") == truth["flight_numbers"],
        "nothing changed": before == after,
    }


def solve_airline_with_most_aircraft_list_by_towing(tools: Tools, *, towing: bool) -> dict[str, Json]:
    """Find out which of the airlines meant has the most aircraft list."""
    counted = [
        (tools("find_aircraft", airline_id=airline["id"])["total"], airline)
        for airline in every_item(tools, "find_airlines", towing=towing)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "aircraft_list": most}


def verify_airline_with_most_aircraft_list_by_towing(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of aircraft list": given.get("aircraft_list") == truth["aircraft_list"],
        "nothing changed": before == after,
    }


def solve_earliest_departs_at_among_turnrounds_in_detail_most_passengers_by_stand(
    tools: Tools, *, stand_code: str, most_passengers: int
) -> dict[str, Json]:
    """Find the one with the earliest departure time of the turnrounds meant."""
    stand = tools("find_stands", code=stand_code)["items"][0]
    found = [
        tools("get_turnround", turnround_id=turnround["id"])
        for turnround in every_item(tools, "find_turnrounds", stand_id=stand["id"])
    ]
    found = [turnround for turnround in found if turnround["passengers"] <= most_passengers]
    chosen = min(found, key=lambda turnround: turnround["departs_at"])
    return {"flight_number": chosen["flight"], "departure_time": chosen["departs_at"]}


def verify_earliest_departs_at_among_turnrounds_in_detail_most_passengers_by_stand(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "flight number": given.get("flight_number") == truth["flight_number"],
        "departure time": given.get("departure_time") == truth["departure_time"],
        "nothing changed": before == after,
    }
