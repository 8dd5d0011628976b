/// One number of one part, over the instants of a film.
struct MotionCurve {
  /// What is measured of a part.
  enum Measure: String, CaseIterable {
    case x
    case y
    case width
    case height
  }

  /// Two offsets nearer than this are one, in points: half of what the track's text shows.
  private static let slack = 0.005

  let name: String
  let quantity: Measure
  /// In points; nil while the part is not on screen.
  var values: [Double?]

  /// Whether it is another number at some time.
  var changes: Bool {
    let places = MotionTrack.valuePlaces
    return Set(values.compactMap { $0.flatMap { Decimals.rounded($0, places) } }).count > 1
  }

  /// Whether the part is on screen at some times and not at others.
  var comesOrGoes: Bool { values.contains { $0 == nil } }

  /// Whether another part's number changes by the same offsets at all times.
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

  /// What the column is called that holds it for so many parts besides.
  func column(sharedBy more: Int) -> String {
    MotionColumn(part: name, more: more, quantity: quantity).description
  }
}

/// The numbers of one part, over the instants of a film.
struct PartCurves {
  /// Which part: its name, and how many of that name stand before it.
  struct Identity: Hashable {
    let name: String
    let place: Int

    /// The name; after the first, with a number.
    var title: String { place == 0 ? name : "\(name) #\(place + 1)" }
  }

  private var curves: [MotionCurve]

  /// A part that has not been seen in so many instants.
  init(_ key: Identity, instants: Int) {
    curves = MotionCurve.Measure.allCases.map {
      MotionCurve(
        name: key.title, quantity: $0, values: [Double?](repeating: nil, count: instants))
    }
  }

  /// Notes where the part is at an instant.
  mutating func note(_ part: MotionTrack.Part, at index: Int) {
    for (curve, value) in zip(curves.indices, [part.x, part.y, part.width, part.height]) {
      curves[curve].values[index] = value.isFinite ? value : nil
    }
  }

  /// What changes; of a part that only comes or goes, where it is.
  var worthNoting: [MotionCurve] {
    let changing = curves.filter(\.changes)
    return changing.isEmpty ? curves.prefix(1).filter(\.comesOrGoes) : changing
  }
}
