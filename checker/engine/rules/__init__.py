"""One function a rule, grouped by section of the Comprehensive Rules."""
