"""Solutions and verifications of programmatic tasks on Basalt computing centre."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_amount_of_nodes_of_jobs_in_detail_most_partition_nodes_by_member(
    tools: Tools, *, member_name: str, most_partition_nodes: int
) -> dict[str, Json]:
    """Count the jobs meant and add up the number of nodes."""
    member = tools("find_users", name=member_name)["items"][0]
    found = [tools("get_job", job_id=job["id"]) for job in every_item(tools, "find_jobs", member_id=member["id"])]
    found = [
        job
        for job in found
        if tools("get_partition", partition_id=job["partition_id"])["nodes"] <= most_partition_nodes
    ]
    return {"number": len(found), "total_nodes": sum(job["nodes"] for job in found)}


def verify_amount_of_nodes_of_jobs_in_detail_most_partition_nodes_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of jobs": given.get("number") == truth["number"],
        "total number of nodes": given.get("total_nodes") == truth["total_nodes"],
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


def solve_partition_with_most_nodes_among_jobs_in_detail_least_partition_nodes_by_research_group_and_status(
    tools: Tools, *, research_group_name: str, status: str, least_partition_nodes: int
) -> dict[str, Json]:
    """Add up the number of nodes by partition and find the largest total."""
    research_group = tools("find_research_groups", name=research_group_name)["items"][0]
    found = [
        tools("get_job", job_id=job["id"])
        for job in every_item(tools, "find_jobs", research_group_id=research_group["id"], status=status)
    ]
    found = [
        job
        for job in found
        if tools("get_partition", partition_id=job["partition_id"])["nodes"] >= least_partition_nodes
    ]
    totals: dict[str, int] = {}
    for job in found:
        totals[job["partition_name"]] = totals.get(job["partition_name"], 0) + job["nodes"]
    largest = max(totals, key=lambda group: totals[group])
    return {"partition": largest, "total_nodes": totals[largest]}


def verify_partition_with_most_nodes_among_jobs_in_detail_least_partition_nodes_by_research_group_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "partition": given.get("partition") == truth["partition"],
        "total number of nodes": given.get("total_nodes") == truth["total_nodes"],
        "nothing changed": before == after,
    }


def solve_earliest_expires_on_among_folders_least_quota_by_member(
    tools: Tools, *, member_name: str, least_quota: int
) -> dict[str, Json]:
    """Find the one with the earliest expiry date of the folders meant."""
    member = tools("find_users", name=member_name)["items"][0]
    found = list(every_item(tools, "find_folders", member_id=member["id"]))
    found = [folder for folder in found if folder["quota"] >= least_quota]
    chosen = min(found, key=lambda folder: folder["expires_on"])
    return {"name": chosen["name"], "expiry_date": chosen["expires_on"]}


def verify_earliest_expires_on_among_folders_least_quota_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "expiry date": given.get("expiry_date") == truth["expiry_date"],
        "nothing changed": before == after,
    }


def solve_hold_job_where_allowed_least_length_by_member(
    tools: Tools, *, member_name: str, least_length: int
) -> dict[str, Json]:
    """Hold those of the jobs meant for which that is allowed."""
    member = tools("find_users", name=member_name)["items"][0]
    found = list(every_item(tools, "find_jobs", member_id=member["id"]))
    found = [job for job in found if job["length"] >= least_length]
    done = refused = 0
    for job in found:
        try:
            tools("hold_job", job_id=job["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_hold_job_where_allowed_least_length_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of jobs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "number of jobs done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is held": all(row["status"] == "held" for row in changed),
    }


def solve_hold_job_for_each_by_partition_and_status(
    tools: Tools, *, partition_name: str, status: str
) -> dict[str, Json]:
    """Hold each of the jobs meant, and count them."""
    partition = tools("find_partitions", name=partition_name)["items"][0]
    found = list(every_item(tools, "find_jobs", partition_id=partition["id"], status=status))
    for job in found:
        tools("hold_job", job_id=job["id"])
    return {"jobs": len(found)}


def verify_hold_job_for_each_by_partition_and_status(
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


def solve_finish_job_with_highest_nodes_by_research_group_and_urgent(
    tools: Tools, *, research_group_name: str, urgent: bool
) -> dict[str, Json]:
    """Finish the job with the most nodes, no other."""
    research_group = tools("find_research_groups", name=research_group_name)["items"][0]
    job = max(
        [
            tools("get_job", job_id=job["id"])
            for job in every_item(tools, "find_jobs", research_group_id=research_group["id"], urgent=urgent)
        ],
        key=lambda job: job["nodes"],
    )
    tools("finish_job", job_id=job["id"])
    return {"nodes": job["nodes"]}


def verify_finish_job_with_highest_nodes_by_research_group_and_urgent(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of nodes must be right, and one job must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "number of nodes": given.get("nodes") == truth["nodes"],
        "one changed": len(changed) == 1,
        "status is finished": all(row["status"] == "finished" for row in changed),
    }


def solve_highest_nodes_of_jobs_by_research_group_and_urgent(
    tools: Tools, *, research_group_name: str, urgent: bool
) -> dict[str, Json]:
    """Find the one with the most nodes of the jobs meant."""
    research_group = tools("find_research_groups", name=research_group_name)["items"][0]
    chosen = max(
        [
            tools("get_job", job_id=job["id"])
            for job in every_item(tools, "find_jobs", research_group_id=research_group["id"], urgent=urgent)
        ],
        key=lambda job: job["nodes"],
    )
    return {"job_number": chosen["number"], "nodes": chosen["nodes"]}


def verify_highest_nodes_of_jobs_by_research_group_and_urgent(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "job number": given.get("job_number") == truth["job_number"],
        "number of nodes": given.get("nodes") == truth["nodes"],
        "nothing changed": before == after,
    }


def solve_status_with_most_nodes_of_jobs_by_member(tools: Tools, *, member_name: str) -> dict[str, Json]:
    """Add up the number of nodes by status and find the largest total."""
    member = tools("find_users", name=member_name)["items"][0]
    totals: dict[str, int] = {}
    for job in every_item(tools, "find_jobs", member_id=member["id"]):
        totals[job["status"]] = totals.get(job["status"], 0) + job["nodes"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_nodes": totals[largest]}


def verify_status_with_most_nodes_of_jobs_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total number of nodes": given.get("total_nodes") == truth["total_nodes"],
        "nothing changed": before == after,
    }


def solve_amount_of_nodes_of_jobs_in_detail_most_partition_nodes_by_research_group(
    tools: Tools, *, research_group_name: str, most_partition_nodes: int
) -> dict[str, Json]:
    """Count the jobs meant and add up the number of nodes."""
    research_group = tools("find_research_groups", name=research_group_name)["items"][0]
    found = [
        tools("get_job", job_id=job["id"])
        for job in every_item(tools, "find_jobs", research_group_id=research_group["id"])
    ]
    found = [
        job
        for job in found
        if tools("get_partition", partition_id=job["partition_id"])["nodes"] <= most_partition_nodes
    ]
    return {"number": len(found), "total_nodes": sum(job["nodes"] for job in found)}


def verify_amount_of_nodes_of_jobs_in_detail_most_partition_nodes_by_research_group(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of jobs": given.get("number") == truth["number"],
        "total number of nodes": given.get("total_nodes") == truth["total_nodes"],
        "nothing changed": before == after,
    }


def solve_research_group_with_most_jobs_in_report_jobs_by_partition_and_status(
    tools: Tools, *, partition_name: str, status: str
) -> dict[str, Json]:
    """Find the research group with the highest jobs in a report."""
    partition = tools("find_partitions", name=partition_name)["items"][0]
    largest = max(
        every_item(tools, "report_jobs", partition_id=partition["id"], status=status), key=lambda group: group["jobs"]
    )
    return {"research_group": largest["member_research_group_name"], "jobs": largest["jobs"]}


def verify_research_group_with_most_jobs_in_report_jobs_by_partition_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "research group": given.get("research_group") == truth["research_group"],
        "jobs": given.get("jobs") == truth["jobs"],
        "nothing changed": before == after,
    }


def solve_total_nodes_of_jobs_by_member_and_urgent(tools: Tools, *, member_name: str, urgent: bool) -> dict[str, Json]:
    """Add up the number of nodes of the jobs that are meant."""
    member = tools("find_users", name=member_name)["items"][0]
    return {
        "total_nodes": sum(
            job["nodes"]
            for job in [
                tools("get_job", job_id=job["id"])
                for job in every_item(tools, "find_jobs", member_id=member["id"], urgent=urgent)
            ]
        )
    }


def verify_total_nodes_of_jobs_by_member_and_urgent(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of nodes": given.get("total_nodes") == truth["total_nodes"],
        "nothing changed": before == after,
    }
