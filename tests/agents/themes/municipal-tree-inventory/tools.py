"""Tools of Trees of Aldermoor."""

from datetime import date
from typing import Annotated, Literal

from typing_extensions import TypedDict

from mcp_servers.runtime import (
    Database,
    Day,
    Page,
    PageNumber,
    Refused,
    Text,
    at_least,
    between,
    days_between,
    reads,
    writes,
)

SiteKind = Literal["street", "park", "school"]
Origin = Literal["native", "introduced"]
Condition = Literal["good", "fair", "poor", "dead"]
TreeStatus = Literal["standing", "felled"]
InspectionFinding = Literal["sound", "deadwood", "decay", "unsafe"]
WorkKind = Literal["pruning", "staking", "felling"]
WorkStatus = Literal["ordered", "done", "cancelled"]


class Species(TypedDict):
    """A species."""

    id: str
    name: str
    latin_name: str
    mature_height: int
    origin: Origin


class Site(TypedDict):
    """A site."""

    id: str
    name: str
    ward: str
    kind: SiteKind


class Tree(TypedDict):
    """A tree."""

    id: str
    number: str
    species_id: str
    site_id: str
    planted_on: str
    height: int
    girth: int
    condition: Condition
    protected: bool
    status: TreeStatus


class TreeSummary(TypedDict):
    """A tree as a search lists it."""

    id: str
    number: str
    species_name: str
    site_name: str
    condition: Condition
    status: TreeStatus


class TreeDetails(Tree):
    """A tree in full."""

    species_name: str
    site_name: str
    last_inspected_on: str | None
    ordered_works: int


class Inspection(TypedDict):
    """An inspection."""

    id: str
    tree_id: str
    officer_id: str
    inspected_on: str
    finding: InspectionFinding


class InspectionSummary(TypedDict):
    """An inspection as a search lists it."""

    id: str
    tree_number: str
    officer_name: str
    inspected_on: str
    finding: InspectionFinding


class Work(TypedDict):
    """Work ordered on a tree."""

    id: str
    number: str
    tree_id: str
    officer_id: str
    kind: WorkKind
    due_on: str
    cost: int
    status: WorkStatus


class WorkSummary(TypedDict):
    """Ordered work as a search lists it."""

    id: str
    number: str
    tree_number: str
    kind: WorkKind
    due_on: str
    cost: int
    status: WorkStatus


class SiteReport(TypedDict):
    """How many standing trees a site has."""

    site_name: str
    trees: int
    highest: int


def find_species(
    db: Database, name: Text | None = None, origin: Origin | None = None, page: PageNumber = 1
) -> Page[Species]:
    """Search the species that the town keeps.

    Args:
        name: Only species whose common name contains this text.
        origin: Only species of this origin.
        page: Page number, from 1.
    """
    return db.search(
        Species,
        "SELECT id, name, latin_name, mature_height, origin FROM species",
        where={"instr(lower(name), lower(?)) > 0": name, "origin = ?": origin},
        order="name, id",
        page=page,
    )


def find_sites(
    db: Database, name: Text | None = None, ward: Text | None = None, kind: SiteKind | None = None, page: PageNumber = 1
) -> Page[Site]:
    """Search streets, parks and schools.

    Args:
        name: Only sites whose name contains this text.
        ward: Only sites in this ward.
        kind: Only sites of this kind.
        page: Page number, from 1.
    """
    return db.search(
        Site,
        "SELECT id, name, ward, kind FROM sites",
        where={"instr(lower(name), lower(?)) > 0": name, "ward = ?": ward, "kind = ?": kind},
        order="name, id",
        page=page,
    )


def find_trees(
    db: Database,
    number: Text | None = None,
    species_id: str | None = None,
    site_id: str | None = None,
    condition: Condition | None = None,
    status: TreeStatus | None = None,
    page: PageNumber = 1,
) -> Page[TreeSummary]:
    """Search trees by tag number, species, site, condition or status.

    Args:
        number: Only the tree with this tag number.
        species_id: Only trees of the species with this id.
        site_id: Only trees on the site with this id.
        condition: Only trees in this condition.
        status: Only trees with this status.
        page: Page number, from 1.
    """
    return db.search(
        TreeSummary,
        """
        SELECT trees.id, trees.number, species.name AS species_name, sites.name AS site_name,
            trees.condition, trees.status
        FROM trees
        JOIN species ON species.id = trees.species_id
        JOIN sites ON sites.id = trees.site_id
        """,
        where={
            "trees.number = ?": number,
            "trees.species_id = ?": species_id,
            "trees.site_id = ?": site_id,
            "trees.condition = ?": condition,
            "trees.status = ?": status,
        },
        order="trees.number, trees.id",
        page=page,
    )


