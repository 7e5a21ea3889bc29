"""Solutions and verifications of programmatic tasks on Halden data access desk."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_withdraw_request_for_each_by_project_and_status(
    tools: Tools, *, project_name: str, status: str
) -> dict[str, Json]:
    """Withdraw each of the requests meant, and count them."""
    project = tools("find_projects", name=project_name)["items"][0]
    found = list(every_item(tools, "find_requests", project_id=project["id"], status=status))
    for request in found:
        tools("withdraw_request", request_id=request["id"])
    return {"requests": len(found)}


def verify_withdraw_request_for_each_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {
        "number of requests": given.get("requests") == truth["requests"],
        "as many changed": len(changed) == truth["requests"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_revoke_grant_with_earliest_ends_on_by_analyst_and_status(
    tools: Tools, *, analyst_name: str, status: str
) -> dict[str, Json]:
    """Revoke the grant with the earliest last day, no other."""
    analyst = tools("find_analysts", name=analyst_name)["items"][0]
    grant = min(
        every_item(tools, "find_grants", analyst_id=analyst["id"], status=status), key=lambda grant: grant["ends_on"]
    )
    tools("revoke_grant", grant_id=grant["id"])
    return {"last_day": grant["ends_on"]}


def verify_revoke_grant_with_earliest_ends_on_by_analyst_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The last day must be right, and one grant must have changed."""
    given = answer or {}
    changed = [row for key, row in after["grants"].items() if row != before["grants"].get(key)]
    return {
        "last day": given.get("last_day") == truth["last_day"],
        "one changed": len(changed) == 1,
        "status is revoked": all(row["status"] == "revoked" for row in changed),
    }


def solve_approve_request_or_withdraw_request_by_length_by_dataset_and_checked(
    tools: Tools, *, dataset_name: str, checked: bool, limit: int
) -> dict[str, Json]:
    """Decide by the length in days what to do with the only request meant."""
    dataset = tools("find_datasets", name=dataset_name)["items"][0]
    request = next(every_item(tools, "find_requests", dataset_id=dataset["id"], checked=checked))
    if request["length"] > limit:
        tools("approve_request", request_id=request["id"])
    else:
        tools("withdraw_request", request_id=request["id"])
    return {"length": request["length"]}


def verify_approve_request_or_withdraw_request_by_length_by_dataset_and_checked(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The length in days must be right, and one request must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {"length in days": given.get("length") == truth["length"], "one changed": len(changed) == 1}


def solve_report_breach_earliest_ends_on_by_analyst_and_status(
    tools: Tools, *, analyst_name: str, status: str, remark: str
) -> dict[str, Json]:
    """Choose the grant with the earliest last day and use it."""
    analyst = tools("find_analysts", name=analyst_name)["items"][0]
    grant = min(
        every_item(tools, "find_grants", analyst_id=analyst["id"], status=status), key=lambda grant: grant["ends_on"]
    )
    made = tools("report_breach", grant_id=grant["id"], remark=remark)
    return {"discovery_day": made["found_on"]}


def verify_report_breach_earliest_ends_on_by_analyst_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One breach must have been added, with the discovery day that is right."""
    given = answer or {}
    added = [row for key, row in after["breaches"].items() if key not in before["breaches"]]
    return {
        "discovery day": given.get("discovery_day") == truth["discovery_day"],
        "one added": len(added) == 1,
        "with that discovery day": [row["found_on"] for row in added] == [truth["discovery_day"]],
    }


def solve_highest_length_of_requests_by_project_and_status(
    tools: Tools, *, project_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest length in days of the requests meant."""
    project = tools("find_projects", name=project_name)["items"][0]
    chosen = max(
        every_item(tools, "find_requests", project_id=project["id"], status=status),
        key=lambda request: request["length"],
    )
    return {"analyst": chosen["analyst_name"], "length": chosen["length"]}


def verify_highest_length_of_requests_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "analyst": given.get("analyst") == truth["analyst"],
        "length in days": given.get("length") == truth["length"],
        "nothing changed": before == after,
    }


