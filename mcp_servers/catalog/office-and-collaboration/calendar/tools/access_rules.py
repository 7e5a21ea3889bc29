"""Tools about access rules."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused

from .rows import AccessRule, AccessRuleRole, Calendar, Person


class AccessRuleSummary(TypedDict):
    """An access rule as a search lists it."""

    id: str
    person_name: str
    role: AccessRuleRole


def delete_access_rule(db: Database, access_rule_id: str) -> AccessRule:
    """Take somebody's access to a calendar away.

    Args:
        access_rule_id: Id of the access rule.
    """
    access_rule = db.fetch(AccessRule, "access_rules", access_rule_id)
    if not db.exists(
        "SELECT 1 FROM calendar_list_entries WHERE calendar_id = ? AND access_role = 'owner'",
        access_rule["calendar_id"],
    ):
        raise Refused("Only an owner of the calendar may change who has access.")
    calendar = db.fetch(Calendar, "calendars", access_rule["calendar_id"])
    if access_rule["person_id"] == calendar["data_owner_id"]:
        raise Refused("The access of the calendar's owner cannot be changed.")
    db.delete("access_rules", access_rule_id)
    return access_rule


def insert_access_rule(db: Database, calendar_id: str, person_id: str, role: AccessRuleRole) -> AccessRule:
    """Give somebody access to a calendar that you own.

    Args:
        calendar_id: Id of the calendar.
        person_id: Id of the person.
        role: Role of the access rule.
    """
    db.fetch(Calendar, "calendars", calendar_id)
    db.fetch(Person, "people", person_id)
    if not db.exists(
        "SELECT 1 FROM calendar_list_entries WHERE calendar_id = ? AND access_role = 'owner'", calendar_id
    ):
        raise Refused("Only an owner of the calendar may share it.")
    if person_id == db.account:
        raise Refused("You already have access to your own calendar.")
    if db.exists("SELECT 1 FROM access_rules WHERE calendar_id = ? AND person_id = ?", calendar_id, person_id):
        raise Refused("This person already has access; change the rule instead.")
    access_rule_id = db.insert("access_rules", calendar_id=calendar_id, person_id=person_id, role=role)
    return db.fetch(AccessRule, "access_rules", access_rule_id)


def list_access_rules(
    db: Database,
    calendar_id: str | None = None,
    role: AccessRuleRole | None = None,
    person_id: str | None = None,
    page: PageNumber = 1,
) -> Page[AccessRuleSummary]:
    """List who may see or change a calendar, and how far.

    Args:
        calendar_id: Only access rules of the calendar with this id.
        role: Only access rules with this role.
        person_id: Only access rules of the person with this id.
        page: Page number, from 1.
    """
    return db.search(
        AccessRuleSummary,
        """
        SELECT access_rules.id, people.name AS person_name, access_rules.role FROM access_rules
        JOIN people ON people.id = access_rules.person_id
        """,
        where={
            "access_rules.calendar_id = ?": calendar_id,
            "access_rules.role = ?": role,
            "access_rules.person_id = ?": person_id,
        },
        order="people.name, access_rules.id",
        page=page,
    )
