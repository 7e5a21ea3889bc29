"""Solutions and verifications of programmatic tasks on Northgate food warehouse."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_price_of_products_in_detail_by_climate(tools: Tools, *, climate: str, top: int) -> dict[str, Json]:
    """Put the products meant in order by price per unit, and list the first ones."""
    found = [
        tools("get_product", product_id=product["id"])
        for product in every_item(tools, "find_products", climate=climate)
    ]
    ranked = sorted(found, key=lambda product: product["price"], reverse=True)[:top]
    return {"names": [product["name"] for product in ranked]}


def verify_ranking_by_price_of_products_in_detail_by_climate(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"names": given.get("names") == truth["names"], "nothing changed": before == after}


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


def solve_product_with_most_quantity_among_batches_of_product_least_quantity_by_climate(
    tools: Tools, *, climate: str, least_quantity: int
) -> dict[str, Json]:
    """Add up the quantity by product and find the largest total."""
    found = [
        batch
        for product in every_item(tools, "find_products", climate=climate)
        for batch in every_item(tools, "find_batches", product_id=product["id"])
    ]
    found = [batch for batch in found if batch["quantity"] >= least_quantity]
    totals: dict[str, int] = {}
    for batch in found:
        totals[batch["product_name"]] = totals.get(batch["product_name"], 0) + batch["quantity"]
    largest = max(totals, key=lambda group: totals[group])
    return {"product": largest, "total_quantity": totals[largest]}


def verify_product_with_most_quantity_among_batches_of_product_least_quantity_by_climate(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "product": given.get("product") == truth["product"],
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


def solve_amount_of_quantity_of_batches_most_quantity_by_product(
    tools: Tools, *, product_name: str, most_quantity: int
) -> dict[str, Json]:
    """Count the batches meant and add up the quantity."""
    product = tools("find_products", name=product_name)["items"][0]
    found = list(every_item(tools, "find_batches", product_id=product["id"]))
    found = [batch for batch in found if batch["quantity"] <= most_quantity]
    return {"number": len(found), "total_quantity": sum(batch["quantity"] for batch in found)}


def verify_amount_of_quantity_of_batches_most_quantity_by_product(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of batches": given.get("number") == truth["number"],
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


def solve_ranking_by_best_before_of_batches_of_bay_least_quantity_by_climate(
    tools: Tools, *, climate: str, least_quantity: int, top: int
) -> dict[str, Json]:
    """Put the batches meant in order by best-before date, and list the first ones."""
    found = [
        batch
        for bay in every_item(tools, "find_bays", climate=climate)
        for batch in every_item(tools, "find_batches", bay_id=bay["id"])
    ]
    found = [batch for batch in found if batch["quantity"] >= least_quantity]
    ranked = sorted(found, key=lambda batch: batch["best_before"])[:top]
    return {"lot_numbers": [batch["lot"] for batch in ranked]}


def verify_ranking_by_best_before_of_batches_of_bay_least_quantity_by_climate(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"lot numbers": given.get("lot_numbers") == truth["lot_numbers"], "nothing changed": before == after}


def solve_scrap_batch_where_allowed_by_product_and_status(
    tools: Tools, *, product_name: str, status: str
) -> dict[str, Json]:
    """Scrap those of the batches meant for which that is allowed."""
    product = tools("find_products", name=product_name)["items"][0]
    found = list(every_item(tools, "find_batches", product_id=product["id"], status=status))
    done = refused = 0
    for batch in found:
        try:
            tools("scrap_batch", batch_id=batch["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_scrap_batch_where_allowed_by_product_and_status(
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


def solve_dispatch_with_most_lines_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the dispatches meant has the most lines."""
    counted = [
        (tools("find_lines", dispatch_id=dispatch["id"])["total"], dispatch)
        for dispatch in every_item(tools, "find_dispatches", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"dispatch_number": chosen["number"], "lines": most}


def verify_dispatch_with_most_lines_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "dispatch number": given.get("dispatch_number") == truth["dispatch_number"],
        "number of lines": given.get("lines") == truth["lines"],
        "nothing changed": before == after,
    }


def solve_status_with_most_quantity_among_reservations_of_line_least_quantity_by_product(
    tools: Tools, *, product_name: str, least_quantity: int
) -> dict[str, Json]:
    """Add up the quantity by status and find the largest total."""
    product = tools("find_products", name=product_name)["items"][0]
    found = [
        reservation
        for line in every_item(tools, "find_lines", product_id=product["id"])
        for reservation in every_item(tools, "find_reservations", line_id=line["id"])
    ]
    found = [reservation for reservation in found if reservation["quantity"] >= least_quantity]
    totals: dict[str, int] = {}
    for reservation in found:
        totals[reservation["status"]] = totals.get(reservation["status"], 0) + reservation["quantity"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_quantity": totals[largest]}


def verify_status_with_most_quantity_among_reservations_of_line_least_quantity_by_product(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total quantity": given.get("total_quantity") == truth["total_quantity"],
        "nothing changed": before == after,
    }


def solve_product_with_most_deliveries_by_climate(tools: Tools, *, climate: str) -> dict[str, Json]:
    """Find out which of the products meant has the most deliveries."""
    counted = [
        (tools("find_deliveries", product_id=product["id"])["total"], product)
        for product in every_item(tools, "find_products", climate=climate)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "deliveries": most}


def verify_product_with_most_deliveries_by_climate(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of deliveries": given.get("deliveries") == truth["deliveries"],
        "nothing changed": before == after,
    }


def solve_scrap_batch_where_allowed_least_quantity_by_product(
    tools: Tools, *, product_name: str, least_quantity: int
) -> dict[str, Json]:
    """Scrap those of the batches meant for which that is allowed."""
    product = tools("find_products", name=product_name)["items"][0]
    found = list(every_item(tools, "find_batches", product_id=product["id"]))
    found = [batch for batch in found if batch["quantity"] >= least_quantity]
    done = refused = 0
    for batch in found:
        try:
            tools("scrap_batch", batch_id=batch["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_scrap_batch_where_allowed_least_quantity_by_product(
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
