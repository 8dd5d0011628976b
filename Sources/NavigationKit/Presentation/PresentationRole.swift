import Foundation

/// What a controller has to do with presentations.
struct PresentationRole {
  /// What it presents.
  var presentation: Presentation?
  /// The children in which something is presented.
  var presentingChildren = OrderedControllers()
  /// What it is presented by.
  weak var ownPresentation: Presentation?
  /// Says where it goes once it is presented; kept until it is gone.
  var controller: UIPresentationController?
  /// The style it was given.
  var givenStyle = UIModalPresentationStyle.automatic
  /// Whether it was told that styles that cover a context cover it.
  var definesContext: Bool?

  /// The style that it adapts to as a popover where there is little room from side to side.
  var compactPopoverStyle = UIModalPresentationStyle.pageSheet
  /// What it does once a person has taken it away.
  var whenTakenAway: () -> Void = {}

  /// The style it has.
  var style: UIModalPresentationStyle { givenStyle == .automatic ? .pageSheet : givenStyle }
}

extension UIViewController {
  /// What it presents.
  var presentation: Presentation? {
    get { role.presentation }
    set {
      role.presentation = newValue
      tellContainersOfPresentations()
    }
  }

  /// What it is presented by.
  var ownPresentation: Presentation? {
    get { role.ownPresentation }
    set { role.ownPresentation = newValue }
  }

  func setPresentationStyle(_ style: UIModalPresentationStyle) {
    guard style != role.givenStyle else { return }
    role.givenStyle = style
    if ownPresentation == nil { role.controller = nil }
  }
}
