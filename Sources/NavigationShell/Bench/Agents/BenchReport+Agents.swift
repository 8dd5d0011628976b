import Foundation

extension BenchReport {
  /// How much an agent can ask of an app per second, over the messages that it sends.
  struct Agents: Codable {
    /// Taps that change the screen, which comes to rest, and the changes told.
    var tapsPerS = 0.0
    /// Screens told as text.
    var screensPerS = 0.0
    /// Pictures of a screen, a pixel for each point.
    var picturesPerS = 0.0

    /// Keys that scripts rely on.
    enum CodingKeys: String, CodingKey {
      case tapsPerS = "taps_per_s"
      case screensPerS = "screens_per_s"
      case picturesPerS = "pictures_per_s"
    }
  }
}

extension BenchReport.Agents {
  /// The rows of the printed table: name, value, remark.
  var rows: [(String, String, String)] {
    [
      ("an agent's taps", tapsPerS, "at rest again, with what changed"),
      ("its screens", screensPerS, "as text"),
      ("its pictures", picturesPerS, "a pixel for each point, as PNG"),
    ].map { name, value, note in (name, String(format: "%.0f per s", value), note) }
  }
}
