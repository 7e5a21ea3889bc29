"""Solutions and verifications of programmatic tasks on Kaskadi operations desk."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_answer_by_among_incidents_in_detail_most_service_allowance_by_leader(
    tools: Tools, *, engineer_name: str, most_service_allowance: int
) -> dict[str, Json]:
    """Find the one with the earliest answer deadline of the incidents meant."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    found = [
        tools("get_incident", incident_id=incident["id"])
        for incident in every_item(tools, "find_incidents", leader_id=engineer["id"])
    ]
    found = [
        incident
        for incident in found
        if tools("get_service", service_id=incident["service_id"])["allowance"] <= most_service_allowance
    ]
    chosen = min(found, key=lambda incident: incident["answer_by"])
    return {"incident_number": chosen["number"], "answer_deadline": chosen["answer_by"]}


def verify_earliest_answer_by_among_incidents_in_detail_most_service_allowance_by_leader(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "incident number": given.get("incident_number") == truth["incident_number"],
        "answer deadline": given.get("answer_deadline") == truth["answer_deadline"],
        "nothing changed": before == after,
    }


def solve_close_incident_or_reopen_incident_each_by_downtime_in_detail_by_service_and_status(
    tools: Tools, *, service_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the downtime in minutes what to do with each of the incidents meant."""
    service = tools("find_services", name=service_name)["items"][0]
    found = [
        tools("get_incident", incident_id=incident["id"])
        for incident in every_item(tools, "find_incidents", service_id=service["id"], status=status)
    ]
    above = 0
    for incident in found:
        if incident["downtime"] > limit:
            above += 1
            tools("close_incident", incident_id=incident["id"])
        else:
            tools("reopen_incident", incident_id=incident["id"])
    return {"above": above}


def verify_close_incident_or_reopen_incident_each_by_downtime_in_detail_by_service_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and rows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["incidents"].items() if row != before["incidents"].get(key)]
    return {"number of incidents above": given.get("above") == truth["above"], "some changed": len(changed) > 0}


def solve_close_incident_for_first_by_downtime_in_detail_by_leader_and_severity(
    tools: Tools, *, engineer_name: str, severity: str, quota: int
) -> dict[str, Json]:
    """Close the first few of the incidents meant, in order by downtime in minutes."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    found = [
        tools("get_incident", incident_id=incident["id"])
        for incident in every_item(tools, "find_incidents", leader_id=engineer["id"], severity=severity)
    ]
    first = sorted(found, key=lambda incident: incident["downtime"], reverse=True)[:quota]
    for incident in first:
        tools("close_incident", incident_id=incident["id"])
    return {"incident_numbers": [incident["number"] for incident in first]}


def verify_close_incident_for_first_by_downtime_in_detail_by_leader_and_severity(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of incidents must have changed."""
    given = answer or {}
    changed = [row for key, row in after["incidents"].items() if row != before["incidents"].get(key)]
    return {
        "incident numbers": given.get("incident_numbers") == truth["incident_numbers"],
        "as many changed": len(changed) == len(truth["incident_numbers"]),
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_incident_with_most_actions_by_leader_and_severity(
    tools: Tools, *, engineer_name: str, severity: str
) -> dict[str, Json]:
    """Find out which of the incidents meant has the most follow-up actions."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    counted = [
        (tools("find_actions", incident_id=incident["id"])["total"], incident)
        for incident in every_item(tools, "find_incidents", leader_id=engineer["id"], severity=severity)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"incident_number": chosen["number"], "follow-up_actions": most}


def verify_incident_with_most_actions_by_leader_and_severity(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "incident number": given.get("incident_number") == truth["incident_number"],
        "number of follow-up actions": given.get("follow-up_actions") == truth["follow-up_actions"],
        "nothing changed": before == after,
    }


