"""Solutions and verifications of programmatic tasks on Film office locations."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_last_day_among_permits_in_detail_production_insured_until_from_by_location_and_effects(
    tools: Tools, *, location_name: str, effects: str, production_insured_until_from: str
) -> dict[str, Json]:
    """Find the one with the earliest last day of the permits meant."""
    location = tools("find_locations", name=location_name)["items"][0]
    found = [
        tools("get_permit", permit_id=permit["id"])
        for permit in every_item(tools, "find_permits", location_id=location["id"], effects=effects)
    ]
    found = [
        permit
        for permit in found
        if tools("get_production", production_id=permit["production_id"])["insured_until"]
        >= production_insured_until_from
    ]
    chosen = min(found, key=lambda permit: permit["last_day"])
    return {"number": chosen["number"], "last_day": chosen["last_day"]}


def verify_earliest_last_day_among_permits_in_detail_production_insured_until_from_by_location_and_effects(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "last day": given.get("last_day") == truth["last_day"],
        "nothing changed": before == after,
    }


def solve_ranking_by_last_day_of_permits_in_detail_most_location_daily_fee_by_production(
    tools: Tools, *, production_title: str, most_location_daily_fee: int, top: int
) -> dict[str, Json]:
    """Put the permits meant in order by last day, and list the first ones."""
    production = tools("find_productions", title=production_title)["items"][0]
    found = [
        tools("get_permit", permit_id=permit["id"])
        for permit in every_item(tools, "find_permits", production_id=production["id"])
    ]
    found = [
        permit
        for permit in found
        if tools("get_location", location_id=permit["location_id"])["daily_fee"] <= most_location_daily_fee
    ]
    ranked = sorted(found, key=lambda permit: permit["last_day"])[:top]
    return {"numbers": [permit["number"] for permit in ranked]}


def verify_ranking_by_last_day_of_permits_in_detail_most_location_daily_fee_by_production(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


def solve_total_deposit_of_permits_by_location_and_effects(
    tools: Tools, *, location_name: str, effects: str
) -> dict[str, Json]:
    """Add up the deposit of the permits that are meant."""
    location = tools("find_locations", name=location_name)["items"][0]
    return {
        "total_deposit": sum(
            permit["deposit"]
            for permit in [
                tools("get_permit", permit_id=permit["id"])
                for permit in every_item(tools, "find_permits", location_id=location["id"], effects=effects)
            ]
        )
    }


def verify_total_deposit_of_permits_by_location_and_effects(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total deposit": given.get("total_deposit") == truth["total_deposit"], "nothing changed": before == after}


def solve_location_with_most_fee_among_permits_in_detail_most_location_neighbours_by_status(
    tools: Tools, *, status: str, most_location_neighbours: int
) -> dict[str, Json]:
    """Add up the fee by location and find the largest total."""
    found = [tools("get_permit", permit_id=permit["id"]) for permit in every_item(tools, "find_permits", status=status)]
    found = [
        permit
        for permit in found
        if tools("get_location", location_id=permit["location_id"])["neighbours"] <= most_location_neighbours
    ]
    totals: dict[str, int] = {}
    for permit in found:
        totals[permit["location_name"]] = totals.get(permit["location_name"], 0) + permit["fee"]
    largest = max(totals, key=lambda group: totals[group])
    return {"location": largest, "total_fee": totals[largest]}


def verify_location_with_most_fee_among_permits_in_detail_most_location_neighbours_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "location": given.get("location") == truth["location"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
    }


def solve_permit_with_most_complaints_by_location_and_effects(
    tools: Tools, *, location_name: str, effects: str
) -> dict[str, Json]:
    """Find out which of the permits meant has the most complaints."""
    location = tools("find_locations", name=location_name)["items"][0]
    counted = [
        (tools("find_complaints", permit_id=permit["id"])["total"], permit)
        for permit in every_item(tools, "find_permits", location_id=location["id"], effects=effects)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "complaints": most}


def verify_permit_with_most_complaints_by_location_and_effects(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of complaints": given.get("complaints") == truth["complaints"],
        "nothing changed": before == after,
    }


def solve_highest_fee_of_permits_by_production_and_effects(
    tools: Tools, *, production_title: str, effects: str
) -> dict[str, Json]:
    """Find the one with the highest fee of the permits meant."""
    production = tools("find_productions", title=production_title)["items"][0]
    chosen = max(
        [
            tools("get_permit", permit_id=permit["id"])
            for permit in every_item(tools, "find_permits", production_id=production["id"], effects=effects)
        ],
        key=lambda permit: permit["fee"],
    )
    return {"number": chosen["number"], "fee": chosen["fee"]}


def verify_highest_fee_of_permits_by_production_and_effects(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "fee": given.get("fee") == truth["fee"],
        "nothing changed": before == after,
    }


def solve_amount_of_neighbours_of_locations_in_detail_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Count the locations meant and add up the number of neighbours."""
    found = [
        tools("get_location", location_id=location["id"])
        for location in every_item(tools, "find_locations", status=status)
    ]
    return {"number": len(found), "total_neighbours": sum(location["neighbours"] for location in found)}


