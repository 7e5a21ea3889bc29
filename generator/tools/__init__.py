"""Writes a design's schema and tools as code that a person would have written."""
