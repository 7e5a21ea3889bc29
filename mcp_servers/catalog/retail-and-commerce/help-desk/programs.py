"""Solutions and verifications of programmatic tasks on Weather station help desk."""

from mcp_servers.contracts import Json, Refused, State
from mcp_servers.runtime import Tools, every_item


def solve_close_ticket_for_each_in_detail_waiting_since_until_by_status(
    tools: Tools, *, status: str, waiting_since_until: str
) -> dict[str, Json]:
    """Close each of the tickets meant, and count them."""
    found = [tools("get_ticket", ticket_id=ticket["id"]) for ticket in every_item(tools, "find_tickets", status=status)]
    found = [
        ticket
        for ticket in found
        if ticket["waiting_since"] is not None and ticket["waiting_since"] <= waiting_since_until
    ]
    for ticket in found:
        tools("close_ticket", ticket_id=ticket["id"])
    return {"tickets": len(found)}


def verify_close_ticket_for_each_in_detail_waiting_since_until_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of tickets must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tickets"].items() if row != before["tickets"].get(key)]
    return {
        "number of tickets": given.get("tickets") == truth["tickets"],
        "as many changed": len(changed) == truth["tickets"],
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_ranking_by_answer_by_of_tickets_of_article_by_author(
    tools: Tools, *, agent_name: str, top: int
) -> dict[str, Json]:
    """Put the tickets meant in order by answer deadline, and list the first ones."""
    agent = tools("find_agents", name=agent_name)["items"][0]
    found = [
        ticket
        for article in every_item(tools, "find_articles", author_id=agent["id"])
        for ticket in every_item(tools, "find_tickets", article_id=article["id"])
    ]
    ranked = sorted(found, key=lambda ticket: ticket["answer_by"])[:top]
    return {"ticket_numbers": [ticket["number"] for ticket in ranked]}


def verify_ranking_by_answer_by_of_tickets_of_article_by_author(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "ticket numbers": given.get("ticket_numbers") == truth["ticket_numbers"],
        "nothing changed": before == after,
    }


def solve_ticket_with_most_messages_by_customer_and_priority(
    tools: Tools, *, customer_name: str, priority: str
) -> dict[str, Json]:
    """Find out which of the tickets meant has the most messages."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    counted = [
        (tools("find_messages", ticket_id=ticket["id"])["total"], ticket)
        for ticket in every_item(tools, "find_tickets", customer_id=customer["id"], priority=priority)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"ticket_number": chosen["number"], "messages": most}


def verify_ticket_with_most_messages_by_customer_and_priority(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "ticket number": given.get("ticket_number") == truth["ticket_number"],
        "number of messages": given.get("messages") == truth["messages"],
        "nothing changed": before == after,
    }


def solve_earliest_answer_by_among_tickets_of_article_in_detail_least_agent_most_open_by_author(
    tools: Tools, *, agent_name: str, least_agent_most_open: int
) -> dict[str, Json]:
    """Find the one with the earliest answer deadline of the tickets meant."""
    agent = tools("find_agents", name=agent_name)["items"][0]
    found = [
        tools("get_ticket", ticket_id=ticket["id"])
        for article in every_item(tools, "find_articles", author_id=agent["id"])
        for ticket in every_item(tools, "find_tickets", article_id=article["id"])
    ]
    found = [
        ticket
        for ticket in found
        if ticket["agent_id"] is not None
        and tools("get_agent", agent_id=ticket["agent_id"])["most_open"] >= least_agent_most_open
    ]
    chosen = min(found, key=lambda ticket: ticket["answer_by"])
    return {"ticket_number": chosen["number"], "answer_deadline": chosen["answer_by"]}


def verify_earliest_answer_by_among_tickets_of_article_in_detail_least_agent_most_open_by_author(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "ticket number": given.get("ticket_number") == truth["ticket_number"],
        "answer deadline": given.get("answer_deadline") == truth["answer_deadline"],
        "nothing changed": before == after,
    }


def solve_highest_tier_of_tickets_by_customer_and_priority(
    tools: Tools, *, customer_name: str, priority: str
) -> dict[str, Json]:
    """Find the one with the highest tier of the tickets meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    chosen = max(
        [
            tools("get_ticket", ticket_id=ticket["id"])
            for ticket in every_item(tools, "find_tickets", customer_id=customer["id"], priority=priority)
        ],
        key=lambda ticket: ticket["tier"],
    )
    return {"ticket_number": chosen["number"], "tier": chosen["tier"]}


def verify_highest_tier_of_tickets_by_customer_and_priority(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "ticket number": given.get("ticket_number") == truth["ticket_number"],
        "tier": given.get("tier") == truth["tier"],
        "nothing changed": before == after,
    }


def solve_close_ticket_where_allowed_by_customer(tools: Tools, *, customer_name: str) -> dict[str, Json]:
    """Close those of the tickets meant for which that is allowed."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    found = list(every_item(tools, "find_tickets", customer_id=customer["id"]))
    done = refused = 0
    for ticket in found:
        try:
            tools("close_ticket", ticket_id=ticket["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_close_ticket_where_allowed_by_customer(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of tickets must have changed."""
    given = answer or {}
    changed = [row for key, row in after["tickets"].items() if row != before["tickets"].get(key)]
    return {
        "number of tickets done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is closed": all(row["status"] == "closed" for row in changed),
    }


def solve_publish_article_for_each_by_author_and_status(
    tools: Tools, *, agent_name: str, status: str
) -> dict[str, Json]:
    """Publish each of the articles meant, and count them."""
    agent = tools("find_agents", name=agent_name)["items"][0]
    found = list(every_item(tools, "find_articles", author_id=agent["id"], status=status))
    for article in found:
        tools("publish_article", article_id=article["id"])
    return {"articles": len(found)}


def verify_publish_article_for_each_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The number must be right, and as many articles must have changed."""
    given = answer or {}
    changed = [row for key, row in after["articles"].items() if row != before["articles"].get(key)]
    return {
        "number of articles": given.get("articles") == truth["articles"],
        "as many changed": len(changed) == truth["articles"],
        "status is published": all(row["status"] == "published" for row in changed),
    }


def solve_agent_with_most_tickets_by_status(tools: Tools, *, status: str) -> dict[str, Json]:
    """Find out which of the agents meant has the most tickets."""
    counted = [
        (tools("find_tickets", agent_id=agent["id"])["total"], agent)
        for agent in every_item(tools, "find_agents", status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"name": chosen["name"], "tickets": most}


def verify_agent_with_most_tickets_by_status(answer: Json, truth: Json, before: State, after: State) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "name": given.get("name") == truth["name"],
        "number of tickets": given.get("tickets") == truth["tickets"],
        "nothing changed": before == after,
    }


def solve_earliest_answer_by_of_tickets_by_customer_and_priority(
    tools: Tools, *, customer_name: str, priority: str
) -> dict[str, Json]:
    """Find the one with the earliest answer deadline of the tickets meant."""
    customer = tools("find_customers", name=customer_name)["items"][0]
    chosen = min(
        [
            tools("get_ticket", ticket_id=ticket["id"])
            for ticket in every_item(tools, "find_tickets", customer_id=customer["id"], priority=priority)
        ],
        key=lambda ticket: ticket["answer_by"],
    )
    return {"ticket_number": chosen["number"], "answer_deadline": chosen["answer_by"]}


def verify_earliest_answer_by_of_tickets_by_customer_and_priority(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "ticket number": given.get("ticket_number") == truth["ticket_number"],
        "answer deadline": given.get("answer_deadline") == truth["answer_deadline"],
        "nothing changed": before == after,
    }


def solve_most_tier_among_tickets_in_detail_by_article_and_status(
    tools: Tools, *, article_title: str, status: str
) -> dict[str, Json]:
    """Find the one with the highest tier of the tickets meant."""
    article = tools("find_articles", title=article_title)["items"][0]
    found = [
        tools("get_ticket", ticket_id=ticket["id"])
        for ticket in every_item(tools, "find_tickets", article_id=article["id"], status=status)
    ]
    chosen = max(found, key=lambda ticket: ticket["tier"])
    return {"ticket_number": chosen["number"], "tier": chosen["tier"]}


def verify_most_tier_among_tickets_in_detail_by_article_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "ticket number": given.get("ticket_number") == truth["ticket_number"],
        "tier": given.get("tier") == truth["tier"],
        "nothing changed": before == after,
    }


def solve_earliest_answer_by_of_tickets_by_agent_and_status(
    tools: Tools, *, agent_name: str, status: str
) -> dict[str, Json]:
    """Find the one with the earliest answer deadline of the tickets meant."""
    agent = tools("find_agents", name=agent_name)["items"][0]
    chosen = min(
        [
            tools("get_ticket", ticket_id=ticket["id"])
            for ticket in every_item(tools, "find_tickets", agent_id=agent["id"], status=status)
        ],
        key=lambda ticket: ticket["answer_by"],
    )
    return {"ticket_number": chosen["number"], "answer_deadline": chosen["answer_by"]}


def verify_earliest_answer_by_of_tickets_by_agent_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Both fields must be those of the right row, and nothing may have changed."""
    given = answer or {}
    return {
        "ticket number": given.get("ticket_number") == truth["ticket_number"],
        "answer deadline": given.get("answer_deadline") == truth["answer_deadline"],
        "nothing changed": before == after,
    }


def solve_earliest_answer_by_among_tickets_in_detail_which_agent_status_by_article(
    tools: Tools, *, article_title: str, which_agent_status: str
) -> dict[str, Json]:
    """Find the one with the earliest answer deadline of the tickets meant."""
    article = tools("find_articles", title=article_title)["items"][0]
    found = [
        tools("get_ticket", ticket_id=ticket["id"])
        for ticket in every_item(tools, "find_tickets", article_id=article["id"])
    ]
    found = [
        ticket for ticket in found if tools("get_agent", agent_id=ticket["agent_id"])["status"] == which_agent_status
    ]
    chosen = min(found, key=lambda ticket: ticket["answer_by"])
    return {"ticket_number": chosen["number"], "answer_deadline": chosen["answer_by"]}


def verify_earliest_answer_by_among_tickets_in_detail_which_agent_status_by_article(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "ticket number": given.get("ticket_number") == truth["ticket_number"],
        "answer deadline": given.get("answer_deadline") == truth["answer_deadline"],
        "nothing changed": before == after,
    }


def solve_article_with_most_tickets_by_author_and_status(
    tools: Tools, *, agent_name: str, status: str
) -> dict[str, Json]:
    """Find out which of the articles meant has the most tickets."""
    agent = tools("find_agents", name=agent_name)["items"][0]
    counted = [
        (tools("find_tickets", article_id=article["id"])["total"], article)
        for article in every_item(tools, "find_articles", author_id=agent["id"], status=status)
    ]
    most, chosen = max(counted, key=lambda pair: pair[0])
    return {"title": chosen["title"], "tickets": most}


def verify_article_with_most_tickets_by_author_and_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """Row and number must be right, and nothing may have changed."""
    given = answer or {}
    return {
        "title": given.get("title") == truth["title"],
        "number of tickets": given.get("tickets") == truth["tickets"],
        "nothing changed": before == after,
    }


def solve_note_absence_where_allowed_least_most_open_by_status(
    tools: Tools, *, status: str, least_most_open: int
) -> dict[str, Json]:
    """Note absence those of the agents meant for which that is allowed."""
    found = list(every_item(tools, "find_agents", status=status))
    found = [agent for agent in found if agent["most_open"] >= least_most_open]
    done = refused = 0
    for agent in found:
        try:
            tools("note_absence", agent_id=agent["id"])
            done += 1
        except Refused:
            refused += 1
    return {"done": done, "refused": refused}


def verify_note_absence_where_allowed_least_most_open_by_status(
    answer: Json, truth: Json, before: State, after: State
) -> dict[str, bool]:
    """The answer must be right, and the right number of agents must have changed."""
    given = answer or {}
    changed = [row for key, row in after["agents"].items() if row != before["agents"].get(key)]
    return {
        "number of agents done": given.get("done") == truth["done"],
        "number refused": given.get("refused") == truth["refused"],
        "as many changed": len(changed) == truth["done"],
        "status is away": all(row["status"] == "away" for row in changed),
    }
