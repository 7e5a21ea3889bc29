"""Tools about certificates."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Certificate, CertificateKind, Seafarer, SeafarerRank


class CertificateSummary(TypedDict):
    """A certificate as a search lists it."""

    id: str
    seafarer_name: str
    kind: CertificateKind
    valid_until: str


def find_certificates(
    db: Database,
    seafarer_id: str | None = None,
    rank: SeafarerRank | None = None,
    kind: CertificateKind | None = None,
    valid_until_from: Day | None = None,
    valid_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[CertificateSummary]:
    """Search certificates by seafarer, rank, kind or expiry date.

    Args:
        seafarer_id: Only certificates of the seafarer with this id.
        rank: Only certificates of the seafarer with this rank.
        kind: Only certificates with this kind.
        valid_until_from: Only certificates with an expiry date at or after this.
        valid_until_until: Only certificates with an expiry date at or before this.
        page: Page number, from 1.
    """
    return db.search(
        CertificateSummary,
        """
        SELECT certificates.id, seafarers.name AS seafarer_name, certificates.kind, certificates.valid_until
        FROM certificates
        JOIN seafarers ON seafarers.id = certificates.seafarer_id
        """,
        where={
            "certificates.seafarer_id = ?": seafarer_id,
            "seafarers.rank = ?": rank,
            "certificates.kind = ?": kind,
            "certificates.valid_until >= ?": valid_until_from,
            "certificates.valid_until <= ?": valid_until_until,
        },
        order="certificates.valid_until, certificates.id",
        page=page,
    )


def record_certificate(
    db: Database, seafarer_id: str, kind: CertificateKind, issued_on: Day, valid_until: Day
) -> Certificate:
    """Record a certificate of a kind that the seafarer does not have yet.

    Args:
        seafarer_id: Id of the seafarer.
        kind: Kind of the certificate.
        issued_on: Day of issue.
        valid_until: Expiry date.
    """
    seafarer = db.fetch(Seafarer, "seafarers", seafarer_id)
    if seafarer["status"] == "barred":
        raise Refused("The seafarer is barred.")
    if issued_on > db.today:
        raise Refused("The certificate is issued in the future.")
    if valid_until <= db.today:
        raise Refused("The certificate has run out.")
    if kind == "bridge_watch" and seafarer["rank"] not in ("master", "mate"):
        raise Refused("This rank keeps no watch on the bridge.")
    if kind == "engine_watch" and seafarer["rank"] != "engineer":
        raise Refused("This rank keeps no watch in the engine room.")
    if db.exists("SELECT 1 FROM certificates WHERE seafarer_id = ? AND kind = ?", seafarer_id, kind):
        raise Refused("The seafarer has this certificate, which can be renewed.")
    certificate_id = db.insert(
        "certificates", seafarer_id=seafarer_id, kind=kind, issued_on=issued_on, valid_until=valid_until
    )
    return db.fetch(Certificate, "certificates", certificate_id)


def renew_certificate(db: Database, certificate_id: str, valid_until: Day) -> Certificate:
    """Note that a certificate was renewed, in its last 300 days or after it ran out.

    Args:
        certificate_id: Id of the certificate.
        valid_until: New expiry date.
    """
    certificate = db.fetch(Certificate, "certificates", certificate_id)
    if certificate["valid_until"] > shift(db.today, days=300):
        raise Refused("The certificate holds for more than 300 days yet.")
    if valid_until <= certificate["valid_until"] or valid_until <= db.today:
        raise Refused("The new date must be later.")
    seafarer = db.fetch(Seafarer, "seafarers", certificate["seafarer_id"])
    if seafarer["status"] == "barred":
        raise Refused("The seafarer is barred.")
    db.update("certificates", certificate_id, valid_until=valid_until, issued_on=db.today)
    return db.fetch(Certificate, "certificates", certificate_id)
