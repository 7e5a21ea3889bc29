"""Solutions and verifications of programmatic tasks on Spoke & Sons bicycle workshop."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_reopen_job_where_allowed_by_mechanic(tools: Tools, *, mechanic_name: str) -> dict[str, Json]:
    """Reopen those of the jobs meant for which that is allowed."""
    mechanic = tools("find_mechanics", name=mechanic_name)["items"][0]
    found = list(every_item(tools, "find_jobs", mechanic_id=mechanic["id"]))
    done = refused = 0
    for job in found:
        try:
            tools("reopen_job", job_id=job["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_reopen_job_where_allowed_by_mechanic(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of jobs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "number of jobs done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is reopened": all(row["status"] == "reopened" for row in changed),
    }


def solve_earliest_collected_on_of_jobs_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest collection date of the jobs meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    chosen = min(
        [
            tools("get_job", job_id=job["id"])
            for job in every_item(tools, "find_jobs", customer_id=customer["id"], status=status)
        ],
        key=lambda job: job["collected_on"],
    )
    return {"job_number": chosen["number"], "collection_date": chosen["collected_on"]}


def verify_earliest_collected_on_of_jobs_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "job number": given.get("job_number") == truth["job_number"],
        "collection date": given.get("collection_date") == truth["collection_date"],
        "nothing changed": before == after,
    }


def solve_service_with_most_price_of_works_by_mechanic(tools: Tools, *, mechanic_name: str) -> dict[str, Json]:
    """Add up the price by service and find the largest total."""
    mechanic = tools("find_mechanics", name=mechanic_name)["items"][0]
    totals: dict[str, int] = {}
    for work in every_item(tools, "find_works", mechanic_id=mechanic["id"]):
        totals[work["service_name"]] = totals.get(work["service_name"], 0) + work["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"service": largest, "total_price": totals[largest]}


def verify_service_with_most_price_of_works_by_mechanic(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "service": given.get("service") == truth["service"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_status_with_most_paid_among_jobs_of_bicycle_at_once_in_detail_most_price_limit_by_kind(
    tools: Tools, *, kind: str, most_price_limit: int
) -> dict[str, Json]:
    """Add up the amount paid by status and find the largest total."""
    those = {bicycle["frame_number"] for bicycle in every_item(tools, "find_bicycles", kind=kind)}
    found = [
        tools("get_job", job_id=job["id"])
        for job in every_item(tools, "find_jobs")
        if job["bicycle_frame_number"] in those
    ]
    found = [job for job in found if job["price_limit"] <= most_price_limit]
    totals: dict[str, int] = {}
    for job in found:
        totals[job["status"]] = totals.get(job["status"], 0) + job["paid"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_amount_paid": totals[largest]}


def verify_status_with_most_paid_among_jobs_of_bicycle_at_once_in_detail_most_price_limit_by_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total amount paid": given.get("total_amount_paid") == truth["total_amount_paid"],
        "nothing changed": before == after,
    }


def solve_start_job_where_allowed_in_detail_most_price_limit_by_status(
    tools: Tools, *, status: str, most_price_limit: int
) -> dict[str, Json]:
    """Start those of the jobs meant for which that is allowed."""
    found = [tools("get_job", job_id=job["id"]) for job in every_item(tools, "find_jobs", status=status)]
    found = [job for job in found if job["price_limit"] <= most_price_limit]
    done = refused = 0
    for job in found:
        try:
            tools("start_job", job_id=job["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_start_job_where_allowed_in_detail_most_price_limit_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of jobs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "number of jobs done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is in work": all(row["status"] == "in_work" for row in changed),
    }


def solve_most_price_among_works_of_job_by_mechanic_and_status(
    tools: Tools, *, mechanic_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest price of the work items meant."""
    mechanic = tools("find_mechanics", name=mechanic_name)["items"][0]
    found = [
        work
        for job in every_item(tools, "find_jobs", mechanic_id=mechanic["id"], status=status)
        for work in every_item(tools, "find_works", job_id=job["id"])
    ]
    chosen = max(found, key=lambda work: work["price"])
    return {"job": chosen["job_number"], "price": chosen["price"]}


def verify_most_price_among_works_of_job_by_mechanic_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "job": given.get("job") == truth["job"],
        "price": given.get("price") == truth["price"],
        "nothing changed": before == after,
    }


