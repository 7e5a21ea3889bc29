"""Solutions and verifications of programmatic tasks on Marlow housing register."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_renewed_on_among_applicants_in_detail_applied_on_until_by_district(
    tools: Tools, *, district_name: str, applied_on_until: str
) -> dict[str, Json]:
    """Find the one with the earliest day of the last renewal of the applicants meant."""
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


def solve_lapse_offer_where_allowed_of_applicant_by_district(tools: Tools, *, district_name: str) -> dict[str, Json]:
    """Lapse those of the offers meant for which that is allowed."""
    district = tools("find_districts", name=district_name)["items"][0]
    found = [
        offer
        for applicant in every_item(tools, "find_applicants", district_id=district["id"])
        for offer in every_item(tools, "find_offers", applicant_id=applicant["id"])
    ]
    done = refused = 0
    for offer in found:
        try:
            tools("lapse_offer", offer_id=offer["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_lapse_offer_where_allowed_of_applicant_by_district(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of offers must have changed."""
    given = answer or {}
    changed = [row for key, row in after["offers"].items() if row != before["offers"].get(key)]
    return {
        "number of offers done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is lapsed": all(row["status"] == "lapsed" for row in changed),
    }


def solve_ranking_by_made_on_of_offers_of_applicant_by_district_and_status(
    tools: Tools, *, district_name: str, status: str, top: int
) -> dict[str, Json]:
    """Put the offers meant in order by day of the offer, and list the first ones."""
    district = tools("find_districts", name=district_name)["items"][0]
    found = [
        offer
        for applicant in every_item(tools, "find_applicants", district_id=district["id"], status=status)
        for offer in every_item(tools, "find_offers", applicant_id=applicant["id"])
    ]
    ranked = sorted(found, key=lambda offer: offer["made_on"])[:top]
    return {"numbers": [offer["number"] for offer in ranked]}


def verify_ranking_by_made_on_of_offers_of_applicant_by_district_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


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


def solve_earliest_applied_on_among_applicants_in_detail_applied_on_from_by_district(
    tools: Tools, *, district_name: str, applied_on_from: str
) -> dict[str, Json]:
    """Find the one with the earliest date of the application of the applicants meant."""
    district = tools("find_districts", name=district_name)["items"][0]
    found = [
        tools("get_applicant", applicant_id=applicant["id"])
        for applicant in every_item(tools, "find_applicants", district_id=district["id"])
    ]
    found = [applicant for applicant in found if applicant["applied_on"] >= applied_on_from]
    chosen = min(found, key=lambda applicant: applicant["applied_on"])
    return {"name": chosen["name"], "date_of_the_application": chosen["applied_on"]}


def verify_earliest_applied_on_among_applicants_in_detail_applied_on_from_by_district(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "date of the application": given.get("date_of_the_application") == truth["date_of_the_application"],
        "nothing changed": before == after,
    }


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


def solve_amount_of_arrears_of_applicants_in_detail_applied_on_until_by_status(
    tools: Tools, *, status: str, applied_on_until: str
) -> dict[str, Json]:
    """Count the applicants meant and add up the rent arrears."""
    found = [
        tools("get_applicant", applicant_id=applicant["id"])
        for applicant in every_item(tools, "find_applicants", status=status)
    ]
    found = [applicant for applicant in found if applicant["applied_on"] <= applied_on_until]
    return {"number": len(found), "total_rent_arrears": sum(applicant["arrears"] for applicant in found)}


def verify_amount_of_arrears_of_applicants_in_detail_applied_on_until_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of applicants": given.get("number") == truth["number"],
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


def solve_lapse_offer_with_earliest_made_on_by_district_and_status(
    tools: Tools, *, district_name: str, status: str
) -> dict[str, Json]:
    """Lapse the offer with the earliest day of the offer, no other."""
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
