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
    if let knownTraits { return knownTraits }
    let stage = window?.stage
    let around = superview?.traitCollection ?? stage?.traits ?? .current
    let traits = overrides.map { UITraitCollection(traitsFrom: [around, $0]) } ?? around
    // Only the window that a stage shows hears when the stage's change.
    if let stage, stage.window === window { knownTraits = traits }
    return traits
  }

  /// The circumstances change, here and in all inside: where they are not known, nobody inside knows them.
  func forgetTraits() {
    guard knownTraits != nil else { return }
    knownTraits = nil
    for subview in subviews { subview.forgetTraits() }
  }
}

extension UIViewController: UITraitEnvironment {
  /// The circumstances its view is shown in; before it has one, those of its container or screen.
  public var traitCollection: UITraitCollection {
    if let view = viewIfLoaded, view.window != nil { return view.traitCollection }
    return joiningOverrides(to: parent?.traitCollection ?? .current)
  }
}
