"""Solutions and verifications of programmatic tasks on Brandauer recruiting."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_amount_of_salary_wish_of_applications_in_detail_least_vacancy_salary_from_by_candidate(
    tools: Tools, *, candidate_name: str, least_vacancy_salary_from: int
) -> dict[str, Json]:
    """Count the applications meant and add up the salary wish."""
    candidate = tools("find_candidates", name=candidate_name)["items"][0]
    found = [
        tools("get_application", application_id=application["id"])
        for application in every_item(tools, "find_applications", candidate_id=candidate["id"])
    ]
    found = [
        application
        for application in found
        if tools("get_vacancy", vacancy_id=application["vacancy_id"])["salary_from"] >= least_vacancy_salary_from
    ]
    return {"number": len(found), "total_salary_wish": sum(application["salary_wish"] for application in found)}


def verify_amount_of_salary_wish_of_applications_in_detail_least_vacancy_salary_from_by_candidate(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of applications": given.get("number") == truth["number"],
        "total salary wish": given.get("total_salary_wish") == truth["total_salary_wish"],
        "nothing changed": before == after,
    }


def solve_shortlist_application_where_allowed_by_candidate(tools: Tools, *, candidate_name: str) -> dict[str, Json]:
    """Shortlist those of the applications meant for which that is allowed."""
    candidate = tools("find_candidates", name=candidate_name)["items"][0]
    found = list(every_item(tools, "find_applications", candidate_id=candidate["id"]))
    done = refused = 0
    for application in found:
        try:
            tools("shortlist_application", application_id=application["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_shortlist_application_where_allowed_by_candidate(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of applications must have changed."""
    given = answer or {}
    changed = [row for key, row in after["applications"].items() if row != before["applications"].get(key)]
    return {
        "number of applications done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is shortlisted": all(row["status"] == "shortlisted" for row in changed),
    }


def solve_total_salary_of_offers_by_candidate_and_status(
    tools: Tools, *, candidate_name: str, status: str
) -> dict[str, Json]:
    """Add up the salary of the offers that are meant."""
    candidate = tools("find_candidates", name=candidate_name)["items"][0]
    return {
        "total_salary": sum(
            offer["salary"] for offer in every_item(tools, "find_offers", candidate_id=candidate["id"], status=status)
        )
    }


def verify_total_salary_of_offers_by_candidate_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total salary": given.get("total_salary") == truth["total_salary"], "nothing changed": before == after}


def solve_most_salary_wish_among_applications_in_detail_most_vacancy_salary_to_by_candidate(
    tools: Tools, *, candidate_name: str, most_vacancy_salary_to: int
) -> dict[str, Json]:
    """Find the one with the highest salary wish of the applications meant."""
    candidate = tools("find_candidates", name=candidate_name)["items"][0]
    found = [
        tools("get_application", application_id=application["id"])
        for application in every_item(tools, "find_applications", candidate_id=candidate["id"])
    ]
    found = [
        application
        for application in found
        if tools("get_vacancy", vacancy_id=application["vacancy_id"])["salary_to"] <= most_vacancy_salary_to
    ]
    chosen = max(found, key=lambda application: application["salary_wish"])
    return {"vacancy": chosen["vacancy_title"], "salary_wish": chosen["salary_wish"]}


def verify_most_salary_wish_among_applications_in_detail_most_vacancy_salary_to_by_candidate(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "vacancy": given.get("vacancy") == truth["vacancy"],
        "salary wish": given.get("salary_wish") == truth["salary_wish"],
        "nothing changed": before == after,
    }


def solve_highest_salary_wish_of_applications_by_candidate_and_department(
    tools: Tools, *, candidate_name: str, department: str
) -> dict[str, Json]:
    """Find the one with the highest salary wish of the applications meant."""
    candidate = tools("find_candidates", name=candidate_name)["items"][0]
    chosen = max(
        [
            tools("get_application", application_id=application["id"])
            for application in every_item(
                tools, "find_applications", candidate_id=candidate["id"], department=department
            )
        ],
        key=lambda application: application["salary_wish"],
    )
    return {"vacancy": chosen["vacancy_title"], "salary_wish": chosen["salary_wish"]}


def verify_highest_salary_wish_of_applications_by_candidate_and_department(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "vacancy": given.get("vacancy") == truth["vacancy"],
        "salary wish": given.get("salary_wish") == truth["salary_wish"],
        "nothing changed": before == after,
    }


def solve_candidate_with_most_salary_wish_of_applications_by_vacancy(
    tools: Tools, *, vacancy_title: str
) -> dict[str, Json]:
    """Add up the salary wish by candidate and find the largest total."""
    vacancy = tools("find_vacancies", title=vacancy_title)["items"][0]
    totals: dict[str, int] = {}
    for application in every_item(tools, "find_applications", vacancy_id=vacancy["id"]):
        totals[application["candidate_name"]] = (
            totals.get(application["candidate_name"], 0) + application["salary_wish"]
        )
    largest = max(totals, key=lambda group: totals[group])
    return {"candidate": largest, "total_salary_wish": totals[largest]}


def verify_candidate_with_most_salary_wish_of_applications_by_vacancy(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "candidate": given.get("candidate") == truth["candidate"],
        "total salary wish": given.get("total_salary_wish") == truth["total_salary_wish"],
        "nothing changed": before == after,
    }


