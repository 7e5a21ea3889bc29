"""Tools about trees."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import District, Species, Street, Tree, TreeStatus


class TreeSummary(TypedDict):
    """A tree as a search lists it."""

    id: str
    number: str
    species_name: str
    street_name: str
    vitality: int
    status: TreeStatus


class TreeDetails(Tree):
    """A tree in full."""

    species_name: str
    street_name: str
    street_district_name: str
    last_inspection: str | None
    open_orders: int
    end_of_protection: str | None


class TreesBySpeciesName(TypedDict):
    """Totals of trees for one name."""

    species_name: str
    trees: int
    largest_girth: int | None
    worst_vitality: int | None


def find_trees(
    db: Database,
    number: str | None = None,
    species_id: str | None = None,
    street_id: str | None = None,
    district: str | None = None,
    min_vitality: int | None = None,
    status: TreeStatus | None = None,
    next_inspection_until: Day | None = None,
    min_girth: int | None = None,
    page: PageNumber = 1,
) -> Page[TreeSummary]:
    """Search trees by tree number, species, street, name, vitality, status, next inspection date or girth in
    centimetres.

    Args:
        number: Only trees with this tree number.
        species_id: Only trees of the species with this id.
        street_id: Only trees of the street with this id.
        district: Only trees of the district with this name.
        min_vitality: Only trees with a vitality of at least this.
        status: Only trees with this status.
        next_inspection_until: Only trees with a next inspection date at or before this.
        min_girth: Only trees with a girth in centimetres of at least this.
        page: Page number, from 1.
    """
    return db.search(
        TreeSummary,
        """
        SELECT trees.id, trees.number, species_list.name AS species_name, streets.name AS street_name,
            trees.vitality, trees.status
        FROM trees
        JOIN species_list ON species_list.id = trees.species_id
        JOIN streets ON streets.id = trees.street_id
        JOIN districts ON districts.id = streets.district_id
        """,
        where={
            "trees.number = ?": number,
            "trees.species_id = ?": species_id,
            "trees.street_id = ?": street_id,
            "districts.name = ?": district,
            "trees.vitality >= ?": min_vitality,
            "trees.status = ?": status,
            "trees.next_inspection_on <= ?": next_inspection_until,
            "trees.girth >= ?": min_girth,
        },
        order="trees.number, trees.id",
        page=page,
    )


def get_tree(db: Database, tree_id: str) -> TreeDetails:
    """Show a tree with its last inspection, the orders still to be done and the end of any protection of nests.

    Args:
        tree_id: Id of the tree.
    """
    tree = db.fetch(Tree, "trees", tree_id)
    last_inspection: str | None = db.value("SELECT MAX(inspected_on) FROM inspections WHERE tree_id = ?", tree_id)
    open_orders = db.number(
        "SELECT COUNT(*) FROM work_orders WHERE tree_id = ? AND status IN ('open', 'planned')", tree_id
    )
    end_of_protection: str | None = db.value(
        "SELECT MAX(protected_until) FROM nests WHERE tree_id = ? AND status = 'occupied'", tree_id
    )
    species = db.fetch(Species, "species_list", tree["species_id"])
    street = db.fetch(Street, "streets", tree["street_id"])
    district = db.fetch(District, "districts", street["district_id"])
    return {
        **tree,
        "species_name": species["name"],
        "street_name": street["name"],
        "street_district_name": district["name"],
        "last_inspection": last_inspection,
        "open_orders": open_orders,
        "end_of_protection": end_of_protection,
    }


def report_trees(
    db: Database,
    status: TreeStatus | None = None,
    street_id: str | None = None,
    district_id: str | None = None,
    min_vitality: int | None = None,
    page: PageNumber = 1,
) -> Page[TreesBySpeciesName]:
    """Count the trees by species.

    Args:
        status: Only trees with this status.
        street_id: Only trees of the street with this id.
        district_id: Only trees of the district with this id.
        min_vitality: Only trees with a vitality of at least this.
        page: Page number, from 1.
    """
    return db.search(
        TreesBySpeciesName,
        """
        SELECT species_list.name AS species_name, COUNT(*) AS trees, MAX(trees.girth) AS largest_girth,
            MAX(trees.vitality) AS worst_vitality
        FROM trees
        JOIN streets ON streets.id = trees.street_id
        JOIN species_list ON species_list.id = trees.species_id
        """,
        where={
            "trees.status = ?": status,
            "trees.street_id = ?": street_id,
            "streets.district_id = ?": district_id,
            "trees.vitality >= ?": min_vitality,
        },
        group="species_list.name",
        order="species_list.name",
        page=page,
    )


def plant_tree(
    db: Database,
    number: Text,
    species_id: str,
    street_id: str,
    height: Annotated[int, between(2, 8)],
    girth: Annotated[int, between(10, 40)],
) -> Tree:
    """Enter a tree planted today in a street where its species is not too common yet.

    Args:
        number: Tree number.
        species_id: Id of the species.
        street_id: Id of the street.
        height: Height in metres.
        girth: Girth in centimetres.
    """
    species = db.fetch(Species, "species_list", species_id)
    street = db.fetch(Street, "streets", street_id)
    alike = db.number(
        """
        SELECT COUNT(*) FROM trees
        WHERE street_id = ? AND species_id = ? AND status = 'standing'
        """,
        street_id,
        species_id,
    )
    standing = db.number("SELECT COUNT(*) FROM trees WHERE street_id = ? AND status = 'standing'", street_id)
    if alike * 3 > standing:
        raise Refused("This species is too common in the street.")
    if street["tram"] and species["final_height"] > 20:
        raise Refused("The tree would grow into the tram wires.")
    if db.exists("SELECT 1 FROM trees WHERE number = ?", number):
        raise Refused("Another tree already has this tree number.")
    tree_id = db.insert(
        "trees",
        number=number,
        species_id=species_id,
        street_id=street_id,
        height=height,
        girth=girth,
        planted_on=db.today,
        vitality=2,
        next_inspection_on=shift(db.today, days=365),
        status="standing",
    )
    return db.fetch(Tree, "trees", tree_id)
