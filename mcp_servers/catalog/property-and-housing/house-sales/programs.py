"""Solutions and verifications of programmatic tasks on Larkspur estate agents."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_fail_milestone_for_each_by_sale(tools: Tools, *, sale_number: str) -> dict[str, Json]:
    """Fail each of the milestones meant, and count them."""
    sale = tools("find_sales", number=sale_number)["items"][0]
    found = list(every_item(tools, "find_milestones", sale_id=sale["id"]))
    for milestone in found:
        tools("fail_milestone", milestone_id=milestone["id"])
    return {"milestones": len(found)}


def verify_fail_milestone_for_each_by_sale(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many milestones must have changed."""
    given = answer or {}
    changed = [row for key, row in after["milestones"].items() if row != before["milestones"].get(key)]
    return {
        "number of milestones": given.get("milestones") == truth["milestones"],
        "as many changed": len(changed) == truth["milestones"],
        "status is failed": all(row["status"] == "failed" for row in changed),
    }


def solve_withdraw_bid_with_highest_amount_by_house(tools: Tools, *, house_reference: str) -> dict[str, Json]:
    """Withdraw the bid with the highest amount, no other."""
    house = tools("find_houses", reference=house_reference)["items"][0]
    bid = max(every_item(tools, "find_bids", house_id=house["id"]), key=lambda bid: bid["amount"])
    tools("withdraw_bid", bid_id=bid["id"])
    return {"amount": bid["amount"]}


def verify_withdraw_bid_with_highest_amount_by_house(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The amount must be right, and one bid must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bids"].items() if row != before["bids"].get(key)]
    return {
        "amount": given.get("amount") == truth["amount"],
        "one changed": len(changed) == 1,
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_earliest_agreed_on_of_sales_by_house(tools: Tools, *, house_reference: str) -> dict[str, Json]:
    """Find the one with the earliest day of the agreement of the sales meant."""
    house = tools("find_houses", reference=house_reference)["items"][0]
    chosen = min(
        [tools("get_sale", sale_id=sale["id"]) for sale in every_item(tools, "find_sales", house_id=house["id"])],
        key=lambda sale: sale["agreed_on"],
    )
    return {"number": chosen["number"], "day_of_the_agreement": chosen["agreed_on"]}


def verify_earliest_agreed_on_of_sales_by_house(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "day of the agreement": given.get("day_of_the_agreement") == truth["day_of_the_agreement"],
        "nothing changed": before == after,
    }


def solve_house_with_most_bids_by_seller(tools: Tools, *, seller_name: str) -> dict[str, Json]:
    """Find out which of the houses meant has the most bids."""
    seller = tools("find_sellers", name=seller_name)["items"][0]
    counted = [
        (tools("find_bids", house_id=house["id"])["total"], house)
        for house in every_item(tools, "find_houses", seller_id=seller["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"reference": chosen["reference"], "bids": most}


def verify_house_with_most_bids_by_seller(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "reference": given.get("reference") == truth["reference"],
        "number of bids": given.get("bids") == truth["bids"],
        "nothing changed": before == after,
    }


def solve_pass_milestone_for_each_by_sale_and_status(tools: Tools, *, sale_number: str, status: str) -> dict[str, Json]:
    """Pass each of the milestones meant, and count them."""
    sale = tools("find_sales", number=sale_number)["items"][0]
    found = list(every_item(tools, "find_milestones", sale_id=sale["id"], status=status))
    for milestone in found:
        tools("pass_milestone", milestone_id=milestone["id"])
    return {"milestones": len(found)}


def verify_pass_milestone_for_each_by_sale_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many milestones must have changed."""
    given = answer or {}
    changed = [row for key, row in after["milestones"].items() if row != before["milestones"].get(key)]
    return {
        "number of milestones": given.get("milestones") == truth["milestones"],
        "as many changed": len(changed) == truth["milestones"],
        "status is passed": all(row["status"] == "passed" for row in changed),
    }


def solve_earliest_agency_until_of_houses_by_seller(tools: Tools, *, seller_name: str) -> dict[str, Json]:
    """Find the one with the earliest end of the agency of the houses meant."""
    seller = tools("find_sellers", name=seller_name)["items"][0]
    chosen = min(
        [
            tools("get_house", house_id=house["id"])
            for house in every_item(tools, "find_houses", seller_id=seller["id"])
        ],
        key=lambda house: house["agency_until"],
    )
    return {"reference": chosen["reference"], "end_of_the_agency": chosen["agency_until"]}


def verify_earliest_agency_until_of_houses_by_seller(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "reference": given.get("reference") == truth["reference"],
        "end of the agency": given.get("end_of_the_agency") == truth["end_of_the_agency"],
        "nothing changed": before == after,
    }


def solve_sale_with_most_milestones_by_house_and_deposit_paid(
    tools: Tools, *, house_reference: str, deposit_paid: bool
) -> dict[str, Json]:
    """Find out which of the sales meant has the most milestones."""
    house = tools("find_houses", reference=house_reference)["items"][0]
    counted = [
        (tools("find_milestones", sale_id=sale["id"])["total"], sale)
        for sale in every_item(tools, "find_sales", house_id=house["id"], deposit_paid=deposit_paid)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "milestones": most}


def verify_sale_with_most_milestones_by_house_and_deposit_paid(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of milestones": given.get("milestones") == truth["milestones"],
        "nothing changed": before == after,
    }


def solve_pass_milestone_for_each_by_sale(tools: Tools, *, sale_number: str) -> dict[str, Json]:
    """Pass each of the milestones meant, and count them."""
    sale = tools("find_sales", number=sale_number)["items"][0]
    found = list(every_item(tools, "find_milestones", sale_id=sale["id"]))
    for milestone in found:
        tools("pass_milestone", milestone_id=milestone["id"])
    return {"milestones": len(found)}


def verify_pass_milestone_for_each_by_sale(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many milestones must have changed."""
    given = answer or {}
    changed = [row for key, row in after["milestones"].items() if row != before["milestones"].get(key)]
    return {
        "number of milestones": given.get("milestones") == truth["milestones"],
        "as many changed": len(changed) == truth["milestones"],
        "status is passed": all(row["status"] == "passed" for row in changed),
    }


def solve_earliest_ordered_on_of_milestones_by_buyer_and_status(
    tools: Tools, *, buyer_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest day of the order of the milestones meant."""
    buyer = tools("find_buyers", name=buyer_name)["items"][0]
    chosen = min(
        every_item(tools, "find_milestones", buyer_id=buyer["id"], status=status),
        key=lambda milestone: milestone["ordered_on"],
    )
    return {"sale": chosen["sale_number"], "day_of_the_order": chosen["ordered_on"]}


def verify_earliest_ordered_on_of_milestones_by_buyer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "sale": given.get("sale") == truth["sale"],
        "day of the order": given.get("day_of_the_order") == truth["day_of_the_order"],
        "nothing changed": before == after,
    }


def solve_house_with_most_buyers_by_seller_and_status(
    tools: Tools, *, seller_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the houses meant has the most buyers."""
    seller = tools("find_sellers", name=seller_name)["items"][0]
    counted = [
        (tools("find_buyers", must_sell_id=house["id"])["total"], house)
        for house in every_item(tools, "find_houses", seller_id=seller["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"reference": chosen["reference"], "buyers": most}


def verify_house_with_most_buyers_by_seller_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "reference": given.get("reference") == truth["reference"],
        "number of buyers": given.get("buyers") == truth["buyers"],
        "nothing changed": before == after,
    }
