"""Solutions and verifications of programmatic tasks on Harlequin Row costume store."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_hand_out_garment_where_allowed_by_company(tools: Tools, *, company_name: str) -> dict[str, Json]:
    """Hand out garment those of the hires meant for which that is allowed."""
    company = tools("find_companies", name=company_name)["items"][0]
    found = list(every_item(tools, "find_hires", company_id=company["id"]))
    done = refused = 0
    for hire in found:
        try:
            tools("hand_out_garment", hire_id=hire["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_hand_out_garment_where_allowed_by_company(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of hires must have changed."""
    given = answer or {}
    changed = [row for key, row in after["hires"].items() if row != before["hires"].get(key)]
    return {
        "number of hires done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is out": all(row["status"] == "out" for row in changed),
    }


def solve_hang_up_garment_for_first_by_cleaned_on_in_detail_by_status(
    tools: Tools, *, status: str, quota: int
) -> dict[str, Json]:
    """Hang up the first few of the garments meant, in order by last cleaning."""
    found = [
        tools("get_garment", garment_id=garment["id"]) for garment in every_item(tools, "find_garments", status=status)
    ]
    first = sorted(found, key=lambda garment: garment["cleaned_on"])[:quota]
    for garment in first:
        tools("hang_up_garment", garment_id=garment["id"])
    return {"garment_numbers": [garment["code"] for garment in first]}


def verify_hang_up_garment_for_first_by_cleaned_on_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of garments must have changed."""
    given = answer or {}
    changed = [row for key, row in after["garments"].items() if row != before["garments"].get(key)]
    return {
        "garment numbers": given.get("garment_numbers") == truth["garment_numbers"],
        "as many changed": len(changed) == len(truth["garment_numbers"]),
        "status is hanging": all(row["status"] == "hanging" for row in changed),
    }


def solve_finish_fitting_where_allowed_of_hire_at_once_by_company(
    tools: Tools, *, company_name: str
) -> dict[str, Json]:
    """Finish those of the fittings meant for which that is allowed."""
    company = tools("find_companies", name=company_name)["items"][0]
    those = {hire["number"] for hire in every_item(tools, "find_hires", company_id=company["id"])}
    found = [fitting for fitting in every_item(tools, "find_fittings") if fitting["hire_number"] in those]
    done = refused = 0
    for fitting in found:
        try:
            tools("finish_fitting", fitting_id=fitting["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_finish_fitting_where_allowed_of_hire_at_once_by_company(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of fittings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["fittings"].items() if row != before["fittings"].get(key)]
    return {
        "number of fittings done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is done": all(row["status"] == "done" for row in changed),
    }


def solve_hire_with_most_alterations_by_company_and_status(
    tools: Tools, *, company_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the hires meant has the most alterations."""
    company = tools("find_companies", name=company_name)["items"][0]
    counted = [
        (tools("find_alterations", hire_id=hire["id"])["total"], hire)
        for hire in every_item(tools, "find_hires", company_id=company["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"hire_number": chosen["number"], "alterations": most}


def verify_hire_with_most_alterations_by_company_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "hire number": given.get("hire_number") == truth["hire_number"],
        "number of alterations": given.get("alterations") == truth["alterations"],
        "nothing changed": before == after,
    }


def solve_amount_of_value_of_garments_in_detail_cleaned_on_from_by_status(
    tools: Tools, *, status: str, cleaned_on_from: str
) -> dict[str, Json]:
    """Count the garments meant and add up the value."""
    found = [
        tools("get_garment", garment_id=garment["id"]) for garment in every_item(tools, "find_garments", status=status)
    ]
    found = [garment for garment in found if garment["cleaned_on"] >= cleaned_on_from]
    return {"number": len(found), "total_value": sum(garment["value"] for garment in found)}


def verify_amount_of_value_of_garments_in_detail_cleaned_on_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of garments": given.get("number") == truth["number"],
        "total value": given.get("total_value") == truth["total_value"],
        "nothing changed": before == after,
    }


def solve_earliest_closes_on_of_productions_by_company_and_open_air(
    tools: Tools, *, company_name: str, open_air: bool
) -> dict[str, Json]:
    """Find the one with the earliest last night of the productions meant."""
    company = tools("find_companies", name=company_name)["items"][0]
    chosen = min(
        [
            tools("get_production", production_id=production["id"])
            for production in every_item(tools, "find_productions", company_id=company["id"], open_air=open_air)
        ],
        key=lambda production: production["closes_on"],
    )
    return {"name": chosen["name"], "last_night": chosen["closes_on"]}


def verify_earliest_closes_on_of_productions_by_company_and_open_air(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "last night": given.get("last_night") == truth["last_night"],
        "nothing changed": before == after,
    }


def solve_ranking_by_cleaned_on_of_garments_in_detail_by_status(
    tools: Tools, *, status: str, top: int
) -> dict[str, Json]:
    """Put the garments meant in order by last cleaning, and list the first ones."""
    found = [
        tools("get_garment", garment_id=garment["id"]) for garment in every_item(tools, "find_garments", status=status)
    ]
    ranked = sorted(found, key=lambda garment: garment["cleaned_on"])[:top]
    return {"garment_numbers": [garment["code"] for garment in ranked]}


def verify_ranking_by_cleaned_on_of_garments_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "garment numbers": given.get("garment_numbers") == truth["garment_numbers"],
        "nothing changed": before == after,
    }


