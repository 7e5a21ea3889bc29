"""Solutions and verifications of programmatic tasks on Lingua translations."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_amount_of_fee_of_jobs_in_detail_most_translator_words_a_week_by_status(
    tools: Tools, *, status: str, most_translator_words_a_week: int
) -> dict[str, Json]:
    """Count the jobs meant and add up the fee."""
    found = [tools("get_job", job_id=job["id"]) for job in every_item(tools, "find_jobs", status=status)]
    found = [
        job
        for job in found
        if job["translator_id"] is not None
        and tools("get_translator", translator_id=job["translator_id"])["words_a_week"] <= most_translator_words_a_week
    ]
    return {"number": len(found), "total_fee": sum(job["fee"] for job in found)}


def verify_amount_of_fee_of_jobs_in_detail_most_translator_words_a_week_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of jobs": given.get("number") == truth["number"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
    }


def solve_amount_of_fee_of_jobs_in_detail_which_translator_mother_tongue_by_customer(
    tools: Tools, *, customer_name: str, which_translator_mother_tongue: str
) -> dict[str, Json]:
    """Count the jobs meant and add up the fee."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [tools("get_job", job_id=job["id"]) for job in every_item(tools, "find_jobs", customer_id=customer["id"])]
    found = [
        job
        for job in found
        if tools("get_translator", translator_id=job["translator_id"])["mother_tongue"]
        == which_translator_mother_tongue
    ]
    return {"number": len(found), "total_fee": sum(job["fee"] for job in found)}


def verify_amount_of_fee_of_jobs_in_detail_which_translator_mother_tongue_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of jobs": given.get("number") == truth["number"],
        "total fee": given.get("total_fee") == truth["total_fee"],
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


def solve_earliest_due_on_among_jobs_in_detail_most_translator_words_a_week_by_status(
    tools: Tools, *, status: str, most_translator_words_a_week: int
) -> dict[str, Json]:
    """Find the one with the earliest due date of the jobs meant."""
    found = [tools("get_job", job_id=job["id"]) for job in every_item(tools, "find_jobs", status=status)]
    found = [
        job
        for job in found
        if job["translator_id"] is not None
        and tools("get_translator", translator_id=job["translator_id"])["words_a_week"] <= most_translator_words_a_week
    ]
    chosen = min(found, key=lambda job: job["due_on"])
    return {"job_number": chosen["number"], "due_date": chosen["due_on"]}


def verify_earliest_due_on_among_jobs_in_detail_most_translator_words_a_week_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "job number": given.get("job_number") == truth["job_number"],
        "due date": given.get("due_date") == truth["due_date"],
        "nothing changed": before == after,
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


def solve_ranking_by_due_on_of_jobs_in_detail_most_translator_words_a_week_by_status(
    tools: Tools, *, status: str, most_translator_words_a_week: int, top: int
) -> dict[str, Json]:
    """Put the jobs meant in order by due date, and list the first ones."""
    found = [tools("get_job", job_id=job["id"]) for job in every_item(tools, "find_jobs", status=status)]
    found = [
        job
        for job in found
        if job["translator_id"] is not None
        and tools("get_translator", translator_id=job["translator_id"])["words_a_week"] <= most_translator_words_a_week
    ]
    ranked = sorted(found, key=lambda job: job["due_on"])[:top]
    return {"job_numbers": [job["number"] for job in ranked]}


def verify_ranking_by_due_on_of_jobs_in_detail_most_translator_words_a_week_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"job numbers": given.get("job_numbers") == truth["job_numbers"], "nothing changed": before == after}