def solve_ranking_by_resolved_at_of_incidents_in_detail_which_service_tier_by_status(
    tools: Tools, *, status: str, which_service_tier: str, top: int
) -> dict[str, Json]:
    """Put the incidents meant in order by repair time, and list the first ones."""
    found = [
        tools("get_incident", incident_id=incident["id"])
        for incident in every_item(tools, "find_incidents", status=status)
    ]
    found = [
        incident
        for incident in found
        if tools("get_service", service_id=incident["service_id"])["tier"] == which_service_tier
    ]
    ranked = sorted(found, key=lambda incident: incident["resolved_at"])[:top]
    return {"incident_numbers": [incident["number"] for incident in ranked]}


def verify_ranking_by_resolved_at_of_incidents_in_detail_which_service_tier_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "incident numbers": given.get("incident_numbers") == truth["incident_numbers"],
        "nothing changed": before == after,
    }


def solve_close_incident_with_earliest_answer_by_by_service_and_severity(
    tools: Tools, *, service_name: str, severity: str
) -> dict[str, Json]:
    """Close the incident with the earliest answer deadline, no other."""
    service = tools("find_services", name=service_name)["items"][0]
    incident = min(
        [
            tools("get_incident", incident_id=incident["id"])
            for incident in every_item(tools, "find_incidents", service_id=service["id"], severity=severity)
        ],
        key=lambda incident: incident["answer_by"],
    )
    tools("close_incident", incident_id=incident["id"])
    return {"answer_deadline": incident["answer_by"]}


