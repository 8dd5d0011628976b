public import Foundation
public import NavigationKit

/// The properties of an element that a test can compare and search by.
@preconcurrency @MainActor
public protocol XCUIElementAttributes {
  /// The name by which tests find it; empty for none.
  var identifier: String { get }
  /// Its frame on screen, in points.
  var frame: CGRect { get }
  /// Its value, such as the text of a field or `1` of a switch that is on; nil for none.
  var value: Any? { get }
  /// The title, which only elements of desktops have; empty.
  var title: String { get }
  /// Its name for people; empty for none.
  var label: String { get }
  /// Its kind.
  var elementType: XCUIElement.ElementType { get }
  /// Whether it can be used.
  var isEnabled: Bool { get }
  /// The horizontal size class of where it is.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get }
  /// The vertical size class of where it is.
  var verticalSizeClass: UIUserInterfaceSizeClass { get }
  /// The text of an empty field; nil for none.
  var placeholderValue: String? { get }
  /// Whether it is selected.
  var isSelected: Bool { get }
  /// Whether it gets typed text.
  var hasFocus: Bool { get }
}
