import Foundation

extension UIViewController: UIStateRestoring {
  /// The controller it is in, or is presented by.
  public var restorationParent: (any UIStateRestoring)? { parent ?? ownPresentation?.presenter }

  /// Writes down what it presents, where that has an identifier.
  func encodePresented(with coder: NSCoder) {
    // Only a coder of ours knows controllers.
    guard let coder = coder as? RestorationCoder, let presentation, presentation.isWanted,
      presentation.presented.restorationIdentifier != nil
    else { return }
    coder.encode(presentation.presented, forKey: Self.presentedKey)
  }

  /// Has what it presented presented again.
  func decodePresented(with coder: NSCoder) {
    guard let coder = coder as? RestorationCoder,
      let presented = coder.decodeObject(forKey: Self.presentedKey) as? UIViewController
    else { return }
    coder.restorer?.present(presented, over: self)
  }

  /// Whether a controller that an archive says was in this one, or presented by it, can be.
  func canRestore(_ controller: UIViewController) -> Bool {
    let around = sequence(first: self) { $0.parent ?? $0.ownPresentation?.presenter }
    return !around.contains { $0 === controller }
      && (controller.parent == nil || controller.parent === self)
      && controller.ownPresentation == nil
  }

  private static let presentedKey = "UIViewController.presentedViewController"
}

extension UINavigationController {
  /// Writes down the stack, from the bottom, but for pages without an identifier, and what bars there are.
  func encodeStack(with coder: NSCoder) {
    coder.encode(isNavigationBarHidden, forKey: Self.barHiddenKey)
    coder.encode(isToolbarHidden, forKey: Self.toolbarHiddenKey)
    guard let coder = coder as? RestorationCoder else { return }
    coder.encode(viewControllers.filter { $0.restorationIdentifier != nil }, forKey: Self.stackKey)
  }

  /// Takes up the stack, as far as its pages were made; where none was, it stays as it is.
  func decodeStack(with coder: NSCoder) {
    if let coder = coder as? RestorationCoder,
      let kept = coder.decodeObject(forKey: Self.stackKey) as? [Any]
    {
      var seen: Set<ObjectIdentifier> = []
      let pages = kept.compactMap { $0 as? UIViewController }.filter {
        !($0 is UINavigationController) && canRestore($0)
          && seen.insert(ObjectIdentifier($0)).inserted
      }
      if !pages.isEmpty { setViewControllers(pages, animated: false) }
    }
    if coder.containsValue(forKey: Self.barHiddenKey) {
      isNavigationBarHidden = coder.decodeBool(forKey: Self.barHiddenKey)
    }
    if coder.containsValue(forKey: Self.toolbarHiddenKey) {
      isToolbarHidden = coder.decodeBool(forKey: Self.toolbarHiddenKey)
    }
  }

  private static let stackKey = "UINavigationController.viewControllers"
  private static let barHiddenKey = "UINavigationController.isNavigationBarHidden"
  private static let toolbarHiddenKey = "UINavigationController.isToolbarHidden"
}

extension RestorationCoder {
  /// Who restores; nil while an app is kept.
  var restorer: StateRestorer? { references as? StateRestorer }
}
