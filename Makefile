# Each target works as the first command on a fresh Debian 12 machine with Swift, git, make and gcc:
# what it needs beside them it installs. `make` alone lists the targets.

PREFIX ?= /usr/local
DESTDIR ?=
SCRATCH ?= .build
STRICT ?=

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := help
.PHONY: help run build test test-services install uninstall bench contact-sheet icons screenshots docs lint format \
	clean packages test-packages bench-packages

# Headers and static libraries for the program. g++ brings the C++ library that toml++ needs.
BUILD_PACKAGES := g++ libarchive-dev libcairo2-dev libgdk-pixbuf-2.0-dev libgmime-3.0-dev \
	libgnutls28-dev libmagic-dev libmicrohttpd-dev libncurses-dev libpango1.0-dev libpng-dev libqrencode-dev libtomlplusplus-dev nettle-dev zlib1g-dev
# What gdk-pixbuf reads SVG, WebP, HEIC and AVIF with, wherever the helper runs.
LOADER_PACKAGES := heif-gdk-pixbuf librsvg2-common webp-pixbuf-loader
# What the tests run: terminals, clipboards, shells for the completions, a reader of manual pages.
TEST_PACKAGES := curl fish fonts-dejavu-core less libarchive-tools libvterm-dev mandoc nano ncurses-term screen \
	shared-mime-info tmux unzip vim-tiny w3m xclip xvfb zsh $(LOADER_PACKAGES)
# What `make bench` compares the icon renderer with.
BENCH_PACKAGES := caca-utils jp2a libcaca-dev libchafa-dev pkg-config

# One static file: it starts in a third of the time of a dynamic one, and runs where no Swift is.
# Functions in sections of their own can be put in the order in which they run (Resources/Linking).
RELEASE := swift build -c release -Xswiftc -static-executable -Xswiftc -Xfrontend -Xswiftc -function-sections \
	--scratch-path $(SCRATCH) $(if $(MAP),-Xlinker -Map=$(MAP))
PROGRAM := $(abspath $(SCRATCH))/release/sharesheet
# The helper is linked the ordinary way, but for Swift's own library. What it shares with the program
# must be compiled in another way for that, hence the folder of its own.
HELPER := $(abspath $(SCRATCH))/helper/release/sharesheet-helper
RELEASE_HELPER := swift build -c release --static-swift-stdlib --scratch-path $(SCRATCH)/helper
BENCH_PROGRAM := $(abspath $(SCRATCH))/release/sheet-bench
# Where the servers and programs of PyPI for `make test-services` are installed.
PEERS := $(abspath $(SCRATCH))/peers
HAS_BENCH_PROGRAM := $(shell grep -s '"sheet-bench"' Package.swift)
# The fixtures are written as authors elsewhere write.
SOURCES = Package.swift $$(find Sources Tests Resources -name '*.swift' -not -path '*/Fixtures/*')

# Linking Foundation statically prints 20 long lines about calls that load a library by name, and one
# about mktemp. None is ours, and the program gets by without those libraries.
QUIET_LINK := sed -u \
	-e '/in statically linked applications requires at runtime the shared libraries/d' \
	-e '/the use of .mktemp. is dangerous/d'

BASH_COMPLETIONS := $(DESTDIR)$(PREFIX)/share/bash-completion/completions
# Debian's zsh looks into site-functions below /usr/local, but into vendor-completions below /usr.
ZSH_FOLDER := $(if $(filter /usr,$(PREFIX)),vendor-completions,site-functions)
ZSH_COMPLETIONS := $(DESTDIR)$(PREFIX)/share/zsh/$(ZSH_FOLDER)
FISH_COMPLETIONS := $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
LIBEXEC := $(DESTDIR)$(PREFIX)/libexec/sharesheet
MANUAL := $(DESTDIR)$(PREFIX)/share/man/man1

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# Cancelling (130) is no failure of make.
run: build ## Build, then open the sheet for README.md and a web address
	@SHARESHEET_HELPER=$(HELPER) $(PROGRAM) README.md https://www.swift.org/ || [ $$? = 130 ]

build: packages ## Build the program as one static file, and its helper
	$(RELEASE) --product sharesheet 2>&1 | $(QUIET_LINK)
	$(RELEASE_HELPER) --product sharesheet-exchange 2>&1 | $(QUIET_LINK)
	$(RELEASE_HELPER) --product sharesheet-helper
	$(RELEASE_HELPER) --product sharesheet-typesetter

