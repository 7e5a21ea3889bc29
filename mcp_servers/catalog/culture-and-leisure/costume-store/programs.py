"""Solutions and verifications of programmatic tasks on Harlequin Row costume store."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_amount_of_minutes_of_alterations_of_hire_most_minutes_by_company(
    tools: Tools, *, company_name: str, most_minutes: int
) -> dict[str, Json]:
    """Count the alterations meant and add up the minutes of work."""
    company = tools("find_companies", name=company_name)["items"][0]
    found = [
        alteration
        for hire in every_item(tools, "find_hires", company_id=company["id"])
        for alteration in every_item(tools, "find_alterations", hire_id=hire["id"])
    ]
    found = [alteration for alteration in found if alteration["minutes"] <= most_minutes]
    return {"number": len(found), "total_minutes_of_work": sum(alteration["minutes"] for alteration in found)}


def verify_amount_of_minutes_of_alterations_of_hire_most_minutes_by_company(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of alterations": given.get("number") == truth["number"],
        "total minutes of work": given.get("total_minutes_of_work") == truth["total_minutes_of_work"],
        "nothing changed": before == after,
    }


def solve_cancel_fitting_where_allowed_of_hire_by_production_and_status(
    tools: Tools, *, production_name: str, status: str
) -> dict[str, Json]:
    """Cancel those of the fittings meant for which that is allowed."""
    production = tools("find_productions", name=production_name)["items"][0]
    found = [
        fitting
        for hire in every_item(tools, "find_hires", production_id=production["id"], status=status)
        for fitting in every_item(tools, "find_fittings", hire_id=hire["id"])
    ]
    done = refused = 0
    for fitting in found:
        try:
            tools("cancel_fitting", fitting_id=fitting["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_fitting_where_allowed_of_hire_by_production_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of fittings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["fittings"].items() if row != before["fittings"].get(key)]
    return {
        "number of fittings done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_most_minutes_among_alterations_of_hire_most_minutes_by_production_and_status(
    tools: Tools, *, production_name: str, status: str, most_minutes: int
) -> dict[str, Json]:
    """Find the one with the highest minutes of work of the alterations meant."""
    production = tools("find_productions", name=production_name)["items"][0]
    found = [
        alteration
        for hire in every_item(tools, "find_hires", production_id=production["id"], status=status)
        for alteration in every_item(tools, "find_alterations", hire_id=hire["id"])
    ]
    found = [alteration for alteration in found if alteration["minutes"] <= most_minutes]
    chosen = max(found, key=lambda alteration: alteration["minutes"])
    return {"hire": chosen["hire_number"], "minutes_of_work": chosen["minutes"]}


def verify_most_minutes_among_alterations_of_hire_most_minutes_by_production_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "hire": given.get("hire") == truth["hire"],
        "minutes of work": given.get("minutes_of_work") == truth["minutes_of_work"],
        "nothing changed": before == after,
    }


def solve_total_minutes_of_alterations_by_tailor_and_status(
    tools: Tools, *, tailor_name: str, status: str
) -> dict[str, Json]:
    """Add up the minutes of work of the alterations that are meant."""
    tailor = tools("find_tailors", name=tailor_name)["items"][0]
    return {
        "total_minutes_of_work": sum(
            alteration["minutes"]
            for alteration in every_item(tools, "find_alterations", tailor_id=tailor["id"], status=status)
        )
    }


def verify_total_minutes_of_alterations_by_tailor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total minutes of work": given.get("total_minutes_of_work") == truth["total_minutes_of_work"],
        "nothing changed": before == after,
    }


def solve_finish_alteration_where_allowed_least_minutes_by_tailor(
    tools: Tools, *, tailor_name: str, least_minutes: int
) -> dict[str, Json]:
    """Finish those of the alterations meant for which that is allowed."""
    tailor = tools("find_tailors", name=tailor_name)["items"][0]
    found = list(every_item(tools, "find_alterations", tailor_id=tailor["id"]))
    found = [alteration for alteration in found if alteration["minutes"] >= least_minutes]
    done = refused = 0
    for alteration in found:
        try:
            tools("finish_alteration", alteration_id=alteration["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_finish_alteration_where_allowed_least_minutes_by_tailor(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of alterations must have changed."""
    given = answer or {}
    changed = [row for key, row in after["alterations"].items() if row != before["alterations"].get(key)]
    return {
        "number of alterations done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is done": all(row["status"] == "done" for row in changed),
    }


def solve_take_back_garment_else_hand_out_garment_by_company(tools: Tools, *, company_name: str) -> dict[str, Json]:
    """Take back garment the hires meant; where that is refused, do something else instead."""
    company = tools("find_companies", name=company_name)["items"][0]
    found = list(every_item(tools, "find_hires", company_id=company["id"]))
    refused = 0
    for hire in found:
        try:
            tools("take_back_garment", hire_id=hire["id"])
        except Refused:
            refused += 1
            tools("hand_out_garment", hire_id=hire["id"])
    return {"refused": refused}


