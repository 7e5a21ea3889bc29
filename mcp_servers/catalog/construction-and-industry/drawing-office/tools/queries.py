"""Tools about queries."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, days_between, shift

from .rows import Builder, Drawing, Engineer, Query, QueryStatus


class QuerySummary(TypedDict):
    """A query as a search lists it."""

    id: str
    number: str
    drawing_number: str
    builder_name: str
    answer_by: str
    status: QueryStatus


class QueryDetails(Query):
    """A query in full."""

    drawing_number: str
    drawing_title: str
    builder_name: str
    engineer_name: str | None
    days_late: int
    other_queries: int


class QueriesByDrawingProjectName(TypedDict):
    """Totals of queries for one name."""

    drawing_project_name: str
    queries: int
    last_query: str | None


def find_queries(
    db: Database,
    number: str | None = None,
    drawing_id: str | None = None,
    project_id: str | None = None,
    builder_id: str | None = None,
    status: QueryStatus | None = None,
    standstill: bool | None = None,
    answer_by_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[QuerySummary]:
    """Search queries by query number, drawing, project, builder, status, standstill or answer deadline.

    Args:
        number: Only queries with this query number.
        drawing_id: Only queries of the drawing with this id.
        project_id: Only queries of the project with this id.
        builder_id: Only queries of the builder with this id.
        status: Only queries with this status.
        standstill: Only queries for which this holds, or does not: standstill.
        answer_by_until: Only queries with an answer deadline at or before this.
        page: Page number, from 1.
    """
    return db.search(
        QuerySummary,
        """
        SELECT queries.id, queries.number, drawings.number AS drawing_number, builders.name AS builder_name,
            queries.answer_by, queries.status
        FROM queries
        JOIN drawings ON drawings.id = queries.drawing_id
        JOIN builders ON builders.id = queries.builder_id
        """,
        where={
            "queries.number = ?": number,
            "queries.drawing_id = ?": drawing_id,
            "drawings.project_id = ?": project_id,
            "queries.builder_id = ?": builder_id,
            "queries.status = ?": status,
            "queries.standstill = ?": standstill,
            "queries.answer_by <= ?": answer_by_until,
        },
        order="queries.answer_by, queries.id",
        page=page,
    )


def get_query(db: Database, query_id: str) -> QueryDetails:
    """Show a query with the days by which it is late and the other open queries about its drawing.

    Args:
        query_id: Id of the query.
    """
    query = db.fetch(Query, "queries", query_id)
    days_late = max(0, days_between(query["answer_by"], db.today)) if query["status"] == "open" else 0
    other_queries = db.number(
        "SELECT COUNT(*) FROM queries WHERE id != ? AND drawing_id = ? AND status = 'open'",
        query_id,
        query["drawing_id"],
    )
    drawing = db.fetch(Drawing, "drawings", query["drawing_id"])
    builder = db.fetch(Builder, "builders", query["builder_id"])
    engineer = db.fetch(Engineer, "engineers", query["engineer_id"]) if query["engineer_id"] is not None else None
    return {
        **query,
        "drawing_number": drawing["number"],
        "drawing_title": drawing["title"],
        "builder_name": builder["name"],
        "engineer_name": engineer["name"] if engineer is not None else None,
        "days_late": days_late,
        "other_queries": other_queries,
    }


def report_queries(
    db: Database,
    status: QueryStatus | None = None,
    standstill: bool | None = None,
    builder_id: str | None = None,
    asked_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[QueriesByDrawingProjectName]:
    """Count the queries by project.

    Args:
        status: Only queries with this status.
        standstill: Only queries for which this holds, or does not: standstill.
        builder_id: Only queries of the builder with this id.
        asked_from: Only queries with a date of the query at or after this.
        page: Page number, from 1.
    """
    return db.search(
        QueriesByDrawingProjectName,
        """
        SELECT projects.name AS drawing_project_name, COUNT(*) AS queries, MAX(queries.asked_on) AS
            last_query
        FROM queries
        JOIN drawings ON drawings.id = queries.drawing_id
        JOIN projects ON projects.id = drawings.project_id
        """,
        where={
            "queries.status = ?": status,
            "queries.standstill = ?": standstill,
            "queries.builder_id = ?": builder_id,
            "queries.asked_on >= ?": asked_from,
        },
        group="projects.name",
        order="projects.name",
        page=page,
    )


def ask_query(
    db: Database, number: Text, drawing_id: str, builder_id: str, question: Text, standstill: bool = False
) -> Query:
    """Take in a builder's query about a drawing that was issued to somebody; three days remain if work stands
    still.

    Args:
        number: Query number.
        drawing_id: Id of the drawing.
        builder_id: Id of the builder.
        question: Question of the query.
        standstill: Whether this holds for the query: standstill.
    """
    drawing = db.fetch(Drawing, "drawings", drawing_id)
    db.fetch(Builder, "builders", builder_id)
    if drawing["status"] != "active":
        raise Refused("The drawing is withdrawn.")
    if not db.exists(
        """
        SELECT 1 FROM issues
        JOIN revisions ON revisions.id = issues.revision_id
        WHERE revisions.drawing_id = ? AND issues.status != 'recalled'
        """,
        drawing_id,
    ):
        raise Refused("The drawing was issued to nobody.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM queries
        WHERE builder_id = ? AND drawing_id = ? AND status = 'open'
        """,
            builder_id,
            drawing_id,
        )
        >= 2
    ):
        raise Refused("The builder has two open queries about this drawing.")
    if db.exists("SELECT 1 FROM queries WHERE number = ?", number):
        raise Refused("Another query already has this query number.")
    query_id = db.insert(
        "queries",
        number=number,
        drawing_id=drawing_id,
        builder_id=builder_id,
        question=question,
        standstill=standstill,
        asked_on=db.today,
        answer_by=shift(db.today, days=3 if standstill else 7),
        status="open",
        changes=False,
    )
    return db.fetch(Query, "queries", query_id)


