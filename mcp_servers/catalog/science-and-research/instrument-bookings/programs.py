"""Solutions and verifications of programmatic tasks on Seeburg instrument centre."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_cancel_booking_where_allowed_least_length_by_instrument(
    tools: Tools, *, instrument_name: str, least_length: int
) -> dict[str, Json]:
    """Cancel those of the bookings meant for which that is allowed."""
    instrument = tools("find_instruments", name=instrument_name)["items"][0]
    found = list(every_item(tools, "find_bookings", instrument_id=instrument["id"]))
    found = [booking for booking in found if booking["length"] >= least_length]
    done = refused = 0
    for booking in found:
        try:
            tools("cancel_booking", booking_id=booking["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_booking_where_allowed_least_length_by_instrument(
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


def solve_ranking_by_spending_limit_of_research_groups_in_detail_of_all(tools: Tools, *, top: int) -> dict[str, Json]:
    """Put the research groups meant in order by spending limit, and list the first ones."""
    found = [
        tools("get_research_group", research_group_id=research_group["id"])
        for research_group in every_item(tools, "find_research_groups")
    ]
    ranked = sorted(found, key=lambda research_group: research_group["spending_limit"], reverse=True)[:top]
    return {"names": [research_group["name"] for research_group in ranked]}


def verify_ranking_by_spending_limit_of_research_groups_in_detail_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


def solve_forfeit_booking_where_allowed_by_researcher(tools: Tools, *, researcher_name: str) -> dict[str, Json]:
    """Forfeit those of the bookings meant for which that is allowed."""
    researcher = tools("find_researchers", name=researcher_name)["items"][0]
    found = list(every_item(tools, "find_bookings", researcher_id=researcher["id"]))
    done = refused = 0
    for booking in found:
        try:
            tools("forfeit_booking", booking_id=booking["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_forfeit_booking_where_allowed_by_researcher(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of bookings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "number of bookings done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is forfeited": all(row["status"] == "forfeited" for row in changed),
    }


def solve_most_service_interval_among_instruments_in_detail_most_hours_run_by_status(
    tools: Tools, *, status: str, most_hours_run: int
) -> dict[str, Json]:
    """Find the one with the highest service interval of the instruments meant."""
    found = [
        tools("get_instrument", instrument_id=instrument["id"])
        for instrument in every_item(tools, "find_instruments", status=status)
    ]
    found = [instrument for instrument in found if instrument["hours_run"] <= most_hours_run]
    chosen = max(found, key=lambda instrument: instrument["service_interval"])
    return {"name": chosen["name"], "service_interval": chosen["service_interval"]}


def verify_most_service_interval_among_instruments_in_detail_most_hours_run_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "service interval in hours": given.get("service_interval") == truth["service_interval"],
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


def solve_steward_with_most_hours_run_among_instruments_in_detail_most_service_interval_by_status(
    tools: Tools, *, status: str, most_service_interval: int
) -> dict[str, Json]:
    """Add up the hours since the last service by steward and find the largest total."""
    found = [
        tools("get_instrument", instrument_id=instrument["id"])
        for instrument in every_item(tools, "find_instruments", status=status)
    ]
    found = [instrument for instrument in found if instrument["service_interval"] <= most_service_interval]
    totals: dict[str, int] = {}
    for instrument in found:
        totals[instrument["steward_name"]] = totals.get(instrument["steward_name"], 0) + instrument["hours_run"]
    largest = max(totals, key=lambda group: totals[group])
    return {"steward": largest, "total_hours_since_the_last_service": totals[largest]}


def verify_steward_with_most_hours_run_among_instruments_in_detail_most_service_interval_by_status(
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


def solve_ranking_by_service_interval_of_instruments_in_detail_least_changeover_by_status(
    tools: Tools, *, status: str, least_changeover: int, top: int
) -> dict[str, Json]:
    """Put the instruments meant in order by service interval in hours, and list the first ones."""
    found = [
        tools("get_instrument", instrument_id=instrument["id"])
        for instrument in every_item(tools, "find_instruments", status=status)
    ]
    found = [instrument for instrument in found if instrument["changeover"] >= least_changeover]
    ranked = sorted(found, key=lambda instrument: instrument["service_interval"], reverse=True)[:top]
    return {"names": [instrument["name"] for instrument in ranked]}


def verify_ranking_by_service_interval_of_instruments_in_detail_least_changeover_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


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


def solve_amount_of_hours_run_of_instruments_in_detail_most_changeover_by_status(
    tools: Tools, *, status: str, most_changeover: int
) -> dict[str, Json]:
    """Count the instruments meant and add up the hours since the last service."""
    found = [
        tools("get_instrument", instrument_id=instrument["id"])
        for instrument in every_item(tools, "find_instruments", status=status)
    ]
    found = [instrument for instrument in found if instrument["changeover"] <= most_changeover]
    return {
        "number": len(found),
        "total_hours_since_the_last_service": sum(instrument["hours_run"] for instrument in found),
    }


def verify_amount_of_hours_run_of_instruments_in_detail_most_changeover_by_status(
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


def solve_forfeit_booking_for_each_by_research_group_and_starts_on(
    tools: Tools, *, research_group_name: str, starts_on: str
) -> dict[str, Json]:
    """Forfeit each of the bookings meant, and count them."""
    research_group = tools("find_research_groups", name=research_group_name)["items"][0]
    found = list(every_item(tools, "find_bookings", research_group_id=research_group["id"], starts_on=starts_on))
    for booking in found:
        tools("forfeit_booking", booking_id=booking["id"])
    return {"bookings": len(found)}


def verify_forfeit_booking_for_each_by_research_group_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many bookings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "number of bookings": given.get("bookings") == truth["bookings"],
        "as many changed": len(changed) == truth["bookings"],
        "status is forfeited": all(row["status"] == "forfeited" for row in changed),
    }


def solve_forfeit_booking_with_earliest_starts_at_by_researcher_and_status(
    tools: Tools, *, researcher_name: str, status: str
) -> dict[str, Json]:
    """Forfeit the booking with the earliest start time, no other."""
    researcher = tools("find_researchers", name=researcher_name)["items"][0]
    booking = min(
        every_item(tools, "find_bookings", researcher_id=researcher["id"], status=status),
        key=lambda booking: booking["starts_at"],
    )
    tools("forfeit_booking", booking_id=booking["id"])
    return {"start_time": booking["starts_at"]}


def verify_forfeit_booking_with_earliest_starts_at_by_researcher_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The start time must be right, and one booking must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "start time": given.get("start_time") == truth["start_time"],
        "one changed": len(changed) == 1,
        "status is forfeited": all(row["status"] == "forfeited" for row in changed),
    }
