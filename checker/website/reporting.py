"""Where somebody tells what is wrong with a ruling: an address, with what is known already filled in."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from checker.base.messages import message

if TYPE_CHECKING:
    from checker.website.speech import Speech
    from checker.website.views import RulingView


def report_link(ruling: RulingView, page: str, template: str, speech: Speech) -> str:
    """`template` with its `{subject}` and `{body}` filled in; `page` is the address of the ruling."""
    edition = speech.tell(message("edition of {date}", date=ruling.edition_date))
    body = "\n".join([ruling.title, f"{page} ({edition})", "", speech.tell(message("What is wrong:")), ""])
    subject = f"Arbitro: {ruling.id}"
    return template.replace("{subject}", quote(subject, safe="")).replace("{body}", quote(body, safe=""))
