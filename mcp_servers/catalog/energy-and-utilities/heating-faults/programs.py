"""Solutions and verifications of programmatic tasks on Ringmain district heating."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_technician_with_most_tickets_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the technicians meant has the most tickets."""
    counted = [
        (tools("find_tickets", technician_id=technician["id"])["total"], technician)
        for technician in every_item(tools, "find_technicians", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "tickets": most}


def verify_technician_with_most_tickets_by_status(
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


def solve_earliest_respond_by_among_tickets_in_detail_which_technician_grade_by_circuit_and_status(
    tools: Tools, *, circuit_name: str, status: str, which_technician_grade: str
) -> dict[str, Json]:
    """Find the one with the earliest answer deadline of the tickets meant."""
    circuit = tools("find_circuits", name=circuit_name)["items"][0]
    found = [
        tools("get_ticket", ticket_id=ticket["id"])
        for ticket in every_item(tools, "find_tickets", circuit_id=circuit["id"], status=status)
    ]
    found = [
        ticket
        for ticket in found
        if tools("get_technician", technician_id=ticket["technician_id"])["grade"] == which_technician_grade
    ]
    chosen = min(found, key=lambda ticket: ticket["respond_by"])
    return {"ticket_number": chosen["number"], "answer_deadline": chosen["respond_by"]}


def verify_earliest_respond_by_among_tickets_in_detail_which_technician_grade_by_circuit_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "ticket number": given.get("ticket_number") == truth["ticket_number"],
        "answer deadline": given.get("answer_deadline") == truth["answer_deadline"],
        "nothing changed": before == after,
    }


def solve_ranking_by_fixed_at_of_tickets_in_detail_by_circuit_and_status(
    tools: Tools, *, circuit_name: str, status: str, top: int
) -> dict[str, Json]:
    """Put the tickets meant in order by time of the repair, and list the first ones."""
    circuit = tools("find_circuits", name=circuit_name)["items"][0]
    found = [
        tools("get_ticket", ticket_id=ticket["id"])
        for ticket in every_item(tools, "find_tickets", circuit_id=circuit["id"], status=status)
    ]
    ranked = sorted(found, key=lambda ticket: ticket["fixed_at"])[:top]
    return {"ticket_numbers": [ticket["number"] for ticket in ranked]}


def verify_ranking_by_fixed_at_of_tickets_in_detail_by_circuit_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "ticket numbers": given.get("ticket_numbers") == truth["ticket_numbers"],
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


def solve_fix_ticket_for_each_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Fix each of the tickets meant, and count them."""
    found = list(every_item(tools, "find_tickets", status=status))
    for ticket in found:
        tools("fix_ticket", ticket_id=ticket["id"])
    return {"tickets": len(found)}


def verify_fix_ticket_for_each_by_status(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of tickets must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tickets"].items() if row != before["tickets"].get(key)]
    return {
        "number of tickets": given.get("tickets") == truth["tickets"],
        "as many changed": len(changed) == truth["tickets"],
        "status is fixed": all(row["status"] == "fixed" for row in changed),
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


def solve_start_shutdown_where_allowed_by_cause(tools: Tools, *, cause: str) -> dict[str, Json]:
    """Start those of the shutdowns meant for which that is allowed."""
    found = list(every_item(tools, "find_shutdowns", cause=cause))
    done = refused = 0
    for outage in found:
        try:
            tools("start_shutdown", outage_id=outage["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_start_shutdown_where_allowed_by_cause(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of shutdowns must have changed."""
    given = answer or {}
    changed = [row for key, row in after["outages"].items() if row != before["outages"].get(key)]
    return {
        "number of shutdowns done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is running": all(row["status"] == "running" for row in changed),
    }


def solve_earliest_fixed_at_among_tickets_in_detail_least_technician_most_tickets_by_substation_and_status(
    tools: Tools, *, substation_number: str, status: str, least_technician_most_tickets: int
) -> dict[str, Json]:
    """Find the one with the earliest time of repair of the tickets meant."""
    substation = tools("find_substations", number=substation_number)["items"][0]
    found = [
        tools("get_ticket", ticket_id=ticket["id"])
        for ticket in every_item(tools, "find_tickets", substation_id=substation["id"], status=status)
    ]
    found = [
        ticket
        for ticket in found
        if ticket["technician_id"] is not None
        and tools("get_technician", technician_id=ticket["technician_id"])["most_tickets"]
        >= least_technician_most_tickets
    ]
    chosen = min(found, key=lambda ticket: ticket["fixed_at"])
    return {"ticket_number": chosen["number"], "time_of_the_repair": chosen["fixed_at"]}


def verify_earliest_fixed_at_among_tickets_in_detail_least_technician_most_tickets_by_substation_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "ticket number": given.get("ticket_number") == truth["ticket_number"],
        "time of the repair": given.get("time_of_the_repair") == truth["time_of_the_repair"],
        "nothing changed": before == after,
    }


