"""The database that agents make: a plan of its tables, and rows that fit it."""
