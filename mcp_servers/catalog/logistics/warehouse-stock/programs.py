"""Solutions and verifications of programmatic tasks on Northgate food warehouse."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_bay_with_most_batches_by_climate(tools: Tools, *, climate: str) -> dict[str, Json]:
    """Find out which of the bays meant has the most batches."""
    counted = [
        (tools("find_batches", bay_id=bay["id"])["total"], bay)
        for bay in every_item(tools, "find_bays", climate=climate)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"code": chosen["code"], "batches": most}


def verify_bay_with_most_batches_by_climate(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "code": given.get("code") == truth["code"],
        "number of batches": given.get("batches") == truth["batches"],
        "nothing changed": before == after,
    }


def solve_amount_of_quantity_of_reservations_of_line_by_product(tools: Tools, *, product_name: str) -> dict[str, Json]:
    """Count the reservations meant and add up the quantity."""
    product = tools("find_products", name=product_name)["items"][0]
    found = [
        reservation
        for line in every_item(tools, "find_lines", product_id=product["id"])
        for reservation in every_item(tools, "find_reservations", line_id=line["id"])
    ]
    return {"number": len(found), "total_quantity": sum(reservation["quantity"] for reservation in found)}


def verify_amount_of_quantity_of_reservations_of_line_by_product(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of reservations": given.get("number") == truth["number"],
        "total quantity": given.get("total_quantity") == truth["total_quantity"],
        "nothing changed": before == after,
    }


def solve_ranking_by_reorder_level_of_products_in_detail_most_price_by_climate(
    tools: Tools, *, climate: str, most_price: int, top: int
) -> dict[str, Json]:
    """Put the products meant in order by reorder level, and list the first ones."""
    found = [
        tools("get_product", product_id=product["id"])
        for product in every_item(tools, "find_products", climate=climate)
    ]
    found = [product for product in found if product["price"] <= most_price]
    ranked = sorted(found, key=lambda product: product["reorder_level"], reverse=True)[:top]
    return {"names": [product["name"] for product in ranked]}


def verify_ranking_by_reorder_level_of_products_in_detail_most_price_by_climate(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


def solve_most_quantity_among_reservations_of_batch_at_once_by_product_and_status(
    tools: Tools, *, product_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest quantity of the reservations meant."""
    product = tools("find_products", name=product_name)["items"][0]
    those = {batch["lot"] for batch in every_item(tools, "find_batches", product_id=product["id"], status=status)}
    found = [reservation for reservation in every_item(tools, "find_reservations") if reservation["batch_lot"] in those]
    chosen = max(found, key=lambda reservation: reservation["quantity"])
    return {"product": chosen["line_product_name"], "quantity": chosen["quantity"]}


def verify_most_quantity_among_reservations_of_batch_at_once_by_product_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "product": given.get("product") == truth["product"],
        "quantity": given.get("quantity") == truth["quantity"],
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


def solve_cancel_dispatch_for_each_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Cancel each of the dispatches meant, and count them."""
    found = list(every_item(tools, "find_dispatches", status=status))
    for dispatch in found:
        tools("cancel_dispatch", dispatch_id=dispatch["id"])
    return {"dispatches": len(found)}


def verify_cancel_dispatch_for_each_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many dispatches must have changed."""
    given = answer or {}
    changed = [row for key, row in after["dispatches"].items() if row != before["dispatches"].get(key)]
    return {
        "number of dispatches": given.get("dispatches") == truth["dispatches"],
        "as many changed": len(changed) == truth["dispatches"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_ranking_by_quantity_of_batches_of_product_at_once_by_climate(
    tools: Tools, *, climate: str, top: int
) -> dict[str, Json]:
    """Put the batches meant in order by quantity, and list the first ones."""
    those = {product["name"] for product in every_item(tools, "find_products", climate=climate)}
    found = [batch for batch in every_item(tools, "find_batches") if batch["product_name"] in those]
    ranked = sorted(found, key=lambda batch: batch["quantity"], reverse=True)[:top]
    return {"lot_numbers": [batch["lot"] for batch in ranked]}


def verify_ranking_by_quantity_of_batches_of_product_at_once_by_climate(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"lot numbers": given.get("lot_numbers") == truth["lot_numbers"], "nothing changed": before == after}


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


def solve_amount_of_quantity_of_batches_of_bay_by_climate(tools: Tools, *, climate: str) -> dict[str, Json]:
    """Count the batches meant and add up the quantity."""
    found = [
        batch
        for bay in every_item(tools, "find_bays", climate=climate)
        for batch in every_item(tools, "find_batches", bay_id=bay["id"])
    ]
    return {"number": len(found), "total_quantity": sum(batch["quantity"] for batch in found)}


def verify_amount_of_quantity_of_batches_of_bay_by_climate(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of batches": given.get("number") == truth["number"],
        "total quantity": given.get("total_quantity") == truth["total_quantity"],
        "nothing changed": before == after,
    }


def solve_product_with_most_quantity_among_lines_of_dispatch_at_once_by_status(
    tools: Tools, *, status: str
) -> dict[str, Json]:
    """Add up the quantity by product and find the largest total."""
    those = {dispatch["number"] for dispatch in every_item(tools, "find_dispatches", status=status)}
    found = [line for line in every_item(tools, "find_lines") if line["dispatch_number"] in those]
    totals: dict[str, int] = {}
    for line in found:
        totals[line["product_name"]] = totals.get(line["product_name"], 0) + line["quantity"]
    largest = max(totals, key=lambda group: totals[group])
    return {"product": largest, "total_quantity": totals[largest]}


def verify_product_with_most_quantity_among_lines_of_dispatch_at_once_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "product": given.get("product") == truth["product"],
        "total quantity": given.get("total_quantity") == truth["total_quantity"],
        "nothing changed": before == after,
    }


def solve_amount_of_quantity_of_reservations_of_batch_by_product_and_status(
    tools: Tools, *, product_name: str, status: str
) -> dict[str, Json]:
    """Count the reservations meant and add up the quantity."""
    product = tools("find_products", name=product_name)["items"][0]
    found = [
        reservation
        for batch in every_item(tools, "find_batches", product_id=product["id"], status=status)
        for reservation in every_item(tools, "find_reservations", batch_id=batch["id"])
    ]
    return {"number": len(found), "total_quantity": sum(reservation["quantity"] for reservation in found)}


def verify_amount_of_quantity_of_reservations_of_batch_by_product_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of reservations": given.get("number") == truth["number"],
        "total quantity": given.get("total_quantity") == truth["total_quantity"],
        "nothing changed": before == after,
    }


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


def solve_ship_dispatch_for_each_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Ship each of the dispatches meant, and count them."""
    found = list(every_item(tools, "find_dispatches", status=status))
    for dispatch in found:
        tools("ship_dispatch", dispatch_id=dispatch["id"])
    return {"dispatches": len(found)}


def verify_ship_dispatch_for_each_by_status(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of dispatches must have changed."""
    given = answer or {}
    changed = [row for key, row in after["dispatches"].items() if row != before["dispatches"].get(key)]
    return {
        "number of dispatches": given.get("dispatches") == truth["dispatches"],
        "as many changed": len(changed) == truth["dispatches"],
        "status is shipped": all(row["status"] == "shipped" for row in changed),
    }