def verify_close_incident_with_earliest_answer_by_by_service_and_severity(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer deadline must be right, and one incident must have changed."""
    given = answer or {}
    changed = [row for key, row in after["incidents"].items() if row != before["incidents"].get(key)]
    return {
        "answer deadline": given.get("answer_deadline") == truth["answer_deadline"],
        "one changed": len(changed) == 1,
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_close_incident_else_reopen_incident_by_leader_and_status(
    tools: Tools, *, engineer_name: str, status: str
) -> dict[str, Json]:
    """Close the incidents meant; where that is refused, do something else instead."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    found = list(every_item(tools, "find_incidents", leader_id=engineer["id"], status=status))
    refused = 0
    for incident in found:
        try:
            tools("close_incident", incident_id=incident["id"])
        except Refused:
            refused += 1
            tools("reopen_incident", incident_id=incident["id"])
    return {"refused": refused}


def verify_close_incident_else_reopen_incident_by_leader_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and rows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["incidents"].items() if row != before["incidents"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}


def solve_reopen_incident_or_close_incident_by_downtime_by_service_and_status(
    tools: Tools, *, service_name: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the downtime in minutes what to do with the only incident meant."""
    service = tools("find_services", name=service_name)["items"][0]
    incident = next(every_item(tools, "find_incidents", service_id=service["id"], status=status))
    incident = tools("get_incident", incident_id=incident["id"])
    if incident["downtime"] > limit:
        tools("reopen_incident", incident_id=incident["id"])
    else:
        tools("close_incident", incident_id=incident["id"])
    return {"downtime": incident["downtime"]}


def verify_reopen_incident_or_close_incident_by_downtime_by_service_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The downtime in minutes must be right, and one incident must have changed."""
    given = answer or {}
    changed = [row for key, row in after["incidents"].items() if row != before["incidents"].get(key)]
    return {"downtime in minutes": given.get("downtime") == truth["downtime"], "one changed": len(changed) == 1}


def solve_close_incident_where_allowed_of_service_in_detail_least_downtime_by_tier(
    tools: Tools, *, tier: str, least_downtime: int
) -> dict[str, Json]:
    """Close those of the incidents meant for which that is allowed."""
    found = [
        tools("get_incident", incident_id=incident["id"])
        for service in every_item(tools, "find_services", tier=tier)
        for incident in every_item(tools, "find_incidents", service_id=service["id"])
    ]
    found = [incident for incident in found if incident["downtime"] >= least_downtime]
    done = refused = 0
    for incident in found:
        try:
            tools("close_incident", incident_id=incident["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_close_incident_where_allowed_of_service_in_detail_least_downtime_by_tier(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of incidents must have changed."""
    given = answer or {}
    changed = [row for key, row in after["incidents"].items() if row != before["incidents"].get(key)]
    return {
        "number of incidents done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_close_incident_for_first_by_resolved_at_in_detail_by_leader_and_status(
    tools: Tools, *, engineer_name: str, status: str, quota: int
) -> dict[str, Json]:
    """Close the first few of the incidents meant, in order by repair time."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    found = [
        tools("get_incident", incident_id=incident["id"])
        for incident in every_item(tools, "find_incidents", leader_id=engineer["id"], status=status)
    ]
    first = sorted(found, key=lambda incident: incident["resolved_at"])[:quota]
    for incident in first:
        tools("close_incident", incident_id=incident["id"])
    return {"incident_numbers": [incident["number"] for incident in first]}


def verify_close_incident_for_first_by_resolved_at_in_detail_by_leader_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of incidents must have changed."""
    given = answer or {}
    changed = [row for key, row in after["incidents"].items() if row != before["incidents"].get(key)]
    return {
        "incident numbers": given.get("incident_numbers") == truth["incident_numbers"],
        "as many changed": len(changed) == len(truth["incident_numbers"]),
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_ranking_by_starts_at_of_changes_of_service_at_once_by_tier(
    tools: Tools, *, tier: str, top: int
) -> dict[str, Json]:
    """Put the changes meant in order by start time, and list the first ones."""
    those = {service["name"] for service in every_item(tools, "find_services", tier=tier)}
    found = [change for change in every_item(tools, "find_changes") if change["service_name"] in those]
    ranked = sorted(found, key=lambda change: change["starts_at"])[:top]
    return {"change_numbers": [change["number"] for change in ranked]}


def verify_ranking_by_starts_at_of_changes_of_service_at_once_by_tier(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "change numbers": given.get("change_numbers") == truth["change_numbers"],
        "nothing changed": before == after,
    }


def solve_reopen_incident_for_each_by_leader_and_status(
    tools: Tools, *, engineer_name: str, status: str
) -> dict[str, Json]:
    """Reopen each of the incidents meant, and count them."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    found = list(every_item(tools, "find_incidents", leader_id=engineer["id"], status=status))
    for incident in found:
        tools("reopen_incident", incident_id=incident["id"])
    return {"incidents": len(found)}


def verify_reopen_incident_for_each_by_leader_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of incidents must have changed."""
    given = answer or {}
    changed = [row for key, row in after["incidents"].items() if row != before["incidents"].get(key)]
    return {
        "number of incidents": given.get("incidents") == truth["incidents"],
        "as many changed": len(changed) == truth["incidents"],
        "status is reopened": all(row["status"] == "reopened" for row in changed),
    }


def solve_reopen_incident_where_allowed_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Reopen those of the incidents meant for which that is allowed."""
    found = list(every_item(tools, "find_incidents", status=status))
    done = refused = 0
    for incident in found:
        try:
            tools("reopen_incident", incident_id=incident["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_reopen_incident_where_allowed_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of incidents must have changed."""
    given = answer or {}
    changed = [row for key, row in after["incidents"].items() if row != before["incidents"].get(key)]
    return {
        "number of incidents done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is reopened": all(row["status"] == "reopened" for row in changed),
    }


def solve_ranking_by_answer_by_of_incidents_in_detail_most_downtime_by_leader(
    tools: Tools, *, engineer_name: str, most_downtime: int, top: int
) -> dict[str, Json]:
    """Put the incidents meant in order by answer deadline, and list the first ones."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    found = [
        tools("get_incident", incident_id=incident["id"])
        for incident in every_item(tools, "find_incidents", leader_id=engineer["id"])
    ]
    found = [incident for incident in found if incident["downtime"] <= most_downtime]
    ranked = sorted(found, key=lambda incident: incident["answer_by"])[:top]
    return {"incident_numbers": [incident["number"] for incident in ranked]}


def verify_ranking_by_answer_by_of_incidents_in_detail_most_downtime_by_leader(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "incident numbers": given.get("incident_numbers") == truth["incident_numbers"],
        "nothing changed": before == after,
    }
