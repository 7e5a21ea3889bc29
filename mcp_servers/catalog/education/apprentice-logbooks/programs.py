"""Solutions and verifications of programmatic tasks on Chamber apprenticeship register."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_end_contract_for_each_by_trainer(tools: Tools, *, trainer_name: str) -> dict[str, Json]:
    """End contract each of the apprentices meant, and count them."""
    trainer = tools("find_trainers", name=trainer_name)["items"][0]
    found = list(every_item(tools, "find_apprentices", trainer_id=trainer["id"]))
    for apprentice in found:
        tools("end_contract", apprentice_id=apprentice["id"])
    return {"apprentices": len(found)}


def verify_end_contract_for_each_by_trainer(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many apprentices must have changed."""
    given = answer or {}
    changed = [row for key, row in after["apprentices"].items() if row != before["apprentices"].get(key)]
    return {
        "number of apprentices": given.get("apprentices") == truth["apprentices"],
        "as many changed": len(changed) == truth["apprentices"],
        "status is ended": all(row["status"] == "ended" for row in changed),
    }


def solve_return_report_with_highest_hours_by_apprentice(tools: Tools, *, apprentice_name: str) -> dict[str, Json]:
    """Return report the weekly report with the highest hours worked, no other."""
    apprentice = tools("find_apprentices", name=apprentice_name)["items"][0]
    weekly_report = max(
        every_item(tools, "find_weekly_reports", apprentice_id=apprentice["id"]),
        key=lambda weekly_report: weekly_report["hours"],
    )
    tools("return_report", weekly_report_id=weekly_report["id"])
    return {"hours_worked": weekly_report["hours"]}


