"""Solutions and verifications of programmatic tasks on Runout Groove preorders."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_amount_of_copies_of_preorders_in_detail_least_edition_pressing_by_customer(
    tools: Tools, *, customer_name: str, least_edition_pressing: int
) -> dict[str, Json]:
    """Count the preorders meant and add up the number of copies."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        tools("get_preorder", preorder_id=preorder["id"])
        for preorder in every_item(tools, "find_preorders", customer_id=customer["id"])
    ]
    found = [
        preorder
        for preorder in found
        if tools("get_edition", edition_id=preorder["edition_id"])["pressing"] >= least_edition_pressing
    ]
    return {"number": len(found), "total_copies": sum(preorder["copies"] for preorder in found)}


def verify_amount_of_copies_of_preorders_in_detail_least_edition_pressing_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of preorders": given.get("number") == truth["number"],
        "total number of copies": given.get("total_copies") == truth["total_copies"],
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


def solve_customer_with_most_copies_of_preorders_by_edition(tools: Tools, *, edition_title: str) -> dict[str, Json]:
    """Add up the number of copies by customer and find the largest total."""
    edition = tools("find_editions", title=edition_title)["items"][0]
    totals: dict[str, int] = {}
    for preorder in every_item(tools, "find_preorders", edition_id=edition["id"]):
        totals[preorder["customer_name"]] = totals.get(preorder["customer_name"], 0) + preorder["copies"]
    largest = max(totals, key=lambda group: totals[group])
    return {"customer": largest, "total_copies": totals[largest]}


def verify_customer_with_most_copies_of_preorders_by_edition(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "customer": given.get("customer") == truth["customer"],
        "total number of copies": given.get("total_copies") == truth["total_copies"],
        "nothing changed": before == after,
    }


def solve_status_with_most_copies_among_preorders_in_detail_least_edition_price_by_customer(
    tools: Tools, *, customer_name: str, least_edition_price: int
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
        if tools("get_edition", edition_id=preorder["edition_id"])["price"] >= least_edition_price
    ]
    totals: dict[str, int] = {}
    for preorder in found:
        totals[preorder["status"]] = totals.get(preorder["status"], 0) + preorder["copies"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_copies": totals[largest]}


def verify_status_with_most_copies_among_preorders_in_detail_least_edition_price_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total number of copies": given.get("total_copies") == truth["total_copies"],
        "nothing changed": before == after,
    }


def solve_total_copies_of_pressing_runs_by_edition_and_status(
    tools: Tools, *, edition_title: str, status: str
) -> dict[str, Json]:
    """Add up the number of copies of the deliveries that are meant."""
    edition = tools("find_editions", title=edition_title)["items"][0]
    return {
        "total_copies": sum(
            pressing_run["copies"]
            for pressing_run in every_item(tools, "find_pressing_runs", edition_id=edition["id"], status=status)
        )
    }


def verify_total_copies_of_pressing_runs_by_edition_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of copies": given.get("total_copies") == truth["total_copies"],
        "nothing changed": before == after,
    }


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


def solve_status_with_most_copies_of_pressing_runs_by_edition(tools: Tools, *, edition_title: str) -> dict[str, Json]:
    """Add up the number of copies by status and find the largest total."""
    edition = tools("find_editions", title=edition_title)["items"][0]
    totals: dict[str, int] = {}
    for pressing_run in every_item(tools, "find_pressing_runs", edition_id=edition["id"]):
        totals[pressing_run["status"]] = totals.get(pressing_run["status"], 0) + pressing_run["copies"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_copies": totals[largest]}


def verify_status_with_most_copies_of_pressing_runs_by_edition(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total number of copies": given.get("total_copies") == truth["total_copies"],
        "nothing changed": before == after,
    }


def solve_amount_of_copies_of_preorders_in_detail_edition_opens_on_until_by_customer(
    tools: Tools, *, customer_name: str, edition_opens_on_until: str
) -> dict[str, Json]:
    """Count the preorders meant and add up the number of copies."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = [
        tools("get_preorder", preorder_id=preorder["id"])
        for preorder in every_item(tools, "find_preorders", customer_id=customer["id"])
    ]
    found = [
        preorder
        for preorder in found
        if tools("get_edition", edition_id=preorder["edition_id"])["opens_on"] <= edition_opens_on_until
    ]
    return {"number": len(found), "total_copies": sum(preorder["copies"] for preorder in found)}


def verify_amount_of_copies_of_preorders_in_detail_edition_opens_on_until_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of preorders": given.get("number") == truth["number"],
        "total number of copies": given.get("total_copies") == truth["total_copies"],
        "nothing changed": before == after,
    }


def solve_replace_claim_where_allowed_by_customer(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Replace those of the claims meant for which that is allowed."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_claims", customer_id=customer["id"]))
    done = refused = 0
    for claim in found:
        try:
            tools("replace_claim", claim_id=claim["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_replace_claim_where_allowed_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of claims must have changed."""
    given = answer or {}
    changed = [row for key, row in after["claims"].items() if row != before["claims"].get(key)]
    return {
        "number of claims done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is replaced": all(row["status"] == "replaced" for row in changed),
    }


def solve_total_copies_of_pressing_runs_by_edition(tools: Tools, *, edition_title: str) -> dict[str, Json]:
    """Add up the number of copies of the deliveries that are meant."""
    edition = tools("find_editions", title=edition_title)["items"][0]
    return {
        "total_copies": sum(
            pressing_run["copies"] for pressing_run in every_item(tools, "find_pressing_runs", edition_id=edition["id"])
        )
    }


def verify_total_copies_of_pressing_runs_by_edition(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of copies": given.get("total_copies") == truth["total_copies"],
        "nothing changed": before == after,
    }


def solve_status_with_most_copies_among_preorders_in_detail_edition_opens_on_until_by_customer(
    tools: Tools, *, customer_name: str, edition_opens_on_until: str
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
        if tools("get_edition", edition_id=preorder["edition_id"])["opens_on"] <= edition_opens_on_until
    ]
    totals: dict[str, int] = {}
    for preorder in found:
        totals[preorder["status"]] = totals.get(preorder["status"], 0) + preorder["copies"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_copies": totals[largest]}


def verify_status_with_most_copies_among_preorders_in_detail_edition_opens_on_until_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total number of copies": given.get("total_copies") == truth["total_copies"],
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


def solve_send_preorder_with_earliest_pay_by_by_customer(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Send the preorder with the earliest payment deadline, no other."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    preorder = min(
        [
            tools("get_preorder", preorder_id=preorder["id"])
            for preorder in every_item(tools, "find_preorders", customer_id=customer["id"])
        ],
        key=lambda preorder: preorder["pay_by"],
    )
    tools("send_preorder", preorder_id=preorder["id"])
    return {"payment_deadline": preorder["pay_by"]}


def verify_send_preorder_with_earliest_pay_by_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The payment deadline must be right, and one preorder must have changed."""
    given = answer or {}
    changed = [row for key, row in after["preorders"].items() if row != before["preorders"].get(key)]
    return {
        "payment deadline": given.get("payment_deadline") == truth["payment_deadline"],
        "one changed": len(changed) == 1,
        "status is sent": all(row["status"] == "sent" for row in changed),
    }
