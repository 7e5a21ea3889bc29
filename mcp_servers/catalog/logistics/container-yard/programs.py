"""Solutions and verifications of programmatic tasks on Quadrant container depot."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_valid_until_among_releases_in_detail_most_container_weight_by_line_and_status(
    tools: Tools, *, line_name: str, status: str, most_container_weight: int
) -> dict[str, Json]:
    """Find the one with the earliest last day of the releases meant."""
    line = tools("find_lines", name=line_name)["items"][0]
    found = [
        tools("get_release", release_id=release["id"])
        for release in every_item(tools, "find_releases", line_id=line["id"], status=status)
    ]
    found = [
        release
        for release in found
        if tools("get_container", container_id=release["container_id"])["weight"] <= most_container_weight
    ]
    chosen = min(found, key=lambda release: release["valid_until"])
    return {"number": chosen["number"], "last_day": chosen["valid_until"]}


def verify_earliest_valid_until_among_releases_in_detail_most_container_weight_by_line_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "last day": given.get("last_day") == truth["last_day"],
        "nothing changed": before == after,
    }


def solve_ranking_by_valid_until_of_releases_of_container_by_line_and_kind(
    tools: Tools, *, line_name: str, kind: str, top: int
) -> dict[str, Json]:
    """Put the releases meant in order by last day, and list the first ones."""
    line = tools("find_lines", name=line_name)["items"][0]
    found = [
        release
        for container in every_item(tools, "find_containers", line_id=line["id"], kind=kind)
        for release in every_item(tools, "find_releases", container_id=container["id"])
    ]
    ranked = sorted(found, key=lambda release: release["valid_until"])[:top]
    return {"numbers": [release["number"] for release in ranked]}


def verify_ranking_by_valid_until_of_releases_of_container_by_line_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}


def solve_status_with_most_cost_of_defects_by_line(tools: Tools, *, line_name: str) -> dict[str, Json]:
    """Add up the repair cost by status and find the largest total."""
    line = tools("find_lines", name=line_name)["items"][0]
    totals: dict[str, int] = {}
    for defect in every_item(tools, "find_defects", line_id=line["id"]):
        totals[defect["status"]] = totals.get(defect["status"], 0) + defect["cost"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_repair_cost": totals[largest]}


def verify_status_with_most_cost_of_defects_by_line(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total repair cost": given.get("total_repair_cost") == truth["total_repair_cost"],
        "nothing changed": before == after,
    }


def solve_miss_slot_where_allowed_by_purpose(tools: Tools, *, purpose: str) -> dict[str, Json]:
    """Miss slot those of the gate slots meant for which that is allowed."""
    found = list(every_item(tools, "find_slots", purpose=purpose))
    done = refused = 0
    for slot in found:
        try:
            tools("miss_slot", slot_id=slot["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_miss_slot_where_allowed_by_purpose(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of gate slots must have changed."""
    given = answer or {}
    changed = [row for key, row in after["slots"].items() if row != before["slots"].get(key)]
    return {
        "number of gate slots done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is missed": all(row["status"] == "missed" for row in changed),
    }


def solve_earliest_came_on_of_containers_by_stack_and_loaded(
    tools: Tools, *, stack_code: str, loaded: bool
) -> dict[str, Json]:
    """Find the one with the earliest arrival day of the containers meant."""
    stack = tools("find_stacks", code=stack_code)["items"][0]
    chosen = min(
        [
            tools("get_container", container_id=container["id"])
            for container in every_item(tools, "find_containers", stack_id=stack["id"], loaded=loaded)
        ],
        key=lambda container: container["came_on"],
    )
    return {"number": chosen["number"], "arrival_day": chosen["came_on"]}


def verify_earliest_came_on_of_containers_by_stack_and_loaded(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "arrival day": given.get("arrival_day") == truth["arrival_day"],
        "nothing changed": before == after,
    }


def solve_earliest_valid_until_among_releases_in_detail_most_container_weight_by_line(
    tools: Tools, *, line_name: str, most_container_weight: int
) -> dict[str, Json]:
    """Find the one with the earliest last day of the releases meant."""
    line = tools("find_lines", name=line_name)["items"][0]
    found = [
        tools("get_release", release_id=release["id"])
        for release in every_item(tools, "find_releases", line_id=line["id"])
    ]
    found = [
        release
        for release in found
        if tools("get_container", container_id=release["container_id"])["weight"] <= most_container_weight
    ]
    chosen = min(found, key=lambda release: release["valid_until"])
    return {"number": chosen["number"], "last_day": chosen["valid_until"]}


def verify_earliest_valid_until_among_releases_in_detail_most_container_weight_by_line(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "last day": given.get("last_day") == truth["last_day"],
        "nothing changed": before == after,
    }


def solve_amount_of_cost_of_defects_of_container_by_stack_and_status(
    tools: Tools, *, stack_code: str, status: str
) -> dict[str, Json]:
    """Count the damage reports meant and add up the repair cost."""
    stack = tools("find_stacks", code=stack_code)["items"][0]
    found = [
        defect
        for container in every_item(tools, "find_containers", stack_id=stack["id"], status=status)
        for defect in every_item(tools, "find_defects", container_id=container["id"])
    ]
    return {"number": len(found), "total_repair_cost": sum(defect["cost"] for defect in found)}


