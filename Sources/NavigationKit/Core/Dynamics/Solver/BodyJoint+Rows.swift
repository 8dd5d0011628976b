nonisolated extension BodyJoint {
  /// The rows of the joint for a step of the bodies from where they are now; always as many, in the
  /// same order.
  func rows(_ ends: Ends, step: Double) -> [ConstraintRow] {
    switch kind {
    case .distance(let length, let frequency, let damping):
      distance(length, stiffness: Self.stiffness(frequency, damping), ends)
    case .limit(let length): [ends.atMost(length)]
    case .pin(let angle, let range, let friction):
      ends.together(.rigid) + ends.turnLimits(around: angle, range)
        + [ends.turnFriction(friction * step)]
    case .fixed(let angle): ends.together(.rigid) + [ends.turn(error: ends.angle - angle)]
    case .sliding(let axis, let angle, let range): ends.slide(along: axis, angle, range)
    case .snap(let frequency, let damping):
      ends.together(Self.stiffness(frequency, damping))
        + [
          // Upright is as near as it is: whole turns stay.
          ends.turn(
            error: ends.angle.remainder(dividingBy: 2 * .pi),
            stiffness: Self.stiffness(frequency, damping))
        ]
    }
  }

  private static func stiffness(_ frequency: Double, _ damping: Double) -> ConstraintRow.Stiffness {
    frequency > 0 ? .spring(frequency: frequency, damping: damping) : .rigid
  }

  /// A distance of nothing has no direction: its points are together.
  private func distance(
    _ length: Double, stiffness: ConstraintRow.Stiffness, _ ends: Ends
  ) -> [ConstraintRow] {
    guard length > Self.shortest else { return ends.together(stiffness) }
    let direction = ends.displacement.direction(or: [0, 1])
    return [
      ends.row(along: direction, error: ends.displacement.length - length, stiffness: stiffness)
    ]
  }

  /// In points.
  private static let shortest = 0.01
}

nonisolated extension BodyJoint.Ends {
  /// Keeps the anchors together.
  func together(_ stiffness: ConstraintRow.Stiffness) -> [ConstraintRow] {
    [Vector(1, 0), [0, 1]].map { row(along: $0, error: displacement.dot($0), stiffness: stiffness) }
  }

  /// Keeps the anchors from being further apart than a length.
  func atMost(_ length: Double) -> ConstraintRow {
    var row = row(along: -displacement.direction(or: [0, 1]), error: length - displacement.length)
    row.limits = 0...Double.infinity
    return row
  }

  /// Keeps the angle in a range around another.
  func turnLimits(around middle: Double, _ range: ClosedRange<Double>) -> [ConstraintRow] {
    let turned = angle - middle
    return oneSided([
      turn(error: turned - range.lowerBound),
      turn(error: range.upperBound - turned, isMirrored: true),
    ])
  }

  /// Holds back a turn, by an impulse at most.
  func turnFriction(_ impulse: Double) -> ConstraintRow {
    var row = turn(error: 0, stiffness: .friction)
    row.limits = -impulse...impulse
    return row
  }

  /// The rows that have a limit to keep, as those that only push.
  private func oneSided(_ rows: [ConstraintRow]) -> [ConstraintRow] {
    rows.filter(\.error.isFinite).map { row in
      var row = row
      row.limits = 0...Double.infinity
      return row
    }
  }

  /// Lets the second anchor move along an axis of the first body, between two offsets.
  func slide(
    along axis: Vector, _ angle: Double, _ range: ClosedRange<Double>
  ) -> [ConstraintRow] {
    let axis = axis.turned(by: firstAngle)
    let across = axis.quarterTurned
    let place = displacement.dot(axis)
    let limits = oneSided([
      row(along: axis, error: place - range.lowerBound),
      row(along: -axis, error: range.upperBound - place),
    ])
    return [row(along: across, error: displacement.dot(across)), turn(error: self.angle - angle)]
      + limits
  }
}
