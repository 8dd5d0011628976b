import Drawing
import Foundation

nonisolated extension UIColor {
  /// The tint of the view that it is drawn in; blue where there is none, as in code that resolves
  /// it.
  public static let tintColor = UIColor { $0[TintTrait.self] }
}

/// The tint of what is drawn.
nonisolated private struct TintTrait: UITraitDefinition {
  static let defaultValue = UIColor.systemBlue
}

extension UITraitCollection {
  /// The traits with the tint of a view: these, if it has the tint that they have, as each view is
  /// asked in each frame.
  func tinted(as view: UIView) -> UITraitCollection {
    let (current, tint) = (values[TintTrait.self] ?? TintTrait.defaultValue, view.tintColor)
    guard let tint, tint != current else { return self }
    return adding(TraitValues(TintTrait.self, tint))
  }
}

extension UIView {
  /// Whether its tint may differ from that of what it is in.
  var changesTint: Bool { tint.color != nil || tint.mode != .automatic }
}
