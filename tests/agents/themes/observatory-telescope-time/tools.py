"""Tools of Pinecrest Observatory."""

from typing import Annotated, Literal

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, reads, writes

TelescopeStatus = Literal["open", "maintenance"]
TargetKind = Literal["star", "cluster", "nebula", "galaxy", "planet"]
ProposalStatus = Literal["submitted", "accepted", "refused"]
SessionStatus = Literal["planned", "observed", "lost"]


class Telescope(TypedDict):
    """A telescope."""

    id: str
    name: str
    mirror: int
    status: TelescopeStatus


class Observer(TypedDict):
    """An observer."""

    id: str
    name: str
    email: str


class Target(TypedDict):
    """A target."""

    id: str
    name: str
    kind: TargetKind
    constellation: str


class Proposal(TypedDict):
    """A proposal."""

    id: str
    number: str
    observer_id: str
    target_id: str
    hours: int
    handed_in_on: str
    status: ProposalStatus


class ProposalSummary(TypedDict):
    """A proposal as a search lists it."""

    id: str
    number: str
    observer_name: str
    target_name: str
    hours: int
    status: ProposalStatus


class ProposalDetails(Proposal):
    """A proposal in full."""

    observer_name: str
    target_name: str
    given_hours: int


class Session(TypedDict):
    """A session."""

    id: str
    number: str
    proposal_id: str
    telescope_id: str
    night: str
    hours: int
    status: SessionStatus


class SessionSummary(TypedDict):
    """A session as a search lists it."""

    id: str
    number: str
    proposal_number: str
    telescope_name: str
    night: str
    hours: int
    status: SessionStatus


def find_telescopes(
    db: Database, name: Text | None = None, status: TelescopeStatus | None = None, page: PageNumber = 1
) -> Page[Telescope]:
    """Search telescopes.

    Args:
        name: Only telescopes whose name contains this text.
        status: Only telescopes with this status.
        page: Page number, from 1.
    """
    return db.search(
        Telescope,
        "SELECT id, name, mirror, status FROM telescopes",
        where={"instr(lower(name), lower(?)) > 0": name, "status = ?": status},
        order="name, id",
        page=page,
    )


def find_observers(db: Database, name: Text | None = None, page: PageNumber = 1) -> Page[Observer]:
    """Search observers.

    Args:
        name: Only observers whose name contains this text.
        page: Page number, from 1.
    """
    return db.search(
        Observer,
        "SELECT id, name, email FROM observers",
        where={"instr(lower(name), lower(?)) > 0": name},
        order="name, id",
        page=page,
    )


def find_targets(
    db: Database,
    name: Text | None = None,
    kind: TargetKind | None = None,
    constellation: Text | None = None,
    page: PageNumber = 1,
) -> Page[Target]:
    """Search targets.

    Args:
        name: Only targets whose name contains this text.
        kind: Only targets of this kind.
        constellation: Only targets in this constellation.
        page: Page number, from 1.
    """
    return db.search(
        Target,
        "SELECT id, name, kind, constellation FROM targets",
        where={"instr(lower(name), lower(?)) > 0": name, "kind = ?": kind, "constellation = ?": constellation},
        order="name, id",
        page=page,
    )


def find_proposals(
    db: Database,
    number: Text | None = None,
    observer_id: str | None = None,
    target_id: str | None = None,
    status: ProposalStatus | None = None,
    page: PageNumber = 1,
) -> Page[ProposalSummary]:
    """Search proposals by number, observer, target or status.

    Args:
        number: Only the proposal with this number.
        observer_id: Only proposals of the observer with this id.
        target_id: Only proposals for the target with this id.
        status: Only proposals with this status.
        page: Page number, from 1.
    """
    return db.search(
        ProposalSummary,
        """
        SELECT proposals.id, proposals.number, observers.name AS observer_name, targets.name AS target_name,
            proposals.hours, proposals.status
        FROM proposals
        JOIN observers ON observers.id = proposals.observer_id
        JOIN targets ON targets.id = proposals.target_id
        """,
        where={
            "proposals.number = ?": number,
            "proposals.observer_id = ?": observer_id,
            "proposals.target_id = ?": target_id,
            "proposals.status = ?": status,
        },
        order="proposals.number, proposals.id",
        page=page,
    )


def get_proposal(db: Database, proposal_id: str) -> ProposalDetails:
    """Show a proposal with the hours that its sessions give it.

    Args:
        proposal_id: Id of the proposal.
    """
    proposal = db.fetch(Proposal, "proposals", proposal_id)
    return {
        **proposal,
        "observer_name": db.fetch(Observer, "observers", proposal["observer_id"])["name"],
        "target_name": db.fetch(Target, "targets", proposal["target_id"])["name"],
        "given_hours": _given(db, proposal_id),
    }


def find_sessions(
    db: Database,
    number: Text | None = None,
    proposal_id: str | None = None,
    telescope_id: str | None = None,
    status: SessionStatus | None = None,
    night: Day | None = None,
    page: PageNumber = 1,
) -> Page[SessionSummary]:
    """Search sessions, the earliest night first.

    Args:
        number: Only the session with this number.
        proposal_id: Only sessions of the proposal with this id.
        telescope_id: Only sessions at the telescope with this id.
        status: Only sessions with this status.
        night: Only sessions in this night.
        page: Page number, from 1.
    """
    return db.search(
        SessionSummary,
        """
        SELECT sessions.id, sessions.number, proposals.number AS proposal_number, telescopes.name AS telescope_name,
            sessions.night, sessions.hours, sessions.status
        FROM sessions
        JOIN proposals ON proposals.id = sessions.proposal_id
        JOIN telescopes ON telescopes.id = sessions.telescope_id
        """,
        where={
            "sessions.number = ?": number,
            "sessions.proposal_id = ?": proposal_id,
            "sessions.telescope_id = ?": telescope_id,
            "sessions.status = ?": status,
            "sessions.night = ?": night,
        },
        order="sessions.night, sessions.id",
        page=page,
    )


