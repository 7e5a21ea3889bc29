"""Solutions and verifications of programmatic tasks on Freewheel city couriers."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_reject_complaint_for_each_by_rider_and_status(
    tools: Tools, *, rider_name: str, status: str
) -> dict[str, Json]:
    """Reject each of the complaints meant, and count them."""
    rider = tools("find_riders", name=rider_name)["items"][0]
    found = list(every_item(tools, "find_complaints", rider_id=rider["id"], status=status))
    for complaint in found:
        tools("reject_complaint", complaint_id=complaint["id"])
    return {"complaints": len(found)}


def verify_reject_complaint_for_each_by_rider_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many complaints must have changed."""
    given = answer or {}
    changed = [row for key, row in after["complaints"].items() if row != before["complaints"].get(key)]
    return {
        "number of complaints": given.get("complaints") == truth["complaints"],
        "as many changed": len(changed) == truth["complaints"],
        "status is rejected": all(row["status"] == "rejected" for row in changed),
    }


def solve_drop_at_hub_with_highest_price_by_rider(tools: Tools, *, rider_name: str) -> dict[str, Json]:
    """Drop at hub the job with the highest price, no other."""
    rider = tools("find_riders", name=rider_name)["items"][0]
    job = max(
        [tools("get_job", job_id=job["id"]) for job in every_item(tools, "find_jobs", rider_id=rider["id"])],
        key=lambda job: job["price"],
    )
    tools("drop_at_hub", job_id=job["id"])
    return {"price": job["price"]}


def verify_drop_at_hub_with_highest_price_by_rider(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The price must be right, and one job must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "price": given.get("price") == truth["price"],
        "one changed": len(changed) == 1,
        "status is at hub": all(row["status"] == "at_hub" for row in changed),
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


def solve_raise_complaint_earliest_due_at_by_client_and_speed(
    tools: Tools, *, client_name: str, speed: str, kind: str
) -> dict[str, Json]:
    """Choose the job with the earliest delivery deadline and use it."""
    client = tools("find_clients", name=client_name)["items"][0]
    job = min(every_item(tools, "find_jobs", client_id=client["id"], speed=speed), key=lambda job: job["due_at"])
    made = tools("raise_complaint", job_id=job["id"], kind=kind)
    return {"day_of_the_complaint": made["raised_on"]}


def verify_raise_complaint_earliest_due_at_by_client_and_speed(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One complaint must have been added, with the day of the complaint that is right."""
    given = answer or {}
    added = [row for key, row in after["complaints"].items() if key not in before["complaints"]]
    return {
        "day of the complaint": given.get("day_of_the_complaint") == truth["day_of_the_complaint"],
        "one added": len(added) == 1,
        "with that day of the complaint": [row["raised_on"] for row in added] == [truth["day_of_the_complaint"]],
    }


def solve_earliest_delivered_at_of_jobs_by_rider_and_speed(
    tools: Tools, *, rider_name: str, speed: str
) -> dict[str, Json]:
    """Find the one with the earliest time of delivery of the jobs meant."""
    rider = tools("find_riders", name=rider_name)["items"][0]
    chosen = min(
        [
            tools("get_job", job_id=job["id"])
            for job in every_item(tools, "find_jobs", rider_id=rider["id"], speed=speed)
        ],
        key=lambda job: job["delivered_at"],
    )
    return {"number": chosen["number"], "time_of_delivery": chosen["delivered_at"]}


def verify_earliest_delivered_at_of_jobs_by_rider_and_speed(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "time of delivery": given.get("time_of_delivery") == truth["time_of_delivery"],
        "nothing changed": before == after,
    }


def solve_client_with_most_jobs_by_zone_and_status(tools: Tools, *, zone_name: str, status: str) -> dict[str, Json]:
    """Find out which of the clients meant has the most jobs."""
    zone = tools("find_zones", name=zone_name)["items"][0]
    counted = [
        (tools("find_jobs", client_id=client["id"])["total"], client)
        for client in every_item(tools, "find_clients", zone_id=zone["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "jobs": most}


def verify_client_with_most_jobs_by_zone_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of jobs": given.get("jobs") == truth["jobs"],
        "nothing changed": before == after,
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


def solve_delivery_zone_with_most_turnover_in_report_jobs_by_client_and_status(
    tools: Tools, *, client_name: str, status: str
) -> dict[str, Json]:
    """Find the delivery zone with the highest turnover in a report."""
    client = tools("find_clients", name=client_name)["items"][0]
    largest = max(
        every_item(tools, "report_jobs", client_id=client["id"], status=status), key=lambda group: group["turnover"]
    )
    return {"delivery_zone": largest["destination_name"], "turnover": largest["turnover"]}


def verify_delivery_zone_with_most_turnover_in_report_jobs_by_client_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "delivery zone": given.get("delivery_zone") == truth["delivery_zone"],
        "turnover": given.get("turnover") == truth["turnover"],
        "nothing changed": before == after,
    }


def solve_cancel_job_for_each_by_destination_and_status(
    tools: Tools, *, zone_name: str, status: str
) -> dict[str, Json]:
    """Cancel each of the jobs meant, and count them."""
    zone = tools("find_zones", name=zone_name)["items"][0]
    found = list(every_item(tools, "find_jobs", destination_id=zone["id"], status=status))
    for job in found:
        tools("cancel_job", job_id=job["id"])
    return {"jobs": len(found)}


def verify_cancel_job_for_each_by_destination_and_status(
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


def solve_raise_complaint_earliest_due_at_by_origin_and_status(
    tools: Tools, *, zone_name: str, status: str, kind: str
) -> dict[str, Json]:
    """Choose the job with the earliest delivery deadline and use it."""
    zone = tools("find_zones", name=zone_name)["items"][0]
    job = min(every_item(tools, "find_jobs", origin_id=zone["id"], status=status), key=lambda job: job["due_at"])
    made = tools("raise_complaint", job_id=job["id"], kind=kind)
    return {"day_of_the_complaint": made["raised_on"]}


def verify_raise_complaint_earliest_due_at_by_origin_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One complaint must have been added, with the day of the complaint that is right."""
    given = answer or {}
    added = [row for key, row in after["complaints"].items() if key not in before["complaints"]]
    return {
        "day of the complaint": given.get("day_of_the_complaint") == truth["day_of_the_complaint"],
        "one added": len(added) == 1,
        "with that day of the complaint": [row["raised_on"] for row in added] == [truth["day_of_the_complaint"]],
    }


def solve_earliest_due_at_of_jobs_by_rider_and_speed(tools: Tools, *, rider_name: str, speed: str) -> dict[str, Json]:
    """Find the one with the earliest delivery deadline of the jobs meant."""
    rider = tools("find_riders", name=rider_name)["items"][0]
    chosen = min(
        [
            tools("get_job", job_id=job["id"])
            for job in every_item(tools, "find_jobs", rider_id=rider["id"], speed=speed)
        ],
        key=lambda job: job["due_at"],
    )
    return {"number": chosen["number"], "delivery_deadline": chosen["due_at"]}


def verify_earliest_due_at_of_jobs_by_rider_and_speed(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "delivery deadline": given.get("delivery_deadline") == truth["delivery_deadline"],
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
