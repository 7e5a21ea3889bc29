"""Solutions and verifications of programmatic tasks on Tollgate city buses."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_repair_defect_for_each_by_bus_and_status(tools: Tools, *, bus_plate: str, status: str) -> dict[str, Json]:
    """Repair each of the defects meant, and count them."""
    bus = tools("find_buses", plate=bus_plate)["items"][0]
    found = list(every_item(tools, "find_defects", bus_id=bus["id"], status=status))
    for defect in found:
        tools("repair_defect", defect_id=defect["id"])
    return {"defects": len(found)}


def verify_repair_defect_for_each_by_bus_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many defects must have changed."""
    given = answer or {}
    changed = [row for key, row in after["defects"].items() if row != before["defects"].get(key)]
    return {
        "number of defects": given.get("defects") == truth["defects"],
        "as many changed": len(changed) == truth["defects"],
        "status is repaired": all(row["status"] == "repaired" for row in changed),
    }


def solve_start_duty_with_earliest_ends_at_by_driver_and_status(
    tools: Tools, *, driver_name: str, status: str
) -> dict[str, Json]:
    """Start the duty with the earliest end time, no other."""
    driver = tools("find_drivers", name=driver_name)["items"][0]
    duty = min(
        [
            tools("get_duty", duty_id=duty["id"])
            for duty in every_item(tools, "find_duties", driver_id=driver["id"], status=status)
        ],
        key=lambda duty: duty["ends_at"],
    )
    tools("start_duty", duty_id=duty["id"])
    return {"end_time": duty["ends_at"]}


def verify_start_duty_with_earliest_ends_at_by_driver_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The end time must be right, and one duty must have changed."""
    given = answer or {}
    changed = [row for key, row in after["duties"].items() if row != before["duties"].get(key)]
    return {
        "end time": given.get("end_time") == truth["end_time"],
        "one changed": len(changed) == 1,
        "status is running": all(row["status"] == "running" for row in changed),
    }


def solve_duty_with_most_swaps_by_driver_and_status(tools: Tools, *, driver_name: str, status: str) -> dict[str, Json]:
    """Find out which of the duties meant has the most swaps."""
    driver = tools("find_drivers", name=driver_name)["items"][0]
    counted = [
        (tools("find_swaps", duty_id=duty["id"])["total"], duty)
        for duty in every_item(tools, "find_duties", driver_id=driver["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"duty_number": chosen["number"], "swaps": most}


def verify_duty_with_most_swaps_by_driver_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "duty number": given.get("duty_number") == truth["duty_number"],
        "number of swaps": given.get("swaps") == truth["swaps"],
        "nothing changed": before == after,
    }


def solve_highest_length_of_duties_by_driver(tools: Tools, *, driver_name: str) -> dict[str, Json]:
    """Find the one with the highest length in kilometres of the duties meant."""
    driver = tools("find_drivers", name=driver_name)["items"][0]
    chosen = max(
        [tools("get_duty", duty_id=duty["id"]) for duty in every_item(tools, "find_duties", driver_id=driver["id"])],
        key=lambda duty: duty["length"],
    )
    return {"duty_number": chosen["number"], "length": chosen["length"]}


def verify_highest_length_of_duties_by_driver(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "duty number": given.get("duty_number") == truth["duty_number"],
        "length in kilometres": given.get("length") == truth["length"],
        "nothing changed": before == after,
    }


def solve_refuse_swap_for_each_by_route_and_status(tools: Tools, *, route_name: str, status: str) -> dict[str, Json]:
    """Refuse each of the swaps meant, and count them."""
    route = tools("find_lines", name=route_name)["items"][0]
    found = list(every_item(tools, "find_swaps", route_id=route["id"], status=status))
    for swap in found:
        tools("refuse_swap", swap_id=swap["id"])
    return {"swaps": len(found)}


def verify_refuse_swap_for_each_by_route_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many swaps must have changed."""
    given = answer or {}
    changed = [row for key, row in after["swaps"].items() if row != before["swaps"].get(key)]
    return {
        "number of swaps": given.get("swaps") == truth["swaps"],
        "as many changed": len(changed) == truth["swaps"],
        "status is refused": all(row["status"] == "refused" for row in changed),
    }


