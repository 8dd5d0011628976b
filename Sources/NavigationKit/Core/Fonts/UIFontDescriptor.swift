import Drawing
public import Foundation

/// Describes a font by its family, style and size.
public nonisolated final class UIFontDescriptor: Hashable, Sendable {
  /// The traits of a font's style: bold, slanted, of equal width.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt32
    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Semibold or heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// With characters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The design's name.
    public let rawValue: String
    /// Makes a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The default design.
    public static let `default` = SystemDesign(rawValue: "default")
    /// With characters of equal width.
    public static let monospaced = SystemDesign(rawValue: "monospaced")
    /// With round ends, which no font here has.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// With serifs, which no font here has.
    public static let serif = SystemDesign(rawValue: "serif")
  }

  let font: UIFont

  init(_ font: UIFont) { self.font = font }

  /// Describes a font by its name; one that is not there stands for the system font.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(name: fontName, size: size) ?? .systemFont(ofSize: size))
  }

  /// Describes a font by its attributes; those not given are the system font's, in 12 points.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(UIFont(FontAttributes(attributes).applied(to: Font(size: Self.defaultSize))))
  }

  /// The font size where none is given, in points.
  private static let defaultSize: CGFloat = 12

  /// Describes the font of a text style at the user's text size.
  @preconcurrency @MainActor public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFontDescriptor(.preferredFont(forTextStyle: style)) }

  /// Describes the font of a text style at the text size of given traits.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style, compatibleWith: traitCollection))
  }

  /// The font's name.
  public var postscriptName: String { font.fontName }
  /// The font size, in points.
  public var pointSize: CGFloat { font.pointSize }

  /// The symbolic traits of the font's style.
  public var symbolicTraits: SymbolicTraits { font.font.symbolicTraits }

  /// The font with exactly these traits; nil if there is no such font.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    font.font.with(symbolicTraits).map { UIFontDescriptor(UIFont($0, growth: font.growth)) }
  }

  /// A font of a family in this one's style, or the nearest one there is; of a family that is not
  /// there, the system font.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// The font of the same family with a name in it, such as `Bold Italic`; the family's first font
  /// if there is none.
  public func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// The font with other attributes.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    changed { $0 = FontAttributes(attributes).applied(to: $0) }
  }

  /// The font's attributes.
  public var fontAttributes: [AttributeName: Any] { FontAttributes(font.font).values }

  /// One of the font's attributes; nil if it has none such.
  public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }

  /// The system font in a design; nil if there is no such font.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    switch design {
    case .default: changed { ($0.isMonospaced, $0.face) = (false, nil) }
    case .monospaced: changed { ($0.isMonospaced, $0.face) = (true, nil) }
    default: nil
    }
  }

  /// The font at another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(font.withSize(newPointSize))
  }

  private func changed(_ change: (inout Font) -> Void) -> UIFontDescriptor {
    var changed = font.font
    change(&changed)
    return UIFontDescriptor(UIFont(changed, growth: font.growth))
  }

  /// Whether both describe the same font.
  public static func == (first: UIFontDescriptor, second: UIFontDescriptor) -> Bool {
    first.font == second.font
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

nonisolated extension UIFont {
  /// Makes the font of a descriptor, at another size unless that is 0.
  ///
  /// At the descriptor's own size it follows the text size as the descriptor's font does.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let font = descriptor.font
    let isOwn = pointSize <= 0 || pointSize == font.pointSize
    let made = isOwn ? font : font.withSize(pointSize)
    self.init(made.font, growth: made.growth)
  }

  /// Describes the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
}
