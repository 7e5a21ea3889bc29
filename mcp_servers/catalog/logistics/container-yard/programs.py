"""Solutions and verifications of programmatic tasks on Quadrant container depot."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


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


def solve_container_with_most_defects_by_stack_and_kind(tools: Tools, *, stack_code: str, kind: str) -> dict[str, Json]:
    """Find out which of the containers meant has the most damage reports."""
    stack = tools("find_stacks", code=stack_code)["items"][0]
    counted = [
        (tools("find_defects", container_id=container["id"])["total"], container)
        for container in every_item(tools, "find_containers", stack_id=stack["id"], kind=kind)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "damage_reports": most}


def verify_container_with_most_defects_by_stack_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of damage reports": given.get("damage_reports") == truth["damage_reports"],
        "nothing changed": before == after,
    }


def solve_total_cost_of_defects_by_container_and_status(
    tools: Tools, *, container_number: str, status: str
) -> dict[str, Json]:
    """Add up the repair cost of the damage reports that are meant."""
    container = tools("find_containers", number=container_number)["items"][0]
    return {
        "total_repair_cost": sum(
            defect["cost"] for defect in every_item(tools, "find_defects", container_id=container["id"], status=status)
        )
    }


def verify_total_cost_of_defects_by_container_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total repair cost": given.get("total_repair_cost") == truth["total_repair_cost"],
        "nothing changed": before == after,
    }


def solve_status_with_most_cost_of_defects_by_container(tools: Tools, *, container_number: str) -> dict[str, Json]:
    """Add up the repair cost by status and find the largest total."""
    container = tools("find_containers", number=container_number)["items"][0]
    totals: dict[str, int] = {}
    for defect in every_item(tools, "find_defects", container_id=container["id"]):
        totals[defect["status"]] = totals.get(defect["status"], 0) + defect["cost"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_repair_cost": totals[largest]}


def verify_status_with_most_cost_of_defects_by_container(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total repair cost": given.get("total_repair_cost") == truth["total_repair_cost"],
        "nothing changed": before == after,
    }


def solve_highest_cost_of_defects_by_line_and_status(tools: Tools, *, line_name: str, status: str) -> dict[str, Json]:
    """Find the one with the highest repair cost of the damage reports meant."""
    line = tools("find_lines", name=line_name)["items"][0]
    chosen = max(
        every_item(tools, "find_defects", line_id=line["id"], status=status), key=lambda defect: defect["cost"]
    )
    return {"container": chosen["container_number"], "repair_cost": chosen["cost"]}


def verify_highest_cost_of_defects_by_line_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "container": given.get("container") == truth["container"],
        "repair cost": given.get("repair_cost") == truth["repair_cost"],
        "nothing changed": before == after,
    }


def solve_container_with_most_releases_by_stack_and_kind(
    tools: Tools, *, stack_code: str, kind: str
) -> dict[str, Json]:
    """Find out which of the containers meant has the most releases."""
    stack = tools("find_stacks", code=stack_code)["items"][0]
    counted = [
        (tools("find_releases", container_id=container["id"])["total"], container)
        for container in every_item(tools, "find_containers", stack_id=stack["id"], kind=kind)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "releases": most}


def verify_container_with_most_releases_by_stack_and_kind(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of releases": given.get("releases") == truth["releases"],
        "nothing changed": before == after,
    }


def solve_total_cost_of_defects_by_container(tools: Tools, *, container_number: str) -> dict[str, Json]:
    """Add up the repair cost of the damage reports that are meant."""
    container = tools("find_containers", number=container_number)["items"][0]
    return {
        "total_repair_cost": sum(
            defect["cost"] for defect in every_item(tools, "find_defects", container_id=container["id"])
        )
    }


def verify_total_cost_of_defects_by_container(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total repair cost": given.get("total_repair_cost") == truth["total_repair_cost"],
        "nothing changed": before == after,
    }


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


def solve_container_with_most_releases_by_stack_and_status(
    tools: Tools, *, stack_code: str, status: str
) -> dict[str, Json]:
    """Find out which of the containers meant has the most releases."""
    stack = tools("find_stacks", code=stack_code)["items"][0]
    counted = [
        (tools("find_releases", container_id=container["id"])["total"], container)
        for container in every_item(tools, "find_containers", stack_id=stack["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "releases": most}


def verify_container_with_most_releases_by_stack_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of releases": given.get("releases") == truth["releases"],
        "nothing changed": before == after,
    }


def solve_total_cost_of_defects_by_line_and_status(tools: Tools, *, line_name: str, status: str) -> dict[str, Json]:
    """Add up the repair cost of the damage reports that are meant."""
    line = tools("find_lines", name=line_name)["items"][0]
    return {
        "total_repair_cost": sum(
            defect["cost"] for defect in every_item(tools, "find_defects", line_id=line["id"], status=status)
        )
    }


def verify_total_cost_of_defects_by_line_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total repair cost": given.get("total_repair_cost") == truth["total_repair_cost"],
        "nothing changed": before == after,
    }
