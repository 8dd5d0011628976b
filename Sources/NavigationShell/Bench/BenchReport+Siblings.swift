import Foundation

extension BenchReport {
  /// The cost of many subviews in milliseconds, by their number, and of many tasks of the clock.
  struct Siblings: Codable {
    /// A frame without painting, a hit test, and inserting and laying out a view.
    var frameMs: [String: Double] = [:]
    var hitTestMs: [String: Double] = [:]
    var insertionMs: [String: Double] = [:]
    /// Scheduling and cancelling 10,000 tasks.
    var clockMs = 0.0

    /// Keys that scripts rely on.
    enum CodingKeys: String, CodingKey {
      case frameMs = "frame_ms"
      case hitTestMs = "hit_test_ms"
      case insertionMs = "insertion_ms"
      case clockMs = "clock_tasks_10000_ms"
    }
  }
}

extension BenchReport.Siblings {
  /// The rows of the printed table: name, value, remark.
  var rows: [(String, String, String)] {
    let named = [
      ("frame", frameMs, "without painting"), ("hit test", hitTestMs, ""),
      ("insertion", insertionMs, "laid out"),
    ]
    return named.flatMap { name, values, note in
      values.sorted { Int($0.key) ?? 0 < Int($1.key) ?? 0 }.map { count, value in
        ("\(name), \(count) subviews", Self.milliseconds(value), note)
      }
    } + [("10000 tasks of the clock", Self.milliseconds(clockMs), "made and called off")]
  }

  private static func milliseconds(_ value: Double) -> String { String(format: "%.4f ms", value) }
}
