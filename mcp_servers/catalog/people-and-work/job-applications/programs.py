"""Solutions and verifications of programmatic tasks on Brandauer recruiting."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_withdraw_application_for_each_by_vacancy(tools: Tools, *, vacancy_title: str) -> dict[str, Json]:
    """Withdraw each of the applications meant, and count them."""
    vacancy = tools("find_vacancies", title=vacancy_title)["items"][0]
    found = list(every_item(tools, "find_applications", vacancy_id=vacancy["id"]))
    for application in found:
        tools("withdraw_application", application_id=application["id"])
    return {"applications": len(found)}


def verify_withdraw_application_for_each_by_vacancy(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many applications must have changed."""
    given = answer or {}
    changed = [row for key, row in after["applications"].items() if row != before["applications"].get(key)]
    return {
        "number of applications": given.get("applications") == truth["applications"],
        "as many changed": len(changed) == truth["applications"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_withdraw_application_with_highest_salary_wish_by_candidate(
    tools: Tools, *, candidate_name: str
) -> dict[str, Json]:
    """Withdraw the application with the highest salary wish, no other."""
    candidate = tools("find_candidates", name=candidate_name)["items"][0]
    application = max(
        [
            tools("get_application", application_id=application["id"])
            for application in every_item(tools, "find_applications", candidate_id=candidate["id"])
        ],
        key=lambda application: application["salary_wish"],
    )
    tools("withdraw_application", application_id=application["id"])
    return {"salary_wish": application["salary_wish"]}


def verify_withdraw_application_with_highest_salary_wish_by_candidate(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The salary wish must be right, and one application must have changed."""
    given = answer or {}
    changed = [row for key, row in after["applications"].items() if row != before["applications"].get(key)]
    return {
        "salary wish": given.get("salary_wish") == truth["salary_wish"],
        "one changed": len(changed) == 1,
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_shortlist_application_or_withdraw_application_by_salary_wish_by_candidate(
    tools: Tools, *, candidate_name: str, limit: int
) -> dict[str, Json]:
    """Decide by the salary wish what to do with the only application meant."""
    candidate = tools("find_candidates", name=candidate_name)["items"][0]
    application = next(every_item(tools, "find_applications", candidate_id=candidate["id"]))
    application = tools("get_application", application_id=application["id"])
    if application["salary_wish"] > limit:
        tools("shortlist_application", application_id=application["id"])
    else:
        tools("withdraw_application", application_id=application["id"])
    return {"salary_wish": application["salary_wish"]}


def verify_shortlist_application_or_withdraw_application_by_salary_wish_by_candidate(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The salary wish must be right, and one application must have changed."""
    given = answer or {}
    changed = [row for key, row in after["applications"].items() if row != before["applications"].get(key)]
    return {"salary wish": given.get("salary_wish") == truth["salary_wish"], "one changed": len(changed) == 1}


def solve_plan_interview_lowest_salary_wish_by_vacancy_and_department(
    tools: Tools, *, vacancy_title: str, department: str, interviewer_name: str, kind: str, starts_at: str
) -> dict[str, Json]:
    """Choose the application with the lowest salary wish and use it."""
    interviewer = tools("find_interviewers", name=interviewer_name)["items"][0]
    vacancy = tools("find_vacancies", title=vacancy_title)["items"][0]
    application = min(
        every_item(tools, "find_applications", vacancy_id=vacancy["id"], department=department),
        key=lambda application: application["salary_wish"],
    )
    made = tools(
        "plan_interview",
        interviewer_id=interviewer["id"],
        application_id=application["id"],
        kind=kind,
        starts_at=starts_at,
    )
    return {"end_time": made["ends_at"]}


def verify_plan_interview_lowest_salary_wish_by_vacancy_and_department(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One interview must have been added, with the end time that is right."""
    given = answer or {}
    added = [row for key, row in after["interviews"].items() if key not in before["interviews"]]
    return {
        "end time": given.get("end_time") == truth["end_time"],
        "one added": len(added) == 1,
        "with that end time": [row["ends_at"] for row in added] == [truth["end_time"]],
    }


def solve_earliest_starts_at_of_interviews_by_candidate(tools: Tools, *, candidate_name: str) -> dict[str, Json]:
    """Find the one with the earliest start time of the interviews meant."""
    candidate = tools("find_candidates", name=candidate_name)["items"][0]
    chosen = min(
        every_item(tools, "find_interviews", candidate_id=candidate["id"]), key=lambda interview: interview["starts_at"]
    )
    return {"interviewer": chosen["interviewer_name"], "start_time": chosen["starts_at"]}


def verify_earliest_starts_at_of_interviews_by_candidate(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "interviewer": given.get("interviewer") == truth["interviewer"],
        "start time": given.get("start_time") == truth["start_time"],
        "nothing changed": before == after,
    }


def solve_application_with_most_offers_by_candidate(tools: Tools, *, candidate_name: str) -> dict[str, Json]:
    """Find out which of the applications meant has the most offers."""
    candidate = tools("find_candidates", name=candidate_name)["items"][0]
    counted = [
        (tools("find_offers", application_id=application["id"])["total"], application)
        for application in every_item(tools, "find_applications", candidate_id=candidate["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"vacancy": chosen["vacancy_title"], "offers": most}


def verify_application_with_most_offers_by_candidate(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "vacancy": given.get("vacancy") == truth["vacancy"],
        "number of offers": given.get("offers") == truth["offers"],
        "nothing changed": before == after,
    }


def solve_total_salary_of_offers_by_vacancy(tools: Tools, *, vacancy_title: str) -> dict[str, Json]:
    """Add up the salary of the offers that are meant."""
    vacancy = tools("find_vacancies", title=vacancy_title)["items"][0]
    return {
        "total_salary": sum(offer["salary"] for offer in every_item(tools, "find_offers", vacancy_id=vacancy["id"]))
    }


def verify_total_salary_of_offers_by_vacancy(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total salary": given.get("total_salary") == truth["total_salary"], "nothing changed": before == after}


def solve_candidate_with_most_salary_wish_of_applications_by_vacancy_and_department(
    tools: Tools, *, vacancy_title: str, department: str
) -> dict[str, Json]:
    """Add up the salary wish by candidate and find the largest total."""
    vacancy = tools("find_vacancies", title=vacancy_title)["items"][0]
    totals: dict[str, int] = {}
    for application in every_item(tools, "find_applications", vacancy_id=vacancy["id"], department=department):
        totals[application["candidate_name"]] = (
            totals.get(application["candidate_name"], 0) + application["salary_wish"]
        )
    largest = max(totals, key=lambda group: totals[group])
    return {"candidate": largest, "total_salary_wish": totals[largest]}


def verify_candidate_with_most_salary_wish_of_applications_by_vacancy_and_department(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "candidate": given.get("candidate") == truth["candidate"],
        "total salary wish": given.get("total_salary_wish") == truth["total_salary_wish"],
        "nothing changed": before == after,
    }


def solve_shortlist_application_for_each_by_candidate_and_status(
    tools: Tools, *, candidate_name: str, status: str
) -> dict[str, Json]:
    """Shortlist each of the applications meant, and count them."""
    candidate = tools("find_candidates", name=candidate_name)["items"][0]
    found = list(every_item(tools, "find_applications", candidate_id=candidate["id"], status=status))
    for application in found:
        tools("shortlist_application", application_id=application["id"])
    return {"applications": len(found)}


def verify_shortlist_application_for_each_by_candidate_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many applications must have changed."""
    given = answer or {}
    changed = [row for key, row in after["applications"].items() if row != before["applications"].get(key)]
    return {
        "number of applications": given.get("applications") == truth["applications"],
        "as many changed": len(changed) == truth["applications"],
        "status is shortlisted": all(row["status"] == "shortlisted" for row in changed),
    }


def solve_withdraw_application_with_highest_salary_wish_by_vacancy(
    tools: Tools, *, vacancy_title: str
) -> dict[str, Json]:
    """Withdraw the application with the highest salary wish, no other."""
    vacancy = tools("find_vacancies", title=vacancy_title)["items"][0]
    application = max(
        [
            tools("get_application", application_id=application["id"])
            for application in every_item(tools, "find_applications", vacancy_id=vacancy["id"])
        ],
        key=lambda application: application["salary_wish"],
    )
    tools("withdraw_application", application_id=application["id"])
    return {"salary_wish": application["salary_wish"]}


def verify_withdraw_application_with_highest_salary_wish_by_vacancy(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The salary wish must be right, and one application must have changed."""
    given = answer or {}
    changed = [row for key, row in after["applications"].items() if row != before["applications"].get(key)]
    return {
        "salary wish": given.get("salary_wish") == truth["salary_wish"],
        "one changed": len(changed) == 1,
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_decline_offer_or_revoke_offer_by_salary_by_vacancy_and_status(
    tools: Tools, *, vacancy_title: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the salary what to do with the only offer meant."""
    vacancy = tools("find_vacancies", title=vacancy_title)["items"][0]
    offer = next(every_item(tools, "find_offers", vacancy_id=vacancy["id"], status=status))
    if offer["salary"] > limit:
        tools("decline_offer", offer_id=offer["id"])
    else:
        tools("revoke_offer", offer_id=offer["id"])
    return {"salary": offer["salary"]}


def verify_decline_offer_or_revoke_offer_by_salary_by_vacancy_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The salary must be right, and one offer must have changed."""
    given = answer or {}
    changed = [row for key, row in after["offers"].items() if row != before["offers"].get(key)]
    return {"salary": given.get("salary") == truth["salary"], "one changed": len(changed) == 1}


def solve_plan_interview_lowest_salary_wish_by_candidate(
    tools: Tools, *, candidate_name: str, interviewer_name: str, kind: str, starts_at: str
) -> dict[str, Json]:
    """Choose the application with the lowest salary wish and use it."""
    interviewer = tools("find_interviewers", name=interviewer_name)["items"][0]
    candidate = tools("find_candidates", name=candidate_name)["items"][0]
    application = min(
        every_item(tools, "find_applications", candidate_id=candidate["id"]),
        key=lambda application: application["salary_wish"],
    )
    made = tools(
        "plan_interview",
        interviewer_id=interviewer["id"],
        application_id=application["id"],
        kind=kind,
        starts_at=starts_at,
    )
    return {"end_time": made["ends_at"]}


def verify_plan_interview_lowest_salary_wish_by_candidate(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One interview must have been added, with the end time that is right."""
    given = answer or {}
    added = [row for key, row in after["interviews"].items() if key not in before["interviews"]]
    return {
        "end time": given.get("end_time") == truth["end_time"],
        "one added": len(added) == 1,
        "with that end time": [row["ends_at"] for row in added] == [truth["end_time"]],
    }
