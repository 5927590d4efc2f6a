"""Tables, catalogues and pages from outside."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import pytest

from checker.base.problems import BadInput
from checker.wording.outside import read_file, read_text
from checker.wording.running import check_all
from checker.wording.termbase import Termbase

TABLE = """\
id,source,target
one,Draw three cards.,Pesca tre carte.
two,"Draw two cards, then discard one.","Pesca tre carte, poi scartane una."
three,It dies.,
"""
CATALOGUE = """\
msgid ""
msgstr ""
"Language: fr\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgid "That token attacks."
msgstr "Ce token attaque."

#, fuzzy
#~ msgid "The spell."
#~ msgstr "Le spell."
"""
EXCHANGE = """\
<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.1" version="1.1">
  <file original="x" source-language="en" target-language="it" datatype="plaintext">
    <body>
      <trans-unit id="a"><source>The copy isn't cast.</source><target>La copia viene lanciata.</target></trans-unit>
    </body>
  </file>
</xliff>
"""
PAGE = """\
# Le battaglie

Il suo difensore sceglie. Il suo difensore blocca.

```
difensore di una battaglia
```
Vedi `E' codice` e [qui](http://example.org/E'x).
"""


def found(text: str, ending: str, base: Termbase, *langs: str) -> list[tuple[str, str, int]]:
    units = read_text(text, "file", ending, langs, "en")
    return [(finding.unit, finding.check, finding.place.line) for finding in check_all(units, base)]


def test_a_table_is_checked_row_by_row(base: Termbase) -> None:
    assert found(TABLE, ".csv", base, "it") == [("two", "wording.number", 3)]


@pytest.mark.parametrize("sign", [";", "\t"])
def test_a_table_may_be_parted_by_other_signs(base: Termbase, sign: str) -> None:
    table = f"id{sign}source{sign}target\na{sign}Draw two cards.{sign}Pesca tre carte.\n"
    assert found(table, ".csv", base, "it") == [("a", "wording.number", 2)]


def test_a_table_from_standard_input_is_known_by_its_first_line(base: Termbase) -> None:
    assert found(TABLE, "", base, "it") == [("two", "wording.number", 3)]


def test_a_catalogue_is_checked_without_its_obsolete_messages(base: Termbase) -> None:
    assert found(CATALOGUE, ".po", base) == [("That token attacks.", "wording.untranslated", 6)]


def test_an_xliff_file_is_checked_in_its_own_languages(base: Termbase) -> None:
    assert found(EXCHANGE, ".xlf", base) == [("a", "wording.negation", 5)]


SECOND = """\
<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en-GB" trgLang="it-IT">
  <file id="f">
    <unit id="a"><segment><source>It isn't cast.</source><target>Viene lanciata.</target></segment></unit>
    <unit id="b"><segment state="initial"><source>Pay {3}.</source><target>Paga {2}.</target></segment></unit>
  </file>
</xliff>
"""


def test_an_xliff_file_of_the_second_version_is_read_as_well(base: Termbase) -> None:
    assert found(SECOND, ".xlf", base) == [("a", "wording.negation", 4)]


INLINE = """\
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="it">
  <file id="f">
    <unit id="a"><segment><source>The <pc id="1">token</pc> dies <ph id="2"/>.</source
      ><target>La <pc id="1">pedina</pc> muore <ph id="2"/>.</target></segment></unit>
    <unit id="b"><segment><source>The card stays <ph id="2"/>.</source
      ><target>La carta rimane.</target></segment></unit>
  </file>
</xliff>
"""


def test_a_tag_that_stands_for_something_is_a_placeholder_of_an_xliff_file(base: Termbase) -> None:
    assert found(INLINE, ".xlf", base) == [("b", "wording.placeholder", 5)]


def test_indented_code_of_a_page_is_no_prose(base: Termbase) -> None:
    assert found("Una pedina.\n\n    E' codice\n\nUna magia.\n", ".md", base, "it") == []


def test_a_page_from_standard_input_is_markdown_if_it_is_written_so(base: Termbase) -> None:
    page = "---\ntitle: E' codice\n---\n\n# Una pedina\n\n```\nE' codice\n```\n"
    assert found(page, "", base, "it") == []


def test_what_is_fuzzy_is_looked_at_without_its_source(base: Termbase) -> None:
    unit = '#, fuzzy\nmsgid "Draw two."\nmsgstr "Piochez-en trois."\n\n#~ msgid'
    fuzzy = CATALOGUE.replace("#, fuzzy\n#~ msgid", unit)
    assert [id for id, _, _ in found(fuzzy, ".po", base)] == ["That token attacks."]


@pytest.mark.parametrize(("text", "first"), [(CATALOGUE, 6), (SECOND, 4), (EXCHANGE, 5), (TABLE, 3)])
def test_what_comes_from_standard_input_is_known_by_its_beginning(base: Termbase, text: str, first: int) -> None:
    langs = ("it", "fr") if "Language: fr" in text or "xliff" in text else ("it",)
    assert found(text, "", base, *langs)[0][2] == first


def test_a_page_that_begins_with_the_word_target_is_no_table() -> None:
    (unit,) = read_text("Target: the creature is the target of this.", "-", "", ("en",), "en")
    assert unit.is_page


def test_only_the_languages_that_are_asked_for_are_read() -> None:
    table = "id,lang,target\na,it,Muore.\nb,fr,Elle meurt.\n"
    assert [unit.id for unit in read_text(table, "file", ".csv", ("fr",), "en")] == ["b"]


def test_a_language_that_nothing_is_known_of_is_told_with_its_row() -> None:
    table = "id,lang,target\na,it,Muore.\nb,de,Sie stirbt.\n"
    with pytest.raises(BadInput, match=r'file:3:1: error: nothing is known of the language "de"'):
        read_text(table, "file", ".csv", (), "en")


def test_a_long_text_is_read_in_a_time_that_grows_with_its_length(base: Termbase) -> None:
    source, text = "Draw two cards. " * 9000, "Pesca tre carte. " * 9000
    began = perf_counter()
    assert found(f"id,source,target\na,{source},{text}\n", ".csv", base, "it") == [("a", "wording.number", 2)]
    assert perf_counter() - began < 60


ALLOWED = """\
msgid ""
msgstr "Language: it\\n"

# allow: wording.term at "Draw": with a pen
# allow: wording.negation: there is none
msgid "Draw a line."
msgstr "Traccia una linea."
"""


def test_the_comments_of_a_catalogue_silence_and_are_told_when_they_do_not(base: Termbase) -> None:
    assert found(ALLOWED, ".po", base) == [("Draw a line.", "wording.unused-allow", 6)]


GENERAL = ALLOWED.replace("# allow: wording.negation: there is none\n", "").replace(
    'msgid ""', '# allow: wording.number: nothing is counted here\nmsgid ""', 1
)


def test_what_is_allowed_at_the_head_of_a_catalogue_is_about_all_its_messages(base: Termbase) -> None:
    more = GENERAL + '\nmsgid "Draw two."\nmsgstr "Pescane."\n\nmsgid "Draw four."\nmsgstr "Pescane."\n'
    assert found(more, ".po", base) == []
    assert found(GENERAL, ".po", base) == [("Draw a line.", "wording.unused-allow", 1)]


PLURAL = """\
msgid ""
msgstr "Language: fr\\n"

msgid "{count} damage to {object} is prevented."
msgid_plural "{count} damage to {object} is prevented."
msgstr[0] "{count} blessure infligée à {object} est prévenue."
msgstr[1] "{count} blessures infligées à {object} sont prévenues."
"""


def test_the_forms_of_a_plural_are_no_two_translations_of_one_source(base: Termbase) -> None:
    assert found(PLURAL, ".po", base) == []


def test_a_page_tells_each_kind_of_fault_once(base: Termbase) -> None:
    units = read_text(PAGE, "file", ".md", ("it",), "en")
    (finding,) = check_all(units, base)
    assert (finding.check, finding.place.line, finding.count) == ("wording.term", 3, 2)


def test_a_page_that_is_in_english_is_told_once(base: Termbase) -> None:
    page = "If you copy a spell, you control the copy, and it will resolve before the original spell does.\n"
    assert [check for _, check, _ in found(page, ".txt", base, "fr")] == ["wording.untranslated"]


def test_the_language_of_a_page_is_that_of_its_small_words() -> None:
    (unit,) = read_text("La pile est une zone et les sorts sont dans la pile.", "file", ".txt", (), "en")
    assert unit.lang == "fr"


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("a.csv", "id,source\na,b\n", 'a.csv:1:1: error: there is no column "target"'),
        ("a.po", '#| msgid "" "x\n#| y\nmsgid "a', "a.po:"),
        ("a.po", 'msgid "a"\nmsgstr "b\n', "a.po:2:8: error: this cannot be read as a PO file: a quotation mark"),
        ("a.po", 'msgid "a"\nmsgstr "b"\n', "a.po:1:1: error: it is not said in which language this is"),
        ("a.xlf", "<other/>", "a.xlf:1:1: error: this cannot be read as an XLIFF file: no xliff element"),
        ("a.xlf", "<xliff", "a.xlf:1:1: error: this cannot be read as an XLIFF file"),
        ("a.txt", "12 34", "a.txt:1:1: error: it cannot be told in which language this is"),
    ],
)
def test_what_cannot_be_read_is_said_with_its_place(tmp_path: Path, name: str, text: str, message: str) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as raised:
        read_file(path, name, (), "en")
    assert str(raised.value).startswith(message)


def test_a_byte_order_mark_is_nothing_to_talk_about(tmp_path: Path, base: Termbase) -> None:
    path = tmp_path / "a.po"
    path.write_text(CATALOGUE, encoding="utf-8-sig")
    assert len(read_file(path, "a.po", (), "en")) == 1


def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes("id,target\na,perché\n".encode("latin-1"))
    with pytest.raises(BadInput, match="this is not UTF-8"):
        read_file(path, "a.csv", ("it",), "en")


def test_texts_of_one_source_that_differ_are_told_as_a_notice_of_the_file(base: Termbase) -> None:
    table = "id,source,target\na,The creature dies.,La creatura muore.\nb,The creature dies.,Muore la creatura.\n"
    assert found(table, ".csv", base, "it") == [("", "wording.consistency", 3)]


def test_many_rows_are_shared_out_and_come_back_in_order(base: Termbase) -> None:
    rows = "".join(f"r{number},It dies.,Muore.\n" for number in range(2000))
    assert found(f"id,source,target\n{rows}x,Draw two cards.,Pesca tre carte.\n", ".csv", base, "it") == [
        ("x", "wording.number", 2002)
    ]