def solve_application_with_most_interviews_by_candidate_and_department(
    tools: Tools, *, candidate_name: str, department: str
) -> dict[str, Json]:
    """Find out which of the applications meant has the most interviews."""
    candidate = tools("find_candidates", name=candidate_name)["items"][0]
    counted = [
        (tools("find_interviews", application_id=application["id"])["total"], application)
        for application in every_item(tools, "find_applications", candidate_id=candidate["id"], department=department)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"vacancy": chosen["vacancy_title"], "interviews": most}


def verify_application_with_most_interviews_by_candidate_and_department(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "vacancy": given.get("vacancy") == truth["vacancy"],
        "number of interviews": given.get("interviews") == truth["interviews"],
        "nothing changed": before == after,
    }


def solve_earliest_starts_at_of_interviews_by_interviewer_and_status(
    tools: Tools, *, interviewer_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest start time of the interviews meant."""
    interviewer = tools("find_interviewers", name=interviewer_name)["items"][0]
    chosen = min(
        every_item(tools, "find_interviews", interviewer_id=interviewer["id"], status=status),
        key=lambda interview: interview["starts_at"],
    )
    return {"candidate": chosen["application_candidate_name"], "start_time": chosen["starts_at"]}


def verify_earliest_starts_at_of_interviews_by_interviewer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "candidate": given.get("candidate") == truth["candidate"],
        "start time": given.get("start_time") == truth["start_time"],
        "nothing changed": before == after,
    }


def solve_amount_of_salary_wish_of_applications_in_detail_least_vacancy_salary_from_by_candidate_and_status(
    tools: Tools, *, candidate_name: str, status: str, least_vacancy_salary_from: int
) -> dict[str, Json]:
    """Count the applications meant and add up the salary wish."""
    candidate = tools("find_candidates", name=candidate_name)["items"][0]
    found = [
        tools("get_application", application_id=application["id"])
        for application in every_item(tools, "find_applications", candidate_id=candidate["id"], status=status)
    ]
    found = [
        application
        for application in found
        if tools("get_vacancy", vacancy_id=application["vacancy_id"])["salary_from"] >= least_vacancy_salary_from
    ]
    return {"number": len(found), "total_salary_wish": sum(application["salary_wish"] for application in found)}


def verify_amount_of_salary_wish_of_applications_in_detail_least_vacancy_salary_from_by_candidate_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of applications": given.get("number") == truth["number"],
        "total salary wish": given.get("total_salary_wish") == truth["total_salary_wish"],
        "nothing changed": before == after,
    }


def solve_withdraw_application_for_each_by_vacancy_and_status(
    tools: Tools, *, vacancy_title: str, status: str
) -> dict[str, Json]:
    """Withdraw each of the applications meant, and count them."""
    vacancy = tools("find_vacancies", title=vacancy_title)["items"][0]
    found = list(every_item(tools, "find_applications", vacancy_id=vacancy["id"], status=status))
    for application in found:
        tools("withdraw_application", application_id=application["id"])
    return {"applications": len(found)}


def verify_withdraw_application_for_each_by_vacancy_and_status(
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


def solve_plan_interview_lowest_salary_wish_by_candidate_and_status(
    tools: Tools, *, candidate_name: str, status: str, interviewer_name: str, kind: str, starts_at: str
) -> dict[str, Json]:
    """Choose the application with the lowest salary wish and use it."""
    interviewer = tools("find_interviewers", name=interviewer_name)["items"][0]
    candidate = tools("find_candidates", name=candidate_name)["items"][0]
    application = min(
        every_item(tools, "find_applications", candidate_id=candidate["id"], status=status),
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


def verify_plan_interview_lowest_salary_wish_by_candidate_and_status(
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


def solve_cancel_interview_where_allowed_by_vacancy(tools: Tools, *, vacancy_title: str) -> dict[str, Json]:
    """Cancel those of the interviews meant for which that is allowed."""
    vacancy = tools("find_vacancies", title=vacancy_title)["items"][0]
    found = list(every_item(tools, "find_interviews", vacancy_id=vacancy["id"]))
    done = refused = 0
    for interview in found:
        try:
            tools("cancel_interview", interview_id=interview["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_interview_where_allowed_by_vacancy(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of interviews must have changed."""
    given = answer or {}
    changed = [row for key, row in after["interviews"].items() if row != before["interviews"].get(key)]
    return {
        "number of interviews done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_shortlist_application_or_withdraw_application_by_salary_wish_by_vacancy_and_status(
    tools: Tools, *, vacancy_title: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the salary wish what to do with the only application meant."""
    vacancy = tools("find_vacancies", title=vacancy_title)["items"][0]
    application = next(every_item(tools, "find_applications", vacancy_id=vacancy["id"], status=status))
    application = tools("get_application", application_id=application["id"])
    if application["salary_wish"] > limit:
        tools("shortlist_application", application_id=application["id"])
    else:
        tools("withdraw_application", application_id=application["id"])
    return {"salary_wish": application["salary_wish"]}


def verify_shortlist_application_or_withdraw_application_by_salary_wish_by_vacancy_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The salary wish must be right, and one application must have changed."""
    given = answer or {}
    changed = [row for key, row in after["applications"].items() if row != before["applications"].get(key)]
    return {"salary wish": given.get("salary_wish") == truth["salary_wish"], "one changed": len(changed) == 1}
