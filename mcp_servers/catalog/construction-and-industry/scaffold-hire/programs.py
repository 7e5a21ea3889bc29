"""Solutions and verifications of programmatic tasks on Ridgeway scaffold hire."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_basic_price_of_scaffolds_in_detail_by_status(
    tools: Tools, *, status: str, top: int
) -> dict[str, Json]:
    """Put the scaffolds meant in order by basic price, and list the first ones."""
    found = [
        tools("get_scaffold", scaffold_id=scaffold["id"])
        for scaffold in every_item(tools, "find_scaffolds", status=status)
    ]
    ranked = sorted(found, key=lambda scaffold: scaffold["basic_price"], reverse=True)[:top]
    return {"scaffold_numbers": [scaffold["number"] for scaffold in ranked]}


def verify_ranking_by_basic_price_of_scaffolds_in_detail_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "scaffold numbers": given.get("scaffold_numbers") == truth["scaffold_numbers"],
        "nothing changed": before == after,
    }


def solve_amount_of_basic_price_of_scaffolds_in_detail_which_builder_status_by_crew_and_status(
    tools: Tools, *, crew_name: str, status: str, which_builder_status: str
) -> dict[str, Json]:
    """Count the scaffolds meant and add up the basic price."""
    crew = tools("find_crews", name=crew_name)["items"][0]
    found = [
        tools("get_scaffold", scaffold_id=scaffold["id"])
        for scaffold in every_item(tools, "find_scaffolds", crew_id=crew["id"], status=status)
    ]
    found = [
        scaffold
        for scaffold in found
        if tools("get_builder", builder_id=scaffold["builder_id"])["status"] == which_builder_status
    ]
    return {"number": len(found), "total_basic_price": sum(scaffold["basic_price"] for scaffold in found)}


def verify_amount_of_basic_price_of_scaffolds_in_detail_which_builder_status_by_crew_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of scaffolds": given.get("number") == truth["number"],
        "total basic price": given.get("total_basic_price") == truth["total_basic_price"],
        "nothing changed": before == after,
    }


def solve_end_hire_for_first_by_starts_on_by_crew_and_duty(
    tools: Tools, *, crew_name: str, duty: str, quota: int
) -> dict[str, Json]:
    """End hire the first few of the scaffolds meant, in order by first day."""
    crew = tools("find_crews", name=crew_name)["items"][0]
    found = list(every_item(tools, "find_scaffolds", crew_id=crew["id"], duty=duty))
    first = sorted(found, key=lambda scaffold: scaffold["starts_on"])[:quota]
    for scaffold in first:
        tools("end_hire", scaffold_id=scaffold["id"])
    return {"scaffold_numbers": [scaffold["number"] for scaffold in first]}


def verify_end_hire_for_first_by_starts_on_by_crew_and_duty(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of scaffolds must have changed."""
    given = answer or {}
    changed = [row for key, row in after["scaffolds"].items() if row != before["scaffolds"].get(key)]
    return {
        "scaffold numbers": given.get("scaffold_numbers") == truth["scaffold_numbers"],
        "as many changed": len(changed) == len(truth["scaffold_numbers"]),
        "status is off hire": all(row["status"] == "off_hire" for row in changed),
    }


