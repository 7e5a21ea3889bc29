"""Tools about rollout states."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, between

from .rows import Flag, RolloutState, RolloutStateEnvironment


class RolloutStateSummary(TypedDict):
    """A setting as a search lists it."""

    id: str
    flag_name: str
    environment: RolloutStateEnvironment
    share: int
    changed_at: str


def find_settings(
    db: Database,
    flag_id: str | None = None,
    environment: RolloutStateEnvironment | None = None,
    min_share: int | None = None,
    locked: bool | None = None,
    changed_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[RolloutStateSummary]:
    """Search rollout states by flag, environment, share in per cent, locked or time of the last change.

    Args:
        flag_id: Only rollout states of the flag with this id.
        environment: Only rollout states with this environment.
        min_share: Only rollout states with a share in per cent of at least this.
        locked: Only rollout states for which this holds, or does not: locked.
        changed_from: Only rollout states with a time of the last change at or after this.
        page: Page number, from 1.
    """
    return db.search(
        RolloutStateSummary,
        """
        SELECT rollout_states.id, flags.name AS flag_name, rollout_states.environment, rollout_states.share,
            rollout_states.changed_at
        FROM rollout_states
        JOIN flags ON flags.id = rollout_states.flag_id
        """,
        where={
            "rollout_states.flag_id = ?": flag_id,
            "rollout_states.environment = ?": environment,
            "rollout_states.share >= ?": min_share,
            "rollout_states.locked = ?": locked,
            "rollout_states.changed_at >= ?": changed_from,
        },
        order="flags.name, rollout_states.id",
        page=page,
    )


def add_setting(db: Database, flag_id: str, environment: RolloutStateEnvironment) -> RolloutState:
    """Add an environment to a draft or live flag, starting at no share.

    Args:
        flag_id: Id of the flag.
        environment: Environment of the setting.
    """
    flag = db.fetch(Flag, "flags", flag_id)
    if flag["status"] not in ("draft", "live"):
        raise Refused("The flag is settled or dropped.")
    if db.exists("SELECT 1 FROM rollout_states WHERE flag_id = ? AND environment = ?", flag_id, environment):
        raise Refused("The flag has this environment.")
    if environment == "production" and not db.exists(
        "SELECT 1 FROM rollout_states WHERE flag_id = ? AND environment = 'staging'", flag_id
    ):
        raise Refused("Staging comes before production.")
    rollout_state_id = db.insert(
        "rollout_states", flag_id=flag_id, environment=environment, share=0, changed_at=db.now, locked=False
    )
    return db.fetch(RolloutState, "rollout_states", rollout_state_id)


def change_share(db: Database, rollout_state_id: str, share: Annotated[int, between(0, 100)]) -> RolloutState:
    """Change the share of a setting; in production up to 50 and by 30 points upwards at most.

    Args:
        rollout_state_id: Id of the setting.
        share: Share in per cent.
    """
    rollout_state = db.fetch(RolloutState, "rollout_states", rollout_state_id)
    if rollout_state["locked"]:
        raise Refused("The setting is locked.")
    flag = db.fetch(Flag, "flags", rollout_state["flag_id"])
    if flag["status"] not in ("draft", "live"):
        raise Refused("The flag is settled or dropped.")
    if share == rollout_state["share"]:
        raise Refused("The share is that already.")
    if rollout_state["environment"] == "production" and share >= rollout_state["share"] and share > 50:
        raise Refused("So large a share needs an approved change.")
    if share > rollout_state["share"] + 30 and rollout_state["environment"] == "production":
        raise Refused("A share grows by 30 points at most.")
    if rollout_state["environment"] == "production" and flag["status"] != "live":
        raise Refused("A draft stays off in production.")
    if share <= 0 and db.exists("SELECT 1 FROM flags WHERE needs_id = ? AND status = 'live'", rollout_state["flag_id"]):
        raise Refused("A live flag depends on it.")
    db.update("rollout_states", rollout_state_id, share=share, changed_at=db.now)
    return db.fetch(RolloutState, "rollout_states", rollout_state_id)


def lock_setting(db: Database, rollout_state_id: str) -> RolloutState:
    """Lock a setting in production of a flag without open changes.

    Args:
        rollout_state_id: Id of the setting.
    """
    rollout_state = db.fetch(RolloutState, "rollout_states", rollout_state_id)
    if rollout_state["locked"]:
        raise Refused("It is locked already.")
    if rollout_state["environment"] != "production":
        raise Refused("Only production is locked.")
    if db.exists("SELECT 1 FROM proposals WHERE setting_id = ? AND status IN ('open', 'approved')", rollout_state_id):
        raise Refused("A change of it is under way.")
    db.update("rollout_states", rollout_state_id, locked=True)
    return db.fetch(RolloutState, "rollout_states", rollout_state_id)
