public import Foundation

nonisolated extension NSAttributedString.Key {
  /// The colour of text: a ``UIColor``.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The font of text: a ``UIFont``.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The colour behind text: a ``UIColor``.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// The space added after each character, in points: a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The lines below text: the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of the lines below text, if it is not the text's: a ``UIColor``.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The lines through text: the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The colour of the lines through text, if it is not the text's: a ``UIColor``.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// How lines are set: an ``NSParagraphStyle``; a label follows that of its first character.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
}

/// The lines below or through text.
public nonisolated struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// Bits that say how many lines, and how thick.
  public let rawValue: Int
  /// Makes a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
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
