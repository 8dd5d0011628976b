import Drawing
import Foundation

@testable import Snapshot

/// A run with one scenario of each verdict, and the pictures of those that differ.
struct SampleRun {
  /// A name that tries to break out of any markup.
  static let hostile = "a\"><script>document.title='broken out'</script>&amp; 写真 </script>'"

  /// The size of a film's cells and of stills.
  static let width = 30
  static let height = 53

  var run: RunResult
  var pictures: [String: Data]

  init() {
    pictures = [:]
    run = RunResult(
      program: Fingerprint(of: "program"), libraries: ["SDL": "2.26.5", "font Inter": "3f2a"],
      scenarios: [], orphans: ["swipes/old.png"], seconds: 1.25)
    run.scenarios = [
      film(), still(), missing(), broken(), same("lists/plain.yaml"), same("z.yaml"), failed(),
    ]
    (run.scenarios[5].seconds, run.scenarios[5].virtualSeconds) = (0.5, 12)
  }

  private func scenario(
    _ name: String, _ verdict: Verdict, _ captures: [CaptureResult] = [], failures: [String] = []
  ) -> ScenarioResult {
    ScenarioResult(
      scenario: name, variant: "iphone-8.light", source: Fingerprint(of: name), verdict: verdict,
      failures: failures, captures: captures, seconds: 0.042)
  }

  private func same(_ name: String) -> ScenarioResult {
    var capture = CaptureResult(name: "whole", isFilm: false, times: [0.1])
    capture.actual = "of-no-interest.png"
    return scenario(name, .same, [capture])
  }

  private func broken() -> ScenarioResult {
    scenario("tabs/\(Self.hostile).yaml", .broken, failures: ["tabs.yaml:3:5: no \(Self.hostile)"])
  }

  private mutating func missing() -> ScenarioResult {
    var capture = CaptureResult(
      name: "first", isFilm: false, times: [0.1], verdict: .missing, findings: ["no baseline"])
    capture.actual = keep("first.actual.png", Self.screen(at: 0))
    capture.actualText = "Stack\n  Albums\n"
    return scenario("new/first.yaml", .missing, [capture])
  }

  private mutating func failed() -> ScenarioResult {
    var result = scenario(
      "zoo.yaml", .failed, failures: ["zoo.yaml:5:3: nothing is labelled “Ape”"])
    result.failedScreen = FailedScreen(
      time: 0.5, picture: keep("failed/zoo.png", Self.screen(at: 2)), textFile: "failed/zoo.txt",
      text: "Stack\n  Cages\n",
      steps: [
        FailedScreen.Step(time: 0, line: 3, words: "tap: Cages"),
        FailedScreen.Step(time: 0.5, line: 5, words: "tap: Ape", isFailed: true),
      ])
    return result
  }

  private mutating func still() -> ScenarioResult {
    var capture = CaptureResult(
      name: "half-way back", isFilm: false, times: [0.3], verdict: .different,
      findings: ["cell \"Family\" moved 1 pt right", "24 px differ, max 180 levels"])
    capture.expected = keep("half.expected.png", Self.screen(at: 10))
    capture.actual = keep("half.actual.png", Self.screen(at: 11))
    capture.expectedText =
      "Stack\n  Albums\nElements\n  cell \"Family\"  (0.00 91.00 375.00 44.00)\n"
    capture.actualText = "Stack\n  Albums\nElements\n  cell \"Family\"  (1.00 91.00 375.00 44.00)\n"
    return scenario("swipes/half.yaml", .different, [same("x").captures[0], capture])
  }

  private mutating func film() -> ScenarioResult {
    let times = (0..<6).map { 0.5 + Double($0) / 10 }
    var capture = CaptureResult(
      name: "pop", isFilm: true, times: times, verdict: .different,
      findings: ["title \"Albums\" is 1 frame late"])
    capture.expected = keep("pop.expected.png", Self.strip((0..<6).map { $0 * 4 }))
    capture.actual = keep("pop.actual.png", Self.strip([0, 4, 7, 11, 16, 20]))
    capture.strip = CaptureResult.Strip(
      width: Self.width, height: Self.height, columns: 4, label: 5, gutter: 2, start: 0.5)
    capture.expectedTrack = Self.track(late: 0)
    capture.actualTrack = Self.track(late: 1)
    return scenario("swipes/back.yaml", .different, [capture])
  }

  private mutating func keep(_ path: String, _ bitmap: Bitmap) -> String {
    pictures[path] = StoredPNG.data(bitmap)
    return path
  }

  private static func track(late: Int) -> MotionTrack {
    MotionTrack(
      columns: ["title \"Albums\" x", "bar y"],
      rows: (0...60).map { row in
        let x = 100 * pow(Double(max(0, row - late)) / 60, 2)
        return MotionTrack.Row(
          time: Double(row) / 120, frame: Fingerprint(value: UInt64(row)),
          values: [row < 5 ? nil : x, 20])
      })
  }

  /// A screen with a bar, a title and a blue row at x.
  static func screen(at x: Int) -> Bitmap {
    let pixels = (0..<width * height).flatMap { pixel -> [UInt8] in
      let (column, row) = (pixel % width, pixel / width)
      let isTitle = row == 4 && (10..<20).contains(column)
      if row < 9 { return isTitle ? [0, 0, 0, 255] : [246, 246, 247, 255] }
      let isRow = (14..<20).contains(row) && (x..<x + 8).contains(column)
      return isRow ? [10, 102, 216, 255] : [255, 255, 255, 255]
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Screens in rows of four with grey labels above, two pixels apart.
  private static func strip(_ places: [Int]) -> Bitmap {
    let (across, down) = (width + 2, height + 7)
    let size = (width: 4 * across - 2, height: 2 * down - 2)
    var pixels = [UInt8](repeating: 128, count: size.width * size.height * 4)
    for (index, place) in places.enumerated() {
      let cell = screen(at: place)
      for row in 0..<height {
        let top = index / 4 * down + 5 + row
        let start = (top * size.width + index % 4 * across) * 4
        pixels.replaceSubrange(
          start..<start + width * 4, with: cell.pixels[row * width * 4..<(row + 1) * width * 4])
      }
    }
    return Bitmap(width: size.width, height: size.height, pixels: pixels)
  }
}
