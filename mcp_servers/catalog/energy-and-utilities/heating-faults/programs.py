"""Solutions and verifications of programmatic tasks on Ringmain district heating."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_fix_ticket_for_each_by_circuit_and_status(tools: Tools, *, circuit_name: str, status: str) -> dict[str, Json]:
    """Fix each of the tickets meant, and count them."""
    circuit = tools("find_circuits", name=circuit_name)["items"][0]
    found = list(every_item(tools, "find_tickets", circuit_id=circuit["id"], status=status))
    for ticket in found:
        tools("fix_ticket", ticket_id=ticket["id"])
    return {"tickets": len(found)}


def verify_fix_ticket_for_each_by_circuit_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many tickets must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tickets"].items() if row != before["tickets"].get(key)]
    return {
        "number of tickets": given.get("tickets") == truth["tickets"],
        "as many changed": len(changed) == truth["tickets"],
        "status is fixed": all(row["status"] == "fixed" for row in changed),
    }


def solve_grant_compensation_earliest_respond_by_by_substation_and_kind(
    tools: Tools, *, substation_number: str, kind: str
) -> dict[str, Json]:
    """Choose the ticket with the earliest answer deadline and use it."""
    substation = tools("find_substations", number=substation_number)["items"][0]
    ticket = min(
        every_item(tools, "find_tickets", substation_id=substation["id"], kind=kind),
        key=lambda ticket: ticket["respond_by"],
    )
    made = tools("grant_compensation", ticket_id=ticket["id"])
    return {"amount": made["amount"]}


def verify_grant_compensation_earliest_respond_by_by_substation_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One compensation must have been added, with the amount that is right."""
    given = answer or {}
    added = [row for key, row in after["compensations"].items() if key not in before["compensations"]]
    return {
        "amount": given.get("amount") == truth["amount"],
        "one added": len(added) == 1,
        "with that amount": [row["amount"] for row in added] == [truth["amount"]],
    }


def solve_substation_with_most_tickets_by_circuit_and_purpose(
    tools: Tools, *, circuit_name: str, purpose: str
) -> dict[str, Json]:
    """Find out which of the substations meant has the most tickets."""
    circuit = tools("find_circuits", name=circuit_name)["items"][0]
    counted = [
        (tools("find_tickets", substation_id=substation["id"])["total"], substation)
        for substation in every_item(tools, "find_substations", circuit_id=circuit["id"], purpose=purpose)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"substation_number": chosen["number"], "tickets": most}


def verify_substation_with_most_tickets_by_circuit_and_purpose(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "substation number": given.get("substation_number") == truth["substation_number"],
        "number of tickets": given.get("tickets") == truth["tickets"],
        "nothing changed": before == after,
    }


def solve_earliest_starts_at_of_outages_by_circuit_and_cause(
    tools: Tools, *, circuit_name: str, cause: str
) -> dict[str, Json]:
    """Find the one with the earliest start time of the shutdowns meant."""
    circuit = tools("find_circuits", name=circuit_name)["items"][0]
    chosen = min(
        every_item(tools, "find_shutdowns", circuit_id=circuit["id"], cause=cause),
        key=lambda outage: outage["starts_at"],
    )
    return {"shutdown_number": chosen["number"], "start_time": chosen["starts_at"]}


def verify_earliest_starts_at_of_outages_by_circuit_and_cause(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "shutdown number": given.get("shutdown_number") == truth["shutdown_number"],
        "start time": given.get("start_time") == truth["start_time"],
        "nothing changed": before == after,
    }


def solve_part_with_most_uses_in_report_parts_by_technician_and_status(
    tools: Tools, *, technician_name: str, status: str
) -> dict[str, Json]:
    """Find the part with the highest uses in a report."""
    technician = tools("find_technicians", name=technician_name)["items"][0]
    largest = max(
        every_item(tools, "report_parts", technician_id=technician["id"], status=status),
        key=lambda group: group["uses"],
    )
    return {"part": largest["part_name"], "uses": largest["uses"]}


def verify_part_with_most_uses_in_report_parts_by_technician_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "part": given.get("part") == truth["part"],
        "uses": given.get("uses") == truth["uses"],
        "nothing changed": before == after,
    }


def solve_close_ticket_for_each_by_circuit_and_kind(tools: Tools, *, circuit_name: str, kind: str) -> dict[str, Json]:
    """Close each of the tickets meant, and count them."""
    circuit = tools("find_circuits", name=circuit_name)["items"][0]
    found = list(every_item(tools, "find_tickets", circuit_id=circuit["id"], kind=kind))
    for ticket in found:
        tools("close_ticket", ticket_id=ticket["id"])
    return {"tickets": len(found)}


