import Foundation
import NavigationKit

extension SceneBuilder {
  /// Sets what an element says of a view for assistive technology.
  func setAccessibility(of element: DocumentElement, on view: UIView) {
    guard let configuration = reader.child("accessibilityConfiguration", of: element) else {
      return
    }
    if let identifier = configuration["identifier"] { view.accessibilityIdentifier = identifier }
    if let label = reader.string("label", of: configuration) { view.accessibilityLabel = label }
    if let hint = reader.string("hint", of: configuration) { view.accessibilityHint = hint }
    if let traits = reader.child("traits", of: configuration) {
      view.accessibilityTraits = UIAccessibilityTraits(named: traits.attributes)
    }
    if let isElement = reader.child("isElement", of: configuration) {
      view.isAccessibilityElement = isElement["value"] == "YES"
    }
  }
}

extension UIAccessibilityTraits {
  /// The traits that are `YES`, by their names in a file.
  fileprivate init(named values: [String: String]) {
    let named = Self.named.filter { values[$0.name] == "YES" }
    self = UIAccessibilityTraits(named.map(\.trait))
  }
}
