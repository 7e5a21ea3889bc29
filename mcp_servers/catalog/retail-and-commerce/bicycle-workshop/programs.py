"""Solutions and verifications of programmatic tasks on Spoke & Sons bicycle workshop."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


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


def solve_reopen_job_with_highest_paid_by_bicycle_and_status(
    tools: Tools, *, bicycle_frame_number: str, status: str
) -> dict[str, Json]:
    """Reopen the job with the highest amount paid, no other."""
    bicycle = tools("find_bicycles", frame_number=bicycle_frame_number)["items"][0]
    job = max(
        [
            tools("get_job", job_id=job["id"])
            for job in every_item(tools, "find_jobs", bicycle_id=bicycle["id"], status=status)
        ],
        key=lambda job: job["paid"],
    )
    tools("reopen_job", job_id=job["id"])
    return {"amount_paid": job["paid"]}


def verify_reopen_job_with_highest_paid_by_bicycle_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The amount paid must be right, and one job must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "amount paid": given.get("amount_paid") == truth["amount_paid"],
        "one changed": len(changed) == 1,
        "status is reopened": all(row["status"] == "reopened" for row in changed),
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


def solve_add_work_earliest_promised_on_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str, service_name: str
) -> dict[str, Json]:
    """Choose the job with the earliest promised date and use it."""
    service = tools("find_services", name=service_name)["items"][0]
    customer = tools("find_customers", name=customer_name)["items"][0]
    job = min(
        every_item(tools, "find_jobs", customer_id=customer["id"], status=status), key=lambda job: job["promised_on"]
    )
    made = tools("add_work", service_id=service["id"], job_id=job["id"])
    return {"price": made["price"]}


def verify_add_work_earliest_promised_on_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One work item must have been added, with the price that is right."""
    given = answer or {}
    added = [row for key, row in after["works"].items() if key not in before["works"]]
    return {
        "price": given.get("price") == truth["price"],
        "one added": len(added) == 1,
        "with that price": [row["price"] for row in added] == [truth["price"]],
    }


def solve_bicycle_with_most_jobs_by_customer_and_kind(
    tools: Tools, *, customer_name: str, kind: str
) -> dict[str, Json]:
    """Find out which of the bicycles meant has the most jobs."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    counted = [
        (tools("find_jobs", bicycle_id=bicycle["id"])["total"], bicycle)
        for bicycle in every_item(tools, "find_bicycles", customer_id=customer["id"], kind=kind)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"frame_number": chosen["frame_number"], "jobs": most}


def verify_bicycle_with_most_jobs_by_customer_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "frame number": given.get("frame_number") == truth["frame_number"],
        "number of jobs": given.get("jobs") == truth["jobs"],
        "nothing changed": before == after,
    }


def solve_highest_price_limit_of_jobs_by_bicycle_and_status(
    tools: Tools, *, bicycle_frame_number: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest price limit of the jobs meant."""
    bicycle = tools("find_bicycles", frame_number=bicycle_frame_number)["items"][0]
    chosen = max(
        [
            tools("get_job", job_id=job["id"])
            for job in every_item(tools, "find_jobs", bicycle_id=bicycle["id"], status=status)
        ],
        key=lambda job: job["price_limit"],
    )
    return {"job_number": chosen["number"], "price_limit": chosen["price_limit"]}


def verify_highest_price_limit_of_jobs_by_bicycle_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "job number": given.get("job_number") == truth["job_number"],
        "price limit": given.get("price_limit") == truth["price_limit"],
        "nothing changed": before == after,
    }


def solve_total_price_of_works_by_job(tools: Tools, *, job_number: str) -> dict[str, Json]:
    """Add up the price of the work items that are meant."""
    job = tools("find_jobs", number=job_number)["items"][0]
    return {"total_price": sum(work["price"] for work in every_item(tools, "find_works", job_id=job["id"]))}


def verify_total_price_of_works_by_job(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total price": given.get("total_price") == truth["total_price"], "nothing changed": before == after}


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


def solve_service_with_most_works_in_report_works_by_mechanic_and_status(
    tools: Tools, *, mechanic_name: str, status: str
) -> dict[str, Json]:
    """Find the service with the highest works in a report."""
    mechanic = tools("find_mechanics", name=mechanic_name)["items"][0]
    largest = max(
        every_item(tools, "report_works", mechanic_id=mechanic["id"], status=status), key=lambda group: group["works"]
    )
    return {"service": largest["service_name"], "works": largest["works"]}


def verify_service_with_most_works_in_report_works_by_mechanic_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "service": given.get("service") == truth["service"],
        "works": given.get("works") == truth["works"],
        "nothing changed": before == after,
    }


def solve_collect_job_for_each_by_mechanic_and_status(
    tools: Tools, *, mechanic_name: str, status: str
) -> dict[str, Json]:
    """Collect each of the jobs meant, and count them."""
    mechanic = tools("find_mechanics", name=mechanic_name)["items"][0]
    found = list(every_item(tools, "find_jobs", mechanic_id=mechanic["id"], status=status))
    for job in found:
        tools("collect_job", job_id=job["id"])
    return {"jobs": len(found)}


def verify_collect_job_for_each_by_mechanic_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many jobs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "number of jobs": given.get("jobs") == truth["jobs"],
        "as many changed": len(changed) == truth["jobs"],
        "status is collected": all(row["status"] == "collected" for row in changed),
    }


def solve_reopen_job_with_highest_price_limit_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Reopen the job with the highest price limit, no other."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    job = max(
        [
            tools("get_job", job_id=job["id"])
            for job in every_item(tools, "find_jobs", customer_id=customer["id"], status=status)
        ],
        key=lambda job: job["price_limit"],
    )
    tools("reopen_job", job_id=job["id"])
    return {"price_limit": job["price_limit"]}


def verify_reopen_job_with_highest_price_limit_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The price limit must be right, and one job must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "price limit": given.get("price_limit") == truth["price_limit"],
        "one changed": len(changed) == 1,
        "status is reopened": all(row["status"] == "reopened" for row in changed),
    }


def solve_start_job_or_cancel_job_by_paid_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the amount paid what to do with the only job meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    job = next(every_item(tools, "find_jobs", customer_id=customer["id"], status=status))
    job = tools("get_job", job_id=job["id"])
    if job["paid"] > limit:
        tools("start_job", job_id=job["id"])
    else:
        tools("cancel_job", job_id=job["id"])
    return {"amount_paid": job["paid"]}


def verify_start_job_or_cancel_job_by_paid_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The amount paid must be right, and one job must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {"amount paid": given.get("amount_paid") == truth["amount_paid"], "one changed": len(changed) == 1}
