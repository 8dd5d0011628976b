import Foundation
import Scenario
import Snapshot

/// Prints the steps and the result of a watched scenario.
final class PlaybackConsole {
  private let file: String
  private let isQuiet: Bool
  private var place = SourcePosition(line: 1, column: 1)

  /// Makes the console of a scenario's file; a quiet one leaves out steps.
  init(file: String, isQuiet: Bool) {
    (self.file, self.isQuiet) = (file, isQuiet)
  }

  /// Prints the variant that begins.
  func begin(_ variant: ScenarioVariant) { if !isQuiet { write("\(file) (\(variant.name))") } }

  /// Prints a step and its time.
  func begin(_ step: ScenarioStep, at time: TimeInterval) {
    place = step.place
    guard !isQuiet else { return }
    write(
      FailedScreen.Step(
        time: time, file: place.file, line: place.line, words: step.yaml
      ).description)
  }

  /// Prints which way a condition went, or how many turns a loop took.
  func printWay(_ way: String, at time: TimeInterval) {
    if !isQuiet { write("\(Self.seconds(time))  → \(way)") }
  }

  /// Prints a failure.
  func printFailure(_ failure: ScenarioFailure) {
    if !isQuiet { write(failure.diagnostic(in: file)) }
  }

  /// Prints that the scenario is paused, and how to resume it.
  func pause(at time: TimeInterval) {
    write("\(Self.seconds(time))  paused: click or press a key to go on, Ctrl+Q to leave")
  }

  /// Prints that it resumes.
  func goOn() { write("goes on") }

  /// Prints the result as verify does.
  func end(_ result: ScenarioResult) { Summary.lines(for: result).forEach(write) }

  /// Prints that the window stays open.
  func stay() { write("the window is yours: close it to end") }

  /// The error if the user leaves before the end.
  func left(at time: TimeInterval) -> ShellError {
    .left(file: file, place: place, after: time)
  }

  private static func seconds(_ time: TimeInterval) -> String { String(format: "%8.3f s", time) }

  /// Writes without a buffer, unlike `print`; errors are ignored, as the reader may have closed the
  /// pipe.
  private func write(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
  }
}