def solve_cancel_duty_with_highest_length_by_route_and_status(
    tools: Tools, *, route_name: str, status: str
) -> dict[str, Json]:
    """Cancel the duty with the highest length in kilometres, no other."""
    route = tools("find_lines", name=route_name)["items"][0]
    duty = max(
        [
            tools("get_duty", duty_id=duty["id"])
            for duty in every_item(tools, "find_duties", route_id=route["id"], status=status)
        ],
        key=lambda duty: duty["length"],
    )
    tools("cancel_duty", duty_id=duty["id"])
    return {"length": duty["length"]}


def verify_cancel_duty_with_highest_length_by_route_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The length in kilometres must be right, and one duty must have changed."""
    given = answer or {}
    changed = [row for key, row in after["duties"].items() if row != before["duties"].get(key)]
    return {
        "length in kilometres": given.get("length") == truth["length"],
        "one changed": len(changed) == 1,
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_duty_with_most_swaps_by_route_and_starts_on(
    tools: Tools, *, route_name: str, starts_on: str
) -> dict[str, Json]:
    """Find out which of the duties meant has the most swaps."""
    route = tools("find_lines", name=route_name)["items"][0]
    counted = [
        (tools("find_swaps", duty_id=duty["id"])["total"], duty)
        for duty in every_item(tools, "find_duties", route_id=route["id"], starts_on=starts_on)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"duty_number": chosen["number"], "swaps": most}


def verify_duty_with_most_swaps_by_route_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "duty number": given.get("duty_number") == truth["duty_number"],
        "number of swaps": given.get("swaps") == truth["swaps"],
        "nothing changed": before == after,
    }


def solve_earliest_ends_at_of_duties_by_driver_and_status(
    tools: Tools, *, driver_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest end time of the duties meant."""
    driver = tools("find_drivers", name=driver_name)["items"][0]
    chosen = min(
        [
            tools("get_duty", duty_id=duty["id"])
            for duty in every_item(tools, "find_duties", driver_id=driver["id"], status=status)
        ],
        key=lambda duty: duty["ends_at"],
    )
    return {"duty_number": chosen["number"], "end_time": chosen["ends_at"]}


def verify_earliest_ends_at_of_duties_by_driver_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "duty number": given.get("duty_number") == truth["duty_number"],
        "end time": given.get("end_time") == truth["end_time"],
        "nothing changed": before == after,
    }


def solve_repair_defect_for_each_by_bus_and_severity(tools: Tools, *, bus_plate: str, severity: str) -> dict[str, Json]:
    """Repair each of the defects meant, and count them."""
    bus = tools("find_buses", plate=bus_plate)["items"][0]
    found = list(every_item(tools, "find_defects", bus_id=bus["id"], severity=severity))
    for defect in found:
        tools("repair_defect", defect_id=defect["id"])
    return {"defects": len(found)}


def verify_repair_defect_for_each_by_bus_and_severity(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many defects must have changed."""
    given = answer or {}
    changed = [row for key, row in after["defects"].items() if row != before["defects"].get(key)]
    return {
        "number of defects": given.get("defects") == truth["defects"],
        "as many changed": len(changed) == truth["defects"],
        "status is repaired": all(row["status"] == "repaired" for row in changed),
    }


def solve_duty_with_most_swaps_by_bus_and_status(tools: Tools, *, bus_plate: str, status: str) -> dict[str, Json]:
    """Find out which of the duties meant has the most swaps."""
    bus = tools("find_buses", plate=bus_plate)["items"][0]
    counted = [
        (tools("find_swaps", duty_id=duty["id"])["total"], duty)
        for duty in every_item(tools, "find_duties", bus_id=bus["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"duty_number": chosen["number"], "swaps": most}


def verify_duty_with_most_swaps_by_bus_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "duty number": given.get("duty_number") == truth["duty_number"],
        "number of swaps": given.get("swaps") == truth["swaps"],
        "nothing changed": before == after,
    }


def solve_highest_length_of_duties_by_bus_and_status(tools: Tools, *, bus_plate: str, status: str) -> dict[str, Json]:
    """Find the one with the highest length in kilometres of the duties meant."""
    bus = tools("find_buses", plate=bus_plate)["items"][0]
    chosen = max(
        [
            tools("get_duty", duty_id=duty["id"])
            for duty in every_item(tools, "find_duties", bus_id=bus["id"], status=status)
        ],
        key=lambda duty: duty["length"],
    )
    return {"duty_number": chosen["number"], "length": chosen["length"]}


def verify_highest_length_of_duties_by_bus_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "duty number": given.get("duty_number") == truth["duty_number"],
        "length in kilometres": given.get("length") == truth["length"],
        "nothing changed": before == after,
    }
