"""Tools about certificates."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber

from .rows import CertificateKind


class CertificateSummary(TypedDict):
    """A certificate as a search lists it."""

    id: str
    coach_name: str
    kind: CertificateKind
    valid_until: str


def find_certificates(
    db: Database,
    coach_id: str | None = None,
    kind: CertificateKind | None = None,
    valid_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[CertificateSummary]:
    """Search certificates by coach, kind or end of validity.

    Args:
        coach_id: Only certificates of the coach with this id.
        kind: Only certificates with this kind.
        valid_until_until: Only certificates with an end of validity at or before this.
        page: Page number, from 1.
    """
    return db.search(
        CertificateSummary,
        """
        SELECT certificates.id, coaches.name AS coach_name, certificates.kind, certificates.valid_until
        FROM certificates
        JOIN coaches ON coaches.id = certificates.coach_id
        """,
        where={
            "certificates.coach_id = ?": coach_id,
            "certificates.kind = ?": kind,
            "certificates.valid_until <= ?": valid_until_until,
        },
        order="certificates.valid_until, certificates.id",
        page=page,
    )
