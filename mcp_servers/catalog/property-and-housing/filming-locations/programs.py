"""Solutions and verifications of programmatic tasks on Film office locations."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


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
    """The number must be right, and as many permits must have changed."""
    given = answer or {}
    changed = [row for key, row in after["permits"].items() if row != before["permits"].get(key)]
    return {
        "number of permits": given.get("permits") == truth["permits"],
        "as many changed": len(changed) == truth["permits"],
        "status is refused": all(row["status"] == "refused" for row in changed),
    }


def solve_sign_permit_with_highest_to_hour_by_location(tools: Tools, *, location_name: str) -> dict[str, Json]:
    """Sign the permit with the highest last hour, no other."""
    location = tools("find_locations", name=location_name)["items"][0]
    permit = max(
        [
            tools("get_permit", permit_id=permit["id"])
            for permit in every_item(tools, "find_permits", location_id=location["id"])
        ],
        key=lambda permit: permit["to_hour"],
    )
    tools("sign_permit", permit_id=permit["id"])
    return {"last_hour": permit["to_hour"]}


def verify_sign_permit_with_highest_to_hour_by_location(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The last hour must be right, and one permit must have changed."""
    given = answer or {}
    changed = [row for key, row in after["permits"].items() if row != before["permits"].get(key)]
    return {
        "last hour": given.get("last_hour") == truth["last_hour"],
        "one changed": len(changed) == 1,
        "status is signed": all(row["status"] == "signed" for row in changed),
    }


def solve_start_filming_or_revoke_permit_by_from_hour_by_location(
    tools: Tools, *, location_name: str, limit: int
) -> dict[str, Json]:
    """Decide by the first hour what to do with the only permit meant."""
    location = tools("find_locations", name=location_name)["items"][0]
    permit = next(every_item(tools, "find_permits", location_id=location["id"]))
    permit = tools("get_permit", permit_id=permit["id"])
    if permit["from_hour"] > limit:
        tools("start_filming", permit_id=permit["id"])
    else:
        tools("revoke_permit", permit_id=permit["id"])
    return {"first_hour": permit["from_hour"]}


def verify_start_filming_or_revoke_permit_by_from_hour_by_location(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The first hour must be right, and one permit must have changed."""
    given = answer or {}
    changed = [row for key, row in after["permits"].items() if row != before["permits"].get(key)]
    return {"first hour": given.get("first_hour") == truth["first_hour"], "one changed": len(changed) == 1}


def solve_take_complaint_earliest_last_day_by_location(
    tools: Tools, *, location_name: str, neighbour: str, remark: str
) -> dict[str, Json]:
    """Choose the permit with the earliest last day and use it."""
    location = tools("find_locations", name=location_name)["items"][0]
    permit = min(every_item(tools, "find_permits", location_id=location["id"]), key=lambda permit: permit["last_day"])
    made = tools("take_complaint", permit_id=permit["id"], neighbour=neighbour, remark=remark)
    return {"day_of_the_complaint": made["raised_on"]}


def verify_take_complaint_earliest_last_day_by_location(
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


def solve_refuse_permit_with_highest_to_hour_by_location(tools: Tools, *, location_name: str) -> dict[str, Json]:
    """Refuse the permit with the highest last hour, no other."""
    location = tools("find_locations", name=location_name)["items"][0]
    permit = max(
        [
            tools("get_permit", permit_id=permit["id"])
            for permit in every_item(tools, "find_permits", location_id=location["id"])
        ],
        key=lambda permit: permit["to_hour"],
    )
    tools("refuse_permit", permit_id=permit["id"])
    return {"last_hour": permit["to_hour"]}


def verify_refuse_permit_with_highest_to_hour_by_location(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The last hour must be right, and one permit must have changed."""
    given = answer or {}
    changed = [row for key, row in after["permits"].items() if row != before["permits"].get(key)]
    return {
        "last hour": given.get("last_hour") == truth["last_hour"],
        "one changed": len(changed) == 1,
        "status is refused": all(row["status"] == "refused" for row in changed),
    }


def solve_take_complaint_earliest_first_day_by_location_and_effects(
    tools: Tools, *, location_name: str, effects: str, neighbour: str, remark: str
) -> dict[str, Json]:
    """Choose the permit with the earliest first day and use it."""
    location = tools("find_locations", name=location_name)["items"][0]
    permit = min(
        every_item(tools, "find_permits", location_id=location["id"], effects=effects),
        key=lambda permit: permit["first_day"],
    )
    made = tools("take_complaint", permit_id=permit["id"], neighbour=neighbour, remark=remark)
    return {"day_of_the_complaint": made["raised_on"]}


def verify_take_complaint_earliest_first_day_by_location_and_effects(
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
