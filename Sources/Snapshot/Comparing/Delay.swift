/// By how many instants a motion comes late, or early.
struct Delay: Hashable {
  /// More than this is another motion.
  private static let most = 4
  /// By how many times a step at an end, which the other track does not show, may be larger than all that
  /// it shows: a motion that slows down was faster before.
  private static let stepRoom = 2.0

  /// How many instants late; negative if early.
  let instants: Int

  /// Looks for the delay of one column's values; nil if they differ otherwise.
  init?(_ expected: [Double?], _ actual: [Double?]) {
    let candidates = (1...Self.most).flatMap { [$0, -$0] }
    guard expected != actual,
      let instants = candidates.first(where: { Self.fits($0, expected, actual) })
    else { return nil }
    self.instants = instants
  }

  /// Whether what overlaps is equal, and is a motion: what rests is late by any number.
  private static func fits(_ delay: Int, _ expected: [Double?], _ actual: [Double?]) -> Bool {
    let old = delay > 0 ? expected.dropLast(delay) : expected.dropFirst(-delay)
    let new = delay > 0 ? actual.dropFirst(delay) : actual.dropLast(-delay)
    return old.elementsEqual(new) && Set(old).count > 1
      && largestStep(of: actual) <= largestStep(of: expected) * stepRoom
  }

  private static func largestStep(of values: [Double?]) -> Double {
    zip(values, values.dropFirst()).reduce(0) { most, step in
      guard let old = step.0, let new = step.1 else { return most }
      return max(most, abs(new - old))
    }
  }

  /// Such as `is one frame late`; a frame is 1/120 s.
  var words: String {
    let count = instants.magnitude
    let number = ["no", "one", "two", "three", "four"][Int(count)]
    return "is \(number) \(count == 1 ? "frame" : "frames") \(instants > 0 ? "late" : "early")"
  }
}

extension [(ColumnPairs.Pair, Delay)] {
  /// What is to be said of them; where all that moves is late alike, that.
  func remarks(of columns: ColumnPairs) -> [Remark] {
    if count > 1, columns.unpaired.isEmpty, count == columns.same.count,
      let delay = first?.1, allSatisfy({ $0.1 == delay })
    {
      return [Remark(subject: "all that moves", predicate: delay.words)]
    }
    var said: Set<Remark> = []
    return map { Remark(subject: $0.0.column.part, more: $0.0.column.more, predicate: $0.1.words) }
      .filter { said.insert($0).inserted }
  }
}
