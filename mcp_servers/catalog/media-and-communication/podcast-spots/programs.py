"""Solutions and verifications of programmatic tasks on Kaleidophon podcast spots."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_cancel_spot_for_each_by_episode(tools: Tools, *, episode_title: str) -> dict[str, Json]:
    """Cancel each of the bookings meant, and count them."""
    episode = tools("find_episodes", title=episode_title)["items"][0]
    found = list(every_item(tools, "find_bookings", episode_id=episode["id"]))
    for booking in found:
        tools("cancel_spot", booking_id=booking["id"])
    return {"bookings": len(found)}


def verify_cancel_spot_for_each_by_episode(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """The number must be right, and as many bookings must have changed."""
    given = answer or {}
    changed = [row for key, row in after["bookings"].items() if row != before["bookings"].get(key)]
    return {
        "number of bookings": given.get("bookings") == truth["bookings"],
        "as many changed": len(changed) == truth["bookings"],
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_drop_episode_with_highest_expected_by_show_and_status(
    tools: Tools, *, show_name: str, status: str
) -> dict[str, Json]:
    """Drop the episode with the highest expected downloads, no other."""
    show = tools("find_shows", name=show_name)["items"][0]
    episode = max(
        [
            tools("get_episode", episode_id=episode["id"])
            for episode in every_item(tools, "find_episodes", show_id=show["id"], status=status)
        ],
        key=lambda episode: episode["expected"],
    )
    tools("drop_episode", episode_id=episode["id"])
    return {"expected_downloads": episode["expected"]}


def verify_drop_episode_with_highest_expected_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The expected downloads must be right, and one episode must have changed."""
    given = answer or {}
    changed = [row for key, row in after["episodes"].items() if row != before["episodes"].get(key)]
    return {
        "expected downloads": given.get("expected_downloads") == truth["expected_downloads"],
        "one changed": len(changed) == 1,
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }


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


def solve_total_price_of_bookings_by_episode(tools: Tools, *, episode_title: str) -> dict[str, Json]:
    """Add up the price of the spots that are meant."""
    episode = tools("find_episodes", title=episode_title)["items"][0]
    return {
        "total_price": sum(booking["price"] for booking in every_item(tools, "find_bookings", episode_id=episode["id"]))
    }


def verify_total_price_of_bookings_by_episode(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total price": given.get("total_price") == truth["total_price"], "nothing changed": before == after}


def solve_sponsor_with_most_price_of_bookings_by_episode(tools: Tools, *, episode_title: str) -> dict[str, Json]:
    """Add up the price by sponsor and find the largest total."""
    episode = tools("find_episodes", title=episode_title)["items"][0]
    totals: dict[str, int] = {}
    for booking in every_item(tools, "find_bookings", episode_id=episode["id"]):
        totals[booking["campaign_sponsor_name"]] = totals.get(booking["campaign_sponsor_name"], 0) + booking["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"sponsor": largest, "total_price": totals[largest]}


def verify_sponsor_with_most_price_of_bookings_by_episode(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "sponsor": given.get("sponsor") == truth["sponsor"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_show_with_most_total_in_report_bookings_by_sponsor_and_status(
    tools: Tools, *, sponsor_name: str, status: str
) -> dict[str, Json]:
    """Find the show with the highest total in a report."""
    sponsor = tools("find_sponsors", name=sponsor_name)["items"][0]
    largest = max(
        every_item(tools, "report_bookings", sponsor_id=sponsor["id"], status=status), key=lambda group: group["total"]
    )
    return {"show": largest["episode_show_name"], "total": largest["total"]}


def verify_show_with_most_total_in_report_bookings_by_sponsor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and figure must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "show": given.get("show") == truth["show"],
        "total": given.get("total") == truth["total"],
        "nothing changed": before == after,
    }


def solve_drop_episode_for_each_by_show_and_status(tools: Tools, *, show_name: str, status: str) -> dict[str, Json]:
    """Drop each of the episodes meant, and count them."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = list(every_item(tools, "find_episodes", show_id=show["id"], status=status))
    for episode in found:
        tools("drop_episode", episode_id=episode["id"])
    return {"episodes": len(found)}


def verify_drop_episode_for_each_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many episodes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["episodes"].items() if row != before["episodes"].get(key)]
    return {
        "number of episodes": given.get("episodes") == truth["episodes"],
        "as many changed": len(changed) == truth["episodes"],
        "status is dropped": all(row["status"] == "dropped" for row in changed),
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


def solve_highest_price_of_bookings_by_episode_and_script(
    tools: Tools, *, episode_title: str, script: str
) -> dict[str, Json]:
    """Find the one with the highest price of the spots meant."""
    episode = tools("find_episodes", title=episode_title)["items"][0]
    chosen = max(
        every_item(tools, "find_bookings", episode_id=episode["id"], script=script),
        key=lambda booking: booking["price"],
    )
    return {"sponsor": chosen["campaign_sponsor_name"], "price": chosen["price"]}


def verify_highest_price_of_bookings_by_episode_and_script(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "sponsor": given.get("sponsor") == truth["sponsor"],
        "price": given.get("price") == truth["price"],
        "nothing changed": before == after,
    }


def solve_campaign_with_most_bookings_by_sponsor_and_status(
    tools: Tools, *, sponsor_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the campaigns meant has the most spots."""
    sponsor = tools("find_sponsors", name=sponsor_name)["items"][0]
    counted = [
        (tools("find_bookings", campaign_id=campaign["id"])["total"], campaign)
        for campaign in every_item(tools, "find_campaigns", sponsor_id=sponsor["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"first_day": chosen["starts_on"], "spots": most}


def verify_campaign_with_most_bookings_by_sponsor_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "first day": given.get("first_day") == truth["first_day"],
        "number of spots": given.get("spots") == truth["spots"],
        "nothing changed": before == after,
    }


def solve_total_price_of_bookings_by_episode_and_position(
    tools: Tools, *, episode_title: str, position: str
) -> dict[str, Json]:
    """Add up the price of the spots that are meant."""
    episode = tools("find_episodes", title=episode_title)["items"][0]
    return {
        "total_price": sum(
            booking["price"]
            for booking in every_item(tools, "find_bookings", episode_id=episode["id"], position=position)
        )
    }


def verify_total_price_of_bookings_by_episode_and_position(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {"total price": given.get("total_price") == truth["total_price"], "nothing changed": before == after}
