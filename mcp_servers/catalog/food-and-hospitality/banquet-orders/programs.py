"""Solutions and verifications of programmatic tasks on Orangery banquets."""

from mcp_servers.contracts import Json, State
from mcp_servers.runtime import Tools, every_item


def solve_hold_event_for_each_by_client_and_status(tools: Tools, *, client_name: str, status: str) -> dict[str, Json]:
    """Hold each of the events meant, and count them."""
    client = tools("find_clients", name=client_name)["items"][0]
    found = list(every_item(tools, "find_events", client_id=client["id"], status=status))
    for event in found:
        tools("hold_event", event_id=event["id"])
    return {"events": len(found)}


def verify_hold_event_for_each_by_client_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many events must have changed."""
    given = answer or {}
    changed = [row for key, row in after["events"].items() if row != before["events"].get(key)]
    return {
        "number of events": given.get("events") == truth["events"],
        "as many changed": len(changed) == truth["events"],
        "status is held": all(row["status"] == "held" for row in changed),
    }


def solve_cancel_event_with_earliest_held_on_by_hall_and_status(
    tools: Tools, *, hall_name: str, status: str
) -> dict[str, Json]:
    """Cancel the event with the earliest day of the event, no other."""
    hall = tools("find_halls", name=hall_name)["items"][0]
    event = min(
        [
            tools("get_event", event_id=event["id"])
            for event in every_item(tools, "find_events", hall_id=hall["id"], status=status)
        ],
        key=lambda event: event["held_on"],
    )
    tools("cancel_event", event_id=event["id"])
    return {"day_of_the_event": event["held_on"]}


def verify_cancel_event_with_earliest_held_on_by_hall_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The day of the event must be right, and one event must have changed."""
    given = answer or {}
    changed = [row for key, row in after["events"].items() if row != before["events"].get(key)]
    return {
        "day of the event": given.get("day_of_the_event") == truth["day_of_the_event"],
        "one changed": len(changed) == 1,
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_event_with_most_tastings_by_hall_and_held_on(
    tools: Tools, *, hall_name: str, held_on: str
) -> dict[str, Json]:
    """Find out which of the events meant has the most tastings."""
    hall = tools("find_halls", name=hall_name)["items"][0]
    counted = [
        (tools("find_tastings", event_id=event["id"])["total"], event)
        for event in every_item(tools, "find_events", hall_id=hall["id"], held_on=held_on)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"event_number": chosen["number"], "tastings": most}


def verify_event_with_most_tastings_by_hall_and_held_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "event number": given.get("event_number") == truth["event_number"],
        "number of tastings": given.get("tastings") == truth["tastings"],
        "nothing changed": before == after,
    }


def solve_highest_price_of_events_by_client_and_status(
    tools: Tools, *, client_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest price a head agreed of the events meant."""
    client = tools("find_clients", name=client_name)["items"][0]
    chosen = max(
        [
            tools("get_event", event_id=event["id"])
            for event in every_item(tools, "find_events", client_id=client["id"], status=status)
        ],
        key=lambda event: event["price"],
    )
    return {"event_number": chosen["number"], "price_a_head_agreed": chosen["price"]}


def verify_highest_price_of_events_by_client_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "event number": given.get("event_number") == truth["event_number"],
        "price a head agreed": given.get("price_a_head_agreed") == truth["price_a_head_agreed"],
        "nothing changed": before == after,
    }


def solve_total_guests_of_events_by_client_and_status(
    tools: Tools, *, client_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of guests of the events that are meant."""
    client = tools("find_clients", name=client_name)["items"][0]
    return {
        "total_guests": sum(
            event["guests"]
            for event in [
                tools("get_event", event_id=event["id"])
                for event in every_item(tools, "find_events", client_id=client["id"], status=status)
            ]
        )
    }


def verify_total_guests_of_events_by_client_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of guests": given.get("total_guests") == truth["total_guests"],
        "nothing changed": before == after,
    }


