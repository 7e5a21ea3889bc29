"""Tools about damages."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, days_between, shift

from .rows import Cover, Damage, DamageStatus, Policy, Thing


class DamageSummary(TypedDict):
    """A damage as a search lists it."""

    id: str
    cover_thing_name: str
    cover_policy_number: str
    mishap: str
    happened_on: str
    status: DamageStatus


def find_damages(
    db: Database,
    thing_id: str | None = None,
    policy_id: str | None = None,
    status: DamageStatus | None = None,
    happened_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[DamageSummary]:
    """Search damages by thing, policy, status or day of the damage.

    Args:
        thing_id: Only damages of the thing with this id.
        policy_id: Only damages of the policy with this id.
        status: Only damages with this status.
        happened_from: Only damages with a day of the damage at or after this.
        page: Page number, from 1.
    """
    return db.search(
        DamageSummary,
        """
        SELECT damages.id, things.name AS cover_thing_name, policies.number AS cover_policy_number,
            damages.mishap, damages.happened_on, damages.status
        FROM damages
        JOIN covers ON covers.id = damages.cover_id
        JOIN things ON things.id = covers.thing_id
        JOIN policies ON policies.id = covers.policy_id
        """,
        where={
            "covers.thing_id = ?": thing_id,
            "covers.policy_id = ?": policy_id,
            "damages.status = ?": status,
            "damages.happened_on >= ?": happened_from,
        },
        order="damages.happened_on DESC, damages.id",
        page=page,
    )


def report_damage(db: Database, cover_id: str, happened_on: Day, mishap: Text) -> Damage:
    """Report a damage of an insured thing within seven days, while its policy is valid.

    Args:
        cover_id: Id of the cover.
        happened_on: Day of the damage.
        mishap: Mishap of the damage.
    """
    cover = db.fetch(Cover, "covers", cover_id)
    if happened_on > db.today:
        raise Refused("The day of the damage lies ahead.")
    if happened_on < shift(db.today, days=-7):
        raise Refused("A damage is reported within seven days.")
    if happened_on < cover["since"]:
        raise Refused("The thing was not insured then.")
    policy = db.fetch(Policy, "policies", cover["policy_id"])
    if policy["valid_until"] < happened_on:
        raise Refused("The policy had run out by then.")
    if db.exists("SELECT 1 FROM damages WHERE cover_id = ? AND status = 'reported'", cover_id):
        raise Refused("A damage of this thing is open already.")
    damage_id = db.insert("damages", cover_id=cover_id, mishap=mishap, happened_on=happened_on, status="reported")
    return db.fetch(Damage, "damages", damage_id)


def settle_damage(db: Database, damage_id: str) -> Damage:
    """Note what the insurance pays for a damage, if anything is left after the deductible.

    Args:
        damage_id: Id of the damage.
    """
    damage = db.fetch(Damage, "damages", damage_id)
    if damage["status"] != "reported":
        raise Refused("The damage must be reported.")
    if damage["happened_on"] > shift(db.today, days=-3):
        raise Refused("The insurer takes three days at least.")
    cover = db.fetch(Cover, "covers", damage["cover_id"])
    thing = db.fetch(Thing, "things", cover["thing_id"])
    years = days_between(thing["bought_on"], damage["happened_on"]) // 365
    worth = thing["price"] - thing["price"] // 10 * years
    policy = db.fetch(Policy, "policies", cover["policy_id"])
    if worth <= policy["deductible"]:
        raise Refused("Nothing is left after the deductible.")
    db.update("damages", damage_id, status="paid", payment=worth - policy["deductible"])
    return db.fetch(Damage, "damages", damage_id)
