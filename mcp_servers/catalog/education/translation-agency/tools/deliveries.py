"""Tools about deliveries."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Page, PageNumber, Refused, Text, at_least, between, every_word

from .rows import Delivery, Job


class DeliverySummary(TypedDict):
    """A delivery as a search lists it."""

    id: str
    job_number: str
    delivered_on: str
    late: bool


class DeliveryBody(TypedDict):
    """Lines of the text of a delivery."""

    lines: list[str]
    first_line: int
    total_lines: int
    next_line: int | None


def find_deliveries(
    db: Database,
    job_id: str | None = None,
    translator_id: str | None = None,
    late: bool | None = None,
    phrase: str | None = None,
    page: PageNumber = 1,
) -> Page[DeliverySummary]:
    """Search deliveries by job, translator, late or text.

    Args:
        job_id: Only deliveries of the job with this id.
        translator_id: Only deliveries of the translator with this id.
        late: Only deliveries for which this holds, or does not: late.
        phrase: Only deliveries whose text has all these words, in any order.
        page: Page number, from 1.
    """
    return db.search(
        DeliverySummary,
        """
        SELECT deliveries.id, jobs.number AS job_number, deliveries.delivered_on, deliveries.late
        FROM deliveries
        JOIN jobs ON jobs.id = deliveries.job_id
        """,
        where={
            "deliveries.job_id = ?": job_id,
            "jobs.translator_id = ?": translator_id,
            "deliveries.late = ?": late,
            "deliveries.rowid IN (SELECT rowid FROM deliveries_text WHERE deliveries_text MATCH ?)": every_word(phrase),
        },
        order="deliveries.delivered_on DESC, deliveries.id",
        page=page,
    )


def read_delivery(
    db: Database,
    delivery_id: str,
    from_line: Annotated[int, at_least(1)] = 1,
    lines: Annotated[int, between(1, 80)] = 40,
) -> DeliveryBody:
    """Read the text of a delivery, some lines at a time.

    Args:
        delivery_id: Id of the delivery.
        from_line: Line to begin with, from 1.
        lines: How many lines to read at most.
    """
    db.fetch(Delivery, "deliveries", delivery_id)
    text = db.value("SELECT body FROM deliveries WHERE id = ?", delivery_id).split("\n")
    if from_line > len(text):
        raise Refused(f"This delivery ends at line {len(text)}.")
    after = from_line + lines
    return {
        "lines": text[from_line - 1 : after - 1],
        "first_line": from_line,
        "total_lines": len(text),
        "next_line": after if after <= len(text) else None,
    }


def deliver_job(db: Database, job_id: str, body: Text) -> Delivery:
    """Take in the delivery of a job; a late one costs a tenth of the fee.

    Args:
        job_id: Id of the job.
        body: Text of the delivery.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] != "given":
        raise Refused("The job is not given out.")
    if db.exists("SELECT 1 FROM deliveries WHERE job_id = ?", job_id):
        raise Refused("Another delivery already has this job.")
    delivery_id = db.insert(
        "deliveries", job_id=job_id, body=body, delivered_on=db.today, late=db.today > job["due_on"]
    )
    db.update(
        "jobs",
        job_id,
        status="delivered",
        fee=job["fee"] - job["fee"] // 10 if db.today > job["due_on"] else job["fee"],
    )
    return db.fetch(Delivery, "deliveries", delivery_id)
