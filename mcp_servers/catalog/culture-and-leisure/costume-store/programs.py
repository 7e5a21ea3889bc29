"""Solutions and verifications of programmatic tasks on Harlequin Row costume store."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_finish_alteration_for_each_by_hire_and_status(
    tools: Tools, *, hire_number: str, status: str
) -> dict[str, Json]:
    """Finish each of the alterations meant, and count them."""
    hire = tools("find_hires", number=hire_number)["items"][0]
    found = list(every_item(tools, "find_alterations", hire_id=hire["id"], status=status))
    for alteration in found:
        tools("finish_alteration", alteration_id=alteration["id"])
    return {"alterations": len(found)}


def verify_finish_alteration_for_each_by_hire_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many alterations must have changed."""
    given = answer or {}
    changed = [row for key, row in after["alterations"].items() if row != before["alterations"].get(key)]
    return {
        "number of alterations": given.get("alterations") == truth["alterations"],
        "as many changed": len(changed) == truth["alterations"],
        "status is done": all(row["status"] == "done" for row in changed),
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


def solve_tailor_with_most_minutes_of_alterations_by_hire(tools: Tools, *, hire_number: str) -> dict[str, Json]:
    """Add up the minutes of work by tailor and find the largest total."""
    hire = tools("find_hires", number=hire_number)["items"][0]
    totals: dict[str, int] = {}
    for alteration in every_item(tools, "find_alterations", hire_id=hire["id"]):
        totals[alteration["tailor_name"]] = totals.get(alteration["tailor_name"], 0) + alteration["minutes"]
    largest = max(totals, key=lambda group: totals[group])
    return {"tailor": largest, "total_minutes_of_work": totals[largest]}


def verify_tailor_with_most_minutes_of_alterations_by_hire(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "tailor": given.get("tailor") == truth["tailor"],
        "total minutes of work": given.get("total_minutes_of_work") == truth["total_minutes_of_work"],
        "nothing changed": before == after,
    }


def solve_production_with_most_hires_by_company_and_open_air(
    tools: Tools, *, company_name: str, open_air: bool
) -> dict[str, Json]:
    """Find out which of the productions meant has the most hires."""
    company = tools("find_companies", name=company_name)["items"][0]
    counted = [
        (tools("find_hires", production_id=production["id"])["total"], production)
        for production in every_item(tools, "find_productions", company_id=company["id"], open_air=open_air)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "hires": most}


def verify_production_with_most_hires_by_company_and_open_air(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of hires": given.get("hires") == truth["hires"],
        "nothing changed": before == after,
    }


def solve_total_minutes_of_alterations_by_hire(tools: Tools, *, hire_number: str) -> dict[str, Json]:
    """Add up the minutes of work of the alterations that are meant."""
    hire = tools("find_hires", number=hire_number)["items"][0]
    return {
        "total_minutes_of_work": sum(
            alteration["minutes"] for alteration in every_item(tools, "find_alterations", hire_id=hire["id"])
        )
    }


def verify_total_minutes_of_alterations_by_hire(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total minutes of work": given.get("total_minutes_of_work") == truth["total_minutes_of_work"],
        "nothing changed": before == after,
    }


def solve_take_back_garment_for_each_by_production_and_status(
    tools: Tools, *, production_name: str, status: str
) -> dict[str, Json]:
    """Take back garment each of the hires meant, and count them."""
    production = tools("find_productions", name=production_name)["items"][0]
    found = list(every_item(tools, "find_hires", production_id=production["id"], status=status))
    for hire in found:
        tools("take_back_garment", hire_id=hire["id"])
    return {"hires": len(found)}


def verify_take_back_garment_for_each_by_production_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many hires must have changed."""
    given = answer or {}
    changed = [row for key, row in after["hires"].items() if row != before["hires"].get(key)]
    return {
        "number of hires": given.get("hires") == truth["hires"],
        "as many changed": len(changed) == truth["hires"],
        "status is returned": all(row["status"] == "returned" for row in changed),
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


def solve_status_with_most_minutes_of_alterations_by_tailor_and_can_be_undone(
    tools: Tools, *, tailor_name: str, can_be_undone: bool
) -> dict[str, Json]:
    """Add up the minutes of work by status and find the largest total."""
    tailor = tools("find_tailors", name=tailor_name)["items"][0]
    totals: dict[str, int] = {}
    for alteration in every_item(tools, "find_alterations", tailor_id=tailor["id"], can_be_undone=can_be_undone):
        totals[alteration["status"]] = totals.get(alteration["status"], 0) + alteration["minutes"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_minutes_of_work": totals[largest]}


def verify_status_with_most_minutes_of_alterations_by_tailor_and_can_be_undone(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total minutes of work": given.get("total_minutes_of_work") == truth["total_minutes_of_work"],
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
