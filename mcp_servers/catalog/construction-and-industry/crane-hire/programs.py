"""Solutions and verifications of programmatic tasks on Nordkai mobile cranes."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_cancel_job_for_each_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Cancel job each of the jobs meant, and count them."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_lift_jobs", customer_id=customer["id"], status=status))
    for job in found:
        tools("cancel_job", job_id=job["id"])
    return {"jobs": len(found)}


def verify_cancel_job_for_each_by_customer_and_status(
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


def solve_pay_bill_with_highest_amount_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Pay the bill with the highest amount, no other."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    bill = max(
        every_item(tools, "find_bills", customer_id=customer["id"], status=status), key=lambda bill: bill["amount"]
    )
    tools("pay_bill", bill_id=bill["id"])
    return {"amount": bill["amount"]}


def verify_pay_bill_with_highest_amount_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The amount must be right, and one bill must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bills"].items() if row != before["bills"].get(key)]
    return {
        "amount": given.get("amount") == truth["amount"],
        "one changed": len(changed) == 1,
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_write_bill_highest_weight_by_customer_and_critical(
    tools: Tools, *, customer_name: str, critical: bool, number: str
) -> dict[str, Json]:
    """Choose the lift job with the highest weight in kilograms and use it."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    job = max(
        every_item(tools, "find_lift_jobs", customer_id=customer["id"], critical=critical),
        key=lambda job: job["weight"],
    )
    made = tools("write_bill", job_id=job["id"], number=number)
    return {"amount": made["amount"]}


def verify_write_bill_highest_weight_by_customer_and_critical(
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


def solve_highest_radius_of_jobs_by_crane_and_on_street(
    tools: Tools, *, crane_number: str, on_street: bool
) -> dict[str, Json]:
    """Find the one with the highest radius in metres of the lift jobs meant."""
    crane = tools("find_cranes", number=crane_number)["items"][0]
    chosen = max(
        [
            tools("get_lift_job", job_id=job["id"])
            for job in every_item(tools, "find_lift_jobs", crane_id=crane["id"], on_street=on_street)
        ],
        key=lambda job: job["radius"],
    )
    return {"job_number": chosen["number"], "radius": chosen["radius"]}


def verify_highest_radius_of_jobs_by_crane_and_on_street(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "job number": given.get("job_number") == truth["job_number"],
        "radius in metres": given.get("radius") == truth["radius"],
        "nothing changed": before == after,
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


def solve_status_with_most_fee_of_street_permits_by_customer(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Add up the fee by status and find the largest total."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    totals: dict[str, int] = {}
    for street_permit in every_item(tools, "find_permits", customer_id=customer["id"]):
        totals[street_permit["status"]] = totals.get(street_permit["status"], 0) + street_permit["fee"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_fee": totals[largest]}


def verify_status_with_most_fee_of_street_permits_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total fee": given.get("total_fee") == truth["total_fee"],
        "nothing changed": before == after,
    }


def solve_finish_job_for_each_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Finish job each of the jobs meant, and count them."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_lift_jobs", customer_id=customer["id"], status=status))
    for job in found:
        tools("finish_job", job_id=job["id"])
    return {"jobs": len(found)}


def verify_finish_job_for_each_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many jobs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "number of jobs": given.get("jobs") == truth["jobs"],
        "as many changed": len(changed) == truth["jobs"],
        "status is done": all(row["status"] == "done" for row in changed),
    }


def solve_cancel_job_with_highest_weight_by_crane_and_on_street(
    tools: Tools, *, crane_number: str, on_street: bool
) -> dict[str, Json]:
    """Cancel job the lift job with the highest weight in kilograms, no other."""
    crane = tools("find_cranes", number=crane_number)["items"][0]
    job = max(
        [
            tools("get_lift_job", job_id=job["id"])
            for job in every_item(tools, "find_lift_jobs", crane_id=crane["id"], on_street=on_street)
        ],
        key=lambda job: job["weight"],
    )
    tools("cancel_job", job_id=job["id"])
    return {"weight": job["weight"]}


def verify_cancel_job_with_highest_weight_by_crane_and_on_street(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The weight in kilograms must be right, and one lift job must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "weight in kilograms": given.get("weight") == truth["weight"],
        "one changed": len(changed) == 1,
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


def solve_total_fee_of_street_permits_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Add up the fee of the street permits that are meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    return {
        "total_fee": sum(
            street_permit["fee"]
            for street_permit in every_item(tools, "find_permits", customer_id=customer["id"], status=status)
        )
    }


def verify_total_fee_of_street_permits_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total fee": given.get("total_fee") == truth["total_fee"], "nothing changed": before == after}


def solve_status_with_most_amount_of_bills_by_customer(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Add up the amount by status and find the largest total."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    totals: dict[str, int] = {}
    for bill in every_item(tools, "find_bills", customer_id=customer["id"]):
        totals[bill["status"]] = totals.get(bill["status"], 0) + bill["amount"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_amount": totals[largest]}


def verify_status_with_most_amount_of_bills_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "nothing changed": before == after,
    }
