"""Tools about certificates."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, Text, shift

from .rows import Authority, Certificate, CertificateMethod, CertificateStatus, Deployment, Domain


class CertificateSummary(TypedDict):
    """A certificate as a search lists it."""

    id: str
    number: str
    domain_name: str
    authority_name: str
    status: CertificateStatus
    valid_until: str | None


class CertificateDetails(Certificate):
    """A certificate in full."""

    domain_name: str
    authority_name: str
    live_hosts: int


class CertificatesByAuthorityName(TypedDict):
    """Totals of certificates for one name."""

    authority_name: str
    certificates: int
    last_end: str | None


def find_certificates(
    db: Database,
    number: str | None = None,
    domain_id: str | None = None,
    team_id: str | None = None,
    authority_id: str | None = None,
    wildcard: bool | None = None,
    status: CertificateStatus | None = None,
    valid_until_until: Day | None = None,
    page: PageNumber = 1,
) -> Page[CertificateSummary]:
    """Search certificates by number, domain, team, authority, wildcard names, status or last day.

    Args:
        number: Only certificates with this number.
        domain_id: Only certificates of the domain with this id.
        team_id: Only certificates of the team with this id.
        authority_id: Only certificates of the authority with this id.
        wildcard: Only certificates for which this holds, or does not: wildcard names.
        status: Only certificates with this status.
        valid_until_until: Only certificates with a last day at or before this.
        page: Page number, from 1.
    """
    return db.search(
        CertificateSummary,
        """
        SELECT certificates.id, certificates.number, domains.name AS domain_name, authorities.name AS
            authority_name, certificates.status, certificates.valid_until
        FROM certificates
        JOIN domains ON domains.id = certificates.domain_id
        JOIN authorities ON authorities.id = certificates.authority_id
        """,
        where={
            "certificates.number = ?": number,
            "certificates.domain_id = ?": domain_id,
            "domains.team_id = ?": team_id,
            "certificates.authority_id = ?": authority_id,
            "certificates.wildcard = ?": wildcard,
            "certificates.status = ?": status,
            "certificates.valid_until <= ?": valid_until_until,
        },
        order="certificates.number, certificates.id",
        page=page,
    )


def get_certificate(db: Database, certificate_id: str) -> CertificateDetails:
    """Show a certificate with the number of hosts it is live on.

    Args:
        certificate_id: Id of the certificate.
    """
    certificate = db.fetch(Certificate, "certificates", certificate_id)
    live_hosts = db.number(
        "SELECT COUNT(*) FROM deployments WHERE certificate_id = ? AND status = 'live'", certificate_id
    )
    domain = db.fetch(Domain, "domains", certificate["domain_id"])
    authority = db.fetch(Authority, "authorities", certificate["authority_id"])
    return {**certificate, "domain_name": domain["name"], "authority_name": authority["name"], "live_hosts": live_hosts}


def report_certificates(
    db: Database,
    status: CertificateStatus | None = None,
    wildcard: bool | None = None,
    team_id: str | None = None,
    page: PageNumber = 1,
) -> Page[CertificatesByAuthorityName]:
    """Count certificates by the authority that issues them.

    Args:
        status: Only certificates with this status.
        wildcard: Only certificates for which this holds, or does not: wildcard names.
        team_id: Only certificates of the team with this id.
        page: Page number, from 1.
    """
    return db.search(
        CertificatesByAuthorityName,
        """
        SELECT authorities.name AS authority_name, COUNT(*) AS certificates, MAX(certificates.valid_until)
            AS last_end
        FROM certificates
        JOIN domains ON domains.id = certificates.domain_id
        JOIN authorities ON authorities.id = certificates.authority_id
        """,
        where={
            "certificates.status = ?": status,
            "certificates.wildcard = ?": wildcard,
            "domains.team_id = ?": team_id,
        },
        group="authorities.name",
        order="authorities.name",
        page=page,
    )


def request_certificate(
    db: Database, number: Text, domain_id: str, authority_id: str, wildcard: bool = False
) -> Certificate:
    """Ask an authority for a certificate for a domain of your team that has no request under way.

    Args:
        number: Number of the certificate.
        domain_id: Id of the domain.
        authority_id: Id of the authority.
        wildcard: Whether this holds for the certificate: wildcard names.
    """
    domain = db.fetch(Domain, "domains", domain_id)
    db.fetch(Authority, "authorities", authority_id)
    if domain["team_id"] != db.account:
        raise Refused("The domain belongs to another team.")
    if domain["status"] != "active":
        raise Refused("The domain was given up.")
    if domain["expires_on"] < shift(db.today, days=14):
        raise Refused("The domain is about to run out.")
    if db.exists(
        """
        SELECT 1 FROM certificates
        WHERE domain_id = ? AND wildcard = ? AND status IN ('requested', 'validated')
        """,
        domain_id,
        wildcard,
    ):
        raise Refused("A request of this kind is under way already.")
    if db.exists(
        """
        SELECT 1 FROM certificates
        WHERE domain_id = ?
            AND wildcard = ?
            AND status = 'issued'
            AND valid_until IS NOT NULL
            AND valid_until > ?
        """,
        domain_id,
        wildcard,
        shift(db.today, days=45),
    ):
        raise Refused("A certificate of this kind is valid for a long time yet.")
    if db.exists("SELECT 1 FROM certificates WHERE number = ?", number):
        raise Refused("Another certificate already has this number.")
    certificate_id = db.insert(
        "certificates",
        number=number,
        domain_id=domain_id,
        authority_id=authority_id,
        wildcard=wildcard,
        requested_on=db.today,
        status="requested",
    )
    return db.fetch(Certificate, "certificates", certificate_id)


def validate_certificate(db: Database, certificate_id: str, method: CertificateMethod) -> Certificate:
    """Note that the authority has checked who owns the domain, within a week of the request.

    Args:
        certificate_id: Id of the certificate.
        method: Way of checking.
    """
    certificate = db.fetch(Certificate, "certificates", certificate_id)
    if certificate["status"] != "requested":
        raise Refused("The certificate must be requested.")
    if method != "name_record" and certificate["wildcard"]:
        raise Refused("Wildcard names are checked by a name record only.")
    domain = db.fetch(Domain, "domains", certificate["domain_id"])
    if domain["expires_on"] < db.today:
        raise Refused("The domain has run out.")
    if certificate["requested_on"] < shift(db.today, days=-7):
        raise Refused("The request is more than a week old.")
    db.update("certificates", certificate_id, status="validated", method=method)
    return db.fetch(Certificate, "certificates", certificate_id)


def issue_certificate(db: Database, certificate_id: str) -> Certificate:
    """Issue a validated certificate within the quota of its authority; it is valid from today.

    Args:
        certificate_id: Id of the certificate.
    """
    certificate = db.fetch(Certificate, "certificates", certificate_id)
    if certificate["status"] != "validated":
        raise Refused("The certificate must be validated.")
    domain = db.fetch(Domain, "domains", certificate["domain_id"])
    if domain["status"] != "active":
        raise Refused("The domain was given up.")
    if domain["expires_on"] <= shift(db.today, days=7):
        raise Refused("The domain is about to run out.")
    issued_lately = db.number(
        """
        SELECT COUNT(*) FROM certificates
        WHERE authority_id = ? AND valid_from IS NOT NULL AND valid_from > ?
        """,
        certificate["authority_id"],
        shift(db.today, days=-7),
    )
    authority = db.fetch(Authority, "authorities", certificate["authority_id"])
    if issued_lately >= authority["quota"]:
        raise Refused("The authority issues no more this week.")
    db.update(
        "certificates",
        certificate_id,
        status="issued",
        valid_from=db.today,
        valid_until=min(domain["expires_on"], shift(db.today, days=authority["longest"])),
    )
    return db.fetch(Certificate, "certificates", certificate_id)


def drop_request(db: Database, certificate_id: str) -> Certificate:
    """Drop a request for a certificate that is three days old and has not led to one.

    Args:
        certificate_id: Id of the certificate.
    """
    certificate = db.fetch(Certificate, "certificates", certificate_id)
    if certificate["status"] not in ("requested", "validated"):
        raise Refused("The certificate must be requested or validated.")
    if certificate["requested_on"] > shift(db.today, days=-3):
        raise Refused("The request is younger than three days.")
    db.update("certificates", certificate_id, status="dropped")
    return db.fetch(Certificate, "certificates", certificate_id)


def revoke_certificate(db: Database, certificate_id: str) -> Certificate:
    """Revoke a certificate of your team that is live on no live host; its planned deployments are cancelled, those
    on test hosts are removed.

    Args:
        certificate_id: Id of the certificate.
    """
    certificate = db.fetch(Certificate, "certificates", certificate_id)
    if certificate["status"] != "issued":
        raise Refused("The certificate must be issued.")
    domain = db.fetch(Domain, "domains", certificate["domain_id"])
    if domain["team_id"] != db.account:
        raise Refused("The domain belongs to another team.")
    if db.exists(
        """
        SELECT 1 FROM deployments
        JOIN hosts ON hosts.id = deployments.host_id
        WHERE deployments.certificate_id = ? AND deployments.status = 'live' AND hosts.environment = 'live'
        """,
        certificate_id,
    ):
        raise Refused("A live host still uses the certificate.")
    db.update("certificates", certificate_id, status="revoked")
    for deployment in db.all(
        Deployment,
        """
        SELECT * FROM deployments
        WHERE certificate_id = ? AND status = 'planned'
        ORDER BY id
        """,
        certificate_id,
    ):
        db.update("deployments", deployment["id"], status="cancelled")
    for deployment in db.all(
        Deployment, "SELECT * FROM deployments WHERE certificate_id = ? AND status = 'live' ORDER BY id", certificate_id
    ):
        db.update("deployments", deployment["id"], status="removed")
    return db.fetch(Certificate, "certificates", certificate_id)
