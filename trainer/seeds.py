"""Seeds of independent random streams."""

from hashlib import blake2b


def stream_seed(seed: int, purpose: str, index: int = 0) -> int:
    """Return the seed of one stream; neighbouring seeds and indices share nothing."""
    digest = blake2b(f"{seed}/{purpose}/{index}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 1