def verify_amount_of_cost_of_defects_of_container_by_stack_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of damage reports": given.get("number") == truth["number"],
        "total repair cost": given.get("total_repair_cost") == truth["total_repair_cost"],
        "nothing changed": before == after,
    }


def solve_status_with_most_cost_among_defects_of_container_by_stack_and_kind(
    tools: Tools, *, stack_code: str, kind: str
) -> dict[str, Json]:
    """Add up the repair cost by status and find the largest total."""
    stack = tools("find_stacks", code=stack_code)["items"][0]
    found = [
        defect
        for container in every_item(tools, "find_containers", stack_id=stack["id"], kind=kind)
        for defect in every_item(tools, "find_defects", container_id=container["id"])
    ]
    totals: dict[str, int] = {}
    for defect in found:
        totals[defect["status"]] = totals.get(defect["status"], 0) + defect["cost"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_repair_cost": totals[largest]}


def verify_status_with_most_cost_among_defects_of_container_by_stack_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total repair cost": given.get("total_repair_cost") == truth["total_repair_cost"],
        "nothing changed": before == after,
    }


def solve_earliest_valid_until_among_releases_in_detail_most_container_length_by_line(
    tools: Tools, *, line_name: str, most_container_length: int
) -> dict[str, Json]:
    """Find the one with the earliest last day of the releases meant."""
    line = tools("find_lines", name=line_name)["items"][0]
    found = [
        tools("get_release", release_id=release["id"])
        for release in every_item(tools, "find_releases", line_id=line["id"])
    ]
    found = [
        release
        for release in found
        if tools("get_container", container_id=release["container_id"])["length"] <= most_container_length
    ]
    chosen = min(found, key=lambda release: release["valid_until"])
    return {"number": chosen["number"], "last_day": chosen["valid_until"]}


def verify_earliest_valid_until_among_releases_in_detail_most_container_length_by_line(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "last day": given.get("last_day") == truth["last_day"],
        "nothing changed": before == after,
    }


def solve_container_with_most_defects_by_stack_and_status(
    tools: Tools, *, stack_code: str, status: str
) -> dict[str, Json]:
    """Find out which of the containers meant has the most damage reports."""
    stack = tools("find_stacks", code=stack_code)["items"][0]
    counted = [
        (tools("find_defects", container_id=container["id"])["total"], container)
        for container in every_item(tools, "find_containers", stack_id=stack["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "damage_reports": most}


def verify_container_with_most_defects_by_stack_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of damage reports": given.get("damage_reports") == truth["damage_reports"],
        "nothing changed": before == after,
    }


def solve_cancel_slot_for_each_by_starts_on(tools: Tools, *, starts_on: str) -> dict[str, Json]:
    """Cancel slot each of the slots meant, and count them."""
    found = list(every_item(tools, "find_slots", starts_on=starts_on))
    for slot in found:
        tools("cancel_slot", slot_id=slot["id"])
    return {"slots": len(found)}


def verify_cancel_slot_for_each_by_starts_on(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many slots must have changed."""
    given = answer or {}
    changed = [row for key, row in after["slots"].items() if row != before["slots"].get(key)]
    return {
        "number of slots": given.get("slots") == truth["slots"],
        "as many changed": len(changed) == truth["slots"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_status_with_most_cost_among_defects_of_container_by_stack_and_status(
    tools: Tools, *, stack_code: str, status: str
) -> dict[str, Json]:
    """Add up the repair cost by status and find the largest total."""
    stack = tools("find_stacks", code=stack_code)["items"][0]
    found = [
        defect
        for container in every_item(tools, "find_containers", stack_id=stack["id"], status=status)
        for defect in every_item(tools, "find_defects", container_id=container["id"])
    ]
    totals: dict[str, int] = {}
    for defect in found:
        totals[defect["status"]] = totals.get(defect["status"], 0) + defect["cost"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_repair_cost": totals[largest]}


def verify_status_with_most_cost_among_defects_of_container_by_stack_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total repair cost": given.get("total_repair_cost") == truth["total_repair_cost"],
        "nothing changed": before == after,
    }


def solve_earliest_valid_until_of_releases_by_container_and_status(
    tools: Tools, *, container_number: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest last day of the releases meant."""
    container = tools("find_containers", number=container_number)["items"][0]
    chosen = min(
        [
            tools("get_release", release_id=release["id"])
            for release in every_item(tools, "find_releases", container_id=container["id"], status=status)
        ],
        key=lambda release: release["valid_until"],
    )
    return {"number": chosen["number"], "last_day": chosen["valid_until"]}


def verify_earliest_valid_until_of_releases_by_container_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "last day": given.get("last_day") == truth["last_day"],
        "nothing changed": before == after,
    }


def solve_amount_of_cost_of_defects_of_container_by_stack_and_kind(
    tools: Tools, *, stack_code: str, kind: str
) -> dict[str, Json]:
    """Count the damage reports meant and add up the repair cost."""
    stack = tools("find_stacks", code=stack_code)["items"][0]
    found = [
        defect
        for container in every_item(tools, "find_containers", stack_id=stack["id"], kind=kind)
        for defect in every_item(tools, "find_defects", container_id=container["id"])
    ]
    return {"number": len(found), "total_repair_cost": sum(defect["cost"] for defect in found)}


def verify_amount_of_cost_of_defects_of_container_by_stack_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of damage reports": given.get("number") == truth["number"],
        "total repair cost": given.get("total_repair_cost") == truth["total_repair_cost"],
        "nothing changed": before == after,
    }
