"""What an API's documentation means: its methods as actions on things, its things as tables, and rules for both."""
