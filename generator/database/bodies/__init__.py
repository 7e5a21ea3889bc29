"""Long texts of rows: what they say (outlines, composed from rows and vocabulary) and how it is written down (formats)."""
