import Foundation
import NavigationKit

/// A view and those inside it as text, a line each, in the form of UIKit's own description without
/// addresses: `<UIButton; frame = (0 0; 22 22); opaque = NO; layer = <CALayer>>`.
///
/// As there, a view whose class overrides `description` is described by it.
@MainActor
struct ViewTreeText {
  private(set) var text = ""

  init(_ view: UIView) {
    add(view, indent: "")
    // As UIKit's text ends.
    text.removeLast()
  }

  private mutating func add(_ view: UIView, indent: String) {
    text += "\(indent)\(Self.ownLine(view) ?? Self.line(view))\n"
    for subview in view.subviews { add(subview, indent: "   | " + indent) }
  }

  /// The description that the app gave a view's class, without addresses; nil if it gave none.
  private static func ownLine(_ view: UIView) -> String? {
    let given = "<\(type(of: view)): \(Unmanaged.passUnretained(view).toOpaque())>"
    return view.description == given
      ? nil : view.description.replacing(/:?\s*0x[0-9a-f]+/, with: "")
  }

  private static func line(_ view: UIView) -> String {
    var parts = ["\(type(of: view))", "frame = \(words(view.frame))"]
    if let words = words(view) { parts.append("text = '\(words)'") }
    if view.isHidden { parts.append("hidden = YES") }
    if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if !view.isOpaque { parts.append("opaque = NO") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    parts.append("layer = <\(type(of: view.layer))>")
    return "<\(parts.joined(separator: "; "))>"
  }

  private static func words(_ view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let textView as UITextView: textView.text
    default: nil
    }
  }

  private static func words(_ frame: CGRect) -> String {
    "(\(number(frame.minX)) \(number(frame.minY)); \(number(frame.width)) \(number(frame.height)))"
  }

  /// A number with up to six digits.
  private static func number(_ value: CGFloat) -> String { String(format: "%g", value) }
}
