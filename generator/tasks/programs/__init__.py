"""Programmatic tasks: shapes of programs that any design can fill, and the tasks that bind them to a world."""
