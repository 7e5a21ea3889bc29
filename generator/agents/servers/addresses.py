"""Which addresses may be connected to: a page must not lead into the network of whoever runs this."""

import asyncio
import socket
from collections.abc import Collection
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

from generator.agents.servers.faults import Unreadable

_TRANSLATED = IPv6Network("64:ff9b::/96")
"""IPv4 as networks see it that have only IPv6."""


async def public_address(host: str, port: int, private_hosts: Collection[str]) -> str:
    """Return an address of a host; who connects to just this one cannot be led elsewhere by a second look-up.

    Args:
        host: A name or an address.
        port: Where it is connected to.
        private_hosts: Hosts that may have any address.

    Raises:
        Unreadable: The host has no address, or one that is not public.
    """
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise Unreadable(f"the host {host} has no address") from error
    addresses = [ip_address(str(entry[4][0]).partition("%")[0]) for entry in found]
    if host not in private_hosts:
        for address in addresses:
            if not _is_public(address):
                raise Unreadable(f"the host {host} has the address {address}, which is not public")
    return str(addresses[0])


def _is_public(address: IPv4Address | IPv6Address) -> bool:
    """Tell whether everybody may reach an address, also one of IPv4 that is written inside one of IPv6."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if inner:
            return _is_public(inner)
        if address in _TRANSLATED:
            return _is_public(IPv4Address(int(address) & 0xFFFFFFFF))
    return address.is_global and not address.is_multicast
