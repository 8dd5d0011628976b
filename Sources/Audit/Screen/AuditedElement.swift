import Drawing
import Foundation
import NavigationKit

/// An element of a screen that is audited.
struct AuditedElement {
  /// What a UI test and assistive technology know of it.
  let node: AccessibilityNode
  /// The place of its view among the views on screen, back to front.
  let order: Int
  /// The place of its view in the tree of views, the same in each look.
  let path: String
  /// Whether it is its view, and not one of the elements that the view lists.
  let isView: Bool

  var view: UIView { node.view }

  /// The part of it that constraints place: a switch is wider.
  var placed: CGRect { view.placed(in: node.frame) }

  /// What it is called in findings, as `button “Send”`.
  var words: String {
    let names = [node.label, node.placeholder ?? "", node.identifier]
    let name = names.first { !$0.isEmpty }
    let place = "at \(node.frame.minX.points), \(node.frame.minY.points)"
    return node.kind.words + " " + (name.map { "“\($0.shortened)”" } ?? place)
  }

  /// Whether a finger does something with it.
  var isPressed: Bool {
    switch node.kind {
    case .button, .link, .switch, .slider, .stepper, .textField, .secureTextField, .searchField,
      .colorWell, .menuItem:
      true
    case .other, .image: node.view is UIControl || node.traits.contains(.button)
    default: false
    }
  }
}

extension AccessibilityNode.Kind {
  /// The kind in plain words.
  nonisolated var words: String {
    switch self {
    case .staticText: "text"
    case .other: "view"
    default:
      rawValue.reduce(into: "") { words, letter in
        words += letter.isUppercase ? " " + letter.lowercased() : String(letter)
      }
    }
  }
}
