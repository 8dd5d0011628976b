import ArgumentParser

/// A command that needs to know which apps there are.
nonisolated protocol ShellCommand: ParsableCommand {
  /// Does what was asked.
  @MainActor func perform(in shell: Shell) throws
}

/// The program itself: its commands, and its help.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Program.name,
    abstract: "Screens of navigation controllers, in a window or as pictures.",
    discussion: """
      Exit codes: 0 as asked · 64 wrong usage · 65 an input file is bad · 69 a needed library, \
      font or display is not there · 70 our own fault · 73 output cannot be written.
      """,
    subcommands: [
      RunCommand.self, ListCommand.self, CaptureCommand.self, InspectCommand.self,
      BenchCommand.self, ProbeCommand.self,
    ],
    defaultSubcommand: RunCommand.self)
}
