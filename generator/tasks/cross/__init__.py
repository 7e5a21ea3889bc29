"""Tasks over several servers whose worlds share people, firms and places: what one shows finds a row of the next."""
