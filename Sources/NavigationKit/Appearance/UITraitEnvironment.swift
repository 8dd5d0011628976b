public import Foundation

/// Anything that is shown in circumstances and hears when they change.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The circumstances it is shown in.
  var traitCollection: UITraitCollection { get }
  /// Called when they changed, with what they were.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  /// The circumstances the view is shown in.
  ///
  /// They are the screen's, but for what the view and those it is in say otherwise.
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
  /// The circumstances its view is shown in; before it has one, those of its container or screen.
  public var traitCollection: UITraitCollection {
    if let view = viewIfLoaded, view.window != nil { return view.traitCollection }
    return joiningOverrides(to: parent?.traitCollection ?? .current)
  }
}