def verify_return_report_with_highest_hours_by_apprentice(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The hours worked must be right, and one weekly report must have changed."""
    given = answer or {}
    changed = [row for key, row in after["weekly_reports"].items() if row != before["weekly_reports"].get(key)]
    return {
        "hours worked": given.get("hours_worked") == truth["hours_worked"],
        "one changed": len(changed) == 1,
        "status is returned": all(row["status"] == "returned" for row in changed),
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


def solve_begin_skill_earliest_started_on_by_firm_and_status(
    tools: Tools, *, firm_name: str, status: str, skill_name: str
) -> dict[str, Json]:
    """Choose the apprentice with the earliest start of the apprenticeship and use it."""
    skill = tools("find_skills", name=skill_name)["items"][0]
    firm = tools("find_firms", name=firm_name)["items"][0]
    apprentice = min(
        every_item(tools, "find_apprentices", firm_id=firm["id"], status=status),
        key=lambda apprentice: apprentice["started_on"],
    )
    made = tools("begin_skill", skill_id=skill["id"], apprentice_id=apprentice["id"])
    return {"hours_worked_on_it": made["hours"]}


def verify_begin_skill_earliest_started_on_by_firm_and_status(
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


def solve_highest_week_of_weekly_reports_by_apprentice(tools: Tools, *, apprentice_name: str) -> dict[str, Json]:
    """Find the one with the highest week of training of the weekly reports meant."""
    apprentice = tools("find_apprentices", name=apprentice_name)["items"][0]
    chosen = max(
        every_item(tools, "find_weekly_reports", apprentice_id=apprentice["id"]),
        key=lambda weekly_report: weekly_report["week"],
    )
    return {"date_of_handing_in": chosen["handed_in_on"], "week_of_training": chosen["week"]}


def verify_highest_week_of_weekly_reports_by_apprentice(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "date of handing in": given.get("date_of_handing_in") == truth["date_of_handing_in"],
        "week of training": given.get("week_of_training") == truth["week_of_training"],
        "nothing changed": before == after,
    }


def solve_apprentice_with_most_weekly_reports_by_trainer(tools: Tools, *, trainer_name: str) -> dict[str, Json]:
    """Find out which of the apprentices meant has the most weekly reports."""
    trainer = tools("find_trainers", name=trainer_name)["items"][0]
    counted = [
        (tools("find_weekly_reports", apprentice_id=apprentice["id"])["total"], apprentice)
        for apprentice in every_item(tools, "find_apprentices", trainer_id=trainer["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "weekly_reports": most}


def verify_apprentice_with_most_weekly_reports_by_trainer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of weekly reports": given.get("weekly_reports") == truth["weekly_reports"],
        "nothing changed": before == after,
    }


def solve_total_hours_of_sign_offs_by_skill_and_field(tools: Tools, *, skill_name: str, field: str) -> dict[str, Json]:
    """Add up the hours worked on it of the skill records that are meant."""
    skill = tools("find_skills", name=skill_name)["items"][0]
    return {
        "total_hours_worked_on_it": sum(
            sign_off["hours"] for sign_off in every_item(tools, "find_skill_records", skill_id=skill["id"], field=field)
        )
    }


def verify_total_hours_of_sign_offs_by_skill_and_field(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total hours worked on it": given.get("total_hours_worked_on_it") == truth["total_hours_worked_on_it"],
        "nothing changed": before == after,
    }


def solve_status_with_most_hours_of_weekly_reports_by_apprentice(
    tools: Tools, *, apprentice_name: str
) -> dict[str, Json]:
    """Add up the hours worked by status and find the largest total."""
    apprentice = tools("find_apprentices", name=apprentice_name)["items"][0]
    totals: dict[str, int] = {}
    for weekly_report in every_item(tools, "find_weekly_reports", apprentice_id=apprentice["id"]):
        totals[weekly_report["status"]] = totals.get(weekly_report["status"], 0) + weekly_report["hours"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_hours_worked": totals[largest]}


def verify_status_with_most_hours_of_weekly_reports_by_apprentice(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total hours worked": given.get("total_hours_worked") == truth["total_hours_worked"],
        "nothing changed": before == after,
    }


def solve_end_contract_for_each_by_trainer_and_status(
    tools: Tools, *, trainer_name: str, status: str
) -> dict[str, Json]:
    """End contract each of the apprentices meant, and count them."""
    trainer = tools("find_trainers", name=trainer_name)["items"][0]
    found = list(every_item(tools, "find_apprentices", trainer_id=trainer["id"], status=status))
    for apprentice in found:
        tools("end_contract", apprentice_id=apprentice["id"])
    return {"apprentices": len(found)}


def verify_end_contract_for_each_by_trainer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many apprentices must have changed."""
    given = answer or {}
    changed = [row for key, row in after["apprentices"].items() if row != before["apprentices"].get(key)]
    return {
        "number of apprentices": given.get("apprentices") == truth["apprentices"],
        "as many changed": len(changed) == truth["apprentices"],
        "status is ended": all(row["status"] == "ended" for row in changed),
    }


def solve_return_report_with_highest_week_by_apprentice(tools: Tools, *, apprentice_name: str) -> dict[str, Json]:
    """Return report the weekly report with the highest week of training, no other."""
    apprentice = tools("find_apprentices", name=apprentice_name)["items"][0]
    weekly_report = max(
        every_item(tools, "find_weekly_reports", apprentice_id=apprentice["id"]),
        key=lambda weekly_report: weekly_report["week"],
    )
    tools("return_report", weekly_report_id=weekly_report["id"])
    return {"week_of_training": weekly_report["week"]}


def verify_return_report_with_highest_week_by_apprentice(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The week of training must be right, and one weekly report must have changed."""
    given = answer or {}
    changed = [row for key, row in after["weekly_reports"].items() if row != before["weekly_reports"].get(key)]
    return {
        "week of training": given.get("week_of_training") == truth["week_of_training"],
        "one changed": len(changed) == 1,
        "status is returned": all(row["status"] == "returned" for row in changed),
    }


def solve_approve_report_or_return_report_by_hours_by_apprentice_and_status(
    tools: Tools, *, apprentice_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the hours worked what to do with the only weekly report meant."""
    apprentice = tools("find_apprentices", name=apprentice_name)["items"][0]
    weekly_report = next(every_item(tools, "find_weekly_reports", apprentice_id=apprentice["id"], status=status))
    if weekly_report["hours"] > limit:
        tools("approve_report", weekly_report_id=weekly_report["id"])
    else:
        tools("return_report", weekly_report_id=weekly_report["id"])
    return {"hours_worked": weekly_report["hours"]}


def verify_approve_report_or_return_report_by_hours_by_apprentice_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The hours worked must be right, and one weekly report must have changed."""
    given = answer or {}
    changed = [row for key, row in after["weekly_reports"].items() if row != before["weekly_reports"].get(key)]
    return {"hours worked": given.get("hours_worked") == truth["hours_worked"], "one changed": len(changed) == 1}


def solve_begin_skill_earliest_started_on_by_trainer(
    tools: Tools, *, trainer_name: str, skill_name: str
) -> dict[str, Json]:
    """Choose the apprentice with the earliest start of the apprenticeship and use it."""
    skill = tools("find_skills", name=skill_name)["items"][0]
    trainer = tools("find_trainers", name=trainer_name)["items"][0]
    apprentice = min(
        every_item(tools, "find_apprentices", trainer_id=trainer["id"]), key=lambda apprentice: apprentice["started_on"]
    )
    made = tools("begin_skill", skill_id=skill["id"], apprentice_id=apprentice["id"])
    return {"hours_worked_on_it": made["hours"]}


def verify_begin_skill_earliest_started_on_by_trainer(
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
