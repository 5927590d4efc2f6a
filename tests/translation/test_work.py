"""A translator's afternoon: status, export, import, accept, diff; as a command, in a project of its own."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml
from translate.storage.tbx import tbxfile

from checker.base.names import fingerprint
from checker.cli.main import main

TITLE, TEXT = "La copia non viene lanciata", "Una copia di una magia non viene lanciata. Paga {2}."
RULING = f"""\
id: the-copy
edition: "2026-09-25"
title:
  it: {TITLE}
  fr: La copie n’est pas lancée
text:
  source: it
  # the first version
  it: {TEXT}
  fr:
    text: Une copie d’un sort n’est pas lancée. Payez {{2}}.
    of: {fingerprint(TITLE, TEXT)}
    note: the card says otherwise
cites: []   # none yet
"""
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "rulings" / "spells" / "the-copy.yaml"
    file.parent.mkdir(parents=True)
    file.write_text(RULING, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return file


@pytest.fixture
def run(project: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*arguments: str) -> tuple[int, str, str]:
        code = main(["--lang", "en", "translate", *arguments])
        out, err = capsys.readouterr()
        return code, out, err

    return command


def source_changes(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8").replace("Paga {2}.", "Paga {3}."), encoding="utf-8")


def test_status_counts_by_topic_and_lists_what_is_to_be_done(run: Run, project: Path) -> None:
    source_changes(project)
    code, out, _ = run("status")
    assert code == 0
    lines = out.splitlines()
    assert lines[0].split() == ["language", "topic", "current", "stale", "missing", "source", "reviewed"]
    assert lines[1].split() == ["it", "spells", "0", "0", "0", "1", "0"]
    assert lines[2].split() == ["fr", "spells", "0", "1", "0", "0", "0"]
    assert lines[4:] == [
        "rulings/spells/the-copy.yaml:11:5: fr: stale: the-copy",
        "rulings/spells/the-copy.yaml:7:3: en: missing: the-copy",
        "rulings/spells/the-copy.yaml:11:5: fr: the card says otherwise",
    ]


def test_status_as_data(run: Run) -> None:
    _, out, _ = run("status", "--lang", "fr", "--format", "json")
    data = json.loads(out)
    assert data["counts"][0] == {
        "lang": "fr", "topic": "spells", "current": 1, "stale": 0, "missing": 0, "source": 0, "reviewed": 0,
    }  # fmt: skip
    assert [entry["note"] for entry in data["entries"]] == ["the card says otherwise"]


@pytest.mark.parametrize("format", ["po", "xliff"])
def test_what_is_exported_comes_back_without_loss(run: Run, project: Path, tmp_path: Path, format: str) -> None:
    file = tmp_path / f"fr.{'po' if format == 'po' else 'xlf'}"
    run("export", "--lang", "fr", "--format", format, "--output", str(file))
    code, out, err = run("import", str(file))
    assert (code, out) == (0, "")
    assert err == "units taken: 0, unchanged: 2, not taken: 0; files: 0\n"
    assert project.read_text(encoding="utf-8") == RULING


def test_the_export_has_what_a_translator_should_know(run: Run) -> None:
    _, out, _ = run("export", "--lang", "en")
    assert "#. topic: spells" in out
    assert f"#. title: {TITLE}" in out
    assert "copia di una magia = copy of a spell" in out
    assert 'msgctxt "the-copy/text"' in out


def test_a_translation_that_is_taken_is_current(run: Run, project: Path, tmp_path: Path) -> None:
    file = tmp_path / "en.po"
    run("export", "--lang", "en", "--only", "missing", "--output", str(file))
    written = file.read_text(encoding="utf-8")
    title, _, text = written.rpartition('msgstr ""')
    title = title.replace('lanciata"\nmsgstr ""', 'lanciata"\nmsgstr "The copy isn’t cast"')
    file.write_text(f'{title}msgstr "A copy of a spell isn’t cast. Pay {{2}}."{text}', encoding="utf-8")
    code, out, _ = run("import", str(file), "--dry-run")
    assert code == 0
    assert "+  en: The copy isn’t cast" in out
    assert project.read_text(encoding="utf-8") == RULING
    assert run("import", str(file))[0] == 0
    data = yaml.safe_load(project.read_text(encoding="utf-8"))
    assert data["title"]["en"] == "The copy isn’t cast"
    assert data["text"]["en"] == {"text": "A copy of a spell isn’t cast. Pay {2}.", "of": fingerprint(TITLE, TEXT)}
    assert "# the first version" in project.read_text(encoding="utf-8")


UNIT = 'msgid ""\nmsgstr "Language: fr\\n"\n\nmsgctxt "{id}"\nmsgid "{source}"\nmsgstr "{target}"\n'


@pytest.mark.parametrize(
    ("id", "source", "target", "problem"),
    [
        ("nothing/text", TEXT, "Un sort.", "translate.unknown-id"),
        ("the-copy/note", TEXT, "Un sort.", "translate.unknown-id"),
        ("the-copy/text", TEXT, "", "translate.empty"),
        ("the-copy/text", TEXT + " E poi?", "Un sort.", "translate.changed"),
        ("the-copy/text", TEXT, "Une copie n’est pas lancée. Payez {3}.", "translate.symbol"),
        ("the-copy/text", TEXT, "A copy of a spell is not cast when it is made. Pay {2}.", "translate.language"),
        ("the-copy/text", TEXT, "Une copie (n’est pas lancée. Payez {2}.", "translate.brackets"),
    ],
)
def test_a_unit_that_is_not_fit_is_refused(
    run: Run, project: Path, tmp_path: Path, id: str, source: str, target: str, problem: str
) -> None:
    file = tmp_path / "fr.po"
    file.write_text(UNIT.format(id=id, source=source, target=target), encoding="utf-8")
    code, _, err = run("import", str(file))
    assert f"[{problem}]" in err
    assert code == (0 if problem == "translate.empty" else 1)
    assert project.read_text(encoding="utf-8") == RULING


def test_a_unit_that_comes_twice_is_refused_the_second_time(run: Run, project: Path, tmp_path: Path) -> None:
    unit = '<unit id="the-copy/text"><segment><source>{}</source><target>{}</target></segment></unit>'
    texts = ("Une copie n’est pas lancée. Payez {2}.", "Payez {2} pour une copie qui n’est pas lancée.")
    units = "".join(unit.format(TEXT, text) for text in (texts[0], *texts))
    head = '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="it" trgLang="fr">'
    file = tmp_path / "fr.xlf"
    file.write_text(f'{head}<file id="f">{units}</file></xliff>', encoding="utf-8")
    code, _, err = run("import", str(file))
    assert (code, err.count("[translate.twice]")) == (1, 1)
    assert texts[0] in project.read_text(encoding="utf-8")


def test_xliff_units_without_a_state_are_taken_and_those_that_need_work_are_not(
    run: Run, project: Path, tmp_path: Path
) -> None:
    unit = '<trans-unit id="the-copy/{}"><source>{}</source><target{}>{}</target></trans-unit>'
    units = unit.format("title", TITLE, ' state="needs-translation"', "Pas lancée")
    units += unit.format("text", TEXT, "", "Une copie n’est jamais lancée. Payez {2}.")
    head = '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">'
    body = f'<file original="x" source-language="it" target-language="fr-FR" datatype="plaintext"><body>{units}</body>'
    file = tmp_path / "fr.xlf"
    file.write_text(f"{head}{body}</file></xliff>", encoding="utf-8")
    code, _, err = run("import", str(file))
    assert code == 0
    assert "the-copy/title is marked as fuzzy" in err
    data = yaml.safe_load(project.read_text(encoding="utf-8"))
    assert data["title"]["fr"] == "La copie n’est pas lancée"
    assert data["text"]["fr"]["text"] == "Une copie n’est jamais lancée. Payez {2}."


def test_a_language_that_is_none_of_the_three_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "de.po"
    unit = UNIT.format(id="the-copy/text", source=TEXT, target="x").replace(": fr", ": de")
    file.write_text(unit, encoding="utf-8")
    code, _, err = run("import", str(file))
    assert code == 2
    assert 'nothing is known of the language "de"' in err


def test_a_file_in_another_language_than_was_asked_for_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "fr.po"
    file.write_text(UNIT.format(id="the-copy/text", source=TEXT, target="x"), encoding="utf-8")
    code, _, err = run("import", str(file), "--lang", "en")
    assert (code, err) == (2, 'checker: the file is in "fr", not in "en"\n')


def test_a_file_that_is_broken_is_refused_with_its_place(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "fr.po"
    file.write_text('msgid ""\nmsgstr "Language: fr\\n"\n\nmsgid "a\n', encoding="utf-8")
    code, _, err = run("import", str(file))
    assert code == 2
    assert err.startswith(f"{file.name}:") or str(file) in err


def test_accept_says_who_has_read_it(run: Run, project: Path) -> None:
    source_changes(project)
    code, out, _ = run("accept", "the-copy", "--lang", "fr", "--reviewed", "Ada Rossi")
    now = fingerprint(TITLE, TEXT.replace("{2}", "{3}"))
    assert (code, out) == (0, f"rulings/spells/the-copy.yaml: fr is now of {now}\n")
    text = yaml.safe_load(project.read_text(encoding="utf-8"))["text"]["fr"]
    assert (text["of"], text["reviewed"]["by"]) == (now, "Ada Rossi")
    assert project.read_text(encoding="utf-8").endswith("cites: []   # none yet\n")


def test_diff_shows_word_by_word_what_changed(run: Run, project: Path, tmp_path: Path) -> None:
    for words in (("init", "-q"), ("add", "-A"), ("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "x")):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    source_changes(project)
    code, out, _ = run("diff", "--lang", "fr")
    assert code == 0
    assert "Una copia di una magia non viene lanciata. Paga [-{2}.-]{+{3}.+}" in out
    assert run("diff", "--lang", "en")[1] == "no translation into en is stale\n"


def test_the_termbase_goes_out_as_tbx_and_csv(run: Run) -> None:
    _, tbx, _ = run("terms", "--format", "tbx")
    store = tbxfile.parsestring(tbx.encode("utf-8"), sourcelanguage="en", targetlanguage="it")
    unit = next(unit for unit in store.units if unit.getid() == "zone.battlefield")
    assert (unit.source, unit.target) == ("battlefield", "campo di battaglia")
    assert [term.text for term in unit.get_target_terms("fr") if not term.deprecated] == ["champ de bataille"]
    assert "en jeu" in [term.text for term in unit.get_target_terms("fr") if term.deprecated]
    _, table, _ = run("terms")
    assert table.splitlines()[1].startswith("zone.battlefield,zone,noun,battlefield,")
