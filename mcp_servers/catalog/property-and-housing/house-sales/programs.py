"""Solutions and verifications of programmatic tasks on Larkspur estate agents."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


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


def solve_earliest_agreed_on_among_sales_in_detail_most_house_fee_by_seller(
    tools: Tools, *, seller_name: str, most_house_fee: int
) -> dict[str, Json]:
    """Find the one with the earliest day of the agreement of the sales meant."""
    seller = tools("find_sellers", name=seller_name)["items"][0]
    found = [tools("get_sale", sale_id=sale["id"]) for sale in every_item(tools, "find_sales", seller_id=seller["id"])]
    found = [sale for sale in found if tools("get_house", house_id=sale["house_id"])["fee"] <= most_house_fee]
    chosen = min(found, key=lambda sale: sale["agreed_on"])
    return {"number": chosen["number"], "day_of_the_agreement": chosen["agreed_on"]}


def verify_earliest_agreed_on_among_sales_in_detail_most_house_fee_by_seller(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
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


def solve_close_sale_where_allowed_in_detail_house_agency_until_until_by_seller(
    tools: Tools, *, seller_name: str, house_agency_until_until: str
) -> dict[str, Json]:
    """Close those of the sales meant for which that is allowed."""
    seller = tools("find_sellers", name=seller_name)["items"][0]
    found = [tools("get_sale", sale_id=sale["id"]) for sale in every_item(tools, "find_sales", seller_id=seller["id"])]
    found = [
        sale
        for sale in found
        if tools("get_house", house_id=sale["house_id"])["agency_until"] <= house_agency_until_until
    ]
    done = refused = 0
    for sale in found:
        try:
            tools("close_sale", sale_id=sale["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_close_sale_where_allowed_in_detail_house_agency_until_until_by_seller(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of sales must have changed."""
    given = answer or {}
    changed = [row for key, row in after["sales"].items() if row != before["sales"].get(key)]
    return {
        "number of sales done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_offer_house_with_earliest_agency_until_by_seller_and_status(
    tools: Tools, *, seller_name: str, status: str
) -> dict[str, Json]:
    """Offer the house with the earliest end of the agency, no other."""
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


def solve_most_fee_among_houses_in_detail_by_seller_and_status(
    tools: Tools, *, seller_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest agency fee of the houses meant."""
    seller = tools("find_sellers", name=seller_name)["items"][0]
    found = [
        tools("get_house", house_id=house["id"])
        for house in every_item(tools, "find_houses", seller_id=seller["id"], status=status)
    ]
    chosen = max(found, key=lambda house: house["fee"])
    return {"reference": chosen["reference"], "agency_fee": chosen["fee"]}


def verify_most_fee_among_houses_in_detail_by_seller_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "reference": given.get("reference") == truth["reference"],
        "agency fee": given.get("agency_fee") == truth["agency_fee"],
        "nothing changed": before == after,
    }


def solve_offer_house_with_highest_bedrooms_by_seller_and_status(
    tools: Tools, *, seller_name: str, status: str
) -> dict[str, Json]:
    """Offer the house with the highest bedrooms, no other."""
    seller = tools("find_sellers", name=seller_name)["items"][0]
    house = max(
        [
            tools("get_house", house_id=house["id"])
            for house in every_item(tools, "find_houses", seller_id=seller["id"], status=status)
        ],
        key=lambda house: house["bedrooms"],
    )
    tools("offer_house", house_id=house["id"])
    return {"bedrooms": house["bedrooms"]}


def verify_offer_house_with_highest_bedrooms_by_seller_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The bedrooms must be right, and one house must have changed."""
    given = answer or {}
    changed = [row for key, row in after["houses"].items() if row != before["houses"].get(key)]
    return {
        "bedrooms": given.get("bedrooms") == truth["bedrooms"],
        "one changed": len(changed) == 1,
        "status is for sale": all(row["status"] == "for_sale" for row in changed),
    }


def solve_pass_milestone_for_each_by_sale(tools: Tools, *, sale_number: str) -> dict[str, Json]:
    """Pass each of the milestones meant, and count them."""
    sale = tools("find_sales", number=sale_number)["items"][0]
    found = list(every_item(tools, "find_milestones", sale_id=sale["id"]))
    for milestone in found:
        tools("pass_milestone", milestone_id=milestone["id"])
    return {"milestones": len(found)}


def verify_pass_milestone_for_each_by_sale(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The answer must be right, and the right number of milestones must have changed."""
    given = answer or {}
    changed = [row for key, row in after["milestones"].items() if row != before["milestones"].get(key)]
    return {
        "number of milestones": given.get("milestones") == truth["milestones"],
        "as many changed": len(changed) == truth["milestones"],
        "status is passed": all(row["status"] == "passed" for row in changed),
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


def solve_withdraw_bid_for_each_by_buyer(tools: Tools, *, buyer_name: str) -> dict[str, Json]:
    """Withdraw each of the bids meant, and count them."""
    buyer = tools("find_buyers", name=buyer_name)["items"][0]
    found = list(every_item(tools, "find_bids", buyer_id=buyer["id"]))
    for bid in found:
        tools("withdraw_bid", bid_id=bid["id"])
    return {"bids": len(found)}


def verify_withdraw_bid_for_each_by_buyer(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many bids must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bids"].items() if row != before["bids"].get(key)]
    return {
        "number of bids": given.get("bids") == truth["bids"],
        "as many changed": len(changed) == truth["bids"],
        "status is withdrawn": all(row["status"] == "withdrawn" for row in changed),
    }
