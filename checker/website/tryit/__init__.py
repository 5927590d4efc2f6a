"""Examples tried out in the reader's browser: what is put into the site, and what runs there."""
