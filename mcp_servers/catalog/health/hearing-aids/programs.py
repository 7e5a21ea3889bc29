"""Solutions and verifications of programmatic tasks on Klangwerk hearing acoustics."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_finish_repair_or_give_up_repair_by_price_by_device_and_status(
    tools: Tools, *, device_serial: str, status: str, limit: int
) -> dict[str, Json]:
    """Decide by the price what to do with the only repair meant."""
    device = tools("find_devices", serial=device_serial)["items"][0]
    repair = next(every_item(tools, "find_repairs", device_id=device["id"], status=status))
    if repair["price"] > limit:
        tools("finish_repair", repair_id=repair["id"])
    else:
        tools("give_up_repair", repair_id=repair["id"])
    return {"price": repair["price"]}


def verify_finish_repair_or_give_up_repair_by_price_by_device_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The price must be right, and one repair must have changed."""
    given = answer or {}
    changed = [row for key, row in after["repairs"].items() if row != before["repairs"].get(key)]
    return {"price": given.get("price") == truth["price"], "one changed": len(changed) == 1}


def solve_earliest_ends_on_of_trials_by_device_and_status(
    tools: Tools, *, device_serial: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest last day of the trial of the trials meant."""
    device = tools("find_devices", serial=device_serial)["items"][0]
    chosen = min(
        [
            tools("get_trial", trial_id=trial["id"])
            for trial in every_item(tools, "find_trials", device_id=device["id"], status=status)
        ],
        key=lambda trial: trial["ends_on"],
    )
    return {"customer": chosen["customer_name"], "last_day_of_the_trial": chosen["ends_on"]}


def verify_earliest_ends_on_of_trials_by_device_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "customer": given.get("customer") == truth["customer"],
        "last day of the trial": given.get("last_day_of_the_trial") == truth["last_day_of_the_trial"],
        "nothing changed": before == after,
    }


def solve_total_insurance_share_of_trials_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Add up the insurance share of the trials that are meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    return {
        "total_insurance_share": sum(
            trial["insurance_share"]
            for trial in [
                tools("get_trial", trial_id=trial["id"])
                for trial in every_item(tools, "find_trials", customer_id=customer["id"], status=status)
            ]
        )
    }


def verify_total_insurance_share_of_trials_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total insurance share": given.get("total_insurance_share") == truth["total_insurance_share"],
        "nothing changed": before == after,
    }


def solve_status_with_most_price_of_repairs_by_device(tools: Tools, *, device_serial: str) -> dict[str, Json]:
    """Add up the price by status and find the largest total."""
    device = tools("find_devices", serial=device_serial)["items"][0]
    totals: dict[str, int] = {}
    for repair in every_item(tools, "find_repairs", device_id=device["id"]):
        totals[repair["status"]] = totals.get(repair["status"], 0) + repair["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_price": totals[largest]}


def verify_status_with_most_price_of_repairs_by_device(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_model_with_most_sales_in_report_trials_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the model with the highest sales in a report."""
    largest = max(every_item(tools, "report_trials", status=status), key=lambda group: group["sales"])
    return {"model": largest["device_device_model_name"], "sales": largest["sales"]}


def verify_model_with_most_sales_in_report_trials_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "model": given.get("model") == truth["model"],
        "sales": given.get("sales") == truth["sales"],
        "nothing changed": before == after,
    }


def solve_finish_repair_or_give_up_repair_by_price_by_device(
    tools: Tools, *, device_serial: str, limit: int
) -> dict[str, Json]:
    """Decide by the price what to do with the only repair meant."""
    device = tools("find_devices", serial=device_serial)["items"][0]
    repair = next(every_item(tools, "find_repairs", device_id=device["id"]))
    if repair["price"] > limit:
        tools("finish_repair", repair_id=repair["id"])
    else:
        tools("give_up_repair", repair_id=repair["id"])
    return {"price": repair["price"]}


def verify_finish_repair_or_give_up_repair_by_price_by_device(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The price must be right, and one repair must have changed."""
    given = answer or {}
    changed = [row for key, row in after["repairs"].items() if row != before["repairs"].get(key)]
    return {"price": given.get("price") == truth["price"], "one changed": len(changed) == 1}


def solve_highest_price_of_repairs_by_device(tools: Tools, *, device_serial: str) -> dict[str, Json]:
    """Find the one with the highest price of the repairs meant."""
    device = tools("find_devices", serial=device_serial)["items"][0]
    chosen = max(every_item(tools, "find_repairs", device_id=device["id"]), key=lambda repair: repair["price"])
    return {"day_of_taking_in": chosen["taken_on"], "price": chosen["price"]}


def verify_highest_price_of_repairs_by_device(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "day of taking in": given.get("day_of_taking_in") == truth["day_of_taking_in"],
        "price": given.get("price") == truth["price"],
        "nothing changed": before == after,
    }


def solve_total_price_of_trials_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Add up the price of the trials that are meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    return {
        "total_price": sum(
            trial["price"]
            for trial in [
                tools("get_trial", trial_id=trial["id"])
                for trial in every_item(tools, "find_trials", customer_id=customer["id"], status=status)
            ]
        )
    }


def verify_total_price_of_trials_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total price": given.get("total_price") == truth["total_price"], "nothing changed": before == after}


def solve_model_with_most_trials_in_report_trials_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the model with the highest trials in a report."""
    largest = max(every_item(tools, "report_trials", status=status), key=lambda group: group["trials"])
    return {"model": largest["device_device_model_name"], "trials": largest["trials"]}


def verify_model_with_most_trials_in_report_trials_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "model": given.get("model") == truth["model"],
        "trials": given.get("trials") == truth["trials"],
        "nothing changed": before == after,
    }


def solve_earliest_begun_on_of_trials_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest first day of the trial of the trials meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    chosen = min(
        [
            tools("get_trial", trial_id=trial["id"])
            for trial in every_item(tools, "find_trials", customer_id=customer["id"], status=status)
        ],
        key=lambda trial: trial["begun_on"],
    )
    return {"device": chosen["device_serial"], "first_day_of_the_trial": chosen["begun_on"]}


def verify_earliest_begun_on_of_trials_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "device": given.get("device") == truth["device"],
        "first day of the trial": given.get("first_day_of_the_trial") == truth["first_day_of_the_trial"],
        "nothing changed": before == after,
    }


def solve_total_price_of_trials_by_customer(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Add up the price of the trials that are meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    return {
        "total_price": sum(
            trial["price"]
            for trial in [
                tools("get_trial", trial_id=trial["id"])
                for trial in every_item(tools, "find_trials", customer_id=customer["id"])
            ]
        )
    }


def verify_total_price_of_trials_by_customer(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total price": given.get("total_price") == truth["total_price"], "nothing changed": before == after}
