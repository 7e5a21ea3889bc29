"""Solutions and verifications of programmatic tasks on Tollgate city buses."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_start_duty_with_highest_length_by_route_and_status(
    tools: Tools, *, route_name: str, status: str
) -> dict[str, Json]:
    """Start the duty with the greatest length, no other."""
    route = tools("find_lines", name=route_name)["items"][0]
    duty = max(
        [
            tools("get_duty", duty_id=duty["id"])
            for duty in every_item(tools, "find_duties", route_id=route["id"], status=status)
        ],
        key=lambda duty: duty["length"],
    )
    tools("start_duty", duty_id=duty["id"])
    return {"length": duty["length"]}


def verify_start_duty_with_highest_length_by_route_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The length in kilometres must be right, and one duty must have changed."""
    given = answer or {}
    changed = [row for key, row in after["duties"].items() if row != before["duties"].get(key)]
    return {
        "length in kilometres": given.get("length") == truth["length"],
        "one changed": len(changed) == 1,
        "status is running": all(row["status"] == "running" for row in changed),
    }


def solve_earliest_starts_at_among_duties_in_detail_least_length_by_route_and_starts_on(
    tools: Tools, *, route_name: str, starts_on: str, least_length: int
) -> dict[str, Json]:
    """Find the one with the earliest start time of the duties meant."""
    route = tools("find_lines", name=route_name)["items"][0]
    found = [
        tools("get_duty", duty_id=duty["id"])
        for duty in every_item(tools, "find_duties", route_id=route["id"], starts_on=starts_on)
    ]
    found = [duty for duty in found if duty["length"] >= least_length]
    chosen = min(found, key=lambda duty: duty["starts_at"])
    return {"duty_number": chosen["number"], "start_time": chosen["starts_at"]}


def verify_earliest_starts_at_among_duties_in_detail_least_length_by_route_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "duty number": given.get("duty_number") == truth["duty_number"],
        "start time": given.get("start_time") == truth["start_time"],
        "nothing changed": before == after,
    }


def solve_highest_length_of_duties_by_driver(tools: Tools, *, driver_name: str) -> dict[str, Json]:
    """Find the one with the greatest length of the duties meant."""
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


