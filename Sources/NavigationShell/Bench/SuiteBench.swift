import Foundation
import Snapshot

/// A suite of scenarios in a temporary folder, verified by this program as a user would.
final class SuiteBench {
  private static let defaultCount = 100
  /// Scrolls a page up and down with six captures, in motion and at rest.
  private static let steps = """
    steps:
      - capture: start
      - drag: {from: [195, 600], to: [195, 480], over: 0.1}
      - capture: dragged
      - wait: 0.05
      - capture: rolling
      - settle
      - capture: at-rest
      - drag: {from: [195, 300], to: [195, 420], over: 0.1}
      - capture: dragged-back
      - settle
      - capture: end

    """
  /// The device of all captures: 780×1688 pixels.
  private static let device = "390x844@2"
  /// The workers of a measured suite.
  private static let workers = 2
  /// Enough runs for a median that one slow disk access does not change.
  private static let firstRuns = 9

  /// One of the scenarios.
  var scenario: String { file(0) }
  var results: String { folder.appendingPathComponent(RunFolder.defaultPath).path }
  private let place: BenchFolder
  private var folder: URL { place.url }

  /// Writes the scenarios and makes their baselines.
  init(_ app: App, count: Int = defaultCount, in place: BenchFolder) throws {
    self.place = place
    let text = "app: \(app.name)\ndevice: \(Self.device)\n" + Self.steps
    for number in 0..<count {
      try WrittenFile(URL(fileURLWithPath: file(number))).write(Data(text.utf8))
    }
    // This fails, as there are no baselines yet.
    _ = try verify(folder.path).end()
    _ = try ChildRun(["accept", "--results", results]).success()
  }

  /// Verifies the suite; returns the seconds and the peak memory of the largest process in
  /// megabytes.
  func run() throws -> (seconds: Double, peakMb: Double) {
    let child = try verify(folder.path)
    var peak = 0.0
    let end = try child.success { peak = max(peak, ProcessMemory.peak(ofFamily: $0)) }
    return ((end.lastWord - child.startedAt) / 1000, peak)
  }

  /// The milliseconds from the program's start to its first verdict, measured several times.
  func firstVerdicts() throws -> Samples {
    var samples = Samples()
    for _ in 0..<Self.firstRuns {
      let child = try verify(scenario)
      samples.add(try child.success().firstWord - child.startedAt)
    }
    return samples
  }

  /// The picture files of a scenario's baseline.
  func pictures() throws -> [Data] {
    let baseline = URL(fileURLWithPath: scenario).deletingPathExtension()
    return try FileManager.default.contentsOfDirectory(
      at: baseline, includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "png" }.map { try Data(contentsOf: $0) }
  }

  private func verify(_ path: String) throws -> ChildRun {
    try ChildRun(["verify", path, "--jobs", "\(Self.workers)", "--results", results])
  }

  private func file(_ number: Int) -> String {
    folder.appendingPathComponent("\(number).yaml").path
  }
}
