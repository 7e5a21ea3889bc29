"""Solutions and verifications of programmatic tasks on Runout Groove preorders."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_pay_by_of_preorders_by_edition(tools: Tools, *, edition_title: str) -> dict[str, Json]:
    """Find the one with the earliest payment deadline of the preorders meant."""
    edition = tools("find_editions", title=edition_title)["items"][0]
    chosen = min(
        [
            tools("get_preorder", preorder_id=preorder["id"])
            for preorder in every_item(tools, "find_preorders", edition_id=edition["id"])
        ],
        key=lambda preorder: preorder["pay_by"],
    )
    return {"order_number": chosen["number"], "payment_deadline": chosen["pay_by"]}


def verify_earliest_pay_by_of_preorders_by_edition(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "order number": given.get("order_number") == truth["order_number"],
        "payment deadline": given.get("payment_deadline") == truth["payment_deadline"],
        "nothing changed": before == after,
    }


def solve_most_pressing_among_editions_in_detail_least_pressing_by_status(
    tools: Tools, *, status: str, least_pressing: int
) -> dict[str, Json]:
    """Find the one with the most copies pressed of the editions meant."""
    found = [
        tools("get_edition", edition_id=edition["id"]) for edition in every_item(tools, "find_editions", status=status)
    ]
    found = [edition for edition in found if edition["pressing"] >= least_pressing]
    chosen = max(found, key=lambda edition: edition["pressing"])
    return {"title": chosen["title"], "copies_pressed": chosen["pressing"]}


def verify_most_pressing_among_editions_in_detail_least_pressing_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of copies pressed": given.get("copies_pressed") == truth["copies_pressed"],
        "nothing changed": before == after,
    }


def solve_amount_of_price_of_editions_in_detail_least_pressing_by_status(
    tools: Tools, *, status: str, least_pressing: int
) -> dict[str, Json]:
    """Count the editions meant and add up the price."""
    found = [
        tools("get_edition", edition_id=edition["id"]) for edition in every_item(tools, "find_editions", status=status)
    ]
    found = [edition for edition in found if edition["pressing"] >= least_pressing]
    return {"number": len(found), "total_price": sum(edition["price"] for edition in found)}


def verify_amount_of_price_of_editions_in_detail_least_pressing_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of editions": given.get("number") == truth["number"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_cancel_preorder_for_each_by_edition(tools: Tools, *, edition_title: str) -> dict[str, Json]:
    """Cancel each of the preorders meant, and count them."""
    edition = tools("find_editions", title=edition_title)["items"][0]
    found = list(every_item(tools, "find_preorders", edition_id=edition["id"]))
    for preorder in found:
        tools("cancel_preorder", preorder_id=preorder["id"])
    return {"preorders": len(found)}


def verify_cancel_preorder_for_each_by_edition(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many preorders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["preorders"].items() if row != before["preorders"].get(key)]
    return {
        "number of preorders": given.get("preorders") == truth["preorders"],
        "as many changed": len(changed) == truth["preorders"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_total_copies_of_preorders_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of copies of the preorders that are meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    return {
        "total_copies": sum(
            preorder["copies"]
            for preorder in [
                tools("get_preorder", preorder_id=preorder["id"])
                for preorder in every_item(tools, "find_preorders", customer_id=customer["id"], status=status)
            ]
        )
    }


def verify_total_copies_of_preorders_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of copies": given.get("total_copies") == truth["total_copies"],
        "nothing changed": before == after,
    }


def solve_edition_with_most_preorders_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the editions meant has the most preorders."""
    counted = [
        (tools("find_preorders", edition_id=edition["id"])["total"], edition)
        for edition in every_item(tools, "find_editions", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "preorders": most}


def verify_edition_with_most_preorders_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of preorders": given.get("preorders") == truth["preorders"],
        "nothing changed": before == after,
    }


def solve_earliest_pay_by_among_preorders_in_detail_least_edition_price_by_customer(
    tools: Tools, *, customer_name: str, least_edition_price: int
) -> dict[str, Json]:
    """Find the one with the earliest payment deadline of the preorders meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        tools("get_preorder", preorder_id=preorder["id"])
        for preorder in every_item(tools, "find_preorders", customer_id=customer["id"])
    ]
    found = [
        preorder
        for preorder in found
        if tools("get_edition", edition_id=preorder["edition_id"])["price"] >= least_edition_price
    ]
    chosen = min(found, key=lambda preorder: preorder["pay_by"])
    return {"order_number": chosen["number"], "payment_deadline": chosen["pay_by"]}


def verify_earliest_pay_by_among_preorders_in_detail_least_edition_price_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "order number": given.get("order_number") == truth["order_number"],
        "payment deadline": given.get("payment_deadline") == truth["payment_deadline"],
        "nothing changed": before == after,
    }


def solve_cancel_preorder_for_each_by_customer_and_status(
    tools: Tools, *, customer_name: str, status: str
) -> dict[str, Json]:
    """Cancel each of the preorders meant, and count them."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_preorders", customer_id=customer["id"], status=status))
    for preorder in found:
        tools("cancel_preorder", preorder_id=preorder["id"])
    return {"preorders": len(found)}


