"""Solutions and verifications of programmatic tasks on Lingua translations."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_invoice_job_for_each_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Invoice each of the jobs meant, and count them."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_jobs", customer_id=customer["id"], status=status))
    for job in found:
        tools("invoice_job", job_id=job["id"])
    return {"jobs": len(found)}


def verify_invoice_job_for_each_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many jobs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "number of jobs": given.get("jobs") == truth["jobs"],
        "as many changed": len(changed) == truth["jobs"],
        "status is invoiced": all(row["status"] == "invoiced" for row in changed),
    }


def solve_invoice_job_with_earliest_due_on_by_source(tools: Tools, *, source_title: str) -> dict[str, Json]:
    """Invoice the job with the earliest due date, no other."""
    source = tools("find_sources", title=source_title)["items"][0]
    job = min(
        [tools("get_job", job_id=job["id"]) for job in every_item(tools, "find_jobs", source_id=source["id"])],
        key=lambda job: job["due_on"],
    )
    tools("invoice_job", job_id=job["id"])
    return {"due_date": job["due_on"]}


def verify_invoice_job_with_earliest_due_on_by_source(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The due date must be right, and one job must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "due date": given.get("due_date") == truth["due_date"],
        "one changed": len(changed) == 1,
        "status is invoiced": all(row["status"] == "invoiced" for row in changed),
    }


def solve_total_words_of_sources_by_customer_and_subject(
    tools: Tools, *, customer_name: str, subject: str
) -> dict[str, Json]:
    """Add up the number of words of the source texts that are meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    return {
        "total_words": sum(
            source["words"] for source in every_item(tools, "find_sources", customer_id=customer["id"], subject=subject)
        )
    }


def verify_total_words_of_sources_by_customer_and_subject(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of words": given.get("total_words") == truth["total_words"],
        "nothing changed": before == after,
    }


def solve_earliest_due_on_of_jobs_by_customer_and_language(
    tools: Tools, *, customer_name: str, language: str
) -> dict[str, Json]:
    """Find the one with the earliest due date of the jobs meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    chosen = min(
        [
            tools("get_job", job_id=job["id"])
            for job in every_item(tools, "find_jobs", customer_id=customer["id"], language=language)
        ],
        key=lambda job: job["due_on"],
    )
    return {"job_number": chosen["number"], "due_date": chosen["due_on"]}


def verify_earliest_due_on_of_jobs_by_customer_and_language(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "job number": given.get("job_number") == truth["job_number"],
        "due date": given.get("due_date") == truth["due_date"],
        "nothing changed": before == after,
    }


def solve_subject_with_most_words_of_sources_by_customer_and_kind(
    tools: Tools, *, customer_name: str, kind: str
) -> dict[str, Json]:
    """Add up the number of words by subject and find the largest total."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    totals: dict[str, int] = {}
    for source in every_item(tools, "find_sources", customer_id=customer["id"], kind=kind):
        totals[source["subject"]] = totals.get(source["subject"], 0) + source["words"]
    largest = max(totals, key=lambda group: totals[group])
    return {"subject": largest, "total_words": totals[largest]}


def verify_subject_with_most_words_of_sources_by_customer_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "subject": given.get("subject") == truth["subject"],
        "total number of words": given.get("total_words") == truth["total_words"],
        "nothing changed": before == after,
    }


def solve_delivery_with_most_reviews_by_translator_and_late(
    tools: Tools, *, translator_name: str, late: bool
) -> dict[str, Json]:
    """Find out which of the deliveries meant has the most reviews."""
    translator = tools("find_translators", name=translator_name)["items"][0]
    counted = [
        (tools("find_reviews", delivery_id=delivery["id"])["total"], delivery)
        for delivery in every_item(tools, "find_deliveries", translator_id=translator["id"], late=late)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"job": chosen["job_number"], "reviews": most}


def verify_delivery_with_most_reviews_by_translator_and_late(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "job": given.get("job") == truth["job"],
        "number of reviews": given.get("reviews") == truth["reviews"],
        "nothing changed": before == after,
    }