def solve_cancel_duty_where_allowed_in_detail_least_length_by_route_and_starts_on(
    tools: Tools, *, route_name: str, starts_on: str, least_length: int
) -> dict[str, Json]:
    """Cancel those of the duties meant for which that is allowed."""
    route = tools("find_lines", name=route_name)["items"][0]
    found = [
        tools("get_duty", duty_id=duty["id"])
        for duty in every_item(tools, "find_duties", route_id=route["id"], starts_on=starts_on)
    ]
    found = [duty for duty in found if duty["length"] >= least_length]
    done = refused = 0
    for duty in found:
        try:
            tools("cancel_duty", duty_id=duty["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_duty_where_allowed_in_detail_least_length_by_route_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of duties must have changed."""
    given = answer or {}
    changed = [row for key, row in after["duties"].items() if row != before["duties"].get(key)]
    return {
        "number of duties done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_agree_swap_for_each_by_route_and_status(tools: Tools, *, route_name: str, status: str) -> dict[str, Json]:
    """Agree each of the swaps meant, and count them."""
    route = tools("find_lines", name=route_name)["items"][0]
    found = list(every_item(tools, "find_swaps", route_id=route["id"], status=status))
    for swap in found:
        tools("agree_swap", swap_id=swap["id"])
    return {"swaps": len(found)}


def verify_agree_swap_for_each_by_route_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of swaps must have changed."""
    given = answer or {}
    changed = [row for key, row in after["swaps"].items() if row != before["swaps"].get(key)]
    return {
        "number of swaps": given.get("swaps") == truth["swaps"],
        "as many changed": len(changed) == truth["swaps"],
        "status is agreed": all(row["status"] == "agreed" for row in changed),
    }


def solve_ranking_by_full_range_of_buses_in_detail_by_status(tools: Tools, *, status: str, top: int) -> dict[str, Json]:
    """Put the buses meant in order by range in kilometres, and list the first ones."""
    found = [tools("get_bus", bus_id=bus["id"]) for bus in every_item(tools, "find_buses", status=status)]
    ranked = sorted(found, key=lambda bus: bus["full_range"], reverse=True)[:top]
    return {"number_plates": [bus["plate"] for bus in ranked]}


def verify_ranking_by_full_range_of_buses_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"number plates": given.get("number_plates") == truth["number_plates"], "nothing changed": before == after}


def solve_earliest_ends_at_among_duties_in_detail_driver_licence_until_until_by_route_and_status(
    tools: Tools, *, route_name: str, status: str, driver_licence_until_until: str
) -> dict[str, Json]:
    """Find the one with the earliest end time of the duties meant."""
    route = tools("find_lines", name=route_name)["items"][0]
    found = [
        tools("get_duty", duty_id=duty["id"])
        for duty in every_item(tools, "find_duties", route_id=route["id"], status=status)
    ]
    found = [
        duty
        for duty in found
        if duty["driver_id"] is not None
        and tools("get_driver", driver_id=duty["driver_id"])["licence_until"] <= driver_licence_until_until
    ]
    chosen = min(found, key=lambda duty: duty["ends_at"])
    return {"duty_number": chosen["number"], "end_time": chosen["ends_at"]}


def verify_earliest_ends_at_among_duties_in_detail_driver_licence_until_until_by_route_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "duty number": given.get("duty_number") == truth["duty_number"],
        "end time": given.get("end_time") == truth["end_time"],
        "nothing changed": before == after,
    }


def solve_refuse_swap_for_each_by_driver(tools: Tools, *, driver_name: str) -> dict[str, Json]:
    """Refuse each of the swaps meant, and count them."""
    driver = tools("find_drivers", name=driver_name)["items"][0]
    found = list(every_item(tools, "find_swaps", driver_id=driver["id"]))
    for swap in found:
        tools("refuse_swap", swap_id=swap["id"])
    return {"swaps": len(found)}


def verify_refuse_swap_for_each_by_driver(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many swaps must have changed."""
    given = answer or {}
    changed = [row for key, row in after["swaps"].items() if row != before["swaps"].get(key)]
    return {
        "number of swaps": given.get("swaps") == truth["swaps"],
        "as many changed": len(changed) == truth["swaps"],
        "status is refused": all(row["status"] == "refused" for row in changed),
    }


def solve_highest_full_range_of_buses_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the one with the highest range of the buses meant."""
    chosen = max(
        [tools("get_bus", bus_id=bus["id"]) for bus in every_item(tools, "find_buses", status=status)],
        key=lambda bus: bus["full_range"],
    )
    return {"number_plate": chosen["plate"], "range": chosen["full_range"]}


def verify_highest_full_range_of_buses_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number plate": given.get("number_plate") == truth["number_plate"],
        "range in kilometres": given.get("range") == truth["range"],
        "nothing changed": before == after,
    }


def solve_start_duty_with_highest_length_by_route_and_starts_on(
    tools: Tools, *, route_name: str, starts_on: str
) -> dict[str, Json]:
    """Start the duty with the greatest length, no other."""
    route = tools("find_lines", name=route_name)["items"][0]
    duty = max(
        [
            tools("get_duty", duty_id=duty["id"])
            for duty in every_item(tools, "find_duties", route_id=route["id"], starts_on=starts_on)
        ],
        key=lambda duty: duty["length"],
    )
    tools("start_duty", duty_id=duty["id"])
    return {"length": duty["length"]}


def verify_start_duty_with_highest_length_by_route_and_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The length in kilometres must be right, and one duty must have changed."""
    given = answer or {}
    changed = [row for key, row in after["duties"].items() if row != before["duties"].get(key)]
    return {
        "length in kilometres": given.get("length") == truth["length"],
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


def solve_duty_with_most_swaps_by_driver(tools: Tools, *, driver_name: str) -> dict[str, Json]:
    """Find out which of the duties meant has the most swaps."""
    driver = tools("find_drivers", name=driver_name)["items"][0]
    counted = [
        (tools("find_swaps", duty_id=duty["id"])["total"], duty)
        for duty in every_item(tools, "find_duties", driver_id=driver["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"duty_number": chosen["number"], "swaps": most}


def verify_duty_with_most_swaps_by_driver(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "duty number": given.get("duty_number") == truth["duty_number"],
        "number of swaps": given.get("swaps") == truth["swaps"],
        "nothing changed": before == after,
    }


def solve_repair_defect_where_allowed_of_bus_at_once_by_kind(tools: Tools, *, kind: str) -> dict[str, Json]:
    """Repair those of the defects meant for which that is allowed."""
    those = {bus["plate"] for bus in every_item(tools, "find_buses", kind=kind)}
    found = [defect for defect in every_item(tools, "find_defects") if defect["bus_plate"] in those]
    done = refused = 0
    for defect in found:
        try:
            tools("repair_defect", defect_id=defect["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_repair_defect_where_allowed_of_bus_at_once_by_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of defects must have changed."""
    given = answer or {}
    changed = [row for key, row in after["defects"].items() if row != before["defects"].get(key)]
    return {
        "number of defects done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is repaired": all(row["status"] == "repaired" for row in changed),
    }


def solve_ranking_by_length_of_duties_in_detail_most_bus_charge_by_starts_on(
    tools: Tools, *, starts_on: str, most_bus_charge: int, top: int
) -> dict[str, Json]:
    """Put the duties meant in order by length in kilometres, and list the first ones."""
    found = [tools("get_duty", duty_id=duty["id"]) for duty in every_item(tools, "find_duties", starts_on=starts_on)]
    found = [
        duty
        for duty in found
        if duty["bus_id"] is not None and tools("get_bus", bus_id=duty["bus_id"])["charge"] <= most_bus_charge
    ]
    ranked = sorted(found, key=lambda duty: duty["length"], reverse=True)[:top]
    return {"duty_numbers": [duty["number"] for duty in ranked]}


def verify_ranking_by_length_of_duties_in_detail_most_bus_charge_by_starts_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"duty numbers": given.get("duty_numbers") == truth["duty_numbers"], "nothing changed": before == after}
