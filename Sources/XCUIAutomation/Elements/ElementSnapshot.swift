import Foundation
import NavigationKit

/// An element as it is now, with the elements in it.
@preconcurrency @MainActor
final class ElementSnapshot: NSObject, XCUIElementAttributes, OutletResponding {
  let elementType: XCUIElement.ElementType
  /// The part of the stage that it is; nil for the application.
  let node: AccessibilityNode?
  let children: [ElementSnapshot]
  private let name: String
  private let screen: CGRect

  /// Takes a snapshot of an application with its windows.
  init(application name: String, windows: [AccessibilityNode], screen: CGRect) {
    elementType = .application
    node = nil
    children = windows.map { ElementSnapshot($0) }
    (self.name, self.screen) = (name, screen)
  }

  private init(_ node: AccessibilityNode) {
    elementType = XCUIElement.ElementType(node.kind)
    self.node = node
    children = node.children.map { ElementSnapshot($0) }
    (name, screen) = (node.label, node.frame)
  }

  var identifier: String { node?.identifier ?? "" }
  var frame: CGRect { screen }
  var value: Any? { node?.value }
  var title: String { "" }
  var label: String { name }
  var isEnabled: Bool { node?.isEnabled ?? true }
  var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
  var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
  var placeholderValue: String? { node?.placeholder }
  var isSelected: Bool { node?.isSelected ?? false }
  var hasFocus: Bool { node?.hasFocus ?? false }

  private var traits: UITraitCollection { node?.view.traitCollection ?? UITraitCollection() }

  /// The names of the properties that predicates reach.
  static let outlets: OutletTable = [
    "identifier": .init(\ElementSnapshot.identifier), "frame": .init(\ElementSnapshot.frame),
    "value": .init(\ElementSnapshot.value), "title": .init(\ElementSnapshot.title),
    "label": .init(\ElementSnapshot.label), "isEnabled": .init(\ElementSnapshot.isEnabled),
    "enabled": .init(\ElementSnapshot.isEnabled), "isSelected": .init(\ElementSnapshot.isSelected),
    "selected": .init(\ElementSnapshot.isSelected), "hasFocus": .init(\ElementSnapshot.hasFocus),
    "placeholderValue": .init(\ElementSnapshot.placeholderValue),
    "elementType": .init(\ElementSnapshot.typeNumber),
  ]

  /// The number of its kind, by which predicates compare it.
  private var typeNumber: UInt { elementType.rawValue }

  /// The elements in it, each before those in it.
  var descendants: [ElementSnapshot] { children.flatMap { [$0] + $0.descendants } }

  /// Whether a text in brackets after a query means it.
  func isNamed(_ text: String) -> Bool {
    identifier == text || label == text || value as? String == text || placeholderValue == text
      || node?.drawnText == text
  }
}