def verify_cancel_preorder_for_each_by_customer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many preorders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["preorders"].items() if row != before["preorders"].get(key)]
    return {
        "number of preorders": given.get("preorders") == truth["preorders"],
        "as many changed": len(changed) == truth["preorders"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_status_with_most_copies_among_preorders_in_detail_most_edition_pressing_by_customer(
    tools: Tools, *, customer_name: str, most_edition_pressing: int
) -> dict[str, Json]:
    """Add up the number of copies by status and find the largest total."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        tools("get_preorder", preorder_id=preorder["id"])
        for preorder in every_item(tools, "find_preorders", customer_id=customer["id"])
    ]
    found = [
        preorder
        for preorder in found
        if tools("get_edition", edition_id=preorder["edition_id"])["pressing"] <= most_edition_pressing
    ]
    totals: dict[str, int] = {}
    for preorder in found:
        totals[preorder["status"]] = totals.get(preorder["status"], 0) + preorder["copies"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_copies": totals[largest]}


def verify_status_with_most_copies_among_preorders_in_detail_most_edition_pressing_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total number of copies": given.get("total_copies") == truth["total_copies"],
        "nothing changed": before == after,
    }


def solve_ranking_by_pressing_of_editions_in_detail_least_pressing_by_status(
    tools: Tools, *, status: str, least_pressing: int, top: int
) -> dict[str, Json]:
    """Put the editions meant in order by number of copies pressed, and list the first ones."""
    found = [
        tools("get_edition", edition_id=edition["id"]) for edition in every_item(tools, "find_editions", status=status)
    ]
    found = [edition for edition in found if edition["pressing"] >= least_pressing]
    ranked = sorted(found, key=lambda edition: edition["pressing"], reverse=True)[:top]
    return {"titles": [edition["title"] for edition in ranked]}


def verify_ranking_by_pressing_of_editions_in_detail_least_pressing_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"titles": given.get("titles") == truth["titles"], "nothing changed": before == after}


def solve_amount_of_per_customer_of_editions_in_detail_most_arrived_by_status(
    tools: Tools, *, status: str, most_arrived: int
) -> dict[str, Json]:
    """Count the editions meant and add up the copies a customer may order."""
    found = [
        tools("get_edition", edition_id=edition["id"]) for edition in every_item(tools, "find_editions", status=status)
    ]
    found = [edition for edition in found if edition["arrived"] <= most_arrived]
    return {
        "number": len(found),
        "total_copies_a_customer_may_order": sum(edition["per_customer"] for edition in found),
    }


def verify_amount_of_per_customer_of_editions_in_detail_most_arrived_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of editions": given.get("number") == truth["number"],
        "total copies a customer may order": given.get("total_copies_a_customer_may_order")
        == truth["total_copies_a_customer_may_order"],
        "nothing changed": before == after,
    }


def solve_take_in_delivery_where_allowed_by_edition_and_status(
    tools: Tools, *, edition_title: str, status: str
) -> dict[str, Json]:
    """Take in those of the deliveries meant for which that is allowed."""
    edition = tools("find_editions", title=edition_title)["items"][0]
    found = list(every_item(tools, "find_pressing_runs", edition_id=edition["id"], status=status))
    done = refused = 0
    for pressing_run in found:
        try:
            tools("take_in_delivery", pressing_run_id=pressing_run["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_take_in_delivery_where_allowed_by_edition_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of deliveries must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pressing_runs"].items() if row != before["pressing_runs"].get(key)]
    return {
        "number of deliveries done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is arrived": all(row["status"] == "arrived" for row in changed),
    }


def solve_customer_with_most_preorders_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the customers meant has the most preorders."""
    counted = [
        (tools("find_preorders", customer_id=customer["id"])["total"], customer)
        for customer in every_item(tools, "find_customers", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "preorders": most}


def verify_customer_with_most_preorders_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of preorders": given.get("preorders") == truth["preorders"],
        "nothing changed": before == after,
    }


def solve_send_preorder_with_highest_copies_by_edition_and_status(
    tools: Tools, *, edition_title: str, status: str
) -> dict[str, Json]:
    """Send the preorder with the most copies, no other."""
    edition = tools("find_editions", title=edition_title)["items"][0]
    preorder = max(
        [
            tools("get_preorder", preorder_id=preorder["id"])
            for preorder in every_item(tools, "find_preorders", edition_id=edition["id"], status=status)
        ],
        key=lambda preorder: preorder["copies"],
    )
    tools("send_preorder", preorder_id=preorder["id"])
    return {"copies": preorder["copies"]}


def verify_send_preorder_with_highest_copies_by_edition_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of copies must be right, and one preorder must have changed."""
    given = answer or {}
    changed = [row for key, row in after["preorders"].items() if row != before["preorders"].get(key)]
    return {
        "number of copies": given.get("copies") == truth["copies"],
        "one changed": len(changed) == 1,
        "status is sent": all(row["status"] == "sent" for row in changed),
    }