def solve_close_ticket_with_earliest_respond_by_by_substation_and_status(
    tools: Tools, *, substation_number: str, status: str
) -> dict[str, Json]:
    """Close the ticket with the earliest answer deadline, no other."""
    substation = tools("find_substations", number=substation_number)["items"][0]
    ticket = min(
        [
            tools("get_ticket", ticket_id=ticket["id"])
            for ticket in every_item(tools, "find_tickets", substation_id=substation["id"], status=status)
        ],
        key=lambda ticket: ticket["respond_by"],
    )
    tools("close_ticket", ticket_id=ticket["id"])
    return {"answer_deadline": ticket["respond_by"]}


def verify_close_ticket_with_earliest_respond_by_by_substation_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer deadline must be right, and one ticket must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tickets"].items() if row != before["tickets"].get(key)]
    return {
        "answer deadline": given.get("answer_deadline") == truth["answer_deadline"],
        "one changed": len(changed) == 1,
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_close_ticket_for_each_by_substation_and_kind(
    tools: Tools, *, substation_number: str, kind: str
) -> dict[str, Json]:
    """Close each of the tickets meant, and count them."""
    substation = tools("find_substations", number=substation_number)["items"][0]
    found = list(every_item(tools, "find_tickets", substation_id=substation["id"], kind=kind))
    for ticket in found:
        tools("close_ticket", ticket_id=ticket["id"])
    return {"tickets": len(found)}


def verify_close_ticket_for_each_by_substation_and_kind(
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


def solve_ranking_by_respond_by_of_tickets_in_detail_least_technician_most_tickets_by_status(
    tools: Tools, *, status: str, least_technician_most_tickets: int, top: int
) -> dict[str, Json]:
    """Put the tickets meant in order by answer deadline, and list the first ones."""
    found = [tools("get_ticket", ticket_id=ticket["id"]) for ticket in every_item(tools, "find_tickets", status=status)]
    found = [
        ticket
        for ticket in found
        if ticket["technician_id"] is not None
        and tools("get_technician", technician_id=ticket["technician_id"])["most_tickets"]
        >= least_technician_most_tickets
    ]
    ranked = sorted(found, key=lambda ticket: ticket["respond_by"])[:top]
    return {"ticket_numbers": [ticket["number"] for ticket in ranked]}


def verify_ranking_by_respond_by_of_tickets_in_detail_least_technician_most_tickets_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "ticket numbers": given.get("ticket_numbers") == truth["ticket_numbers"],
        "nothing changed": before == after,
    }


def solve_note_arrival_with_earliest_respond_by_by_technician_and_status(
    tools: Tools, *, technician_name: str, status: str
) -> dict[str, Json]:
    """Note arrival the ticket with the earliest answer deadline, no other."""
    technician = tools("find_technicians", name=technician_name)["items"][0]
    ticket = min(
        [
            tools("get_ticket", ticket_id=ticket["id"])
            for ticket in every_item(tools, "find_tickets", technician_id=technician["id"], status=status)
        ],
        key=lambda ticket: ticket["respond_by"],
    )
    tools("note_arrival", ticket_id=ticket["id"])
    return {"answer_deadline": ticket["respond_by"]}


def verify_note_arrival_with_earliest_respond_by_by_technician_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer deadline must be right, and one ticket must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tickets"].items() if row != before["tickets"].get(key)]
    return {
        "answer deadline": given.get("answer_deadline") == truth["answer_deadline"],
        "one changed": len(changed) == 1,
        "status is on site": all(row["status"] == "on_site" for row in changed),
    }
