"""The sessions that a farm holds for others: secrets, limits, and the end of those nobody uses."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from mcp_servers.contracts import InfrastructureFault, InputError
from mcp_servers.hosts.endpoints import SHARED_NOTE, Endpoint
from mcp_servers.runtime import LoadedEnvironment, Session, open_session
from mcp_servers.runtime.sessions import Snapshot


@dataclass(frozen=True)
class Limits:
    """What one farm process grants."""

    sessions: int = 4_000
    """Private sessions open at a time."""
    servers: int = 8
    """Servers in one session."""
    snapshots: int = 32
    """Snapshots kept of one session."""
    idle_seconds: float = 1_800.0
    """A session that nobody has used for so long is closed."""
    body_bytes: int = 1_000_000
    """Longest request body."""


class Full(InfrastructureFault):
    """The farm holds as much as its limits allow."""


@dataclass
class Tenant:
    """One private session under its two secrets, neither of which can be derived from the other."""

    session: Session
    endpoint: Endpoint
    agent: str = field(default_factory=lambda: secrets.token_urlsafe(18))
    harness: str = field(default_factory=lambda: secrets.token_urlsafe(18))
    snapshots: dict[str, Snapshot] = field(default_factory=dict)
    used: float = field(default_factory=time.monotonic)


class Tenants:
    """All sessions of a farm, private ones and the shared demo of each server."""

    def __init__(self, servers: Mapping[str, LoadedEnvironment], limits: Limits) -> None:
        self.servers = servers
        self.limits = limits
        self.counts: Counter[str] = Counter()
        self.endpoints: dict[tuple[str, ...], Endpoint] = {}
        self.demos: dict[str, tuple[Session, Endpoint]] = {}
        self._agents: dict[str, Tenant] = {}
        self._harnesses: dict[str, Tenant] = {}

    def __len__(self) -> int:
        return len(self._agents)

    def of_agent(self, secret: str) -> Tenant | None:
        """Return the session with this agent secret, and take note that it is used."""
        return _touch(self._agents.get(secret))

    def of_harness(self, secret: str) -> Tenant | None:
        """Return the session with this harness secret, and take note that it is used."""
        return _touch(self._harnesses.get(secret))

    async def open(self, refs: tuple[str, ...], seed: int | None, now: str | None) -> Tenant:
        """Open a private session.

        Raises:
            InputError: A server is unknown, broken or changed, or there are too many.
            Full: No session can be opened now.
        """
        if len(refs) > self.limits.servers:
            raise InputError(f"a session opens at most {self.limits.servers} servers, not {len(refs)}")
        self._admit()
        endpoint = self.endpoints.get(refs)
        if endpoint is None:
            endpoint = self.endpoints[refs] = Endpoint([self.servers[ref] for ref in refs], self.counts)
        await endpoint.start()
        return self._add(open_session(endpoint.environments, seed, now), endpoint)

    def fork(self, tenant: Tenant) -> Tenant:
        """Branch a private session.

        Raises:
            Full: No session can be opened now.
        """
        self._admit()
        return self._add(tenant.session.fork(), tenant.endpoint)

    def close(self, tenant: Tenant) -> None:
        """Close a private session; both its secrets are void from now on."""
        del self._agents[tenant.agent], self._harnesses[tenant.harness]
        tenant.session.close()
        self.counts["closed"] += 1

    async def demo(self, name: str) -> tuple[Session, Endpoint]:
        """Return the database of a server that all its visitors share.

        Raises:
            InputError: The server is unknown, broken or changed.
        """
        environment = self.servers[name]
        if environment.ref not in self.demos:
            endpoint = Endpoint([environment], self.counts, SHARED_NOTE)
            self.demos[environment.ref] = open_session([environment]), endpoint
        session, endpoint = self.demos[environment.ref]
        await endpoint.start()
        # Nobody judges a demo, so nothing need remember what visitors did.
        session.journal.clear()
        return session, endpoint

    async def reset(self, name: str) -> None:
        """Give a server's demo database its first rows again."""
        session, endpoint = await self.demo(name)
        self.demos[endpoint.environments[0].ref] = open_session(endpoint.environments), endpoint
        session.close()

    async def reap(self) -> None:
        """Close what nobody has used for too long, over and over."""
        while True:
            await asyncio.sleep(self.limits.idle_seconds / 4)
            await self.close_idle()

    async def close_idle(self) -> None:
        """Close the sessions, and stop the endpoints without sessions, that nobody has used for too long."""
        before = time.monotonic() - self.limits.idle_seconds
        for tenant in [tenant for tenant in self._agents.values() if tenant.used < before]:
            self.close(tenant)
            self.counts["reaped"] += 1
        needed = {id(tenant.endpoint) for tenant in self._agents.values()}
        for refs, endpoint in list(self.endpoints.items()):
            if endpoint.used < before and id(endpoint) not in needed:
                del self.endpoints[refs]
                await endpoint.stop()

    async def close_all(self) -> None:
        """Close all sessions and stop all endpoints."""
        for tenant in list(self._agents.values()):
            self.close(tenant)
        for session, endpoint in self.demos.values():
            await endpoint.stop()
            session.close()
        for endpoint in self.endpoints.values():
            await endpoint.stop()

    def _admit(self) -> None:
        if len(self) >= self.limits.sessions:
            self.counts["refused"] += 1
            raise Full(f"all {self.limits.sessions} sessions are in use; close some or try again later")

    def _add(self, session: Session, endpoint: Endpoint) -> Tenant:
        tenant = Tenant(session, endpoint)
        self._agents[tenant.agent] = self._harnesses[tenant.harness] = tenant
        self.counts["opened"] += 1
        return tenant


def _touch(tenant: Tenant | None) -> Tenant | None:
    if tenant is not None:
        tenant.used = time.monotonic()
    return tenant
