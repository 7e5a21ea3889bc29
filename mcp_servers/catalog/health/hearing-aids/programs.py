"""Solutions and verifications of programmatic tasks on Klangwerk hearing acoustics."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


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


def solve_most_price_among_trials_in_detail_customer_born_on_until_by_device_model(
    tools: Tools, *, device_model_name: str, customer_born_on_until: str
) -> dict[str, Json]:
    """Find the one with the highest price of the trials meant."""
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
    chosen = max(found, key=lambda trial: trial["price"])
    return {"customer": chosen["customer_name"], "price": chosen["price"]}


def verify_most_price_among_trials_in_detail_customer_born_on_until_by_device_model(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "customer": given.get("customer") == truth["customer"],
        "price": given.get("price") == truth["price"],
        "nothing changed": before == after,
    }


def solve_finish_repair_where_allowed_most_price_by_device(
    tools: Tools, *, device_serial: str, most_price: int
) -> dict[str, Json]:
    """Finish those of the repairs meant for which that is allowed."""
    device = tools("find_devices", serial=device_serial)["items"][0]
    found = list(every_item(tools, "find_repairs", device_id=device["id"]))
    found = [repair for repair in found if repair["price"] <= most_price]
    done = refused = 0
    for repair in found:
        try:
            tools("finish_repair", repair_id=repair["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_finish_repair_where_allowed_most_price_by_device(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of repairs must have changed."""
    given = answer or {}
    changed = [row for key, row in after["repairs"].items() if row != before["repairs"].get(key)]
    return {
        "number of repairs done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is done": all(row["status"] == "done" for row in changed),
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


def solve_customer_with_most_price_among_trials_in_detail_customer_born_on_until_by_device_model(
    tools: Tools, *, device_model_name: str, customer_born_on_until: str
) -> dict[str, Json]:
    """Add up the price by customer and find the largest total."""
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
    totals: dict[str, int] = {}
    for trial in found:
        totals[trial["customer_name"]] = totals.get(trial["customer_name"], 0) + trial["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"customer": largest, "total_price": totals[largest]}


def verify_customer_with_most_price_among_trials_in_detail_customer_born_on_until_by_device_model(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "customer": given.get("customer") == truth["customer"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_device_with_most_trials_by_device_model(tools: Tools, *, device_model_name: str) -> dict[str, Json]:
    """Find out which of the devices meant has the most trials."""
    device_model = tools("find_models", name=device_model_name)["items"][0]
    counted = [
        (tools("find_trials", device_id=device["id"])["total"], device)
        for device in every_item(tools, "find_devices", device_model_id=device_model["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"serial_number": chosen["serial"], "trials": most}


def verify_device_with_most_trials_by_device_model(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "serial number": given.get("serial_number") == truth["serial_number"],
        "number of trials": given.get("trials") == truth["trials"],
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


def solve_ranking_by_born_on_of_customers_in_detail_born_on_until_of_all(
    tools: Tools, *, born_on_until: str, top: int
) -> dict[str, Json]:
    """Put the customers meant in order by date of birth, and list the first ones."""
    found = [tools("get_customer", customer_id=customer["id"]) for customer in every_item(tools, "find_customers")]
    found = [customer for customer in found if customer["born_on"] <= born_on_until]
    ranked = sorted(found, key=lambda customer: customer["born_on"])[:top]
    return {"names": [customer["name"] for customer in ranked]}


def verify_ranking_by_born_on_of_customers_in_detail_born_on_until_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}
