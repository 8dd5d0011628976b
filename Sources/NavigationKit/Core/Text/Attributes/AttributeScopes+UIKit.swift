public import Foundation

// On Linux, Foundation lacks these types.

nonisolated extension AttributeScopes {
  /// The attributes of text that UIKit shows.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of text that UIKit shows.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The space after each character, in points.
    public let kern: KernAttribute
    /// The lines below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the lines below.
    public let underlineColor: UnderlineColorAttribute
    /// The lines through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the lines through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// How far the baseline is moved up, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The width of a line around the letters in percent of the font's size; above 0 the letters are
    /// empty, below 0 they are filled.
    public let strokeWidth: StrokeWidthAttribute
    /// The colour of the line around the letters.
    public let strokeColor: StrokeColorAttribute
    /// Whether letters are slanted: a number other than 0.
    public let obliqueness: ObliquenessAttribute
    /// The shadow.
    public let shadow: ShadowAttribute
    /// How lines are set.
    public let paragraphStyle: ParagraphStyleAttribute
    /// The picture in the place of a character.
    public let attachment: AttachmentAttribute
    /// The attributes that Foundation knows.
    public let foundation: FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIFont
      /// The name of the attribute.
      public static let name = "NSFont"
    }
    /// The colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSColor"
    }
    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSBackgroundColor"
    }
    /// The space after each character.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSKern"
    }
    /// The lines below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = "NSUnderline"
    }
    /// The colour of the lines below.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSUnderlineColor"
    }
    /// The lines through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute.
      public static let name = "NSStrikethrough"
    }
    /// The colour of the lines through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSStrikethroughColor"
    }
    /// How far the baseline is moved up.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSBaselineOffset"
    }
    /// The width of a line around the letters.
    public enum StrokeWidthAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSStrokeWidth"
    }
    /// The colour of the line around the letters.
    public enum StrokeColorAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = UIColor
      /// The name of the attribute.
      public static let name = "NSStrokeColor"
    }
    /// Whether letters are slanted.
    public enum ObliquenessAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "NSObliqueness"
    }
    /// The shadow.
    public enum ShadowAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = NSShadow
      /// The name of the attribute.
      public static let name = "NSShadow"
    }
    /// How lines are set.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = NSParagraphStyle
      /// The name of the attribute.
      public static let name = "NSParagraphStyle"
    }
    /// The picture in the place of a character.
    public enum AttachmentAttribute: AttributedStringKey {
      /// The type of the attribute's values.
      public typealias Value = NSTextAttachment
      /// The name of the attribute.
      public static let name = "NSAttachment"
    }
  }
}

nonisolated extension AttributeDynamicLookup {
  /// Finds UIKit's attributes by their names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

nonisolated extension NSAttributedString {
  /// Makes a text of another with UIKit's attributes.
  public convenience init(_ attributedString: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attributedString.runs {
      text.append(
        NSAttributedString(
          string: String(attributedString[run.range].characters), attributes: run.shownAttributes))
    }
    self.init(attributedString: text)
  }
}

nonisolated extension AttributedString.Runs.Run {
  /// The attributes that labels show.
  fileprivate var shownAttributes: [NSAttributedString.Key: Any] {
    typealias Keys = AttributeScopes.UIKitAttributes
    var all: [NSAttributedString.Key: Any] = [:]
    all[.font] = self[Keys.FontAttribute.self]
    all[.foregroundColor] = self[Keys.ForegroundColorAttribute.self]
    all[.backgroundColor] = self[Keys.BackgroundColorAttribute.self]
    all[.kern] = self[Keys.KernAttribute.self]
    all[.underlineStyle] = self[Keys.UnderlineStyleAttribute.self]?.rawValue
    all[.underlineColor] = self[Keys.UnderlineColorAttribute.self]
    all[.strikethroughStyle] = self[Keys.StrikethroughStyleAttribute.self]?.rawValue
    all[.strikethroughColor] = self[Keys.StrikethroughColorAttribute.self]
    all[.baselineOffset] = self[Keys.BaselineOffsetAttribute.self]
    all[.strokeWidth] = self[Keys.StrokeWidthAttribute.self]
    all[.strokeColor] = self[Keys.StrokeColorAttribute.self]
    all[.obliqueness] = self[Keys.ObliquenessAttribute.self]
    all[.shadow] = self[Keys.ShadowAttribute.self]
    all[.paragraphStyle] = self[Keys.ParagraphStyleAttribute.self]
    all[.attachment] = self[Keys.AttachmentAttribute.self]
    // A name alone would be that of the function in libc.
    if let link = self[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
      all[.link] = link
    }
    return all
  }
}
