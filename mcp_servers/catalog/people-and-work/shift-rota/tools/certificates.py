"""Tools about certificates."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Certificate, Employee, Skill


class CertificateSummary(TypedDict):
    """A certificate as a search lists it."""

    id: str
    employee_name: str
    skill_name: str
    valid_until: str


def find_certificates(
    db: Database,
    employee_id: str | None = None,
    skill_id: str | None = None,
    skill_name: str | None = None,
    valid_until_until: Day | None = None,
    valid_until_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[CertificateSummary]:
    """Search certificates by employee, skill, name or expiry date.

    Args:
        employee_id: Only certificates of the employee with this id.
        skill_id: Only certificates of the skill with this id.
        skill_name: Only certificates of the skill with this name.
        valid_until_until: Only certificates with an expiry date at or before this.
        valid_until_from: Only certificates with an expiry date at or after this.
        page: Page number, from 1.
    """
    return db.search(
        CertificateSummary,
        """
        SELECT certificates.id, employees.name AS employee_name, skills.name AS skill_name,
            certificates.valid_until
        FROM certificates
        JOIN employees ON employees.id = certificates.employee_id
        JOIN skills ON skills.id = certificates.skill_id
        """,
        where={
            "certificates.employee_id = ?": employee_id,
            "certificates.skill_id = ?": skill_id,
            "skills.name = ?": skill_name,
            "certificates.valid_until <= ?": valid_until_until,
            "certificates.valid_until >= ?": valid_until_from,
        },
        order="certificates.valid_until, certificates.id",
        page=page,
    )


def renew_certificate(db: Database, certificate_id: str) -> Certificate:
    """Note that an employee passed the exam again today, possible from two months before a certificate expires.

    Args:
        certificate_id: Id of the certificate.
    """
    certificate = db.fetch(Certificate, "certificates", certificate_id)
    if certificate["valid_until"] > shift(db.today, days=60):
        raise Refused("The certificate is valid for more than two months still.")
    employee = db.fetch(Employee, "employees", certificate["employee_id"])
    if employee["status"] != "active":
        raise Refused("The employee is suspended.")
    skill = db.fetch(Skill, "skills", certificate["skill_id"])
    db.update("certificates", certificate_id, passed_on=db.today, valid_until=shift(db.today, days=skill["valid_days"]))
    return db.fetch(Certificate, "certificates", certificate_id)
