"""Tools about agents."""

from mcp_servers.runtime import Database, Refused, shift

from .rows import Agent


class AgentDetails(Agent):
    """A shipping agent in full."""

    amount_open: int
    amount_overdue: int


def get_agent(db: Database, agent_id: str) -> AgentDetails:
    """Show a shipping agent with its open invoices and how much of them is overdue.

    Args:
        agent_id: Id of the shipping agent.
    """
    agent = db.fetch(Agent, "agents", agent_id)
    amount_open = db.number(
        """
        SELECT SUM(pilot_invoices.amount) FROM pilot_invoices
        JOIN pilotages ON pilotages.id = pilot_invoices.pilotage_id
        JOIN vessels ON vessels.id = pilotages.vessel_id
        WHERE vessels.agent_id = ? AND pilot_invoices.status = 'open'
        """,
        agent_id,
    )
    amount_overdue = db.number(
        """
        SELECT SUM(pilot_invoices.amount) FROM pilot_invoices
        JOIN pilotages ON pilotages.id = pilot_invoices.pilotage_id
        JOIN vessels ON vessels.id = pilotages.vessel_id
        WHERE vessels.agent_id = ? AND pilot_invoices.status = 'open' AND pilot_invoices.due_on < ?
        """,
        agent_id,
        db.today,
    )
    return {**agent, "amount_open": amount_open, "amount_overdue": amount_overdue}


def stop_agent(db: Database, agent_id: str) -> Agent:
    """Stop an agent who has an invoice more than two days overdue.

    Args:
        agent_id: Id of the shipping agent.
    """
    agent = db.fetch(Agent, "agents", agent_id)
    if agent["status"] != "trusted":
        raise Refused("The shipping agent must be trusted.")
    if not db.exists(
        """
        SELECT 1 FROM pilot_invoices
        JOIN pilotages ON pilotages.id = pilot_invoices.pilotage_id
        JOIN vessels ON vessels.id = pilotages.vessel_id
        WHERE vessels.agent_id = ? AND pilot_invoices.status = 'open' AND pilot_invoices.due_on < ?
        """,
        agent_id,
        shift(db.today, days=-2),
    ):
        raise Refused("The agent has no invoice overdue for more than two days.")
    db.update("agents", agent_id, status="stopped")
    return db.fetch(Agent, "agents", agent_id)


def trust_agent(db: Database, agent_id: str) -> Agent:
    """Trust a stopped agent again once nothing is overdue.

    Args:
        agent_id: Id of the shipping agent.
    """
    agent = db.fetch(Agent, "agents", agent_id)
    if agent["status"] != "stopped":
        raise Refused("The shipping agent must be stopped.")
    if db.exists(
        """
        SELECT 1 FROM pilot_invoices
        JOIN pilotages ON pilotages.id = pilot_invoices.pilotage_id
        JOIN vessels ON vessels.id = pilotages.vessel_id
        WHERE vessels.agent_id = ? AND pilot_invoices.status = 'open' AND pilot_invoices.due_on < ?
        """,
        agent_id,
        db.today,
    ):
        raise Refused("The agent still has overdue invoices.")
    db.update("agents", agent_id, status="trusted")
    return db.fetch(Agent, "agents", agent_id)
