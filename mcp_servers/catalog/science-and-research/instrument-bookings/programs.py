"""Solutions and verifications of programmatic tasks on Seeburg instrument centre."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_forfeit_booking_else_cancel_booking_least_length_by_research_group_and_status(
    tools: Tools, *, research_group_name: str, status: str, least_length: int
) -> dict[str, Json]:
    """Forfeit the bookings meant; where that is refused, do something else instead."""
    research_group = tools("find_research_groups", name=research_group_name)["items"][0]
    found = list(every_item(tools, "find_bookings", research_group_id=research_group["id"], status=status))
    found = [booking for booking in found if booking["length"] >= least_length]
    refused = 0
    for booking in found:
        try:
            tools("forfeit_booking", booking_id=booking["id"])
        except Refused:
            refused += 1
            tools("cancel_booking", booking_id=booking["id"])
    return {"refused": refused}


def verify_forfeit_booking_else_cancel_booking_least_length_by_research_group_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of bookings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_amount_of_hours_run_of_instruments_in_detail_most_service_interval_by_status(
    tools: Tools, *, status: str, most_service_interval: int
) -> dict[str, Json]:
    """Count the instruments meant and add up the hours since the last service."""
    found = [
        tools("get_instrument", instrument_id=instrument["id"])
        for instrument in every_item(tools, "find_instruments", status=status)
    ]
    found = [instrument for instrument in found if instrument["service_interval"] <= most_service_interval]
    return {
        "number": len(found),
        "total_hours_since_the_last_service": sum(instrument["hours_run"] for instrument in found),
    }


def verify_amount_of_hours_run_of_instruments_in_detail_most_service_interval_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of instruments": given.get("number") == truth["number"],
        "total hours since the last service": given.get("total_hours_since_the_last_service")
        == truth["total_hours_since_the_last_service"],
        "nothing changed": before == after,
    }


def solve_cancel_booking_for_each_by_researcher_and_status(
    tools: Tools, *, researcher_name: str, status: str
) -> dict[str, Json]:
    """Cancel each of the bookings meant, and count them."""
    researcher = tools("find_researchers", name=researcher_name)["items"][0]
    found = list(every_item(tools, "find_bookings", researcher_id=researcher["id"], status=status))
    for booking in found:
        tools("cancel_booking", booking_id=booking["id"])
    return {"bookings": len(found)}


def verify_cancel_booking_for_each_by_researcher_and_status(
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


def solve_cancel_booking_else_forfeit_booking_by_researcher_and_status(
    tools: Tools, *, researcher_name: str, status: str
) -> dict[str, Json]:
    """Cancel the bookings meant; where that is refused, do something else instead."""
    researcher = tools("find_researchers", name=researcher_name)["items"][0]
    found = list(every_item(tools, "find_bookings", researcher_id=researcher["id"], status=status))
    refused = 0
    for booking in found:
        try:
            tools("cancel_booking", booking_id=booking["id"])
        except Refused:
            refused += 1
            tools("forfeit_booking", booking_id=booking["id"])
    return {"refused": refused}


def verify_cancel_booking_else_forfeit_booking_by_researcher_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of bookings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_finish_booking_where_allowed_least_length_by_researcher(
    tools: Tools, *, researcher_name: str, least_length: int
) -> dict[str, Json]:
    """Finish those of the bookings meant for which that is allowed."""
    researcher = tools("find_researchers", name=researcher_name)["items"][0]
    found = list(every_item(tools, "find_bookings", researcher_id=researcher["id"]))
    found = [booking for booking in found if booking["length"] >= least_length]
    done = refused = 0
    for booking in found:
        try:
            tools("finish_booking", booking_id=booking["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_finish_booking_where_allowed_least_length_by_researcher(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of bookings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "number of bookings done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is finished": all(row["status"] == "finished" for row in changed),
    }


def solve_instrument_with_most_trainings_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the instruments meant has the most trainings."""
    counted = [
        (tools("find_trainings", instrument_id=instrument["id"])["total"], instrument)
        for instrument in every_item(tools, "find_instruments", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "trainings": most}


def verify_instrument_with_most_trainings_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of trainings": given.get("trainings") == truth["trainings"],
        "nothing changed": before == after,
    }


def solve_finish_booking_for_each_by_research_group_and_status(
    tools: Tools, *, research_group_name: str, status: str
) -> dict[str, Json]:
    """Finish each of the bookings meant, and count them."""
    research_group = tools("find_research_groups", name=research_group_name)["items"][0]
    found = list(every_item(tools, "find_bookings", research_group_id=research_group["id"], status=status))
    for booking in found:
        tools("finish_booking", booking_id=booking["id"])
    return {"bookings": len(found)}


def verify_finish_booking_for_each_by_research_group_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of bookings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "number of bookings": given.get("bookings") == truth["bookings"],
        "as many changed": len(changed) == truth["bookings"],
        "status is finished": all(row["status"] == "finished" for row in changed),
    }


def solve_most_hourly_rate_among_instruments_in_detail_least_hours_run_by_status(
    tools: Tools, *, status: str, least_hours_run: int
) -> dict[str, Json]:
    """Find the one with the highest hourly rate of the instruments meant."""
    found = [
        tools("get_instrument", instrument_id=instrument["id"])
        for instrument in every_item(tools, "find_instruments", status=status)
    ]
    found = [instrument for instrument in found if instrument["hours_run"] >= least_hours_run]
    chosen = max(found, key=lambda instrument: instrument["hourly_rate"])
    return {"name": chosen["name"], "hourly_rate": chosen["hourly_rate"]}


