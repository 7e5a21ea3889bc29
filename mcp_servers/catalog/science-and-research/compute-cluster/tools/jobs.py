"""Tools about jobs."""

from typing import Annotated

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Moment, Page, PageNumber, Refused, Text, between, minutes_between, shift

from .rows import Job, JobStatus, Member, Partition, ResearchGroup


class JobSummary(TypedDict):
    """A job as a search lists it."""

    id: str
    number: str
    title: str
    member_name: str
    partition_name: str
    nodes: int
    length: int
    status: JobStatus


class JobDetails(Job):
    """A job in full."""

    member_name: str
    member_research_group_name: str
    partition_name: str
    charge: int
    free_nodes: int


class JobsByMemberResearchGroupName(TypedDict):
    """Totals of jobs for one name."""

    member_research_group_name: str
    jobs: int
    total_hours: int
    most_nodes: int | None


def find_jobs(
    db: Database,
    number: str | None = None,
    title: str | None = None,
    member_id: str | None = None,
    research_group_id: str | None = None,
    partition_id: str | None = None,
    status: JobStatus | None = None,
    urgent: bool | None = None,
    min_nodes: int | None = None,
    submitted_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[JobSummary]:
    """Search jobs by job number, title, user, research group, partition, status, urgent, number of nodes or
    submitted at.

    Args:
        number: Only jobs with this job number.
        title: Only jobs whose title contains this text.
        member_id: Only jobs of the user with this id.
        research_group_id: Only jobs of the research group with this id.
        partition_id: Only jobs of the partition with this id.
        status: Only jobs with this status.
        urgent: Only jobs for which this holds, or does not: urgent.
        min_nodes: Only jobs with a number of nodes of at least this.
        submitted_from: Only jobs with a submitted at at or after this.
        page: Page number, from 1.
    """
    return db.search(
        JobSummary,
        """
        SELECT jobs.id, jobs.number, jobs.title, members.name AS member_name, partitions.name AS
            partition_name, jobs.nodes, jobs.length, jobs.status
        FROM jobs
        JOIN members ON members.id = jobs.member_id
        JOIN partitions ON partitions.id = jobs.partition_id
        """,
        where={
            "jobs.number = ?": number,
            "instr(lower(jobs.title), lower(?)) > 0": title,
            "jobs.member_id = ?": member_id,
            "members.research_group_id = ?": research_group_id,
            "jobs.partition_id = ?": partition_id,
            "jobs.status = ?": status,
            "jobs.urgent = ?": urgent,
            "jobs.nodes >= ?": min_nodes,
            "jobs.submitted_at >= ?": submitted_from,
        },
        order="jobs.submitted_at, jobs.id",
        page=page,
    )


def get_job(db: Database, job_id: str) -> JobDetails:
    """Show a job with what it is charged and the nodes of its partition that no running job takes.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    partition = db.fetch(Partition, "partitions", job["partition_id"])
    charge = job["nodes"] * partition["cores"] * job["length"]
    free_nodes = partition["nodes"] - db.number(
        "SELECT SUM(nodes) FROM jobs WHERE partition_id = ? AND status = 'running'", job["partition_id"]
    )
    member = db.fetch(Member, "members", job["member_id"])
    research_group = db.fetch(ResearchGroup, "research_groups", member["research_group_id"])
    return {
        **job,
        "member_name": member["name"],
        "member_research_group_name": research_group["name"],
        "partition_name": partition["name"],
        "charge": charge,
        "free_nodes": free_nodes,
    }


def report_jobs(
    db: Database,
    status: JobStatus | None = None,
    partition_id: str | None = None,
    urgent: bool | None = None,
    submitted_from: Moment | None = None,
    page: PageNumber = 1,
) -> Page[JobsByMemberResearchGroupName]:
    """Count jobs and add up their hours by research group.

    Args:
        status: Only jobs with this status.
        partition_id: Only jobs of the partition with this id.
        urgent: Only jobs for which this holds, or does not: urgent.
        submitted_from: Only jobs with a submitted at at or after this.
        page: Page number, from 1.
    """
    return db.search(
        JobsByMemberResearchGroupName,
        """
        SELECT research_groups.name AS member_research_group_name, COUNT(*) AS jobs,
            COALESCE(SUM(jobs.length), 0) AS total_hours, MAX(jobs.nodes) AS most_nodes
        FROM jobs
        JOIN members ON members.id = jobs.member_id
        JOIN research_groups ON research_groups.id = members.research_group_id
        """,
        where={
            "jobs.status = ?": status,
            "jobs.partition_id = ?": partition_id,
            "jobs.urgent = ?": urgent,
            "jobs.submitted_at >= ?": submitted_from,
        },
        group="research_groups.name",
        order="research_groups.name",
        page=page,
    )


def submit_job(
    db: Database,
    number: Text,
    title: Text,
    member_id: str,
    partition_id: str,
    nodes: Annotated[int, between(1, 16)],
    length: Annotated[int, between(1, 72)],
) -> Job:
    """Submit a job of a user, whose group is charged its core hours at once.

    Args:
        number: Job number.
        title: Title of the job.
        member_id: Id of the user.
        partition_id: Id of the partition.
        nodes: Number of nodes.
        length: Length in hours.
    """
    member = db.fetch(Member, "members", member_id)
    partition = db.fetch(Partition, "partitions", partition_id)
    if member["status"] != "active":
        raise Refused("The user is locked.")
    if partition["status"] != "open":
        raise Refused("The partition is drained.")
    if length > partition["longest"]:
        raise Refused("Jobs of this partition are not that long.")
    if nodes * 2 > partition["nodes"]:
        raise Refused("A job takes at most half of a partition.")
    research_group = db.fetch(ResearchGroup, "research_groups", member["research_group_id"])
    if research_group["valid_until"] < db.today:
        raise Refused("The grant of the research group has run out.")
    charge = nodes * partition["cores"] * length
    if charge * 5 > research_group["granted"]:
        raise Refused("One job may not claim more than a fifth of the grant.")
    if research_group["used"] + charge > research_group["granted"]:
        raise Refused("The research group has too few core hours left.")
    if (
        db.number(
            """
        SELECT COUNT(*) FROM jobs
        WHERE member_id = ? AND status IN ('queued', 'held', 'running')
        """,
            member_id,
        )
        >= member["most_jobs"]
    ):
        raise Refused("The user has too many jobs.")
    if db.exists("SELECT 1 FROM jobs WHERE number = ?", number):
        raise Refused("Another job already has this job number.")
    job_id = db.insert(
        "jobs",
        number=number,
        title=title,
        member_id=member_id,
        partition_id=partition_id,
        nodes=nodes,
        length=length,
        urgent=False,
        status="queued",
        submitted_at=db.now,
    )
    db.update("research_groups", member["research_group_id"], used=research_group["used"] + charge)
    return db.fetch(Job, "jobs", job_id)


def start_job(db: Database, job_id: str) -> Job:
    """Start a queued job on free nodes; urgent jobs of the partition go first.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] != "queued":
        raise Refused("The job must be queued.")
    partition = db.fetch(Partition, "partitions", job["partition_id"])
    if partition["status"] != "open":
        raise Refused("The partition is drained.")
    member = db.fetch(Member, "members", job["member_id"])
    if member["status"] != "active":
        raise Refused("The user is locked.")
    busy = db.number("SELECT SUM(nodes) FROM jobs WHERE partition_id = ? AND status = 'running'", job["partition_id"])
    kept = db.number(
        """
        SELECT SUM(nodes) FROM reservations
        WHERE partition_id = ? AND status = 'planned' AND starts_at < ? AND ends_at > ?
        """,
        job["partition_id"],
        shift(db.now, hours=job["length"]),
        db.now,
    )
    if busy + kept + job["nodes"] > partition["nodes"]:
        raise Refused("Running jobs and reservations leave too few nodes.")
    if not job["urgent"] and db.exists(
        """
        SELECT 1 FROM jobs
        WHERE partition_id = ? AND status = 'queued' AND urgent AND nodes <= ?
        """,
        job["partition_id"],
        job["nodes"],
    ):
        raise Refused("An urgent job of this partition goes first.")
    db.update("jobs", job_id, status="running", started_at=db.now, ends_by=shift(db.now, hours=job["length"]))
    return db.fetch(Job, "jobs", job_id)


