"""Solutions and verifications of programmatic tasks on Halden data access desk."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_approve_request_else_withdraw_request_by_project_and_status(
    tools: Tools, *, project_name: str, status: str
) -> dict[str, Json]:
    """Approve the requests meant; where that is refused, do something else instead."""
    project = tools("find_projects", name=project_name)["items"][0]
    found = list(every_item(tools, "find_requests", project_id=project["id"], status=status))
    refused = 0
    for request in found:
        try:
            tools("approve_request", request_id=request["id"])
        except Refused:
            refused += 1
            tools("withdraw_request", request_id=request["id"])
    return {"refused": refused}


def verify_approve_request_else_withdraw_request_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_withdraw_request_for_each_by_analyst_and_status(
    tools: Tools, *, analyst_name: str, status: str
) -> dict[str, Json]:
    """Withdraw each of the requests meant, and count them."""
    analyst = tools("find_analysts", name=analyst_name)["items"][0]
    found = list(every_item(tools, "find_requests", analyst_id=analyst["id"], status=status))
    for request in found:
        tools("withdraw_request", request_id=request["id"])
    return {"requests": len(found)}


def verify_withdraw_request_for_each_by_analyst_and_status(
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


def solve_highest_length_of_requests_by_analyst_and_access(
    tools: Tools, *, analyst_name: str, access: str
) -> dict[str, Json]:
    """Find the one with the highest length in days of the requests meant."""
    analyst = tools("find_analysts", name=analyst_name)["items"][0]
    chosen = max(
        every_item(tools, "find_requests", analyst_id=analyst["id"], access=access),
        key=lambda request: request["length"],
    )
    return {"data_set": chosen["dataset_name"], "length": chosen["length"]}


def verify_highest_length_of_requests_by_analyst_and_access(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "data set": given.get("data_set") == truth["data_set"],
        "length in days": given.get("length") == truth["length"],
        "nothing changed": before == after,
    }


def solve_withdraw_request_where_allowed_least_length_by_project_and_access(
    tools: Tools, *, project_name: str, access: str, least_length: int
) -> dict[str, Json]:
    """Withdraw those of the requests meant for which that is allowed."""
    project = tools("find_projects", name=project_name)["items"][0]
    found = list(every_item(tools, "find_requests", project_id=project["id"], access=access))
    found = [request for request in found if request["length"] >= least_length]
    done = refused = 0
    for request in found:
        try:
            tools("withdraw_request", request_id=request["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_withdraw_request_where_allowed_least_length_by_project_and_access(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {
        "number of requests done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_data_set_with_most_grants_in_report_grants_by_project(tools: Tools, *, project_name: str) -> dict[str, Json]:
    """Find the data set with the highest grants in a report."""
    project = tools("find_projects", name=project_name)["items"][0]
    largest = max(every_item(tools, "report_grants", project_id=project["id"]), key=lambda group: group["grants"])
    return {"data_set": largest["dataset_name"], "grants": largest["grants"]}


def verify_data_set_with_most_grants_in_report_grants_by_project(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "data set": given.get("data_set") == truth["data_set"],
        "grants": given.get("grants") == truth["grants"],
        "nothing changed": before == after,
    }


def solve_earliest_found_on_among_breaches_of_grant_by_analyst_and_access(
    tools: Tools, *, analyst_name: str, access: str
) -> dict[str, Json]:
    """Find the one with the earliest discovery day of the breaches meant."""
    analyst = tools("find_analysts", name=analyst_name)["items"][0]
    found = [
        breach
        for grant in every_item(tools, "find_grants", analyst_id=analyst["id"], access=access)
        for breach in every_item(tools, "find_breaches", grant_id=grant["id"])
    ]
    chosen = min(found, key=lambda breach: breach["found_on"])
    return {"analyst": chosen["grant_analyst_name"], "discovery_day": chosen["found_on"]}


def verify_earliest_found_on_among_breaches_of_grant_by_analyst_and_access(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "analyst": given.get("analyst") == truth["analyst"],
        "discovery day": given.get("discovery_day") == truth["discovery_day"],
        "nothing changed": before == after,
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


def solve_grant_with_most_breaches_by_dataset_and_access(
    tools: Tools, *, dataset_name: str, access: str
) -> dict[str, Json]:
    """Find out which of the grants meant has the most breaches."""
    dataset = tools("find_datasets", name=dataset_name)["items"][0]
    counted = [
        (tools("find_breaches", grant_id=grant["id"])["total"], grant)
        for grant in every_item(tools, "find_grants", dataset_id=dataset["id"], access=access)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"analyst": chosen["analyst_name"], "breaches": most}


def verify_grant_with_most_breaches_by_dataset_and_access(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "analyst": given.get("analyst") == truth["analyst"],
        "number of breaches": given.get("breaches") == truth["breaches"],
        "nothing changed": before == after,
    }


def solve_most_length_among_requests_most_length_by_project_and_access(
    tools: Tools, *, project_name: str, access: str, most_length: int
) -> dict[str, Json]:
    """Find the one with the highest length in days of the requests meant."""
    project = tools("find_projects", name=project_name)["items"][0]
    found = list(every_item(tools, "find_requests", project_id=project["id"], access=access))
    found = [request for request in found if request["length"] <= most_length]
    chosen = max(found, key=lambda request: request["length"])
    return {"analyst": chosen["analyst_name"], "length": chosen["length"]}


def verify_most_length_among_requests_most_length_by_project_and_access(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "analyst": given.get("analyst") == truth["analyst"],
        "length in days": given.get("length") == truth["length"],
        "nothing changed": before == after,
    }


def solve_revoke_grant_where_allowed_by_dataset_and_access(
    tools: Tools, *, dataset_name: str, access: str
) -> dict[str, Json]:
    """Revoke those of the grants meant for which that is allowed."""
    dataset = tools("find_datasets", name=dataset_name)["items"][0]
    found = list(every_item(tools, "find_grants", dataset_id=dataset["id"], access=access))
    done = refused = 0
    for grant in found:
        try:
            tools("revoke_grant", grant_id=grant["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_revoke_grant_where_allowed_by_dataset_and_access(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of grants must have changed."""
    given = answer or {}
    changed = [row for key, row in after["grants"].items() if row != before["grants"].get(key)]
    return {
        "number of grants done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is revoked": all(row["status"] == "revoked" for row in changed),
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


def solve_approve_request_else_withdraw_request_by_dataset(tools: Tools, *, dataset_name: str) -> dict[str, Json]:
    """Approve the requests meant; where that is refused, do something else instead."""
    dataset = tools("find_datasets", name=dataset_name)["items"][0]
    found = list(every_item(tools, "find_requests", dataset_id=dataset["id"]))
    refused = 0
    for request in found:
        try:
            tools("approve_request", request_id=request["id"])
        except Refused:
            refused += 1
            tools("withdraw_request", request_id=request["id"])
    return {"refused": refused}


def verify_approve_request_else_withdraw_request_by_dataset(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


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
