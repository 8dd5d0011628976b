import Foundation

extension BenchReport {
  /// The cost of many pages and many rows in milliseconds, by their number.
  struct Growth: Codable {
    /// A push and the pop after it without drawing, by the depth of the stack.
    var pushPopMs: [String: Double] = [:]
    /// The same without animation.
    var pushPopAtOnceMs: [String: Double] = [:]
    /// The first frame of a list, by its number of rows.
    var listMs: [String: Double] = [:]
    /// A frame in which a collection view of large items is scrolled, by their number.
    var gridMs: [String: Double] = [:]
    /// 10,000 pushes, a new stack of 30,000 pages, and a pop of 10,000 pages to the root.
    var pushesMs = 0.0
    var setMs = 0.0
    var popToRootMs = 0.0

    /// Keys that scripts rely on.
    enum CodingKeys: String, CodingKey {
      case pushPopMs = "push_pop_ms"
      case pushPopAtOnceMs = "push_pop_at_once_ms"
      case listMs = "list_frame_ms"
      case gridMs = "grid_scroll_ms"
      case pushesMs = "pushes_10000_ms"
      case setMs = "set_30000_ms"
      case popToRootMs = "pop_to_root_10000_ms"
    }
  }
}

extension BenchReport.Growth {
  /// The rows of the printed table: name, value, remark.
  var rows: [(String, String, String)] {
    let pushes = Self.sorted(pushPopMs).map { count, value in
      (
        "push and pop, \(count) deep", Self.milliseconds(value),
        Self.milliseconds(pushPopAtOnceMs[count] ?? 0) + " without animation"
      )
    }
    let lists = Self.sorted(listMs).map { count, value in
      ("a list of \(count) rows", Self.milliseconds(value), "pushed and drawn")
    }
    let grids = Self.sorted(gridMs).map { count, value in
      ("a grid of \(count) items", Self.milliseconds(value), "scrolled and drawn")
    }
    return pushes + [
      ("10000 pushes", Self.milliseconds(pushesMs), "without animation"),
      ("a stack of 30000 set", Self.milliseconds(setMs), ""),
      ("10000 popped to the root", Self.milliseconds(popToRootMs), ""),
    ] + lists + grids
  }

  private static func sorted(_ values: [String: Double]) -> [(String, Double)] {
    values.sorted { Int($0.key) ?? 0 < Int($1.key) ?? 0 }.map { ($0.key, $0.value) }
  }

  private static func milliseconds(_ value: Double) -> String { String(format: "%.2f ms", value) }
}
