"""Tools about covers."""

from mcp_servers.runtime import Database, Refused

from .rows import Cover, Policy, Thing


def insure_thing(db: Database, policy_id: str, thing_id: str) -> Cover:
    """Put a thing of yours under a policy, within its highest sum.

    Args:
        policy_id: Id of the policy.
        thing_id: Id of the thing.
    """
    policy = db.fetch(Policy, "policies", policy_id)
    thing = db.fetch(Thing, "things", thing_id)
    if thing["owner_id"] != db.account:
        raise Refused("The thing belongs to somebody else.")
    if thing["status"] not in ("kept", "lent"):
        raise Refused("The thing is in repair or gone.")
    if policy["valid_until"] < db.today:
        raise Refused("The policy has run out.")
    if db.exists("SELECT 1 FROM covers WHERE thing_id = ?", thing_id):
        raise Refused("The thing is insured already.")
    if (
        db.number(
            """
        SELECT SUM(things.price) FROM covers
        JOIN things ON things.id = covers.thing_id
        WHERE covers.policy_id = ?
        """,
            policy_id,
        )
        + thing["price"]
        > policy["highest"]
    ):
        raise Refused("The policy does not cover so much.")
    cover_id = db.insert("covers", policy_id=policy_id, thing_id=thing_id, since=db.today)
    return db.fetch(Cover, "covers", cover_id)
