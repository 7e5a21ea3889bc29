"""Tools of Weather station help desk."""

from mcp_servers.runtime import reads, writes

from .agents import find_agents, get_agent, note_absence
from .articles import check_article, find_articles, publish_article, read_article, withdraw_article, write_article
from .customers import find_customers
from .messages import answer_ticket, find_messages, read_message, take_message
from .tickets import (
    close_duplicate,
    close_ticket,
    escalate_ticket,
    find_tickets,
    get_ticket,
    raise_priority,
    report_tickets,
    solve_ticket,
    take_ticket,
)

TOOLS = reads(
    find_tickets,
    find_messages,
    find_articles,
    find_customers,
    find_agents,
    read_message,
    read_article,
    get_ticket,
    get_agent,
    report_tickets,
) + writes(
    take_ticket,
    answer_ticket,
    take_message,
    escalate_ticket,
    solve_ticket,
    close_ticket,
    close_duplicate,
    raise_priority,
    write_article,
    check_article,
    publish_article,
    withdraw_article,
    note_absence,
)
