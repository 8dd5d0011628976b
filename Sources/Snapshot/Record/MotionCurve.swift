/// One measure of one part over the instants of a film.
struct MotionCurve {
  /// The kind of a measure of a part.
  enum Measure: String, CaseIterable {
    case x
    case y
    case width
    case height
  }

  /// Offsets closer than this, in points, count as equal: half of the last decimal in the track's
  /// text.
  private static let slack = 0.005

  let name: String
  let quantity: Measure
  /// In points; nil while the part is not on screen.
  var values: [Double?]

  /// Whether the rounded value changes over time.
  var changes: Bool {
    let places = MotionTrack.valuePlaces
    return Set(values.compactMap { $0.flatMap { Decimals.rounded($0, places) } }).count > 1
  }

  /// Whether the part is on screen at some times and not at others.
  var appearsOrDisappears: Bool { values.contains { $0 == nil } }

  /// Whether another part's value always changes by the same offsets.
  func movesLike(_ other: MotionCurve) -> Bool {
    guard quantity == other.quantity,
      let start = values.firstIndex(where: { $0 != nil }),
      let first = values[start], let otherFirst = other.values[start]
    else { return false }
    return zip(values, other.values).allSatisfy { value, other in
      switch (value, other) {
      case (let value?, let other?):
        abs((value - first) - (other - otherFirst)) < Self.slack
      case (nil, nil): true
      default: false
      }
    }
  }

  /// The name of the column that holds this curve and those of `more` other parts.
  func column(sharedBy more: Int) -> String {
    MotionColumn(part: name, more: more, quantity: quantity).description
  }
}

/// All measures of one part over the instants of a film.
struct PartCurves {
  /// Identifies a part: its name, and how many parts of that name precede it.
  struct Identity: Hashable {
    let name: String
    let place: Int

    /// The name; with a number from the second part of that name on.
    var title: String { place == 0 ? name : "\(name) #\(place + 1)" }
  }

  private var curves: [MotionCurve]

  /// A part that has not been seen yet, in a film of this many instants.
  init(_ key: Identity, instants: Int) {
    curves = MotionCurve.Measure.allCases.map {
      MotionCurve(
        name: key.title, quantity: $0, values: [Double?](repeating: nil, count: instants))
    }
  }

  /// Records the part's frame at an instant.
  mutating func record(_ part: MotionTrack.Part, at index: Int) {
    for (curve, value) in zip(curves.indices, [part.x, part.y, part.width, part.height]) {
      curves[curve].values[index] = value.isFinite ? value : nil
    }
  }

  /// The curves that change; for a part that only appears or disappears, its x.
  var worthRecording: [MotionCurve] {
    let changing = curves.filter(\.changes)
    return changing.isEmpty ? curves.prefix(1).filter(\.appearsOrDisappears) : changing
  }
}
