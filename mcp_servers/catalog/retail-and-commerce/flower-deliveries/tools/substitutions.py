"""Tools about substitutions."""

from mcp_servers.runtime import Database, Refused

from .rows import Flower, FlowerOrder, Substitution


def replace_flower(db: Database, flower_order_id: str, flower_id: str, replacement_id: str) -> Substitution:
    """Replace one flower of an order that is not made by another of its colour.

    Args:
        flower_order_id: Id of the order.
        flower_id: Id of the flower.
        replacement_id: Id of the replacement.
    """
    flower_order = db.fetch(FlowerOrder, "flower_orders", flower_order_id)
    flower = db.fetch(Flower, "flowers", flower_id)
    replacement = db.fetch(Flower, "flowers", replacement_id)
    if flower_order["status"] != "placed":
        raise Refused("The arrangement has been made or cancelled.")
    stems = db.number(
        "SELECT SUM(stems) FROM recipe_lines WHERE arrangement_id = ? AND flower_id = ?",
        flower_order["arrangement_id"],
        flower_id,
    )
    if stems <= 0:
        raise Refused("This flower is not in the arrangement.")
    if replacement_id == flower_id:
        raise Refused("This is the flower itself.")
    if replacement["colour"] != flower["colour"]:
        raise Refused("The replacement has another colour.")
    if replacement["stem_price"] * 10 > flower["stem_price"] * 13:
        raise Refused("The replacement is too dear.")
    if not replacement["pet_safe"] and flower_order["pets"]:
        raise Refused("The replacement is poisonous to pets.")
    if db.exists(
        "SELECT 1 FROM recipe_lines WHERE arrangement_id = ? AND flower_id = ?",
        flower_order["arrangement_id"],
        replacement_id,
    ):
        raise Refused("The replacement is in the arrangement already.")
    if replacement["stems"] < stems:
        raise Refused("There are not enough stems of the replacement.")
    if db.exists("SELECT 1 FROM substitutions WHERE flower_order_id = ? AND flower_id = ?", flower_order_id, flower_id):
        raise Refused("Another substitution already has this order and flower.")
    substitution_id = db.insert(
        "substitutions",
        flower_order_id=flower_order_id,
        flower_id=flower_id,
        replacement_id=replacement_id,
        stems=stems,
    )
    return db.fetch(Substitution, "substitutions", substitution_id)
