"""The MCP server of a set of environments: prepared once, serving all their sessions."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from mcp.server.context import ServerRequestContext
from mcp.server.lowlevel.server import NotificationOptions, Server
from mcp.server.models import InitializationOptions
from mcp.shared.exceptions import MCPError
from mcp.types import (
    INTERNAL_ERROR,
    INVALID_PARAMS,
    CallToolRequestParams,
    CallToolResult,
    DiscoverResult,
    ListPromptsResult,
    ListResourcesResult,
    ListResourceTemplatesResult,
    ListToolsResult,
    PaginatedRequestParams,
    RequestParams,
    TextContent,
)
from mcp.types.version import MODERN_PROTOCOL_VERSIONS

from mcp_servers.contracts import EnvironmentFault
from mcp_servers.hosts.listing import list_tools
from mcp_servers.runtime import LoadedEnvironment, Session, UnknownTool

Context = ServerRequestContext[Any]

current_session: ContextVar[Session] = ContextVar("current_session")
"""The session that the request being served belongs to."""


@contextmanager
def in_force(session: Session) -> Iterator[None]:
    """Serve the requests made inside from this session."""
    token = current_session.set(session)
    try:
        yield
    finally:
        current_session.reset(token)


class EnvironmentServer(Server[Any]):
    """Lists the tools of some environments and passes calls on to the session in force.

    Args:
        environments: The servers that each session opens together.
        session: Gives the session in force; by default the one in ``current_session``.
        note: Said before the instructions, for a database that is not private.
        counts: Where ``calls`` and ``faults`` are counted.
    """

    def __init__(
        self,
        environments: Sequence[LoadedEnvironment],
        session: Callable[[], Session] = current_session.get,
        note: str = "",
        counts: Counter[str] | None = None,
    ) -> None:
        manifests = [environment.manifest for environment in environments]
        super().__init__(
            name="+".join(environment.name for environment in environments),
            version="+".join(environment.digest for environment in environments),
            title=" and ".join(manifest.title for manifest in manifests),
            description=" ".join(manifest.description for manifest in manifests),
            on_list_tools=self._list_tools,
            on_call_tool=self._call_tool,
            on_list_resources=self._list_resources,
            on_list_resource_templates=self._list_resource_templates,
            on_list_prompts=self._list_prompts,
        )
        self.add_request_handler("server/discover", RequestParams, self._discover)
        self.tools = ListToolsResult(tools=list_tools(environments))
        self._session = session
        self._note = note
        self._counts = Counter() if counts is None else counts

    def create_initialization_options(
        self,
        notification_options: NotificationOptions | None = None,
        experimental_capabilities: dict[str, dict[str, Any]] | None = None,
        extensions: dict[str, dict[str, Any]] | None = None,
    ) -> InitializationOptions:
        """Answer a handshake with the instructions of the session in force."""
        options = super().create_initialization_options(notification_options, experimental_capabilities, extensions)
        return options.model_copy(update={"instructions": self._instructions()})

    def discovery(self, protocol_version: str) -> DiscoverResult:
        """Return the answer to ``server/discover`` for the session in force."""
        return DiscoverResult(
            supported_versions=list(MODERN_PROTOCOL_VERSIONS),
            capabilities=self.get_capabilities(protocol_version=protocol_version),
            instructions=self._instructions(),
        )

    def _instructions(self) -> str:
        return f"{self._note}\n\n{self._session().instructions}".strip()

    async def _discover(self, context: Context, _: RequestParams | None) -> DiscoverResult:
        return self.discovery(context.protocol_version)

    async def _list_tools(self, _: Context, __: PaginatedRequestParams | None) -> ListToolsResult:
        return self.tools

    async def _call_tool(self, _: Context, params: CallToolRequestParams) -> CallToolResult:
        self._counts["calls"] += 1
        try:
            result = self._session().call(params.name, params.arguments or {})
        except UnknownTool as error:
            raise MCPError(INVALID_PARAMS, str(error)) from None
        except EnvironmentFault:
            self._counts["faults"] += 1
            # The session keeps the details for the harness; an agent must not see them.
            raise MCPError(INTERNAL_ERROR, "The server failed; the call changed nothing.") from None
        return CallToolResult(
            content=[TextContent(type="text", text=result.text)],
            structured_content=result.structured,
            is_error=result.is_error,
        )

    async def _list_resources(self, _: Context, __: PaginatedRequestParams | None) -> ListResourcesResult:
        return ListResourcesResult(resources=[])

    async def _list_resource_templates(
        self, _: Context, __: PaginatedRequestParams | None
    ) -> ListResourceTemplatesResult:
        return ListResourceTemplatesResult(resource_templates=[])

    async def _list_prompts(self, _: Context, __: PaginatedRequestParams | None) -> ListPromptsResult:
        return ListPromptsResult(prompts=[])