def hold_job(db: Database, job_id: str) -> Job:
    """Hold a queued job that is not urgent.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] != "queued":
        raise Refused("The job must be queued.")
    if job["urgent"]:
        raise Refused("An urgent job is not held.")
    db.update("jobs", job_id, status="held")
    return db.fetch(Job, "jobs", job_id)


def resume_job(db: Database, job_id: str) -> Job:
    """Let a held job queue again, if its user is active and its group's grant still holds.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] != "held":
        raise Refused("The job must be held.")
    member = db.fetch(Member, "members", job["member_id"])
    if member["status"] != "active":
        raise Refused("The user is locked.")
    research_group = db.fetch(ResearchGroup, "research_groups", member["research_group_id"])
    if research_group["valid_until"] < db.today:
        raise Refused("The grant of the research group has run out.")
    db.update("jobs", job_id, status="queued")
    return db.fetch(Job, "jobs", job_id)


def cancel_job(db: Database, job_id: str) -> Job:
    """Cancel a job that has not started; its core hours are given back.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] not in ("queued", "held"):
        raise Refused("The job must be queued or held.")
    member = db.fetch(Member, "members", job["member_id"])
    research_group = db.fetch(ResearchGroup, "research_groups", member["research_group_id"])
    partition = db.fetch(Partition, "partitions", job["partition_id"])
    if research_group["used"] < job["nodes"] * partition["cores"] * job["length"]:
        raise Refused("The core hours of this job were written off.")
    db.update("jobs", job_id, status="cancelled")
    db.update(
        "research_groups",
        member["research_group_id"],
        used=research_group["used"] - job["nodes"] * partition["cores"] * job["length"],
    )
    return db.fetch(Job, "jobs", job_id)


def finish_job(db: Database, job_id: str) -> Job:
    """Note that a running job has finished; whole hours that it did not need are given back.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] != "running":
        raise Refused("The job must be running.")
    if job["started_at"] is None or job["started_at"] > shift(db.now, minutes=-10):
        raise Refused("A job runs for ten minutes at least.")
    spare = 0 if job["ends_by"] is None else max(0, minutes_between(db.now, job["ends_by"])) // 60
    member = db.fetch(Member, "members", job["member_id"])
    research_group = db.fetch(ResearchGroup, "research_groups", member["research_group_id"])
    partition = db.fetch(Partition, "partitions", job["partition_id"])
    db.update("jobs", job_id, status="finished")
    db.update(
        "research_groups",
        member["research_group_id"],
        used=max(0, research_group["used"] - job["nodes"] * partition["cores"] * spare),
    )
    return db.fetch(Job, "jobs", job_id)


