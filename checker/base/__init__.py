"""The ground floor: source places, YAML nodes, forms, problems and their messages; nothing of Magic."""
