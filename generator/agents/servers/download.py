"""Downloading a page: public addresses alone, at each step of a redirect, and no more bytes, steps or seconds than allowed."""

import asyncio
import zlib
from dataclasses import dataclass
from functools import cache
from ssl import SSLContext
from typing import Final

import httpx2

from generator.agents.servers.addresses import public_address
from generator.agents.servers.faults import Unreadable
from mcp_servers.contracts import Model

AGENT: Final = "agent-worlds research"
_REDIRECTS = (301, 302, 303, 307, 308)
_NEW_CONNECTIONS = httpx2.Limits(max_keepalive_connections=0)
"""A connection is known by its address alone; one that was certified for another host there must not serve a second one."""


class Reach(Model):
    """What is fetched, and what it may take."""

    private_hosts: tuple[str, ...] = ()
    """Hosts that are fetched although their addresses are not public."""
    seconds: float = 20.0
    """For a page, its redirects included."""
    redirects: int = 5
    largest: int = 2_000_000
    """Bytes of a page, also once they are unpacked."""


@dataclass(frozen=True)
class Download:
    """What a server gave."""

    url: str
    """Where it was in the end."""
    content_type: str
    content: bytes


@cache
def _tls() -> SSLContext:
    """Return what certificates are checked by; reading it takes longer than many a page."""
    return httpx2.create_ssl_context()


async def download(url: str, reach: Reach) -> Download:
    """Return what is at a URL, without cookies, credentials or proxies.

    Raises:
        Unreadable: It is refused, or not to be had.
    """
    try:
        async with (
            asyncio.timeout(reach.seconds),
            httpx2.AsyncClient(
                trust_env=False, timeout=reach.seconds, verify=_tls(), limits=_NEW_CONNECTIONS
            ) as client,
        ):
            for _ in range(reach.redirects + 1):
                found = await _step(client, url, reach)
                if isinstance(found, Download):
                    return found
                url = found
                client.cookies.clear()
    except (TimeoutError, httpx2.TimeoutException) as error:
        raise Unreadable(f"{url} took longer than {reach.seconds:g} seconds") from error
    except (httpx2.HTTPError, httpx2.InvalidURL) as error:
        raise Unreadable(f"{url} could not be read ({type(error).__name__}: {error})") from error
    raise Unreadable(f"{url} is redirected more than {reach.redirects} times")


async def _step(client: httpx2.AsyncClient, url: str, reach: Reach) -> Download | str:
    """Return what is at a URL, or the URL that it redirects to."""
    target = httpx2.URL(url)
    if target.scheme not in ("http", "https") or not target.host:
        raise Unreadable(f"{url} is no address of a web page; it begins with http:// or https://")
    if target.userinfo:
        raise Unreadable("an address with a user name or password is not fetched")
    port = target.port or (443 if target.scheme == "https" else 80)
    address = await public_address(target.host, port, reach.private_hosts)
    headers = {"Host": target.netloc.decode(), "User-Agent": AGENT, "Accept-Encoding": "identity"}
    request = client.build_request(
        "GET", target.copy_with(host=address), headers=headers, extensions={"sni_hostname": target.raw_host.decode()}
    )
    response = await client.send(request, stream=True)
    try:
        if response.status_code in _REDIRECTS and "location" in response.headers:
            return str(target.join(response.headers["location"]))
        if response.status_code != 200:
            raise Unreadable(f"{url} was answered with status {response.status_code}")
        content = await _content(response, url, reach.largest)
        return Download(url, response.headers.get("content-type", ""), content)
    finally:
        await response.aclose()


async def _content(response: httpx2.Response, url: str, largest: int) -> bytes:
    """Return the bytes of a reply, unpacked where a server packs what it was not asked to pack."""
    too_large = Unreadable(f"{url} has more than {largest} bytes")
    parts, size = [], 0
    async for part in response.aiter_raw():
        size += len(part)
        if size > largest:
            raise too_large
        parts.append(part)
    packed, encoding = b"".join(parts), response.headers.get("content-encoding", "identity").lower()
    if encoding == "identity":
        return packed
    if encoding not in ("gzip", "deflate"):
        raise Unreadable(f"{url} is packed as {encoding}")
    try:
        content = zlib.decompressobj(wbits=47).decompress(packed, largest + 1)
    except zlib.error as error:
        raise Unreadable(f"{url} is said to be packed as {encoding}, and is not") from error
    if len(content) > largest:
        raise too_large
    return content
