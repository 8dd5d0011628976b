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
    self = values.reduce(into: []) { traits, value in
      if value.value == "YES" { traits.formUnion(Self.traitsByName[value.key] ?? []) }
    }
  }

  private static let traitsByName: [String: UIAccessibilityTraits] = [
    "button": .button, "link": .link, "image": .image, "selected": .selected,
    "playsSound": .playsSound, "keyboardKey": .keyboardKey, "staticText": .staticText,
    "summaryElement": .summaryElement, "notEnabled": .notEnabled,
    "updatesFrequently": .updatesFrequently, "searchField": .searchField,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
    "header": .header,
  ]
}
