"""Solutions and verifications of programmatic tasks on Ridgeway scaffold hire."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_pay_bill_for_each_by_builder_and_status(tools: Tools, *, builder_name: str, status: str) -> dict[str, Json]:
    """Pay each of the bills meant, and count them."""
    builder = tools("find_builders", name=builder_name)["items"][0]
    found = list(every_item(tools, "find_bills", builder_id=builder["id"], status=status))
    for bill in found:
        tools("pay_bill", bill_id=bill["id"])
    return {"bills": len(found)}


def verify_pay_bill_for_each_by_builder_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many bills must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bills"].items() if row != before["bills"].get(key)]
    return {
        "number of bills": given.get("bills") == truth["bills"],
        "as many changed": len(changed) == truth["bills"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }


def solve_end_hire_with_highest_basic_price_by_crew_and_status(
    tools: Tools, *, crew_name: str, status: str
) -> dict[str, Json]:
    """End hire the scaffold with the highest basic price, no other."""
    crew = tools("find_crews", name=crew_name)["items"][0]
    scaffold = max(
        [
            tools("get_scaffold", scaffold_id=scaffold["id"])
            for scaffold in every_item(tools, "find_scaffolds", crew_id=crew["id"], status=status)
        ],
        key=lambda scaffold: scaffold["basic_price"],
    )
    tools("end_hire", scaffold_id=scaffold["id"])
    return {"basic_price": scaffold["basic_price"]}


def verify_end_hire_with_highest_basic_price_by_crew_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The basic price must be right, and one scaffold must have changed."""
    given = answer or {}
    changed = [row for key, row in after["scaffolds"].items() if row != before["scaffolds"].get(key)]
    return {
        "basic price": given.get("basic_price") == truth["basic_price"],
        "one changed": len(changed) == 1,
        "status is off hire": all(row["status"] == "off_hire" for row in changed),
    }


def solve_write_bill_earliest_starts_on_by_crew_and_duty(
    tools: Tools, *, crew_name: str, duty: str, number: str, discount: int
) -> dict[str, Json]:
    """Choose the scaffold with the earliest first day and use it."""
    crew = tools("find_crews", name=crew_name)["items"][0]
    scaffold = min(
        every_item(tools, "find_scaffolds", crew_id=crew["id"], duty=duty), key=lambda scaffold: scaffold["starts_on"]
    )
    made = tools("write_bill", scaffold_id=scaffold["id"], number=number, discount=discount)
    return {"amount": made["amount"]}


def verify_write_bill_earliest_starts_on_by_crew_and_duty(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One bill must have been added, with the amount that is right."""
    given = answer or {}
    added = [row for key, row in after["bills"].items() if key not in before["bills"]]
    return {
        "amount": given.get("amount") == truth["amount"],
        "one added": len(added) == 1,
        "with that amount": [row["amount"] for row in added] == [truth["amount"]],
    }


def solve_scaffold_with_most_reservations_by_builder_and_duty(
    tools: Tools, *, builder_name: str, duty: str
) -> dict[str, Json]:
    """Find out which of the scaffolds meant has the most reservations."""
    builder = tools("find_builders", name=builder_name)["items"][0]
    counted = [
        (tools("find_reservations", scaffold_id=scaffold["id"])["total"], scaffold)
        for scaffold in every_item(tools, "find_scaffolds", builder_id=builder["id"], duty=duty)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"scaffold_number": chosen["number"], "reservations": most}


def verify_scaffold_with_most_reservations_by_builder_and_duty(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "scaffold number": given.get("scaffold_number") == truth["scaffold_number"],
        "number of reservations": given.get("reservations") == truth["reservations"],
        "nothing changed": before == after,
    }


def solve_highest_pieces_of_reservations_by_part_and_status(
    tools: Tools, *, part_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest pieces of the reservations meant."""
    part = tools("find_parts", name=part_name)["items"][0]
    chosen = max(
        every_item(tools, "find_reservations", part_id=part["id"], status=status),
        key=lambda reservation: reservation["pieces"],
    )
    return {"scaffold": chosen["scaffold_number"], "pieces": chosen["pieces"]}


def verify_highest_pieces_of_reservations_by_part_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "scaffold": given.get("scaffold") == truth["scaffold"],
        "pieces": given.get("pieces") == truth["pieces"],
        "nothing changed": before == after,
    }


def solve_total_basic_price_of_scaffolds_by_builder_and_duty(
    tools: Tools, *, builder_name: str, duty: str
) -> dict[str, Json]:
    """Add up the basic price of the scaffolds that are meant."""
    builder = tools("find_builders", name=builder_name)["items"][0]
    return {
        "total_basic_price": sum(
            scaffold["basic_price"]
            for scaffold in [
                tools("get_scaffold", scaffold_id=scaffold["id"])
                for scaffold in every_item(tools, "find_scaffolds", builder_id=builder["id"], duty=duty)
            ]
        )
    }


def verify_total_basic_price_of_scaffolds_by_builder_and_duty(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total basic price": given.get("total_basic_price") == truth["total_basic_price"],
        "nothing changed": before == after,
    }


