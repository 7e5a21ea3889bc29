"""Rows of a world: a common cast, realistic values, and the rules of a design kept."""
