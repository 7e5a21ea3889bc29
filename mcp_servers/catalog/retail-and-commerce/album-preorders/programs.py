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


def solve_most_price_among_editions_in_detail_least_pressing_by_status(
    tools: Tools, *, status: str, least_pressing: int
) -> dict[str, Json]:
    """Find the one with the highest price of the editions meant."""
    found = [
        tools("get_edition", edition_id=edition["id"]) for edition in every_item(tools, "find_editions", status=status)
    ]
    found = [edition for edition in found if edition["pressing"] >= least_pressing]
    chosen = max(found, key=lambda edition: edition["price"])
    return {"title": chosen["title"], "price": chosen["price"]}


def verify_most_price_among_editions_in_detail_least_pressing_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "price": given.get("price") == truth["price"],
        "nothing changed": before == after,
    }


def solve_ranking_by_pay_by_of_preorders_in_detail_by_edition_and_status(
    tools: Tools, *, edition_title: str, status: str, top: int
) -> dict[str, Json]:
    """Put the preorders meant in order by payment deadline, and list the first ones."""
    edition = tools("find_editions", title=edition_title)["items"][0]
    found = [
        tools("get_preorder", preorder_id=preorder["id"])
        for preorder in every_item(tools, "find_preorders", edition_id=edition["id"], status=status)
    ]
    ranked = sorted(found, key=lambda preorder: preorder["pay_by"])[:top]
    return {"order_numbers": [preorder["number"] for preorder in ranked]}


def verify_ranking_by_pay_by_of_preorders_in_detail_by_edition_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"order numbers": given.get("order_numbers") == truth["order_numbers"], "nothing changed": before == after}


def solve_most_copies_among_preorders_in_detail_most_edition_pressing_by_customer(
    tools: Tools, *, customer_name: str, most_edition_pressing: int
) -> dict[str, Json]:
    """Find the one with the most copies of the preorders meant."""
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
    chosen = max(found, key=lambda preorder: preorder["copies"])
    return {"order_number": chosen["number"], "copies": chosen["copies"]}


def verify_most_copies_among_preorders_in_detail_most_edition_pressing_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "order number": given.get("order_number") == truth["order_number"],
        "number of copies": given.get("copies") == truth["copies"],
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


def solve_earliest_pay_by_among_preorders_in_detail_by_edition_and_status(
    tools: Tools, *, edition_title: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest payment deadline of the preorders meant."""
    edition = tools("find_editions", title=edition_title)["items"][0]
    found = [
        tools("get_preorder", preorder_id=preorder["id"])
        for preorder in every_item(tools, "find_preorders", edition_id=edition["id"], status=status)
    ]
    chosen = min(found, key=lambda preorder: preorder["pay_by"])
    return {"order_number": chosen["number"], "payment_deadline": chosen["pay_by"]}


def verify_earliest_pay_by_among_preorders_in_detail_by_edition_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "order number": given.get("order_number") == truth["order_number"],
        "payment deadline": given.get("payment_deadline") == truth["payment_deadline"],
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


def solve_status_with_most_price_among_editions_in_detail_least_arrived_of_all(
    tools: Tools, *, least_arrived: int
) -> dict[str, Json]:
    """Add up the price by status and find the largest total."""
    found = [tools("get_edition", edition_id=edition["id"]) for edition in every_item(tools, "find_editions")]
    found = [edition for edition in found if edition["arrived"] >= least_arrived]
    totals: dict[str, int] = {}
    for edition in found:
        totals[edition["status"]] = totals.get(edition["status"], 0) + edition["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_price": totals[largest]}


def verify_status_with_most_price_among_editions_in_detail_least_arrived_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
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


def solve_open_for_members_where_allowed_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Open for members those of the editions meant for which that is allowed."""
    found = list(every_item(tools, "find_editions", status=status))
    done = refused = 0
    for edition in found:
        try:
            tools("open_for_members", edition_id=edition["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_open_for_members_where_allowed_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of editions must have changed."""
    given = answer or {}
    changed = [row for key, row in after["editions"].items() if row != before["editions"].get(key)]
    return {
        "number of editions done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is members only": all(row["status"] == "members_only" for row in changed),
    }


def solve_ranking_by_sent_on_of_preorders_in_detail_most_edition_pressing_by_status(
    tools: Tools, *, status: str, most_edition_pressing: int, top: int
) -> dict[str, Json]:
    """Put the preorders meant in order by day it was sent, and list the first ones."""
    found = [
        tools("get_preorder", preorder_id=preorder["id"])
        for preorder in every_item(tools, "find_preorders", status=status)
    ]
    found = [
        preorder
        for preorder in found
        if tools("get_edition", edition_id=preorder["edition_id"])["pressing"] <= most_edition_pressing
    ]
    ranked = sorted(found, key=lambda preorder: preorder["sent_on"])[:top]
    return {"order_numbers": [preorder["number"] for preorder in ranked]}


def verify_ranking_by_sent_on_of_preorders_in_detail_most_edition_pressing_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"order numbers": given.get("order_numbers") == truth["order_numbers"], "nothing changed": before == after}


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


def solve_status_with_most_arrived_among_editions_in_detail_most_pressing_of_all(
    tools: Tools, *, most_pressing: int
) -> dict[str, Json]:
    """Add up the copies arrived by status and find the largest total."""
    found = [tools("get_edition", edition_id=edition["id"]) for edition in every_item(tools, "find_editions")]
    found = [edition for edition in found if edition["pressing"] <= most_pressing]
    totals: dict[str, int] = {}
    for edition in found:
        totals[edition["status"]] = totals.get(edition["status"], 0) + edition["arrived"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_copies_arrived": totals[largest]}


def verify_status_with_most_arrived_among_editions_in_detail_most_pressing_of_all(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total copies arrived": given.get("total_copies_arrived") == truth["total_copies_arrived"],
        "nothing changed": before == after,
    }


def solve_pay_preorder_for_each_by_edition_and_status(
    tools: Tools, *, edition_title: str, status: str
) -> dict[str, Json]:
    """Pay each of the preorders meant, and count them."""
    edition = tools("find_editions", title=edition_title)["items"][0]
    found = list(every_item(tools, "find_preorders", edition_id=edition["id"], status=status))
    for preorder in found:
        tools("pay_preorder", preorder_id=preorder["id"])
    return {"preorders": len(found)}


def verify_pay_preorder_for_each_by_edition_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many preorders must have changed."""
    given = answer or {}
    changed = [row for key, row in after["preorders"].items() if row != before["preorders"].get(key)]
    return {
        "number of preorders": given.get("preorders") == truth["preorders"],
        "as many changed": len(changed) == truth["preorders"],
        "status is paid": all(row["status"] == "paid" for row in changed),
    }
