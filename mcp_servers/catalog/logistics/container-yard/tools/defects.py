"""Tools about defects."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Container, Defect, DefectStatus


class DefectSummary(TypedDict):
    """A damage report as a search lists it."""

    id: str
    container_number: str
    remark: str
    cost: int
    status: DefectStatus


def find_defects(
    db: Database,
    container_id: str | None = None,
    line_id: str | None = None,
    status: DefectStatus | None = None,
    reported_from: Day | None = None,
    min_cost: int | None = None,
    page: PageNumber = 1,
) -> Page[DefectSummary]:
    """Search defects by container, line, status, day of the report or repair cost.

    Args:
        container_id: Only defects of the container with this id.
        line_id: Only defects of the line with this id.
        status: Only defects with this status.
        reported_from: Only defects with a day of the report at or after this.
        min_cost: Only defects with a repair cost of at least this.
        page: Page number, from 1.
    """
    return db.search(
        DefectSummary,
        """
        SELECT defects.id, containers.number AS container_number, defects.remark, defects.cost,
            defects.status
        FROM defects
        JOIN containers ON containers.id = defects.container_id
        """,
        where={
            "defects.container_id = ?": container_id,
            "containers.line_id = ?": line_id,
            "defects.status = ?": status,
            "defects.reported_on >= ?": reported_from,
            "defects.cost >= ?": min_cost,
        },
        order="defects.reported_on DESC, defects.id",
        page=page,
    )


def report_damage(db: Database, container_id: str, remark: Text) -> Defect:
    """Report a damage of an empty container in the yard, which counts as unsound.

    Args:
        container_id: Id of the container.
        remark: Remark of the damage report.
    """
    container = db.fetch(Container, "containers", container_id)
    if container["status"] != "in_yard":
        raise Refused("The container is not in the yard.")
    if container["loaded"]:
        raise Refused("A loaded container is looked at by its shipper.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM defects
        WHERE container_id = ? AND status IN ('open', 'estimated')
        """,
            container_id,
        )
        >= 2
    ):
        raise Refused("Two damages of this container are open already.")
    defect_id = db.insert(
        "defects", container_id=container_id, remark=remark, reported_on=db.today, cost=0, status="open"
    )
    db.update("containers", container_id, sound=False)
    return db.fetch(Defect, "defects", defect_id)


def estimate_damage(db: Database, defect_id: str, cost: Annotated[int, between(500, 300000)]) -> Defect:
    """Enter what the repair of a damage will cost, within two weeks of the report.

    Args:
        defect_id: Id of the damage report.
        cost: Repair cost, in minor units.
    """
    defect = db.fetch(Defect, "defects", defect_id)
    if defect["status"] != "open":
        raise Refused("The damage report must be open.")
    if defect["reported_on"] < shift(db.today, days=-21):
        raise Refused("The line only pays for damages of the last three weeks.")
    container = db.fetch(Container, "containers", defect["container_id"])
    if cost > 100000 and container["kind"] not in ("reefer", "tank"):
        raise Refused("So dear a repair is done for reefers and tanks only.")
    db.update("defects", defect_id, status="estimated", cost=cost)
    return db.fetch(Defect, "defects", defect_id)
