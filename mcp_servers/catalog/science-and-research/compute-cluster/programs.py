"""Solutions and verifications of programmatic tasks on Basalt computing centre."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_cancel_job_for_each_by_research_group_and_status(
    tools: Tools, *, research_group_name: str, status: str
) -> dict[str, Json]:
    """Cancel each of the jobs meant, and count them."""
    research_group = tools("find_research_groups", name=research_group_name)["items"][0]
    found = list(every_item(tools, "find_jobs", research_group_id=research_group["id"], status=status))
    for job in found:
        tools("cancel_job", job_id=job["id"])
    return {"jobs": len(found)}


def verify_cancel_job_for_each_by_research_group_and_status(
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


def solve_cancel_job_with_highest_nodes_by_partition_and_status(
    tools: Tools, *, partition_name: str, status: str
) -> dict[str, Json]:
    """Cancel the job with the most nodes, no other."""
    partition = tools("find_partitions", name=partition_name)["items"][0]
    job = max(
        [
            tools("get_job", job_id=job["id"])
            for job in every_item(tools, "find_jobs", partition_id=partition["id"], status=status)
        ],
        key=lambda job: job["nodes"],
    )
    tools("cancel_job", job_id=job["id"])
    return {"nodes": job["nodes"]}


def verify_cancel_job_with_highest_nodes_by_partition_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of nodes must be right, and one job must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "number of nodes": given.get("nodes") == truth["nodes"],
        "one changed": len(changed) == 1,
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_member_with_most_folders_by_research_group_and_status(
    tools: Tools, *, research_group_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the users meant has the most folders."""
    research_group = tools("find_research_groups", name=research_group_name)["items"][0]
    counted = [
        (tools("find_folders", member_id=member["id"])["total"], member)
        for member in every_item(tools, "find_users", research_group_id=research_group["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "folders": most}


def verify_member_with_most_folders_by_research_group_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of folders": given.get("folders") == truth["folders"],
        "nothing changed": before == after,
    }


def solve_highest_length_of_jobs_by_research_group_and_status(
    tools: Tools, *, research_group_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest length in hours of the jobs meant."""
    research_group = tools("find_research_groups", name=research_group_name)["items"][0]
    chosen = max(
        [
            tools("get_job", job_id=job["id"])
            for job in every_item(tools, "find_jobs", research_group_id=research_group["id"], status=status)
        ],
        key=lambda job: job["length"],
    )
    return {"job_number": chosen["number"], "length": chosen["length"]}


def verify_highest_length_of_jobs_by_research_group_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "job number": given.get("job_number") == truth["job_number"],
        "length in hours": given.get("length") == truth["length"],
        "nothing changed": before == after,
    }


def solve_total_nodes_of_jobs_by_member_and_status(tools: Tools, *, member_name: str, status: str) -> dict[str, Json]:
    """Add up the number of nodes of the jobs that are meant."""
    member = tools("find_users", name=member_name)["items"][0]
    return {
        "total_nodes": sum(
            job["nodes"]
            for job in [
                tools("get_job", job_id=job["id"])
                for job in every_item(tools, "find_jobs", member_id=member["id"], status=status)
            ]
        )
    }


def verify_total_nodes_of_jobs_by_member_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of nodes": given.get("total_nodes") == truth["total_nodes"],
        "nothing changed": before == after,
    }


def solve_user_with_most_nodes_of_jobs_by_partition_and_status(
    tools: Tools, *, partition_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of nodes by user and find the largest total."""
    partition = tools("find_partitions", name=partition_name)["items"][0]
    totals: dict[str, int] = {}
    for job in every_item(tools, "find_jobs", partition_id=partition["id"], status=status):
        totals[job["member_name"]] = totals.get(job["member_name"], 0) + job["nodes"]
    largest = max(totals, key=lambda group: totals[group])
    return {"user": largest, "total_nodes": totals[largest]}


def verify_user_with_most_nodes_of_jobs_by_partition_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "user": given.get("user") == truth["user"],
        "total number of nodes": given.get("total_nodes") == truth["total_nodes"],
        "nothing changed": before == after,
    }


def solve_research_group_with_most_total_hours_in_report_jobs_by_partition_and_status(
    tools: Tools, *, partition_name: str, status: str
) -> dict[str, Json]:
    """Find the research group with the highest total hours in a report."""
    partition = tools("find_partitions", name=partition_name)["items"][0]
    largest = max(
        every_item(tools, "report_jobs", partition_id=partition["id"], status=status),
        key=lambda group: group["total_hours"],
    )
    return {"research_group": largest["member_research_group_name"], "total_hours": largest["total_hours"]}


def verify_research_group_with_most_total_hours_in_report_jobs_by_partition_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "research group": given.get("research_group") == truth["research_group"],
        "total hours": given.get("total_hours") == truth["total_hours"],
        "nothing changed": before == after,
    }


def solve_hold_job_for_each_by_research_group_and_status(
    tools: Tools, *, research_group_name: str, status: str
) -> dict[str, Json]:
    """Hold each of the jobs meant, and count them."""
    research_group = tools("find_research_groups", name=research_group_name)["items"][0]
    found = list(every_item(tools, "find_jobs", research_group_id=research_group["id"], status=status))
    for job in found:
        tools("hold_job", job_id=job["id"])
    return {"jobs": len(found)}


def verify_hold_job_for_each_by_research_group_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many jobs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "number of jobs": given.get("jobs") == truth["jobs"],
        "as many changed": len(changed) == truth["jobs"],
        "status is held": all(row["status"] == "held" for row in changed),
    }


