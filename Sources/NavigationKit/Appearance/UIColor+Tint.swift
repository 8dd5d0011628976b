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
  /// The traits with the tint of a view.
  func tinted(as view: UIView) -> UITraitCollection {
    UITraitCollection(traitsFrom: [self, .only(TintTrait.self, view.tintColor)])
  }
}

extension UIView {
  /// Whether its tint may differ from that of what it is in.
  var changesTint: Bool { tint.color != nil || tint.mode != .automatic }
}
