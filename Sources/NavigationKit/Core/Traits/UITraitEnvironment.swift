public import Foundation

/// An object that has traits and is told about their changes.
@preconcurrency @MainActor
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
    if let cachedTraits { return cachedTraits }
    let stage = window?.stage
    let around = superview?.traitCollection ?? stage?.traits ?? .current
    let traits = overrides.map { UITraitCollection(traitsFrom: [around, $0]) } ?? around
    // Only the window that a stage shows hears when the stage's change.
    if let stage, stage.window === window { cachedTraits = traits }
    return traits
  }

  /// The circumstances change, here and in all inside: where they are not known, nobody inside
  /// knows them.
  func forgetTraits() {
    guard cachedTraits != nil else { return }
    cachedTraits = nil
    for subview in subviews { subview.forgetTraits() }
    for view in layerViews { view.forgetTraits() }
  }
}

extension UIViewController: UITraitEnvironment {
  /// The view's traits; before the view is in a window, those of the parent or screen.
  public var traitCollection: UITraitCollection {
    if let view = viewIfLoaded, view.window != nil { return view.traitCollection }
    return applyingTraitOverrides(to: parent?.traitCollection ?? .current)
  }
}
