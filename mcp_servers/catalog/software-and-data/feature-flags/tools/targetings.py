"""Tools about targetings."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, shift

from .rows import Flag, TargetGroup, Targeting, TargetingEffect


class TargetingSummary(TypedDict):
    """A targeting as a search lists it."""

    id: str
    flag_name: str
    target_group_name: str
    effect: TargetingEffect


def find_targetings(
    db: Database,
    flag_id: str | None = None,
    target_group_id: str | None = None,
    effect: TargetingEffect | None = None,
    page: PageNumber = 1,
) -> Page[TargetingSummary]:
    """Search targetings by flag, target group or effect.

    Args:
        flag_id: Only targetings of the flag with this id.
        target_group_id: Only targetings of the target group with this id.
        effect: Only targetings with this effect.
        page: Page number, from 1.
    """
    return db.search(
        TargetingSummary,
        """
        SELECT targetings.id, flags.name AS flag_name, target_groups.name AS target_group_name,
            targetings.effect
        FROM targetings
        JOIN flags ON flags.id = targetings.flag_id
        JOIN target_groups ON target_groups.id = targetings.target_group_id
        """,
        where={
            "targetings.flag_id = ?": flag_id,
            "targetings.target_group_id = ?": target_group_id,
            "targetings.effect = ?": effect,
        },
        order="flags.name, targetings.id",
        page=page,
    )


def target_users(db: Database, flag_id: str, target_group_id: str, effect: TargetingEffect) -> Targeting:
    """Turn a flag always on or always off for a group, six groups at most.

    Args:
        flag_id: Id of the flag.
        target_group_id: Id of the target group.
        effect: Effect of the targeting.
    """
    flag = db.fetch(Flag, "flags", flag_id)
    target_group = db.fetch(TargetGroup, "target_groups", target_group_id)
    if flag["status"] not in ("draft", "live"):
        raise Refused("The flag is settled or dropped.")
    if db.exists("SELECT 1 FROM targetings WHERE flag_id = ? AND target_group_id = ?", flag_id, target_group_id):
        raise Refused("The flag treats this group specially already.")
    if db.number("SELECT COUNT(*) FROM targetings WHERE flag_id = ?", flag_id) >= 6:
        raise Refused("Six groups are enough.")
    if effect != "always_off" and flag["status"] != "live" and target_group["users"] > 1000:
        raise Refused("A draft is turned on for small groups only.")
    targeting_id = db.insert("targetings", flag_id=flag_id, target_group_id=target_group_id, effect=effect)
    return db.fetch(Targeting, "targetings", targeting_id)


def untarget_users(db: Database, targeting_id: str) -> Targeting:
    """Treat a group like everybody else again.

    Args:
        targeting_id: Id of the targeting.
    """
    targeting = db.fetch(Targeting, "targetings", targeting_id)
    flag = db.fetch(Flag, "flags", targeting["flag_id"])
    if flag["status"] == "settled":
        raise Refused("The flag is settled.")
    if (
        flag["kind"] == "experiment"
        and targeting["effect"] != "always_off"
        and flag["ends_on"] > shift(db.today, days=14)
    ):
        raise Refused("The experiment runs for more than two weeks yet.")
    db.delete("targetings", targeting_id)
    return targeting
