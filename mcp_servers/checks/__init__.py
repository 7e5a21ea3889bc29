"""Gates that a server folder and its tasks must pass before they are published."""
