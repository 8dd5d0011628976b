/// Methods of UIKit's own that apps name in `#selector`.
struct UIKitMethod {
  let type: String
  /// The name in Swift.
  let name: String
  let labels: [String]
  /// The name in Objective-C.
  let selector: String
  /// The entry of a table: what a call by name does.
  let entry: String

  /// The name in Objective-C of a method with labels.
  static func selector(of name: String, labels: [String]) -> String {
    all.first { $0.name == name && $0.labels == labels }?.selector
      ?? SelectorName.method(name, labels: labels)
  }

  /// The name in Objective-C of a method without its labels; nil if it is none of these.
  static func selector(of name: String) -> String? { all.first { $0.name == name }?.selector }

  /// Those that a set of selectors names.
  static func named(_ selectors: Set<String>) -> [UIKitMethod] {
    all.filter { selectors.contains($0.selector) && !$0.entry.isEmpty }
  }

  /// A control gives itself as the argument, which Objective-C takes for true.
  private static let all =
    [
      UIKitMethod("UIResponder", "becomeFirstResponder"),
      UIKitMethod("UIResponder", "resignFirstResponder"),
      UIKitMethod("UIView", "removeFromSuperview"),
      UIKitMethod("UIView", "setNeedsLayout"),
      UIKitMethod("UIView", "layoutIfNeeded"),
      UIKitMethod("UIView", "setNeedsDisplay"),
      UIKitMethod("UITableView", "reloadData"),
      UIKitMethod("UICollectionView", "reloadData"),
      UIKitMethod("UIRefreshControl", "beginRefreshing"),
      UIKitMethod("UIRefreshControl", "endRefreshing"),
      UIKitMethod("UIActivityIndicatorView", "startAnimating"),
      UIKitMethod("UIActivityIndicatorView", "stopAnimating"),
      UIKitMethod(
        "UIView", "endEditing", [""], "endEditing:", "{ (_: Any?) in o.endEditing(true) }"),
      UIKitMethod(
        "UIViewController", "dismiss", ["animated", "completion"],
        "dismissViewControllerAnimated:completion:",
        "{ (_: Any?, _: Any?) in o.dismiss(animated: true, completion: nil) }"),
      UIKitMethod(
        "UINavigationController", "popViewController", ["animated"], "popViewControllerAnimated:",
        "{ (_: Any?) in o.popViewController(animated: true) }"),
      UIKitMethod(
        "UINavigationController", "popToRootViewController", ["animated"],
        "popToRootViewControllerAnimated:",
        "{ (_: Any?) in o.popToRootViewController(animated: true) }"),
      // Only their names differ; the library calls these itself.
      UIKitMethod("UIViewController", "show", ["", "sender"], "showViewController:sender:", ""),
      UIKitMethod(
        "UIViewController", "showDetailViewController", ["", "sender"],
        "showDetailViewController:sender:", ""),
      UIKitMethod("UIResponder", "delete", [""], "delete:", ""),
    ] + editing

  private static let editing = ["UITextField", "UITextView"].flatMap { type in
    ["copy", "cut", "paste", "select", "selectAll"].map { name in
      UIKitMethod(type, name, [""], "\(name):", "{ (a: Any?) in o.\(name)(a) }")
    }
  }

  private init(
    _ type: String, _ name: String, _ labels: [String], _ selector: String, _ entry: String
  ) {
    self.type = type
    self.name = name
    self.labels = labels
    self.selector = selector
    self.entry = entry
  }

  private init(_ type: String, _ name: String) {
    self.init(type, name, [], name, "{ o.\(name)() }")
  }
}
