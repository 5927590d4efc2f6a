# Everything runs from a virtual environment that the first command makes by itself.
# `make help` lists the targets.

VENV   := .venv
BIN    := $(VENV)/bin
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	$$p -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo $$p && break; done)
CATALOGUES := $(patsubst %.po,%.mo,$(wildcard locales/*/LC_MESSAGES/checker.po))
LANGUAGES  := it fr
DRAFT ?=

export NO_MKDOCS_2_WARNING := 1

.DEFAULT_GOAL := help

.PHONY: help
help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' $(MAKEFILE_LIST) | awk -F'\t' '{printf "  make %-12s %s\n", $$1, $$2}'

.PHONY: setup
setup: $(VENV)/installed $(CATALOGUES) ## make the virtual environment and compile the messages

$(VENV)/installed: pyproject.toml
	@test -n "$(PYTHON)" || { echo "Python 3.11 or newer with the venv module is needed (Debian: python3-venv)."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -qq --disable-pip-version-check -e '.[dev,site]'
	@touch $@

%.mo: %.po | $(VENV)/installed
	@$(BIN)/pybabel --quiet compile --domain checker --input-file $< --output-file $@

.PHONY: verify
verify: setup ## play every example and prove every cited rule
	@$(BIN)/checker verify

.PHONY: test
test: setup lint types floors pytest verify site overlap ## everything that has to pass before a change goes in

.PHONY: lint
lint: setup
	$(BIN)/ruff check

.PHONY: types
types: setup
	$(BIN)/mypy --strict checker

.PHONY: floors
floors: setup
	$(BIN)/lint-imports

.PHONY: pytest
pytest: setup packages
	$(BIN)/pytest -n auto

.PHONY: overlap
overlap: setup
	@if [ -f ../shared/tools/overlap.py ]; then $(BIN)/python ../shared/tools/overlap.py; fi

# Without npm there is no page where examples are tried and no symbol font; the build says so.
node_modules/.package-lock.json: package.json package-lock.json
	@if command -v npm >/dev/null; then npm ci --ignore-scripts --silent --no-progress || rm -rf node_modules; fi

.PHONY: packages
packages: $(if $(shell command -v npm),node_modules/.package-lock.json)

.PHONY: site
site: setup packages ## build the website into site/ (DRAFT=1: with failed rulings, marked)
	$(BIN)/python -m checker.website.build $(if $(DRAFT),--draft)

.PHONY: serve
serve: site ## build the website and show it at http://localhost:8000
	$(BIN)/python -m checker.website.serve

.PHONY: bench
bench: setup ## print how fast things are
	$(BIN)/python -m benchmarks

.PHONY: bench-site
bench-site: setup packages ## build websites of 300, 1,000 and 3,000 rulings: some minutes
	$(BIN)/python -m benchmarks.site

.PHONY: messages
messages: setup ## bring locales/ up to date with the messages in the code
	@mkdir -p locales
	@$(BIN)/pybabel --quiet extract --mapping pyproject.toml --no-default-keywords --keyword message --keyword counted:1,2 --sort-output \
		--add-location file --project arbitro --output locales/checker.pot .
	@for lang in $(LANGUAGES); do \
		if [ -f locales/$$lang/LC_MESSAGES/checker.po ]; then command=update; keep="--no-fuzzy-matching --ignore-obsolete --ignore-pot-creation-date --width 100"; \
		else command=init; keep=; fi; \
		$(BIN)/pybabel --quiet $$command $$keep --domain checker --input-file locales/checker.pot --output-dir locales --locale $$lang; \
	done
	@$(MAKE) --no-print-directory setup

.PHONY: clean
clean: ## remove what was built (not the virtual environment)
	rm -rf site .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .checker-cache
	find locales -name '*.mo' -delete

.PHONY: words
words: setup ## bring docs/schema/, docs/vocabulary.md and docs/wording.md up to date with the code
	@$(BIN)/checker schema --write
	@$(BIN)/python -m checker.cards.manual docs/vocabulary.md
	@$(BIN)/python -m checker.wording.manual docs/wording.md

.PHONY: wording-score
wording-score: setup ## print how much of what is wrong the checks of wording find
	@$(BIN)/python -m checker.wording.scoring $(foreach set,labelled held-out third-set practice-it practice-fr right-it right-fr second-set,\
		tests/wording/$(set).jsonl)
