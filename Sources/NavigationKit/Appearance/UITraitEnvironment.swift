public import Foundation

/// Anything that is shown in circumstances and hears when they change.
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The circumstances it is shown in.
  var traitCollection: UITraitCollection { get }
  /// Called when they changed, with what they were.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  /// The circumstances the view is shown in.
  public var traitCollection: UITraitCollection {
    window?.stage?.traits ?? UITraitCollection(userInterfaceStyle: .light)
  }
}
