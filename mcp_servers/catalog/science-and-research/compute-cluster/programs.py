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


def solve_start_job_for_first_by_length_by_partition_and_status(
    tools: Tools, *, partition_name: str, status: str, quota: int
) -> dict[str, Json]:
    """Start the first few of the jobs meant, in order by length in hours."""
    partition = tools("find_partitions", name=partition_name)["items"][0]
    found = list(every_item(tools, "find_jobs", partition_id=partition["id"], status=status))
    first = sorted(found, key=lambda job: job["length"], reverse=True)[:quota]
    for job in first:
        tools("start_job", job_id=job["id"])
    return {"job_numbers": [job["number"] for job in first]}


def verify_start_job_for_first_by_length_by_partition_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of jobs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "job numbers": given.get("job_numbers") == truth["job_numbers"],
        "as many changed": len(changed) == len(truth["job_numbers"]),
        "status is running": all(row["status"] == "running" for row in changed),
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


def solve_research_group_with_most_nodes_among_jobs_in_detail_most_partition_longest_by_member(
    tools: Tools, *, member_name: str, most_partition_longest: int
) -> dict[str, Json]:
    """Add up the number of nodes by research group and find the largest total."""
    member = tools("find_users", name=member_name)["items"][0]
    found = [tools("get_job", job_id=job["id"]) for job in every_item(tools, "find_jobs", member_id=member["id"])]
    found = [
        job
        for job in found
        if tools("get_partition", partition_id=job["partition_id"])["longest"] <= most_partition_longest
    ]
    totals: dict[str, int] = {}
    for job in found:
        totals[job["member_research_group_name"]] = totals.get(job["member_research_group_name"], 0) + job["nodes"]
    largest = max(totals, key=lambda group: totals[group])
    return {"research_group": largest, "total_nodes": totals[largest]}


def verify_research_group_with_most_nodes_among_jobs_in_detail_most_partition_longest_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "research group": given.get("research_group") == truth["research_group"],
        "total number of nodes": given.get("total_nodes") == truth["total_nodes"],
        "nothing changed": before == after,
    }


def solve_highest_length_of_jobs_by_research_group_and_status(
    tools: Tools, *, research_group_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the greatest length of the jobs meant."""
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


def solve_clear_folder_where_allowed_of_member_by_research_group_and_status(
    tools: Tools, *, research_group_name: str, status: str
) -> dict[str, Json]:
    """Clear those of the folders meant for which that is allowed."""
    research_group = tools("find_research_groups", name=research_group_name)["items"][0]
    found = [
        folder
        for member in every_item(tools, "find_users", research_group_id=research_group["id"], status=status)
        for folder in every_item(tools, "find_folders", member_id=member["id"])
    ]
    done = refused = 0
    for folder in found:
        try:
            tools("clear_folder", folder_id=folder["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_clear_folder_where_allowed_of_member_by_research_group_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of folders must be gone."""
    given = answer or {}
    changed = [key for key in before["folders"] if key not in after["folders"]]
    return {
        "number of folders done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
    }


def solve_most_length_among_jobs_in_detail_least_partition_cores_by_research_group(
    tools: Tools, *, research_group_name: str, least_partition_cores: int
) -> dict[str, Json]:
    """Find the one with the greatest length of the jobs meant."""
    research_group = tools("find_research_groups", name=research_group_name)["items"][0]
    found = [
        tools("get_job", job_id=job["id"])
        for job in every_item(tools, "find_jobs", research_group_id=research_group["id"])
    ]
    found = [
        job
        for job in found
        if tools("get_partition", partition_id=job["partition_id"])["cores"] >= least_partition_cores
    ]
    chosen = max(found, key=lambda job: job["length"])
    return {"job_number": chosen["number"], "length": chosen["length"]}


def verify_most_length_among_jobs_in_detail_least_partition_cores_by_research_group(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "job number": given.get("job_number") == truth["job_number"],
        "length in hours": given.get("length") == truth["length"],
        "nothing changed": before == after,
    }


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


def solve_amount_of_nodes_of_jobs_in_detail_most_partition_nodes_by_member_and_status(
    tools: Tools, *, member_name: str, status: str, most_partition_nodes: int
) -> dict[str, Json]:
    """Count the jobs meant and add up the number of nodes."""
    member = tools("find_users", name=member_name)["items"][0]
    found = [
        tools("get_job", job_id=job["id"])
        for job in every_item(tools, "find_jobs", member_id=member["id"], status=status)
    ]
    found = [
        job
        for job in found
        if tools("get_partition", partition_id=job["partition_id"])["nodes"] <= most_partition_nodes
    ]
    return {"number": len(found), "total_nodes": sum(job["nodes"] for job in found)}


def verify_amount_of_nodes_of_jobs_in_detail_most_partition_nodes_by_member_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of jobs": given.get("number") == truth["number"],
        "total number of nodes": given.get("total_nodes") == truth["total_nodes"],
        "nothing changed": before == after,
    }


def solve_hold_job_with_highest_length_by_member(tools: Tools, *, member_name: str) -> dict[str, Json]:
    """Hold the job with the greatest length, no other."""
    member = tools("find_users", name=member_name)["items"][0]
    job = max(
        [tools("get_job", job_id=job["id"]) for job in every_item(tools, "find_jobs", member_id=member["id"])],
        key=lambda job: job["length"],
    )
    tools("hold_job", job_id=job["id"])
    return {"length": job["length"]}


def verify_hold_job_with_highest_length_by_member(
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


def solve_finish_job_for_each_most_length_by_status(tools: Tools, *, status: str, most_length: int) -> dict[str, Json]:
    """Finish each of the jobs meant, and count them."""
    found = list(every_item(tools, "find_jobs", status=status))
    found = [job for job in found if job["length"] <= most_length]
    for job in found:
        tools("finish_job", job_id=job["id"])
    return {"jobs": len(found)}


def verify_finish_job_for_each_most_length_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of jobs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["jobs"].items() if row != before["jobs"].get(key)]
    return {
        "number of jobs": given.get("jobs") == truth["jobs"],
        "as many changed": len(changed) == truth["jobs"],
        "status is finished": all(row["status"] == "finished" for row in changed),
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


def solve_research_group_with_most_nodes_among_jobs_in_detail_least_partition_nodes_by_member(
    tools: Tools, *, member_name: str, least_partition_nodes: int
) -> dict[str, Json]:
    """Add up the number of nodes by research group and find the largest total."""
    member = tools("find_users", name=member_name)["items"][0]
    found = [tools("get_job", job_id=job["id"]) for job in every_item(tools, "find_jobs", member_id=member["id"])]
    found = [
        job
        for job in found
        if tools("get_partition", partition_id=job["partition_id"])["nodes"] >= least_partition_nodes
    ]
    totals: dict[str, int] = {}
    for job in found:
        totals[job["member_research_group_name"]] = totals.get(job["member_research_group_name"], 0) + job["nodes"]
    largest = max(totals, key=lambda group: totals[group])
    return {"research_group": largest, "total_nodes": totals[largest]}


def verify_research_group_with_most_nodes_among_jobs_in_detail_least_partition_nodes_by_member(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "research group": given.get("research_group") == truth["research_group"],
        "total number of nodes": given.get("total_nodes") == truth["total_nodes"],
        "nothing changed": before == after,
    }
