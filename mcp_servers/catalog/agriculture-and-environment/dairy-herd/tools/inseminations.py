"""Tools about inseminations."""

from typing import Literal

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Cow, Insemination, InseminationResult


class InseminationSummary(TypedDict):
    """An insemination as a search lists it."""

    id: str
    cow_name: str
    bull: str
    inseminated_on: str
    result: InseminationResult
    due_on: str


def find_inseminations(
    db: Database,
    cow_id: str | None = None,
    result: InseminationResult | None = None,
    bull: str | None = None,
    due_until: Day | None = None,
    inseminated_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[InseminationSummary]:
    """Search inseminations by cow, result, bull, due date or insemination date.

    Args:
        cow_id: Only inseminations of the cow with this id.
        result: Only inseminations with this result.
        bull: Only inseminations whose bull contains this text.
        due_until: Only inseminations with a due date at or before this.
        inseminated_until: Only inseminations with an insemination date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        InseminationSummary,
        """
        SELECT inseminations.id, cows.name AS cow_name, inseminations.bull, inseminations.inseminated_on,
            inseminations.result, inseminations.due_on
        FROM inseminations
        JOIN cows ON cows.id = inseminations.cow_id
        """,
        where={
            "inseminations.cow_id = ?": cow_id,
            "inseminations.result = ?": result,
            "instr(lower(inseminations.bull), lower(?)) > 0": bull,
            "inseminations.due_on <= ?": due_until,
            "inseminations.inseminated_on <= ?": inseminated_until,
        },
        order="inseminations.due_on, inseminations.id",
        page=page,
    )


def inseminate_cow(db: Database, cow_id: str, bull: Text) -> Insemination:
    """Record today's insemination of a cow that calved at least 50 days ago, or of a heifer at least 450 days old.

    Args:
        cow_id: Id of the cow.
        bull: Bull of the insemination.
    """
    cow = db.fetch(Cow, "cows", cow_id)
    if cow["state"] not in ("milking", "heifer"):
        raise Refused("Dry and sold cows are not inseminated.")
    if cow["born_on"] > shift(db.today, days=-450):
        raise Refused("The heifer is too young.")
    if cow["calved_on"] is not None and cow["calved_on"] > shift(db.today, days=-50):
        raise Refused("The cow calved less than 50 days ago.")
    if db.exists("SELECT 1 FROM inseminations WHERE cow_id = ? AND result = 'pregnant'", cow_id):
        raise Refused("The cow is pregnant.")
    if db.exists("SELECT 1 FROM inseminations WHERE cow_id = ? AND result = 'open'", cow_id):
        raise Refused("The last insemination has not been judged yet.")
    insemination_id = db.insert(
        "inseminations",
        cow_id=cow_id,
        bull=bull,
        inseminated_on=db.today,
        due_on=shift(db.today, days=283),
        result="open",
    )
    return db.fetch(Insemination, "inseminations", insemination_id)


def judge_insemination(db: Database, insemination_id: str, result: Literal["pregnant", "empty"]) -> Insemination:
    """Note what a scan found; a calf shows after 28 days, an empty womb after 18.

    Args:
        insemination_id: Id of the insemination.
        result: Result of the insemination.
    """
    insemination = db.fetch(Insemination, "inseminations", insemination_id)
    if insemination["result"] != "open":
        raise Refused("This insemination has been judged already.")
    cow = db.fetch(Cow, "cows", insemination["cow_id"])
    if cow["state"] not in ("milking", "heifer"):
        raise Refused("The cow has left the herd or is dry.")
    if insemination["inseminated_on"] > shift(db.today, days=-18):
        raise Refused("It is too early to tell.")
    if result != "empty" and insemination["inseminated_on"] > shift(db.today, days=-28):
        raise Refused("A calf cannot be seen before 28 days.")
    db.update("inseminations", insemination_id, result=result)
    return db.fetch(Insemination, "inseminations", insemination_id)
