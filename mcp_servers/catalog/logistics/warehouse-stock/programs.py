"""Solutions and verifications of programmatic tasks on Northgate food warehouse."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_scrap_batch_with_earliest_best_before_by_product_and_status(
    tools: Tools, *, product_name: str, status: str
) -> dict[str, Json]:
    """Scrap the batch with the earliest best-before date, no other."""
    product = tools("find_products", name=product_name)["items"][0]
    batch = min(
        every_item(tools, "find_batches", product_id=product["id"], status=status),
        key=lambda batch: batch["best_before"],
    )
    tools("scrap_batch", batch_id=batch["id"])
    return {"best_before_date": batch["best_before"]}


def verify_scrap_batch_with_earliest_best_before_by_product_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The best-before date must be right, and one batch must have changed."""
    given = answer or {}
    changed = [row for key, row in after["batches"].items() if row != before["batches"].get(key)]
    return {
        "best-before date": given.get("best_before_date") == truth["best_before_date"],
        "one changed": len(changed) == 1,
        "status is scrapped": all(row["status"] == "scrapped" for row in changed),
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


def solve_product_with_most_quantity_of_lines_by_dispatch(tools: Tools, *, dispatch_number: str) -> dict[str, Json]:
    """Add up the quantity by product and find the largest total."""
    dispatch = tools("find_dispatches", number=dispatch_number)["items"][0]
    totals: dict[str, int] = {}
    for line in every_item(tools, "find_lines", dispatch_id=dispatch["id"]):
        totals[line["product_name"]] = totals.get(line["product_name"], 0) + line["quantity"]
    largest = max(totals, key=lambda group: totals[group])
    return {"product": largest, "total_quantity": totals[largest]}


def verify_product_with_most_quantity_of_lines_by_dispatch(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "product": given.get("product") == truth["product"],
        "total quantity": given.get("total_quantity") == truth["total_quantity"],
        "nothing changed": before == after,
    }


def solve_scrap_batch_with_earliest_best_before_by_product(tools: Tools, *, product_name: str) -> dict[str, Json]:
    """Scrap the batch with the earliest best-before date, no other."""
    product = tools("find_products", name=product_name)["items"][0]
    batch = min(every_item(tools, "find_batches", product_id=product["id"]), key=lambda batch: batch["best_before"])
    tools("scrap_batch", batch_id=batch["id"])
    return {"best_before_date": batch["best_before"]}


def verify_scrap_batch_with_earliest_best_before_by_product(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The best-before date must be right, and one batch must have changed."""
    given = answer or {}
    changed = [row for key, row in after["batches"].items() if row != before["batches"].get(key)]
    return {
        "best-before date": given.get("best_before_date") == truth["best_before_date"],
        "one changed": len(changed) == 1,
        "status is scrapped": all(row["status"] == "scrapped" for row in changed),
    }


def solve_highest_quantity_of_reservations_by_dispatch(tools: Tools, *, dispatch_number: str) -> dict[str, Json]:
    """Find the one with the highest quantity of the reservations meant."""
    dispatch = tools("find_dispatches", number=dispatch_number)["items"][0]
    chosen = max(
        every_item(tools, "find_reservations", dispatch_id=dispatch["id"]),
        key=lambda reservation: reservation["quantity"],
    )
    return {"product": chosen["line_product_name"], "quantity": chosen["quantity"]}


def verify_highest_quantity_of_reservations_by_dispatch(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "product": given.get("product") == truth["product"],
        "quantity": given.get("quantity") == truth["quantity"],
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


def solve_earliest_best_before_of_batches_by_product_and_status(
    tools: Tools, *, product_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest best-before date of the batches meant."""
    product = tools("find_products", name=product_name)["items"][0]
    chosen = min(
        every_item(tools, "find_batches", product_id=product["id"], status=status),
        key=lambda batch: batch["best_before"],
    )
    return {"lot_number": chosen["lot"], "best_before_date": chosen["best_before"]}


def verify_earliest_best_before_of_batches_by_product_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "lot number": given.get("lot_number") == truth["lot_number"],
        "best-before date": given.get("best_before_date") == truth["best_before_date"],
        "nothing changed": before == after,
    }


def solve_total_quantity_of_lines_by_dispatch(tools: Tools, *, dispatch_number: str) -> dict[str, Json]:
    """Add up the quantity of the lines that are meant."""
    dispatch = tools("find_dispatches", number=dispatch_number)["items"][0]
    return {
        "total_quantity": sum(line["quantity"] for line in every_item(tools, "find_lines", dispatch_id=dispatch["id"]))
    }


def verify_total_quantity_of_lines_by_dispatch(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total quantity": given.get("total_quantity") == truth["total_quantity"],
        "nothing changed": before == after,
    }
