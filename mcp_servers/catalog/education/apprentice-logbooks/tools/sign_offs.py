"""Tools about sign offs."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, between

from .rows import Apprentice, SignOff, SignOffStatus, Skill, SkillField, Trainer


class SignOffSummary(TypedDict):
    """A skill record as a search lists it."""

    id: str
    apprentice_name: str
    skill_name: str
    hours: int
    status: SignOffStatus


def find_skill_records(
    db: Database,
    apprentice_id: str | None = None,
    skill_id: str | None = None,
    field: SkillField | None = None,
    status: SignOffStatus | None = None,
    page: PageNumber = 1,
) -> Page[SignOffSummary]:
    """Search sign offs by apprentice, skill, field or status.

    Args:
        apprentice_id: Only sign offs of the apprentice with this id.
        skill_id: Only sign offs of the skill with this id.
        field: Only sign offs of the skill with this field.
        status: Only sign offs with this status.
        page: Page number, from 1.
    """
    return db.search(
        SignOffSummary,
        """
        SELECT sign_offs.id, apprentices.name AS apprentice_name, skills.name AS skill_name,
            sign_offs.hours, sign_offs.status
        FROM sign_offs
        JOIN apprentices ON apprentices.id = sign_offs.apprentice_id
        JOIN skills ON skills.id = sign_offs.skill_id
        """,
        where={
            "sign_offs.apprentice_id = ?": apprentice_id,
            "sign_offs.skill_id = ?": skill_id,
            "skills.field = ?": field,
            "sign_offs.status = ?": status,
        },
        order="sign_offs.hours DESC, sign_offs.id",
        page=page,
    )


def add_skill_hours(db: Database, sign_off_id: str, more: Annotated[int, between(1, 40)]) -> SignOff:
    """Add hours worked on a skill that is being learnt, 40 at most at a time.

    Args:
        sign_off_id: Id of the skill record.
        more: Hours to add.
    """
    sign_off = db.fetch(SignOff, "sign_offs", sign_off_id)
    if sign_off["status"] != "learning":
        raise Refused("The skill has been signed off.")
    apprentice = db.fetch(Apprentice, "apprentices", sign_off["apprentice_id"])
    if apprentice["status"] != "training":
        raise Refused("The apprenticeship is over.")
    skill = db.fetch(Skill, "skills", sign_off["skill_id"])
    if sign_off["hours"] + more > 2 * skill["hours"]:
        raise Refused("Nobody works twice the hours on a skill.")
    db.update("sign_offs", sign_off_id, hours=sign_off["hours"] + more)
    return db.fetch(SignOff, "sign_offs", sign_off_id)


def begin_skill(db: Database, apprentice_id: str, skill_id: str) -> SignOff:
    """Let an apprentice begin a skill; an advanced one needs a basic skill of its field signed off.

    Args:
        apprentice_id: Id of the apprentice.
        skill_id: Id of the skill.
    """
    apprentice = db.fetch(Apprentice, "apprentices", apprentice_id)
    skill = db.fetch(Skill, "skills", skill_id)
    if apprentice["status"] != "training":
        raise Refused("The apprenticeship is over.")
    if db.exists("SELECT 1 FROM sign_offs WHERE apprentice_id = ? AND skill_id = ?", apprentice_id, skill_id):
        raise Refused("The apprentice has begun this skill.")
    if skill["level"] != "basic" and not db.exists(
        """
        SELECT 1 FROM sign_offs
        JOIN skills ON skills.id = sign_offs.skill_id
        WHERE sign_offs.apprentice_id = ?
            AND skills.field = ?
            AND skills.level = 'basic'
            AND sign_offs.status = 'signed_off'
        """,
        apprentice_id,
        skill["field"],
    ):
        raise Refused("A basic skill of this field comes first.")
    if db.number("SELECT COUNT(*) FROM sign_offs WHERE apprentice_id = ? AND status = 'learning'", apprentice_id) >= 4:
        raise Refused("The apprentice learns four skills already.")
    sign_off_id = db.insert("sign_offs", apprentice_id=apprentice_id, skill_id=skill_id, hours=0, status="learning")
    return db.fetch(SignOff, "sign_offs", sign_off_id)


def sign_skill_off(db: Database, sign_off_id: str) -> SignOff:
    """Sign a skill off once its hours are full, an advanced one after a basic one of its field.

    Args:
        sign_off_id: Id of the skill record.
    """
    sign_off = db.fetch(SignOff, "sign_offs", sign_off_id)
    if sign_off["status"] != "learning":
        raise Refused("The skill record must be learning.")
    skill = db.fetch(Skill, "skills", sign_off["skill_id"])
    if sign_off["hours"] < skill["hours"]:
        raise Refused("The hours are not full.")
    apprentice = db.fetch(Apprentice, "apprentices", sign_off["apprentice_id"])
    trainer = db.fetch(Trainer, "trainers", apprentice["trainer_id"])
    if trainer["certified_until"] < db.today:
        raise Refused("The trainer's certificate has run out.")
    if skill["level"] != "basic" and not db.exists(
        """
        SELECT 1 FROM sign_offs
        JOIN skills ON skills.id = sign_offs.skill_id
        WHERE sign_offs.apprentice_id = ?
            AND skills.field = ?
            AND skills.level = 'basic'
            AND sign_offs.status = 'signed_off'
        """,
        sign_off["apprentice_id"],
        skill["field"],
    ):
        raise Refused("A basic skill of this field comes first.")
    db.update("sign_offs", sign_off_id, status="signed_off")
    return db.fetch(SignOff, "sign_offs", sign_off_id)
