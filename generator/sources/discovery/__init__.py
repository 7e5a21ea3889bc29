"""Reading Google Discovery documents: what an API states, and what the things it speaks of imply."""
