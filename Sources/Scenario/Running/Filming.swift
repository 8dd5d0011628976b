import Foundation
import NavigationKit

/// The instants that remain of a film being taken.
nonisolated struct Filming: Hashable {
  /// Samples of motion per second.
  static let samplesPerSecond = 120.0

  private var cells: ArraySlice<TimeInterval>
  private var samples: ArraySlice<TimeInterval>

  init(_ film: ScenarioStep.FilmStep, from start: TimeInterval) {
    let last = film.frames - 1
    cells = ArraySlice(
      (0...last).map { start + film.duration * Double($0) / Double(max(1, last)) })
    let count = Int((film.duration * Self.samplesPerSecond + Self.slack).rounded(.down))
    samples = ArraySlice((0...count).map { start + Double($0) / Self.samplesPerSecond })
  }

  /// Allowance for rounding errors, so that a film of a whole number of samples includes the last.
  private static let slack = 1e-6

  /// The next instant; nil once all are taken.
  var next: TimeInterval? { [cells.first, samples.first].compactMap(\.self).min() }

  /// Whether a picture is due by an instant; it counts as taken then.
  mutating func takeCell(by time: TimeInterval) -> Bool { Self.take(from: &cells, by: time) }

  /// Whether a sample is due by an instant; it counts as taken then.
  mutating func takeSample(by time: TimeInterval) -> Bool { Self.take(from: &samples, by: time) }

  private static func take(from times: inout ArraySlice<TimeInterval>, by time: TimeInterval)
    -> Bool
  {
    guard let first = times.first, first <= time else { return false }
    times.removeFirst()
    return true
  }
}

extension ScenarioRunner {
  /// Takes a film while running its steps.
  func capture(_ film: ScenarioStep.FilmStep) throws {
    let start = stage.now
    try host.take(.filmBegan(film, at: start))
    filming = Filming(film, from: start)
    defer { filming = nil }
    for step in film.steps { try perform(step) }
    try pass(to: start + film.duration)
    while let last = filming?.next {
      try advance(to: last)
      try lookForFilm()
    }
    try host.take(.filmEnded(snapshot(takesCallbacks: true)))
  }

  /// Passes the host the pictures and samples that are due.
  func lookForFilm() throws {
    guard let next = filming?.next, next <= stage.now else { return }
    let snapshot = snapshot(takesCallbacks: false)
    if filming?.takeSample(by: stage.now) == true { try host.take(.sample(snapshot)) }
    if filming?.takeCell(by: stage.now) == true { try host.take(.cell(snapshot)) }
  }
}
