"""Solutions and verifications of programmatic tasks on Northgate food warehouse."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_batch_with_most_reservations_by_product_and_status(
    tools: Tools, *, product_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the batches meant has the most reservations."""
    product = tools("find_products", name=product_name)["items"][0]
    counted = [
        (tools("find_reservations", batch_id=batch["id"])["total"], batch)
        for batch in every_item(tools, "find_batches", product_id=product["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"lot_number": chosen["lot"], "reservations": most}


def verify_batch_with_most_reservations_by_product_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "lot number": given.get("lot_number") == truth["lot_number"],
        "number of reservations": given.get("reservations") == truth["reservations"],
        "nothing changed": before == after,
    }


def solve_line_with_most_reservations_by_product(tools: Tools, *, product_name: str) -> dict[str, Json]:
    """Find out which of the lines meant has the most reservations."""
    product = tools("find_products", name=product_name)["items"][0]
    counted = [
        (tools("find_reservations", line_id=line["id"])["total"], line)
        for line in every_item(tools, "find_lines", product_id=product["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"dispatch": chosen["dispatch_number"], "reservations": most}


def verify_line_with_most_reservations_by_product(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "dispatch": given.get("dispatch") == truth["dispatch"],
        "number of reservations": given.get("reservations") == truth["reservations"],
        "nothing changed": before == after,
    }


def solve_amount_of_quantity_of_reservations_most_quantity_by_dispatch_and_status(
    tools: Tools, *, dispatch_number: str, status: str, most_quantity: int
) -> dict[str, Json]:
    """Count the reservations meant and add up the quantity."""
    dispatch = tools("find_dispatches", number=dispatch_number)["items"][0]
    found = list(every_item(tools, "find_reservations", dispatch_id=dispatch["id"], status=status))
    found = [reservation for reservation in found if reservation["quantity"] <= most_quantity]
    return {"number": len(found), "total_quantity": sum(reservation["quantity"] for reservation in found)}


def verify_amount_of_quantity_of_reservations_most_quantity_by_dispatch_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of reservations": given.get("number") == truth["number"],
        "total quantity": given.get("total_quantity") == truth["total_quantity"],
        "nothing changed": before == after,
    }


def solve_status_with_most_quantity_among_reservations_of_batch_by_product_and_status(
    tools: Tools, *, product_name: str, status: str
) -> dict[str, Json]:
    """Add up the quantity by status and find the largest total."""
    product = tools("find_products", name=product_name)["items"][0]
    found = [
        reservation
        for batch in every_item(tools, "find_batches", product_id=product["id"], status=status)
        for reservation in every_item(tools, "find_reservations", batch_id=batch["id"])
    ]
    totals: dict[str, int] = {}
    for reservation in found:
        totals[reservation["status"]] = totals.get(reservation["status"], 0) + reservation["quantity"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_quantity": totals[largest]}


def verify_status_with_most_quantity_among_reservations_of_batch_by_product_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total quantity": given.get("total_quantity") == truth["total_quantity"],
        "nothing changed": before == after,
    }


def solve_most_quantity_among_reservations_least_quantity_by_dispatch_and_status(
    tools: Tools, *, dispatch_number: str, status: str, least_quantity: int
) -> dict[str, Json]:
    """Find the one with the highest quantity of the reservations meant."""
    dispatch = tools("find_dispatches", number=dispatch_number)["items"][0]
    found = list(every_item(tools, "find_reservations", dispatch_id=dispatch["id"], status=status))
    found = [reservation for reservation in found if reservation["quantity"] >= least_quantity]
    chosen = max(found, key=lambda reservation: reservation["quantity"])
    return {"product": chosen["line_product_name"], "quantity": chosen["quantity"]}


def verify_most_quantity_among_reservations_least_quantity_by_dispatch_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "product": given.get("product") == truth["product"],
        "quantity": given.get("quantity") == truth["quantity"],
        "nothing changed": before == after,
    }


def solve_status_with_most_quantity_among_reservations_of_batch_least_quantity_by_product(
    tools: Tools, *, product_name: str, least_quantity: int
) -> dict[str, Json]:
    """Add up the quantity by status and find the largest total."""
    product = tools("find_products", name=product_name)["items"][0]
    found = [
        reservation
        for batch in every_item(tools, "find_batches", product_id=product["id"])
        for reservation in every_item(tools, "find_reservations", batch_id=batch["id"])
    ]
    found = [reservation for reservation in found if reservation["quantity"] >= least_quantity]
    totals: dict[str, int] = {}
    for reservation in found:
        totals[reservation["status"]] = totals.get(reservation["status"], 0) + reservation["quantity"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_quantity": totals[largest]}


def verify_status_with_most_quantity_among_reservations_of_batch_least_quantity_by_product(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total quantity": given.get("total_quantity") == truth["total_quantity"],
        "nothing changed": before == after,
    }


def solve_scrap_batch_where_allowed_by_product(tools: Tools, *, product_name: str) -> dict[str, Json]:
    """Scrap those of the batches meant for which that is allowed."""
    product = tools("find_products", name=product_name)["items"][0]
    found = list(every_item(tools, "find_batches", product_id=product["id"]))
    done = refused = 0
    for batch in found:
        try:
            tools("scrap_batch", batch_id=batch["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_scrap_batch_where_allowed_by_product(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of batches must have changed."""
    given = answer or {}
    changed = [row for key, row in after["batches"].items() if row != before["batches"].get(key)]
    return {
        "number of batches done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is scrapped": all(row["status"] == "scrapped" for row in changed),
    }


def solve_total_quantity_of_reservations_by_dispatch_and_status(
    tools: Tools, *, dispatch_number: str, status: str
) -> dict[str, Json]:
    """Add up the quantity of the reservations that are meant."""
    dispatch = tools("find_dispatches", number=dispatch_number)["items"][0]
    return {
        "total_quantity": sum(
            reservation["quantity"]
            for reservation in every_item(tools, "find_reservations", dispatch_id=dispatch["id"], status=status)
        )
    }


def verify_total_quantity_of_reservations_by_dispatch_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total quantity": given.get("total_quantity") == truth["total_quantity"],
        "nothing changed": before == after,
    }


def solve_amount_of_quantity_of_reservations_of_batch_most_quantity_by_product(
    tools: Tools, *, product_name: str, most_quantity: int
) -> dict[str, Json]:
    """Count the reservations meant and add up the quantity."""
    product = tools("find_products", name=product_name)["items"][0]
    found = [
        reservation
        for batch in every_item(tools, "find_batches", product_id=product["id"])
        for reservation in every_item(tools, "find_reservations", batch_id=batch["id"])
    ]
    found = [reservation for reservation in found if reservation["quantity"] <= most_quantity]
    return {"number": len(found), "total_quantity": sum(reservation["quantity"] for reservation in found)}


def verify_amount_of_quantity_of_reservations_of_batch_most_quantity_by_product(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of reservations": given.get("number") == truth["number"],
        "total quantity": given.get("total_quantity") == truth["total_quantity"],
        "nothing changed": before == after,
    }


def solve_batch_with_most_reservations_by_product(tools: Tools, *, product_name: str) -> dict[str, Json]:
    """Find out which of the batches meant has the most reservations."""
    product = tools("find_products", name=product_name)["items"][0]
    counted = [
        (tools("find_reservations", batch_id=batch["id"])["total"], batch)
        for batch in every_item(tools, "find_batches", product_id=product["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"lot_number": chosen["lot"], "reservations": most}


def verify_batch_with_most_reservations_by_product(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "lot number": given.get("lot_number") == truth["lot_number"],
        "number of reservations": given.get("reservations") == truth["reservations"],
        "nothing changed": before == after,
    }


def solve_product_with_most_quantity_of_reservations_by_dispatch_and_status(
    tools: Tools, *, dispatch_number: str, status: str
) -> dict[str, Json]:
    """Add up the quantity by product and find the largest total."""
    dispatch = tools("find_dispatches", number=dispatch_number)["items"][0]
    totals: dict[str, int] = {}
    for reservation in every_item(tools, "find_reservations", dispatch_id=dispatch["id"], status=status):
        totals[reservation["line_product_name"]] = (
            totals.get(reservation["line_product_name"], 0) + reservation["quantity"]
        )
    largest = max(totals, key=lambda group: totals[group])
    return {"product": largest, "total_quantity": totals[largest]}


def verify_product_with_most_quantity_of_reservations_by_dispatch_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "product": given.get("product") == truth["product"],
        "total quantity": given.get("total_quantity") == truth["total_quantity"],
        "nothing changed": before == after,
    }


def solve_highest_quantity_of_deliveries_by_product_and_status(
    tools: Tools, *, product_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest quantity of the deliveries meant."""
    product = tools("find_products", name=product_name)["items"][0]
    chosen = max(
        every_item(tools, "find_deliveries", product_id=product["id"], status=status),
        key=lambda delivery: delivery["quantity"],
    )
    return {"delivery_number": chosen["number"], "quantity": chosen["quantity"]}


def verify_highest_quantity_of_deliveries_by_product_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "delivery number": given.get("delivery_number") == truth["delivery_number"],
        "quantity": given.get("quantity") == truth["quantity"],
        "nothing changed": before == after,
    }


def solve_most_quantity_among_batches_most_quantity_by_product_and_status(
    tools: Tools, *, product_name: str, status: str, most_quantity: int
) -> dict[str, Json]:
    """Find the one with the highest quantity of the batches meant."""
    product = tools("find_products", name=product_name)["items"][0]
    found = list(every_item(tools, "find_batches", product_id=product["id"], status=status))
    found = [batch for batch in found if batch["quantity"] <= most_quantity]
    chosen = max(found, key=lambda batch: batch["quantity"])
    return {"lot_number": chosen["lot"], "quantity": chosen["quantity"]}


def verify_most_quantity_among_batches_most_quantity_by_product_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "lot number": given.get("lot_number") == truth["lot_number"],
        "quantity": given.get("quantity") == truth["quantity"],
        "nothing changed": before == after,
    }


def solve_total_quantity_of_batches_by_product_and_status(
    tools: Tools, *, product_name: str, status: str
) -> dict[str, Json]:
    """Add up the quantity of the batches that are meant."""
    product = tools("find_products", name=product_name)["items"][0]
    return {
        "total_quantity": sum(
            batch["quantity"] for batch in every_item(tools, "find_batches", product_id=product["id"], status=status)
        )
    }


def verify_total_quantity_of_batches_by_product_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total quantity": given.get("total_quantity") == truth["total_quantity"],
        "nothing changed": before == after,
    }