def verify_close_ticket_for_each_by_circuit_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many tickets must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tickets"].items() if row != before["tickets"].get(key)]
    return {
        "number of tickets": given.get("tickets") == truth["tickets"],
        "as many changed": len(changed) == truth["tickets"],
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_grant_compensation_earliest_respond_by_by_technician_and_priority(
    tools: Tools, *, technician_name: str, priority: str
) -> dict[str, Json]:
    """Choose the ticket with the earliest answer deadline and use it."""
    technician = tools("find_technicians", name=technician_name)["items"][0]
    ticket = min(
        every_item(tools, "find_tickets", technician_id=technician["id"], priority=priority),
        key=lambda ticket: ticket["respond_by"],
    )
    made = tools("grant_compensation", ticket_id=ticket["id"])
    return {"amount": made["amount"]}


def verify_grant_compensation_earliest_respond_by_by_technician_and_priority(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One compensation must have been added, with the amount that is right."""
    given = answer or {}
    added = [row for key, row in after["compensations"].items() if key not in before["compensations"]]
    return {
        "amount": given.get("amount") == truth["amount"],
        "one added": len(added) == 1,
        "with that amount": [row["amount"] for row in added] == [truth["amount"]],
    }


def solve_technician_with_most_tickets_by_grade(tools: Tools, *, grade: str) -> dict[str, Json]:
    """Find out which of the technicians meant has the most tickets."""
    counted = [
        (tools("find_tickets", technician_id=technician["id"])["total"], technician)
        for technician in every_item(tools, "find_technicians", grade=grade)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "tickets": most}


def verify_technician_with_most_tickets_by_grade(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of tickets": given.get("tickets") == truth["tickets"],
        "nothing changed": before == after,
    }


def solve_earliest_respond_by_of_tickets_by_circuit_and_priority(
    tools: Tools, *, circuit_name: str, priority: str
) -> dict[str, Json]:
    """Find the one with the earliest answer deadline of the tickets meant."""
    circuit = tools("find_circuits", name=circuit_name)["items"][0]
    chosen = min(
        [
            tools("get_ticket", ticket_id=ticket["id"])
            for ticket in every_item(tools, "find_tickets", circuit_id=circuit["id"], priority=priority)
        ],
        key=lambda ticket: ticket["respond_by"],
    )
    return {"ticket_number": chosen["number"], "answer_deadline": chosen["respond_by"]}


def verify_earliest_respond_by_of_tickets_by_circuit_and_priority(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "ticket number": given.get("ticket_number") == truth["ticket_number"],
        "answer deadline": given.get("answer_deadline") == truth["answer_deadline"],
        "nothing changed": before == after,
    }


def solve_part_with_most_pieces_in_report_parts_by_technician_and_status(
    tools: Tools, *, technician_name: str, status: str
) -> dict[str, Json]:
    """Find the part with the highest pieces in a report."""
    technician = tools("find_technicians", name=technician_name)["items"][0]
    largest = max(
        every_item(tools, "report_parts", technician_id=technician["id"], status=status),
        key=lambda group: group["pieces"],
    )
    return {"part": largest["part_name"], "pieces": largest["pieces"]}


def verify_part_with_most_pieces_in_report_parts_by_technician_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "part": given.get("part") == truth["part"],
        "pieces": given.get("pieces") == truth["pieces"],
        "nothing changed": before == after,
    }


def solve_close_ticket_for_each_by_circuit_and_priority(
    tools: Tools, *, circuit_name: str, priority: str
) -> dict[str, Json]:
    """Close each of the tickets meant, and count them."""
    circuit = tools("find_circuits", name=circuit_name)["items"][0]
    found = list(every_item(tools, "find_tickets", circuit_id=circuit["id"], priority=priority))
    for ticket in found:
        tools("close_ticket", ticket_id=ticket["id"])
    return {"tickets": len(found)}


def verify_close_ticket_for_each_by_circuit_and_priority(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many tickets must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tickets"].items() if row != before["tickets"].get(key)]
    return {
        "number of tickets": given.get("tickets") == truth["tickets"],
        "as many changed": len(changed) == truth["tickets"],
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_grant_compensation_earliest_respond_by_by_technician_and_status(
    tools: Tools, *, technician_name: str, status: str
) -> dict[str, Json]:
    """Choose the ticket with the earliest answer deadline and use it."""
    technician = tools("find_technicians", name=technician_name)["items"][0]
    ticket = min(
        every_item(tools, "find_tickets", technician_id=technician["id"], status=status),
        key=lambda ticket: ticket["respond_by"],
    )
    made = tools("grant_compensation", ticket_id=ticket["id"])
    return {"amount": made["amount"]}


def verify_grant_compensation_earliest_respond_by_by_technician_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One compensation must have been added, with the amount that is right."""
    given = answer or {}
    added = [row for key, row in after["compensations"].items() if key not in before["compensations"]]
    return {
        "amount": given.get("amount") == truth["amount"],
        "one added": len(added) == 1,
        "with that amount": [row["amount"] for row in added] == [truth["amount"]],
    }
