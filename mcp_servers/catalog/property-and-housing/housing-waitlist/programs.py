"""Solutions and verifications of programmatic tasks on Marlow housing register."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_lodge_appeal_highest_bedrooms_by_district_and_status(
    tools: Tools, *, district_name: str, status: str, ground: str
) -> dict[str, Json]:
    """Choose the applicant with the highest bedrooms needed and use it."""
    district = tools("find_districts", name=district_name)["items"][0]
    applicant = max(
        every_item(tools, "find_applicants", district_id=district["id"], status=status),
        key=lambda applicant: applicant["bedrooms"],
    )
    made = tools("lodge_appeal", applicant_id=applicant["id"], ground=ground)
    return {"day_of_the_appeal": made["lodged_on"]}


def verify_lodge_appeal_highest_bedrooms_by_district_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One appeal must have been added, with the day of the appeal that is right."""
    given = answer or {}
    added = [row for key, row in after["appeals"].items() if key not in before["appeals"]]
    return {
        "day of the appeal": given.get("day_of_the_appeal") == truth["day_of_the_appeal"],
        "one added": len(added) == 1,
        "with that day of the appeal": [row["lodged_on"] for row in added] == [truth["day_of_the_appeal"]],
    }


def solve_earliest_made_on_of_offers_by_home(tools: Tools, *, home_reference: str) -> dict[str, Json]:
    """Find the one with the earliest day of the offer of the offers meant."""
    home = tools("find_homes", reference=home_reference)["items"][0]
    chosen = min(every_item(tools, "find_offers", home_id=home["id"]), key=lambda offer: offer["made_on"])
    return {"number": chosen["number"], "day_of_the_offer": chosen["made_on"]}


def verify_earliest_made_on_of_offers_by_home(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "day of the offer": given.get("day_of_the_offer") == truth["day_of_the_offer"],
        "nothing changed": before == after,
    }


def solve_total_arrears_of_applicants_by_district_and_status(
    tools: Tools, *, district_name: str, status: str
) -> dict[str, Json]:
    """Add up the rent arrears of the applicants that are meant."""
    district = tools("find_districts", name=district_name)["items"][0]
    return {
        "total_rent_arrears": sum(
            applicant["arrears"]
            for applicant in [
                tools("get_applicant", applicant_id=applicant["id"])
                for applicant in every_item(tools, "find_applicants", district_id=district["id"], status=status)
            ]
        )
    }


def verify_total_arrears_of_applicants_by_district_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total rent arrears": given.get("total_rent_arrears") == truth["total_rent_arrears"],
        "nothing changed": before == after,
    }