def get_tree(db: Database, tree_id: str) -> TreeDetails:
    """Show a tree with its last inspection and how much work is ordered on it.

    Args:
        tree_id: Id of the tree.
    """
    tree = db.fetch(Tree, "trees", tree_id)
    last: str | None = db.value("SELECT MAX(inspected_on) FROM inspections WHERE tree_id = ?", tree_id)
    return {
        **tree,
        "species_name": db.fetch(Species, "species", tree["species_id"])["name"],
        "site_name": db.fetch(Site, "sites", tree["site_id"])["name"],
        "last_inspected_on": last,
        "ordered_works": db.number("SELECT COUNT(*) FROM works WHERE tree_id = ? AND status = 'ordered'", tree_id),
    }


def find_inspections(
    db: Database,
    tree_id: str | None = None,
    officer_id: str | None = None,
    finding: InspectionFinding | None = None,
    page: PageNumber = 1,
) -> Page[InspectionSummary]:
    """Search inspections, the latest first.

    Args:
        tree_id: Only inspections of the tree with this id.
        officer_id: Only inspections by the officer with this id.
        finding: Only inspections with this finding.
        page: Page number, from 1.
    """
    return db.search(
        InspectionSummary,
        """
        SELECT inspections.id, trees.number AS tree_number, officers.name AS officer_name,
            inspections.inspected_on, inspections.finding
        FROM inspections
        JOIN trees ON trees.id = inspections.tree_id
        JOIN officers ON officers.id = inspections.officer_id
        """,
        where={
            "inspections.tree_id = ?": tree_id,
            "inspections.officer_id = ?": officer_id,
            "inspections.finding = ?": finding,
        },
        order="inspections.inspected_on DESC, inspections.id",
        page=page,
    )


