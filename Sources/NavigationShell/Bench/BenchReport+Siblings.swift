import Foundation

extension BenchReport {
  /// What many subviews and many tasks cost, each by how many there are, in milliseconds.
  struct Siblings: Codable {
    /// A frame without painting, a hit test, and a view put in and laid out.
    var frameMs: [String: Double] = [:]
    var hitTestMs: [String: Double] = [:]
    var insertionMs: [String: Double] = [:]
    /// 10,000 tasks of the clock made and called off.
    var clockMs = 0.0

    /// The names that scripts rely on.
    enum CodingKeys: String, CodingKey {
      case frameMs = "frame_ms"
      case hitTestMs = "hit_test_ms"
      case insertionMs = "insertion_ms"
      case clockMs = "clock_tasks_10000_ms"
    }
  }
}

extension BenchReport.Siblings {
  /// The rows of the table for people: name, value, remark.
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
