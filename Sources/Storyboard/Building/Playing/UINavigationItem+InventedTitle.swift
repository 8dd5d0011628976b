import Foundation
package import NavigationKit

extension UINavigationItem {
  /// The title that it has where code would give it one; nil for one of the app's own.
  var inventedTitle: String? {
    get { objc_getAssociatedObject(self, InventedTitle.key) as? String }
    set {
      objc_setAssociatedObject(
        self, InventedTitle.key, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC)
      title = newValue
    }
  }
}

/// What tells invented titles from those of the app, which may be in brackets, too.
@MainActor private enum InventedTitle {
  /// The address of an object of its own, which no other key has.
  static var key: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(owner).toOpaque()) }
  private static let owner = NSObject()
}

extension UIViewController {
  /// The titles in it, and in what it presents, that were invented, and not changed since.
  package var inventedTitles: Set<String> {
    let own = navigationItem.inventedTitle.flatMap { navigationItem.title == $0 ? $0 : nil }
    let presented = presentedViewController.flatMap {
      $0.presentingViewController === self ? $0 : nil
    }
    return (children + [presented].compactMap(\.self)).reduce(Set([own].compactMap(\.self))) {
      $0.union($1.inventedTitles)
    }
  }
}