def accept_proposal(db: Database, proposal_id: str) -> Proposal:
    """Accept a submitted proposal.

    Args:
        proposal_id: Id of the proposal.
    """
    _submitted(db, proposal_id)
    db.update("proposals", proposal_id, status="accepted")
    return db.fetch(Proposal, "proposals", proposal_id)


def refuse_proposal(db: Database, proposal_id: str) -> Proposal:
    """Refuse a submitted proposal.

    Args:
        proposal_id: Id of the proposal.
    """
    _submitted(db, proposal_id)
    db.update("proposals", proposal_id, status="refused")
    return db.fetch(Proposal, "proposals", proposal_id)


def plan_session(
    db: Database,
    number: Text,
    proposal_id: str,
    telescope_id: str,
    night: Day,
    hours: Annotated[int, between(1, 8)],
) -> Session:
    """Give an accepted proposal time at an open telescope in a night to come.

    Args:
        number: Session number, such as S-9000.
        proposal_id: Id of the proposal.
        telescope_id: Id of the telescope.
        night: The night.
        hours: Hours of the session.
    """
    proposal = db.fetch(Proposal, "proposals", proposal_id)
    telescope = db.fetch(Telescope, "telescopes", telescope_id)
    if proposal["status"] != "accepted":
        raise Refused("The proposal is not accepted.")
    if telescope["status"] != "open":
        raise Refused("The telescope is in maintenance.")
    if db.exists("SELECT 1 FROM sessions WHERE number = ?", number):
        raise Refused("This session number is taken.")
    if _given(db, proposal_id) + hours > proposal["hours"]:
        raise Refused("The proposal asks for fewer hours.")
    _free(db, telescope_id, night)
    key = db.insert(
        "sessions",
        number=number,
        proposal_id=proposal_id,
        telescope_id=telescope_id,
        night=night,
        hours=hours,
        status="planned",
    )
    return db.fetch(Session, "sessions", key)


def move_session(db: Database, session_id: str, night: Day) -> Session:
    """Move a planned session to another night in which its telescope is free.

    Args:
        session_id: Id of the session.
        night: The other night.
    """
    session = _planned(db, session_id)
    _free(db, session["telescope_id"], night)
    db.update("sessions", session_id, night=night)
    return db.fetch(Session, "sessions", session_id)


def drop_session(db: Database, session_id: str) -> Session:
    """Give up a planned session; its hours are free again.

    Args:
        session_id: Id of the session.
    """
    session = _planned(db, session_id)
    db.delete("sessions", session_id)
    return session


def close_telescope(db: Database, telescope_id: str) -> Telescope:
    """Put an open telescope without planned sessions into maintenance.

    Args:
        telescope_id: Id of the telescope.
    """
    telescope = db.fetch(Telescope, "telescopes", telescope_id)
    if telescope["status"] != "open":
        raise Refused("The telescope is in maintenance already.")
    if db.exists("SELECT 1 FROM sessions WHERE telescope_id = ? AND status = 'planned'", telescope_id):
        raise Refused("Sessions are planned at this telescope.")
    db.update("telescopes", telescope_id, status="maintenance")
    return db.fetch(Telescope, "telescopes", telescope_id)


def reopen_telescope(db: Database, telescope_id: str) -> Telescope:
    """End the maintenance of a telescope.

    Args:
        telescope_id: Id of the telescope.
    """
    telescope = db.fetch(Telescope, "telescopes", telescope_id)
    if telescope["status"] != "maintenance":
        raise Refused("The telescope is open.")
    db.update("telescopes", telescope_id, status="open")
    return db.fetch(Telescope, "telescopes", telescope_id)


def _submitted(db: Database, proposal_id: str) -> None:
    """Refuse a proposal that was decided on."""
    if db.fetch(Proposal, "proposals", proposal_id)["status"] != "submitted":
        raise Refused("The proposal was decided on already.")


def _planned(db: Database, session_id: str) -> Session:
    """Return a session that has not begun."""
    session = db.fetch(Session, "sessions", session_id)
    if session["status"] != "planned":
        raise Refused("The session is over.")
    if session["night"] <= db.today:
        raise Refused("The session has begun.")
    return session


def _free(db: Database, telescope_id: str, night: str) -> None:
    """Refuse a night that is past, or in which a telescope is taken."""
    if night <= db.today:
        raise Refused("Nights are given from tomorrow on.")
    if db.exists("SELECT 1 FROM sessions WHERE telescope_id = ? AND night = ?", telescope_id, night):
        raise Refused("The telescope is taken in that night.")


def _given(db: Database, proposal_id: str) -> int:
    """Return the hours of a proposal's sessions that were not lost."""
    return db.number("SELECT SUM(hours) FROM sessions WHERE proposal_id = ? AND status != 'lost'", proposal_id)


TOOLS = reads(find_telescopes, find_observers, find_targets, find_proposals, get_proposal, find_sessions) + writes(
    accept_proposal, refuse_proposal, plan_session, move_session, drop_session, close_telescope, reopen_telescope
)
