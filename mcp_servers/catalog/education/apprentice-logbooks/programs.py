"""Solutions and verifications of programmatic tasks on Chamber apprenticeship register."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_approve_report_else_return_report_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Approve report the weekly reports meant; where that is refused, do something else instead."""
    found = list(every_item(tools, "find_weekly_reports", status=status))
    refused = 0
    for weekly_report in found:
        try:
            tools("approve_report", weekly_report_id=weekly_report["id"])
        except Refused:
            refused += 1
            tools("return_report", weekly_report_id=weekly_report["id"])
    return {"refused": refused}


def verify_approve_report_else_return_report_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and rows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["weekly_reports"].items() if row != before["weekly_reports"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_apprentice_with_most_hours_among_sign_offs_of_apprentice_by_firm(
    tools: Tools, *, firm_name: str
) -> dict[str, Json]:
    """Add up the hours worked on it by apprentice and find the largest total."""
    firm = tools("find_firms", name=firm_name)["items"][0]
    found = [
        sign_off
        for apprentice in every_item(tools, "find_apprentices", firm_id=firm["id"])
        for sign_off in every_item(tools, "find_skill_records", apprentice_id=apprentice["id"])
    ]
    totals: dict[str, int] = {}
    for sign_off in found:
        totals[sign_off["apprentice_name"]] = totals.get(sign_off["apprentice_name"], 0) + sign_off["hours"]
    largest = max(totals, key=lambda group: totals[group])
    return {"apprentice": largest, "total_hours_worked_on_it": totals[largest]}


def verify_apprentice_with_most_hours_among_sign_offs_of_apprentice_by_firm(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "apprentice": given.get("apprentice") == truth["apprentice"],
        "total hours worked on it": given.get("total_hours_worked_on_it") == truth["total_hours_worked_on_it"],
        "nothing changed": before == after,
    }


def solve_skill_with_most_sign_offs_by_level(tools: Tools, *, level: str) -> dict[str, Json]:
    """Find out which of the skills meant has the most skill records."""
    counted = [
        (tools("find_skill_records", skill_id=skill["id"])["total"], skill)
        for skill in every_item(tools, "find_skills", level=level)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "skill_records": most}


def verify_skill_with_most_sign_offs_by_level(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of skill records": given.get("skill_records") == truth["skill_records"],
        "nothing changed": before == after,
    }


def solve_end_contract_for_first_by_started_on_by_firm_and_status(
    tools: Tools, *, firm_name: str, status: str, quota: int
) -> dict[str, Json]:
    """End contract the first few of the apprentices meant, in order by start of the apprenticeship."""
    firm = tools("find_firms", name=firm_name)["items"][0]
    found = list(every_item(tools, "find_apprentices", firm_id=firm["id"], status=status))
    first = sorted(found, key=lambda apprentice: apprentice["started_on"])[:quota]
    for apprentice in first:
        tools("end_contract", apprentice_id=apprentice["id"])
    return {"names": [apprentice["name"] for apprentice in first]}


def verify_end_contract_for_first_by_started_on_by_firm_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of apprentices must have changed."""
    given = answer or {}
    changed = [row for key, row in after["apprentices"].items() if row != before["apprentices"].get(key)]
    return {
        "names": given.get("names") == truth["names"],
        "as many changed": len(changed) == len(truth["names"]),
        "status is ended": all(row["status"] == "ended" for row in changed),
    }


def solve_sign_skill_off_where_allowed_least_hours_by_field(
    tools: Tools, *, field: str, least_hours: int
) -> dict[str, Json]:
    """Sign skill off those of the skill records meant for which that is allowed."""
    found = list(every_item(tools, "find_skill_records", field=field))
    found = [sign_off for sign_off in found if sign_off["hours"] >= least_hours]
    done = refused = 0
    for sign_off in found:
        try:
            tools("sign_skill_off", sign_off_id=sign_off["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_sign_skill_off_where_allowed_least_hours_by_field(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of skill records must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sign_offs"].items() if row != before["sign_offs"].get(key)]
    return {
        "number of skill records done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is signed off": all(row["status"] == "signed_off" for row in changed),
    }


def solve_status_with_most_hours_among_sign_offs_of_apprentice_by_firm_and_status(
    tools: Tools, *, firm_name: str, status: str
) -> dict[str, Json]:
    """Add up the hours worked on it by status and find the largest total."""
    firm = tools("find_firms", name=firm_name)["items"][0]
    found = [
        sign_off
        for apprentice in every_item(tools, "find_apprentices", firm_id=firm["id"], status=status)
        for sign_off in every_item(tools, "find_skill_records", apprentice_id=apprentice["id"])
    ]
    totals: dict[str, int] = {}
    for sign_off in found:
        totals[sign_off["status"]] = totals.get(sign_off["status"], 0) + sign_off["hours"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_hours_worked_on_it": totals[largest]}


def verify_status_with_most_hours_among_sign_offs_of_apprentice_by_firm_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total hours worked on it": given.get("total_hours_worked_on_it") == truth["total_hours_worked_on_it"],
        "nothing changed": before == after,
    }


def solve_amount_of_hours_of_weekly_reports_of_apprentice_by_trainer_and_status(
    tools: Tools, *, trainer_name: str, status: str
) -> dict[str, Json]:
    """Count the weekly reports meant and add up the hours worked."""
    trainer = tools("find_trainers", name=trainer_name)["items"][0]
    found = [
        weekly_report
        for apprentice in every_item(tools, "find_apprentices", trainer_id=trainer["id"], status=status)
        for weekly_report in every_item(tools, "find_weekly_reports", apprentice_id=apprentice["id"])
    ]
    return {"number": len(found), "total_hours_worked": sum(weekly_report["hours"] for weekly_report in found)}


def verify_amount_of_hours_of_weekly_reports_of_apprentice_by_trainer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of weekly reports": given.get("number") == truth["number"],
        "total hours worked": given.get("total_hours_worked") == truth["total_hours_worked"],
        "nothing changed": before == after,
    }


def solve_sign_skill_off_where_allowed_of_apprentice_by_firm_and_status(
    tools: Tools, *, firm_name: str, status: str
) -> dict[str, Json]:
    """Sign skill off those of the skill records meant for which that is allowed."""
    firm = tools("find_firms", name=firm_name)["items"][0]
    found = [
        sign_off
        for apprentice in every_item(tools, "find_apprentices", firm_id=firm["id"], status=status)
        for sign_off in every_item(tools, "find_skill_records", apprentice_id=apprentice["id"])
    ]
    done = refused = 0
    for sign_off in found:
        try:
            tools("sign_skill_off", sign_off_id=sign_off["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_sign_skill_off_where_allowed_of_apprentice_by_firm_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of skill records must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sign_offs"].items() if row != before["sign_offs"].get(key)]
    return {
        "number of skill records done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is signed off": all(row["status"] == "signed_off" for row in changed),
    }


def solve_return_report_for_each_by_apprentice_and_status(
    tools: Tools, *, apprentice_name: str, status: str
) -> dict[str, Json]:
    """Return report each of the weekly reports meant, and count them."""
    apprentice = tools("find_apprentices", name=apprentice_name)["items"][0]
    found = list(every_item(tools, "find_weekly_reports", apprentice_id=apprentice["id"], status=status))
    for weekly_report in found:
        tools("return_report", weekly_report_id=weekly_report["id"])
    return {"weekly_reports": len(found)}


def verify_return_report_for_each_by_apprentice_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many weekly reports must have changed."""
    given = answer or {}
    changed = [row for key, row in after["weekly_reports"].items() if row != before["weekly_reports"].get(key)]
    return {
        "number of weekly reports": given.get("weekly_reports") == truth["weekly_reports"],
        "as many changed": len(changed) == truth["weekly_reports"],
        "status is returned": all(row["status"] == "returned" for row in changed),
    }


def solve_earliest_handed_in_on_among_weekly_reports_of_apprentice_by_firm_and_status(
    tools: Tools, *, firm_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest date of handing in of the weekly reports meant."""
    firm = tools("find_firms", name=firm_name)["items"][0]
    found = [
        weekly_report
        for apprentice in every_item(tools, "find_apprentices", firm_id=firm["id"], status=status)
        for weekly_report in every_item(tools, "find_weekly_reports", apprentice_id=apprentice["id"])
    ]
    chosen = min(found, key=lambda weekly_report: weekly_report["handed_in_on"])
    return {"apprentice": chosen["apprentice_name"], "date_of_handing_in": chosen["handed_in_on"]}


def verify_earliest_handed_in_on_among_weekly_reports_of_apprentice_by_firm_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "apprentice": given.get("apprentice") == truth["apprentice"],
        "date of handing in": given.get("date_of_handing_in") == truth["date_of_handing_in"],
        "nothing changed": before == after,
    }


def solve_approve_report_or_return_report_by_week_by_apprentice_and_status(
    tools: Tools, *, apprentice_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the week of training what to do with the only weekly report meant."""
    apprentice = tools("find_apprentices", name=apprentice_name)["items"][0]
    weekly_report = next(every_item(tools, "find_weekly_reports", apprentice_id=apprentice["id"], status=status))
    if weekly_report["week"] > limit:
        tools("approve_report", weekly_report_id=weekly_report["id"])
    else:
        tools("return_report", weekly_report_id=weekly_report["id"])
    return {"week_of_training": weekly_report["week"]}


def verify_approve_report_or_return_report_by_week_by_apprentice_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The week of training must be right, and one weekly report must have changed."""
    given = answer or {}
    changed = [row for key, row in after["weekly_reports"].items() if row != before["weekly_reports"].get(key)]
    return {
        "week of training": given.get("week_of_training") == truth["week_of_training"],
        "one changed": len(changed) == 1,
    }


def solve_amount_of_hours_of_sign_offs_of_apprentice_by_firm_and_status(
    tools: Tools, *, firm_name: str, status: str
) -> dict[str, Json]:
    """Count the skill records meant and add up the hours worked on it."""
    firm = tools("find_firms", name=firm_name)["items"][0]
    found = [
        sign_off
        for apprentice in every_item(tools, "find_apprentices", firm_id=firm["id"], status=status)
        for sign_off in every_item(tools, "find_skill_records", apprentice_id=apprentice["id"])
    ]
    return {"number": len(found), "total_hours_worked_on_it": sum(sign_off["hours"] for sign_off in found)}


def verify_amount_of_hours_of_sign_offs_of_apprentice_by_firm_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of skill records": given.get("number") == truth["number"],
        "total hours worked on it": given.get("total_hours_worked_on_it") == truth["total_hours_worked_on_it"],
        "nothing changed": before == after,
    }


def solve_begin_skill_earliest_started_on_by_firm(tools: Tools, *, firm_name: str, skill_name: str) -> dict[str, Json]:
    """Choose the apprentice with the earliest start of apprenticeship and use it."""
    skill = tools("find_skills", name=skill_name)["items"][0]
    firm = tools("find_firms", name=firm_name)["items"][0]
    apprentice = min(
        every_item(tools, "find_apprentices", firm_id=firm["id"]), key=lambda apprentice: apprentice["started_on"]
    )
    made = tools("begin_skill", skill_id=skill["id"], apprentice_id=apprentice["id"])
    return {"hours_worked_on_it": made["hours"]}


def verify_begin_skill_earliest_started_on_by_firm(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One skill record must have been added, with the hours worked on it that is right."""
    given = answer or {}
    added = [row for key, row in after["sign_offs"].items() if key not in before["sign_offs"]]
    return {
        "hours worked on it": given.get("hours_worked_on_it") == truth["hours_worked_on_it"],
        "one added": len(added) == 1,
        "with that hours worked on it": [row["hours"] for row in added] == [truth["hours_worked_on_it"]],
    }


def solve_apprentice_with_most_sign_offs_by_trainer(tools: Tools, *, trainer_name: str) -> dict[str, Json]:
    """Find out which of the apprentices meant has the most skill records."""
    trainer = tools("find_trainers", name=trainer_name)["items"][0]
    counted = [
        (tools("find_skill_records", apprentice_id=apprentice["id"])["total"], apprentice)
        for apprentice in every_item(tools, "find_apprentices", trainer_id=trainer["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "skill_records": most}


def verify_apprentice_with_most_sign_offs_by_trainer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of skill records": given.get("skill_records") == truth["skill_records"],
        "nothing changed": before == after,
    }