def solve_accept_review_for_each_by_reviewer_and_status(
    tools: Tools, *, translator_name: str, status: str
) -> dict[str, Json]:
    """Accept each of the reviews meant, and count them."""
    translator = tools("find_translators", name=translator_name)["items"][0]
    found = list(every_item(tools, "find_reviews", reviewer_id=translator["id"], status=status))
    for review in found:
        tools("accept_review", review_id=review["id"])
    return {"reviews": len(found)}


def verify_accept_review_for_each_by_reviewer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many reviews must have changed."""
    given = answer or {}
    changed = [row for key, row in after["reviews"].items() if row != before["reviews"].get(key)]
    return {
        "number of reviews": given.get("reviews") == truth["reviews"],
        "as many changed": len(changed) == truth["reviews"],
        "status is accepted": all(row["status"] == "accepted" for row in changed),
    }


def solve_invoice_job_with_highest_fee_by_translator_and_status(
    tools: Tools, *, translator_name: str, status: str
) -> dict[str, Json]:
    """Invoice the job with the highest fee, no other."""
    translator = tools("find_translators", name=translator_name)["items"][0]
    job = max(
        [
            tools("get_job", job_id=job["id"])
            for job in every_item(tools, "find_jobs", translator_id=translator["id"], status=status)
        ],
        key=lambda job: job["fee"],
    )
    tools("invoice_job", job_id=job["id"])
    return {"fee": job["fee"]}


def verify_invoice_job_with_highest_fee_by_translator_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The fee must be right, and one job must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "fee": given.get("fee") == truth["fee"],
        "one changed": len(changed) == 1,
        "status is invoiced": all(row["status"] == "invoiced" for row in changed),
    }


def solve_total_fee_of_jobs_by_source(tools: Tools, *, source_title: str) -> dict[str, Json]:
    """Add up the fee of the jobs that are meant."""
    source = tools("find_sources", title=source_title)["items"][0]
    return {
        "total_fee": sum(
            job["fee"]
            for job in [
                tools("get_job", job_id=job["id"]) for job in every_item(tools, "find_jobs", source_id=source["id"])
            ]
        )
    }


def verify_total_fee_of_jobs_by_source(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total fee": given.get("total_fee") == truth["total_fee"], "nothing changed": before == after}


def solve_highest_fee_of_jobs_by_source(tools: Tools, *, source_title: str) -> dict[str, Json]:
    """Find the one with the highest fee of the jobs meant."""
    source = tools("find_sources", title=source_title)["items"][0]
    chosen = max(
        [tools("get_job", job_id=job["id"]) for job in every_item(tools, "find_jobs", source_id=source["id"])],
        key=lambda job: job["fee"],
    )
    return {"job_number": chosen["number"], "fee": chosen["fee"]}


def verify_highest_fee_of_jobs_by_source(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "job number": given.get("job_number") == truth["job_number"],
        "fee": given.get("fee") == truth["fee"],
        "nothing changed": before == after,
    }


def solve_status_with_most_fee_of_jobs_by_translator_and_language(
    tools: Tools, *, translator_name: str, language: str
) -> dict[str, Json]:
    """Add up the fee by status and find the largest total."""
    translator = tools("find_translators", name=translator_name)["items"][0]
    totals: dict[str, int] = {}
    for job in every_item(tools, "find_jobs", translator_id=translator["id"], language=language):
        totals[job["status"]] = totals.get(job["status"], 0) + job["fee"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_fee": totals[largest]}


def verify_status_with_most_fee_of_jobs_by_translator_and_language(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
    }


def solve_source_with_most_jobs_by_customer_and_subject(
    tools: Tools, *, customer_name: str, subject: str
) -> dict[str, Json]:
    """Find out which of the source texts meant has the most jobs."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    counted = [
        (tools("find_jobs", source_id=source["id"])["total"], source)
        for source in every_item(tools, "find_sources", customer_id=customer["id"], subject=subject)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "jobs": most}


def verify_source_with_most_jobs_by_customer_and_subject(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of jobs": given.get("jobs") == truth["jobs"],
        "nothing changed": before == after,
    }
