import Foundation

/// What a presentation presents, and what says where its view goes.
struct PresentationForm {
  let presented: UIViewController
  let controller: UIPresentationController

  /// The same in a style that suits some circumstances: another controller may say where the view
  /// goes then, and show another one that its delegate supplies.
  func adapted(
    to traits: UITraitCollection, presenter: UIViewController, source: UIViewController
  ) -> PresentationForm {
    let style = controller.style(for: traits)
    guard style != controller.presentationStyle else {
      presented.role.controller = controller
      return self
    }
    let shown =
      controller.delegate?.presentationController(
        controller, viewControllerForAdaptivePresentationStyle: style) ?? presented
    let adapted =
      controller.adaptiveSheet(style, of: shown)
      ?? shown.makePresentationController(style, presenter: presenter, source: source)
    adapted.presentationStyle = style
    adapted.adaptedStyle = style
    adapted.delegate = controller.delegate
    presented.role.controller = nil
    shown.role.controller = adapted
    adapted.delegate?.presentationController(controller, prepare: adapted)
    return PresentationForm(presented: shown, controller: adapted)
  }
}

/// The room on which it depends how a presentation adapts.
struct PresentationRoom: Equatable {
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass

  init(_ traits: UITraitCollection) {
    (horizontal, vertical) = (traits.horizontalSizeClass, traits.verticalSizeClass)
  }
}

extension UIPresentationController {
  /// Whether it covers a controller's view in its own place, and not the window.
  var coversContext: Bool {
    presentationStyle == .currentContext || presentationStyle == .overCurrentContext
  }

  /// The style to use in given circumstances: its own, unless it adapts.
  func style(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let adapted = adaptivePresentationStyle(for: traits)
    return adapted == .none ? presentationStyle : adapted
  }

  /// The sheet that a popover keeps for where there is little room.
  fileprivate func adaptiveSheet(
    _ style: UIModalPresentationStyle, of shown: UIViewController
  ) -> UIPresentationController? {
    guard style == .pageSheet || style == .formSheet else { return nil }
    let sheet = (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
    sheet?.presented = shown
    return sheet
  }
}

extension UIViewController {
  /// The circumstances of the window that the controller's view is in; else its own.
  var windowTraits: UITraitCollection {
    viewIfLoaded?.window?.traitCollection ?? view.traitCollection
  }
}
