"""Solutions and verifications of programmatic tasks on Film office locations."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_most_fee_among_permits_in_detail_least_production_crew_by_location_and_effects(
    tools: Tools, *, location_name: str, effects: str, least_production_crew: int
) -> dict[str, Json]:
    """Find the one with the highest fee of the permits meant."""
    location = tools("find_locations", name=location_name)["items"][0]
    found = [
        tools("get_permit", permit_id=permit["id"])
        for permit in every_item(tools, "find_permits", location_id=location["id"], effects=effects)
    ]
    found = [
        permit
        for permit in found
        if tools("get_production", production_id=permit["production_id"])["crew"] >= least_production_crew
    ]
    chosen = max(found, key=lambda permit: permit["fee"])
    return {"number": chosen["number"], "fee": chosen["fee"]}


def verify_most_fee_among_permits_in_detail_least_production_crew_by_location_and_effects(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "fee": given.get("fee") == truth["fee"],
        "nothing changed": before == after,
    }


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


def solve_status_with_most_deposit_among_permits_in_detail_most_location_neighbours_by_production_and_effects(
    tools: Tools, *, production_title: str, effects: str, most_location_neighbours: int
) -> dict[str, Json]:
    """Add up the deposit by status and find the largest total."""
    production = tools("find_productions", title=production_title)["items"][0]
    found = [
        tools("get_permit", permit_id=permit["id"])
        for permit in every_item(tools, "find_permits", production_id=production["id"], effects=effects)
    ]
    found = [
        permit
        for permit in found
        if tools("get_location", location_id=permit["location_id"])["neighbours"] <= most_location_neighbours
    ]
    totals: dict[str, int] = {}
    for permit in found:
        totals[permit["status"]] = totals.get(permit["status"], 0) + permit["deposit"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_deposit": totals[largest]}


def verify_status_with_most_deposit_among_permits_in_detail_most_location_neighbours_by_production_and_effects(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total deposit": given.get("total_deposit") == truth["total_deposit"],
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


def solve_amount_of_deposit_of_permits_in_detail_most_fee_by_production_and_effects(
    tools: Tools, *, production_title: str, effects: str, most_fee: int
) -> dict[str, Json]:
    """Count the permits meant and add up the deposit."""
    production = tools("find_productions", title=production_title)["items"][0]
    found = [
        tools("get_permit", permit_id=permit["id"])
        for permit in every_item(tools, "find_permits", production_id=production["id"], effects=effects)
    ]
    found = [permit for permit in found if permit["fee"] <= most_fee]
    return {"number": len(found), "total_deposit": sum(permit["deposit"] for permit in found)}


def verify_amount_of_deposit_of_permits_in_detail_most_fee_by_production_and_effects(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of permits": given.get("number") == truth["number"],
        "total deposit": given.get("total_deposit") == truth["total_deposit"],
        "nothing changed": before == after,
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


def solve_uphold_complaint_for_each_by_permit(tools: Tools, *, permit_number: str) -> dict[str, Json]:
    """Uphold each of the complaints meant, and count them."""
    permit = tools("find_permits", number=permit_number)["items"][0]
    found = list(every_item(tools, "find_complaints", permit_id=permit["id"]))
    for complaint in found:
        tools("uphold_complaint", complaint_id=complaint["id"])
    return {"complaints": len(found)}


def verify_uphold_complaint_for_each_by_permit(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many complaints must have changed."""
    given = answer or {}
    changed = [row for key, row in after["complaints"].items() if row != before["complaints"].get(key)]
    return {
        "number of complaints": given.get("complaints") == truth["complaints"],
        "as many changed": len(changed) == truth["complaints"],
        "status is upheld": all(row["status"] == "upheld" for row in changed),
    }


def solve_take_complaint_earliest_last_day_by_production_and_effects(
    tools: Tools, *, production_title: str, effects: str, neighbour: str, remark: str
) -> dict[str, Json]:
    """Choose the permit with the earliest last day and use it."""
    production = tools("find_productions", title=production_title)["items"][0]
    permit = min(
        every_item(tools, "find_permits", production_id=production["id"], effects=effects),
        key=lambda permit: permit["last_day"],
    )
    made = tools("take_complaint", permit_id=permit["id"], neighbour=neighbour, remark=remark)
    return {"day_of_the_complaint": made["raised_on"]}


def verify_take_complaint_earliest_last_day_by_production_and_effects(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One complaint must have been added, with the day of the complaint that is right."""
    given = answer or {}
    added = [row for key, row in after["complaints"].items() if key not in before["complaints"]]
    return {
        "day of the complaint": given.get("day_of_the_complaint") == truth["day_of_the_complaint"],
        "one added": len(added) == 1,
        "with that day of the complaint": [row["raised_on"] for row in added] == [truth["day_of_the_complaint"]],
    }


def solve_status_with_most_deposit_among_permits_in_detail_most_location_most_crew_by_production(
    tools: Tools, *, production_title: str, most_location_most_crew: int
) -> dict[str, Json]:
    """Add up the deposit by status and find the largest total."""
    production = tools("find_productions", title=production_title)["items"][0]
    found = [
        tools("get_permit", permit_id=permit["id"])
        for permit in every_item(tools, "find_permits", production_id=production["id"])
    ]
    found = [
        permit
        for permit in found
        if tools("get_location", location_id=permit["location_id"])["most_crew"] <= most_location_most_crew
    ]
    totals: dict[str, int] = {}
    for permit in found:
        totals[permit["status"]] = totals.get(permit["status"], 0) + permit["deposit"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_deposit": totals[largest]}


def verify_status_with_most_deposit_among_permits_in_detail_most_location_most_crew_by_production(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total deposit": given.get("total_deposit") == truth["total_deposit"],
        "nothing changed": before == after,
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


def solve_ranking_by_last_day_of_permits_in_detail_which_location_status_by_status(
    tools: Tools, *, status: str, which_location_status: str, top: int
) -> dict[str, Json]:
    """Put the permits meant in order by last day, and list the first ones."""
    found = [tools("get_permit", permit_id=permit["id"]) for permit in every_item(tools, "find_permits", status=status)]
    found = [
        permit
        for permit in found
        if tools("get_location", location_id=permit["location_id"])["status"] == which_location_status
    ]
    ranked = sorted(found, key=lambda permit: permit["last_day"])[:top]
    return {"numbers": [permit["number"] for permit in ranked]}


def verify_ranking_by_last_day_of_permits_in_detail_which_location_status_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


def solve_earliest_first_day_among_permits_in_detail_most_fee_by_production_and_effects(
    tools: Tools, *, production_title: str, effects: str, most_fee: int
) -> dict[str, Json]:
    """Find the one with the earliest first day of the permits meant."""
    production = tools("find_productions", title=production_title)["items"][0]
    found = [
        tools("get_permit", permit_id=permit["id"])
        for permit in every_item(tools, "find_permits", production_id=production["id"], effects=effects)
    ]
    found = [permit for permit in found if permit["fee"] <= most_fee]
    chosen = min(found, key=lambda permit: permit["first_day"])
    return {"number": chosen["number"], "first_day": chosen["first_day"]}


def verify_earliest_first_day_among_permits_in_detail_most_fee_by_production_and_effects(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "first day": given.get("first_day") == truth["first_day"],
        "nothing changed": before == after,
    }