def verify_take_back_garment_else_hand_out_garment_by_company(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of hires must have changed."""
    given = answer or {}
    changed = [row for key, row in after["hires"].items() if row != before["hires"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_tailor_with_most_minutes_of_alterations_by_hire_and_status(
    tools: Tools, *, hire_number: str, status: str
) -> dict[str, Json]:
    """Add up the minutes of work by tailor and find the largest total."""
    hire = tools("find_hires", number=hire_number)["items"][0]
    totals: dict[str, int] = {}
    for alteration in every_item(tools, "find_alterations", hire_id=hire["id"], status=status):
        totals[alteration["tailor_name"]] = totals.get(alteration["tailor_name"], 0) + alteration["minutes"]
    largest = max(totals, key=lambda group: totals[group])
    return {"tailor": largest, "total_minutes_of_work": totals[largest]}


def verify_tailor_with_most_minutes_of_alterations_by_hire_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "tailor": given.get("tailor") == truth["tailor"],
        "total minutes of work": given.get("total_minutes_of_work") == truth["total_minutes_of_work"],
        "nothing changed": before == after,
    }


def solve_finish_alteration_where_allowed_most_minutes_by_tailor(
    tools: Tools, *, tailor_name: str, most_minutes: int
) -> dict[str, Json]:
    """Finish those of the alterations meant for which that is allowed."""
    tailor = tools("find_tailors", name=tailor_name)["items"][0]
    found = list(every_item(tools, "find_alterations", tailor_id=tailor["id"]))
    found = [alteration for alteration in found if alteration["minutes"] <= most_minutes]
    done = refused = 0
    for alteration in found:
        try:
            tools("finish_alteration", alteration_id=alteration["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_finish_alteration_where_allowed_most_minutes_by_tailor(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of alterations must have changed."""
    given = answer or {}
    changed = [row for key, row in after["alterations"].items() if row != before["alterations"].get(key)]
    return {
        "number of alterations done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is done": all(row["status"] == "done" for row in changed),
    }


def solve_highest_minutes_of_alterations_by_hire(tools: Tools, *, hire_number: str) -> dict[str, Json]:
    """Find the one with the highest minutes of work of the alterations meant."""
    hire = tools("find_hires", number=hire_number)["items"][0]
    chosen = max(
        every_item(tools, "find_alterations", hire_id=hire["id"]), key=lambda alteration: alteration["minutes"]
    )
    return {"tailor": chosen["tailor_name"], "minutes_of_work": chosen["minutes"]}


def verify_highest_minutes_of_alterations_by_hire(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "tailor": given.get("tailor") == truth["tailor"],
        "minutes of work": given.get("minutes_of_work") == truth["minutes_of_work"],
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


def solve_most_minutes_among_alterations_least_minutes_by_hire_and_status(
    tools: Tools, *, hire_number: str, status: str, least_minutes: int
) -> dict[str, Json]:
    """Find the one with the highest minutes of work of the alterations meant."""
    hire = tools("find_hires", number=hire_number)["items"][0]
    found = list(every_item(tools, "find_alterations", hire_id=hire["id"], status=status))
    found = [alteration for alteration in found if alteration["minutes"] >= least_minutes]
    chosen = max(found, key=lambda alteration: alteration["minutes"])
    return {"tailor": chosen["tailor_name"], "minutes_of_work": chosen["minutes"]}


def verify_most_minutes_among_alterations_least_minutes_by_hire_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "tailor": given.get("tailor") == truth["tailor"],
        "minutes of work": given.get("minutes_of_work") == truth["minutes_of_work"],
        "nothing changed": before == after,
    }


def solve_hire_with_most_alterations_by_production_and_status(
    tools: Tools, *, production_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the hires meant has the most alterations."""
    production = tools("find_productions", name=production_name)["items"][0]
    counted = [
        (tools("find_alterations", hire_id=hire["id"])["total"], hire)
        for hire in every_item(tools, "find_hires", production_id=production["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"hire_number": chosen["number"], "alterations": most}


def verify_hire_with_most_alterations_by_production_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "hire number": given.get("hire_number") == truth["hire_number"],
        "number of alterations": given.get("alterations") == truth["alterations"],
        "nothing changed": before == after,
    }


def solve_amount_of_minutes_of_alterations_most_minutes_by_hire_and_status(
    tools: Tools, *, hire_number: str, status: str, most_minutes: int
) -> dict[str, Json]:
    """Count the alterations meant and add up the minutes of work."""
    hire = tools("find_hires", number=hire_number)["items"][0]
    found = list(every_item(tools, "find_alterations", hire_id=hire["id"], status=status))
    found = [alteration for alteration in found if alteration["minutes"] <= most_minutes]
    return {"number": len(found), "total_minutes_of_work": sum(alteration["minutes"] for alteration in found)}


def verify_amount_of_minutes_of_alterations_most_minutes_by_hire_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of alterations": given.get("number") == truth["number"],
        "total minutes of work": given.get("total_minutes_of_work") == truth["total_minutes_of_work"],
        "nothing changed": before == after,
    }


def solve_finish_alteration_with_highest_minutes_by_hire_and_status(
    tools: Tools, *, hire_number: str, status: str
) -> dict[str, Json]:
    """Finish the alteration with the highest minutes of work, no other."""
    hire = tools("find_hires", number=hire_number)["items"][0]
    alteration = max(
        every_item(tools, "find_alterations", hire_id=hire["id"], status=status),
        key=lambda alteration: alteration["minutes"],
    )
    tools("finish_alteration", alteration_id=alteration["id"])
    return {"minutes_of_work": alteration["minutes"]}


def verify_finish_alteration_with_highest_minutes_by_hire_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The minutes of work must be right, and one alteration must have changed."""
    given = answer or {}
    changed = [row for key, row in after["alterations"].items() if row != before["alterations"].get(key)]
    return {
        "minutes of work": given.get("minutes_of_work") == truth["minutes_of_work"],
        "one changed": len(changed) == 1,
        "status is done": all(row["status"] == "done" for row in changed),
    }