def kill_job(db: Database, job_id: str) -> Job:
    """Kill a running job of a locked user, of a drained partition, or one that takes nodes from a waiting urgent
    job.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] != "running":
        raise Refused("The job must be running.")
    member = db.fetch(Member, "members", job["member_id"])
    partition = db.fetch(Partition, "partitions", job["partition_id"])
    if (
        member["status"] != "locked"
        and partition["status"] != "drained"
        and not db.exists(
            "SELECT 1 FROM jobs WHERE partition_id = ? AND status = 'queued' AND urgent", job["partition_id"]
        )
    ):
        raise Refused("Nothing calls for killing this job.")
    if job["urgent"]:
        raise Refused("An urgent job is not killed.")
    db.update("jobs", job_id, status="killed")
    return db.fetch(Job, "jobs", job_id)


def raise_job(db: Database, job_id: str) -> Job:
    """Make a queued job urgent, if its user has no other urgent job waiting.

    Args:
        job_id: Id of the job.
    """
    job = db.fetch(Job, "jobs", job_id)
    if job["status"] not in ("queued", "held"):
        raise Refused("The job does not wait.")
    if job["urgent"]:
        raise Refused("The job is urgent already.")
    if db.exists(
        "SELECT 1 FROM jobs WHERE member_id = ? AND urgent AND status IN ('queued', 'held')", job["member_id"]
    ):
        raise Refused("The user has another urgent job waiting.")
    if job["submitted_at"] > shift(db.now, hours=-24):
        raise Refused("A job waits for a day before it becomes urgent.")
    db.update("jobs", job_id, urgent=True)
    return db.fetch(Job, "jobs", job_id)