def solve_invoice_job_with_highest_fee_by_customer_and_language(
    tools: Tools, *, customer_name: str, language: str
) -> dict[str, Json]:
    """Invoice the job with the highest fee, no other."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    job = max(
        [
            tools("get_job", job_id=job["id"])
            for job in every_item(tools, "find_jobs", customer_id=customer["id"], language=language)
        ],
        key=lambda job: job["fee"],
    )
    tools("invoice_job", job_id=job["id"])
    return {"fee": job["fee"]}


def verify_invoice_job_with_highest_fee_by_customer_and_language(
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


def solve_status_with_most_fee_among_jobs_of_source_by_customer_and_kind(
    tools: Tools, *, customer_name: str, kind: str
) -> dict[str, Json]:
    """Add up the fee by status and find the largest total."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        job
        for source in every_item(tools, "find_sources", customer_id=customer["id"], kind=kind)
        for job in every_item(tools, "find_jobs", source_id=source["id"])
    ]
    totals: dict[str, int] = {}
    for job in found:
        totals[job["status"]] = totals.get(job["status"], 0) + job["fee"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_fee": totals[largest]}


def verify_status_with_most_fee_among_jobs_of_source_by_customer_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
    }


def solve_invoice_job_where_allowed_of_source_at_once_by_kind(tools: Tools, *, kind: str) -> dict[str, Json]:
    """Invoice those of the jobs meant for which that is allowed."""
    those = {source["title"] for source in every_item(tools, "find_sources", kind=kind)}
    found = [job for job in every_item(tools, "find_jobs") if job["source_title"] in those]
    done = refused = 0
    for job in found:
        try:
            tools("invoice_job", job_id=job["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_invoice_job_where_allowed_of_source_at_once_by_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of jobs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "number of jobs done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is invoiced": all(row["status"] == "invoiced" for row in changed),
    }


def solve_accept_review_for_each_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Accept each of the reviews meant, and count them."""
    found = list(every_item(tools, "find_reviews", status=status))
    for review in found:
        tools("accept_review", review_id=review["id"])
    return {"reviews": len(found)}


def verify_accept_review_for_each_by_status(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of reviews must have changed."""
    given = answer or {}
    changed = [row for key, row in after["reviews"].items() if row != before["reviews"].get(key)]
    return {
        "number of reviews": given.get("reviews") == truth["reviews"],
        "as many changed": len(changed) == truth["reviews"],
        "status is accepted": all(row["status"] == "accepted" for row in changed),
    }


def solve_refuse_job_for_each_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Refuse each of the jobs meant, and count them."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_jobs", customer_id=customer["id"], status=status))
    for job in found:
        tools("refuse_job", job_id=job["id"])
    return {"jobs": len(found)}


def verify_refuse_job_for_each_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many jobs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "number of jobs": given.get("jobs") == truth["jobs"],
        "as many changed": len(changed) == truth["jobs"],
        "status is refused": all(row["status"] == "refused" for row in changed),
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


def solve_invoice_job_where_allowed_of_source_most_fee_by_customer_and_subject(
    tools: Tools, *, customer_name: str, subject: str, most_fee: int
) -> dict[str, Json]:
    """Invoice those of the jobs meant for which that is allowed."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        job
        for source in every_item(tools, "find_sources", customer_id=customer["id"], subject=subject)
        for job in every_item(tools, "find_jobs", source_id=source["id"])
    ]
    found = [job for job in found if job["fee"] <= most_fee]
    done = refused = 0
    for job in found:
        try:
            tools("invoice_job", job_id=job["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_invoice_job_where_allowed_of_source_most_fee_by_customer_and_subject(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of jobs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "number of jobs done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is invoiced": all(row["status"] == "invoiced" for row in changed),
    }


def solve_delivery_with_most_reviews_by_translator(tools: Tools, *, translator_name: str) -> dict[str, Json]:
    """Find out which of the deliveries meant has the most reviews."""
    translator = tools("find_translators", name=translator_name)["items"][0]
    counted = [
        (tools("find_reviews", delivery_id=delivery["id"])["total"], delivery)
        for delivery in every_item(tools, "find_deliveries", translator_id=translator["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"job": chosen["job_number"], "reviews": most}


def verify_delivery_with_most_reviews_by_translator(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "job": given.get("job") == truth["job"],
        "number of reviews": given.get("reviews") == truth["reviews"],
        "nothing changed": before == after,
    }
