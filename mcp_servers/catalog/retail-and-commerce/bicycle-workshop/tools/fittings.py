"""Tools about fittings."""

from typing import Annotated

from mcp_servers.runtime import Database, Refused, between, shift

from .rows import Fitting, Job, Part


def reserve_part(db: Database, job_id: str, part_id: str, quantity: Annotated[int, between(1, 4)]) -> Fitting:
    """Reserve a part for a job; it must be free or arrive by the promised day. A job in work then waits for it.

    Args:
        job_id: Id of the job.
        part_id: Id of the part.
        quantity: Quantity of the fitting.
    """
    job = db.fetch(Job, "jobs", job_id)
    part = db.fetch(Part, "parts", part_id)
    if job["status"] not in ("booked", "received", "reopened", "in_work", "waiting"):
        raise Refused("The job is finished or cancelled.")
    if db.exists("SELECT 1 FROM fittings WHERE job_id = ? AND part_id = ?", job_id, part_id):
        raise Refused("This part is on the job already.")
    units_reserved = db.number("SELECT SUM(quantity) FROM fittings WHERE part_id = ? AND status = 'reserved'", part_id)
    if units_reserved + quantity > part["stock"] and job["promised_on"] < shift(db.today, days=part["lead_days"]):
        raise Refused("The part is short and would arrive after the promised day.")
    if units_reserved + quantity > part["stock"] and not part["on_offer"]:
        raise Refused("The part is short and no longer made.")
    cost = db.number("SELECT SUM(price) FROM works WHERE job_id = ?", job_id) + db.number(
        "SELECT SUM(price * quantity) FROM fittings WHERE job_id = ? AND status != 'released'", job_id
    )
    if cost + part["price"] * quantity > job["price_limit"]:
        raise Refused("The customer's price limit does not allow it.")
    fitting_id = db.insert(
        "fittings", job_id=job_id, part_id=part_id, quantity=quantity, price=part["price"], status="reserved"
    )
    if job["status"] == "in_work":
        db.update("jobs", job_id, status="waiting")
    return db.fetch(Fitting, "fittings", fitting_id)