def solve_cancel_hire_for_each_by_production_and_status(
    tools: Tools, *, production_name: str, status: str
) -> dict[str, Json]:
    """Cancel each of the hires meant, and count them."""
    production = tools("find_productions", name=production_name)["items"][0]
    found = list(every_item(tools, "find_hires", production_id=production["id"], status=status))
    for hire in found:
        tools("cancel_hire", hire_id=hire["id"])
    return {"hires": len(found)}


def verify_cancel_hire_for_each_by_production_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many hires must have changed."""
    given = answer or {}
    changed = [row for key, row in after["hires"].items() if row != before["hires"].get(key)]
    return {
        "number of hires": given.get("hires") == truth["hires"],
        "as many changed": len(changed) == truth["hires"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_finish_alteration_with_earliest_due_on_by_hire(tools: Tools, *, hire_number: str) -> dict[str, Json]:
    """Finish the alteration with the earliest due date, no other."""
    hire = tools("find_hires", number=hire_number)["items"][0]
    alteration = min(
        every_item(tools, "find_alterations", hire_id=hire["id"]), key=lambda alteration: alteration["due_on"]
    )
    tools("finish_alteration", alteration_id=alteration["id"])
    return {"due_date": alteration["due_on"]}


def verify_finish_alteration_with_earliest_due_on_by_hire(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The due date must be right, and one alteration must have changed."""
    given = answer or {}
    changed = [row for key, row in after["alterations"].items() if row != before["alterations"].get(key)]
    return {
        "due date": given.get("due_date") == truth["due_date"],
        "one changed": len(changed) == 1,
        "status is done": all(row["status"] == "done" for row in changed),
    }


def solve_earliest_cleaned_on_among_garments_in_detail_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the one with the earliest last cleaning of the garments meant."""
    found = [
        tools("get_garment", garment_id=garment["id"]) for garment in every_item(tools, "find_garments", status=status)
    ]
    chosen = min(found, key=lambda garment: garment["cleaned_on"])
    return {"garment_number": chosen["code"], "last_cleaning": chosen["cleaned_on"]}


def verify_earliest_cleaned_on_among_garments_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "garment number": given.get("garment_number") == truth["garment_number"],
        "last cleaning": given.get("last_cleaning") == truth["last_cleaning"],
        "nothing changed": before == after,
    }


def solve_ranking_by_value_of_garments_in_detail_cleaned_on_from_by_status(
    tools: Tools, *, status: str, cleaned_on_from: str, top: int
) -> dict[str, Json]:
    """Put the garments meant in order by value, and list the first ones."""
    found = [
        tools("get_garment", garment_id=garment["id"]) for garment in every_item(tools, "find_garments", status=status)
    ]
    found = [garment for garment in found if garment["cleaned_on"] >= cleaned_on_from]
    ranked = sorted(found, key=lambda garment: garment["value"], reverse=True)[:top]
    return {"garment_numbers": [garment["code"] for garment in ranked]}


def verify_ranking_by_value_of_garments_in_detail_cleaned_on_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "garment numbers": given.get("garment_numbers") == truth["garment_numbers"],
        "nothing changed": before == after,
    }


def solve_tailor_with_most_minutes_among_alterations_of_hire_by_company_and_status(
    tools: Tools, *, company_name: str, status: str
) -> dict[str, Json]:
    """Add up the minutes of work by tailor and find the largest total."""
    company = tools("find_companies", name=company_name)["items"][0]
    found = [
        alteration
        for hire in every_item(tools, "find_hires", company_id=company["id"], status=status)
        for alteration in every_item(tools, "find_alterations", hire_id=hire["id"])
    ]
    totals: dict[str, int] = {}
    for alteration in found:
        totals[alteration["tailor_name"]] = totals.get(alteration["tailor_name"], 0) + alteration["minutes"]
    largest = max(totals, key=lambda group: totals[group])
    return {"tailor": largest, "total_minutes_of_work": totals[largest]}


def verify_tailor_with_most_minutes_among_alterations_of_hire_by_company_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "tailor": given.get("tailor") == truth["tailor"],
        "total minutes of work": given.get("total_minutes_of_work") == truth["total_minutes_of_work"],
        "nothing changed": before == after,
    }


def solve_hand_out_garment_for_each_by_production_and_status(
    tools: Tools, *, production_name: str, status: str
) -> dict[str, Json]:
    """Hand out garment each of the hires meant, and count them."""
    production = tools("find_productions", name=production_name)["items"][0]
    found = list(every_item(tools, "find_hires", production_id=production["id"], status=status))
    for hire in found:
        tools("hand_out_garment", hire_id=hire["id"])
    return {"hires": len(found)}


def verify_hand_out_garment_for_each_by_production_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of hires must have changed."""
    given = answer or {}
    changed = [row for key, row in after["hires"].items() if row != before["hires"].get(key)]
    return {
        "number of hires": given.get("hires") == truth["hires"],
        "as many changed": len(changed) == truth["hires"],
        "status is out": all(row["status"] == "out" for row in changed),
    }


def solve_hang_up_garment_for_each_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Hang up each of the garments meant, and count them."""
    found = list(every_item(tools, "find_garments", status=status))
    for garment in found:
        tools("hang_up_garment", garment_id=garment["id"])
    return {"garments": len(found)}


def verify_hang_up_garment_for_each_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many garments must have changed."""
    given = answer or {}
    changed = [row for key, row in after["garments"].items() if row != before["garments"].get(key)]
    return {
        "number of garments": given.get("garments") == truth["garments"],
        "as many changed": len(changed) == truth["garments"],
        "status is hanging": all(row["status"] == "hanging" for row in changed),
    }
