"""Archetypes: patterns that many subjects share, as rule packages with roles in place of names, and what applies them."""
