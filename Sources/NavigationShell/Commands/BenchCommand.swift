import ArgumentParser

/// Measures the program on this machine.
struct BenchCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure what a frame, a start, a capture and a comparison cost here.",
    discussion: "Takes more than a minute. Without a display an invisible window is measured.")

  @Flag(help: "Print JSON.")
  var json = false
  @Option(
    help: ArgumentHelp(
      "Compare with a result that --json printed before, and tell what got worse.",
      valueName: "file"))
  var against: String?

  func validate() throws {
    guard against == nil || !json else { throw ValidationError(.comparesJSON) }
  }

  @MainActor func perform(in shell: Shell) throws {
    let earlier = try against.map { try BenchReport(contentsOf: $0) }
    let report = try BenchReport(in: shell)
    if let earlier {
      Console.say(text: try BenchComparison(of: report, with: earlier).table)
    } else {
      Console.say(text: json ? try JSONText.of(report) : report.table)
    }
  }
}
