"""Solutions and verifications of programmatic tasks on Nordkai mobile cranes."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_amount_of_price_of_jobs_in_detail_most_radius_by_customer(
    tools: Tools, *, customer_name: str, most_radius: int
) -> dict[str, Json]:
    """Count the lift jobs meant and add up the price."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        tools("get_lift_job", job_id=job["id"])
        for job in every_item(tools, "find_lift_jobs", customer_id=customer["id"])
    ]
    found = [job for job in found if job["radius"] <= most_radius]
    return {"number": len(found), "total_price": sum(job["price"] for job in found)}


def verify_amount_of_price_of_jobs_in_detail_most_radius_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of lift jobs": given.get("number") == truth["number"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_most_radius_among_jobs_in_detail_least_crane_daily_rate_by_operator(
    tools: Tools, *, operator_name: str, least_crane_daily_rate: int
) -> dict[str, Json]:
    """Find the one with the greatest radius of the lift jobs meant."""
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


def solve_pay_bill_for_first_by_due_on_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str, quota: int
) -> dict[str, Json]:
    """Pay the first few of the bills meant, in order by due date."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_bills", customer_id=customer["id"], status=status))
    first = sorted(found, key=lambda bill: bill["due_on"])[:quota]
    for bill in first:
        tools("pay_bill", bill_id=bill["id"])
    return {"bill_numbers": [bill["number"] for bill in first]}


def verify_pay_bill_for_first_by_due_on_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of bills must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bills"].items() if row != before["bills"].get(key)]
    return {
        "bill numbers": given.get("bill_numbers") == truth["bill_numbers"],
        "as many changed": len(changed) == len(truth["bill_numbers"]),
        "status is paid": all(row["status"] == "paid" for row in changed),
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


def solve_earliest_day_of_lift_of_jobs_by_operator_and_status(
    tools: Tools, *, operator_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest day of lift of the lift jobs meant."""
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


def solve_status_with_most_price_among_jobs_in_detail_most_crane_daily_rate_by_operator(
    tools: Tools, *, operator_name: str, most_crane_daily_rate: int
) -> dict[str, Json]:
    """Add up the price by status and find the largest total."""
    operator = tools("find_operators", name=operator_name)["items"][0]
    found = [
        tools("get_lift_job", job_id=job["id"])
        for job in every_item(tools, "find_lift_jobs", operator_id=operator["id"])
    ]
    found = [
        job
        for job in found
        if job["crane_id"] is not None
        and tools("get_crane", crane_id=job["crane_id"])["daily_rate"] <= most_crane_daily_rate
    ]
    totals: dict[str, int] = {}
    for job in found:
        totals[job["status"]] = totals.get(job["status"], 0) + job["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_price": totals[largest]}


def verify_status_with_most_price_among_jobs_in_detail_most_crane_daily_rate_by_operator(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total price": given.get("total_price") == truth["total_price"],
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


def solve_pay_bill_within_budget_by_amount_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str, budget: int
) -> dict[str, Json]:
    """Pay as many of the bills meant as a budget allows, lowest amount first."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_bills", customer_id=customer["id"], status=status))
    taken = spent = 0
    for bill in sorted(found, key=lambda bill: bill["amount"]):
        if spent + bill["amount"] > budget:
            break
        tools("pay_bill", bill_id=bill["id"])
        taken, spent = taken + 1, spent + bill["amount"]
    return {"number": taken, "total_amount": spent}


def verify_pay_bill_within_budget_by_amount_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of bills must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bills"].items() if row != before["bills"].get(key)]
    return {
        "number of bills": given.get("number") == truth["number"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "as many changed": len(changed) == truth["number"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_send_to_workshop_where_allowed_least_daily_rate_of_all(
    tools: Tools, *, least_daily_rate: int
) -> dict[str, Json]:
    """Send to workshop those of the cranes meant for which that is allowed."""
    found = list(every_item(tools, "find_cranes"))
    found = [crane for crane in found if crane["daily_rate"] >= least_daily_rate]
    done = refused = 0
    for crane in found:
        try:
            tools("send_to_workshop", crane_id=crane["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_send_to_workshop_where_allowed_least_daily_rate_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of cranes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["cranes"].items() if row != before["cranes"].get(key)]
    return {
        "number of cranes done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is in workshop": all(row["status"] == "in_workshop" for row in changed),
    }


def solve_amount_of_price_of_jobs_in_detail_by_operator_and_status(
    tools: Tools, *, operator_name: str, status: str
) -> dict[str, Json]:
    """Count the lift jobs meant and add up the price."""
    operator = tools("find_operators", name=operator_name)["items"][0]
    found = [
        tools("get_lift_job", job_id=job["id"])
        for job in every_item(tools, "find_lift_jobs", operator_id=operator["id"], status=status)
    ]
    return {"number": len(found), "total_price": sum(job["price"] for job in found)}


def verify_amount_of_price_of_jobs_in_detail_by_operator_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of lift jobs": given.get("number") == truth["number"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_most_weight_among_jobs_in_detail_least_customer_credit_by_operator_and_status(
    tools: Tools, *, operator_name: str, status: str, least_customer_credit: int
) -> dict[str, Json]:
    """Find the one with the greatest weight of the lift jobs meant."""
    operator = tools("find_operators", name=operator_name)["items"][0]
    found = [
        tools("get_lift_job", job_id=job["id"])
        for job in every_item(tools, "find_lift_jobs", operator_id=operator["id"], status=status)
    ]
    found = [
        job for job in found if tools("get_customer", customer_id=job["customer_id"])["credit"] >= least_customer_credit
    ]
    chosen = max(found, key=lambda job: job["weight"])
    return {"job_number": chosen["number"], "weight": chosen["weight"]}


def verify_most_weight_among_jobs_in_detail_least_customer_credit_by_operator_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "job number": given.get("job_number") == truth["job_number"],
        "weight in kilograms": given.get("weight") == truth["weight"],
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