def answer_query(db: Database, query_id: str, engineer_id: str, changes: bool = False) -> Query:
    """Note that an engineer at work has answered a query, and whether the drawing must be changed.

    Args:
        query_id: Id of the query.
        engineer_id: Id of the answering engineer.
        changes: Whether this holds for the query: change of the drawing.
    """
    query = db.fetch(Query, "queries", query_id)
    engineer = db.fetch(Engineer, "engineers", engineer_id)
    if query["status"] != "open":
        raise Refused("The query must be open.")
    if engineer["status"] != "at_work":
        raise Refused("The engineer is on leave.")
    if engineer["grade"] != 3 and query["standstill"]:
        raise Refused("A query for which work stands still is answered by an engineer of grade 3.")
    db.update("queries", query_id, status="answered", engineer_id=engineer_id, changes=changes)
    return db.fetch(Query, "queries", query_id)


def reopen_query(db: Database, query_id: str) -> Query:
    """Open an answered query of the last three weeks again with a new deadline.

    Args:
        query_id: Id of the query.
    """
    query = db.fetch(Query, "queries", query_id)
    if query["status"] != "answered":
        raise Refused("The query must be answered.")
    if query["asked_on"] < shift(db.today, days=-21):
        raise Refused("The query is older than three weeks.")
    db.update("queries", query_id, status="open", engineer_id=None, changes=False, answer_by=shift(db.today, days=3))
    return db.fetch(Query, "queries", query_id)


def close_query(db: Database, query_id: str) -> Query:
    """Close an answered query; if the drawing must be changed, a newer revision has to be begun.

    Args:
        query_id: Id of the query.
    """
    query = db.fetch(Query, "queries", query_id)
    if query["status"] != "answered":
        raise Refused("The query must be answered.")
    if query["changes"] and not db.exists(
        "SELECT 1 FROM revisions WHERE drawing_id = ? AND begun_on >= ?", query["drawing_id"], query["asked_on"]
    ):
        raise Refused("The drawing has not been changed since.")
    db.update("queries", query_id, status="closed")
    return db.fetch(Query, "queries", query_id)
