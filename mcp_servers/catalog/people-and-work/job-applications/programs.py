"""Solutions and verifications of programmatic tasks on Brandauer recruiting."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_amount_of_salary_wish_of_applications_in_detail_least_vacancy_salary_to_by_candidate(
    tools: Tools, *, candidate_name: str, least_vacancy_salary_to: int
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
        if tools("get_vacancy", vacancy_id=application["vacancy_id"])["salary_to"] >= least_vacancy_salary_to
    ]
    return {"number": len(found), "total_salary_wish": sum(application["salary_wish"] for application in found)}


def verify_amount_of_salary_wish_of_applications_in_detail_least_vacancy_salary_to_by_candidate(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of applications": given.get("number") == truth["number"],
        "total salary wish": given.get("total_salary_wish") == truth["total_salary_wish"],
        "nothing changed": before == after,
    }


def solve_total_salary_wish_of_applications_by_vacancy(tools: Tools, *, vacancy_title: str) -> dict[str, Json]:
    """Add up the salary wish of the applications that are meant."""
    vacancy = tools("find_vacancies", title=vacancy_title)["items"][0]
    return {
        "total_salary_wish": sum(
            application["salary_wish"]
            for application in [
                tools("get_application", application_id=application["id"])
                for application in every_item(tools, "find_applications", vacancy_id=vacancy["id"])
            ]
        )
    }


def verify_total_salary_wish_of_applications_by_vacancy(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total salary wish": given.get("total_salary_wish") == truth["total_salary_wish"],
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


def solve_cancel_interview_where_allowed_by_interviewer(tools: Tools, *, interviewer_name: str) -> dict[str, Json]:
    """Cancel those of the interviews meant for which that is allowed."""
    interviewer = tools("find_interviewers", name=interviewer_name)["items"][0]
    found = list(every_item(tools, "find_interviews", interviewer_id=interviewer["id"]))
    done = refused = 0
    for interview in found:
        try:
            tools("cancel_interview", interview_id=interview["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_interview_where_allowed_by_interviewer(
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


def solve_withdraw_application_with_highest_salary_wish_by_candidate_and_status(
    tools: Tools, *, candidate_name: str, status: str
) -> dict[str, Json]:
    """Withdraw the application with the highest salary wish, no other."""
    candidate = tools("find_candidates", name=candidate_name)["items"][0]
    application = max(
        [
            tools("get_application", application_id=application["id"])
            for application in every_item(tools, "find_applications", candidate_id=candidate["id"], status=status)
        ],
        key=lambda application: application["salary_wish"],
    )
    tools("withdraw_application", application_id=application["id"])
    return {"salary_wish": application["salary_wish"]}


def verify_withdraw_application_with_highest_salary_wish_by_candidate_and_status(
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


def solve_ranking_by_closes_on_of_vacancies_in_detail_least_salary_from_by_department(
    tools: Tools, *, department: str, least_salary_from: int, top: int
) -> dict[str, Json]:
    """Put the vacancies meant in order by closing date, and list the first ones."""
    found = [
        tools("get_vacancy", vacancy_id=vacancy["id"])
        for vacancy in every_item(tools, "find_vacancies", department=department)
    ]
    found = [vacancy for vacancy in found if vacancy["salary_from"] >= least_salary_from]
    ranked = sorted(found, key=lambda vacancy: vacancy["closes_on"])[:top]
    return {"titles": [vacancy["title"] for vacancy in ranked]}


def verify_ranking_by_closes_on_of_vacancies_in_detail_least_salary_from_by_department(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"titles": given.get("titles") == truth["titles"], "nothing changed": before == after}


def solve_amount_of_salary_wish_of_applications_in_detail_vacancy_closes_on_until_by_candidate_and_department(
    tools: Tools, *, candidate_name: str, department: str, vacancy_closes_on_until: str
) -> dict[str, Json]:
    """Count the applications meant and add up the salary wish."""
    candidate = tools("find_candidates", name=candidate_name)["items"][0]
    found = [
        tools("get_application", application_id=application["id"])
        for application in every_item(tools, "find_applications", candidate_id=candidate["id"], department=department)
    ]
    found = [
        application
        for application in found
        if tools("get_vacancy", vacancy_id=application["vacancy_id"])["closes_on"] <= vacancy_closes_on_until
    ]
    return {"number": len(found), "total_salary_wish": sum(application["salary_wish"] for application in found)}


def verify_amount_of_salary_wish_of_applications_in_detail_vacancy_closes_on_until_by_candidate_and_department(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of applications": given.get("number") == truth["number"],
        "total salary wish": given.get("total_salary_wish") == truth["total_salary_wish"],
        "nothing changed": before == after,
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


def solve_most_places_among_vacancies_in_detail_most_salary_from_by_department(
    tools: Tools, *, department: str, most_salary_from: int
) -> dict[str, Json]:
    """Find the one with the most places of the vacancies meant."""
    found = [
        tools("get_vacancy", vacancy_id=vacancy["id"])
        for vacancy in every_item(tools, "find_vacancies", department=department)
    ]
    found = [vacancy for vacancy in found if vacancy["salary_from"] <= most_salary_from]
    chosen = max(found, key=lambda vacancy: vacancy["places"])
    return {"title": chosen["title"], "places": chosen["places"]}


def verify_most_places_among_vacancies_in_detail_most_salary_from_by_department(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of places": given.get("places") == truth["places"],
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


def solve_application_with_most_offers_by_candidate_and_department(
    tools: Tools, *, candidate_name: str, department: str
) -> dict[str, Json]:
    """Find out which of the applications meant has the most offers."""
    candidate = tools("find_candidates", name=candidate_name)["items"][0]
    counted = [
        (tools("find_offers", application_id=application["id"])["total"], application)
        for application in every_item(tools, "find_applications", candidate_id=candidate["id"], department=department)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"vacancy": chosen["vacancy_title"], "offers": most}


def verify_application_with_most_offers_by_candidate_and_department(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "vacancy": given.get("vacancy") == truth["vacancy"],
        "number of offers": given.get("offers") == truth["offers"],
        "nothing changed": before == after,
    }


def solve_recruiter_with_most_places_among_vacancies_in_detail_least_salary_from_by_department(
    tools: Tools, *, department: str, least_salary_from: int
) -> dict[str, Json]:
    """Add up the number of places by recruiter and find the largest total."""
    found = [
        tools("get_vacancy", vacancy_id=vacancy["id"])
        for vacancy in every_item(tools, "find_vacancies", department=department)
    ]
    found = [vacancy for vacancy in found if vacancy["salary_from"] >= least_salary_from]
    totals: dict[str, int] = {}
    for vacancy in found:
        totals[vacancy["recruiter_name"]] = totals.get(vacancy["recruiter_name"], 0) + vacancy["places"]
    largest = max(totals, key=lambda group: totals[group])
    return {"recruiter": largest, "total_places": totals[largest]}


def verify_recruiter_with_most_places_among_vacancies_in_detail_least_salary_from_by_department(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "recruiter": given.get("recruiter") == truth["recruiter"],
        "total number of places": given.get("total_places") == truth["total_places"],
        "nothing changed": before == after,
    }
