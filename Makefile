# make demo and make test do everything, set-up included. `make help` lists the rest.
.POSIX:
.PHONY: help build test demo lint format release install uninstall fuzz bench generated clean

PREFIX = /usr/local
DESTDIR =
SECONDS_OF_FUZZING = 60

help:
	@sed -n 's/^\([a-z]*\):.*## /\1	/p' Makefile | expand -t 12

build: ## build for development, with shared libraries
	@.ci/setup build
	swift build

test: ## run every test
	@.ci/setup build test
	swift test

demo: ## the main job, step by step, on real files
	@.ci/setup build
	@echo 'building inapp: some minutes the first time'
	@swift build --quiet --product inapp
	@.ci/demo

lint: ## check layout, shell scripts and man pages
	@.ci/setup lint
	swift format lint --strict --recursive Sources Tests Templates Package.swift
	shellcheck .ci/run .ci/setup .ci/release .ci/demo .ci/bench .ci/bench-population .ci/fuzz completions/inapp.bash
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
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1 \
	  $(DESTDIR)$(PREFIX)/share/bash-completion/completions \
	  $(DESTDIR)$(PREFIX)/share/zsh/site-functions \
	  $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	install -m 755 .build/static/inapp $(DESTDIR)$(PREFIX)/bin/inapp
	install -m 644 man/*.1 $(DESTDIR)$(PREFIX)/share/man/man1
	install -m 644 completions/inapp.bash $(DESTDIR)$(PREFIX)/share/bash-completion/completions/inapp
	install -m 644 completions/_inapp $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_inapp
	install -m 644 completions/inapp.fish $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/inapp.fish

uninstall: ## remove what install put there
	rm -f $(DESTDIR)$(PREFIX)/bin/inapp $(DESTDIR)$(PREFIX)/share/man/man1/inapp.1 \
	  $(DESTDIR)$(PREFIX)/share/man/man1/inapp-*.1 \
	  $(DESTDIR)$(PREFIX)/share/bash-completion/completions/inapp \
	  $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_inapp \
	  $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/inapp.fish

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
