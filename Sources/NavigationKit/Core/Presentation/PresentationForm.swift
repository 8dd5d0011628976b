import Foundation

/// The controller that a presentation presents, and its presentation controller.
struct PresentationForm {
  let presented: UIViewController
  let controller: UIPresentationController

  /// The form adapted to traits: it may have another presentation controller, and another presented
  /// controller that the delegate supplies.
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

/// The size classes that a presentation adapts to.
struct AdaptationTraits: Equatable {
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass

  init(_ traits: UITraitCollection) {
    (horizontal, vertical) = (traits.horizontalSizeClass, traits.verticalSizeClass)
  }
}

extension UIPresentationController {
  /// Whether it covers the view of a presentation context, and not the window.
  var coversContext: Bool {
    presentationStyle == .currentContext || presentationStyle == .overCurrentContext
  }

  /// The style to use in given traits: its own, unless it adapts.
  func style(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let adapted = adaptivePresentationStyle(for: traits)
    return adapted == .none ? presentationStyle : adapted
  }

  /// Its own sheet that it adapts to; nil for other styles.
  fileprivate func adaptiveSheet(
    _ style: UIModalPresentationStyle, of shown: UIViewController
  ) -> UIPresentationController? {
    guard style == .pageSheet || style == .formSheet else { return nil }
    compactSheet?.presented = shown
    return compactSheet
  }
}

extension UIViewController {
  /// The traits of the window that the controller's view is in; else of the view.
  var windowTraits: UITraitCollection {
    viewIfLoaded?.window?.traitCollection ?? view.traitCollection
  }
}
