/// A parsed name of a track's column, such as `title "Albums" and 2 more x`.
struct MotionColumn: Hashable, CustomStringConvertible {
  /// The part, or the first of several.
  var part: String
  /// How many more move with it.
  var more: Int
  /// The measured quantity.
  var quantity: MotionCurve.Measure

  init(part: String, more: Int, quantity: MotionCurve.Measure) {
    self.part = part
    self.more = more
    self.quantity = quantity
  }

  /// Parses a column's name; nil if it is none.
  init?(_ column: String) {
    guard let gap = column.lastIndex(of: " "),
      let quantity = MotionCurve.Measure(rawValue: String(column[gap...].dropFirst()))
    else { return nil }
    self.quantity = quantity
    let words = column[..<gap].split(separator: " ", omittingEmptySubsequences: false)
    if words.count > 3, words.suffix(3).first == "and", words.last == "more",
      let more = Int(words[words.count - 2]), more > 0
    {
      part = words.dropLast(3).joined(separator: " ")
      self.more = more
    } else {
      part = String(column[..<gap])
      more = 0
    }
  }

  /// The name.
  var description: String { "\(subject) \(quantity)" }

  /// The subject of a sentence about it.
  var subject: String { more == 0 ? part : "\(part) and \(more) more" }
}