test: packages test-packages lint build ## Check the style, build, and run the tests that need no server
	SHARESHEET_PROGRAM=$(PROGRAM) SHARESHEET_HELPER=$(HELPER) \
	  swift test --scratch-path $(SCRATCH) -Xswiftc -warnings-as-errors --skip ServiceTests
	.ci/reference $(SCRATCH)/debug $(abspath $(SCRATCH))/docs

# A peer that cannot be installed is no failure: its tests say that they were left out.
test-services: packages test-packages build ## Run the tests against real programs, servers and a package that depends on this
	swift test --package-path Tests/Downstream --scratch-path $(SCRATCH)/downstream
	.ci/peers $(PEERS)
	SHARESHEET_PROGRAM=$(PROGRAM) SHARESHEET_HELPER=$(HELPER) SHARESHEET_PEERS=$(PEERS) \
	  swift test --scratch-path $(SCRATCH) -Xswiftc -warnings-as-errors --filter ServiceTests \
	  2>&1 | tee $(SCRATCH)/services.log
	@grep -E 'skipped: ' $(SCRATCH)/services.log | sed 's/^[^A-Za-z]*/  /' || true
	@echo "Tests left out: $$(grep -cE 'Test [^ ]+ skipped: ' $(SCRATCH)/services.log || true)"

# `sudo make install` often has no Swift in its PATH; what `make build` made is installed then.
install: $(if $(shell command -v swift),build) ## Install below PREFIX (/usr/local), in DESTDIR if set
	install -Dm755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/sharesheet
	install -Dm755 $(dir $(HELPER))sharesheet-exchange $(LIBEXEC)/sharesheet-exchange
	install -Dm755 $(HELPER) $(LIBEXEC)/sharesheet-helper
	install -Dm755 $(dir $(HELPER))sharesheet-typesetter $(LIBEXEC)/sharesheet-typesetter
	install -Dm644 Resources/Manual/sharesheet.1 $(MANUAL)/sharesheet.1
	install -Dm644 Resources/Completions/sharesheet.bash $(BASH_COMPLETIONS)/sharesheet
	install -Dm644 Resources/Completions/_sharesheet $(ZSH_COMPLETIONS)/_sharesheet
	install -Dm644 Resources/Completions/sharesheet.fish $(FISH_COMPLETIONS)/sharesheet.fish

uninstall: ## Remove what install put there
	rm -f $(DESTDIR)$(PREFIX)/bin/sharesheet $(MANUAL)/sharesheet.1 $(BASH_COMPLETIONS)/sharesheet \
	  $(ZSH_COMPLETIONS)/_sharesheet $(FISH_COMPLETIONS)/sharesheet.fish \
	  $(LIBEXEC)/sharesheet-exchange $(LIBEXEC)/sharesheet-helper $(LIBEXEC)/sharesheet-typesetter
	rmdir --ignore-fail-on-non-empty $(LIBEXEC) 2> /dev/null || true

bench: build bench-packages ## Measure against C programs; STRICT=1 fails on a missed figure
	$(if $(HAS_BENCH_PROGRAM),$(RELEASE) --product sheet-bench 2>&1 | $(QUIET_LINK))
	STRICT=$(STRICT) Tests/Benchmarks/run.sh $(PROGRAM) $(if $(HAS_BENCH_PROGRAM),$(BENCH_PROGRAM))

contact-sheet: build ## Draw the icons with every kind of characters, for the documentation
	@.ci/packages fonts-dejavu-core fonts-unifont python3-pil
	/usr/bin/python3 Resources/Screenshots/draw-contact-sheets $(PROGRAM)

icons: ## Draw the icons and symbols, which stand in Resources/Icons and Resources/Symbols
	@.ci/packages python3-pil
	/usr/bin/python3 Resources/Icons/draw-icons.py
	/usr/bin/python3 Resources/Symbols/draw-symbols.py

screenshots: build ## Take the pictures that README.md shows
	@.ci/packages python3 tmux
	Resources/Screenshots/take-screenshots $(PROGRAM)

docs: packages ## Make the API reference, in the folder docs of what is built
	swift build --scratch-path $(SCRATCH) --product documented-app
	.ci/reference $(SCRATCH)/debug $(abspath $(SCRATCH))/docs

lint: ## Check the style of the Swift sources
	swift format lint --strict $(SOURCES)

format: ## Rewrite the Swift sources in that style
	swift format --in-place $(SOURCES)

clean: ## Remove what was built
	rm -rf $(SCRATCH)

packages: ## Install the Debian packages that building needs
	@.ci/packages $(BUILD_PACKAGES)

test-packages: ## Install the Debian packages that the tests need
	@.ci/packages $(TEST_PACKAGES)

bench-packages:
	@.ci/packages $(BENCH_PACKAGES)
