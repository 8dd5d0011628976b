import Drawing
package import NavigationKit

extension SceneBuilder {
  /// Has a page whose background lets through what is behind it stand on the system's background,
  /// unless it is presented to lie over another one.
  func hideWhatIsBehind(_ view: UIView) {
    guard !hasCode, !liesOverOthers else { return }
    view.standOnSystemBackground()
    guard let controller, controller.edgesForExtendedLayout != .all else { return }
    // Where the page ends at a bar, what is around it is seen behind the bar.
    let around = [controller.navigationController, controller.tabBarController]
    for container in around { container?.viewIfLoaded?.standOnSystemBackground() }
  }

  /// Whether a page's view is one of before iOS 7, which bars do not cover; a view that scrolls keeps
  /// clear of them itself.
  func isBelowBars(_ view: UIView) -> Bool {
    !hasCode && file.isOfTimeBeforeContentUnderBars && !(view is UIScrollView)
      && element.children(in: "layoutGuides").isEmpty
      && reader.bool("wantsFullScreenLayout", of: element) != true
  }

  /// Whether what is behind the controller is meant to be seen.
  private var liesOverOthers: Bool {
    guard let controller else { return false }
    let around = Array(sequence(first: controller) { $0.parent })
    // A container view lets its page through.
    if around.dropFirst().contains(where: \.isPageOfScene) { return true }
    guard let outermost = around.last, outermost.presentingViewController != nil else {
      return false
    }
    switch outermost.modalPresentationStyle {
    case .overFullScreen, .overCurrentContext: return true
    // In little width it is a sheet.
    case .popover: return UITraitCollection.current.horizontalSizeClass == .regular
    default: return false
    }
  }
}

extension UIViewController {
  /// Whether it was made of a scene with a view, so that what is in it is embedded.
  fileprivate var isPageOfScene: Bool {
    (sceneContent as? SceneBuilder)?.element.child(key: "view") != nil
  }
}

extension UIView {
  /// Puts the system's background under its own, where that is not opaque.
  ///
  /// UIKit's window is black behind such a page, and under a sheet is another page. But without code
  /// it is one whose background code would set.
  package func standOnSystemBackground() {
    let own = backgroundColor ?? .clear
    switch own.color(in: traitCollection).alpha {
    case 0: backgroundColor = .systemBackground
    case 1: break
    default: backgroundColor = own.over(.systemBackground)
    }
  }
}
