# Every target works in .venv, which make creates; PYTHON chooses the interpreter it is made with.
PYTHON ?= python3
BIN    := .venv/bin
STAMP  := .venv/.installed
TABLE  := .venv/.table
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCK   := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
SEED   ?= 1
GAMES  ?= 5000
MUTANTS ?= 300
MINUTES ?= 60
SOCKETS ?= 25
SECONDS ?= 15
KILLS  ?= 100
MALFORMED ?= 10000
ONLY   ?=
WHAT   ?=
LISTED ?=

.DEFAULT_GOAL := help
.PHONY: help play test browser lint format lock compiled compiled-check wheel wheels-check docs bench bench-check playthroughs learn crash attack load mutants citations fuzz rootlog coverage positions numbers balance balance-harrow bots messages pictures soak clean

help: ## Show this list
	@awk 'BEGIN {FS = ":.*## "} /^[a-z-]+:.*## / {printf "  make %-14s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	    || { echo "Lex Ludi needs Python 3.11 or newer; name one with: make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -m venv .venv \
	    || { rm -rf .venv; echo "Python cannot create .venv; on Debian and Ubuntu: apt install python3-venv" >&2; exit 1; }

$(STAMP): pyproject.toml requirements/dev.txt | $(BIN)/python
	$(PIP) --require-hashes --requirement requirements/dev.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@ $(TABLE)

$(TABLE): pyproject.toml requirements/table.txt | $(BIN)/python
	$(PIP) --require-hashes --requirement requirements/table.txt
	$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

play: $(TABLE) ## Open a table in the browser
	@$(BIN)/lexludi serve

browser: $(STAMP)
	$(BIN)/python tools/browser.py

test: lint browser ## Check style, types, layers, and run all tests, the browser's last
	$(BIN)/pytest -n 2 -q --ignore=tests/browser
	$(BIN)/pytest -n 2 -q tests/browser

lint: $(STAMP) ## Check style, types and layers only
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict src
	$(BIN)/lint-imports --no-cache --no-logo
	$(BIN)/python tools/boundaries.py

format: $(STAMP) ## Format the code
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: $(BIN)/python ## Take the newest versions of what we depend on, and lock them by their hashes
	$(PIP) uv
	$(LOCK) --upgrade --extra dev pyproject.toml requirements/build.in --output-file requirements/dev.txt
	$(LOCK) --extra table pyproject.toml requirements/build.in --constraint requirements/dev.txt --output-file requirements/table.txt

compiled: $(STAMP) ## Build kernel and games with mypyc, and play a match of each game pure and compiled
	$(BIN)/python -m tools.compile

compiled-check: $(STAMP) ## Build them and run the tests on the build
	$(BIN)/python -m tools.compile --test --ignore=tests/browser --ignore=tests/table --ignore=tests/test_mutants.py

wheel: $(STAMP) ## Build a pure wheel and a compiled one for this machine, into dist
	$(BIN)/python -m tools.wheel

wheels-check: $(STAMP) ## Build both wheels, install each in a clean environment and play every game
	$(BIN)/python -m tools.wheel --check

docs: $(STAMP) ## Write the docs and the API reference as a site, into build/docs, and check its links
	$(BIN)/python -m tools.reference

bench: $(STAMP) ## Measure speed beside other engines, and write build/bench.json and build/bench.html
	$(BIN)/python -m benchmarks --json build/bench.json --html build/bench.html

bench-check: $(STAMP) ## Fail if we are 20 % slower, measured by the other engines, than the baseline
	$(BIN)/python -m benchmarks --no-growth --check

playthroughs: $(STAMP) ## Write the golden playthroughs of tests/playthroughs anew (ONLY=a game)
	$(BIN)/python tools/playthroughs.py --only "$(ONLY)"

learn: $(STAMP) ## Let a small network learn a game, and check that it beats random players
	$(BIN)/pytest -q -s -m slow tests/envs

