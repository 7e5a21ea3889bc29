"""Coding: a model writes the tools of a database and their tests, and mends them until they hold."""
