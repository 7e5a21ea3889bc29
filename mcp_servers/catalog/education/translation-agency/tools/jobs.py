"""Tools about jobs."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, between, shift

from .rows import Customer, Job, JobLanguage, JobStatus, Source, Translator


class JobSummary(TypedDict):
    """A job as a search lists it."""

    id: str
    number: str
    source_title: str
    language: JobLanguage
    status: JobStatus
    fee: int
    due_on: str


class JobDetails(Job):
    """A job in full."""

    source_title: str
    source_words: int
    source_customer_name: str
    reviews_asked: int
    reviews_accepted: int


class JobsBySourceCustomerName(TypedDict):
    """Totals of jobs for one name."""

    source_customer_name: str
    jobs: int
    fees: int


def find_jobs(
    db: Database,
    number: str | None = None,
    source_id: str | None = None,
    customer_id: str | None = None,
    language: JobLanguage | None = None,
    translator_id: str | None = None,
    status: JobStatus | None = None,
    due_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[JobSummary]:
    """Search jobs by job number, source text, customer, target language, translator, status or due date.

    Args:
        number: Only jobs with this job number.
        source_id: Only jobs of the source text with this id.
        customer_id: Only jobs of the customer with this id.
        language: Only jobs with this target language.
        translator_id: Only jobs of the translator with this id.
        status: Only jobs with this status.
        due_until: Only jobs with a due date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        JobSummary,
        """
        SELECT jobs.id, jobs.number, sources.title AS source_title, jobs.language, jobs.status, jobs.fee,
            jobs.due_on
        FROM jobs
        JOIN sources ON sources.id = jobs.source_id
        """,
        where={
            "jobs.number = ?": number,
            "jobs.source_id = ?": source_id,
            "sources.customer_id = ?": customer_id,
            "jobs.language = ?": language,
            "jobs.translator_id = ?": translator_id,
            "jobs.status = ?": status,
            "jobs.due_on <= ?": due_until,
        },
        order="jobs.due_on, jobs.id",
        page=page,
    )


def get_job(db: Database, job_id: str) -> JobDetails:
    """Show a job with its source text, translator and reviews.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    reviews_asked = db.number(
        """
        SELECT COUNT(*) FROM reviews
        JOIN deliveries ON deliveries.id = reviews.delivery_id
        WHERE deliveries.job_id = ? AND reviews.status = 'asked'
        """,
        job_id,
    )
    reviews_accepted = db.number(
        """
        SELECT COUNT(*) FROM reviews
        JOIN deliveries ON deliveries.id = reviews.delivery_id
        WHERE deliveries.job_id = ? AND reviews.status = 'accepted'
        """,
        job_id,
    )
    source = db.fetch(Source, "sources", job["source_id"])
    customer = db.fetch(Customer, "customers", source["customer_id"])
    return {
        **job,
        "source_title": source["title"],
        "source_words": source["words"],
        "source_customer_name": customer["name"],
        "reviews_asked": reviews_asked,
        "reviews_accepted": reviews_accepted,
    }


def report_jobs(
    db: Database,
    status: JobStatus | None = None,
    language: JobLanguage | None = None,
    due_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[JobsBySourceCustomerName]:
    """Sum up jobs by customer.

    Args:
        status: Only jobs with this status.
        language: Only jobs with this target language.
        due_from: Only jobs with a due date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        JobsBySourceCustomerName,
        """
        SELECT customers.name AS source_customer_name, COUNT(*) AS jobs, COALESCE(SUM(jobs.fee), 0) AS fees
        FROM jobs
        JOIN sources ON sources.id = jobs.source_id
        JOIN customers ON customers.id = sources.customer_id
        """,
        where={"jobs.status = ?": status, "jobs.language = ?": language, "jobs.due_on >= ?": due_from},
        group="customers.name",
        order="customers.name",
        page=page,
    )


