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
    """The answer must be right, and rows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_revoke_grant_where_allowed_by_analyst(tools: Tools, *, analyst_name: str) -> dict[str, Json]:
    """Revoke those of the grants meant for which that is allowed."""
    analyst = tools("find_analysts", name=analyst_name)["items"][0]
    found = list(every_item(tools, "find_grants", analyst_id=analyst["id"]))
    done = refused = 0
    for grant in found:
        try:
            tools("revoke_grant", grant_id=grant["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_revoke_grant_where_allowed_by_analyst(
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


def solve_withdraw_request_for_each_by_dataset_and_status(
    tools: Tools, *, dataset_name: str, status: str
) -> dict[str, Json]:
    """Withdraw each of the requests meant, and count them."""
    dataset = tools("find_datasets", name=dataset_name)["items"][0]
    found = list(every_item(tools, "find_requests", dataset_id=dataset["id"], status=status))
    for request in found:
        tools("withdraw_request", request_id=request["id"])
    return {"requests": len(found)}


def verify_withdraw_request_for_each_by_dataset_and_status(
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


def solve_dismiss_analyst_for_first_by_trained_until_in_detail_contract_until_until_by_position(
    tools: Tools, *, position: str, contract_until_until: str, quota: int
) -> dict[str, Json]:
    """Dismiss the first few of the analysts meant, in order by end of the privacy training."""
    found = [
        tools("get_analyst", analyst_id=analyst["id"])
        for analyst in every_item(tools, "find_analysts", position=position)
    ]
    found = [
        analyst
        for analyst in found
        if analyst["contract_until"] is not None and analyst["contract_until"] <= contract_until_until
    ]
    first = sorted(found, key=lambda analyst: analyst["trained_until"])[:quota]
    for analyst in first:
        tools("dismiss_analyst", analyst_id=analyst["id"])
    return {"names": [analyst["name"] for analyst in first]}


def verify_dismiss_analyst_for_first_by_trained_until_in_detail_contract_until_until_by_position(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of analysts must have changed."""
    given = answer or {}
    changed = [row for key, row in after["analysts"].items() if row != before["analysts"].get(key)]
    return {
        "names": given.get("names") == truth["names"],
        "as many changed": len(changed) == len(truth["names"]),
        "status is gone": all(row["status"] == "gone" for row in changed),
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


def solve_approve_request_else_withdraw_request_least_length_by_project_and_status(
    tools: Tools, *, project_name: str, status: str, least_length: int
) -> dict[str, Json]:
    """Approve the requests meant; where that is refused, do something else instead."""
    project = tools("find_projects", name=project_name)["items"][0]
    found = list(every_item(tools, "find_requests", project_id=project["id"], status=status))
    found = [request for request in found if request["length"] >= least_length]
    refused = 0
    for request in found:
        try:
            tools("approve_request", request_id=request["id"])
        except Refused:
            refused += 1
            tools("withdraw_request", request_id=request["id"])
    return {"refused": refused}


def verify_approve_request_else_withdraw_request_least_length_by_project_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and rows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_earliest_trained_until_among_analysts_in_detail_contract_until_until_by_position(
    tools: Tools, *, position: str, contract_until_until: str
) -> dict[str, Json]:
    """Find the one with the earliest end of privacy training of the analysts meant."""
    found = [
        tools("get_analyst", analyst_id=analyst["id"])
        for analyst in every_item(tools, "find_analysts", position=position)
    ]
    found = [
        analyst
        for analyst in found
        if analyst["contract_until"] is not None and analyst["contract_until"] <= contract_until_until
    ]
    chosen = min(found, key=lambda analyst: analyst["trained_until"])
    return {"name": chosen["name"], "end_of_the_privacy_training": chosen["trained_until"]}


def verify_earliest_trained_until_among_analysts_in_detail_contract_until_until_by_position(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "end of the privacy training": given.get("end_of_the_privacy_training") == truth["end_of_the_privacy_training"],
        "nothing changed": before == after,
    }


def solve_ranking_by_most_readers_of_datasets_in_detail_by_sensitivity(
    tools: Tools, *, sensitivity: str, top: int
) -> dict[str, Json]:
    """Put the data sets meant in order by reader limit, and list the first ones."""
    found = [
        tools("get_dataset", dataset_id=dataset["id"])
        for dataset in every_item(tools, "find_datasets", sensitivity=sensitivity)
    ]
    ranked = sorted(found, key=lambda dataset: dataset["most_readers"], reverse=True)[:top]
    return {"names": [dataset["name"] for dataset in ranked]}


def verify_ranking_by_most_readers_of_datasets_in_detail_by_sensitivity(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


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
    """The answer must be right, and the right number of requests must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {
        "number of requests": given.get("requests") == truth["requests"],
        "as many changed": len(changed) == truth["requests"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


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


def solve_ranking_by_contract_until_of_analysts_in_detail_by_position(
    tools: Tools, *, position: str, top: int
) -> dict[str, Json]:
    """Put the analysts meant in order by end of the contract, and list the first ones."""
    found = [
        tools("get_analyst", analyst_id=analyst["id"])
        for analyst in every_item(tools, "find_analysts", position=position)
    ]
    ranked = sorted(found, key=lambda analyst: analyst["contract_until"])[:top]
    return {"names": [analyst["name"] for analyst in ranked]}


def verify_ranking_by_contract_until_of_analysts_in_detail_by_position(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


def solve_release_dataset_where_allowed_in_detail_most_most_readers_by_status(
    tools: Tools, *, status: str, most_most_readers: int
) -> dict[str, Json]:
    """Release dataset those of the data sets meant for which that is allowed."""
    found = [
        tools("get_dataset", dataset_id=dataset["id"]) for dataset in every_item(tools, "find_datasets", status=status)
    ]
    found = [dataset for dataset in found if dataset["most_readers"] <= most_most_readers]
    done = refused = 0
    for dataset in found:
        try:
            tools("release_dataset", dataset_id=dataset["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_release_dataset_where_allowed_in_detail_most_most_readers_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of data sets must have changed."""
    given = answer or {}
    changed = [row for key, row in after["datasets"].items() if row != before["datasets"].get(key)]
    return {
        "number of data sets done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is offered": all(row["status"] == "offered" for row in changed),
    }


def solve_withdraw_request_with_highest_length_by_analyst_and_status(
    tools: Tools, *, analyst_name: str, status: str
) -> dict[str, Json]:
    """Withdraw the request with the greatest length, no other."""
    analyst = tools("find_analysts", name=analyst_name)["items"][0]
    request = max(
        every_item(tools, "find_requests", analyst_id=analyst["id"], status=status),
        key=lambda request: request["length"],
    )
    tools("withdraw_request", request_id=request["id"])
    return {"length": request["length"]}


def verify_withdraw_request_with_highest_length_by_analyst_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The length in days must be right, and one request must have changed."""
    given = answer or {}
    changed = [row for key, row in after["requests"].items() if row != before["requests"].get(key)]
    return {
        "length in days": given.get("length") == truth["length"],
        "one changed": len(changed) == 1,
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_earliest_contract_until_among_analysts_in_detail_by_position(
    tools: Tools, *, position: str
) -> dict[str, Json]:
    """Find the one with the earliest end of contract of the analysts meant."""
    found = [
        tools("get_analyst", analyst_id=analyst["id"])
        for analyst in every_item(tools, "find_analysts", position=position)
    ]
    chosen = min(found, key=lambda analyst: analyst["contract_until"])
    return {"name": chosen["name"], "end_of_the_contract": chosen["contract_until"]}


def verify_earliest_contract_until_among_analysts_in_detail_by_position(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "end of the contract": given.get("end_of_the_contract") == truth["end_of_the_contract"],
        "nothing changed": before == after,
    }
