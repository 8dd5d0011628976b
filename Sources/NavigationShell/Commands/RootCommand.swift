import ArgumentParser

/// The program's root command with its subcommands and help.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Program.name,
    abstract: "Screens of navigation controllers, in a window or as pictures.",
    discussion: """
      Exit codes: 0 as asked · 1 pictures differ, an expectation failed, or an audit found \
      something · 2 a baseline is missing · 3 two runs of a scenario differ · 4 with --strict, \
      baselines no scenario refers to · 64 wrong usage · 65 an input file or a baseline is bad · \
      66 nothing was checked, or not to its end · 69 a needed library, font or display is not \
      there, or is not the one a baseline was made with · 70 our own fault, or an app stopped · 73 \
      output cannot be written · 75 accept refused: something changed since, or the run failed.
      """,
    version: Program.version,
    subcommands: [
      RunCommand.self, ListCommand.self, CaptureCommand.self, FilmCommand.self,
      InspectCommand.self, AuditCommand.self, CompareCommand.self, VerifyCommand.self,
      AcceptCommand.self, CheckCommand.self, SchemaCommand.self, ConvertCommand.self,
      SessionCommand.self, AgentCommand.self, ShareCommand.self, MergeCommand.self,
      PruneCommand.self,
      PortCommand.self, ReportCommand.self, MapCommand.self, MutateCommand.self,
      BenchCommand.self, ProbeCommand.self, WorkCommand.self, PictureCommand.self,
    ],
    defaultSubcommand: RunCommand.self)

  /// The names of the commands that people give.
  nonisolated static let names = [
    "run", "list", "capture", "film", "inspect", "audit", "compare", "verify", "accept", "check",
    "schema", "convert", "session", "mcp", "share", "merge", "prune", "port", "report", "map",
    "mutate",
    "bench",
  ]
}
