import Foundation

/// Elements as text, a line for each, indented by how deep they are.
@preconcurrency @MainActor
enum ElementTree {
  /// An element with all that is in it.
  static func text(of element: ElementSnapshot, depth: Int = 0) -> String {
    let line = String(repeating: " ", count: 2 * depth) + line(of: element)
    return ([line] + element.children.map { text(of: $0, depth: depth + 1) })
      .joined(separator: "\n")
  }

  /// An element in one line: `Button, {{16.0, 52.0}, {60.0, 44.0}}, label: 'Albums'`.
  static func line(of element: ElementSnapshot) -> String {
    let frame = element.frame
    var parts = [
      element.elementType.name,
      "{{\(number(frame.minX)), \(number(frame.minY))}, "
        + "{\(number(frame.width)), \(number(frame.height))}}",
    ]
    let texts: [(String, String?)] = [
      ("identifier", element.identifier), ("label", element.label),
      ("placeholderValue", element.placeholderValue),
      ("value", element.value.map { "\($0)" }),
    ]
    for case (let name, let text?) in texts where !text.isEmpty {
      parts.append("\(name): '\(text)'")
    }
    if !element.isEnabled { parts.append("Disabled") }
    if element.isSelected { parts.append("Selected") }
    if element.hasFocus { parts.append("Keyboard Focused") }
    return parts.joined(separator: ", ")
  }

  /// A length with one place, as XCTest writes it.
  private static func number(_ length: CGFloat) -> String {
    String(format: "%.1f", Double(length))
  }
}
