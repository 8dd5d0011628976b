import Foundation

/// A controller's part in presentations.
struct PresentationRole {
  /// The presentation that it is the presenter of.
  var presentation: Presentation?
  /// The children that present something, themselves or in children of theirs.
  var presentingChildren = OrderedObjects<UIViewController>()
  /// The presentation that presents it.
  weak var ownPresentation: Presentation?
  /// Its presentation controller; kept until it is dismissed.
  var controller: UIPresentationController?
  /// The style that was set.
  var explicitStyle = UIModalPresentationStyle.automatic
  /// Whether presentations over a context cover it; nil if never set.
  var definesContext: Bool?

  /// The style that it adapts to as a popover in compact width.
  var compactPopoverStyle = UIModalPresentationStyle.pageSheet
  /// Whether it covers the controller that presents it, even if that defines no context.
  var coversSource: () -> Bool = { false }
  /// Makes the presentation controller of the custom style, if the transitioning delegate makes
  /// none, and that of a context.
  var makeCustomController: ((UIViewController, UIViewController?) -> UIPresentationController)?
  /// Called after the user has dismissed it.
  var whenDismissedByUser: () -> Void = {}
  /// Called after it was dismissed, by the user or by code.
  var whenGone: () -> Void = {}

  /// The style in effect.
  var style: UIModalPresentationStyle { explicitStyle == .automatic ? .pageSheet : explicitStyle }
}

extension UIViewController {
  /// The presentation that it is the presenter of.
  var presentation: Presentation? {
    get { role.presentation }
    set {
      role.presentation = newValue
      updatePresentingChildren()
    }
  }

  /// The presentation that presents it.
  var ownPresentation: Presentation? {
    get { role.ownPresentation }
    set { role.ownPresentation = newValue }
  }

  func setPresentationStyle(_ style: UIModalPresentationStyle) {
    guard style != role.explicitStyle else { return }
    role.explicitStyle = style
    if ownPresentation == nil { role.controller = nil }
  }
}