def verify_amount_of_neighbours_of_locations_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of locations": given.get("number") == truth["number"],
        "total number of neighbours": given.get("total_neighbours") == truth["total_neighbours"],
        "nothing changed": before == after,
    }


def solve_status_with_most_fee_among_permits_in_detail_least_production_crew_by_location(
    tools: Tools, *, location_name: str, least_production_crew: int
) -> dict[str, Json]:
    """Add up the fee by status and find the largest total."""
    location = tools("find_locations", name=location_name)["items"][0]
    found = [
        tools("get_permit", permit_id=permit["id"])
        for permit in every_item(tools, "find_permits", location_id=location["id"])
    ]
    found = [
        permit
        for permit in found
        if tools("get_production", production_id=permit["production_id"])["crew"] >= least_production_crew
    ]
    totals: dict[str, int] = {}
    for permit in found:
        totals[permit["status"]] = totals.get(permit["status"], 0) + permit["fee"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_fee": totals[largest]}


def verify_status_with_most_fee_among_permits_in_detail_least_production_crew_by_location(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
    }


def solve_refuse_permit_for_each_by_location_and_status(
    tools: Tools, *, location_name: str, status: str
) -> dict[str, Json]:
    """Refuse each of the permits meant, and count them."""
    location = tools("find_locations", name=location_name)["items"][0]
    found = list(every_item(tools, "find_permits", location_id=location["id"], status=status))
    for permit in found:
        tools("refuse_permit", permit_id=permit["id"])
    return {"permits": len(found)}


def verify_refuse_permit_for_each_by_location_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of permits must have changed."""
    given = answer or {}
    changed = [row for key, row in after["permits"].items() if row != before["permits"].get(key)]
    return {
        "number of permits": given.get("permits") == truth["permits"],
        "as many changed": len(changed) == truth["permits"],
        "status is refused": all(row["status"] == "refused" for row in changed),
    }


def solve_answer_complaint_where_allowed_of_all(tools: Tools) -> dict[str, Json]:
    """Answer those of the complaints meant for which that is allowed."""
    found = list(every_item(tools, "find_complaints"))
    done = refused = 0
    for complaint in found:
        try:
            tools("answer_complaint", complaint_id=complaint["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_answer_complaint_where_allowed_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of complaints must have changed."""
    given = answer or {}
    changed = [row for key, row in after["complaints"].items() if row != before["complaints"].get(key)]
    return {
        "number of complaints done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is answered": all(row["status"] == "answered" for row in changed),
    }


def solve_total_deposit_of_permits_by_production_and_effects(
    tools: Tools, *, production_title: str, effects: str
) -> dict[str, Json]:
    """Add up the deposit of the permits that are meant."""
    production = tools("find_productions", title=production_title)["items"][0]
    return {
        "total_deposit": sum(
            permit["deposit"]
            for permit in [
                tools("get_permit", permit_id=permit["id"])
                for permit in every_item(tools, "find_permits", production_id=production["id"], effects=effects)
            ]
        )
    }


def verify_total_deposit_of_permits_by_production_and_effects(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total deposit": given.get("total_deposit") == truth["total_deposit"], "nothing changed": before == after}


def solve_ranking_by_neighbours_of_locations_in_detail_by_status(
    tools: Tools, *, status: str, top: int
) -> dict[str, Json]:
    """Put the locations meant in order by number of neighbours, and list the first ones."""
    found = [
        tools("get_location", location_id=location["id"])
        for location in every_item(tools, "find_locations", status=status)
    ]
    ranked = sorted(found, key=lambda location: location["neighbours"], reverse=True)[:top]
    return {"names": [location["name"] for location in ranked]}


def verify_ranking_by_neighbours_of_locations_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


def solve_revoke_permit_where_allowed_by_production_and_effects(
    tools: Tools, *, production_title: str, effects: str
) -> dict[str, Json]:
    """Revoke those of the permits meant for which that is allowed."""
    production = tools("find_productions", title=production_title)["items"][0]
    found = list(every_item(tools, "find_permits", production_id=production["id"], effects=effects))
    done = refused = 0
    for permit in found:
        try:
            tools("revoke_permit", permit_id=permit["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_revoke_permit_where_allowed_by_production_and_effects(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of permits must have changed."""
    given = answer or {}
    changed = [row for key, row in after["permits"].items() if row != before["permits"].get(key)]
    return {
        "number of permits done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is revoked": all(row["status"] == "revoked" for row in changed),
    }


def solve_status_with_most_daily_fee_of_locations_by_listed(tools: Tools, *, listed: bool) -> dict[str, Json]:
    """Add up the daily fee by status and find the largest total."""
    totals: dict[str, int] = {}
    for location in every_item(tools, "find_locations", listed=listed):
        totals[location["status"]] = totals.get(location["status"], 0) + location["daily_fee"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_daily_fee": totals[largest]}


def verify_status_with_most_daily_fee_of_locations_by_listed(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total daily fee": given.get("total_daily_fee") == truth["total_daily_fee"],
        "nothing changed": before == after,
    }
