import Foundation

extension BenchReport {
  /// The cost of storyboards, in milliseconds.
  struct Storyboards: Codable {
    /// Reading a file of 59 scenes, and making and laying out their views.
    var readMs = 0.0
    var buildMs = 0.0
    /// The same of a file of 23 scenes, as a large one of a real app has.
    var typicalMs = 0.0
    /// From the start of the program with a file of 20 scenes to its first frame.
    var startMs = 0.0

    /// Keys that scripts rely on.
    enum CodingKeys: String, CodingKey {
      case readMs = "read_59_scenes_ms"
      case buildMs = "build_59_scenes_ms"
      case typicalMs = "read_and_build_23_scenes_ms"
      case startMs = "start_20_scenes_ms"
    }
  }
}

extension BenchReport.Storyboards {
  /// The rows of the printed table: name, value, remark.
  ///
  /// - Parameter floor: The milliseconds that a start takes with bare SDL.
  func rows(floor: Double) -> [(String, String, String)] {
    [
      ("59 scenes read", Self.milliseconds(readMs), "a storyboard"),
      (
        "59 scenes built", Self.milliseconds(buildMs),
        Self.milliseconds(readMs + buildMs) + " together"
      ),
      ("23 scenes read and built", Self.milliseconds(typicalMs), "as a real app's largest file"),
      (
        "start with 20 scenes", Self.milliseconds(startMs),
        Self.milliseconds(startMs - floor) + " over bare SDL"
      ),
    ]
  }

  private static func milliseconds(_ value: Double) -> String { String(format: "%.2f ms", value) }
}
