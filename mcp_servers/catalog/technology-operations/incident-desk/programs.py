"""Solutions and verifications of programmatic tasks on Kaskadi operations desk."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_close_incident_for_each_by_leader_and_status(
    tools: Tools, *, engineer_name: str, status: str
) -> dict[str, Json]:
    """Close each of the incidents meant, and count them."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    found = list(every_item(tools, "find_incidents", leader_id=engineer["id"], status=status))
    for incident in found:
        tools("close_incident", incident_id=incident["id"])
    return {"incidents": len(found)}


def verify_close_incident_for_each_by_leader_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many incidents must have changed."""
    given = answer or {}
    changed = [row for key, row in after["incidents"].items() if row != before["incidents"].get(key)]
    return {
        "number of incidents": given.get("incidents") == truth["incidents"],
        "as many changed": len(changed) == truth["incidents"],
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_reopen_incident_with_earliest_resolved_at_by_leader_and_status(
    tools: Tools, *, engineer_name: str, status: str
) -> dict[str, Json]:
    """Reopen the incident with the earliest repair time, no other."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    incident = min(
        [
            tools("get_incident", incident_id=incident["id"])
            for incident in every_item(tools, "find_incidents", leader_id=engineer["id"], status=status)
        ],
        key=lambda incident: incident["resolved_at"],
    )
    tools("reopen_incident", incident_id=incident["id"])
    return {"repair_time": incident["resolved_at"]}


def verify_reopen_incident_with_earliest_resolved_at_by_leader_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The repair time must be right, and one incident must have changed."""
    given = answer or {}
    changed = [row for key, row in after["incidents"].items() if row != before["incidents"].get(key)]
    return {
        "repair time": given.get("repair_time") == truth["repair_time"],
        "one changed": len(changed) == 1,
        "status is reopened": all(row["status"] == "reopened" for row in changed),
    }


def solve_reopen_incident_or_close_incident_by_downtime_by_service_and_severity(
    tools: Tools, *, service_name: str, severity: str, limit: int
) -> dict[str, Json]:
    """Decide by the downtime in minutes what to do with the only incident meant."""
    service = tools("find_services", name=service_name)["items"][0]
    incident = next(every_item(tools, "find_incidents", service_id=service["id"], severity=severity))
    incident = tools("get_incident", incident_id=incident["id"])
    if incident["downtime"] > limit:
        tools("reopen_incident", incident_id=incident["id"])
    else:
        tools("close_incident", incident_id=incident["id"])
    return {"downtime": incident["downtime"]}


def verify_reopen_incident_or_close_incident_by_downtime_by_service_and_severity(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The downtime in minutes must be right, and one incident must have changed."""
    given = answer or {}
    changed = [row for key, row in after["incidents"].items() if row != before["incidents"].get(key)]
    return {"downtime in minutes": given.get("downtime") == truth["downtime"], "one changed": len(changed) == 1}


def solve_earliest_starts_at_of_changes_by_author_and_status(
    tools: Tools, *, engineer_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest start time of the changes meant."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    chosen = min(
        every_item(tools, "find_changes", author_id=engineer["id"], status=status),
        key=lambda change: change["starts_at"],
    )
    return {"change_number": chosen["number"], "start_time": chosen["starts_at"]}


def verify_earliest_starts_at_of_changes_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "change number": given.get("change_number") == truth["change_number"],
        "start time": given.get("start_time") == truth["start_time"],
        "nothing changed": before == after,
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


def solve_owner_with_most_actions_in_report_actions_by_service_and_status(
    tools: Tools, *, service_name: str, status: str
) -> dict[str, Json]:
    """Find the owner with the highest actions in a report."""
    service = tools("find_services", name=service_name)["items"][0]
    largest = max(
        every_item(tools, "report_actions", service_id=service["id"], status=status), key=lambda group: group["actions"]
    )
    return {"owner": largest["owner_name"], "actions": largest["actions"]}


def verify_owner_with_most_actions_in_report_actions_by_service_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "owner": given.get("owner") == truth["owner"],
        "actions": given.get("actions") == truth["actions"],
        "nothing changed": before == after,
    }


def solve_finish_change_for_each_by_author_and_status(
    tools: Tools, *, engineer_name: str, status: str
) -> dict[str, Json]:
    """Finish each of the changes meant, and count them."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    found = list(every_item(tools, "find_changes", author_id=engineer["id"], status=status))
    for change in found:
        tools("finish_change", change_id=change["id"])
    return {"changes": len(found)}


def verify_finish_change_for_each_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many changes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["changes"].items() if row != before["changes"].get(key)]
    return {
        "number of changes": given.get("changes") == truth["changes"],
        "as many changed": len(changed) == truth["changes"],
        "status is done": all(row["status"] == "done" for row in changed),
    }


def solve_close_incident_with_earliest_resolved_at_by_leader_and_status(
    tools: Tools, *, engineer_name: str, status: str
) -> dict[str, Json]:
    """Close the incident with the earliest repair time, no other."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    incident = min(
        [
            tools("get_incident", incident_id=incident["id"])
            for incident in every_item(tools, "find_incidents", leader_id=engineer["id"], status=status)
        ],
        key=lambda incident: incident["resolved_at"],
    )
    tools("close_incident", incident_id=incident["id"])
    return {"repair_time": incident["resolved_at"]}


def verify_close_incident_with_earliest_resolved_at_by_leader_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The repair time must be right, and one incident must have changed."""
    given = answer or {}
    changed = [row for key, row in after["incidents"].items() if row != before["incidents"].get(key)]
    return {
        "repair time": given.get("repair_time") == truth["repair_time"],
        "one changed": len(changed) == 1,
        "status is closed": all(row["status"] == "closed" for row in changed),
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


def solve_incident_with_most_actions_by_service_and_status(
    tools: Tools, *, service_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the incidents meant has the most follow-up actions."""
    service = tools("find_services", name=service_name)["items"][0]
    counted = [
        (tools("find_actions", incident_id=incident["id"])["total"], incident)
        for incident in every_item(tools, "find_incidents", service_id=service["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"incident_number": chosen["number"], "follow-up_actions": most}


def verify_incident_with_most_actions_by_service_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "incident number": given.get("incident_number") == truth["incident_number"],
        "number of follow-up actions": given.get("follow-up_actions") == truth["follow-up_actions"],
        "nothing changed": before == after,
    }


def solve_owner_with_most_actions_in_report_actions_by_service(tools: Tools, *, service_name: str) -> dict[str, Json]:
    """Find the owner with the highest actions in a report."""
    service = tools("find_services", name=service_name)["items"][0]
    largest = max(every_item(tools, "report_actions", service_id=service["id"]), key=lambda group: group["actions"])
    return {"owner": largest["owner_name"], "actions": largest["actions"]}


def verify_owner_with_most_actions_in_report_actions_by_service(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "owner": given.get("owner") == truth["owner"],
        "actions": given.get("actions") == truth["actions"],
        "nothing changed": before == after,
    }
