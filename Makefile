# make demo and make test do everything, set-up included. `make help` lists the rest.
.POSIX:
.PHONY: help build test demo lint format release install install-built uninstall dist deb fuzz bench generated clean

PREFIX = /usr/local
DESTDIR =
MANDIR = $(PREFIX)/share/man
BASHDIR = $(PREFIX)/share/bash-completion/completions
ZSHDIR = $(PREFIX)/share/zsh/site-functions
FISHDIR = $(PREFIX)/share/fish/vendor_completions.d
SECONDS_OF_FUZZING = 60

help:
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' Makefile | expand -t 12

build: ## build for development, with shared libraries
	@.ci/setup build
	swift build

test: ## run every test
	@.ci/setup build test
	@.ci/setup browser || echo 'without Chromium no test draws the pages of preview'
	swift test

demo: ## the main job, step by step, on real files
	@.ci/setup build
	@echo 'building inapp: some minutes the first time'
	@swift build --quiet --product inapp
	@.ci/demo

lint: ## check layout, shell scripts and man pages
	@.ci/setup lint
	swift format lint --strict --recursive Sources Tests Templates Package.swift
	shellcheck .ci/run .ci/setup .ci/release .ci/demo .ci/bench .ci/bench-population .ci/fuzz .ci/dist .ci/deb/try completions/inapp.bash
	mandoc -T lint -W warning man/*
	INAPP_FUZZ=1 swift build --target fuzz-json
	INAPP_FUZZ=1 swift build --target fuzz-zip
	INAPP_FUZZ=1 swift build --target fuzz-zones

format: ## lay the sources out
	swift format --in-place --recursive Sources Tests Templates Package.swift

release: ## build .build/static/inapp, one static file
	@.ci/setup build release
	@.ci/release

install: release ## install the program, completions and man pages below PREFIX
	@$(MAKE) --no-print-directory install-built

install-built:
	@case '$(PREFIX)' in '~'*) echo 'install: your shell leaves the ~ of PREFIX as it is: write PREFIX="$$HOME/..."' >&2; exit 2 ;; esac
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(MANDIR)/man1" "$(DESTDIR)$(MANDIR)/man5" \
	  "$(DESTDIR)$(BASHDIR)" "$(DESTDIR)$(ZSHDIR)" "$(DESTDIR)$(FISHDIR)"
	install -m 755 .build/static/inapp "$(DESTDIR)$(PREFIX)/bin/inapp"
	install -m 644 man/*.1 "$(DESTDIR)$(MANDIR)/man1"
	install -m 644 man/*.5 "$(DESTDIR)$(MANDIR)/man5"
	install -m 644 completions/inapp.bash "$(DESTDIR)$(BASHDIR)/inapp"
	install -m 644 completions/_inapp "$(DESTDIR)$(ZSHDIR)/_inapp"
	install -m 644 completions/inapp.fish "$(DESTDIR)$(FISHDIR)/inapp.fish"

uninstall: ## remove what install put there
	rm -f "$(DESTDIR)$(PREFIX)/bin/inapp" "$(DESTDIR)$(BASHDIR)/inapp" "$(DESTDIR)$(ZSHDIR)/_inapp" \
	  "$(DESTDIR)$(FISHDIR)/inapp.fish"
	for page in man/*.1; do rm -f "$(DESTDIR)$(MANDIR)/man1/$${page##*/}"; done
	for page in man/*.5; do rm -f "$(DESTDIR)$(MANDIR)/man5/$${page##*/}"; done

dist: release ## write .build/dist/inapp-VERSION-SYSTEM.tar.gz: the static program and all that belongs to it
	@.ci/dist tar

deb: release ## write .build/dist/inapp_VERSION_ARCHITECTURE.deb
	@.ci/setup deb
	@.ci/dist deb

generated: ## write completions, man pages, transcripts and the README anew
	INAPP_RECORD=1 swift test --filter GeneratedFilesTests >/dev/null || true
	INAPP_RECORD=1 swift test --filter TranscriptTests >/dev/null || true
	INAPP_RECORD=1 swift test --filter OtherToolsTests >/dev/null || true
	swift test --filter 'GeneratedFilesTests|TranscriptTests|OtherToolsTests'

bench: ## measure against named peers with hyperfine
	@.ci/setup build release bench
	@.ci/release
	@.ci/bench
	@.ci/bench-population

fuzz: ## fuzz the readers of JSON, ZIPs, zones and times, and the edits, SECONDS_OF_FUZZING each
	@.ci/setup build test
	@.ci/fuzz $(SECONDS_OF_FUZZING)

clean: ## remove what was built
	swift package clean
	rm -rf .build .build-fuzz .build-time .fuzz
