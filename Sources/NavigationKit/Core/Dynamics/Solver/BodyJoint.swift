/// A joint that holds a body at a point, or to another body.
nonisolated struct BodyJoint: Hashable, Sendable {
  /// A point on a body, or in the world.
  struct Anchor: Hashable, Sendable {
    /// The number of the body; nil for the world.
    var body: Int?
    /// The offset from the centre of the body without its turn, or the place in the world.
    var offset: Vector
  }

  /// How it holds.
  enum Kind: Hashable, Sendable {
    /// The anchors are so far from each other, exactly or as by a spring.
    case distance(Double, frequency: Double, damping: Double)
    /// The anchors are at most so far from each other.
    case limit(Double)
    /// The anchors are together, and the second body turns around them between two angles.
    case pin(angle: Double, range: ClosedRange<Double>, friction: Double)
    /// The anchors are together, and the angle between the bodies stays.
    case fixed(angle: Double)
    /// The second anchor moves along a line through the first, between two offsets; the angle stays.
    case sliding(axis: Vector, angle: Double, range: ClosedRange<Double>)
    /// A spring takes the second anchor to the first, and the angle to none.
    case snap(frequency: Double, damping: Double)
  }

  let kind: Kind
  let first: Anchor
  let second: Anchor
}

nonisolated extension BodyJoint {
  /// The two ends of a joint at one time.
  struct Ends {
    let (first, second): (Int?, Int?)
    let (firstOffset, secondOffset): (Vector, Vector)
    /// The offset from the first anchor to the second.
    let displacement: Vector
    /// The angle of the first body, and how far the second is turned against it.
    let (firstAngle, angle): (Double, Double)

    /// A row along a direction with a given error.
    func row(
      along direction: Vector, error: Double, stiffness: ConstraintRow.Stiffness = .rigid
    ) -> ConstraintRow {
      // A turn of the first body turns the direction, too: its arm reaches the second anchor.
      var row = ConstraintRow(
        first, firstOffset + displacement, second, secondOffset, along: direction,
        stiffness: stiffness)
      row.error = error
      return row
    }

    /// A row that turns the bodies against each other; mirrored, an error is one against the clock.
    func turn(
      error: Double, stiffness: ConstraintRow.Stiffness = .rigid, isMirrored: Bool = false
    ) -> ConstraintRow {
      var row = ConstraintRow(turning: first, second, stiffness: stiffness)
      row.error = error
      if isMirrored { (row.firstArm, row.secondArm) = (-1, -1) }
      return row
    }
  }
}
