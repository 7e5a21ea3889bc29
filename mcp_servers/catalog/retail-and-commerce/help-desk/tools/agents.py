"""Tools about agents."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import Agent, AgentStatus


class AgentSummary(TypedDict):
    """An agent as a search lists it."""

    id: str
    name: str
    tier: int
    most_open: int
    status: AgentStatus


class AgentDetails(Agent):
    """An agent in full."""

    open_tickets: int
    overdue: int


def find_agents(
    db: Database,
    name: str | None = None,
    tier: int | None = None,
    status: AgentStatus | None = None,
    page: PageNumber = 1,
) -> Page[AgentSummary]:
    """Search agents by name, tier or status.

    Args:
        name: Only agents whose name contains this text.
        tier: Only agents with this tier.
        status: Only agents with this status.
        page: Page number, from 1.
    """
    return db.search(
        AgentSummary,
        "SELECT id, name, tier, most_open, status FROM agents",
        where={"instr(lower(name), lower(?)) > 0": name, "tier = ?": tier, "status = ?": status},
        order="name, id",
        page=page,
    )


def get_agent(db: Database, agent_id: str) -> AgentDetails:
    """Show an agent with the open and overdue tickets.

    Args:
        agent_id: Id of the agent.
    """
    agent = db.fetch(Agent, "agents", agent_id)
    open_tickets = db.number("SELECT COUNT(*) FROM tickets WHERE agent_id = ? AND status = 'open'", agent_id)
    overdue = db.number(
        """
        SELECT COUNT(*) FROM tickets
        WHERE agent_id = ? AND status = 'open' AND answer_by < ?
        """,
        agent_id,
        db.now,
    )
    return {**agent, "open_tickets": open_tickets, "overdue": overdue}


def note_absence(db: Database, agent_id: str) -> Agent:
    """Note that an agent is away; urgent tickets may not be in the agent's hands.

    Args:
        agent_id: Id of the agent.
    """
    agent = db.fetch(Agent, "agents", agent_id)
    if agent["status"] != "working":
        raise Refused("The agent must be working.")
    if db.exists("SELECT 1 FROM tickets WHERE agent_id = ? AND status = 'open' AND priority = 'urgent'", agent_id):
        raise Refused("An urgent ticket is in the agent's hands.")
    db.update("agents", agent_id, status="away")
    return db.fetch(Agent, "agents", agent_id)
