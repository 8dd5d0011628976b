# make run      installs what is missing, builds, opens the window (pictures where there is no display)
# make test     every test, those with a real window included
# make examples builds the apps of the folder Examples, which the tests use
# make navport  builds what says in a port which sources to change; make install then installs it, too
# make install  puts navshell and what belongs to it under PREFIX
# make deb      makes Debian packages in SCRATCH/packages
# make docs     makes a site of the documentation in SCRATCH/site
# make lint     checks the formatting; make format mends it

PREFIX ?= /usr/local
SCRATCH ?= .build
DEBUG = $(shell Scripts/debug-flags)
RELEASE = $(shell Scripts/release-flags) --product navshell --scratch-path "$(SCRATCH)"
LINTED = Package.swift Sources Plugins Tests Assets Examples/HelloNavigation/Package.swift \
  Examples/HelloNavigation/Sources Examples/Template/Package.swift Examples/Template/Sources

# The examples share the objects of the project, so that only their own sources are compiled. The
# folder then holds the plan of another package, which must not be reused.
EXAMPLE = $(DEBUG) --scratch-path .build --disable-build-manifest-caching

.PHONY: run test examples build navport install uninstall deb docs lint format clean

run: build
	@Scripts/open "$$(swift build $(RELEASE) --show-bin-path)/navshell"

build:
	@Scripts/set-up run
	swift build $(RELEASE)

# It links the toolchain's parser, and so not what a release links; it lies beside navshell, which looks for it there.
navport: build
	swift build $(DEBUG) --product navport --scratch-path "$(SCRATCH)"
	@ln -f "$$(swift build $(DEBUG) --scratch-path "$(SCRATCH)" --show-bin-path)/navport" \
	  "$$(swift build $(RELEASE) --show-bin-path)/navport"

test:
	@Scripts/set-up test
	swift build $(DEBUG) --build-tests
	@$(MAKE) --no-print-directory examples
	@Scripts/port-examples
	@Scripts/test

examples:
	swift build --package-path Examples/HelloNavigation $(EXAMPLE)
	swift build --package-path Examples/Template $(EXAMPLE)

install: build
	SCRATCH="$(SCRATCH)" Scripts/install "$$(swift build $(RELEASE) --show-bin-path)/navshell" "$(DESTDIR)$(PREFIX)"
	@navport="$$(swift build $(RELEASE) --show-bin-path)/navport"; [ ! -x "$$navport" ] || \
	  install -m 755 "$$navport" "$(DESTDIR)$(PREFIX)/bin/"
	@[ -n "$(DESTDIR)" ] || Scripts/install --index "$(PREFIX)"

uninstall:
	Scripts/install --remove "$(DESTDIR)$(PREFIX)"
	@rm -f "$(DESTDIR)$(PREFIX)/bin/navport"

deb: build
	SCRATCH="$(SCRATCH)" Scripts/deb "$$(swift build $(RELEASE) --show-bin-path)/navshell" "$(SCRATCH)/packages"

docs:
	@Scripts/docs "$(SCRATCH)/site"

lint:
	swift format lint --strict -r -p $(LINTED)

format:
	swift format -i -r -p $(LINTED)

clean:
	rm -rf .build Captures
