public import Foundation

/// A row's usual content: an image, a text and a second text.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// How a text looks.
  public struct TextProperties: Hashable {
    /// The font, which follows the user's text size if it is one of a text style.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The most lines; 0, the default, for any number.
    public var numberOfLines = 0
    /// How a text that is too long is cut or broken.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The alignment of the lines.
    public var alignment = TextAlignment.natural
    /// Whether the font follows the user's text size.
    public var adjustsFontForContentSizeCategory = true
    /// How the letters are changed before they are shown.
    public var transform = TextTransform.none

    /// A change of a text's letters.
    public enum TextTransform: Int, Hashable, Sendable {
      /// None.
      case none
      /// Capitals.
      case uppercase
      /// Small letters.
      case lowercase
      /// A capital at the start of each word.
      case capitalized
    }

    /// A text as it is shown.
    func shown(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }

    /// The alignment of a text's lines.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// Where the layout direction begins.
      case natural
      /// In the middle.
      case center
      /// At both edges, drawn as ``natural``.
      case justified
    }
  }

  /// How an image looks.
  public struct ImageProperties: Hashable {
    /// The colour of a template image; nil for the tint colour.
    public var tintColor: UIColor?
    /// The size of symbols that do not say another.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; a side of 0 has no limit.
    public var maximumSize = CGSize.zero
  }

  /// The text.
  public var text: String?
  /// The text with attributes, in place of ``text``.
  public var attributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes, in place of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// The image before the texts.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties: TextProperties
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// Whether the texts are side by side where both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = TableMetrics.imageGap
  /// The space between texts that are side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = TableMetrics.gap
  /// The space between texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = TableMetrics.subtitleGap
  /// The space around the content; nil for the default margins.
  private var explicitMargins: NSDirectionalEdgeInsets?
  /// The default margins above and below the content.
  var verticalMargins = VerticalMargins(
    top: TableMetrics.contentMargin, bottom: TableMetrics.contentMargin)
  /// The space around the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { margins(forWidth: 0) }
    set { explicitMargins = newValue }
  }

  /// Whether it is a row of a sidebar, which is in the tint colour while it is selected.
  var isInSidebar = false
  /// The colour of texts and image on the tint of a selected row; nil elsewhere.
  private(set) var colorOnTint: UIColor?

  struct VerticalMargins: Hashable {
    let top: CGFloat
    let bottom: CGFloat
  }

  init(_ style: UITableViewCell.CellStyle) {
    let (main, second) = (CellTextStyle.main(of: style), CellTextStyle.second(of: style))
    textProperties = TextProperties(font: main.font, color: main.color ?? .label)
    secondaryTextProperties = TextProperties(font: second.font, color: second.color ?? .label)
  }

  /// A text, and below it a smaller second one.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.subtitle) }
  /// The same as ``cell()``.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }
  /// A text, and a grey second one at the trailing end.
  public static func valueCell() -> UIListContentConfiguration {
    var configuration = UIListContentConfiguration(.value1)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// Makes a view that shows it.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
  /// The content for a state: that of a sidebar's row is white while the row is selected, others look
  /// alike in all states.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    guard isInSidebar, let state = state as? UICellConfigurationState else { return self }
    var copy = self
    copy.colorOnTint = state.isSelected ? .white : nil
    return copy
  }

  /// The margins at a width.
  func margins(forWidth width: CGFloat) -> NSDirectionalEdgeInsets {
    if let explicitMargins { return explicitMargins }
    let side = SideMargin.points(inWidth: width)
    return NSDirectionalEdgeInsets(
      top: verticalMargins.top, leading: side, bottom: verticalMargins.bottom, trailing: side)
  }
}
