"""Tools about protocols."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, at_least, between, every_word, shift

from .rows import Protocol, ProtocolStatus, Scientist


class ProtocolSummary(TypedDict):
    """A protocol as a search lists it."""

    id: str
    number: str
    title: str
    author_name: str
    status: ProtocolStatus
    review_due: str


class ProtocolBody(TypedDict):
    """Lines of the text of a protocol."""

    lines: list[str]
    first_line: int
    total_lines: int
    next_line: int | None


class ProtocolDetails(Protocol):
    """A protocol in full."""

    author_name: str
    trained: int
    runs_done: int
    runs_planned: int


def find_protocols(
    db: Database,
    title: str | None = None,
    number: str | None = None,
    author_id: str | None = None,
    status: ProtocolStatus | None = None,
    review_due_until: Day | None = None,
    words: str | None = None,
    page: PageNumber = 1,
) -> Page[ProtocolSummary]:
    """Search protocols by title, protocol number, author, status or review date.

    Args:
        title: Only protocols whose title contains this text.
        number: Only protocols with this protocol number.
        author_id: Only protocols of the author with this id.
        status: Only protocols with this status.
        review_due_until: Only protocols with a review date at or before this.
        words: Only protocols whose title or text has all these words, in any order.
        page: Page number, from 1.
    """
    return db.search(
        ProtocolSummary,
        """
        SELECT protocols.id, protocols.number, protocols.title, scientists.name AS author_name,
            protocols.status, protocols.review_due
        FROM protocols
        JOIN scientists ON scientists.id = protocols.author_id
        """,
        where={
            "instr(lower(protocols.title), lower(?)) > 0": title,
            "protocols.number = ?": number,
            "protocols.author_id = ?": author_id,
            "protocols.status = ?": status,
            "protocols.review_due <= ?": review_due_until,
            "protocols.rowid IN (SELECT rowid FROM protocols_text WHERE protocols_text MATCH ?)": every_word(words),
        },
        order="protocols.number, protocols.id",
        page=page,
    )


def read_protocol(
    db: Database,
    protocol_id: str,
    from_line: Annotated[int, at_least(1)] = 1,
    lines: Annotated[int, between(1, 80)] = 40,
) -> ProtocolBody:
    """Read the text of a protocol, some lines at a time.

    Args:
        protocol_id: Id of the protocol.
        from_line: Line to begin with, from 1.
        lines: How many lines to read at most.
    """
    db.fetch(Protocol, "protocols", protocol_id)
    text = db.value("SELECT body FROM protocols WHERE id = ?", protocol_id).split("\n")
    if from_line > len(text):
        raise Refused(f"This protocol ends at line {len(text)}.")
    after = from_line + lines
    return {
        "lines": text[from_line - 1 : after - 1],
        "first_line": from_line,
        "total_lines": len(text),
        "next_line": after if after <= len(text) else None,
    }


def get_protocol(db: Database, protocol_id: str) -> ProtocolDetails:
    """Show a protocol without its text, with its runs and the people trained on it.

    Args:
        protocol_id: Id of the protocol.
    """
    protocol = db.fetch(Protocol, "protocols", protocol_id)
    trained = db.number(
        "SELECT COUNT(*) FROM trainings WHERE protocol_id = ? AND trained_on >= ?",
        protocol_id,
        shift(db.today, days=-730),
    )
    runs_done = db.number(
        "SELECT COUNT(*) FROM runs WHERE protocol_id = ? AND status IN ('done', 'released')", protocol_id
    )
    runs_planned = db.number("SELECT COUNT(*) FROM runs WHERE protocol_id = ? AND status = 'planned'", protocol_id)
    author = db.fetch(Scientist, "scientists", protocol["author_id"])
    return {
        **protocol,
        "author_name": author["name"],
        "trained": trained,
        "runs_done": runs_done,
        "runs_planned": runs_planned,
    }


def write_protocol(db: Database, number: Text, title: Text, plant: Text, body: Text) -> Protocol:
    """Write a protocol as a draft.

    Args:
        number: Protocol number.
        title: Title of the protocol.
        plant: Plant of the protocol.
        body: Text of the protocol.
    """
    account = db.fetch(Scientist, "scientists", db.account)
    if account["status"] != "at_work":
        raise Refused("You are away.")
    if db.number("SELECT COUNT(*) FROM protocols WHERE author_id = ? AND status = 'draft'", db.account) >= 3:
        raise Refused("You have three drafts already.")
    if db.exists("SELECT 1 FROM protocols WHERE number = ?", number):
        raise Refused("Another protocol already has this protocol number.")
    if db.exists("SELECT 1 FROM protocols WHERE title = ?", title):
        raise Refused("Another protocol already has this title.")
    protocol_id = db.insert(
        "protocols",
        number=number,
        plant=plant,
        title=title,
        body=body,
        author_id=db.account,
        status="draft",
        review_due=shift(db.today, days=365),
    )
    return db.fetch(Protocol, "protocols", protocol_id)


def approve_protocol(db: Database, protocol_id: str, head_id: str) -> Protocol:
    """Approve a draft in the name of a head who did not write it.

    Args:
        protocol_id: Id of the protocol.
        head_id: Id of the head.
    """
    protocol = db.fetch(Protocol, "protocols", protocol_id)
    head = db.fetch(Scientist, "scientists", head_id)
    if protocol["status"] != "draft":
        raise Refused("The protocol must be draft.")
    if head["role"] != "head":
        raise Refused("Only a head approves protocols.")
    if head_id == protocol["author_id"]:
        raise Refused("Nobody approves a protocol of their own.")
    if db.exists(
        """
        SELECT 1 FROM deviations
        JOIN runs ON runs.id = deviations.run_id
        WHERE runs.protocol_id = ? AND deviations.severity = 'major' AND deviations.status = 'open'
        """,
        protocol_id,
    ):
        raise Refused("A major deviation is open.")
    db.update("protocols", protocol_id, status="valid", review_due=shift(db.today, days=365))
    return db.fetch(Protocol, "protocols", protocol_id)


def retire_protocol(db: Database, protocol_id: str) -> Protocol:
    """Retire a protocol without runs planned or under way.

    Args:
        protocol_id: Id of the protocol.
    """
    protocol = db.fetch(Protocol, "protocols", protocol_id)
    if protocol["status"] != "valid":
        raise Refused("The protocol must be valid.")
    if db.exists("SELECT 1 FROM runs WHERE protocol_id = ? AND status IN ('planned', 'under_way')", protocol_id):
        raise Refused("A run of this protocol is not finished.")
    db.update("protocols", protocol_id, status="retired")
    return db.fetch(Protocol, "protocols", protocol_id)
