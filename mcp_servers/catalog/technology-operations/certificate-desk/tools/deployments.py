"""Tools about deployments."""

from typing_extensions import TypedDict

from mcp_servers.runtime import Database, Day, Page, PageNumber, Refused, shift

from .rows import Certificate, Deployment, DeploymentStatus, Domain, Host


class DeploymentSummary(TypedDict):
    """A deployment as a search lists it."""

    id: str
    host_name: str
    certificate_number: str
    status: DeploymentStatus
    planned_on: str


def find_deployments(
    db: Database,
    host_id: str | None = None,
    certificate_id: str | None = None,
    domain_id: str | None = None,
    status: DeploymentStatus | None = None,
    planned_from: Day | None = None,
    page: PageNumber = 1,
) -> Page[DeploymentSummary]:
    """Search deployments by host, certificate, domain, status or planning day.

    Args:
        host_id: Only deployments of the host with this id.
        certificate_id: Only deployments of the certificate with this id.
        domain_id: Only deployments of the domain with this id.
        status: Only deployments with this status.
        planned_from: Only deployments with a planning day at or after this.
        page: Page number, from 1.
    """
    return db.search(
        DeploymentSummary,
        """
        SELECT deployments.id, hosts.name AS host_name, certificates.number AS certificate_number,
            deployments.status, deployments.planned_on
        FROM deployments
        JOIN hosts ON hosts.id = deployments.host_id
        JOIN certificates ON certificates.id = deployments.certificate_id
        """,
        where={
            "deployments.host_id = ?": host_id,
            "deployments.certificate_id = ?": certificate_id,
            "hosts.domain_id = ?": domain_id,
            "deployments.status = ?": status,
            "deployments.planned_on >= ?": planned_from,
        },
        order="deployments.planned_on DESC, deployments.id",
        page=page,
    )


def plan_deployment(db: Database, host_id: str, certificate_id: str) -> Deployment:
    """Plan to put an issued certificate on a running host of the same domain.

    Args:
        host_id: Id of the host.
        certificate_id: Id of the certificate.
    """
    host = db.fetch(Host, "hosts", host_id)
    certificate = db.fetch(Certificate, "certificates", certificate_id)
    domain = db.fetch(Domain, "domains", host["domain_id"])
    if domain["team_id"] != db.account:
        raise Refused("The host belongs to another team.")
    if host["status"] != "running":
        raise Refused("The host is retired.")
    if certificate["status"] != "issued":
        raise Refused("The certificate is not in force.")
    if certificate["domain_id"] != host["domain_id"]:
        raise Refused("The certificate is for another domain.")
    if certificate["valid_until"] is None or certificate["valid_until"] < shift(db.today, days=7):
        raise Refused("The certificate runs out within a week.")
    if db.exists(
        """
        SELECT 1 FROM deployments
        WHERE host_id = ? AND certificate_id = ? AND status IN ('planned', 'live')
        """,
        host_id,
        certificate_id,
    ):
        raise Refused("The certificate is planned or live there already.")
    deployment_id = db.insert(
        "deployments", host_id=host_id, certificate_id=certificate_id, planned_on=db.today, status="planned"
    )
    return db.fetch(Deployment, "deployments", deployment_id)


def deploy_certificate(db: Database, deployment_id: str) -> Deployment:
    """Put a planned certificate on its host now; the one that was live there is removed.

    Args:
        deployment_id: Id of the deployment.
    """
    deployment = db.fetch(Deployment, "deployments", deployment_id)
    if deployment["status"] != "planned":
        raise Refused("The deployment must be planned.")
    host = db.fetch(Host, "hosts", deployment["host_id"])
    domain = db.fetch(Domain, "domains", host["domain_id"])
    if domain["team_id"] != db.account:
        raise Refused("The host belongs to another team.")
    if host["status"] != "running":
        raise Refused("The host is retired.")
    certificate = db.fetch(Certificate, "certificates", deployment["certificate_id"])
    if certificate["status"] != "issued":
        raise Refused("The certificate is not in force.")
    if certificate["valid_until"] is None or certificate["valid_until"] <= db.today:
        raise Refused("The certificate has run out.")
    if host["environment"] != "test" and not db.exists(
        """
        SELECT 1 FROM windows
        WHERE team_id = ? AND status = 'announced' AND starts_at <= ? AND ends_at > ?
        """,
        db.account,
        db.now,
        db.now,
    ):
        raise Refused("No maintenance window of the team is open.")
    db.update("deployments", deployment_id, status="live")
    for each_deployment in db.all(
        Deployment,
        """
        SELECT * FROM deployments
        WHERE host_id = ? AND id != ? AND status = 'live'
        ORDER BY id
        """,
        deployment["host_id"],
        deployment_id,
    ):
        db.update("deployments", each_deployment["id"], status="removed")
    return db.fetch(Deployment, "deployments", deployment_id)


def cancel_deployment(db: Database, deployment_id: str) -> Deployment:
    """Cancel a planned deployment, unless the certificate that is live on the host runs out within three days.

    Args:
        deployment_id: Id of the deployment.
    """
    deployment = db.fetch(Deployment, "deployments", deployment_id)
    if deployment["status"] != "planned":
        raise Refused("The deployment must be planned.")
    if db.exists(
        """
        SELECT 1 FROM deployments
        JOIN certificates ON certificates.id = deployments.certificate_id
        WHERE deployments.host_id = ?
            AND deployments.status = 'live'
            AND certificates.valid_until IS NOT NULL
            AND certificates.valid_until <= ?
        """,
        deployment["host_id"],
        shift(db.today, days=3),
    ):
        raise Refused("The certificate on the host is about to run out.")
    db.update("deployments", deployment_id, status="cancelled")
    return db.fetch(Deployment, "deployments", deployment_id)
