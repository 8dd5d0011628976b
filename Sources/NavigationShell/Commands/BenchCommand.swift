import ArgumentParser

/// Measures the program on this machine.
struct BenchCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure what a frame, a start, a capture and a comparison cost here.",
    discussion: "Takes more than a minute. Without a display an invisible window is measured.")

  @Flag(help: "Print JSON.")
  var json = false

  @MainActor func perform(in shell: Shell) throws {
    let report = try BenchReport(in: shell)
    Console.say(text: json ? try JSONText.of(report) : report.table)
  }
}
