"""Solutions and verifications of programmatic tasks on Kaleidophon podcast spots."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_ranking_by_expected_of_episodes_in_detail_by_show(
    tools: Tools, *, show_name: str, top: int
) -> dict[str, Json]:
    """Put the episodes meant in order by expected downloads, and list the first ones."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = [
        tools("get_episode", episode_id=episode["id"])
        for episode in every_item(tools, "find_episodes", show_id=show["id"])
    ]
    ranked = sorted(found, key=lambda episode: episode["expected"], reverse=True)[:top]
    return {"titles": [episode["title"] for episode in ranked]}


def verify_ranking_by_expected_of_episodes_in_detail_by_show(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"titles": given.get("titles") == truth["titles"], "nothing changed": before == after}


def solve_highest_expected_of_episodes_by_show_and_status(
    tools: Tools, *, show_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest expected downloads of the episodes meant."""
    show = tools("find_shows", name=show_name)["items"][0]
    chosen = max(
        [
            tools("get_episode", episode_id=episode["id"])
            for episode in every_item(tools, "find_episodes", show_id=show["id"], status=status)
        ],
        key=lambda episode: episode["expected"],
    )
    return {"title": chosen["title"], "expected_downloads": chosen["expected"]}


def verify_highest_expected_of_episodes_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "expected downloads": given.get("expected_downloads") == truth["expected_downloads"],
        "nothing changed": before == after,
    }


def solve_cancel_spot_where_allowed_of_episode_by_show_and_status(
    tools: Tools, *, show_name: str, status: str
) -> dict[str, Json]:
    """Cancel those of the spots meant for which that is allowed."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = [
        booking
        for episode in every_item(tools, "find_episodes", show_id=show["id"], status=status)
        for booking in every_item(tools, "find_bookings", episode_id=episode["id"])
    ]
    done = refused = 0
    for booking in found:
        try:
            tools("cancel_spot", booking_id=booking["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_spot_where_allowed_of_episode_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of spots must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "number of spots done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_cancel_spot_for_each_by_episode_and_status(
    tools: Tools, *, episode_title: str, status: str
) -> dict[str, Json]:
    """Cancel each of the bookings meant, and count them."""
    episode = tools("find_episodes", title=episode_title)["items"][0]
    found = list(every_item(tools, "find_bookings", episode_id=episode["id"], status=status))
    for booking in found:
        tools("cancel_spot", booking_id=booking["id"])
    return {"bookings": len(found)}


def verify_cancel_spot_for_each_by_episode_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many bookings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "number of bookings": given.get("bookings") == truth["bookings"],
        "as many changed": len(changed) == truth["bookings"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_ranking_by_expected_of_episodes_in_detail_least_expected_by_show(
    tools: Tools, *, show_name: str, least_expected: int, top: int
) -> dict[str, Json]:
    """Put the episodes meant in order by expected downloads, and list the first ones."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = [
        tools("get_episode", episode_id=episode["id"])
        for episode in every_item(tools, "find_episodes", show_id=show["id"])
    ]
    found = [episode for episode in found if episode["expected"] >= least_expected]
    ranked = sorted(found, key=lambda episode: episode["expected"], reverse=True)[:top]
    return {"titles": [episode["title"] for episode in ranked]}


def verify_ranking_by_expected_of_episodes_in_detail_least_expected_by_show(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"titles": given.get("titles") == truth["titles"], "nothing changed": before == after}


def solve_total_price_of_bookings_by_sponsor_and_status(
    tools: Tools, *, sponsor_name: str, status: str
) -> dict[str, Json]:
    """Add up the price of the spots that are meant."""
    sponsor = tools("find_sponsors", name=sponsor_name)["items"][0]
    return {
        "total_price": sum(
            booking["price"] for booking in every_item(tools, "find_bookings", sponsor_id=sponsor["id"], status=status)
        )
    }


def verify_total_price_of_bookings_by_sponsor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total price": given.get("total_price") == truth["total_price"], "nothing changed": before == after}


def solve_episode_with_most_bookings_by_show_and_status(
    tools: Tools, *, show_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the episodes meant has the most spots."""
    show = tools("find_shows", name=show_name)["items"][0]
    counted = [
        (tools("find_bookings", episode_id=episode["id"])["total"], episode)
        for episode in every_item(tools, "find_episodes", show_id=show["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "spots": most}


def verify_episode_with_most_bookings_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of spots": given.get("spots") == truth["spots"],
        "nothing changed": before == after,
    }


def solve_cancel_spot_with_highest_price_by_episode_and_script(
    tools: Tools, *, episode_title: str, script: str
) -> dict[str, Json]:
    """Cancel the spot with the highest price, no other."""
    episode = tools("find_episodes", title=episode_title)["items"][0]
    booking = max(
        every_item(tools, "find_bookings", episode_id=episode["id"], script=script),
        key=lambda booking: booking["price"],
    )
    tools("cancel_spot", booking_id=booking["id"])
    return {"price": booking["price"]}


def verify_cancel_spot_with_highest_price_by_episode_and_script(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The price must be right, and one spot must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "price": given.get("price") == truth["price"],
        "one changed": len(changed) == 1,
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_earliest_airs_on_among_episodes_in_detail_least_expected_by_show_and_status(
    tools: Tools, *, show_name: str, status: str, least_expected: int
) -> dict[str, Json]:
    """Find the one with the earliest airing day of the episodes meant."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = [
        tools("get_episode", episode_id=episode["id"])
        for episode in every_item(tools, "find_episodes", show_id=show["id"], status=status)
    ]
    found = [episode for episode in found if episode["expected"] >= least_expected]
    chosen = min(found, key=lambda episode: episode["airs_on"])
    return {"title": chosen["title"], "airing_day": chosen["airs_on"]}


def verify_earliest_airs_on_among_episodes_in_detail_least_expected_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "airing day": given.get("airing_day") == truth["airing_day"],
        "nothing changed": before == after,
    }


def solve_cancel_spot_for_each_by_sponsor_and_status(
    tools: Tools, *, sponsor_name: str, status: str
) -> dict[str, Json]:
    """Cancel each of the spots meant, and count them."""
    sponsor = tools("find_sponsors", name=sponsor_name)["items"][0]
    found = list(every_item(tools, "find_bookings", sponsor_id=sponsor["id"], status=status))
    for booking in found:
        tools("cancel_spot", booking_id=booking["id"])
    return {"bookings": len(found)}


def verify_cancel_spot_for_each_by_sponsor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of spots must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "number of spots": given.get("bookings") == truth["bookings"],
        "as many changed": len(changed) == truth["bookings"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_status_with_most_price_among_bookings_of_campaign_by_sponsor_and_status(
    tools: Tools, *, sponsor_name: str, status: str
) -> dict[str, Json]:
    """Add up the price by status and find the largest total."""
    sponsor = tools("find_sponsors", name=sponsor_name)["items"][0]
    found = [
        booking
        for campaign in every_item(tools, "find_campaigns", sponsor_id=sponsor["id"], status=status)
        for booking in every_item(tools, "find_bookings", campaign_id=campaign["id"])
    ]
    totals: dict[str, int] = {}
    for booking in found:
        totals[booking["status"]] = totals.get(booking["status"], 0) + booking["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_price": totals[largest]}


def verify_status_with_most_price_among_bookings_of_campaign_by_sponsor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_ranking_by_expected_of_episodes_in_detail_by_show_and_status(
    tools: Tools, *, show_name: str, status: str, top: int
) -> dict[str, Json]:
    """Put the episodes meant in order by expected downloads, and list the first ones."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = [
        tools("get_episode", episode_id=episode["id"])
        for episode in every_item(tools, "find_episodes", show_id=show["id"], status=status)
    ]
    ranked = sorted(found, key=lambda episode: episode["expected"], reverse=True)[:top]
    return {"titles": [episode["title"] for episode in ranked]}


def verify_ranking_by_expected_of_episodes_in_detail_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"titles": given.get("titles") == truth["titles"], "nothing changed": before == after}


def solve_amount_of_price_of_bookings_of_campaign_by_sponsor_and_status(
    tools: Tools, *, sponsor_name: str, status: str
) -> dict[str, Json]:
    """Count the spots meant and add up the price."""
    sponsor = tools("find_sponsors", name=sponsor_name)["items"][0]
    found = [
        booking
        for campaign in every_item(tools, "find_campaigns", sponsor_id=sponsor["id"], status=status)
        for booking in every_item(tools, "find_bookings", campaign_id=campaign["id"])
    ]
    return {"number": len(found), "total_price": sum(booking["price"] for booking in found)}


def verify_amount_of_price_of_bookings_of_campaign_by_sponsor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of spots": given.get("number") == truth["number"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_record_episode_else_drop_episode_by_show_and_status(
    tools: Tools, *, show_name: str, status: str
) -> dict[str, Json]:
    """Record the episodes meant; where that is refused, do something else instead."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = list(every_item(tools, "find_episodes", show_id=show["id"], status=status))
    refused = 0
    for episode in found:
        try:
            tools("record_episode", episode_id=episode["id"])
        except Refused:
            refused += 1
            tools("drop_episode", episode_id=episode["id"])
    return {"refused": refused}


def verify_record_episode_else_drop_episode_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of episodes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["episodes"].items() if row != before["episodes"].get(key)]
    return {"number refused": given.get("refused") == truth["refused"], "some changed": len(changed) > 0}
