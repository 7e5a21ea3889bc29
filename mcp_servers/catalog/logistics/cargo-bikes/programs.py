"""Solutions and verifications of programmatic tasks on Freewheel city couriers."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_due_at_of_jobs_in_detail_most_price_by_origin_and_speed(
    tools: Tools, *, zone_name: str, speed: str, most_price: int, top: int
) -> dict[str, Json]:
    """Put the jobs meant in order by delivery deadline, and list the first ones."""
    zone = tools("find_zones", name=zone_name)["items"][0]
    found = [
        tools("get_job", job_id=job["id"]) for job in every_item(tools, "find_jobs", origin_id=zone["id"], speed=speed)
    ]
    found = [job for job in found if job["price"] <= most_price]
    ranked = sorted(found, key=lambda job: job["due_at"])[:top]
    return {"numbers": [job["number"] for job in ranked]}


def verify_ranking_by_due_at_of_jobs_in_detail_most_price_by_origin_and_speed(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


def solve_amount_of_price_of_jobs_in_detail_by_origin_and_ordered_on(
    tools: Tools, *, zone_name: str, ordered_on: str
) -> dict[str, Json]:
    """Count the jobs meant and add up the price."""
    zone = tools("find_zones", name=zone_name)["items"][0]
    found = [
        tools("get_job", job_id=job["id"])
        for job in every_item(tools, "find_jobs", origin_id=zone["id"], ordered_on=ordered_on)
    ]
    return {"number": len(found), "total_price": sum(job["price"] for job in found)}


def verify_amount_of_price_of_jobs_in_detail_by_origin_and_ordered_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of jobs": given.get("number") == truth["number"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_rider_with_most_jobs_by_zone(tools: Tools, *, zone_name: str) -> dict[str, Json]:
    """Find out which of the riders meant has the most jobs."""
    zone = tools("find_zones", name=zone_name)["items"][0]
    counted = [
        (tools("find_jobs", rider_id=rider["id"])["total"], rider)
        for rider in every_item(tools, "find_riders", zone_id=zone["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "jobs": most}


def verify_rider_with_most_jobs_by_zone(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of jobs": given.get("jobs") == truth["jobs"],
        "nothing changed": before == after,
    }


def solve_most_weight_among_jobs_in_detail_most_client_month_limit_by_destination_and_ordered_on(
    tools: Tools, *, zone_name: str, ordered_on: str, most_client_month_limit: int
) -> dict[str, Json]:
    """Find the one with the greatest weight of the jobs meant."""
    zone = tools("find_zones", name=zone_name)["items"][0]
    found = [
        tools("get_job", job_id=job["id"])
        for job in every_item(tools, "find_jobs", destination_id=zone["id"], ordered_on=ordered_on)
    ]
    found = [
        job
        for job in found
        if tools("get_client", client_id=job["client_id"])["month_limit"] <= most_client_month_limit
    ]
    chosen = max(found, key=lambda job: job["weight"])
    return {"number": chosen["number"], "weight": chosen["weight"]}


def verify_most_weight_among_jobs_in_detail_most_client_month_limit_by_destination_and_ordered_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "weight": given.get("weight") == truth["weight"],
        "nothing changed": before == after,
    }


def solve_start_break_where_allowed_by_zone(tools: Tools, *, zone_name: str) -> dict[str, Json]:
    """Start break those of the riders meant for which that is allowed."""
    zone = tools("find_zones", name=zone_name)["items"][0]
    found = list(every_item(tools, "find_riders", zone_id=zone["id"]))
    done = refused = 0
    for rider in found:
        try:
            tools("start_break", rider_id=rider["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_start_break_where_allowed_by_zone(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of riders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["riders"].items() if row != before["riders"].get(key)]
    return {
        "number of riders done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is on break": all(row["status"] == "on_break" for row in changed),
    }


def solve_total_price_of_jobs_by_rider_and_speed(tools: Tools, *, rider_name: str, speed: str) -> dict[str, Json]:
    """Add up the price of the jobs that are meant."""
    rider = tools("find_riders", name=rider_name)["items"][0]
    return {
        "total_price": sum(
            job["price"]
            for job in [
                tools("get_job", job_id=job["id"])
                for job in every_item(tools, "find_jobs", rider_id=rider["id"], speed=speed)
            ]
        )
    }


def verify_total_price_of_jobs_by_rider_and_speed(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total price": given.get("total_price") == truth["total_price"], "nothing changed": before == after}


def solve_client_with_most_price_among_jobs_in_detail_least_client_month_limit_by_destination_and_speed(
    tools: Tools, *, zone_name: str, speed: str, least_client_month_limit: int
) -> dict[str, Json]:
    """Add up the price by client and find the largest total."""
    zone = tools("find_zones", name=zone_name)["items"][0]
    found = [
        tools("get_job", job_id=job["id"])
        for job in every_item(tools, "find_jobs", destination_id=zone["id"], speed=speed)
    ]
    found = [
        job
        for job in found
        if tools("get_client", client_id=job["client_id"])["month_limit"] >= least_client_month_limit
    ]
    totals: dict[str, int] = {}
    for job in found:
        totals[job["client_name"]] = totals.get(job["client_name"], 0) + job["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"client": largest, "total_price": totals[largest]}


def verify_client_with_most_price_among_jobs_in_detail_least_client_month_limit_by_destination_and_speed(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "client": given.get("client") == truth["client"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_rider_with_most_jobs_by_zone_and_status(tools: Tools, *, zone_name: str, status: str) -> dict[str, Json]:
    """Find out which of the riders meant has the most jobs."""
    zone = tools("find_zones", name=zone_name)["items"][0]
    counted = [
        (tools("find_jobs", rider_id=rider["id"])["total"], rider)
        for rider in every_item(tools, "find_riders", zone_id=zone["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "jobs": most}


def verify_rider_with_most_jobs_by_zone_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of jobs": given.get("jobs") == truth["jobs"],
        "nothing changed": before == after,
    }


def solve_start_break_for_first_by_riding_since_by_zone_and_status(
    tools: Tools, *, zone_name: str, status: str, quota: int
) -> dict[str, Json]:
    """Start break the first few of the riders meant, in order by time since the last break."""
    zone = tools("find_zones", name=zone_name)["items"][0]
    found = list(every_item(tools, "find_riders", zone_id=zone["id"], status=status))
    first = sorted(found, key=lambda rider: rider["riding_since"])[:quota]
    for rider in first:
        tools("start_break", rider_id=rider["id"])
    return {"names": [rider["name"] for rider in first]}


def verify_start_break_for_first_by_riding_since_by_zone_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of riders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["riders"].items() if row != before["riders"].get(key)]
    return {
        "names": given.get("names") == truth["names"],
        "as many changed": len(changed) == len(truth["names"]),
        "status is on break": all(row["status"] == "on_break" for row in changed),
    }


def solve_ranking_by_price_of_jobs_in_detail_by_destination_and_ordered_on(
    tools: Tools, *, zone_name: str, ordered_on: str, top: int
) -> dict[str, Json]:
    """Put the jobs meant in order by price, and list the first ones."""
    zone = tools("find_zones", name=zone_name)["items"][0]
    found = [
        tools("get_job", job_id=job["id"])
        for job in every_item(tools, "find_jobs", destination_id=zone["id"], ordered_on=ordered_on)
    ]
    ranked = sorted(found, key=lambda job: job["price"], reverse=True)[:top]
    return {"numbers": [job["number"] for job in ranked]}


def verify_ranking_by_price_of_jobs_in_detail_by_destination_and_ordered_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


def solve_amount_of_price_of_jobs_in_detail_most_client_month_limit_by_rider_and_status(
    tools: Tools, *, rider_name: str, status: str, most_client_month_limit: int
) -> dict[str, Json]:
    """Count the jobs meant and add up the price."""
    rider = tools("find_riders", name=rider_name)["items"][0]
    found = [
        tools("get_job", job_id=job["id"])
        for job in every_item(tools, "find_jobs", rider_id=rider["id"], status=status)
    ]
    found = [
        job
        for job in found
        if tools("get_client", client_id=job["client_id"])["month_limit"] <= most_client_month_limit
    ]
    return {"number": len(found), "total_price": sum(job["price"] for job in found)}


def verify_amount_of_price_of_jobs_in_detail_most_client_month_limit_by_rider_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of jobs": given.get("number") == truth["number"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_deliver_job_for_each_by_destination_and_status(
    tools: Tools, *, zone_name: str, status: str
) -> dict[str, Json]:
    """Deliver each of the jobs meant, and count them."""
    zone = tools("find_zones", name=zone_name)["items"][0]
    found = list(every_item(tools, "find_jobs", destination_id=zone["id"], status=status))
    for job in found:
        tools("deliver_job", job_id=job["id"])
    return {"jobs": len(found)}


def verify_deliver_job_for_each_by_destination_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of jobs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "number of jobs": given.get("jobs") == truth["jobs"],
        "as many changed": len(changed) == truth["jobs"],
        "status is delivered": all(row["status"] == "delivered" for row in changed),
    }


def solve_most_price_among_jobs_in_detail_least_client_month_limit_by_destination_and_status(
    tools: Tools, *, zone_name: str, status: str, least_client_month_limit: int
) -> dict[str, Json]:
    """Find the one with the highest price of the jobs meant."""
    zone = tools("find_zones", name=zone_name)["items"][0]
    found = [
        tools("get_job", job_id=job["id"])
        for job in every_item(tools, "find_jobs", destination_id=zone["id"], status=status)
    ]
    found = [
        job
        for job in found
        if tools("get_client", client_id=job["client_id"])["month_limit"] >= least_client_month_limit
    ]
    chosen = max(found, key=lambda job: job["price"])
    return {"number": chosen["number"], "price": chosen["price"]}


def verify_most_price_among_jobs_in_detail_least_client_month_limit_by_destination_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "price": given.get("price") == truth["price"],
        "nothing changed": before == after,
    }


def solve_drop_at_hub_or_deliver_job_by_weight_by_destination_and_status(
    tools: Tools, *, zone_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the weight what to do with the only job meant."""
    zone = tools("find_zones", name=zone_name)["items"][0]
    job = next(every_item(tools, "find_jobs", destination_id=zone["id"], status=status))
    job = tools("get_job", job_id=job["id"])
    if job["weight"] > limit:
        tools("drop_at_hub", job_id=job["id"])
    else:
        tools("deliver_job", job_id=job["id"])
    return {"weight": job["weight"]}


def verify_drop_at_hub_or_deliver_job_by_weight_by_destination_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The weight must be right, and one job must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {"weight": given.get("weight") == truth["weight"], "one changed": len(changed) == 1}
