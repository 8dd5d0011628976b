import Foundation

extension UINavigationController {
  /// Encodes the pages that have an identifier, from the bottom up, and which bars are hidden.
  func encodeStack(with coder: NSCoder) {
    coder.encode(isNavigationBarHidden, forKey: Self.barHiddenKey)
    coder.encode(isToolbarHidden, forKey: Self.toolbarHiddenKey)
    guard let coder = coder as? RestorationCoder else { return }
    let pages = parent?.containerRole.savedPages(of: self) ?? viewControllers
    coder.encode(pages.filter { $0.restorationIdentifier != nil }, forKey: Self.stackKey)
  }

  /// Decodes the pages and the bars.
  ///
  /// Pages that could not be made are left out; without any page, the stack stays as it is.
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
