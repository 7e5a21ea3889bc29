"""Solutions and verifications of programmatic tasks on Meadowbank dairy farm."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_sell_cow_where_allowed_by_pen_and_state(tools: Tools, *, pen_name: str, state: str) -> dict[str, Json]:
    """Sell those of the cows meant for which that is allowed."""
    pen = tools("find_pens", name=pen_name)["items"][0]
    found = list(every_item(tools, "find_cows", pen_id=pen["id"], state=state))
    done = refused = 0
    for cow in found:
        try:
            tools("sell_cow", cow_id=cow["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_sell_cow_where_allowed_by_pen_and_state(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of cows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["cows"].items() if row != before["cows"].get(key)]
    return {
        "number of cows done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "state is sold": all(row["state"] == "sold" for row in changed),
    }


def solve_cancel_order_for_first_by_litres_by_due_day(tools: Tools, *, due_day: str, quota: int) -> dict[str, Json]:
    """Cancel the first few of the orders meant, in order by litres."""
    found = list(every_item(tools, "find_orders", due_day=due_day))
    first = sorted(found, key=lambda order: order["litres"], reverse=True)[:quota]
    for order in first:
        tools("cancel_order", order_id=order["id"])
    return {"order_numbers": [order["number"] for order in first]}


def verify_cancel_order_for_first_by_litres_by_due_day(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of orders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["orders"].items() if row != before["orders"].get(key)]
    return {
        "order numbers": given.get("order_numbers") == truth["order_numbers"],
        "as many changed": len(changed) == len(truth["order_numbers"]),
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_sell_cow_where_allowed_in_detail_least_lactation_by_pen_and_state(
    tools: Tools, *, pen_name: str, state: str, least_lactation: int
) -> dict[str, Json]:
    """Sell those of the cows meant for which that is allowed."""
    pen = tools("find_pens", name=pen_name)["items"][0]
    found = [
        tools("get_cow", cow_id=cow["id"]) for cow in every_item(tools, "find_cows", pen_id=pen["id"], state=state)
    ]
    found = [cow for cow in found if cow["lactation"] >= least_lactation]
    done = refused = 0
    for cow in found:
        try:
            tools("sell_cow", cow_id=cow["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_sell_cow_where_allowed_in_detail_least_lactation_by_pen_and_state(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of cows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["cows"].items() if row != before["cows"].get(key)]
    return {
        "number of cows done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "state is sold": all(row["state"] == "sold" for row in changed),
    }


def solve_amount_of_lactation_of_cows_in_detail_born_on_from_by_breed(
    tools: Tools, *, breed: str, born_on_from: str
) -> dict[str, Json]:
    """Count the cows meant and add up the number of lactations."""
    found = [tools("get_cow", cow_id=cow["id"]) for cow in every_item(tools, "find_cows", breed=breed)]
    found = [cow for cow in found if cow["born_on"] >= born_on_from]
    return {"number": len(found), "total_lactations": sum(cow["lactation"] for cow in found)}


def verify_amount_of_lactation_of_cows_in_detail_born_on_from_by_breed(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of cows": given.get("number") == truth["number"],
        "total number of lactations": given.get("total_lactations") == truth["total_lactations"],
        "nothing changed": before == after,
    }


def solve_earliest_calved_on_of_cows_by_pen_and_breed(tools: Tools, *, pen_name: str, breed: str) -> dict[str, Json]:
    """Find the one with the earliest calving date of the cows meant."""
    pen = tools("find_pens", name=pen_name)["items"][0]
    chosen = min(
        [tools("get_cow", cow_id=cow["id"]) for cow in every_item(tools, "find_cows", pen_id=pen["id"], breed=breed)],
        key=lambda cow: cow["calved_on"],
    )
    return {"name": chosen["name"], "calving_date": chosen["calved_on"]}


def verify_earliest_calved_on_of_cows_by_pen_and_breed(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "calving date": given.get("calving_date") == truth["calving_date"],
        "nothing changed": before == after,
    }


def solve_pen_with_most_lactation_among_cows_in_detail_born_on_until_by_breed(
    tools: Tools, *, breed: str, born_on_until: str
) -> dict[str, Json]:
    """Add up the number of lactations by pen and find the largest total."""
    found = [tools("get_cow", cow_id=cow["id"]) for cow in every_item(tools, "find_cows", breed=breed)]
    found = [cow for cow in found if cow["born_on"] <= born_on_until]
    totals: dict[str, int] = {}
    for cow in found:
        totals[cow["pen_name"]] = totals.get(cow["pen_name"], 0) + cow["lactation"]
    largest = max(totals, key=lambda group: totals[group])
    return {"pen": largest, "total_lactations": totals[largest]}


def verify_pen_with_most_lactation_among_cows_in_detail_born_on_until_by_breed(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "pen": given.get("pen") == truth["pen"],
        "total number of lactations": given.get("total_lactations") == truth["total_lactations"],
        "nothing changed": before == after,
    }


def solve_earliest_calved_on_among_cows_in_detail_born_on_from_by_pen_and_breed(
    tools: Tools, *, pen_name: str, breed: str, born_on_from: str
) -> dict[str, Json]:
    """Find the one with the earliest calving date of the cows meant."""
    pen = tools("find_pens", name=pen_name)["items"][0]
    found = [
        tools("get_cow", cow_id=cow["id"]) for cow in every_item(tools, "find_cows", pen_id=pen["id"], breed=breed)
    ]
    found = [cow for cow in found if cow["born_on"] >= born_on_from]
    chosen = min(found, key=lambda cow: cow["calved_on"])
    return {"name": chosen["name"], "calving_date": chosen["calved_on"]}


def verify_earliest_calved_on_among_cows_in_detail_born_on_from_by_pen_and_breed(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "calving date": given.get("calving_date") == truth["calving_date"],
        "nothing changed": before == after,
    }


def solve_total_lactation_of_cows_by_pen_and_breed(tools: Tools, *, pen_name: str, breed: str) -> dict[str, Json]:
    """Add up the number of lactations of the cows that are meant."""
    pen = tools("find_pens", name=pen_name)["items"][0]
    return {
        "total_lactations": sum(
            cow["lactation"]
            for cow in [
                tools("get_cow", cow_id=cow["id"])
                for cow in every_item(tools, "find_cows", pen_id=pen["id"], breed=breed)
            ]
        )
    }


def verify_total_lactation_of_cows_by_pen_and_breed(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of lactations": given.get("total_lactations") == truth["total_lactations"],
        "nothing changed": before == after,
    }


def solve_amount_of_lactation_of_cows_in_detail_born_on_until_by_breed(
    tools: Tools, *, breed: str, born_on_until: str
) -> dict[str, Json]:
    """Count the cows meant and add up the number of lactations."""
    found = [tools("get_cow", cow_id=cow["id"]) for cow in every_item(tools, "find_cows", breed=breed)]
    found = [cow for cow in found if cow["born_on"] <= born_on_until]
    return {"number": len(found), "total_lactations": sum(cow["lactation"] for cow in found)}


def verify_amount_of_lactation_of_cows_in_detail_born_on_until_by_breed(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of cows": given.get("number") == truth["number"],
        "total number of lactations": given.get("total_lactations") == truth["total_lactations"],
        "nothing changed": before == after,
    }


def solve_sell_cow_for_first_by_born_on_in_detail_by_pen_and_breed(
    tools: Tools, *, pen_name: str, breed: str, quota: int
) -> dict[str, Json]:
    """Sell the first few of the cows meant, in order by date of birth."""
    pen = tools("find_pens", name=pen_name)["items"][0]
    found = [
        tools("get_cow", cow_id=cow["id"]) for cow in every_item(tools, "find_cows", pen_id=pen["id"], breed=breed)
    ]
    first = sorted(found, key=lambda cow: cow["born_on"])[:quota]
    for cow in first:
        tools("sell_cow", cow_id=cow["id"])
    return {"names": [cow["name"] for cow in first]}


def verify_sell_cow_for_first_by_born_on_in_detail_by_pen_and_breed(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of cows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["cows"].items() if row != before["cows"].get(key)]
    return {
        "names": given.get("names") == truth["names"],
        "as many changed": len(changed) == len(truth["names"]),
        "state is sold": all(row["state"] == "sold" for row in changed),
    }


def solve_cow_with_most_treatments_by_pen_and_breed(tools: Tools, *, pen_name: str, breed: str) -> dict[str, Json]:
    """Find out which of the cows meant has the most treatments."""
    pen = tools("find_pens", name=pen_name)["items"][0]
    counted = [
        (tools("find_treatments", cow_id=cow["id"])["total"], cow)
        for cow in every_item(tools, "find_cows", pen_id=pen["id"], breed=breed)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "treatments": most}


def verify_cow_with_most_treatments_by_pen_and_breed(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of treatments": given.get("treatments") == truth["treatments"],
        "nothing changed": before == after,
    }


def solve_check_treatment_for_each_by_medicine_and_status(
    tools: Tools, *, medicine_name: str, status: str
) -> dict[str, Json]:
    """Check each of the treatments meant, and count them."""
    medicine = tools("find_medicines", name=medicine_name)["items"][0]
    found = list(every_item(tools, "find_treatments", medicine_id=medicine["id"], status=status))
    for treatment in found:
        tools("check_treatment", treatment_id=treatment["id"])
    return {"treatments": len(found)}


def verify_check_treatment_for_each_by_medicine_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many treatments must have changed."""
    given = answer or {}
    changed = [row for key, row in after["treatments"].items() if row != before["treatments"].get(key)]
    return {
        "number of treatments": given.get("treatments") == truth["treatments"],
        "as many changed": len(changed) == truth["treatments"],
        "status is checked": all(row["status"] == "checked" for row in changed),
    }


