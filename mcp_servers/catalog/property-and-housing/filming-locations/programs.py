"""Solutions and verifications of programmatic tasks on Film office locations."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_amount_of_fee_of_permits_in_detail_least_production_insured_for_by_location_and_effects(
    tools: Tools, *, location_name: str, effects: str, least_production_insured_for: int
) -> dict[str, Json]:
    """Count the permits meant and add up the fee."""
    location = tools("find_locations", name=location_name)["items"][0]
    found = [
        tools("get_permit", permit_id=permit["id"])
        for permit in every_item(tools, "find_permits", location_id=location["id"], effects=effects)
    ]
    found = [
        permit
        for permit in found
        if tools("get_production", production_id=permit["production_id"])["insured_for"] >= least_production_insured_for
    ]
    return {"number": len(found), "total_fee": sum(permit["fee"] for permit in found)}


def verify_amount_of_fee_of_permits_in_detail_least_production_insured_for_by_location_and_effects(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of permits": given.get("number") == truth["number"],
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


def solve_location_with_most_fees_in_report_permits_by_production_and_status(
    tools: Tools, *, production_title: str, status: str
) -> dict[str, Json]:
    """Find the location with the highest fees in a report."""
    production = tools("find_productions", title=production_title)["items"][0]
    largest = max(
        every_item(tools, "report_permits", production_id=production["id"], status=status),
        key=lambda group: group["fees"],
    )
    return {"location": largest["location_name"], "fees": largest["fees"]}


def verify_location_with_most_fees_in_report_permits_by_production_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "location": given.get("location") == truth["location"],
        "fees": given.get("fees") == truth["fees"],
        "nothing changed": before == after,
    }


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


def solve_total_fee_of_permits_by_location_and_status(
    tools: Tools, *, location_name: str, status: str
) -> dict[str, Json]:
    """Add up the fee of the permits that are meant."""
    location = tools("find_locations", name=location_name)["items"][0]
    return {
        "total_fee": sum(
            permit["fee"]
            for permit in [
                tools("get_permit", permit_id=permit["id"])
                for permit in every_item(tools, "find_permits", location_id=location["id"], status=status)
            ]
        )
    }


def verify_total_fee_of_permits_by_location_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total fee": given.get("total_fee") == truth["total_fee"], "nothing changed": before == after}


def solve_earliest_raised_on_of_complaints_by_location_and_status(
    tools: Tools, *, location_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest day of the complaint of the complaints meant."""
    location = tools("find_locations", name=location_name)["items"][0]
    chosen = min(
        every_item(tools, "find_complaints", location_id=location["id"], status=status),
        key=lambda complaint: complaint["raised_on"],
    )
    return {"permit": chosen["permit_number"], "day_of_the_complaint": chosen["raised_on"]}


def verify_earliest_raised_on_of_complaints_by_location_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "permit": given.get("permit") == truth["permit"],
        "day of the complaint": given.get("day_of_the_complaint") == truth["day_of_the_complaint"],
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


def solve_answer_complaint_for_each_by_location_and_status(
    tools: Tools, *, location_name: str, status: str
) -> dict[str, Json]:
    """Answer each of the complaints meant, and count them."""
    location = tools("find_locations", name=location_name)["items"][0]
    found = list(every_item(tools, "find_complaints", location_id=location["id"], status=status))
    for complaint in found:
        tools("answer_complaint", complaint_id=complaint["id"])
    return {"complaints": len(found)}


def verify_answer_complaint_for_each_by_location_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many complaints must have changed."""
    given = answer or {}
    changed = [row for key, row in after["complaints"].items() if row != before["complaints"].get(key)]
    return {
        "number of complaints": given.get("complaints") == truth["complaints"],
        "as many changed": len(changed) == truth["complaints"],
        "status is answered": all(row["status"] == "answered" for row in changed),
    }


def solve_location_with_most_fees_in_report_permits_by_production(
    tools: Tools, *, production_title: str
) -> dict[str, Json]:
    """Find the location with the highest fees in a report."""
    production = tools("find_productions", title=production_title)["items"][0]
    largest = max(every_item(tools, "report_permits", production_id=production["id"]), key=lambda group: group["fees"])
    return {"location": largest["location_name"], "fees": largest["fees"]}


def verify_location_with_most_fees_in_report_permits_by_production(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "location": given.get("location") == truth["location"],
        "fees": given.get("fees") == truth["fees"],
        "nothing changed": before == after,
    }


def solve_permit_with_most_complaints_by_location(tools: Tools, *, location_name: str) -> dict[str, Json]:
    """Find out which of the permits meant has the most complaints."""
    location = tools("find_locations", name=location_name)["items"][0]
    counted = [
        (tools("find_complaints", permit_id=permit["id"])["total"], permit)
        for permit in every_item(tools, "find_permits", location_id=location["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "complaints": most}


def verify_permit_with_most_complaints_by_location(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of complaints": given.get("complaints") == truth["complaints"],
        "nothing changed": before == after,
    }


def solve_most_to_hour_among_permits_in_detail_least_fee_by_location_and_effects(
    tools: Tools, *, location_name: str, effects: str, least_fee: int
) -> dict[str, Json]:
    """Find the one with the highest last hour of the permits meant."""
    location = tools("find_locations", name=location_name)["items"][0]
    found = [
        tools("get_permit", permit_id=permit["id"])
        for permit in every_item(tools, "find_permits", location_id=location["id"], effects=effects)
    ]
    found = [permit for permit in found if permit["fee"] >= least_fee]
    chosen = max(found, key=lambda permit: permit["to_hour"])
    return {"number": chosen["number"], "last_hour": chosen["to_hour"]}


def verify_most_to_hour_among_permits_in_detail_least_fee_by_location_and_effects(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "last hour": given.get("last_hour") == truth["last_hour"],
        "nothing changed": before == after,
    }


def solve_start_filming_or_revoke_permit_by_deposit_by_location_and_effects(
    tools: Tools, *, location_name: str, effects: str, limit: int
) -> dict[str, Json]:
    """Decide by the deposit what to do with the only permit meant."""
    location = tools("find_locations", name=location_name)["items"][0]
    permit = next(every_item(tools, "find_permits", location_id=location["id"], effects=effects))
    permit = tools("get_permit", permit_id=permit["id"])
    if permit["deposit"] > limit:
        tools("start_filming", permit_id=permit["id"])
    else:
        tools("revoke_permit", permit_id=permit["id"])
    return {"deposit": permit["deposit"]}


def verify_start_filming_or_revoke_permit_by_deposit_by_location_and_effects(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The deposit must be right, and one permit must have changed."""
    given = answer or {}
    changed = [row for key, row in after["permits"].items() if row != before["permits"].get(key)]
    return {"deposit": given.get("deposit") == truth["deposit"], "one changed": len(changed) == 1}


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
