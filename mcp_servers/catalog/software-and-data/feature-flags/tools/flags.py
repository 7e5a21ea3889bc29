"""Tools about flags."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, days_between, shift

from .rows import Developer, Flag, FlagKind, FlagStatus, Proposal, Targeting


class FlagSummary(TypedDict):
    """A flag as a search lists it."""

    id: str
    name: str
    developer_name: str
    kind: FlagKind
    ends_on: str
    status: FlagStatus


class FlagDetails(Flag):
    """A flag in full."""

    developer_name: str
    production_share: int | None
    number_of_targeted_users: int
    days_left: int
    dependent_flags: int


class FlagsByDeveloperName(TypedDict):
    """Totals of flags for one name."""

    developer_name: str
    flags: int
    earliest_end: str | None


def find_flags(
    db: Database,
    name: str | None = None,
    owner_id: str | None = None,
    kind: FlagKind | None = None,
    status: FlagStatus | None = None,
    needs_id: str | None = None,
    ends_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[FlagSummary]:
    """Search flags by name, owner, kind, status, parent flag or last day.

    Args:
        name: Only flags whose name contains this text.
        owner_id: Only flags of the owner with this id.
        kind: Only flags with this kind.
        status: Only flags with this status.
        needs_id: Only flags of the parent flag with this id.
        ends_until: Only flags with a last day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        FlagSummary,
        """
        SELECT flags.id, flags.name, developers.name AS developer_name, flags.kind, flags.ends_on,
            flags.status
        FROM flags
        JOIN developers ON developers.id = flags.developer_id
        """,
        where={
            "instr(lower(flags.name), lower(?)) > 0": name,
            "flags.developer_id = ?": owner_id,
            "flags.kind = ?": kind,
            "flags.status = ?": status,
            "flags.needs_id = ?": needs_id,
            "flags.ends_on <= ?": ends_until,
        },
        order="flags.name, flags.id",
        page=page,
    )


def get_flag(db: Database, flag_id: str) -> FlagDetails:
    """Show a flag with its share in production, the users of the groups it is always on for and the days until its
    last day.

    Args:
        flag_id: Id of the flag.
    """
    flag = db.fetch(Flag, "flags", flag_id)
    production_share: int | None = db.value(
        """
        SELECT MAX(share) FROM rollout_states
        WHERE flag_id = ? AND environment = 'production'
        """,
        flag_id,
    )
    number_of_targeted_users = db.number(
        """
        SELECT SUM(target_groups.users) FROM targetings
        JOIN target_groups ON target_groups.id = targetings.target_group_id
        WHERE targetings.flag_id = ? AND targetings.effect = 'always_on'
        """,
        flag_id,
    )
    days_left = days_between(db.today, flag["ends_on"])
    dependent_flags = db.number("SELECT COUNT(*) FROM flags WHERE needs_id = ? AND status = 'live'", flag_id)
    developer = db.fetch(Developer, "developers", flag["developer_id"])
    return {
        **flag,
        "developer_name": developer["name"],
        "production_share": production_share,
        "number_of_targeted_users": number_of_targeted_users,
        "days_left": days_left,
        "dependent_flags": dependent_flags,
    }


def report_flags(
    db: Database,
    status: FlagStatus | None = None,
    kind: FlagKind | None = None,
    ends_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[FlagsByDeveloperName]:
    """Count flags by owner.

    Args:
        status: Only flags with this status.
        kind: Only flags with this kind.
        ends_until: Only flags with a last day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        FlagsByDeveloperName,
        """
        SELECT developers.name AS developer_name, COUNT(*) AS flags, MIN(flags.ends_on) AS earliest_end
        FROM flags
        JOIN developers ON developers.id = flags.developer_id
        """,
        where={"flags.status = ?": status, "flags.kind = ?": kind, "flags.ends_on <= ?": ends_until},
        group="developers.name",
        order="developers.name",
        page=page,
    )


def create_flag(db: Database, name: Text, kind: FlagKind, ends_on: Day) -> Flag:
    """Draft a flag of your own for 90 days at most, unless you own a stale one.

    Args:
        name: Name of the flag.
        kind: Kind of the flag.
        ends_on: Last day.
    """
    if ends_on <= db.today:
        raise Refused("The last day has passed.")
    if ends_on > shift(db.today, days=90):
        raise Refused("A flag lasts 90 days at most.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM flags
        WHERE developer_id = ? AND status = 'live' AND ends_on < ?
        """,
            db.account,
            db.today,
        )
        >= 6
    ):
        raise Refused("Six of your flags are stale.")
    if db.exists("SELECT 1 FROM flags WHERE name = ?", name):
        raise Refused("Another flag already has this name.")
    flag_id = db.insert(
        "flags", name=name, kind=kind, ends_on=ends_on, developer_id=db.account, needs_id=None, status="draft"
    )
    return db.fetch(Flag, "flags", flag_id)