def find_works(
    db: Database,
    number: Text | None = None,
    tree_id: str | None = None,
    kind: WorkKind | None = None,
    status: WorkStatus | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[WorkSummary]:
    """Search ordered work, the earliest due first.

    Args:
        number: Only the work with this order number.
        tree_id: Only work on the tree with this id.
        kind: Only work of this kind.
        status: Only work with this status.
        due_until: Only work due on or before this day.
        page: Page number, from 1.
    """
    return db.search(
        WorkSummary,
        """
        SELECT works.id, works.number, trees.number AS tree_number, works.kind, works.due_on, works.cost, works.status
        FROM works
        JOIN trees ON trees.id = works.tree_id
        """,
        where={
            "works.number = ?": number,
            "works.tree_id = ?": tree_id,
            "works.kind = ?": kind,
            "works.status = ?": status,
            "works.due_on <= ?": due_until,
        },
        order="works.due_on, works.id",
        page=page,
    )


def report_sites(db: Database, ward: Text | None = None, page: PageNumber = 1) -> Page[SiteReport]:
    """Count the standing trees of each site, and say how high its highest one is.

    Args:
        ward: Only sites in this ward.
        page: Page number, from 1.
    """
    return db.search(
        SiteReport,
        """
        SELECT sites.name AS site_name, COUNT(*) AS trees, MAX(trees.height) AS highest
        FROM sites
        JOIN trees ON trees.site_id = sites.id AND trees.status = 'standing'
        """,
        where={"sites.ward = ?": ward},
        group="sites.id",
        order="sites.name, sites.id",
        page=page,
    )


def record_inspection(db: Database, tree_id: str, finding: InspectionFinding) -> Inspection:
    """Record what you saw today at a standing tree.

    Args:
        tree_id: Id of the tree.
        finding: What was found.
    """
    _standing(db, tree_id)
    if db.exists("SELECT 1 FROM inspections WHERE tree_id = ? AND inspected_on = ?", tree_id, db.today):
        raise Refused("The tree was inspected today already.")
    key = db.insert(
        "inspections", tree_id=tree_id, officer_id=db.account, inspected_on=date.today().isoformat(), finding=finding
    )
    return db.fetch(Inspection, "inspections", key)


def set_condition(db: Database, tree_id: str, condition: Condition) -> Tree:
    """Change the condition of a standing tree that was inspected within the last year.

    Args:
        tree_id: Id of the tree.
        condition: The new condition.
    """
    tree = _standing(db, tree_id)
    if tree["condition"] == condition:
        raise Refused("The tree is in this condition already.")
    last: str | None = db.value("SELECT MAX(inspected_on) FROM inspections WHERE tree_id = ?", tree_id)
    if last is None or days_between(last, db.today) > 365:
        raise Refused("The tree was not inspected within the last year.")
    db.update("trees", tree_id, condition=condition)
    return db.fetch(Tree, "trees", tree_id)


def protect_tree(db: Database, tree_id: str) -> Tree:
    """Put a standing tree under protection.

    Args:
        tree_id: Id of the tree.
    """
    tree = _standing(db, tree_id)
    if tree["protected"]:
        raise Refused("The tree is protected already.")
    if tree["condition"] == "dead":
        raise Refused("A dead tree cannot be protected.")
    db.update("trees", tree_id, protected=True)
    return db.fetch(Tree, "trees", tree_id)


def order_work(
    db: Database, tree_id: str, number: Text, kind: WorkKind, due_on: Day, cost: Annotated[int, at_least(1)]
) -> Work:
    """Order work on a standing tree, at least two days ahead.

    Args:
        tree_id: Id of the tree.
        number: Order number, such as W-900.
        kind: Kind of work.
        due_on: Day by which it is to be done.
        cost: Estimated cost in pence.
    """
    tree = _standing(db, tree_id)
    if days_between(db.today, due_on) < 2:
        raise Refused("Work is ordered at least two days ahead.")
    if db.exists("SELECT 1 FROM works WHERE number = ?", number):
        raise Refused("This order number is taken.")
    key = db.insert(
        "works",
        number=number,
        tree_id=tree_id,
        officer_id=db.account,
        kind=kind,
        due_on=due_on,
        cost=cost,
        status="ordered",
    )
    return db.fetch(Work, "works", key)


def postpone_work(db: Database, work_id: str, days: Annotated[int, between(1, 60)]) -> Work:
    """Move the due day of ordered work.

    Args:
        work_id: Id of the work.
        days: By how many days.
    """
    work = _ordered(db, work_id)
    db.update("works", work_id, due_on=db.value("SELECT date(?, ?)", work["due_on"], f"+{days} days"))
    return db.fetch(Work, "works", work_id)


def finish_work(db: Database, work_id: str) -> Work:
    """Note that ordered work is done; a felled tree is standing no more.

    Args:
        work_id: Id of the work.
    """
    work = _ordered(db, work_id)
    db.update("works", work_id, status="done")
    if work["kind"] == "felling":
        db.update("trees", work["tree_id"], status="felled")
    return db.fetch(Work, "works", work_id)


def cancel_work(db: Database, work_id: str) -> Work:
    """Cancel ordered work.

    Args:
        work_id: Id of the work.
    """
    _ordered(db, work_id)
    db.update("works", work_id, status="cancelled")
    return db.fetch(Work, "works", work_id)


def _standing(db: Database, tree_id: str) -> Tree:
    """Return a tree that is not felled."""
    tree = db.fetch(Tree, "trees", tree_id)
    if tree["status"] == "felled":
        raise Refused("The tree was felled.")
    return tree


def _ordered(db: Database, work_id: str) -> Work:
    """Return work that is neither done nor cancelled."""
    work = db.fetch(Work, "works", work_id)
    if work["status"] != "ordered":
        raise Refused("This work is done or cancelled.")
    return work


TOOLS = reads(find_species, find_sites, find_trees, get_tree, find_inspections, find_works, report_sites) + writes(
    record_inspection, set_condition, protect_tree, order_work, postpone_work, finish_work, cancel_work
)