def solve_hold_job_with_highest_length_by_member_and_status(
    tools: Tools, *, member_name: str, status: str
) -> dict[str, Json]:
    """Hold the job with the highest length in hours, no other."""
    member = tools("find_users", name=member_name)["items"][0]
    job = max(
        [
            tools("get_job", job_id=job["id"])
            for job in every_item(tools, "find_jobs", member_id=member["id"], status=status)
        ],
        key=lambda job: job["length"],
    )
    tools("hold_job", job_id=job["id"])
    return {"length": job["length"]}


def verify_hold_job_with_highest_length_by_member_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The length in hours must be right, and one job must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "length in hours": given.get("length") == truth["length"],
        "one changed": len(changed) == 1,
        "status is held": all(row["status"] == "held" for row in changed),
    }


def solve_member_with_most_folders_by_research_group(tools: Tools, *, research_group_name: str) -> dict[str, Json]:
    """Find out which of the users meant has the most folders."""
    research_group = tools("find_research_groups", name=research_group_name)["items"][0]
    counted = [
        (tools("find_folders", member_id=member["id"])["total"], member)
        for member in every_item(tools, "find_users", research_group_id=research_group["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "folders": most}


def verify_member_with_most_folders_by_research_group(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of folders": given.get("folders") == truth["folders"],
        "nothing changed": before == after,
    }


def solve_earliest_expires_on_of_folders_by_member(tools: Tools, *, member_name: str) -> dict[str, Json]:
    """Find the one with the earliest expiry date of the folders meant."""
    member = tools("find_users", name=member_name)["items"][0]
    chosen = min(every_item(tools, "find_folders", member_id=member["id"]), key=lambda folder: folder["expires_on"])
    return {"name": chosen["name"], "expiry_date": chosen["expires_on"]}


def verify_earliest_expires_on_of_folders_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "expiry date": given.get("expiry_date") == truth["expiry_date"],
        "nothing changed": before == after,
    }


def solve_total_nodes_of_reservations_by_partition_and_status(
    tools: Tools, *, partition_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of nodes of the reservations that are meant."""
    partition = tools("find_partitions", name=partition_name)["items"][0]
    return {
        "total_nodes": sum(
            reservation["nodes"]
            for reservation in every_item(tools, "find_reservations", partition_id=partition["id"], status=status)
        )
    }


def verify_total_nodes_of_reservations_by_partition_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of nodes": given.get("total_nodes") == truth["total_nodes"],
        "nothing changed": before == after,
    }
