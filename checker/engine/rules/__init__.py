"""One function a rule, grouped as the Comprehensive Rules are."""
