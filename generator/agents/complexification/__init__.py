"""Complexification: rounds in which a model enriches the database through tools of ours, each measured."""
