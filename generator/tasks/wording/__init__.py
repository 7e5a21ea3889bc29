"""How tasks are put into words: values, noun phrases and sentences."""
