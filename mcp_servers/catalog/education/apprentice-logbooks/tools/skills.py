"""Tools about skills."""

from mcp_servers.runtime import Database, Page, PageNumber

from .rows import Skill, SkillField, SkillLevel


def find_skills(
    db: Database,
    name: str | None = None,
    field: SkillField | None = None,
    level: SkillLevel | None = None,
    max_hours: int | None = None,
    page: PageNumber = 1,
) -> Page[Skill]:
    """Search skills by name, field, level or hours to be worked.

    Args:
        name: Only skills whose name contains this text.
        field: Only skills with this field.
        level: Only skills with this level.
        max_hours: Only skills with an hours to be worked of at most this.
        page: Page number, from 1.
    """
    return db.search(
        Skill,
        "SELECT id, name, field, level, hours FROM skills",
        where={
            "instr(lower(name), lower(?)) > 0": name,
            "field = ?": field,
            "level = ?": level,
            "hours <= ?": max_hours,
        },
        order="name, id",
        page=page,
    )
