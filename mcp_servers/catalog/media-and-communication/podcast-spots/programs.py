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


def solve_drop_episode_for_first_by_airs_on_by_show_and_status(
    tools: Tools, *, show_name: str, status: str, quota: int
) -> dict[str, Json]:
    """Drop the first few of the episodes meant, in order by airing day."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = list(every_item(tools, "find_episodes", show_id=show["id"], status=status))
    first = sorted(found, key=lambda episode: episode["airs_on"])[:quota]
    for episode in first:
        tools("drop_episode", episode_id=episode["id"])
    return {"titles": [episode["title"] for episode in first]}


def verify_drop_episode_for_first_by_airs_on_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of episodes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["episodes"].items() if row != before["episodes"].get(key)]
    return {
        "titles": given.get("titles") == truth["titles"],
        "as many changed": len(changed) == len(truth["titles"]),
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }


def solve_ranking_by_airs_on_of_episodes_in_detail_least_expected_by_show(
    tools: Tools, *, show_name: str, least_expected: int, top: int
) -> dict[str, Json]:
    """Put the episodes meant in order by airing day, and list the first ones."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = [
        tools("get_episode", episode_id=episode["id"])
        for episode in every_item(tools, "find_episodes", show_id=show["id"])
    ]
    found = [episode for episode in found if episode["expected"] >= least_expected]
    ranked = sorted(found, key=lambda episode: episode["airs_on"])[:top]
    return {"titles": [episode["title"] for episode in ranked]}


def verify_ranking_by_airs_on_of_episodes_in_detail_least_expected_by_show(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {"titles": given.get("titles") == truth["titles"], "nothing changed": before == after}


def solve_highest_expected_of_episodes_by_show_and_status(
    tools: Tools, *, show_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the most expected downloads of the episodes meant."""
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


def solve_cancel_spot_where_allowed_least_price_by_show_and_script(
    tools: Tools, *, show_name: str, script: str, least_price: int
) -> dict[str, Json]:
    """Cancel those of the spots meant for which that is allowed."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = list(every_item(tools, "find_bookings", show_id=show["id"], script=script))
    found = [booking for booking in found if booking["price"] >= least_price]
    done = refused = 0
    for booking in found:
        try:
            tools("cancel_spot", booking_id=booking["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_cancel_spot_where_allowed_least_price_by_show_and_script(
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


def solve_amount_of_price_of_bookings_of_episode_by_show_and_status(
    tools: Tools, *, show_name: str, status: str
) -> dict[str, Json]:
    """Count the spots meant and add up the price."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = [
        booking
        for episode in every_item(tools, "find_episodes", show_id=show["id"], status=status)
        for booking in every_item(tools, "find_bookings", episode_id=episode["id"])
    ]
    return {"number": len(found), "total_price": sum(booking["price"] for booking in found)}


def verify_amount_of_price_of_bookings_of_episode_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of spots": given.get("number") == truth["number"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_script_with_most_price_among_bookings_of_episode_at_once_by_status(
    tools: Tools, *, status: str
) -> dict[str, Json]:
    """Add up the price by script and find the largest total."""
    those = {episode["title"] for episode in every_item(tools, "find_episodes", status=status)}
    found = [booking for booking in every_item(tools, "find_bookings") if booking["episode_title"] in those]
    totals: dict[str, int] = {}
    for booking in found:
        totals[booking["script"]] = totals.get(booking["script"], 0) + booking["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"script": largest, "total_price": totals[largest]}


def verify_script_with_most_price_among_bookings_of_episode_at_once_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "script": given.get("script") == truth["script"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_most_expected_among_episodes_in_detail_by_show_and_status(
    tools: Tools, *, show_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the most expected downloads of the episodes meant."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = [
        tools("get_episode", episode_id=episode["id"])
        for episode in every_item(tools, "find_episodes", show_id=show["id"], status=status)
    ]
    chosen = max(found, key=lambda episode: episode["expected"])
    return {"title": chosen["title"], "expected_downloads": chosen["expected"]}


def verify_most_expected_among_episodes_in_detail_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "expected downloads": given.get("expected_downloads") == truth["expected_downloads"],
        "nothing changed": before == after,
    }


def solve_amount_of_price_of_bookings_of_episode_at_once_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Count the spots meant and add up the price."""
    those = {episode["title"] for episode in every_item(tools, "find_episodes", status=status)}
    found = [booking for booking in every_item(tools, "find_bookings") if booking["episode_title"] in those]
    return {"number": len(found), "total_price": sum(booking["price"] for booking in found)}


def verify_amount_of_price_of_bookings_of_episode_at_once_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "number of spots": given.get("number") == truth["number"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }


def solve_drop_episode_for_first_by_expected_in_detail_by_show_and_status(
    tools: Tools, *, show_name: str, status: str, quota: int
) -> dict[str, Json]:
    """Drop the first few of the episodes meant, in order by expected downloads."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = [
        tools("get_episode", episode_id=episode["id"])
        for episode in every_item(tools, "find_episodes", show_id=show["id"], status=status)
    ]
    first = sorted(found, key=lambda episode: episode["expected"], reverse=True)[:quota]
    for episode in first:
        tools("drop_episode", episode_id=episode["id"])
    return {"titles": [episode["title"] for episode in first]}


def verify_drop_episode_for_first_by_expected_in_detail_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of episodes must have changed."""
    given = answer or {}
    changed = [row for key, row in after["episodes"].items() if row != before["episodes"].get(key)]
    return {
        "titles": given.get("titles") == truth["titles"],
        "as many changed": len(changed) == len(truth["titles"]),
        "status is dropped": all(row["status"] == "dropped" for row in changed),
    }


def solve_cancel_spot_for_each_by_episode_and_status(
    tools: Tools, *, episode_title: str, status: str
) -> dict[str, Json]:
    """Cancel each of the spots meant, and count them."""
    episode = tools("find_episodes", title=episode_title)["items"][0]
    found = list(every_item(tools, "find_bookings", episode_id=episode["id"], status=status))
    for booking in found:
        tools("cancel_spot", booking_id=booking["id"])
    return {"bookings": len(found)}


def verify_cancel_spot_for_each_by_episode_and_status(
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


def solve_cancel_spot_for_each_by_show_and_status(tools: Tools, *, show_name: str, status: str) -> dict[str, Json]:
    """Cancel each of the bookings meant, and count them."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = list(every_item(tools, "find_bookings", show_id=show["id"], status=status))
    for booking in found:
        tools("cancel_spot", booking_id=booking["id"])
    return {"bookings": len(found)}


def verify_cancel_spot_for_each_by_show_and_status(
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


def solve_sponsor_with_most_price_among_bookings_of_episode_by_show_and_status(
    tools: Tools, *, show_name: str, status: str
) -> dict[str, Json]:
    """Add up the price by sponsor and find the largest total."""
    show = tools("find_shows", name=show_name)["items"][0]
    found = [
        booking
        for episode in every_item(tools, "find_episodes", show_id=show["id"], status=status)
        for booking in every_item(tools, "find_bookings", episode_id=episode["id"])
    ]
    totals: dict[str, int] = {}
    for booking in found:
        totals[booking["campaign_sponsor_name"]] = totals.get(booking["campaign_sponsor_name"], 0) + booking["price"]
    largest = max(totals, key=lambda group: totals[group])
    return {"sponsor": largest, "total_price": totals[largest]}


def verify_sponsor_with_most_price_among_bookings_of_episode_by_show_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "sponsor": given.get("sponsor") == truth["sponsor"],
        "total price": given.get("total_price") == truth["total_price"],
        "nothing changed": before == after,
    }
