/// The changes of one source.
struct EditList {
  private var edits: [Edit] = []

  mutating func add(_ edit: Edit) { edits.append(edit) }

  /// The bytes with the changes made.
  ///
  /// Of two edits that overlap the longer one counts: code that is struck whole needs no change inside.
  /// Insertions at one place keep their order.
  func applied(to bytes: [UInt8]) -> [UInt8] { applied(to: bytes, in: 0..<bytes.count) }

  /// A part of the bytes, with the changes inside that part made.
  func applied(to bytes: [UInt8], in part: Range<Int>) -> [UInt8] {
    var result: [UInt8] = []
    var place = part.lowerBound
    for edit in ordered(in: part) where edit.range.lowerBound >= place {
      result += bytes[place..<edit.range.lowerBound]
      result += edit.replacement
      place = edit.range.upperBound
    }
    return result + bytes[place..<part.upperBound]
  }

  private func ordered(in part: Range<Int>) -> [Edit] {
    let inside = edits.filter {
      $0.range.lowerBound >= part.lowerBound && $0.range.upperBound <= part.upperBound
    }
    // Sorting is not stable by promise, so the order of adding decides last.
    return inside.enumerated().sorted { first, second in
      let (one, other) = (first.element.range, second.element.range)
      if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
      if one.isEmpty != other.isEmpty { return one.isEmpty }
      if one.count != other.count { return one.count > other.count }
      return first.offset < second.offset
    }.map(\.element)
  }
}