def solve_grant_with_most_breaches_by_dataset_and_status(
    tools: Tools, *, dataset_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the grants meant has the most breaches."""
    dataset = tools("find_datasets", name=dataset_name)["items"][0]
    counted = [
        (tools("find_breaches", grant_id=grant["id"])["total"], grant)
        for grant in every_item(tools, "find_grants", dataset_id=dataset["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"analyst": chosen["analyst_name"], "breaches": most}


def verify_grant_with_most_breaches_by_dataset_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "analyst": given.get("analyst") == truth["analyst"],
        "number of breaches": given.get("breaches") == truth["breaches"],
        "nothing changed": before == after,
    }


def solve_data_set_with_most_grants_in_report_grants_by_project_and_access(
    tools: Tools, *, project_name: str, access: str
) -> dict[str, Json]:
    """Find the data set with the highest grants in a report."""
    project = tools("find_projects", name=project_name)["items"][0]
    largest = max(
        every_item(tools, "report_grants", project_id=project["id"], access=access), key=lambda group: group["grants"]
    )
    return {"data_set": largest["dataset_name"], "grants": largest["grants"]}


def verify_data_set_with_most_grants_in_report_grants_by_project_and_access(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "data set": given.get("data_set") == truth["data_set"],
        "grants": given.get("grants") == truth["grants"],
        "nothing changed": before == after,
    }


def solve_withdraw_request_for_each_by_analyst_and_access(
    tools: Tools, *, analyst_name: str, access: str
) -> dict[str, Json]:
    """Withdraw each of the requests meant, and count them."""
    analyst = tools("find_analysts", name=analyst_name)["items"][0]
    found = list(every_item(tools, "find_requests", analyst_id=analyst["id"], access=access))
    for request in found:
        tools("withdraw_request", request_id=request["id"])
    return {"requests": len(found)}


def verify_withdraw_request_for_each_by_analyst_and_access(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {
        "number of requests": given.get("requests") == truth["requests"],
        "as many changed": len(changed) == truth["requests"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_approve_request_with_highest_length_by_dataset_and_checked(
    tools: Tools, *, dataset_name: str, checked: bool
) -> dict[str, Json]:
    """Approve the request with the highest length in days, no other."""
    dataset = tools("find_datasets", name=dataset_name)["items"][0]
    request = max(
        every_item(tools, "find_requests", dataset_id=dataset["id"], checked=checked),
        key=lambda request: request["length"],
    )
    tools("approve_request", request_id=request["id"])
    return {"length": request["length"]}


def verify_approve_request_with_highest_length_by_dataset_and_checked(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The length in days must be right, and one request must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {
        "length in days": given.get("length") == truth["length"],
        "one changed": len(changed) == 1,
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


def solve_approve_request_or_withdraw_request_by_length_by_dataset_and_access(
    tools: Tools, *, dataset_name: str, access: str, limit: int
) -> dict[str, Json]:
    """Decide by the length in days what to do with the only request meant."""
    dataset = tools("find_datasets", name=dataset_name)["items"][0]
    request = next(every_item(tools, "find_requests", dataset_id=dataset["id"], access=access))
    if request["length"] > limit:
        tools("approve_request", request_id=request["id"])
    else:
        tools("withdraw_request", request_id=request["id"])
    return {"length": request["length"]}


def verify_approve_request_or_withdraw_request_by_length_by_dataset_and_access(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The length in days must be right, and one request must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {"length in days": given.get("length") == truth["length"], "one changed": len(changed) == 1}


def solve_report_breach_earliest_ends_on_by_analyst(tools: Tools, *, analyst_name: str, remark: str) -> dict[str, Json]:
    """Choose the grant with the earliest last day and use it."""
    analyst = tools("find_analysts", name=analyst_name)["items"][0]
    grant = min(every_item(tools, "find_grants", analyst_id=analyst["id"]), key=lambda grant: grant["ends_on"])
    made = tools("report_breach", grant_id=grant["id"], remark=remark)
    return {"discovery_day": made["found_on"]}


def verify_report_breach_earliest_ends_on_by_analyst(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One breach must have been added, with the discovery day that is right."""
    given = answer or {}
    added = [row for key, row in after["breaches"].items() if key not in before["breaches"]]
    return {
        "discovery day": given.get("discovery_day") == truth["discovery_day"],
        "one added": len(added) == 1,
        "with that discovery day": [row["found_on"] for row in added] == [truth["discovery_day"]],
    }


def solve_earliest_ends_on_of_grants_by_analyst(tools: Tools, *, analyst_name: str) -> dict[str, Json]:
    """Find the one with the earliest last day of the grants meant."""
    analyst = tools("find_analysts", name=analyst_name)["items"][0]
    chosen = min(every_item(tools, "find_grants", analyst_id=analyst["id"]), key=lambda grant: grant["ends_on"])
    return {"data_set": chosen["dataset_name"], "last_day": chosen["ends_on"]}


def verify_earliest_ends_on_of_grants_by_analyst(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "data set": given.get("data_set") == truth["data_set"],
        "last day": given.get("last_day") == truth["last_day"],
        "nothing changed": before == after,
    }