def solve_ranking_by_price_limit_of_jobs_of_bicycle_in_detail_by_customer_and_kind(
    tools: Tools, *, customer_name: str, kind: str, top: int
) -> dict[str, Json]:
    """Put the jobs meant in order by price limit, and list the first ones."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        tools("get_job", job_id=job["id"])
        for bicycle in every_item(tools, "find_bicycles", customer_id=customer["id"], kind=kind)
        for job in every_item(tools, "find_jobs", bicycle_id=bicycle["id"])
    ]
    ranked = sorted(found, key=lambda job: job["price_limit"], reverse=True)[:top]
    return {"job_numbers": [job["number"] for job in ranked]}


def verify_ranking_by_price_limit_of_jobs_of_bicycle_in_detail_by_customer_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"job numbers": given.get("job_numbers") == truth["job_numbers"], "nothing changed": before == after}


def solve_receive_bicycle_for_each_by_mechanic_and_status(
    tools: Tools, *, mechanic_name: str, status: str
) -> dict[str, Json]:
    """Receive bicycle each of the jobs meant, and count them."""
    mechanic = tools("find_mechanics", name=mechanic_name)["items"][0]
    found = list(every_item(tools, "find_jobs", mechanic_id=mechanic["id"], status=status))
    for job in found:
        tools("receive_bicycle", job_id=job["id"])
    return {"jobs": len(found)}


def verify_receive_bicycle_for_each_by_mechanic_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many jobs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "number of jobs": given.get("jobs") == truth["jobs"],
        "as many changed": len(changed) == truth["jobs"],
        "status is received": all(row["status"] == "received" for row in changed),
    }


def solve_status_with_most_paid_among_jobs_of_bicycle_in_detail_by_customer_and_kind(
    tools: Tools, *, customer_name: str, kind: str
) -> dict[str, Json]:
    """Add up the amount paid by status and find the largest total."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        tools("get_job", job_id=job["id"])
        for bicycle in every_item(tools, "find_bicycles", customer_id=customer["id"], kind=kind)
        for job in every_item(tools, "find_jobs", bicycle_id=bicycle["id"])
    ]
    totals: dict[str, int] = {}
    for job in found:
        totals[job["status"]] = totals.get(job["status"], 0) + job["paid"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_amount_paid": totals[largest]}


def verify_status_with_most_paid_among_jobs_of_bicycle_in_detail_by_customer_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total amount paid": given.get("total_amount_paid") == truth["total_amount_paid"],
        "nothing changed": before == after,
    }


def solve_job_with_most_works_by_mechanic_and_status(
    tools: Tools, *, mechanic_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the jobs meant has the most work items."""
    mechanic = tools("find_mechanics", name=mechanic_name)["items"][0]
    counted = [
        (tools("find_works", job_id=job["id"])["total"], job)
        for job in every_item(tools, "find_jobs", mechanic_id=mechanic["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"job_number": chosen["number"], "work_items": most}


def verify_job_with_most_works_by_mechanic_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "job number": given.get("job_number") == truth["job_number"],
        "number of work items": given.get("work_items") == truth["work_items"],
        "nothing changed": before == after,
    }


def solve_start_job_or_cancel_job_by_price_limit_by_bicycle_and_status(
    tools: Tools, *, bicycle_frame_number: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the price limit what to do with the only job meant."""
    bicycle = tools("find_bicycles", frame_number=bicycle_frame_number)["items"][0]
    job = next(every_item(tools, "find_jobs", bicycle_id=bicycle["id"], status=status))
    job = tools("get_job", job_id=job["id"])
    if job["price_limit"] > limit:
        tools("start_job", job_id=job["id"])
    else:
        tools("cancel_job", job_id=job["id"])
    return {"price_limit": job["price_limit"]}


def verify_start_job_or_cancel_job_by_price_limit_by_bicycle_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The price limit must be right, and one job must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {"price limit": given.get("price_limit") == truth["price_limit"], "one changed": len(changed) == 1}


def solve_amount_of_paid_of_jobs_of_bicycle_in_detail_by_customer_and_kind(
    tools: Tools, *, customer_name: str, kind: str
) -> dict[str, Json]:
    """Count the jobs meant and add up the amount paid."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        tools("get_job", job_id=job["id"])
        for bicycle in every_item(tools, "find_bicycles", customer_id=customer["id"], kind=kind)
        for job in every_item(tools, "find_jobs", bicycle_id=bicycle["id"])
    ]
    return {"number": len(found), "total_amount_paid": sum(job["paid"] for job in found)}


def verify_amount_of_paid_of_jobs_of_bicycle_in_detail_by_customer_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of jobs": given.get("number") == truth["number"],
        "total amount paid": given.get("total_amount_paid") == truth["total_amount_paid"],
        "nothing changed": before == after,
    }


def solve_total_paid_of_jobs_by_bicycle_and_status(
    tools: Tools, *, bicycle_frame_number: str, status: str
) -> dict[str, Json]:
    """Add up the amount paid of the jobs that are meant."""
    bicycle = tools("find_bicycles", frame_number=bicycle_frame_number)["items"][0]
    return {
        "total_amount_paid": sum(
            job["paid"]
            for job in [
                tools("get_job", job_id=job["id"])
                for job in every_item(tools, "find_jobs", bicycle_id=bicycle["id"], status=status)
            ]
        )
    }


def verify_total_paid_of_jobs_by_bicycle_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total amount paid": given.get("total_amount_paid") == truth["total_amount_paid"],
        "nothing changed": before == after,
    }


def solve_highest_paid_of_jobs_by_bicycle(tools: Tools, *, bicycle_frame_number: str) -> dict[str, Json]:
    """Find the one with the highest amount paid of the jobs meant."""
    bicycle = tools("find_bicycles", frame_number=bicycle_frame_number)["items"][0]
    chosen = max(
        [tools("get_job", job_id=job["id"]) for job in every_item(tools, "find_jobs", bicycle_id=bicycle["id"])],
        key=lambda job: job["paid"],
    )
    return {"job_number": chosen["number"], "amount_paid": chosen["paid"]}


def verify_highest_paid_of_jobs_by_bicycle(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "job number": given.get("job_number") == truth["job_number"],
        "amount paid": given.get("amount_paid") == truth["amount_paid"],
        "nothing changed": before == after,
    }
