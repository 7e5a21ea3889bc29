"""Solutions and verifications of programmatic tasks on Night desk runbooks."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_ask_for_change_highest_release_by_owner_and_status(
    tools: Tools, *, engineer_name: str, status: str, number: str, subject: str, starts_at: str, length: int
) -> dict[str, Json]:
    """Choose the service with the highest release and use it."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    service = max(
        every_item(tools, "find_services", owner_id=engineer["id"], status=status),
        key=lambda service: service["release"],
    )
    made = tools(
        "ask_for_change", service_id=service["id"], number=number, subject=subject, starts_at=starts_at, length=length
    )
    return {"end_time": made["ends_at"]}


def verify_ask_for_change_highest_release_by_owner_and_status(
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


def solve_earliest_starts_at_of_changes_by_asker_and_status(
    tools: Tools, *, engineer_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest start time of the changes meant."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    chosen = min(
        [
            tools("get_change", change_id=change["id"])
            for change in every_item(tools, "find_changes", asker_id=engineer["id"], status=status)
        ],
        key=lambda change: change["starts_at"],
    )
    return {"change_number": chosen["number"], "start_time": chosen["starts_at"]}


def verify_earliest_starts_at_of_changes_by_asker_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "change number": given.get("change_number") == truth["change_number"],
        "start time": given.get("start_time") == truth["start_time"],
        "nothing changed": before == after,
    }


def solve_service_with_most_changes_by_owner_and_status(
    tools: Tools, *, engineer_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the services meant has the most changes."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    counted = [
        (tools("find_changes", service_id=service["id"])["total"], service)
        for service in every_item(tools, "find_services", owner_id=engineer["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "changes": most}


def verify_service_with_most_changes_by_owner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of changes": given.get("changes") == truth["changes"],
        "nothing changed": before == after,
    }


def solve_service_with_most_changes_in_report_changes_by_asker_and_status(
    tools: Tools, *, engineer_name: str, status: str
) -> dict[str, Json]:
    """Find the service with the highest changes in a report."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    largest = max(
        every_item(tools, "report_changes", asker_id=engineer["id"], status=status), key=lambda group: group["changes"]
    )
    return {"service": largest["service_name"], "changes": largest["changes"]}


def verify_service_with_most_changes_in_report_changes_by_asker_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "service": given.get("service") == truth["service"],
        "changes": given.get("changes") == truth["changes"],
        "nothing changed": before == after,
    }


def solve_ask_for_change_highest_release_by_owner_and_tier(
    tools: Tools, *, engineer_name: str, tier: str, number: str, subject: str, starts_at: str, length: int
) -> dict[str, Json]:
    """Choose the service with the highest release and use it."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    service = max(
        every_item(tools, "find_services", owner_id=engineer["id"], tier=tier), key=lambda service: service["release"]
    )
    made = tools(
        "ask_for_change", service_id=service["id"], number=number, subject=subject, starts_at=starts_at, length=length
    )
    return {"end_time": made["ends_at"]}


def verify_ask_for_change_highest_release_by_owner_and_tier(
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


def solve_highest_release_of_services_by_owner_and_status(
    tools: Tools, *, engineer_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest release of the services meant."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    chosen = max(
        every_item(tools, "find_services", owner_id=engineer["id"], status=status),
        key=lambda service: service["release"],
    )
    return {"name": chosen["name"], "release": chosen["release"]}


def verify_highest_release_of_services_by_owner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "release": given.get("release") == truth["release"],
        "nothing changed": before == after,
    }


def solve_runbook_with_most_drills_by_author_and_status(
    tools: Tools, *, engineer_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the runbooks meant has the most drills."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    counted = [
        (tools("find_drills", runbook_id=runbook["id"])["total"], runbook)
        for runbook in every_item(tools, "find_runbooks", author_id=engineer["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "drills": most}


def verify_runbook_with_most_drills_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of drills": given.get("drills") == truth["drills"],
        "nothing changed": before == after,
    }


def solve_service_with_most_changes_in_report_changes_by_asker(tools: Tools, *, engineer_name: str) -> dict[str, Json]:
    """Find the service with the highest changes in a report."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    largest = max(every_item(tools, "report_changes", asker_id=engineer["id"]), key=lambda group: group["changes"])
    return {"service": largest["service_name"], "changes": largest["changes"]}


def verify_service_with_most_changes_in_report_changes_by_asker(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "service": given.get("service") == truth["service"],
        "changes": given.get("changes") == truth["changes"],
        "nothing changed": before == after,
    }


def solve_ask_for_change_highest_release_by_owner(
    tools: Tools, *, engineer_name: str, number: str, subject: str, starts_at: str, length: int
) -> dict[str, Json]:
    """Choose the service with the highest release and use it."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    service = max(every_item(tools, "find_services", owner_id=engineer["id"]), key=lambda service: service["release"])
    made = tools(
        "ask_for_change", service_id=service["id"], number=number, subject=subject, starts_at=starts_at, length=length
    )
    return {"end_time": made["ends_at"]}


def verify_ask_for_change_highest_release_by_owner(
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


def solve_earliest_drilled_on_of_runbooks_by_author_and_status(
    tools: Tools, *, engineer_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest date of the last drill of the runbooks meant."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    chosen = min(
        [
            tools("get_runbook", runbook_id=runbook["id"])
            for runbook in every_item(tools, "find_runbooks", author_id=engineer["id"], status=status)
        ],
        key=lambda runbook: runbook["drilled_on"],
    )
    return {"title": chosen["title"], "date_of_the_last_drill": chosen["drilled_on"]}


def verify_earliest_drilled_on_of_runbooks_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "date of the last drill": given.get("date_of_the_last_drill") == truth["date_of_the_last_drill"],
        "nothing changed": before == after,
    }


def solve_service_with_most_runbooks_by_owner_and_tier(
    tools: Tools, *, engineer_name: str, tier: str
) -> dict[str, Json]:
    """Find out which of the services meant has the most runbooks."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    counted = [
        (tools("find_runbooks", service_id=service["id"])["total"], service)
        for service in every_item(tools, "find_services", owner_id=engineer["id"], tier=tier)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "runbooks": most}


def verify_service_with_most_runbooks_by_owner_and_tier(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of runbooks": given.get("runbooks") == truth["runbooks"],
        "nothing changed": before == after,
    }
