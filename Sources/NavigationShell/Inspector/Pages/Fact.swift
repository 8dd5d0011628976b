import Foundation
import NavigationKit

/// A line of the inspector: a name and a value.
struct Fact: Hashable {
  var name: String
  var value = ""
  /// The view or controller that it leads to; nil for a line that only tells.
  var target: ObjectIdentifier?
  /// How many steps it is indented.
  var depth = 0
  /// Whether it is marked.
  var isOn = false
  /// The colour that what it tells of has elsewhere; nil for none.
  var swatch: Swatch?
}

/// Lines with a heading.
struct FactSection: Hashable {
  var title: String
  var facts: [Fact]
}

extension Fact {
  /// A number of points, to a tenth.
  static func text(_ number: CGFloat) -> String {
    let rounded = (number * 10).rounded() / 10
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// A rectangle as `x, y, width × height`.
  static func text(_ rect: CGRect) -> String {
    "\(text(rect.minX)), \(text(rect.minY)), \(text(rect.width)) × \(text(rect.height))"
  }

  /// Insets as `top, left, bottom, right`.
  static func text(_ insets: UIEdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(text).joined(separator: ", ")
  }

  /// Seconds, to a thousandth.
  static func seconds(_ time: TimeInterval) -> String {
    String(format: "%.3f s", time)
  }
}
