"""What every HTTP request must satisfy before a route sees it."""

from mcp.server.transport_security import (
    RequestBodyLimitMiddleware,
    TransportSecurityMiddleware,
    TransportSecuritySettings,
)
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


class Guard:
    """Refuses foreign Host and Origin headers (a web page must not drive a local farm) and bodies that are too long."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...], body_bytes: int) -> None:
        """Let requests pass whose Host and Origin name one of ``hosts``, on any port."""
        self._app = RequestBodyLimitMiddleware(app, body_bytes)
        allowed_hosts = [*hosts, *(f"{host}:*" for host in hosts)]
        origins = [f"{scheme}://{host}" for scheme in ("http", "https") for host in allowed_hosts]
        self._rule = TransportSecurityMiddleware(
            TransportSecuritySettings(allowed_hosts=allowed_hosts, allowed_origins=origins)
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a refused request, pass on any other."""
        refusal = await self._rule.validate_request(Request(scope)) if scope["type"] == "http" else None
        await (refusal or self._app)(scope, receive, send)
