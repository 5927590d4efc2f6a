"""`checker completion SHELL`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.cli import codes

if TYPE_CHECKING:
    import argparse

    from checker.cli.parser import Say

SHELLS = ("bash", "zsh", "tcsh", "fish")
EXAMPLES = """
  checker completion bash > ~/.local/share/bash-completion/completions/checker
  checker completion zsh > ~/.zfunc/_checker
  checker completion fish > ~/.config/fish/completions/checker.fish
"""


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """The shell."""
    parser.add_argument("shell", choices=SHELLS, help=say(message("the shell to complete in")))


def run(arguments: argparse.Namespace) -> int:
    """Print the script."""
    import shtab

    from checker.cli.parser import build

    print(shtab.complete(build(arguments.lang, None), shell=arguments.shell))
    return codes.OK
