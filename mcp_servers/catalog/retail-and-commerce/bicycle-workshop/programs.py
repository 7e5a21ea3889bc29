"""Solutions and verifications of programmatic tasks on Spoke & Sons bicycle workshop."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_receive_bicycle_where_allowed_in_detail_most_paid_by_mechanic(
    tools: Tools, *, mechanic_name: str, most_paid: int
) -> dict[str, Json]:
    """Receive bicycle those of the jobs meant for which that is allowed."""
    mechanic = tools("find_mechanics", name=mechanic_name)["items"][0]
    found = [tools("get_job", job_id=job["id"]) for job in every_item(tools, "find_jobs", mechanic_id=mechanic["id"])]
    found = [job for job in found if job["paid"] <= most_paid]
    done = refused = 0
    for job in found:
        try:
            tools("receive_bicycle", job_id=job["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_receive_bicycle_where_allowed_in_detail_most_paid_by_mechanic(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of jobs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "number of jobs done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is received": all(row["status"] == "received" for row in changed),
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


def solve_ranking_by_promised_on_of_jobs_in_detail_least_paid_by_mechanic(
    tools: Tools, *, mechanic_name: str, least_paid: int, top: int
) -> dict[str, Json]:
    """Put the jobs meant in order by promised date, and list the first ones."""
    mechanic = tools("find_mechanics", name=mechanic_name)["items"][0]
    found = [tools("get_job", job_id=job["id"]) for job in every_item(tools, "find_jobs", mechanic_id=mechanic["id"])]
    found = [job for job in found if job["paid"] >= least_paid]
    ranked = sorted(found, key=lambda job: job["promised_on"])[:top]
    return {"job_numbers": [job["number"] for job in ranked]}


def verify_ranking_by_promised_on_of_jobs_in_detail_least_paid_by_mechanic(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"job numbers": given.get("job_numbers") == truth["job_numbers"], "nothing changed": before == after}


def solve_service_with_most_price_among_works_of_job_least_price_by_status(
    tools: Tools, *, status: str, least_price: int
) -> dict[str, Json]:
    """Add up the price by service and find the largest total."""
    found = [
        work
        for job in every_item(tools, "find_jobs", status=status)
        for work in every_item(tools, "find_works", job_id=job["id"])
    ]
    found = [work for work in found if work["price"] >= least_price]
    totals: dict[str, int] = {}
    for work in found:
        totals[work["service_name"]] = totals.get(work["service_name"], 0) + work["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"service": largest, "total_price": totals[largest]}


def verify_service_with_most_price_among_works_of_job_least_price_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "service": given.get("service") == truth["service"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_finish_job_for_each_by_mechanic_and_status(
    tools: Tools, *, mechanic_name: str, status: str
) -> dict[str, Json]:
    """Finish each of the jobs meant, and count them."""
    mechanic = tools("find_mechanics", name=mechanic_name)["items"][0]
    found = list(every_item(tools, "find_jobs", mechanic_id=mechanic["id"], status=status))
    for job in found:
        tools("finish_job", job_id=job["id"])
    return {"jobs": len(found)}


def verify_finish_job_for_each_by_mechanic_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of jobs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "number of jobs": given.get("jobs") == truth["jobs"],
        "as many changed": len(changed) == truth["jobs"],
        "status is ready": all(row["status"] == "ready" for row in changed),
    }


def solve_reopen_job_where_allowed_in_detail_least_price_limit_by_mechanic(
    tools: Tools, *, mechanic_name: str, least_price_limit: int
) -> dict[str, Json]:
    """Reopen those of the jobs meant for which that is allowed."""
    mechanic = tools("find_mechanics", name=mechanic_name)["items"][0]
    found = [tools("get_job", job_id=job["id"]) for job in every_item(tools, "find_jobs", mechanic_id=mechanic["id"])]
    found = [job for job in found if job["price_limit"] >= least_price_limit]
    done = refused = 0
    for job in found:
        try:
            tools("reopen_job", job_id=job["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_reopen_job_where_allowed_in_detail_least_price_limit_by_mechanic(
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


def solve_amount_of_paid_of_jobs_in_detail_least_paid_by_mechanic_and_status(
    tools: Tools, *, mechanic_name: str, status: str, least_paid: int
) -> dict[str, Json]:
    """Count the jobs meant and add up the amount paid."""
    mechanic = tools("find_mechanics", name=mechanic_name)["items"][0]
    found = [
        tools("get_job", job_id=job["id"])
        for job in every_item(tools, "find_jobs", mechanic_id=mechanic["id"], status=status)
    ]
    found = [job for job in found if job["paid"] >= least_paid]
    return {"number": len(found), "total_amount_paid": sum(job["paid"] for job in found)}


def verify_amount_of_paid_of_jobs_in_detail_least_paid_by_mechanic_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of jobs": given.get("number") == truth["number"],
        "total amount paid": given.get("total_amount_paid") == truth["total_amount_paid"],
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


def solve_status_with_most_paid_among_jobs_in_detail_most_paid_by_mechanic(
    tools: Tools, *, mechanic_name: str, most_paid: int
) -> dict[str, Json]:
    """Add up the amount paid by status and find the largest total."""
    mechanic = tools("find_mechanics", name=mechanic_name)["items"][0]
    found = [tools("get_job", job_id=job["id"]) for job in every_item(tools, "find_jobs", mechanic_id=mechanic["id"])]
    found = [job for job in found if job["paid"] <= most_paid]
    totals: dict[str, int] = {}
    for job in found:
        totals[job["status"]] = totals.get(job["status"], 0) + job["paid"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_amount_paid": totals[largest]}


def verify_status_with_most_paid_among_jobs_in_detail_most_paid_by_mechanic(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total amount paid": given.get("total_amount_paid") == truth["total_amount_paid"],
        "nothing changed": before == after,
    }


def solve_service_with_most_works_by_electric(tools: Tools, *, electric: bool) -> dict[str, Json]:
    """Find out which of the services meant has the most work items."""
    counted = [
        (tools("find_works", service_id=service["id"])["total"], service)
        for service in every_item(tools, "find_services", electric=electric)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "work_items": most}


def verify_service_with_most_works_by_electric(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of work items": given.get("work_items") == truth["work_items"],
        "nothing changed": before == after,
    }


def solve_reopen_job_for_each_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Reopen each of the jobs meant, and count them."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_jobs", customer_id=customer["id"], status=status))
    for job in found:
        tools("reopen_job", job_id=job["id"])
    return {"jobs": len(found)}


def verify_reopen_job_for_each_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many jobs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "number of jobs": given.get("jobs") == truth["jobs"],
        "as many changed": len(changed) == truth["jobs"],
        "status is reopened": all(row["status"] == "reopened" for row in changed),
    }


def solve_most_price_among_works_of_job_least_price_by_status(
    tools: Tools, *, status: str, least_price: int
) -> dict[str, Json]:
    """Find the one with the highest price of the work items meant."""
    found = [
        work
        for job in every_item(tools, "find_jobs", status=status)
        for work in every_item(tools, "find_works", job_id=job["id"])
    ]
    found = [work for work in found if work["price"] >= least_price]
    chosen = max(found, key=lambda work: work["price"])
    return {"job": chosen["job_number"], "price": chosen["price"]}


def verify_most_price_among_works_of_job_least_price_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "job": given.get("job") == truth["job"],
        "price": given.get("price") == truth["price"],
        "nothing changed": before == after,
    }


def solve_amount_of_price_of_works_of_job_least_price_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str, least_price: int
) -> dict[str, Json]:
    """Count the work items meant and add up the price."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        work
        for job in every_item(tools, "find_jobs", customer_id=customer["id"], status=status)
        for work in every_item(tools, "find_works", job_id=job["id"])
    ]
    found = [work for work in found if work["price"] >= least_price]
    return {"number": len(found), "total_price": sum(work["price"] for work in found)}


def verify_amount_of_price_of_works_of_job_least_price_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of work items": given.get("number") == truth["number"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }
