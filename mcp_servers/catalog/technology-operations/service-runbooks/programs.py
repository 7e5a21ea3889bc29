"""Solutions and verifications of programmatic tasks on Night desk runbooks."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_ends_at_among_changes_in_detail_runbook_drilled_on_from_by_status(
    tools: Tools, *, status: str, runbook_drilled_on_from: str
) -> dict[str, Json]:
    """Find the one with the earliest end time of the changes meant."""
    found = [tools("get_change", change_id=change["id"]) for change in every_item(tools, "find_changes", status=status)]
    found = [
        change
        for change in found
        if change["runbook_id"] is not None
        and tools("get_runbook", runbook_id=change["runbook_id"])["drilled_on"] >= runbook_drilled_on_from
    ]
    chosen = min(found, key=lambda change: change["ends_at"])
    return {"change_number": chosen["number"], "end_time": chosen["ends_at"]}


def verify_earliest_ends_at_among_changes_in_detail_runbook_drilled_on_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "change number": given.get("change_number") == truth["change_number"],
        "end time": given.get("end_time") == truth["end_time"],
        "nothing changed": before == after,
    }


def solve_ranking_by_starts_at_of_changes_of_service_in_detail_runbook_drilled_on_until_by_owner_and_tier(
    tools: Tools, *, engineer_name: str, tier: str, runbook_drilled_on_until: str, top: int
) -> dict[str, Json]:
    """Put the changes meant in order by start time, and list the first ones."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    found = [
        tools("get_change", change_id=change["id"])
        for service in every_item(tools, "find_services", owner_id=engineer["id"], tier=tier)
        for change in every_item(tools, "find_changes", service_id=service["id"])
    ]
    found = [
        change
        for change in found
        if change["runbook_id"] is not None
        and tools("get_runbook", runbook_id=change["runbook_id"])["drilled_on"] <= runbook_drilled_on_until
    ]
    ranked = sorted(found, key=lambda change: change["starts_at"])[:top]
    return {"change_numbers": [change["number"] for change in ranked]}


def verify_ranking_by_starts_at_of_changes_of_service_in_detail_runbook_drilled_on_until_by_owner_and_tier(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "change numbers": given.get("change_numbers") == truth["change_numbers"],
        "nothing changed": before == after,
    }


def solve_earliest_drilled_on_of_runbooks_by_author_and_status(
    tools: Tools, *, engineer_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest date of last drill of the runbooks meant."""
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


def solve_service_with_most_runbooks_by_owner_and_status(
    tools: Tools, *, engineer_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the services meant has the most runbooks."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    counted = [
        (tools("find_runbooks", service_id=service["id"])["total"], service)
        for service in every_item(tools, "find_services", owner_id=engineer["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "runbooks": most}


def verify_service_with_most_runbooks_by_owner_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of runbooks": given.get("runbooks") == truth["runbooks"],
        "nothing changed": before == after,
    }


def solve_cancel_change_where_allowed_of_service_in_detail_runbook_drilled_on_from_by_status(
    tools: Tools, *, status: str, runbook_drilled_on_from: str
) -> dict[str, Json]:
    """Cancel those of the changes meant for which that is allowed."""
    found = [
        tools("get_change", change_id=change["id"])
        for service in every_item(tools, "find_services", status=status)
        for change in every_item(tools, "find_changes", service_id=service["id"])
    ]
    found = [
        change
        for change in found
        if change["runbook_id"] is not None
        and tools("get_runbook", runbook_id=change["runbook_id"])["drilled_on"] >= runbook_drilled_on_from
    ]
    done = refused = 0
    for change in found:
        try:
            tools("cancel_change", change_id=change["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_change_where_allowed_of_service_in_detail_runbook_drilled_on_from_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of changes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["changes"].items() if row != before["changes"].get(key)]
    return {
        "number of changes done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_ranking_by_starts_at_of_changes_of_service_in_detail_runbook_drilled_on_until_by_owner(
    tools: Tools, *, engineer_name: str, runbook_drilled_on_until: str, top: int
) -> dict[str, Json]:
    """Put the changes meant in order by start time, and list the first ones."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    found = [
        tools("get_change", change_id=change["id"])
        for service in every_item(tools, "find_services", owner_id=engineer["id"])
        for change in every_item(tools, "find_changes", service_id=service["id"])
    ]
    found = [
        change
        for change in found
        if change["runbook_id"] is not None
        and tools("get_runbook", runbook_id=change["runbook_id"])["drilled_on"] <= runbook_drilled_on_until
    ]
    ranked = sorted(found, key=lambda change: change["starts_at"])[:top]
    return {"change_numbers": [change["number"] for change in ranked]}


def verify_ranking_by_starts_at_of_changes_of_service_in_detail_runbook_drilled_on_until_by_owner(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "change numbers": given.get("change_numbers") == truth["change_numbers"],
        "nothing changed": before == after,
    }


def solve_approve_change_with_earliest_starts_at_by_service_and_status(
    tools: Tools, *, service_name: str, status: str
) -> dict[str, Json]:
    """Approve the change with the earliest start time, no other."""
    service = tools("find_services", name=service_name)["items"][0]
    change = min(
        [
            tools("get_change", change_id=change["id"])
            for change in every_item(tools, "find_changes", service_id=service["id"], status=status)
        ],
        key=lambda change: change["starts_at"],
    )
    tools("approve_change", change_id=change["id"])
    return {"start_time": change["starts_at"]}


def verify_approve_change_with_earliest_starts_at_by_service_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The start time must be right, and one change must have changed."""
    given = answer or {}
    changed = [row for key, row in after["changes"].items() if row != before["changes"].get(key)]
    return {
        "start time": given.get("start_time") == truth["start_time"],
        "one changed": len(changed) == 1,
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


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


def solve_engineer_with_most_changes_by_grade(tools: Tools, *, grade: str) -> dict[str, Json]:
    """Find out which of the engineers meant has the most changes."""
    counted = [
        (tools("find_changes", asker_id=engineer["id"])["total"], engineer)
        for engineer in every_item(tools, "find_engineers", grade=grade)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "changes": most}


def verify_engineer_with_most_changes_by_grade(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of changes": given.get("changes") == truth["changes"],
        "nothing changed": before == after,
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


def solve_approve_change_where_allowed_of_service_by_owner_and_tier(
    tools: Tools, *, engineer_name: str, tier: str
) -> dict[str, Json]:
    """Approve those of the changes meant for which that is allowed."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    found = [
        change
        for service in every_item(tools, "find_services", owner_id=engineer["id"], tier=tier)
        for change in every_item(tools, "find_changes", service_id=service["id"])
    ]
    done = refused = 0
    for change in found:
        try:
            tools("approve_change", change_id=change["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_approve_change_where_allowed_of_service_by_owner_and_tier(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of changes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["changes"].items() if row != before["changes"].get(key)]
    return {
        "number of changes done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


def solve_approve_change_with_earliest_starts_at_by_asker_and_status(
    tools: Tools, *, engineer_name: str, status: str
) -> dict[str, Json]:
    """Approve the change with the earliest start time, no other."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    change = min(
        [
            tools("get_change", change_id=change["id"])
            for change in every_item(tools, "find_changes", asker_id=engineer["id"], status=status)
        ],
        key=lambda change: change["starts_at"],
    )
    tools("approve_change", change_id=change["id"])
    return {"start_time": change["starts_at"]}


def verify_approve_change_with_earliest_starts_at_by_asker_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The start time must be right, and one change must have changed."""
    given = answer or {}
    changed = [row for key, row in after["changes"].items() if row != before["changes"].get(key)]
    return {
        "start time": given.get("start_time") == truth["start_time"],
        "one changed": len(changed) == 1,
        "status is approved": all(row["status"] == "approved" for row in changed),
    }


def solve_cancel_change_for_each_by_asker_and_status(
    tools: Tools, *, engineer_name: str, status: str
) -> dict[str, Json]:
    """Cancel each of the changes meant, and count them."""
    engineer = tools("find_engineers", name=engineer_name)["items"][0]
    found = list(every_item(tools, "find_changes", asker_id=engineer["id"], status=status))
    for change in found:
        tools("cancel_change", change_id=change["id"])
    return {"changes": len(found)}


def verify_cancel_change_for_each_by_asker_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many changes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["changes"].items() if row != before["changes"].get(key)]
    return {
        "number of changes": given.get("changes") == truth["changes"],
        "as many changed": len(changed) == truth["changes"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }
