"""Rows of Weather station help desk."""

from typing import Literal

from typing_extensions import TypedDict

AgentStatus = Literal["working", "away"]
CustomerContract = Literal["basic", "plus", "business"]
ArticleStatus = Literal["draft", "checked", "published", "withdrawn"]
TicketStatus = Literal["new", "open", "waiting", "solved", "closed", "duplicate"]
TicketPriority = Literal["normal", "urgent"]
MessageDirection = Literal["incoming", "outgoing"]


class Agent(TypedDict):
    """An agent."""

    id: str
    name: str
    email: str
    tier: int
    most_open: int
    status: AgentStatus


class Customer(TypedDict):
    """A customer."""

    id: str
    name: str
    email: str
    contract: CustomerContract


class Article(TypedDict):
    """An article."""

    id: str
    number: str
    trouble: str
    title: str
    author_id: str
    status: ArticleStatus
    checker_id: str | None


class Ticket(TypedDict):
    """A ticket."""

    id: str
    number: str
    trouble: str
    model: str
    customer_id: str
    status: TicketStatus
    tier: int
    agent_id: str | None
    priority: TicketPriority
    article_id: str | None
    reported_at: str
    answer_by: str
    waiting_since: str | None


class Message(TypedDict):
    """A message."""

    id: str
    ticket_id: str
    direction: MessageDirection
    agent_id: str | None
    sent_at: str
