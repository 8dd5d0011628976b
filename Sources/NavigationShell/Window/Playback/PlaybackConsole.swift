import Foundation
import Scenario
import Snapshot

/// Says on the terminal how a watched scenario goes on and ends.
final class PlaybackConsole {
  private let file: String
  private let isQuiet: Bool
  private var place = SourcePosition(line: 1, column: 1)

  /// For a scenario's file; a quiet one leaves its steps out.
  init(file: String, isQuiet: Bool) {
    self.file = file
    self.isQuiet = isQuiet
  }

  /// Says which of several runs begins.
  func begin(_ variant: ScenarioVariant) { if !isQuiet { tell("\(file) (\(variant.name))") } }

  /// Says what is done or looked at, and when.
  func begin(_ step: ScenarioStep, at time: TimeInterval) {
    place = step.place
    if !isQuiet { tell("\(Self.seconds(time))  line \(place.line)  \(step.yaml)") }
  }

  /// Says what is not as it should be, as soon as it is.
  func note(_ failure: ScenarioFailure) {
    if !isQuiet { tell(failure.diagnostic(in: file)) }
  }

  /// Says that time stands still, and how it goes on.
  func pause(at time: TimeInterval) {
    tell("\(Self.seconds(time))  paused: click or press a key to go on, Ctrl+Q to leave")
  }

  /// Says that it goes on.
  func goOn() { tell("goes on") }

  /// Says how a run ended, as verify does.
  func end(_ result: ScenarioResult) { Summary.lines(for: result).forEach(tell) }

  /// Says that the window stays.
  func stay() { tell("the window is yours: close it to end") }

  /// What is to be said if the person leaves before the end.
  func left(at time: TimeInterval) -> ShellError {
    .left(file: file, place: place, after: time)
  }

  private static func seconds(_ time: TimeInterval) -> String { String(format: "%8.3f s", time) }

  /// Written at once, where print may wait for more; whoever reads may have gone.
  private func tell(_ line: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
  }
}