def solve_hall_with_most_guests_of_events_by_menu_and_status(
    tools: Tools, *, menu_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of guests by hall and find the largest total."""
    menu = tools("find_menus", name=menu_name)["items"][0]
    totals: dict[str, int] = {}
    for event in every_item(tools, "find_events", menu_id=menu["id"], status=status):
        totals[event["hall_name"]] = totals.get(event["hall_name"], 0) + event["guests"]
    largest = max(totals, key=lambda group: totals[group])
    return {"hall": largest, "total_guests": totals[largest]}


def verify_hall_with_most_guests_of_events_by_menu_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "hall": given.get("hall") == truth["hall"],
        "total number of guests": given.get("total_guests") == truth["total_guests"],
        "nothing changed": before == after,
    }


def solve_fix_event_for_each_by_menu_and_status(tools: Tools, *, menu_name: str, status: str) -> dict[str, Json]:
    """Fix each of the events meant, and count them."""
    menu = tools("find_menus", name=menu_name)["items"][0]
    found = list(every_item(tools, "find_events", menu_id=menu["id"], status=status))
    for event in found:
        tools("fix_event", event_id=event["id"])
    return {"events": len(found)}


def verify_fix_event_for_each_by_menu_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many events must have changed."""
    given = answer or {}
    changed = [row for key, row in after["events"].items() if row != before["events"].get(key)]
    return {
        "number of events": given.get("events") == truth["events"],
        "as many changed": len(changed) == truth["events"],
        "status is fixed": all(row["status"] == "fixed" for row in changed),
    }


def solve_cancel_event_with_highest_price_by_client(tools: Tools, *, client_name: str) -> dict[str, Json]:
    """Cancel the event with the highest price a head agreed, no other."""
    client = tools("find_clients", name=client_name)["items"][0]
    event = max(
        [
            tools("get_event", event_id=event["id"])
            for event in every_item(tools, "find_events", client_id=client["id"])
        ],
        key=lambda event: event["price"],
    )
    tools("cancel_event", event_id=event["id"])
    return {"price_a_head_agreed": event["price"]}


def verify_cancel_event_with_highest_price_by_client(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The price a head agreed must be right, and one event must have changed."""
    given = answer or {}
    changed = [row for key, row in after["events"].items() if row != before["events"].get(key)]
    return {
        "price a head agreed": given.get("price_a_head_agreed") == truth["price_a_head_agreed"],
        "one changed": len(changed) == 1,
        "status is cancelled": all(row["status"] == "cancelled" for row in changed),
    }


def solve_event_with_most_services_by_client(tools: Tools, *, client_name: str) -> dict[str, Json]:
    """Find out which of the events meant has the most waiter's duties."""
    client = tools("find_clients", name=client_name)["items"][0]
    counted = [
        (tools("find_duties", event_id=event["id"])["total"], event)
        for event in every_item(tools, "find_events", client_id=client["id"])
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"event_number": chosen["number"], "waiter's_duties": most}


def verify_event_with_most_services_by_client(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "event number": given.get("event_number") == truth["event_number"],
        "number of waiter's duties": given.get("waiter's_duties") == truth["waiter's_duties"],
        "nothing changed": before == after,
    }


def solve_highest_deposit_of_events_by_menu_and_held_on(
    tools: Tools, *, menu_name: str, held_on: str
) -> dict[str, Json]:
    """Find the one with the highest deposit paid of the events meant."""
    menu = tools("find_menus", name=menu_name)["items"][0]
    chosen = max(
        [
            tools("get_event", event_id=event["id"])
            for event in every_item(tools, "find_events", menu_id=menu["id"], held_on=held_on)
        ],
        key=lambda event: event["deposit"],
    )
    return {"event_number": chosen["number"], "deposit_paid": chosen["deposit"]}


def verify_highest_deposit_of_events_by_menu_and_held_on(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "event number": given.get("event_number") == truth["event_number"],
        "deposit paid": given.get("deposit_paid") == truth["deposit_paid"],
        "nothing changed": before == after,
    }


def solve_total_booked_guests_of_events_by_client_and_status(
    tools: Tools, *, client_name: str, status: str
) -> dict[str, Json]:
    """Add up the number of guests when booked of the events that are meant."""
    client = tools("find_clients", name=client_name)["items"][0]
    return {
        "total_guests_when_booked": sum(
            event["booked_guests"]
            for event in [
                tools("get_event", event_id=event["id"])
                for event in every_item(tools, "find_events", client_id=client["id"], status=status)
            ]
        )
    }


def verify_total_booked_guests_of_events_by_client_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "total number of guests when booked": given.get("total_guests_when_booked")
        == truth["total_guests_when_booked"],
        "nothing changed": before == after,
    }


def solve_status_with_most_people_of_tastings_by_client(tools: Tools, *, client_name: str) -> dict[str, Json]:
    """Add up the number of people by status and find the largest total."""
    client = tools("find_clients", name=client_name)["items"][0]
    totals: dict[str, int] = {}
    for tasting in every_item(tools, "find_tastings", client_id=client["id"]):
        totals[tasting["status"]] = totals.get(tasting["status"], 0) + tasting["people"]
    largest = max(totals, key=lambda group: totals[group])
    return {"status": largest, "total_people": totals[largest]}


def verify_status_with_most_people_of_tastings_by_client(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Group and total must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "status": given.get("status") == truth["status"],
        "total number of people": given.get("total_people") == truth["total_people"],
        "nothing changed": before == after,
    }
