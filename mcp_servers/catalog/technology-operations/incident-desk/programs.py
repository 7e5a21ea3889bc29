"""Solutions and verifications of programmatic tasks on Kaskadi operations desk."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_close_incident_for_each_by_service_and_status(
    tools: Tools, *, service_name: str, status: str
) -> dict[str, Json]:
    """Close each of the incidents meant, and count them."""
    service = tools("find_services", name=service_name)["items"][0]
    found = list(every_item(tools, "find_incidents", service_id=service["id"], status=status))
    for incident in found:
        tools("close_incident", incident_id=incident["id"])
    return {"incidents": len(found)}


def verify_close_incident_for_each_by_service_and_status(
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


def solve_propose_change_highest_allowance_by_tier(
    tools: Tools, *, tier: str, engineer_name: str, number: str, title: str, risk: str, starts_at: str, length: int
) -> dict[str, Json]:
    """Choose the service with the highest downtime allowance in minutes and use it."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    service = max(every_item(tools, "find_services", tier=tier), key=lambda service: service["allowance"])
    made = tools(
        "propose_change",
        author_id=engineer["id"],
        service_id=service["id"],
        number=number,
        title=title,
        risk=risk,
        starts_at=starts_at,
        length=length,
    )
    return {"end_time": made["ends_at"]}


def verify_propose_change_highest_allowance_by_tier(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One change must have been added, with the end time that is right."""
    given = answer or {}
    added = [row for key, row in after["changes"].items() if key not in before["changes"]]
    return {
        "end time": given.get("end_time") == truth["end_time"],
        "one added": len(added) == 1,
        "with that end time": [row["ends_at"] for row in added] == [truth["end_time"]],
    }


def solve_earliest_due_on_of_actions_by_incident(tools: Tools, *, incident_number: str) -> dict[str, Json]:
    """Find the one with the earliest due date of the follow-up actions meant."""
    incident = tools("find_incidents", number=incident_number)["items"][0]
    chosen = min(every_item(tools, "find_actions", incident_id=incident["id"]), key=lambda action: action["due_on"])
    return {"owner": chosen["owner_name"], "due_date": chosen["due_on"]}


def verify_earliest_due_on_of_actions_by_incident(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "owner": given.get("owner") == truth["owner"],
        "due date": given.get("due_date") == truth["due_date"],
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


def solve_reopen_incident_for_each_by_leader_and_severity(
    tools: Tools, *, engineer_name: str, severity: str
) -> dict[str, Json]:
    """Reopen each of the incidents meant, and count them."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    found = list(every_item(tools, "find_incidents", leader_id=engineer["id"], severity=severity))
    for incident in found:
        tools("reopen_incident", incident_id=incident["id"])
    return {"incidents": len(found)}


def verify_reopen_incident_for_each_by_leader_and_severity(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many incidents must have changed."""
    given = answer or {}
    changed = [row for key, row in after["incidents"].items() if row != before["incidents"].get(key)]
    return {
        "number of incidents": given.get("incidents") == truth["incidents"],
        "as many changed": len(changed) == truth["incidents"],
        "status is reopened": all(row["status"] == "reopened" for row in changed),
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


def solve_service_with_most_changes_by_tier(tools: Tools, *, tier: str) -> dict[str, Json]:
    """Find out which of the services meant has the most changes."""
    counted = [
        (tools("find_changes", service_id=service["id"])["total"], service)
        for service in every_item(tools, "find_services", tier=tier)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "changes": most}


def verify_service_with_most_changes_by_tier(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of changes": given.get("changes") == truth["changes"],
        "nothing changed": before == after,
    }
