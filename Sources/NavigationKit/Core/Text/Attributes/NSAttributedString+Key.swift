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
  /// The space added after each character, in points: a number.
  ///
  /// It has the effect of ``kern``, which counts where both are set.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The lines below text: the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of the lines below text, if it is not the text's: a ``UIColor``.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The lines through text: the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The colour of the lines through text, if it is not the text's: a ``UIColor``.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// How far the baseline is moved up, in points: a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The width of a line around the letters in percent of the font's size, a number; above 0 the
  /// letters are empty, below 0 they are filled.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The colour of the line around the letters, a ``UIColor``; the text's if there is none.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// Whether letters are slanted: a number other than 0.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// The shadow of text: an ``NSShadow``.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The link of text, a `URL` or a string; the text is shown underlined, in the colour of links.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// A picture in the place of a character: an ``NSTextAttachment``.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// How lines are set: an ``NSParagraphStyle``; a paragraph follows that of its first character.
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
  /// Lines of dots, together with one of the others.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Lines of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Lines of dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// Lines of dashes and pairs of dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Only at words, not between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

  /// The lengths of lines and gaps by turns, in line widths; nil for whole lines.
  ///
  /// The lengths are tuned by eye.
  var pattern: [CGFloat]? {
    switch rawValue & 0x700 {
    case 0x100: [1, 1]
    case 0x200: [4, 2]
    case 0x300: [4, 2, 1, 2]
    case 0x400: [4, 2, 1, 2, 1, 2]
    default: nil
    }
  }
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
