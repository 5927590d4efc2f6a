"""No traceback reaches a user: what goes wrong at the top is said in a sentence."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from checker.base.messages import Message, message, translate
from checker.base.problems import BadInput
from checker.cli import codes

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import TracebackType


class Unable(Exception):
    """Raised by a command that cannot work, with what to tell the user; exit code 2."""

    def __init__(self, text: Message, hint: Message | None = None) -> None:
        super().__init__(text.english())
        self.text = text
        self.hint = hint


def guarded(work: Callable[[], int], lang: str, *, debug: bool) -> int:
    """The exit code of `work`, or that of what stopped it."""
    try:
        code = work()
        sys.stdout.flush()
        return code
    except Unable as unable:
        return _say(unable.text, unable.hint, lang)
    except BadInput as bad:
        return _problems(bad, lang)
    except BrokenPipeError:
        return _broken_pipe()
    except KeyboardInterrupt:
        return codes.INTERRUPTED
    except OSError as failed:
        return _unwritable(failed, lang) if failed.filename is None else _bug(failed, lang, debug=debug)
    except Exception as bug:
        return _bug(bug, lang, debug=debug)


def _say(text: Message, hint: Message | None, lang: str) -> int:
    sentence = translate(text, lang)
    print(f"checker: {sentence}", file=sys.stderr)
    if hint:
        print(f"    {translate(hint, lang)}", file=sys.stderr)
    return codes.UNABLE


def _problems(bad: BadInput, lang: str) -> int:
    from checker.reports.lines import lines_of

    print(lines_of(bad.problems, lang), file=sys.stderr)
    return codes.UNABLE


def _broken_pipe() -> int:
    """Whoever read our output has left; what is still buffered goes nowhere, quietly."""
    _drop_output()
    return codes.BROKEN_PIPE


def _unwritable(failed: OSError, lang: str) -> int:
    """A full disk, for one: an error that names no file is one of writing to the output."""
    _drop_output()
    return _say(message("the output cannot be written: {why}", why=failed.strerror or failed), None, lang)


def _drop_output() -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _bug(bug: Exception, lang: str, *, debug: bool) -> int:
    if debug:
        import traceback

        traceback.print_exception(bug)
    place = _place(bug.__traceback__)
    place = "; ".join([place, *getattr(bug, "__notes__", ())])
    text = message("this is a bug in checker: {kind}: {bug} ({place})", kind=type(bug).__name__, bug=bug, place=place)
    return _say(text, message("run it again with --debug for the traceback, and report it"), lang)


def _place(trace: TracebackType | None) -> str:
    place = "?"
    while trace is not None:
        code = trace.tb_frame.f_code
        place = f"{os.path.basename(code.co_filename)}:{trace.tb_lineno}"
        trace = trace.tb_next
    return place