crash: $(STAMP) ## Kill the server at 30 moments of running games, on SQLite and PostgreSQL
	KILLS=30 $(BIN)/pytest -q -s tests/table/test_crash.py

attack: $(STAMP) ## Attack a table in earnest: floods, malformed messages, kills (SOCKETS=25 SECONDS=15 MALFORMED=10000 KILLS=100)
	ATTACK_SOCKETS=$(SOCKETS) ATTACK_SECONDS=$(SECONDS) ATTACK_MALFORMED=$(MALFORMED) $(BIN)/pytest -q -s \
	    tests/table/test_floods.py tests/table/test_hostile.py tests/table/test_malformed.py tests/table/test_trust.py
	$(BIN)/python -m benchmarks.floods --sockets $(SOCKETS) --seconds $(SECONDS)
	KILLS=$(KILLS) $(BIN)/pytest -q -s tests/table/test_crash.py

load: $(STAMP) ## Play 200 games at once on one worker and measure it, with boards as browsers get them and without
	$(BIN)/python -m benchmarks.table --boards
	$(BIN)/python -m benchmarks.table

soak: $(STAMP) ## Play at a table for long and watch its memory (MINUTES=60)
	$(BIN)/python -m benchmarks.soak --minutes $(MINUTES)

mutants: $(STAMP) ## Change the rules one by one and list what no test notices (MUTANTS=300 SEED=1 ONLY= WHAT= LISTED= MINUTES=60)
	$(BIN)/python tools/mutants.py --mutants $(MUTANTS) --seed $(SEED) --minutes $(MINUTES) --only "$(ONLY)" --what "$(WHAT)" $(if $(LISTED),--listed)

citations: $(STAMP) ## List tests that would not notice the rule they cite broken (ONLY=)
	$(BIN)/python tools/citations.py --only "$(ONLY)"

fuzz: $(STAMP) ## Play many random games through every check (GAMES=5000 SEED=1)
	$(BIN)/python tools/fuzz.py --games $(GAMES) --seed $(SEED)

rootlog: $(STAMP) ## Write random matches of Root down and play the logs again (GAMES=200)
	LEXLUDI_ROOTLOG_GAMES=$(GAMES) $(BIN)/pytest -q tests/notation/test_round_trip.py

coverage: $(STAMP) ## Tests with line coverage, then rules without a test
	$(BIN)/pytest -n 2 -q --cov --cov-report=term --cov-report=html:build/coverage
	$(BIN)/lexludi law --coverage

positions: $(STAMP) ## Print the golden positions into docs/root-positions.md and docs/oath-positions.md
	$(BIN)/python tools/positions.py

numbers: $(STAMP) ## Write down what observations and action ids mean, into docs/rl-GAME.md
	$(BIN)/python tools/rl.py

balance: $(STAMP) ## Let equal agents play The Great Wall and write docs/wall-balance.md (GAMES=5000 WHAT=search:40)
	$(BIN)/python -m tools.balance --games $(GAMES) --agent $(or $(WHAT),search:40) --write

balance-harrow: $(STAMP) ## Let equal agents play Harrow County and write docs/harrow-balance.md (GAMES=5000 WHAT=search:40)
	$(BIN)/python -m tools.harrow_balance --games $(GAMES) $(if $(WHAT),--agent $(WHAT)) --write

bots: $(STAMP) ## Let the bots of Rootbotics play each other and write docs/bots.md
	$(BIN)/python tools/bots.py

messages: $(STAMP) ## Add new messages to the catalogues, drop those no longer used
	$(BIN)/python -m lexludi.locale.messages

pictures: $(STAMP) ## Draw the pictures of the docs
	$(BIN)/python tools/pictures.py
	LEXLUDI_PICTURES=1 $(BIN)/pytest -q tests/browser -k "newcomer or spectator or phone or first_game"

clean: ## Remove everything make created
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage .coverage.*
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	rm -rf src/*.egg-info
