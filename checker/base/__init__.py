"""Problems, source positions, YAML nodes, names and messages: what every floor stands on."""
