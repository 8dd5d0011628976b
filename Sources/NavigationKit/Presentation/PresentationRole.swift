import Foundation

/// What a controller has to do with presentations.
struct PresentationRole {
  /// What it presents.
  var presentation: Presentation?
  /// What it is presented by.
  weak var ownPresentation: Presentation?
  /// Says where it goes once it is presented; kept until it is gone.
  var controller: UIPresentationController?
  /// The style it was given.
  var givenStyle = UIModalPresentationStyle.automatic
  /// Whether it was told that styles that cover a context cover it.
  var definesContext: Bool?
  /// Whether it appears because it is presented.
  var isBeingPresented = false
  /// Whether it disappears because it is dismissed.
  var isBeingDismissed = false

  /// The style it has.
  var style: UIModalPresentationStyle { givenStyle == .automatic ? .pageSheet : givenStyle }
}

extension UIViewController {
  /// Whether it appears because it is presented.
  public internal(set) var isBeingPresented: Bool {
    get { role.isBeingPresented }
    set { role.isBeingPresented = newValue }
  }

  /// Whether it disappears because it is dismissed.
  public internal(set) var isBeingDismissed: Bool {
    get { role.isBeingDismissed }
    set { role.isBeingDismissed = newValue }
  }

  /// What it presents.
  var presentation: Presentation? {
    get { role.presentation }
    set { role.presentation = newValue }
  }

  /// What it is presented by.
  var ownPresentation: Presentation? {
    get { role.ownPresentation }
    set { role.ownPresentation = newValue }
  }

  func setPresentationStyle(_ style: UIModalPresentationStyle) {
    role.givenStyle = style
    if ownPresentation == nil { role.controller = nil }
  }
}
