"""Solutions and verifications of programmatic tasks on Kaskadi operations desk."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_resolved_at_among_incidents_in_detail_least_downtime_by_service(
    tools: Tools, *, service_name: str, least_downtime: int
) -> dict[str, Json]:
    """Find the one with the earliest repair time of the incidents meant."""
    service = tools("find_services", name=service_name)["items"][0]
    found = [
        tools("get_incident", incident_id=incident["id"])
        for incident in every_item(tools, "find_incidents", service_id=service["id"])
    ]
    found = [incident for incident in found if incident["downtime"] >= least_downtime]
    chosen = min(found, key=lambda incident: incident["resolved_at"])
    return {"incident_number": chosen["number"], "repair_time": chosen["resolved_at"]}


def verify_earliest_resolved_at_among_incidents_in_detail_least_downtime_by_service(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "incident number": given.get("incident_number") == truth["incident_number"],
        "repair time": given.get("repair_time") == truth["repair_time"],
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


def solve_finish_action_for_each_by_service_and_status(
    tools: Tools, *, service_name: str, status: str
) -> dict[str, Json]:
    """Finish action each of the actions meant, and count them."""
    service = tools("find_services", name=service_name)["items"][0]
    found = list(every_item(tools, "find_actions", service_id=service["id"], status=status))
    for action in found:
        tools("finish_action", action_id=action["id"])
    return {"actions": len(found)}


def verify_finish_action_for_each_by_service_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many actions must have changed."""
    given = answer or {}
    changed = [row for key, row in after["actions"].items() if row != before["actions"].get(key)]
    return {
        "number of actions": given.get("actions") == truth["actions"],
        "as many changed": len(changed) == truth["actions"],
        "status is done": all(row["status"] == "done" for row in changed),
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
    """The answer must be right, and the right number of incidents must have changed."""
    given = answer or {}
    changed = [row for key, row in after["incidents"].items() if row != before["incidents"].get(key)]
    return {"number of incidents above": given.get("above") == truth["above"], "some changed": len(changed) > 0}


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


def solve_ranking_by_downtime_of_incidents_in_detail_least_downtime_by_leader(
    tools: Tools, *, engineer_name: str, least_downtime: int, top: int
) -> dict[str, Json]:
    """Put the incidents meant in order by downtime in minutes, and list the first ones."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    found = [
        tools("get_incident", incident_id=incident["id"])
        for incident in every_item(tools, "find_incidents", leader_id=engineer["id"])
    ]
    found = [incident for incident in found if incident["downtime"] >= least_downtime]
    ranked = sorted(found, key=lambda incident: incident["downtime"], reverse=True)[:top]
    return {"incident_numbers": [incident["number"] for incident in ranked]}


def verify_ranking_by_downtime_of_incidents_in_detail_least_downtime_by_leader(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "incident numbers": given.get("incident_numbers") == truth["incident_numbers"],
        "nothing changed": before == after,
    }


def solve_reopen_incident_for_first_by_downtime_in_detail_by_service_and_severity(
    tools: Tools, *, service_name: str, severity: str, quota: int
) -> dict[str, Json]:
    """Reopen the first few of the incidents meant, in order by downtime in minutes."""
    service = tools("find_services", name=service_name)["items"][0]
    found = [
        tools("get_incident", incident_id=incident["id"])
        for incident in every_item(tools, "find_incidents", service_id=service["id"], severity=severity)
    ]
    first = sorted(found, key=lambda incident: incident["downtime"], reverse=True)[:quota]
    for incident in first:
        tools("reopen_incident", incident_id=incident["id"])
    return {"incident_numbers": [incident["number"] for incident in first]}


def verify_reopen_incident_for_first_by_downtime_in_detail_by_service_and_severity(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of incidents must have changed."""
    given = answer or {}
    changed = [row for key, row in after["incidents"].items() if row != before["incidents"].get(key)]
    return {
        "incident numbers": given.get("incident_numbers") == truth["incident_numbers"],
        "as many changed": len(changed) == len(truth["incident_numbers"]),
        "status is reopened": all(row["status"] == "reopened" for row in changed),
    }


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


def solve_reopen_incident_where_allowed_in_detail_most_service_allowance_by_leader_and_severity(
    tools: Tools, *, engineer_name: str, severity: str, most_service_allowance: int
) -> dict[str, Json]:
    """Reopen those of the incidents meant for which that is allowed."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    found = [
        tools("get_incident", incident_id=incident["id"])
        for incident in every_item(tools, "find_incidents", leader_id=engineer["id"], severity=severity)
    ]
    found = [
        incident
        for incident in found
        if tools("get_service", service_id=incident["service_id"])["allowance"] <= most_service_allowance
    ]
    done = refused = 0
    for incident in found:
        try:
            tools("reopen_incident", incident_id=incident["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_reopen_incident_where_allowed_in_detail_most_service_allowance_by_leader_and_severity(
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


def solve_finish_action_for_each_by_incident_and_status(
    tools: Tools, *, incident_number: str, status: str
) -> dict[str, Json]:
    """Finish action each of the follow-up actions meant, and count them."""
    incident = tools("find_incidents", number=incident_number)["items"][0]
    found = list(every_item(tools, "find_actions", incident_id=incident["id"], status=status))
    for action in found:
        tools("finish_action", action_id=action["id"])
    return {"actions": len(found)}


def verify_finish_action_for_each_by_incident_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of follow-up actions must have changed."""
    given = answer or {}
    changed = [row for key, row in after["actions"].items() if row != before["actions"].get(key)]
    return {
        "number of follow-up actions": given.get("actions") == truth["actions"],
        "as many changed": len(changed) == truth["actions"],
        "status is done": all(row["status"] == "done" for row in changed),
    }


def solve_earliest_due_on_among_actions_of_incident_by_service_and_severity(
    tools: Tools, *, service_name: str, severity: str
) -> dict[str, Json]:
    """Find the one with the earliest due date of the follow-up actions meant."""
    service = tools("find_services", name=service_name)["items"][0]
    found = [
        action
        for incident in every_item(tools, "find_incidents", service_id=service["id"], severity=severity)
        for action in every_item(tools, "find_actions", incident_id=incident["id"])
    ]
    chosen = min(found, key=lambda action: action["due_on"])
    return {"incident": chosen["incident_number"], "due_date": chosen["due_on"]}


def verify_earliest_due_on_among_actions_of_incident_by_service_and_severity(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "incident": given.get("incident") == truth["incident"],
        "due date": given.get("due_date") == truth["due_date"],
        "nothing changed": before == after,
    }


def solve_earliest_resolved_at_of_incidents_by_leader_and_severity(
    tools: Tools, *, engineer_name: str, severity: str
) -> dict[str, Json]:
    """Find the one with the earliest repair time of the incidents meant."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    chosen = min(
        [
            tools("get_incident", incident_id=incident["id"])
            for incident in every_item(tools, "find_incidents", leader_id=engineer["id"], severity=severity)
        ],
        key=lambda incident: incident["resolved_at"],
    )
    return {"incident_number": chosen["number"], "repair_time": chosen["resolved_at"]}


def verify_earliest_resolved_at_of_incidents_by_leader_and_severity(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "incident number": given.get("incident_number") == truth["incident_number"],
        "repair time": given.get("repair_time") == truth["repair_time"],
        "nothing changed": before == after,
    }


def solve_service_with_most_incidents_by_tier(tools: Tools, *, tier: str) -> dict[str, Json]:
    """Find out which of the services meant has the most incidents."""
    counted = [
        (tools("find_incidents", service_id=service["id"])["total"], service)
        for service in every_item(tools, "find_services", tier=tier)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "incidents": most}


def verify_service_with_most_incidents_by_tier(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of incidents": given.get("incidents") == truth["incidents"],
        "nothing changed": before == after,
    }
