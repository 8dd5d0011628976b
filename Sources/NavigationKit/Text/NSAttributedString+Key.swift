public import Foundation

nonisolated extension NSAttributedString.Key {
  /// The colour of text: a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The letters of text: a ``UIFont``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
}

/// The text attributes that bars understand.
struct BarTextAttributes {
  /// The letters; nil for the bar's own.
  let font: UIFont?
  /// The colour; nil for the bar's own.
  let color: UIColor?

  init(_ attributes: [NSAttributedString.Key: Any]?) {
    font = (attributes?[.font] as? UIFont)?.inBar
    color = attributes?[.foregroundColor] as? UIColor
  }

  /// What several say, the one that counts more last.
  init(_ all: [[NSAttributedString.Key: Any]]) {
    self.init(all.reduce([:]) { $0.merging($1) { $1 } })
  }
}
