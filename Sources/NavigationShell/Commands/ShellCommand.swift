import ArgumentParser

/// A command that needs the shell's apps.
nonisolated protocol ShellCommand: ParsableCommand {
  /// Whether apps must show the same on every machine, with a fixed time zone and locale.
  var isSameEverywhere: Bool { get }
  /// Runs the command.
  @MainActor func perform(in shell: Shell) throws
}

nonisolated extension ShellCommand {
  var isSameEverywhere: Bool { true }
}
