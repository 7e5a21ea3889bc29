"""Research: plans a database, finds sources, and reads rows out of them, each with the words that state it."""
