"""Solutions and verifications of programmatic tasks on Nordkai mobile cranes."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_status_with_most_price_among_jobs_in_detail_least_radius_by_customer(
    tools: Tools, *, customer_name: str, least_radius: int
) -> dict[str, Json]:
    """Add up the price by status and find the largest total."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        tools("get_lift_job", job_id=job["id"])
        for job in every_item(tools, "find_lift_jobs", customer_id=customer["id"])
    ]
    found = [job for job in found if job["radius"] >= least_radius]
    totals: dict[str, int] = {}
    for job in found:
        totals[job["status"]] = totals.get(job["status"], 0) + job["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_price": totals[largest]}


def verify_status_with_most_price_among_jobs_in_detail_least_radius_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_most_radius_among_jobs_in_detail_least_crane_daily_rate_by_operator(
    tools: Tools, *, operator_name: str, least_crane_daily_rate: int
) -> dict[str, Json]:
    """Find the one with the highest radius in metres of the lift jobs meant."""
    operator = tools("find_operators", name=operator_name)["items"][0]
    found = [
        tools("get_lift_job", job_id=job["id"])
        for job in every_item(tools, "find_lift_jobs", operator_id=operator["id"])
    ]
    found = [
        job
        for job in found
        if job["crane_id"] is not None
        and tools("get_crane", crane_id=job["crane_id"])["daily_rate"] >= least_crane_daily_rate
    ]
    chosen = max(found, key=lambda job: job["radius"])
    return {"job_number": chosen["number"], "radius": chosen["radius"]}


def verify_most_radius_among_jobs_in_detail_least_crane_daily_rate_by_operator(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "job number": given.get("job_number") == truth["job_number"],
        "radius in metres": given.get("radius") == truth["radius"],
        "nothing changed": before == after,
    }


