"""Drivers of code that a model wrote. They run in the jail, which holds ``mcp_servers`` and nothing else of the project.

Each has ``main(arguments)``, finds its files beside it, and prints one JSON object as its last line.
"""
