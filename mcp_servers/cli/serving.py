"""``serve``: run the farm."""

import gc
import sys
from argparse import Namespace
from types import FrameType

import uvicorn

from mcp_servers.hosts.farm import build_farm
from mcp_servers.hosts.guard import LOOPBACK
from mcp_servers.hosts.listening import listen
from mcp_servers.hosts.tenants import Limits
from mcp_servers.runtime import Servers


def serve(args: Namespace) -> int:
    """Serve all servers of the registries until interrupted."""
    servers = Servers(*args.registry)
    limits = Limits(sessions=args.sessions, idle_seconds=args.idle)
    app = build_farm(servers, limits, hosts=(*LOOPBACK, args.host, *args.allow_host))
    gc.freeze()  # What is there now stays: to look through it for garbage would hold up a request for 50 ms.
    with listen(args.host, args.port) as listener:
        port = listener.getsockname()[1]
        sys.stdout.write(f"{len(servers)} servers at http://{args.host}:{port}/servers/NAME/mcp\n")
        sys.stdout.flush()
        config = uvicorn.Config(app, log_level="warning", access_log=False, timeout_graceful_shutdown=5)
        FarmServer(config).run(sockets=[listener])
    return 0


class FarmServer(uvicorn.Server):
    """Leaves at the first Ctrl-C, within seconds; at a second one uvicorn would break off with a trace."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Take note of the first signal."""
        if not self.should_exit:
            super().handle_exit(sig, frame)