def solve_sell_cow_with_earliest_born_on_by_pen_and_breed(
    tools: Tools, *, pen_name: str, breed: str
) -> dict[str, Json]:
    """Sell the cow with the earliest date of birth, no other."""
    pen = tools("find_pens", name=pen_name)["items"][0]
    cow = min(
        [tools("get_cow", cow_id=cow["id"]) for cow in every_item(tools, "find_cows", pen_id=pen["id"], breed=breed)],
        key=lambda cow: cow["born_on"],
    )
    tools("sell_cow", cow_id=cow["id"])
    return {"date_of_birth": cow["born_on"]}


def verify_sell_cow_with_earliest_born_on_by_pen_and_breed(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The date of birth must be right, and one cow must have changed."""
    given = answer or {}
    changed = [row for key, row in after["cows"].items() if row != before["cows"].get(key)]
    return {
        "date of birth": given.get("date_of_birth") == truth["date_of_birth"],
        "one changed": len(changed) == 1,
        "state is sold": all(row["state"] == "sold" for row in changed),
    }


def solve_cancel_order_for_each_most_litres_by_due_day(
    tools: Tools, *, due_day: str, most_litres: int
) -> dict[str, Json]:
    """Cancel each of the orders meant, and count them."""
    found = list(every_item(tools, "find_orders", due_day=due_day))
    found = [order for order in found if order["litres"] <= most_litres]
    for order in found:
        tools("cancel_order", order_id=order["id"])
    return {"orders": len(found)}


def verify_cancel_order_for_each_most_litres_by_due_day(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of orders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["orders"].items() if row != before["orders"].get(key)]
    return {
        "number of orders": given.get("orders") == truth["orders"],
        "as many changed": len(changed) == truth["orders"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }
