"""Solutions and verifications of programmatic tasks on Marlow housing register."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_renewed_on_among_applicants_in_detail_applied_on_until_by_district(
    tools: Tools, *, district_name: str, applied_on_until: str
) -> dict[str, Json]:
    """Find the one with the earliest day of last renewal of the applicants meant."""
    district = tools("find_districts", name=district_name)["items"][0]
    found = [
        tools("get_applicant", applicant_id=applicant["id"])
        for applicant in every_item(tools, "find_applicants", district_id=district["id"])
    ]
    found = [applicant for applicant in found if applicant["applied_on"] <= applied_on_until]
    chosen = min(found, key=lambda applicant: applicant["renewed_on"])
    return {"name": chosen["name"], "day_of_the_last_renewal": chosen["renewed_on"]}


def verify_earliest_renewed_on_among_applicants_in_detail_applied_on_until_by_district(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "day of the last renewal": given.get("day_of_the_last_renewal") == truth["day_of_the_last_renewal"],
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


def solve_status_with_most_arrears_among_applicants_in_detail_applied_on_from_by_district(
    tools: Tools, *, district_name: str, applied_on_from: str
) -> dict[str, Json]:
    """Add up the rent arrears by status and find the largest total."""
    district = tools("find_districts", name=district_name)["items"][0]
    found = [
        tools("get_applicant", applicant_id=applicant["id"])
        for applicant in every_item(tools, "find_applicants", district_id=district["id"])
    ]
    found = [applicant for applicant in found if applicant["applied_on"] >= applied_on_from]
    totals: dict[str, int] = {}
    for applicant in found:
        totals[applicant["status"]] = totals.get(applicant["status"], 0) + applicant["arrears"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_rent_arrears": totals[largest]}


def verify_status_with_most_arrears_among_applicants_in_detail_applied_on_from_by_district(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
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


def solve_amount_of_arrears_of_applicants_in_detail_applied_on_until_by_district(
    tools: Tools, *, district_name: str, applied_on_until: str
) -> dict[str, Json]:
    """Count the applicants meant and add up the rent arrears."""
    district = tools("find_districts", name=district_name)["items"][0]
    found = [
        tools("get_applicant", applicant_id=applicant["id"])
        for applicant in every_item(tools, "find_applicants", district_id=district["id"])
    ]
    found = [applicant for applicant in found if applicant["applied_on"] <= applied_on_until]
    return {"number": len(found), "total_rent_arrears": sum(applicant["arrears"] for applicant in found)}


def verify_amount_of_arrears_of_applicants_in_detail_applied_on_until_by_district(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of applicants": given.get("number") == truth["number"],
        "total rent arrears": given.get("total_rent_arrears") == truth["total_rent_arrears"],
        "nothing changed": before == after,
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


def solve_home_with_most_offers_by_district_and_status(
    tools: Tools, *, district_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the homes meant has the most offers."""
    district = tools("find_districts", name=district_name)["items"][0]
    counted = [
        (tools("find_offers", home_id=home["id"])["total"], home)
        for home in every_item(tools, "find_homes", district_id=district["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"reference": chosen["reference"], "offers": most}


def verify_home_with_most_offers_by_district_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "reference": given.get("reference") == truth["reference"],
        "number of offers": given.get("offers") == truth["offers"],
        "nothing changed": before == after,
    }


def solve_ranking_by_points_of_applicants_in_detail_applied_on_until_by_status(
    tools: Tools, *, status: str, applied_on_until: str, top: int
) -> dict[str, Json]:
    """Put the applicants meant in order by points, and list the first ones."""
    found = [
        tools("get_applicant", applicant_id=applicant["id"])
        for applicant in every_item(tools, "find_applicants", status=status)
    ]
    found = [applicant for applicant in found if applicant["applied_on"] <= applied_on_until]
    ranked = sorted(found, key=lambda applicant: applicant["points"], reverse=True)[:top]
    return {"names": [applicant["name"] for applicant in ranked]}


def verify_ranking_by_points_of_applicants_in_detail_applied_on_until_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


def solve_lodge_appeal_highest_bedrooms_by_district_and_status(
    tools: Tools, *, district_name: str, status: str, ground: str
) -> dict[str, Json]:
    """Choose the applicant with the most bedrooms needed and use it."""
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


def solve_dismiss_appeal_where_allowed_by_ground(tools: Tools, *, ground: str) -> dict[str, Json]:
    """Dismiss those of the appeals meant for which that is allowed."""
    found = list(every_item(tools, "find_appeals", ground=ground))
    done = refused = 0
    for appeal in found:
        try:
            tools("dismiss_appeal", appeal_id=appeal["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_dismiss_appeal_where_allowed_by_ground(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of appeals must have changed."""
    given = answer or {}
    changed = [row for key, row in after["appeals"].items() if row != before["appeals"].get(key)]
    return {
        "number of appeals done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is dismissed": all(row["status"] == "dismissed" for row in changed),
    }


def solve_amount_of_points_of_applicants_in_detail_applied_on_from_by_district_and_status(
    tools: Tools, *, district_name: str, status: str, applied_on_from: str
) -> dict[str, Json]:
    """Count the applicants meant and add up the points."""
    district = tools("find_districts", name=district_name)["items"][0]
    found = [
        tools("get_applicant", applicant_id=applicant["id"])
        for applicant in every_item(tools, "find_applicants", district_id=district["id"], status=status)
    ]
    found = [applicant for applicant in found if applicant["applied_on"] >= applied_on_from]
    return {"number": len(found), "total_points": sum(applicant["points"] for applicant in found)}


def verify_amount_of_points_of_applicants_in_detail_applied_on_from_by_district_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of applicants": given.get("number") == truth["number"],
        "total points": given.get("total_points") == truth["total_points"],
        "nothing changed": before == after,
    }


def solve_lapse_offer_with_earliest_made_on_by_district_and_status(
    tools: Tools, *, district_name: str, status: str
) -> dict[str, Json]:
    """Lapse the offer with the earliest day of offer, no other."""
    district = tools("find_districts", name=district_name)["items"][0]
    offer = min(
        every_item(tools, "find_offers", district_id=district["id"], status=status), key=lambda offer: offer["made_on"]
    )
    tools("lapse_offer", offer_id=offer["id"])
    return {"day_of_the_offer": offer["made_on"]}


def verify_lapse_offer_with_earliest_made_on_by_district_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The day of the offer must be right, and one offer must have changed."""
    given = answer or {}
    changed = [row for key, row in after["offers"].items() if row != before["offers"].get(key)]
    return {
        "day of the offer": given.get("day_of_the_offer") == truth["day_of_the_offer"],
        "one changed": len(changed) == 1,
        "status is lapsed": all(row["status"] == "lapsed" for row in changed),
    }


def solve_district_with_most_arrears_among_applicants_in_detail_applied_on_from_by_status(
    tools: Tools, *, status: str, applied_on_from: str
) -> dict[str, Json]:
    """Add up the rent arrears by district and find the largest total."""
    found = [
        tools("get_applicant", applicant_id=applicant["id"])
        for applicant in every_item(tools, "find_applicants", status=status)
    ]
    found = [applicant for applicant in found if applicant["applied_on"] >= applied_on_from]
    totals: dict[str, int] = {}
    for applicant in found:
        totals[applicant["district_name"]] = totals.get(applicant["district_name"], 0) + applicant["arrears"]
    largest = max(totals, key=lambda group: totals[group])
    return {"district": largest, "total_rent_arrears": totals[largest]}


def verify_district_with_most_arrears_among_applicants_in_detail_applied_on_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "district": given.get("district") == truth["district"],
        "total rent arrears": given.get("total_rent_arrears") == truth["total_rent_arrears"],
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
