"""``python -m benchmarks``: everything that is measured, with the aim where there is one."""

from __future__ import annotations

from benchmarks import commands, engine


def main() -> None:
    for measure in (*engine.measures(), *commands.measures()):
        print(measure.line(), flush=True)


if __name__ == "__main__":
    main()
