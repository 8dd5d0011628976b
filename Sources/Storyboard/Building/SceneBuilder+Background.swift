import Drawing
import NavigationKit

extension SceneBuilder {
  /// Has a page whose background lets through what is behind it stand on the system's background.
  ///
  /// UIKit's window is black behind it, and under a sheet is another page. But such a page is one
  /// whose background code sets, unless it is presented to lie over another one.
  func hideWhatIsBehind(_ view: UIView) {
    guard !hasCode, !liesOverOthers else { return }
    let own = view.backgroundColor ?? .clear
    switch own.color(in: view.traitCollection).alpha {
    case 0: view.backgroundColor = .systemBackground
    case 1: break
    default: view.backgroundColor = UIColor { own.onBackground(in: $0) }
    }
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

extension UIColor {
  /// What is seen of the colour on the system's background.
  fileprivate func onBackground(in traits: UITraitCollection) -> UIColor {
    var color = color(in: traits)
    let share = color.alpha
    color.alpha = 1
    color = UIColor.systemBackground.color(in: traits).mixed(with: color, fraction: share)
    return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
