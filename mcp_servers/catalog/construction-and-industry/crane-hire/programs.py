"""Solutions and verifications of programmatic tasks on Nordkai mobile cranes."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


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


def solve_ranking_by_day_of_lift_of_jobs_most_weight_by_operator(
    tools: Tools, *, operator_name: str, most_weight: int, top: int
) -> dict[str, Json]:
    """Put the lift jobs meant in order by day of the lift, and list the first ones."""
    operator = tools("find_operators", name=operator_name)["items"][0]
    found = list(every_item(tools, "find_lift_jobs", operator_id=operator["id"]))
    found = [job for job in found if job["weight"] <= most_weight]
    ranked = sorted(found, key=lambda job: job["day_of_lift"])[:top]
    return {"job_numbers": [job["number"] for job in ranked]}


def verify_ranking_by_day_of_lift_of_jobs_most_weight_by_operator(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"job numbers": given.get("job_numbers") == truth["job_numbers"], "nothing changed": before == after}


def solve_finish_job_where_allowed_in_detail_crane_tested_until_until_by_operator(
    tools: Tools, *, operator_name: str, crane_tested_until_until: str
) -> dict[str, Json]:
    """Finish job those of the lift jobs meant for which that is allowed."""
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
    done = refused = 0
    for job in found:
        try:
            tools("finish_job", job_id=job["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_finish_job_where_allowed_in_detail_crane_tested_until_until_by_operator(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of lift jobs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "number of lift jobs done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is done": all(row["status"] == "done" for row in changed),
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


def solve_most_fee_among_street_permits_least_fee_by_customer(
    tools: Tools, *, customer_name: str, least_fee: int
) -> dict[str, Json]:
    """Find the one with the highest fee of the street permits meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_permits", customer_id=customer["id"]))
    found = [street_permit for street_permit in found if street_permit["fee"] >= least_fee]
    chosen = max(found, key=lambda street_permit: street_permit["fee"])
    return {"job": chosen["job_number"], "fee": chosen["fee"]}


def verify_most_fee_among_street_permits_least_fee_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "job": given.get("job") == truth["job"],
        "fee": given.get("fee") == truth["fee"],
        "nothing changed": before == after,
    }


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


def solve_amount_of_price_of_jobs_in_detail_most_customer_credit_by_crane_and_status(
    tools: Tools, *, crane_number: str, status: str, most_customer_credit: int
) -> dict[str, Json]:
    """Count the lift jobs meant and add up the price."""
    crane = tools("find_cranes", number=crane_number)["items"][0]
    found = [
        tools("get_lift_job", job_id=job["id"])
        for job in every_item(tools, "find_lift_jobs", crane_id=crane["id"], status=status)
    ]
    found = [
        job for job in found if tools("get_customer", customer_id=job["customer_id"])["credit"] <= most_customer_credit
    ]
    return {"number": len(found), "total_price": sum(job["price"] for job in found)}


def verify_amount_of_price_of_jobs_in_detail_most_customer_credit_by_crane_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of lift jobs": given.get("number") == truth["number"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_pay_bill_for_each_by_customer_and_status(tools: Tools, *, customer_name: str, status: str) -> dict[str, Json]:
    """Pay each of the bills meant, and count them."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_bills", customer_id=customer["id"], status=status))
    for bill in found:
        tools("pay_bill", bill_id=bill["id"])
    return {"bills": len(found)}


def verify_pay_bill_for_each_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of bills must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bills"].items() if row != before["bills"].get(key)]
    return {
        "number of bills": given.get("bills") == truth["bills"],
        "as many changed": len(changed) == truth["bills"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


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


def solve_cancel_job_for_each_by_operator_and_status(
    tools: Tools, *, operator_name: str, status: str
) -> dict[str, Json]:
    """Cancel job each of the jobs meant, and count them."""
    operator = tools("find_operators", name=operator_name)["items"][0]
    found = list(every_item(tools, "find_lift_jobs", operator_id=operator["id"], status=status))
    for job in found:
        tools("cancel_job", job_id=job["id"])
    return {"jobs": len(found)}


def verify_cancel_job_for_each_by_operator_and_status(
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


def solve_earliest_due_on_of_bills_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest due date of the bills meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    chosen = min(
        every_item(tools, "find_bills", customer_id=customer["id"], status=status), key=lambda bill: bill["due_on"]
    )
    return {"bill_number": chosen["number"], "due_date": chosen["due_on"]}


def verify_earliest_due_on_of_bills_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "bill number": given.get("bill_number") == truth["bill_number"],
        "due date": given.get("due_date") == truth["due_date"],
        "nothing changed": before == after,
    }


def solve_ranking_by_day_of_lift_of_jobs_in_detail_crane_tested_until_until_by_operator(
    tools: Tools, *, operator_name: str, crane_tested_until_until: str, top: int
) -> dict[str, Json]:
    """Put the lift jobs meant in order by day of the lift, and list the first ones."""
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
    ranked = sorted(found, key=lambda job: job["day_of_lift"])[:top]
    return {"job_numbers": [job["number"] for job in ranked]}


def verify_ranking_by_day_of_lift_of_jobs_in_detail_crane_tested_until_until_by_operator(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"job numbers": given.get("job_numbers") == truth["job_numbers"], "nothing changed": before == after}
