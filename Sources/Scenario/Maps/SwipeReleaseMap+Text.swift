import Drawing
import Foundation

nonisolated extension SwipeReleaseMap {
  /// The map as text, also for golden files: a line for each velocity.
  public var text: String {
    let head =
      "  pt/s  released at % of the width\n        "
      + places.map { Self.padded(Int(($0 * 100).rounded()), to: 3) }.joined(separator: " ")
    let rows = zip(velocities, pops).map { velocity, row in
      Self.padded(Int(velocity.rounded()), to: 6) + "  "
        + row.reversed().drop { $0 == nil }.reversed()
        .map { $0.map { $0 ? "  ●" : "  ·" } ?? "   " }.joined(separator: " ")
    }
    return
      ([head] + rows + ["", "● the page is popped   · it returns   blank: no finger can move so"])
      .joined(separator: "\n")
      + "\n"
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = "\(number)"
    return String(repeating: " ", count: max(0, width - digits.count)) + digits
  }
}
