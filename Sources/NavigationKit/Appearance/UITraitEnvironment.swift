public import Foundation

/// An object that has traits and is told about their changes.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits.
  var traitCollection: UITraitCollection { get }
  /// Called after the traits have changed, with the previous ones.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  /// The view's traits.
  ///
  /// They are the screen's, overridden by those of its ancestors and by its own.
  public var traitCollection: UITraitCollection {
    var own: [UITraitCollection] = []
    var view: UIView? = self
    while let current = view {
      if let overrides = current.overrides { own.append(overrides) }
      view = current.superview
    }
    let screen = window?.stage?.traits ?? .current
    return own.isEmpty ? screen : UITraitCollection(traitsFrom: [screen] + own.reversed())
  }
}

extension UIViewController: UITraitEnvironment {
  /// The view's traits; before the view is in a window, those of the parent or screen.
  public var traitCollection: UITraitCollection {
    if let view = viewIfLoaded, view.window != nil { return view.traitCollection }
    return joiningOverrides(to: parent?.traitCollection ?? .current)
  }
}
