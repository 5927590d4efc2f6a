"""`python -m checker`."""

from checker.cli.main import main

raise SystemExit(main())
