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


def solve_earliest_starts_at_among_bookings_most_length_by_instrument_and_status(
    tools: Tools, *, instrument_name: str, status: str, most_length: int
) -> dict[str, Json]:
    """Find the one with the earliest start time of the bookings meant."""
    instrument = tools("find_instruments", name=instrument_name)["items"][0]
    found = list(every_item(tools, "find_bookings", instrument_id=instrument["id"], status=status))
    found = [booking for booking in found if booking["length"] <= most_length]
    chosen = min(found, key=lambda booking: booking["starts_at"])
    return {"researcher": chosen["researcher_name"], "start_time": chosen["starts_at"]}


def verify_earliest_starts_at_among_bookings_most_length_by_instrument_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "researcher": given.get("researcher") == truth["researcher"],
        "start time": given.get("start_time") == truth["start_time"],
        "nothing changed": before == after,
    }


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


def solve_highest_length_of_bookings_by_instrument_and_starts_on(
    tools: Tools, *, instrument_name: str, starts_on: str
) -> dict[str, Json]:
    """Find the one with the highest length in hours of the bookings meant."""
    instrument = tools("find_instruments", name=instrument_name)["items"][0]
    chosen = max(
        every_item(tools, "find_bookings", instrument_id=instrument["id"], starts_on=starts_on),
        key=lambda booking: booking["length"],
    )
    return {"researcher": chosen["researcher_name"], "length": chosen["length"]}


def verify_highest_length_of_bookings_by_instrument_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "researcher": given.get("researcher") == truth["researcher"],
        "length in hours": given.get("length") == truth["length"],
        "nothing changed": before == after,
    }


def solve_cancel_booking_for_each_by_starts_on(tools: Tools, *, starts_on: str) -> dict[str, Json]:
    """Cancel each of the bookings meant, and count them."""
    found = list(every_item(tools, "find_bookings", starts_on=starts_on))
    for booking in found:
        tools("cancel_booking", booking_id=booking["id"])
    return {"bookings": len(found)}


def verify_cancel_booking_for_each_by_starts_on(
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


def solve_total_amount_of_charges_by_researcher_and_status(
    tools: Tools, *, researcher_name: str, status: str
) -> dict[str, Json]:
    """Add up the amount of the charges that are meant."""
    researcher = tools("find_researchers", name=researcher_name)["items"][0]
    return {
        "total_amount": sum(
            charge["amount"]
            for charge in every_item(tools, "find_charges", researcher_id=researcher["id"], status=status)
        )
    }


def verify_total_amount_of_charges_by_researcher_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total amount": given.get("total_amount") == truth["total_amount"], "nothing changed": before == after}


def solve_cancel_booking_with_highest_length_by_research_group_and_status(
    tools: Tools, *, research_group_name: str, status: str
) -> dict[str, Json]:
    """Cancel the booking with the highest length in hours, no other."""
    research_group = tools("find_research_groups", name=research_group_name)["items"][0]
    booking = max(
        every_item(tools, "find_bookings", research_group_id=research_group["id"], status=status),
        key=lambda booking: booking["length"],
    )
    tools("cancel_booking", booking_id=booking["id"])
    return {"length": booking["length"]}


def verify_cancel_booking_with_highest_length_by_research_group_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The length in hours must be right, and one booking must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "length in hours": given.get("length") == truth["length"],
        "one changed": len(changed) == 1,
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_cancel_booking_or_start_booking_by_length_by_instrument_and_starts_on(
    tools: Tools, *, instrument_name: str, starts_on: str, limit: int
) -> dict[str, Json]:
    """Decide by the length in hours what to do with the only booking meant."""
    instrument = tools("find_instruments", name=instrument_name)["items"][0]
    booking = next(every_item(tools, "find_bookings", instrument_id=instrument["id"], starts_on=starts_on))
    if booking["length"] > limit:
        tools("cancel_booking", booking_id=booking["id"])
    else:
        tools("start_booking", booking_id=booking["id"])
    return {"length": booking["length"]}


def verify_cancel_booking_or_start_booking_by_length_by_instrument_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The length in hours must be right, and one booking must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {"length in hours": given.get("length") == truth["length"], "one changed": len(changed) == 1}


def solve_kind_with_most_amount_of_charges_by_researcher_and_status(
    tools: Tools, *, researcher_name: str, status: str
) -> dict[str, Json]:
    """Add up the amount by kind and find the largest total."""
    researcher = tools("find_researchers", name=researcher_name)["items"][0]
    totals: dict[str, int] = {}
    for charge in every_item(tools, "find_charges", researcher_id=researcher["id"], status=status):
        totals[charge["kind"]] = totals.get(charge["kind"], 0) + charge["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"kind": largest, "total_amount": totals[largest]}


def verify_kind_with_most_amount_of_charges_by_researcher_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "kind": given.get("kind") == truth["kind"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }


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


def solve_research_group_with_most_total_in_report_charges_by_instrument_and_status(
    tools: Tools, *, instrument_name: str, status: str
) -> dict[str, Json]:
    """Find the research group with the highest total in a report."""
    instrument = tools("find_instruments", name=instrument_name)["items"][0]
    largest = max(
        every_item(tools, "report_charges", instrument_id=instrument["id"], status=status),
        key=lambda group: group["total"],
    )
    return {"research_group": largest["booking_researcher_research_group_name"], "total": largest["total"]}


def verify_research_group_with_most_total_in_report_charges_by_instrument_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "research group": given.get("research_group") == truth["research_group"],
        "total": given.get("total") == truth["total"],
        "nothing changed": before == after,
    }
