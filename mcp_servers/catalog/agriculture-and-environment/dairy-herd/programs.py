"""Solutions and verifications of programmatic tasks on Meadowbank dairy farm."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_check_treatment_for_each_by_cow_and_status(tools: Tools, *, cow_name: str, status: str) -> dict[str, Json]:
    """Check each of the treatments meant, and count them."""
    cow = tools("find_cows", name=cow_name)["items"][0]
    found = list(every_item(tools, "find_treatments", cow_id=cow["id"], status=status))
    for treatment in found:
        tools("check_treatment", treatment_id=treatment["id"])
    return {"treatments": len(found)}


def verify_check_treatment_for_each_by_cow_and_status(
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


def solve_check_treatment_with_earliest_given_at_by_cow_and_status(
    tools: Tools, *, cow_name: str, status: str
) -> dict[str, Json]:
    """Check the treatment with the earliest time of the treatment, no other."""
    cow = tools("find_cows", name=cow_name)["items"][0]
    treatment = min(
        every_item(tools, "find_treatments", cow_id=cow["id"], status=status),
        key=lambda treatment: treatment["given_at"],
    )
    tools("check_treatment", treatment_id=treatment["id"])
    return {"time_of_the_treatment": treatment["given_at"]}


def verify_check_treatment_with_earliest_given_at_by_cow_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The time of the treatment must be right, and one treatment must have changed."""
    given = answer or {}
    changed = [row for key, row in after["treatments"].items() if row != before["treatments"].get(key)]
    return {
        "time of the treatment": given.get("time_of_the_treatment") == truth["time_of_the_treatment"],
        "one changed": len(changed) == 1,
        "status is checked": all(row["status"] == "checked" for row in changed),
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


def solve_sell_cow_for_each_by_pen_and_breed(tools: Tools, *, pen_name: str, breed: str) -> dict[str, Json]:
    """Sell each of the cows meant, and count them."""
    pen = tools("find_pens", name=pen_name)["items"][0]
    found = list(every_item(tools, "find_cows", pen_id=pen["id"], breed=breed))
    for cow in found:
        tools("sell_cow", cow_id=cow["id"])
    return {"cows": len(found)}


def verify_sell_cow_for_each_by_pen_and_breed(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many cows must have changed."""
    given = answer or {}
    changed = [row for key, row in after["cows"].items() if row != before["cows"].get(key)]
    return {
        "number of cows": given.get("cows") == truth["cows"],
        "as many changed": len(changed) == truth["cows"],
        "state is sold": all(row["state"] == "sold" for row in changed),
    }


def solve_sell_cow_with_highest_lactation_by_pen_and_breed(
    tools: Tools, *, pen_name: str, breed: str
) -> dict[str, Json]:
    """Sell the cow with the most lactations, no other."""
    pen = tools("find_pens", name=pen_name)["items"][0]
    cow = max(
        [tools("get_cow", cow_id=cow["id"]) for cow in every_item(tools, "find_cows", pen_id=pen["id"], breed=breed)],
        key=lambda cow: cow["lactation"],
    )
    tools("sell_cow", cow_id=cow["id"])
    return {"lactations": cow["lactation"]}


def verify_sell_cow_with_highest_lactation_by_pen_and_breed(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of lactations must be right, and one cow must have changed."""
    given = answer or {}
    changed = [row for key, row in after["cows"].items() if row != before["cows"].get(key)]
    return {
        "number of lactations": given.get("lactations") == truth["lactations"],
        "one changed": len(changed) == 1,
        "state is sold": all(row["state"] == "sold" for row in changed),
    }


def solve_total_lactation_of_cows_by_pen_and_state(tools: Tools, *, pen_name: str, state: str) -> dict[str, Json]:
    """Add up the number of lactations of the cows that are meant."""
    pen = tools("find_pens", name=pen_name)["items"][0]
    return {
        "total_lactations": sum(
            cow["lactation"]
            for cow in [
                tools("get_cow", cow_id=cow["id"])
                for cow in every_item(tools, "find_cows", pen_id=pen["id"], state=state)
            ]
        )
    }


def verify_total_lactation_of_cows_by_pen_and_state(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of lactations": given.get("total_lactations") == truth["total_lactations"],
        "nothing changed": before == after,
    }


def solve_earliest_given_at_of_treatments_by_cow(tools: Tools, *, cow_name: str) -> dict[str, Json]:
    """Find the one with the earliest time of the treatment of the treatments meant."""
    cow = tools("find_cows", name=cow_name)["items"][0]
    chosen = min(every_item(tools, "find_treatments", cow_id=cow["id"]), key=lambda treatment: treatment["given_at"])
    return {"medicine": chosen["medicine_name"], "time_of_the_treatment": chosen["given_at"]}


def verify_earliest_given_at_of_treatments_by_cow(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "medicine": given.get("medicine") == truth["medicine"],
        "time of the treatment": given.get("time_of_the_treatment") == truth["time_of_the_treatment"],
        "nothing changed": before == after,
    }


def solve_cow_with_most_milkings_by_pen_and_breed(tools: Tools, *, pen_name: str, breed: str) -> dict[str, Json]:
    """Find out which of the cows meant has the most milkings."""
    pen = tools("find_pens", name=pen_name)["items"][0]
    counted = [
        (tools("find_milkings", cow_id=cow["id"])["total"], cow)
        for cow in every_item(tools, "find_cows", pen_id=pen["id"], breed=breed)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "milkings": most}


def verify_cow_with_most_milkings_by_pen_and_breed(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of milkings": given.get("milkings") == truth["milkings"],
        "nothing changed": before == after,
    }


def solve_cancel_order_for_each_by_due_day(tools: Tools, *, due_day: str) -> dict[str, Json]:
    """Cancel each of the orders meant, and count them."""
    found = list(every_item(tools, "find_orders", due_day=due_day))
    for order in found:
        tools("cancel_order", order_id=order["id"])
    return {"orders": len(found)}


def verify_cancel_order_for_each_by_due_day(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many orders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["orders"].items() if row != before["orders"].get(key)]
    return {
        "number of orders": given.get("orders") == truth["orders"],
        "as many changed": len(changed) == truth["orders"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_sell_cow_with_earliest_calved_on_by_pen_and_breed(
    tools: Tools, *, pen_name: str, breed: str
) -> dict[str, Json]:
    """Sell the cow with the earliest calving date, no other."""
    pen = tools("find_pens", name=pen_name)["items"][0]
    cow = min(
        [tools("get_cow", cow_id=cow["id"]) for cow in every_item(tools, "find_cows", pen_id=pen["id"], breed=breed)],
        key=lambda cow: cow["calved_on"],
    )
    tools("sell_cow", cow_id=cow["id"])
    return {"calving_date": cow["calved_on"]}


def verify_sell_cow_with_earliest_calved_on_by_pen_and_breed(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The calving date must be right, and one cow must have changed."""
    given = answer or {}
    changed = [row for key, row in after["cows"].items() if row != before["cows"].get(key)]
    return {
        "calving date": given.get("calving_date") == truth["calving_date"],
        "one changed": len(changed) == 1,
        "state is sold": all(row["state"] == "sold" for row in changed),
    }
