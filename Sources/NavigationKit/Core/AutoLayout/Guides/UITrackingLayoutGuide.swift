import Foundation

/// A guide that moves, and has constraints in force for where it is.
open class UITrackingLayoutGuide: UILayoutGuide {
  private var near: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]
  private var away: [NSDirectionalRectEdge: [NSLayoutConstraint]] = [:]

  /// The edges that it is at.
  var edges: NSDirectionalRectEdge { [] }

  /// Has constraints in force for as long as the guide is at all of some edges, and no others.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edges: NSDirectionalRectEdge
  ) {
    replace(near.updateValue(trackedConstraints, forKey: edges))
    update()
  }

  /// Has constraints in force for as long as the guide is at none of some edges.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) {
    replace(away.updateValue(trackedConstraints, forKey: edges))
    update()
  }

  /// The constraints that were given for being at edges.
  open func constraints(
    activeWhenNearEdge edges: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { near[edges] ?? [] }

  /// The constraints that were given for being away from edges.
  open func constraints(
    activeWhenAwayFrom edges: NSDirectionalRectEdge
  ) -> [NSLayoutConstraint] { away[edges] ?? [] }

  /// Forgets all constraints that it was given; they are no longer in force.
  open func removeAllTrackedConstraints() {
    for constraints in Array(near.values) + Array(away.values) { replace(constraints) }
    (near, away) = ([:], [:])
  }

  private func replace(_ old: [NSLayoutConstraint]?) {
    NSLayoutConstraint.deactivate(old ?? [])
  }

  /// Puts the constraints in force that fit where the guide is.
  func update() {
    let edges = edges
    for (wanted, constraints) in near { set(constraints, isActive: edges.isSuperset(of: wanted)) }
    for (wanted, constraints) in away { set(constraints, isActive: edges.isDisjoint(with: wanted)) }
  }

  private func set(_ constraints: [NSLayoutConstraint], isActive: Bool) {
    for constraint in constraints where constraint.isActive != isActive {
      constraint.isActive = isActive
    }
  }
}