def launch_flag(db: Database, flag_id: str) -> Flag:
    """Launch a draft after two days on staging at full share; the flag it depends on must be live.

    Args:
        flag_id: Id of the flag.
    """
    flag = db.fetch(Flag, "flags", flag_id)
    if flag["status"] != "draft":
        raise Refused("The flag must be draft.")
    if not db.exists(
        """
        SELECT 1 FROM rollout_states
        WHERE flag_id = ? AND environment = 'staging' AND share = 100 AND changed_at <= ?
        """,
        flag_id,
        shift(db.now, days=-2),
    ):
        raise Refused("It has not been on staging at full share for two days.")
    needs = db.fetch(Flag, "flags", flag["needs_id"]) if flag["needs_id"] is not None else None
    if needs is not None and needs["status"] != "live":
        raise Refused("The flag it depends on is not live.")
    if flag["ends_on"] < db.today:
        raise Refused("Its last day has passed.")
    db.update("flags", flag_id, status="live")
    return db.fetch(Flag, "flags", flag_id)


def prolong_flag(db: Database, flag_id: str, ends_on: Day) -> Flag:
    """Give a flag of yours up to 30 more days, unless it is at full share already.

    Args:
        flag_id: Id of the flag.
        ends_on: Last day.
    """
    flag = db.fetch(Flag, "flags", flag_id)
    if flag["status"] not in ("draft", "live"):
        raise Refused("The flag is settled or dropped.")
    if ends_on <= flag["ends_on"]:
        raise Refused("The new last day must be later.")
    if ends_on <= db.today:
        raise Refused("The day has passed.")
    if ends_on > shift(db.today, days=90):
        raise Refused("A flag lasts 90 days at most.")
    if flag["kind"] != "operations" and db.exists(
        """
        SELECT 1 FROM rollout_states
        WHERE flag_id = ? AND environment = 'production' AND share = 100
        """,
        flag_id,
    ):
        raise Refused("It is on for everybody and is settled instead.")
    db.update("flags", flag_id, ends_on=ends_on)
    return db.fetch(Flag, "flags", flag_id)


def settle_flag(db: Database, flag_id: str) -> Flag:
    """Settle a flag that is on for everybody or stale; open proposals are rejected and special groups dropped.

    Args:
        flag_id: Id of the flag.
    """
    flag = db.fetch(Flag, "flags", flag_id)
    if flag["status"] != "live":
        raise Refused("The flag must be live.")
    if flag["ends_on"] >= db.today and not db.exists(
        """
        SELECT 1 FROM rollout_states
        WHERE flag_id = ? AND environment = 'production' AND share = 100
        """,
        flag_id,
    ):
        raise Refused("It is neither on for everybody nor stale.")
    if db.exists("SELECT 1 FROM flags WHERE needs_id = ? AND status IN ('draft', 'live')", flag_id):
        raise Refused("Another flag depends on it.")
    db.update("flags", flag_id, status="settled")
    for proposal in db.all(
        Proposal,
        """
        SELECT proposals.* FROM proposals
        JOIN rollout_states ON rollout_states.id = proposals.setting_id
        WHERE rollout_states.flag_id = ? AND proposals.status = 'open'
        ORDER BY proposals.id
        """,
        flag_id,
    ):
        db.update("proposals", proposal["id"], status="rejected")
    for targeting in db.all(Targeting, "SELECT * FROM targetings WHERE flag_id = ? ORDER BY id", flag_id):
        db.delete("targetings", targeting["id"])
    return db.fetch(Flag, "flags", flag_id)