def solve_earliest_day_of_lift_of_jobs_by_operator_and_status(
    tools: Tools, *, operator_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest day of the lift of the lift jobs meant."""
    operator = tools("find_operators", name=operator_name)["items"][0]
    chosen = min(
        [
            tools("get_lift_job", job_id=job["id"])
            for job in every_item(tools, "find_lift_jobs", operator_id=operator["id"], status=status)
        ],
        key=lambda job: job["day_of_lift"],
    )
    return {"job_number": chosen["number"], "day_of_the_lift": chosen["day_of_lift"]}


def verify_earliest_day_of_lift_of_jobs_by_operator_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "job number": given.get("job_number") == truth["job_number"],
        "day of the lift": given.get("day_of_the_lift") == truth["day_of_the_lift"],
        "nothing changed": before == after,
    }


def solve_cancel_job_for_each_by_crane_and_status(tools: Tools, *, crane_number: str, status: str) -> dict[str, Json]:
    """Cancel job each of the jobs meant, and count them."""
    crane = tools("find_cranes", number=crane_number)["items"][0]
    found = list(every_item(tools, "find_lift_jobs", crane_id=crane["id"], status=status))
    for job in found:
        tools("cancel_job", job_id=job["id"])
    return {"jobs": len(found)}


def verify_cancel_job_for_each_by_crane_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many jobs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "number of jobs": given.get("jobs") == truth["jobs"],
        "as many changed": len(changed) == truth["jobs"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_customer_with_most_price_among_jobs_in_detail_crane_tested_until_until_by_operator(
    tools: Tools, *, operator_name: str, crane_tested_until_until: str
) -> dict[str, Json]:
    """Add up the price by customer and find the largest total."""
    operator = tools("find_operators", name=operator_name)["items"][0]
    found = [
        tools("get_lift_job", job_id=job["id"])
        for job in every_item(tools, "find_lift_jobs", operator_id=operator["id"])
    ]
    found = [
        job
        for job in found
        if job["crane_id"] is not None
        and tools("get_crane", crane_id=job["crane_id"])["tested_until"] <= crane_tested_until_until
    ]
    totals: dict[str, int] = {}
    for job in found:
        totals[job["customer_name"]] = totals.get(job["customer_name"], 0) + job["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"customer": largest, "total_price": totals[largest]}


def verify_customer_with_most_price_among_jobs_in_detail_crane_tested_until_until_by_operator(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "customer": given.get("customer") == truth["customer"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_crane_with_most_jobs_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the cranes meant has the most lift jobs."""
    counted = [
        (tools("find_lift_jobs", crane_id=crane["id"])["total"], crane)
        for crane in every_item(tools, "find_cranes", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"crane_number": chosen["number"], "lift_jobs": most}


def verify_crane_with_most_jobs_by_status(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "crane number": given.get("crane_number") == truth["crane_number"],
        "number of lift jobs": given.get("lift_jobs") == truth["lift_jobs"],
        "nothing changed": before == after,
    }


def solve_operator_with_most_jobs_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the operators meant has the most lift jobs."""
    counted = [
        (tools("find_lift_jobs", operator_id=operator["id"])["total"], operator)
        for operator in every_item(tools, "find_operators", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "lift_jobs": most}


def verify_operator_with_most_jobs_by_status(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of lift jobs": given.get("lift_jobs") == truth["lift_jobs"],
        "nothing changed": before == after,
    }


def solve_total_price_of_jobs_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Add up the price of the lift jobs that are meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    return {
        "total_price": sum(
            job["price"]
            for job in [
                tools("get_lift_job", job_id=job["id"])
                for job in every_item(tools, "find_lift_jobs", customer_id=customer["id"], status=status)
            ]
        )
    }


def verify_total_price_of_jobs_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total price": given.get("total_price") == truth["total_price"], "nothing changed": before == after}


def solve_amount_of_price_of_jobs_in_detail_least_crane_daily_rate_by_operator_and_status(
    tools: Tools, *, operator_name: str, status: str, least_crane_daily_rate: int
) -> dict[str, Json]:
    """Count the lift jobs meant and add up the price."""
    operator = tools("find_operators", name=operator_name)["items"][0]
    found = [
        tools("get_lift_job", job_id=job["id"])
        for job in every_item(tools, "find_lift_jobs", operator_id=operator["id"], status=status)
    ]
    found = [
        job
        for job in found
        if job["crane_id"] is not None
        and tools("get_crane", crane_id=job["crane_id"])["daily_rate"] >= least_crane_daily_rate
    ]
    return {"number": len(found), "total_price": sum(job["price"] for job in found)}


def verify_amount_of_price_of_jobs_in_detail_least_crane_daily_rate_by_operator_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of lift jobs": given.get("number") == truth["number"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_most_weight_among_jobs_in_detail_least_price_by_operator_and_status(
    tools: Tools, *, operator_name: str, status: str, least_price: int
) -> dict[str, Json]:
    """Find the one with the highest weight in kilograms of the lift jobs meant."""
    operator = tools("find_operators", name=operator_name)["items"][0]
    found = [
        tools("get_lift_job", job_id=job["id"])
        for job in every_item(tools, "find_lift_jobs", operator_id=operator["id"], status=status)
    ]
    found = [job for job in found if job["price"] >= least_price]
    chosen = max(found, key=lambda job: job["weight"])
    return {"job_number": chosen["number"], "weight": chosen["weight"]}


def verify_most_weight_among_jobs_in_detail_least_price_by_operator_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "job number": given.get("job_number") == truth["job_number"],
        "weight in kilograms": given.get("weight") == truth["weight"],
        "nothing changed": before == after,
    }


def solve_cancel_job_for_each_in_detail_least_radius_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str, least_radius: int
) -> dict[str, Json]:
    """Cancel job each of the lift jobs meant, and count them."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        tools("get_lift_job", job_id=job["id"])
        for job in every_item(tools, "find_lift_jobs", customer_id=customer["id"], status=status)
    ]
    found = [job for job in found if job["radius"] >= least_radius]
    for job in found:
        tools("cancel_job", job_id=job["id"])
    return {"jobs": len(found)}


def verify_cancel_job_for_each_in_detail_least_radius_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of lift jobs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "number of lift jobs": given.get("jobs") == truth["jobs"],
        "as many changed": len(changed) == truth["jobs"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_write_bill_earliest_day_of_lift_by_crane_and_critical(
    tools: Tools, *, crane_number: str, critical: bool, number: str
) -> dict[str, Json]:
    """Choose the lift job with the earliest day of the lift and use it."""
    crane = tools("find_cranes", number=crane_number)["items"][0]
    job = min(
        every_item(tools, "find_lift_jobs", crane_id=crane["id"], critical=critical), key=lambda job: job["day_of_lift"]
    )
    made = tools("write_bill", job_id=job["id"], number=number)
    return {"amount": made["amount"]}


def verify_write_bill_earliest_day_of_lift_by_crane_and_critical(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One bill must have been added, with the amount that is right."""
    given = answer or {}
    added = [row for key, row in after["bills"].items() if key not in before["bills"]]
    return {
        "amount": given.get("amount") == truth["amount"],
        "one added": len(added) == 1,
        "with that amount": [row["amount"] for row in added] == [truth["amount"]],
    }


def solve_total_price_of_jobs_by_operator_and_on_street(
    tools: Tools, *, operator_name: str, on_street: bool
) -> dict[str, Json]:
    """Add up the price of the lift jobs that are meant."""
    operator = tools("find_operators", name=operator_name)["items"][0]
    return {
        "total_price": sum(
            job["price"]
            for job in [
                tools("get_lift_job", job_id=job["id"])
                for job in every_item(tools, "find_lift_jobs", operator_id=operator["id"], on_street=on_street)
            ]
        )
    }


def verify_total_price_of_jobs_by_operator_and_on_street(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total price": given.get("total_price") == truth["total_price"], "nothing changed": before == after}


def solve_customer_with_most_price_among_jobs_in_detail_least_crane_daily_rate_by_operator_and_status(
    tools: Tools, *, operator_name: str, status: str, least_crane_daily_rate: int
) -> dict[str, Json]:
    """Add up the price by customer and find the largest total."""
    operator = tools("find_operators", name=operator_name)["items"][0]
    found = [
        tools("get_lift_job", job_id=job["id"])
        for job in every_item(tools, "find_lift_jobs", operator_id=operator["id"], status=status)
    ]
    found = [
        job
        for job in found
        if job["crane_id"] is not None
        and tools("get_crane", crane_id=job["crane_id"])["daily_rate"] >= least_crane_daily_rate
    ]
    totals: dict[str, int] = {}
    for job in found:
        totals[job["customer_name"]] = totals.get(job["customer_name"], 0) + job["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"customer": largest, "total_price": totals[largest]}


def verify_customer_with_most_price_among_jobs_in_detail_least_crane_daily_rate_by_operator_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "customer": given.get("customer") == truth["customer"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }
