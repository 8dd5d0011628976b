import ArgumentParser

/// Measures the program on this machine.
struct BenchCommand: ShellCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measure what a frame, a start and a capture cost here.",
    discussion: "Takes about half a minute. Without a display an invisible window is measured.")

  @Flag(help: "Print JSON.")
  var json = false

  @MainActor func perform(in shell: Shell) throws {
    let report = try BenchReport()
    print(json ? try JSONText.of(report) : report.table)
  }
}