def verify_most_hourly_rate_among_instruments_in_detail_least_hours_run_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "hourly rate": given.get("hourly_rate") == truth["hourly_rate"],
        "nothing changed": before == after,
    }


def solve_researcher_with_most_trainings_by_research_group_and_position(
    tools: Tools, *, research_group_name: str, position: str
) -> dict[str, Json]:
    """Find out which of the researchers meant has the most trainings."""
    research_group = tools("find_research_groups", name=research_group_name)["items"][0]
    counted = [
        (tools("find_trainings", researcher_id=researcher["id"])["total"], researcher)
        for researcher in every_item(
            tools, "find_researchers", research_group_id=research_group["id"], position=position
        )
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "trainings": most}


def verify_researcher_with_most_trainings_by_research_group_and_position(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of trainings": given.get("trainings") == truth["trainings"],
        "nothing changed": before == after,
    }


def solve_ranking_by_hourly_rate_of_instruments_in_detail_least_service_interval_by_status(
    tools: Tools, *, status: str, least_service_interval: int, top: int
) -> dict[str, Json]:
    """Put the instruments meant in order by hourly rate, and list the first ones."""
    found = [
        tools("get_instrument", instrument_id=instrument["id"])
        for instrument in every_item(tools, "find_instruments", status=status)
    ]
    found = [instrument for instrument in found if instrument["service_interval"] >= least_service_interval]
    ranked = sorted(found, key=lambda instrument: instrument["hourly_rate"], reverse=True)[:top]
    return {"names": [instrument["name"] for instrument in ranked]}


def verify_ranking_by_hourly_rate_of_instruments_in_detail_least_service_interval_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


def solve_waive_charge_where_allowed_by_researcher_and_status(
    tools: Tools, *, researcher_name: str, status: str
) -> dict[str, Json]:
    """Waive those of the charges meant for which that is allowed."""
    researcher = tools("find_researchers", name=researcher_name)["items"][0]
    found = list(every_item(tools, "find_charges", researcher_id=researcher["id"], status=status))
    done = refused = 0
    for charge in found:
        try:
            tools("waive_charge", charge_id=charge["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_waive_charge_where_allowed_by_researcher_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of charges must have changed."""
    given = answer or {}
    changed = [row for key, row in after["charges"].items() if row != before["charges"].get(key)]
    return {
        "number of charges done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is waived": all(row["status"] == "waived" for row in changed),
    }


def solve_researcher_with_most_bookings_by_research_group_and_position(
    tools: Tools, *, research_group_name: str, position: str
) -> dict[str, Json]:
    """Find out which of the researchers meant has the most bookings."""
    research_group = tools("find_research_groups", name=research_group_name)["items"][0]
    counted = [
        (tools("find_bookings", researcher_id=researcher["id"])["total"], researcher)
        for researcher in every_item(
            tools, "find_researchers", research_group_id=research_group["id"], position=position
        )
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "bookings": most}


def verify_researcher_with_most_bookings_by_research_group_and_position(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of bookings": given.get("bookings") == truth["bookings"],
        "nothing changed": before == after,
    }


def solve_steward_with_most_hours_run_among_instruments_in_detail_most_hours_run_by_status(
    tools: Tools, *, status: str, most_hours_run: int
) -> dict[str, Json]:
    """Add up the hours since the last service by steward and find the largest total."""
    found = [
        tools("get_instrument", instrument_id=instrument["id"])
        for instrument in every_item(tools, "find_instruments", status=status)
    ]
    found = [instrument for instrument in found if instrument["hours_run"] <= most_hours_run]
    totals: dict[str, int] = {}
    for instrument in found:
        totals[instrument["steward_name"]] = totals.get(instrument["steward_name"], 0) + instrument["hours_run"]
    largest = max(totals, key=lambda group: totals[group])
    return {"steward": largest, "total_hours_since_the_last_service": totals[largest]}


def verify_steward_with_most_hours_run_among_instruments_in_detail_most_hours_run_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "steward": given.get("steward") == truth["steward"],
        "total hours since the last service": given.get("total_hours_since_the_last_service")
        == truth["total_hours_since_the_last_service"],
        "nothing changed": before == after,
    }


def solve_amount_of_hours_run_of_instruments_in_detail_least_hours_run_by_status(
    tools: Tools, *, status: str, least_hours_run: int
) -> dict[str, Json]:
    """Count the instruments meant and add up the hours since the last service."""
    found = [
        tools("get_instrument", instrument_id=instrument["id"])
        for instrument in every_item(tools, "find_instruments", status=status)
    ]
    found = [instrument for instrument in found if instrument["hours_run"] >= least_hours_run]
    return {
        "number": len(found),
        "total_hours_since_the_last_service": sum(instrument["hours_run"] for instrument in found),
    }


def verify_amount_of_hours_run_of_instruments_in_detail_least_hours_run_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of instruments": given.get("number") == truth["number"],
        "total hours since the last service": given.get("total_hours_since_the_last_service")
        == truth["total_hours_since_the_last_service"],
        "nothing changed": before == after,
    }
