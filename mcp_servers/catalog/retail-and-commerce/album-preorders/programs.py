"""Solutions and verifications of programmatic tasks on Runout Groove preorders."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_take_in_delivery_with_earliest_expected_on_by_edition_and_status(
    tools: Tools, *, edition_title: str, status: str
) -> dict[str, Json]:
    """Take in the delivery with the earliest expected day, no other."""
    edition = tools("find_editions", title=edition_title)["items"][0]
    pressing_run = min(
        every_item(tools, "find_pressing_runs", edition_id=edition["id"], status=status),
        key=lambda pressing_run: pressing_run["expected_on"],
    )
    tools("take_in_delivery", pressing_run_id=pressing_run["id"])
    return {"expected_day": pressing_run["expected_on"]}


def verify_take_in_delivery_with_earliest_expected_on_by_edition_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The expected day must be right, and one delivery must have changed."""
    given = answer or {}
    changed = [row for key, row in after["pressing_runs"].items() if row != before["pressing_runs"].get(key)]
    return {
        "expected day": given.get("expected_day") == truth["expected_day"],
        "one changed": len(changed) == 1,
        "status is arrived": all(row["status"] == "arrived" for row in changed),
    }


def solve_highest_copies_of_preorders_by_edition_and_status(
    tools: Tools, *, edition_title: str, status: str
) -> dict[str, Json]:
    """Find the one with the most copies of the preorders meant."""
    edition = tools("find_editions", title=edition_title)["items"][0]
    chosen = max(
        [
            tools("get_preorder", preorder_id=preorder["id"])
            for preorder in every_item(tools, "find_preorders", edition_id=edition["id"], status=status)
        ],
        key=lambda preorder: preorder["copies"],
    )
    return {"order_number": chosen["number"], "copies": chosen["copies"]}


def verify_highest_copies_of_preorders_by_edition_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "order number": given.get("order_number") == truth["order_number"],
        "number of copies": given.get("copies") == truth["copies"],
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


def solve_cancel_preorder_with_highest_copies_by_customer(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Cancel the preorder with the most copies, no other."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    preorder = max(
        [
            tools("get_preorder", preorder_id=preorder["id"])
            for preorder in every_item(tools, "find_preorders", customer_id=customer["id"])
        ],
        key=lambda preorder: preorder["copies"],
    )
    tools("cancel_preorder", preorder_id=preorder["id"])
    return {"copies": preorder["copies"]}


def verify_cancel_preorder_with_highest_copies_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number of copies must be right, and one preorder must have changed."""
    given = answer or {}
    changed = [row for key, row in after["preorders"].items() if row != before["preorders"].get(key)]
    return {
        "number of copies": given.get("copies") == truth["copies"],
        "one changed": len(changed) == 1,
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
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


def solve_earliest_expected_on_of_pressing_runs_by_edition(tools: Tools, *, edition_title: str) -> dict[str, Json]:
    """Find the one with the earliest expected day of the deliveries meant."""
    edition = tools("find_editions", title=edition_title)["items"][0]
    chosen = min(
        every_item(tools, "find_pressing_runs", edition_id=edition["id"]),
        key=lambda pressing_run: pressing_run["expected_on"],
    )
    return {"delivery_number": chosen["number"], "expected_day": chosen["expected_on"]}


def verify_earliest_expected_on_of_pressing_runs_by_edition(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "delivery number": given.get("delivery_number") == truth["delivery_number"],
        "expected day": given.get("expected_day") == truth["expected_day"],
        "nothing changed": before == after,
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


def solve_status_with_most_copies_of_preorders_by_edition(tools: Tools, *, edition_title: str) -> dict[str, Json]:
    """Add up the number of copies by status and find the largest total."""
    edition = tools("find_editions", title=edition_title)["items"][0]
    totals: dict[str, int] = {}
    for preorder in every_item(tools, "find_preorders", edition_id=edition["id"]):
        totals[preorder["status"]] = totals.get(preorder["status"], 0) + preorder["copies"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_copies": totals[largest]}


def verify_status_with_most_copies_of_preorders_by_edition(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total number of copies": given.get("total_copies") == truth["total_copies"],
        "nothing changed": before == after,
    }