def offer_job(
    db: Database,
    number: Text,
    source_id: str,
    language: JobLanguage,
    fee: Annotated[int, between(500, 900000)],
    due_on: Day,
    remark: Text,
) -> Job:
    """Enter a job for a text and a language, within the customer's credit limit.

    Args:
        number: Job number.
        source_id: Id of the source text.
        language: Target language.
        fee: Fee of the job, in minor units.
        due_on: Due date.
        remark: Remark of the job.
    """
    source = db.fetch(Source, "sources", source_id)
    customer = db.fetch(Customer, "customers", source["customer_id"])
    if customer["status"] != "active":
        raise Refused("The customer is paused.")
    if due_on <= db.today:
        raise Refused("The due date must lie ahead.")
    if db.exists(
        "SELECT 1 FROM jobs WHERE source_id = ? AND language = ? AND status != 'refused'", source_id, language
    ):
        raise Refused("There is a job for this language already.")
    open_fees = db.number(
        """
        SELECT SUM(jobs.fee) FROM jobs
        JOIN sources ON sources.id = jobs.source_id
        WHERE sources.customer_id = ? AND jobs.status IN ('offered', 'given', 'delivered', 'reviewed')
        """,
        source["customer_id"],
    )
    if open_fees + fee > customer["credit_limit"]:
        raise Refused("The customer's credit limit is reached.")
    if db.exists("SELECT 1 FROM jobs WHERE number = ?", number):
        raise Refused("Another job already has this job number.")
    job_id = db.insert(
        "jobs",
        number=number,
        source_id=source_id,
        language=language,
        fee=fee,
        due_on=due_on,
        remark=remark,
        status="offered",
    )
    return db.fetch(Job, "jobs", job_id)


def give_job(db: Database, job_id: str, translator_id: str) -> Job:
    """Give an offered job to a translator of the language who has room for its words.

    Args:
        job_id: Id of the job.
        translator_id: Id of the translator.
    """
    job = db.fetch(Job, "jobs", job_id)
    translator = db.fetch(Translator, "translators", translator_id)
    if job["status"] != "offered":
        raise Refused("The job must be offered.")
    if translator["status"] != "available":
        raise Refused("The translator is away.")
    if translator["mother_tongue"] != job["language"]:
        raise Refused("The translator works into another language.")
    source = db.fetch(Source, "sources", job["source_id"])
    if not translator["sworn"] and source["subject"] in ("law", "medicine"):
        raise Refused("This text needs a sworn translator.")
    words_in_hand = db.number(
        """
        SELECT SUM(sources.words) FROM jobs
        JOIN sources ON sources.id = jobs.source_id
        WHERE jobs.translator_id = ? AND jobs.status = 'given'
        """,
        translator_id,
    )
    if words_in_hand + source["words"] > translator["words_a_week"]:
        raise Refused("The translator has too many words in hand.")
    db.update("jobs", job_id, status="given", translator_id=translator_id)
    return db.fetch(Job, "jobs", job_id)


def take_back_job(db: Database, job_id: str) -> Job:
    """Take a job back from its translator, at least a day before it is due.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] != "given":
        raise Refused("The job is not given out.")
    if job["due_on"] <= db.today:
        raise Refused("The job is due today or overdue.")
    db.update("jobs", job_id, status="offered", translator_id=None)
    return db.fetch(Job, "jobs", job_id)


def refuse_job(db: Database, job_id: str) -> Job:
    """Refuse an offered job.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] != "offered":
        raise Refused("The job must be offered.")
    db.update("jobs", job_id, status="refused")
    return db.fetch(Job, "jobs", job_id)


def extend_job(db: Database, job_id: str, extra: Annotated[int, between(1, 14)]) -> Job:
    """Give a job more time, 14 days at most.

    Args:
        job_id: Id of the job.
        extra: Number of days.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] not in ("offered", "given"):
        raise Refused("The job is delivered or refused.")
    if job["status"] == "given" and job["due_on"] < shift(db.today, days=-3):
        raise Refused("The job is overdue by more than three days.")
    db.update("jobs", job_id, due_on=shift(job["due_on"], days=extra))
    return db.fetch(Job, "jobs", job_id)


def invoice_job(db: Database, job_id: str) -> Job:
    """Invoice a reviewed job.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] != "reviewed":
        raise Refused("The job must be reviewed.")
    if not db.exists(
        """
        SELECT 1 FROM reviews
        JOIN deliveries ON deliveries.id = reviews.delivery_id
        WHERE deliveries.job_id = ? AND reviews.status = 'accepted'
        """,
        job_id,
    ):
        raise Refused("No review was accepted.")
    source = db.fetch(Source, "sources", job["source_id"])
    customer = db.fetch(Customer, "customers", source["customer_id"])
    if customer["status"] != "active":
        raise Refused("The customer is paused.")
    db.update("jobs", job_id, status="invoiced")
    return db.fetch(Job, "jobs", job_id)
