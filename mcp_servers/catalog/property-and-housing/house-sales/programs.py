"""Solutions and verifications of programmatic tasks on Larkspur estate agents."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_earliest_agency_until_among_houses_in_detail_most_fee_by_status(
    tools: Tools, *, status: str, most_fee: int
) -> dict[str, Json]:
    """Find the one with the earliest end of agency of the houses meant."""
    found = [tools("get_house", house_id=house["id"]) for house in every_item(tools, "find_houses", status=status)]
    found = [house for house in found if house["fee"] <= most_fee]
    chosen = min(found, key=lambda house: house["agency_until"])
    return {"reference": chosen["reference"], "end_of_the_agency": chosen["agency_until"]}


def verify_earliest_agency_until_among_houses_in_detail_most_fee_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "reference": given.get("reference") == truth["reference"],
        "end of the agency": given.get("end_of_the_agency") == truth["end_of_the_agency"],
        "nothing changed": before == after,
    }


def solve_earliest_agency_until_of_houses_by_seller(tools: Tools, *, seller_name: str) -> dict[str, Json]:
    """Find the one with the earliest end of agency of the houses meant."""
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


def solve_ranking_by_agency_until_of_houses_in_detail_most_fee_by_status(
    tools: Tools, *, status: str, most_fee: int, top: int
) -> dict[str, Json]:
    """Put the houses meant in order by end of the agency, and list the first ones."""
    found = [tools("get_house", house_id=house["id"]) for house in every_item(tools, "find_houses", status=status)]
    found = [house for house in found if house["fee"] <= most_fee]
    ranked = sorted(found, key=lambda house: house["agency_until"])[:top]
    return {"references": [house["reference"] for house in ranked]}


def verify_ranking_by_agency_until_of_houses_in_detail_most_fee_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"references": given.get("references") == truth["references"], "nothing changed": before == after}


def solve_withdraw_house_where_allowed_by_seller(tools: Tools, *, seller_name: str) -> dict[str, Json]:
    """Withdraw those of the houses meant for which that is allowed."""
    seller = tools("find_sellers", name=seller_name)["items"][0]
    found = list(every_item(tools, "find_houses", seller_id=seller["id"]))
    done = refused = 0
    for house in found:
        try:
            tools("withdraw_house", house_id=house["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_withdraw_house_where_allowed_by_seller(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of houses must have changed."""
    given = answer or {}
    changed = [row for key, row in after["houses"].items() if row != before["houses"].get(key)]
    return {
        "number of houses done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_house_with_most_sales_by_seller_and_status(tools: Tools, *, seller_name: str, status: str) -> dict[str, Json]:
    """Find out which of the houses meant has the most sales."""
    seller = tools("find_sellers", name=seller_name)["items"][0]
    counted = [
        (tools("find_sales", house_id=house["id"])["total"], house)
        for house in every_item(tools, "find_houses", seller_id=seller["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"reference": chosen["reference"], "sales": most}


def verify_house_with_most_sales_by_seller_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "reference": given.get("reference") == truth["reference"],
        "number of sales": given.get("sales") == truth["sales"],
        "nothing changed": before == after,
    }


def solve_order_milestone_highest_price_by_seller_and_status(
    tools: Tools, *, seller_name: str, status: str, kind: str
) -> dict[str, Json]:
    """Choose the sale with the highest price and use it."""
    seller = tools("find_sellers", name=seller_name)["items"][0]
    sale = max(every_item(tools, "find_sales", seller_id=seller["id"], status=status), key=lambda sale: sale["price"])
    made = tools("order_milestone", sale_id=sale["id"], kind=kind)
    return {"day_of_the_order": made["ordered_on"]}


def verify_order_milestone_highest_price_by_seller_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """One milestone must have been added, with the day of the order that is right."""
    given = answer or {}
    added = [row for key, row in after["milestones"].items() if key not in before["milestones"]]
    return {
        "day of the order": given.get("day_of_the_order") == truth["day_of_the_order"],
        "one added": len(added) == 1,
        "with that day of the order": [row["ordered_on"] for row in added] == [truth["day_of_the_order"]],
    }


def solve_most_budget_among_buyers_of_house_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find the one with the highest budget of the buyers meant."""
    found = [
        buyer
        for house in every_item(tools, "find_houses", status=status)
        for buyer in every_item(tools, "find_buyers", must_sell_id=house["id"])
    ]
    chosen = max(found, key=lambda buyer: buyer["budget"])
    return {"name": chosen["name"], "budget": chosen["budget"]}


def verify_most_budget_among_buyers_of_house_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "budget": given.get("budget") == truth["budget"],
        "nothing changed": before == after,
    }


def solve_offer_house_with_earliest_agency_until_by_seller_and_status(
    tools: Tools, *, seller_name: str, status: str
) -> dict[str, Json]:
    """Offer the house with the earliest end of agency, no other."""
    seller = tools("find_sellers", name=seller_name)["items"][0]
    house = min(
        [
            tools("get_house", house_id=house["id"])
            for house in every_item(tools, "find_houses", seller_id=seller["id"], status=status)
        ],
        key=lambda house: house["agency_until"],
    )
    tools("offer_house", house_id=house["id"])
    return {"end_of_the_agency": house["agency_until"]}


def verify_offer_house_with_earliest_agency_until_by_seller_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The end of the agency must be right, and one house must have changed."""
    given = answer or {}
    changed = [row for key, row in after["houses"].items() if row != before["houses"].get(key)]
    return {
        "end of the agency": given.get("end_of_the_agency") == truth["end_of_the_agency"],
        "one changed": len(changed) == 1,
        "status is for sale": all(row["status"] == "for_sale" for row in changed),
    }


def solve_pass_milestone_for_each_by_buyer_and_status(tools: Tools, *, buyer_name: str, status: str) -> dict[str, Json]:
    """Pass each of the milestones meant, and count them."""
    buyer = tools("find_buyers", name=buyer_name)["items"][0]
    found = list(every_item(tools, "find_milestones", buyer_id=buyer["id"], status=status))
    for milestone in found:
        tools("pass_milestone", milestone_id=milestone["id"])
    return {"milestones": len(found)}


def verify_pass_milestone_for_each_by_buyer_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of milestones must have changed."""
    given = answer or {}
    changed = [row for key, row in after["milestones"].items() if row != before["milestones"].get(key)]
    return {
        "number of milestones": given.get("milestones") == truth["milestones"],
        "as many changed": len(changed) == truth["milestones"],
        "status is passed": all(row["status"] == "passed" for row in changed),
    }


def solve_let_fall_where_allowed_in_detail_least_house_asking_by_seller(
    tools: Tools, *, seller_name: str, least_house_asking: int
) -> dict[str, Json]:
    """Let fall those of the sales meant for which that is allowed."""
    seller = tools("find_sellers", name=seller_name)["items"][0]
    found = [tools("get_sale", sale_id=sale["id"]) for sale in every_item(tools, "find_sales", seller_id=seller["id"])]
    found = [sale for sale in found if tools("get_house", house_id=sale["house_id"])["asking"] >= least_house_asking]
    done = refused = 0
    for sale in found:
        try:
            tools("let_fall", sale_id=sale["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_let_fall_where_allowed_in_detail_least_house_asking_by_seller(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of sales must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sales"].items() if row != before["sales"].get(key)]
    return {
        "number of sales done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is fallen through": all(row["status"] == "fallen_through" for row in changed),
    }


def solve_highest_fee_of_houses_by_seller_and_status(tools: Tools, *, seller_name: str, status: str) -> dict[str, Json]:
    """Find the one with the highest agency fee of the houses meant."""
    seller = tools("find_sellers", name=seller_name)["items"][0]
    chosen = max(
        [
            tools("get_house", house_id=house["id"])
            for house in every_item(tools, "find_houses", seller_id=seller["id"], status=status)
        ],
        key=lambda house: house["fee"],
    )
    return {"reference": chosen["reference"], "agency_fee": chosen["fee"]}


def verify_highest_fee_of_houses_by_seller_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "reference": given.get("reference") == truth["reference"],
        "agency fee": given.get("agency_fee") == truth["agency_fee"],
        "nothing changed": before == after,
    }


def solve_sale_with_most_milestones_by_buyer_and_deposit_paid(
    tools: Tools, *, buyer_name: str, deposit_paid: bool
) -> dict[str, Json]:
    """Find out which of the sales meant has the most milestones."""
    buyer = tools("find_buyers", name=buyer_name)["items"][0]
    counted = [
        (tools("find_milestones", sale_id=sale["id"])["total"], sale)
        for sale in every_item(tools, "find_sales", buyer_id=buyer["id"], deposit_paid=deposit_paid)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"number": chosen["number"], "milestones": most}


def verify_sale_with_most_milestones_by_buyer_and_deposit_paid(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number": given.get("number") == truth["number"],
        "number of milestones": given.get("milestones") == truth["milestones"],
        "nothing changed": before == after,
    }


def solve_withdraw_bid_for_each_by_buyer(tools: Tools, *, buyer_name: str) -> dict[str, Json]:
    """Withdraw each of the bids meant, and count them."""
    buyer = tools("find_buyers", name=buyer_name)["items"][0]
    found = list(every_item(tools, "find_bids", buyer_id=buyer["id"]))
    for bid in found:
        tools("withdraw_bid", bid_id=bid["id"])
    return {"bids": len(found)}


def verify_withdraw_bid_for_each_by_buyer(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of bids must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bids"].items() if row != before["bids"].get(key)]
    return {
        "number of bids": given.get("bids") == truth["bids"],
        "as many changed": len(changed) == truth["bids"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }


def solve_ranking_by_agreed_on_of_sales_of_house_least_price_by_seller_and_status(
    tools: Tools, *, seller_name: str, status: str, least_price: int, top: int
) -> dict[str, Json]:
    """Put the sales meant in order by day of the agreement, and list the first ones."""
    seller = tools("find_sellers", name=seller_name)["items"][0]
    found = [
        sale
        for house in every_item(tools, "find_houses", seller_id=seller["id"], status=status)
        for sale in every_item(tools, "find_sales", house_id=house["id"])
    ]
    found = [sale for sale in found if sale["price"] >= least_price]
    ranked = sorted(found, key=lambda sale: sale["agreed_on"])[:top]
    return {"numbers": [sale["number"] for sale in ranked]}


def verify_ranking_by_agreed_on_of_sales_of_house_least_price_by_seller_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"numbers": given.get("numbers") == truth["numbers"], "nothing changed": before == after}