def solve_end_hire_where_allowed_of_builder_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """End hire those of the scaffolds meant for which that is allowed."""
    found = [
        scaffold
        for builder in every_item(tools, "find_builders", status=status)
        for scaffold in every_item(tools, "find_scaffolds", builder_id=builder["id"])
    ]
    done = refused = 0
    for scaffold in found:
        try:
            tools("end_hire", scaffold_id=scaffold["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_end_hire_where_allowed_of_builder_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of scaffolds must have changed."""
    given = answer or {}
    changed = [row for key, row in after["scaffolds"].items() if row != before["scaffolds"].get(key)]
    return {
        "number of scaffolds done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is off hire": all(row["status"] == "off_hire" for row in changed),
    }


def solve_drop_reservation_for_each_least_pieces_by_scaffold(
    tools: Tools, *, scaffold_number: str, least_pieces: int
) -> dict[str, Json]:
    """Drop each of the reservations meant, and count them."""
    scaffold = tools("find_scaffolds", number=scaffold_number)["items"][0]
    found = list(every_item(tools, "find_reservations", scaffold_id=scaffold["id"]))
    found = [reservation for reservation in found if reservation["pieces"] >= least_pieces]
    for reservation in found:
        tools("drop_reservation", reservation_id=reservation["id"])
    return {"reservations": len(found)}


def verify_drop_reservation_for_each_least_pieces_by_scaffold(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of reservations must be gone."""
    given = answer or {}
    changed = [key for key in before["reservations"] if key not in after["reservations"]]
    return {
        "number of reservations": given.get("reservations") == truth["reservations"],
        "as many changed": len(changed) == truth["reservations"],
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


def solve_status_with_most_basic_price_among_scaffolds_in_detail_which_builder_status_by_crew(
    tools: Tools, *, crew_name: str, which_builder_status: str
) -> dict[str, Json]:
    """Add up the basic price by status and find the largest total."""
    crew = tools("find_crews", name=crew_name)["items"][0]
    found = [
        tools("get_scaffold", scaffold_id=scaffold["id"])
        for scaffold in every_item(tools, "find_scaffolds", crew_id=crew["id"])
    ]
    found = [
        scaffold
        for scaffold in found
        if tools("get_builder", builder_id=scaffold["builder_id"])["status"] == which_builder_status
    ]
    totals: dict[str, int] = {}
    for scaffold in found:
        totals[scaffold["status"]] = totals.get(scaffold["status"], 0) + scaffold["basic_price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_basic_price": totals[largest]}


def verify_status_with_most_basic_price_among_scaffolds_in_detail_which_builder_status_by_crew(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total basic price": given.get("total_basic_price") == truth["total_basic_price"],
        "nothing changed": before == after,
    }


def solve_pay_bill_within_budget_by_amount_by_status(tools: Tools, *, status: str, budget: int) -> dict[str, Json]:
    """Pay as many of the bills meant as a budget allows, lowest amount first."""
    found = list(every_item(tools, "find_bills", status=status))
    taken = spent = 0
    for bill in sorted(found, key=lambda bill: bill["amount"]):
        if spent + bill["amount"] > budget:
            break
        tools("pay_bill", bill_id=bill["id"])
        taken, spent = taken + 1, spent + bill["amount"]
    return {"number": taken, "total_amount": spent}


def verify_pay_bill_within_budget_by_amount_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of bills must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bills"].items() if row != before["bills"].get(key)]
    return {
        "number of bills": given.get("number") == truth["number"],
        "total amount": given.get("total_amount") == truth["total_amount"],
        "as many changed": len(changed) == truth["number"],
        "status is paid": all(row["status"] == "paid" for row in changed),
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


def solve_ranking_by_starts_on_of_scaffolds_in_detail_most_basic_price_by_builder(
    tools: Tools, *, builder_name: str, most_basic_price: int, top: int
) -> dict[str, Json]:
    """Put the scaffolds meant in order by first day, and list the first ones."""
    builder = tools("find_builders", name=builder_name)["items"][0]
    found = [
        tools("get_scaffold", scaffold_id=scaffold["id"])
        for scaffold in every_item(tools, "find_scaffolds", builder_id=builder["id"])
    ]
    found = [scaffold for scaffold in found if scaffold["basic_price"] <= most_basic_price]
    ranked = sorted(found, key=lambda scaffold: scaffold["starts_on"])[:top]
    return {"scaffold_numbers": [scaffold["number"] for scaffold in ranked]}


def verify_ranking_by_starts_on_of_scaffolds_in_detail_most_basic_price_by_builder(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "scaffold numbers": given.get("scaffold_numbers") == truth["scaffold_numbers"],
        "nothing changed": before == after,
    }


def solve_most_pieces_among_reservations_of_scaffold_by_builder_and_status(
    tools: Tools, *, builder_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the most pieces of the reservations meant."""
    builder = tools("find_builders", name=builder_name)["items"][0]
    found = [
        reservation
        for scaffold in every_item(tools, "find_scaffolds", builder_id=builder["id"], status=status)
        for reservation in every_item(tools, "find_reservations", scaffold_id=scaffold["id"])
    ]
    chosen = max(found, key=lambda reservation: reservation["pieces"])
    return {"scaffold": chosen["scaffold_number"], "pieces": chosen["pieces"]}


def verify_most_pieces_among_reservations_of_scaffold_by_builder_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "scaffold": given.get("scaffold") == truth["scaffold"],
        "pieces": given.get("pieces") == truth["pieces"],
        "nothing changed": before == after,
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


def solve_take_down_for_each_by_crew_and_status(tools: Tools, *, crew_name: str, status: str) -> dict[str, Json]:
    """Take down each of the scaffolds meant, and count them."""
    crew = tools("find_crews", name=crew_name)["items"][0]
    found = list(every_item(tools, "find_scaffolds", crew_id=crew["id"], status=status))
    for scaffold in found:
        tools("take_down", scaffold_id=scaffold["id"])
    return {"scaffolds": len(found)}


def verify_take_down_for_each_by_crew_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many scaffolds must have changed."""
    given = answer or {}
    changed = [row for key, row in after["scaffolds"].items() if row != before["scaffolds"].get(key)]
    return {
        "number of scaffolds": given.get("scaffolds") == truth["scaffolds"],
        "as many changed": len(changed) == truth["scaffolds"],
        "status is down": all(row["status"] == "down" for row in changed),
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
