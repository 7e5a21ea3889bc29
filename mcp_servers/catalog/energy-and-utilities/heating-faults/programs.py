"""Solutions and verifications of programmatic tasks on Ringmain district heating."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


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


def solve_part_with_most_pieces_in_report_parts_by_technician_and_kind(
    tools: Tools, *, technician_name: str, kind: str
) -> dict[str, Json]:
    """Find the part with the highest pieces in a report."""
    technician = tools("find_technicians", name=technician_name)["items"][0]
    largest = max(
        every_item(tools, "report_parts", technician_id=technician["id"], kind=kind), key=lambda group: group["pieces"]
    )
    return {"part": largest["part_name"], "pieces": largest["pieces"]}


def verify_part_with_most_pieces_in_report_parts_by_technician_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "part": given.get("part") == truth["part"],
        "pieces": given.get("pieces") == truth["pieces"],
        "nothing changed": before == after,
    }


def solve_earliest_fixed_at_among_tickets_in_detail_by_technician_and_priority(
    tools: Tools, *, technician_name: str, priority: str
) -> dict[str, Json]:
    """Find the one with the earliest time of the repair of the tickets meant."""
    technician = tools("find_technicians", name=technician_name)["items"][0]
    found = [
        tools("get_ticket", ticket_id=ticket["id"])
        for ticket in every_item(tools, "find_tickets", technician_id=technician["id"], priority=priority)
    ]
    chosen = min(found, key=lambda ticket: ticket["fixed_at"])
    return {"ticket_number": chosen["number"], "time_of_the_repair": chosen["fixed_at"]}


def verify_earliest_fixed_at_among_tickets_in_detail_by_technician_and_priority(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "ticket number": given.get("ticket_number") == truth["ticket_number"],
        "time of the repair": given.get("time_of_the_repair") == truth["time_of_the_repair"],
        "nothing changed": before == after,
    }


def solve_fix_ticket_for_each_by_substation_and_status(
    tools: Tools, *, substation_number: str, status: str
) -> dict[str, Json]:
    """Fix each of the tickets meant, and count them."""
    substation = tools("find_substations", number=substation_number)["items"][0]
    found = list(every_item(tools, "find_tickets", substation_id=substation["id"], status=status))
    for ticket in found:
        tools("fix_ticket", ticket_id=ticket["id"])
    return {"tickets": len(found)}


def verify_fix_ticket_for_each_by_substation_and_status(
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


def solve_earliest_respond_by_of_tickets_by_technician_and_status(
    tools: Tools, *, technician_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest answer deadline of the tickets meant."""
    technician = tools("find_technicians", name=technician_name)["items"][0]
    chosen = min(
        [
            tools("get_ticket", ticket_id=ticket["id"])
            for ticket in every_item(tools, "find_tickets", technician_id=technician["id"], status=status)
        ],
        key=lambda ticket: ticket["respond_by"],
    )
    return {"ticket_number": chosen["number"], "answer_deadline": chosen["respond_by"]}


def verify_earliest_respond_by_of_tickets_by_technician_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "ticket number": given.get("ticket_number") == truth["ticket_number"],
        "answer deadline": given.get("answer_deadline") == truth["answer_deadline"],
        "nothing changed": before == after,
    }


def solve_grant_compensation_earliest_respond_by_by_substation_and_status(
    tools: Tools, *, substation_number: str, status: str
) -> dict[str, Json]:
    """Choose the ticket with the earliest answer deadline and use it."""
    substation = tools("find_substations", number=substation_number)["items"][0]
    ticket = min(
        every_item(tools, "find_tickets", substation_id=substation["id"], status=status),
        key=lambda ticket: ticket["respond_by"],
    )
    made = tools("grant_compensation", ticket_id=ticket["id"])
    return {"amount": made["amount"]}


def verify_grant_compensation_earliest_respond_by_by_substation_and_status(
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


def solve_earliest_fixed_at_of_tickets_by_technician_and_priority(
    tools: Tools, *, technician_name: str, priority: str
) -> dict[str, Json]:
    """Find the one with the earliest time of the repair of the tickets meant."""
    technician = tools("find_technicians", name=technician_name)["items"][0]
    chosen = min(
        [
            tools("get_ticket", ticket_id=ticket["id"])
            for ticket in every_item(tools, "find_tickets", technician_id=technician["id"], priority=priority)
        ],
        key=lambda ticket: ticket["fixed_at"],
    )
    return {"ticket_number": chosen["number"], "time_of_the_repair": chosen["fixed_at"]}


def verify_earliest_fixed_at_of_tickets_by_technician_and_priority(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "ticket number": given.get("ticket_number") == truth["ticket_number"],
        "time of the repair": given.get("time_of_the_repair") == truth["time_of_the_repair"],
        "nothing changed": before == after,
    }


def solve_grant_compensation_earliest_respond_by_by_circuit_and_status(
    tools: Tools, *, circuit_name: str, status: str
) -> dict[str, Json]:
    """Choose the ticket with the earliest answer deadline and use it."""
    circuit = tools("find_circuits", name=circuit_name)["items"][0]
    ticket = min(
        every_item(tools, "find_tickets", circuit_id=circuit["id"], status=status),
        key=lambda ticket: ticket["respond_by"],
    )
    made = tools("grant_compensation", ticket_id=ticket["id"])
    return {"amount": made["amount"]}


def verify_grant_compensation_earliest_respond_by_by_circuit_and_status(
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


def solve_grant_compensation_earliest_respond_by_by_substation_and_priority(
    tools: Tools, *, substation_number: str, priority: str
) -> dict[str, Json]:
    """Choose the ticket with the earliest answer deadline and use it."""
    substation = tools("find_substations", number=substation_number)["items"][0]
    ticket = min(
        every_item(tools, "find_tickets", substation_id=substation["id"], priority=priority),
        key=lambda ticket: ticket["respond_by"],
    )
    made = tools("grant_compensation", ticket_id=ticket["id"])
    return {"amount": made["amount"]}


def verify_grant_compensation_earliest_respond_by_by_substation_and_priority(
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
