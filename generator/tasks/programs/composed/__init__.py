"""Programs composed of typed pieces: where rows come from, which of them count, and what is found out or done."""
