import ArgumentParser

/// The program that knows the rules for sources of iOS apps; packages that `navshell port` writes start
/// it for each build.
@main struct Navport: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "navport",
    abstract: "Rewrites the sources of iOS apps so that they compile on Linux.",
    discussion: """
      Exit codes: 0 as asked · 64 wrong usage · 65 the target or its project cannot be read · 69 the \
      toolchain lacks Swift's parser · 73 output cannot be written.
      """,
    subcommands: [RewriteCommand.self, ReportCommand.self])
}
