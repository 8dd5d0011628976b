public import Foundation

nonisolated extension NSAttributedString.Key {
  /// The colour of text: a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The font of text: a ``UIFont``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
}

/// The text attributes that bars support.
struct BarTextAttributes {
  /// The font; nil for the bar's default.
  let font: UIFont?
  /// The colour; nil for the bar's default.
  let color: UIColor?

  init(_ attributes: [NSAttributedString.Key: Any]?) { self.init([attributes ?? [:]]) }

  /// Merges attributes; later ones override earlier ones.
  init(_ all: [[NSAttributedString.Key: Any]]) {
    var (font, color): (Any?, Any?)
    for attributes in all where !attributes.isEmpty {
      font = attributes[.font] ?? font
      color = attributes[.foregroundColor] ?? color
    }
    self.font = (font as? UIFont)?.inBar
    self.color = color as? UIColor
  }
}