def solve_part_with_most_pieces_in_report_parts_by_builder_and_status(
    tools: Tools, *, builder_name: str, status: str
) -> dict[str, Json]:
    """Find the part with the highest pieces in a report."""
    builder = tools("find_builders", name=builder_name)["items"][0]
    largest = max(
        every_item(tools, "report_parts", builder_id=builder["id"], status=status), key=lambda group: group["pieces"]
    )
    return {"part": largest["part_name"], "pieces": largest["pieces"]}


def verify_part_with_most_pieces_in_report_parts_by_builder_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "part": given.get("part") == truth["part"],
        "pieces": given.get("pieces") == truth["pieces"],
        "nothing changed": before == after,
    }


def solve_end_hire_for_each_by_builder_and_duty(tools: Tools, *, builder_name: str, duty: str) -> dict[str, Json]:
    """End hire each of the scaffolds meant, and count them."""
    builder = tools("find_builders", name=builder_name)["items"][0]
    found = list(every_item(tools, "find_scaffolds", builder_id=builder["id"], duty=duty))
    for scaffold in found:
        tools("end_hire", scaffold_id=scaffold["id"])
    return {"scaffolds": len(found)}


def verify_end_hire_for_each_by_builder_and_duty(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many scaffolds must have changed."""
    given = answer or {}
    changed = [row for key, row in after["scaffolds"].items() if row != before["scaffolds"].get(key)]
    return {
        "number of scaffolds": given.get("scaffolds") == truth["scaffolds"],
        "as many changed": len(changed) == truth["scaffolds"],
        "status is off hire": all(row["status"] == "off_hire" for row in changed),
    }


def solve_take_down_with_earliest_off_hired_on_by_crew_and_status(
    tools: Tools, *, crew_name: str, status: str
) -> dict[str, Json]:
    """Take down the scaffold with the earliest end of the hire, no other."""
    crew = tools("find_crews", name=crew_name)["items"][0]
    scaffold = min(
        [
            tools("get_scaffold", scaffold_id=scaffold["id"])
            for scaffold in every_item(tools, "find_scaffolds", crew_id=crew["id"], status=status)
        ],
        key=lambda scaffold: scaffold["off_hired_on"],
    )
    tools("take_down", scaffold_id=scaffold["id"])
    return {"end_of_the_hire": scaffold["off_hired_on"]}


def verify_take_down_with_earliest_off_hired_on_by_crew_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The end of the hire must be right, and one scaffold must have changed."""
    given = answer or {}
    changed = [row for key, row in after["scaffolds"].items() if row != before["scaffolds"].get(key)]
    return {
        "end of the hire": given.get("end_of_the_hire") == truth["end_of_the_hire"],
        "one changed": len(changed) == 1,
        "status is down": all(row["status"] == "down" for row in changed),
    }


def solve_scaffold_with_most_inspections_by_crew_and_status(
    tools: Tools, *, crew_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the scaffolds meant has the most inspections."""
    crew = tools("find_crews", name=crew_name)["items"][0]
    counted = [
        (tools("find_inspections", scaffold_id=scaffold["id"])["total"], scaffold)
        for scaffold in every_item(tools, "find_scaffolds", crew_id=crew["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"scaffold_number": chosen["number"], "inspections": most}


def verify_scaffold_with_most_inspections_by_crew_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "scaffold number": given.get("scaffold_number") == truth["scaffold_number"],
        "number of inspections": given.get("inspections") == truth["inspections"],
        "nothing changed": before == after,
    }


def solve_earliest_starts_on_of_scaffolds_by_builder_and_status(
    tools: Tools, *, builder_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest first day of the scaffolds meant."""
    builder = tools("find_builders", name=builder_name)["items"][0]
    chosen = min(
        [
            tools("get_scaffold", scaffold_id=scaffold["id"])
            for scaffold in every_item(tools, "find_scaffolds", builder_id=builder["id"], status=status)
        ],
        key=lambda scaffold: scaffold["starts_on"],
    )
    return {"scaffold_number": chosen["number"], "first_day": chosen["starts_on"]}


def verify_earliest_starts_on_of_scaffolds_by_builder_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "scaffold number": given.get("scaffold_number") == truth["scaffold_number"],
        "first day": given.get("first_day") == truth["first_day"],
        "nothing changed": before == after,
    }


def solve_total_basic_price_of_scaffolds_by_builder_and_status(
    tools: Tools, *, builder_name: str, status: str
) -> dict[str, Json]:
    """Add up the basic price of the scaffolds that are meant."""
    builder = tools("find_builders", name=builder_name)["items"][0]
    return {
        "total_basic_price": sum(
            scaffold["basic_price"]
            for scaffold in [
                tools("get_scaffold", scaffold_id=scaffold["id"])
                for scaffold in every_item(tools, "find_scaffolds", builder_id=builder["id"], status=status)
            ]
        )
    }


def verify_total_basic_price_of_scaffolds_by_builder_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total basic price": given.get("total_basic_price") == truth["total_basic_price"],
        "nothing changed": before == after,
    }
