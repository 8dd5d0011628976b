import Foundation
import Goldens
import Snapshot

/// A run of scenarios by the program itself.
struct ScenarioRun {
  let result: RunResult
  /// The errors, a line each.
  private(set) var complaints: [String] = []
  /// The reasons why pixels could not be compared, a line each.
  private(set) var notes: [String] = []

  /// Runs all scenarios of a folder.
  ///
  /// If a baseline was made with other fonts or libraries, only texts, motion and expectations
  /// count, and a line in the log says so.
  init(of scenarios: URL) throws {
    let results = try TemporaryFolder()
    let outcome = try BuiltProgram(named: "navshell").run(
      "verify", scenarios.path, "--strict", "--results", results.url.path)
    guard let data = try? Data(contentsOf: results.url.appending(path: "run.json")) else {
      throw RunFailure(description: outcome.output + outcome.errors)
    }
    result = try JSONReport.run(from: data)
    for scenario in result.scenarios {
      switch scenario.verdict {
      case .same: break
      case .madeOtherwise: judgeWithoutPixels(scenario)
      default: complaints += Summary.lines(for: scenario)
      }
    }
    for note in Set(notes) { print("pixels are not compared: \(note)") }
  }

  /// A run without a result.
  struct RunFailure: Error, CustomStringConvertible { let description: String }

  private mutating func judgeWithoutPixels(_ scenario: ScenarioResult) {
    for failure in scenario.failures {
      if failure.hasPrefix("the baseline was made otherwise") {
        notes.append(failure)
      } else {
        complaints.append("\(scenario.name): \(failure)")
      }
    }
    // Other fonts change the widths of elements too.
    let hasOtherFonts = notes.contains { $0.contains("font ") }
    for capture in scenario.captures {
      let place = "\(scenario.name), \(capture.name)"
      switch capture.verdict {
      case .same: break
      case .different:
        complaints += Self.complaints(about: capture, withPlaces: !hasOtherFonts)
          .map { "\(place): \($0)" }
      default: complaints.append("\(place): \(capture.findings.joined(separator: "; "))")
      }
    }
  }

  private static func complaints(about capture: CaptureResult, withPlaces: Bool) -> [String] {
    var lines: [String] = []
    if let expected = capture.expectedText, let actual = capture.actualText {
      let (before, now) = withPlaces ? (expected, actual) : (words(expected), words(actual))
      lines += ScreenTextDifference(expected: before, actual: now)?.sentences(atMost: 6) ?? []
    }
    if withPlaces, capture.expectedTrack != capture.actualTrack {
      lines.append("it moves otherwise")
    }
    return lines
  }

  /// A screen's text without its frames.
  private static func words(_ text: String) -> String {
    text.replacing(/\([-\d. ]+\)/, with: "")
  }
}
