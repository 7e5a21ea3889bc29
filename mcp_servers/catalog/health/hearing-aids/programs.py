"""Solutions and verifications of programmatic tasks on Klangwerk hearing acoustics."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_total_insurance_share_of_trials_by_customer(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Add up the insurance share of the trials that are meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    return {
        "total_insurance_share": sum(
            trial["insurance_share"]
            for trial in [
                tools("get_trial", trial_id=trial["id"])
                for trial in every_item(tools, "find_trials", customer_id=customer["id"])
            ]
        )
    }


def verify_total_insurance_share_of_trials_by_customer(
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


def solve_amount_of_price_of_trials_in_detail_customer_born_on_until_by_device_model(
    tools: Tools, *, device_model_name: str, customer_born_on_until: str
) -> dict[str, Json]:
    """Count the trials meant and add up the price."""
    device_model = tools("find_models", name=device_model_name)["items"][0]
    found = [
        tools("get_trial", trial_id=trial["id"])
        for trial in every_item(tools, "find_trials", device_model_id=device_model["id"])
    ]
    found = [
        trial
        for trial in found
        if tools("get_customer", customer_id=trial["customer_id"])["born_on"] <= customer_born_on_until
    ]
    return {"number": len(found), "total_price": sum(trial["price"] for trial in found)}


def verify_amount_of_price_of_trials_in_detail_customer_born_on_until_by_device_model(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of trials": given.get("number") == truth["number"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_earliest_finished_on_among_trials_in_detail_by_device_model_and_status(
    tools: Tools, *, device_model_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest end of trial of the trials meant."""
    device_model = tools("find_models", name=device_model_name)["items"][0]
    found = [
        tools("get_trial", trial_id=trial["id"])
        for trial in every_item(tools, "find_trials", device_model_id=device_model["id"], status=status)
    ]
    chosen = min(found, key=lambda trial: trial["finished_on"])
    return {"customer": chosen["customer_name"], "end_of_the_trial": chosen["finished_on"]}


def verify_earliest_finished_on_among_trials_in_detail_by_device_model_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "customer": given.get("customer") == truth["customer"],
        "end of the trial": given.get("end_of_the_trial") == truth["end_of_the_trial"],
        "nothing changed": before == after,
    }


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


def solve_status_with_most_price_among_trials_of_device_at_once_in_detail_most_insurance_share_by_status(
    tools: Tools, *, status: str, most_insurance_share: int
) -> dict[str, Json]:
    """Add up the price by status and find the largest total."""
    those = {device["serial"] for device in every_item(tools, "find_devices", status=status)}
    found = [
        tools("get_trial", trial_id=trial["id"])
        for trial in every_item(tools, "find_trials")
        if trial["device_serial"] in those
    ]
    found = [trial for trial in found if trial["insurance_share"] <= most_insurance_share]
    totals: dict[str, int] = {}
    for trial in found:
        totals[trial["status"]] = totals.get(trial["status"], 0) + trial["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_price": totals[largest]}


def verify_status_with_most_price_among_trials_of_device_at_once_in_detail_most_insurance_share_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_device_with_most_repairs_by_device_model(tools: Tools, *, device_model_name: str) -> dict[str, Json]:
    """Find out which of the devices meant has the most repairs."""
    device_model = tools("find_models", name=device_model_name)["items"][0]
    counted = [
        (tools("find_repairs", loan_device_id=device["id"])["total"], device)
        for device in every_item(tools, "find_devices", device_model_id=device_model["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"serial_number": chosen["serial"], "repairs": most}


def verify_device_with_most_repairs_by_device_model(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "serial number": given.get("serial_number") == truth["serial_number"],
        "number of repairs": given.get("repairs") == truth["repairs"],
        "nothing changed": before == after,
    }


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


def solve_ranking_by_born_on_of_customers_in_detail_of_all(tools: Tools, *, top: int) -> dict[str, Json]:
    """Put the customers meant in order by date of birth, and list the first ones."""
    found = [tools("get_customer", customer_id=customer["id"]) for customer in every_item(tools, "find_customers")]
    ranked = sorted(found, key=lambda customer: customer["born_on"])[:top]
    return {"names": [customer["name"] for customer in ranked]}


def verify_ranking_by_born_on_of_customers_in_detail_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


def solve_highest_price_of_trials_by_customer(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Find the one with the highest price of the trials meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    chosen = max(
        [
            tools("get_trial", trial_id=trial["id"])
            for trial in every_item(tools, "find_trials", customer_id=customer["id"])
        ],
        key=lambda trial: trial["price"],
    )
    return {"device": chosen["device_serial"], "price": chosen["price"]}


def verify_highest_price_of_trials_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "device": given.get("device") == truth["device"],
        "price": given.get("price") == truth["price"],
        "nothing changed": before == after,
    }


def solve_finish_repair_with_highest_price_by_device(tools: Tools, *, device_serial: str) -> dict[str, Json]:
    """Finish the repair with the highest price, no other."""
    device = tools("find_devices", serial=device_serial)["items"][0]
    repair = max(every_item(tools, "find_repairs", device_id=device["id"]), key=lambda repair: repair["price"])
    tools("finish_repair", repair_id=repair["id"])
    return {"price": repair["price"]}


def verify_finish_repair_with_highest_price_by_device(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The price must be right, and one repair must have changed."""
    given = answer or {}
    changed = [row for key, row in after["repairs"].items() if row != before["repairs"].get(key)]
    return {
        "price": given.get("price") == truth["price"],
        "one changed": len(changed) == 1,
        "status is done": all(row["status"] == "done" for row in changed),
    }


def solve_total_price_of_repairs_by_device(tools: Tools, *, device_serial: str) -> dict[str, Json]:
    """Add up the price of the repairs that are meant."""
    device = tools("find_devices", serial=device_serial)["items"][0]
    return {"total_price": sum(repair["price"] for repair in every_item(tools, "find_repairs", device_id=device["id"]))}


def verify_total_price_of_repairs_by_device(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total price": given.get("total_price") == truth["total_price"], "nothing changed": before == after}


def solve_amount_of_insurance_share_of_trials_in_detail_finished_on_from_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str, finished_on_from: str
) -> dict[str, Json]:
    """Count the trials meant and add up the insurance share."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        tools("get_trial", trial_id=trial["id"])
        for trial in every_item(tools, "find_trials", customer_id=customer["id"], status=status)
    ]
    found = [trial for trial in found if trial["finished_on"] is not None and trial["finished_on"] >= finished_on_from]
    return {"number": len(found), "total_insurance_share": sum(trial["insurance_share"] for trial in found)}


def verify_amount_of_insurance_share_of_trials_in_detail_finished_on_from_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of trials": given.get("number") == truth["number"],
        "total insurance share": given.get("total_insurance_share") == truth["total_insurance_share"],
        "nothing changed": before == after,
    }