def solve_status_with_most_rent_of_homes_by_district_and_wheelchair(
    tools: Tools, *, district_name: str, wheelchair: bool
) -> dict[str, Json]:
    """Add up the weekly rent by status and find the largest total."""
    district = tools("find_districts", name=district_name)["items"][0]
    totals: dict[str, int] = {}
    for home in every_item(tools, "find_homes", district_id=district["id"], wheelchair=wheelchair):
        totals[home["status"]] = totals.get(home["status"], 0) + home["rent"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_weekly_rent": totals[largest]}


def verify_status_with_most_rent_of_homes_by_district_and_wheelchair(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total weekly rent": given.get("total_weekly_rent") == truth["total_weekly_rent"],
        "nothing changed": before == after,
    }


def solve_applicant_with_most_offers_by_district_and_status(
    tools: Tools, *, district_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the applicants meant has the most offers."""
    district = tools("find_districts", name=district_name)["items"][0]
    counted = [
        (tools("find_offers", applicant_id=applicant["id"])["total"], applicant)
        for applicant in every_item(tools, "find_applicants", district_id=district["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "offers": most}


def verify_applicant_with_most_offers_by_district_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of offers": given.get("offers") == truth["offers"],
        "nothing changed": before == after,
    }


def solve_lodge_appeal_highest_bedrooms_by_district_and_wheelchair(
    tools: Tools, *, district_name: str, wheelchair: bool, ground: str
) -> dict[str, Json]:
    """Choose the applicant with the highest bedrooms needed and use it."""
    district = tools("find_districts", name=district_name)["items"][0]
    applicant = max(
        every_item(tools, "find_applicants", district_id=district["id"], wheelchair=wheelchair),
        key=lambda applicant: applicant["bedrooms"],
    )
    made = tools("lodge_appeal", applicant_id=applicant["id"], ground=ground)
    return {"day_of_the_appeal": made["lodged_on"]}


def verify_lodge_appeal_highest_bedrooms_by_district_and_wheelchair(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One appeal must have been added, with the day of the appeal that is right."""
    given = answer or {}
    added = [row for key, row in after["appeals"].items() if key not in before["appeals"]]
    return {
        "day of the appeal": given.get("day_of_the_appeal") == truth["day_of_the_appeal"],
        "one added": len(added) == 1,
        "with that day of the appeal": [row["lodged_on"] for row in added] == [truth["day_of_the_appeal"]],
    }


def solve_highest_arrears_of_applicants_by_district_and_status(
    tools: Tools, *, district_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest rent arrears of the applicants meant."""
    district = tools("find_districts", name=district_name)["items"][0]
    chosen = max(
        [
            tools("get_applicant", applicant_id=applicant["id"])
            for applicant in every_item(tools, "find_applicants", district_id=district["id"], status=status)
        ],
        key=lambda applicant: applicant["arrears"],
    )
    return {"name": chosen["name"], "rent_arrears": chosen["arrears"]}


def verify_highest_arrears_of_applicants_by_district_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "rent arrears": given.get("rent_arrears") == truth["rent_arrears"],
        "nothing changed": before == after,
    }


def solve_total_points_of_applicants_by_district_and_status(
    tools: Tools, *, district_name: str, status: str
) -> dict[str, Json]:
    """Add up the points of the applicants that are meant."""
    district = tools("find_districts", name=district_name)["items"][0]
    return {
        "total_points": sum(
            applicant["points"]
            for applicant in [
                tools("get_applicant", applicant_id=applicant["id"])
                for applicant in every_item(tools, "find_applicants", district_id=district["id"], status=status)
            ]
        )
    }


def verify_total_points_of_applicants_by_district_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total points": given.get("total_points") == truth["total_points"], "nothing changed": before == after}


def solve_status_with_most_points_of_applicants_by_district_and_wheelchair(
    tools: Tools, *, district_name: str, wheelchair: bool
) -> dict[str, Json]:
    """Add up the points by status and find the largest total."""
    district = tools("find_districts", name=district_name)["items"][0]
    totals: dict[str, int] = {}
    for applicant in every_item(tools, "find_applicants", district_id=district["id"], wheelchair=wheelchair):
        totals[applicant["status"]] = totals.get(applicant["status"], 0) + applicant["points"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_points": totals[largest]}


def verify_status_with_most_points_of_applicants_by_district_and_wheelchair(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total points": given.get("total_points") == truth["total_points"],
        "nothing changed": before == after,
    }


def solve_applicant_with_most_appeals_by_district_and_status(
    tools: Tools, *, district_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the applicants meant has the most appeals."""
    district = tools("find_districts", name=district_name)["items"][0]
    counted = [
        (tools("find_appeals", applicant_id=applicant["id"])["total"], applicant)
        for applicant in every_item(tools, "find_applicants", district_id=district["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "appeals": most}


def verify_applicant_with_most_appeals_by_district_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of appeals": given.get("appeals") == truth["appeals"],
        "nothing changed": before == after,
    }


def solve_lodge_appeal_highest_points_by_district_and_wheelchair(
    tools: Tools, *, district_name: str, wheelchair: bool, ground: str
) -> dict[str, Json]:
    """Choose the applicant with the highest points and use it."""
    district = tools("find_districts", name=district_name)["items"][0]
    applicant = max(
        every_item(tools, "find_applicants", district_id=district["id"], wheelchair=wheelchair),
        key=lambda applicant: applicant["points"],
    )
    made = tools("lodge_appeal", applicant_id=applicant["id"], ground=ground)
    return {"day_of_the_appeal": made["lodged_on"]}


def verify_lodge_appeal_highest_points_by_district_and_wheelchair(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One appeal must have been added, with the day of the appeal that is right."""
    given = answer or {}
    added = [row for key, row in after["appeals"].items() if key not in before["appeals"]]
    return {
        "day of the appeal": given.get("day_of_the_appeal") == truth["day_of_the_appeal"],
        "one added": len(added) == 1,
        "with that day of the appeal": [row["lodged_on"] for row in added] == [truth["day_of_the_appeal"]],
    }


def solve_earliest_renewed_on_of_applicants_by_district_and_status(
    tools: Tools, *, district_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest day of the last renewal of the applicants meant."""
    district = tools("find_districts", name=district_name)["items"][0]
    chosen = min(
        [
            tools("get_applicant", applicant_id=applicant["id"])
            for applicant in every_item(tools, "find_applicants", district_id=district["id"], status=status)
        ],
        key=lambda applicant: applicant["renewed_on"],
    )
    return {"name": chosen["name"], "day_of_the_last_renewal": chosen["renewed_on"]}


def verify_earliest_renewed_on_of_applicants_by_district_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "day of the last renewal": given.get("day_of_the_last_renewal") == truth["day_of_the_last_renewal"],
        "nothing changed": before == after,
    }
