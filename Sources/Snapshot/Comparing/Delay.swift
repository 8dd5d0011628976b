/// By how many instants of a film a motion is late or early, being the same otherwise.
struct Delay: Hashable {
  /// The longest delay that is looked for, in instants; beyond it, the motion counts as another
  /// one.
  private static let maximum = 4
  /// The largest step of the actual track may be this many times that of the expected one.
  ///
  /// The actual track may begin or end at instants that the expected one lacks, and a motion that
  /// slows down was faster before.
  private static let stepRoom = 2.0

  /// How many instants late; negative if early.
  let instants: Int

  /// Finds the delay of one column's values; nil if none explains the difference.
  init?(_ expected: [Double?], _ actual: [Double?]) {
    let candidates = (1...Self.maximum).flatMap { [$0, -$0] }
    guard expected != actual,
      let instants = candidates.first(where: { Self.fits($0, expected, actual) })
    else { return nil }
    self.instants = instants
  }

  /// Whether the overlap is equal and moves; what rests would fit any delay.
  private static func fits(_ delay: Int, _ expected: [Double?], _ actual: [Double?]) -> Bool {
    let old = delay > 0 ? expected.dropLast(delay) : expected.dropFirst(-delay)
    let new = delay > 0 ? actual.dropFirst(delay) : actual.dropLast(-delay)
    return old.elementsEqual(new) && Set(old).count > 1
      && largestStep(of: actual) <= largestStep(of: expected) * stepRoom
  }

  private static func largestStep(of values: [Double?]) -> Double {
    zip(values, values.dropFirst()).reduce(0) { largest, step in
      guard let old = step.0, let new = step.1 else { return largest }
      return max(largest, abs(new - old))
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
  /// The remarks; a single one if everything that moves has the same delay.
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
