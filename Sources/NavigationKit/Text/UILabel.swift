import Drawing
public import Foundation

/// A view that shows text.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// Makes a label for one line of 17-point text in the label colour.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a label with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
  }

  /// The text.
  open var text: String? {
    didSet {
      let wasStyled = styled != nil
      styled = nil
      if text != oldValue || wasStyled { setNeedsTextLayout() }
    }
  }
  /// The text with its attributes; what they do not say is the label's.
  ///
  /// Fonts, colours, lines, spaces between characters and the first paragraph's style are drawn.
  open var attributedText: NSAttributedString? {
    get { styled ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      styled = newValue?.copy() as? NSAttributedString
      setNeedsTextLayout()
    }
  }
  private(set) var styled: NSAttributedString?
  /// The font; the system font at 17 points unless set.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font != oldValue { setNeedsTextLayout() }
      customized(\.font)
    }
  }
  /// Whether the font follows the user's text size; false unless set.
  ///
  /// Only fonts of a text style, or made by ``UIFontMetrics``, can.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { setNeedsTextLayout() } }
  }
  /// The colour of the text; the label colour unless set.
  open var textColor: UIColor! = .label { didSet { customized(\.textColor) } }
  /// The colour while ``isHighlighted``; ``textColor`` unless set.
  open var highlightedTextColor: UIColor? { didSet { customized(\.highlightedTextColor) } }
  /// Whether the text has the ``highlightedTextColor``.
  open var isHighlighted = false
  /// The alignment of the lines; natural unless set.
  open var textAlignment = NSTextAlignment.natural
  /// The most lines; 0 for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { setNeedsTextLayout() } }
  }
  /// How text is shown that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { setNeedsTextLayout() } }
  }
  /// Whether the text looks enabled.
  open var isEnabled = true

  /// Whether a single line may wrap at accessibility text sizes.
  var wrapsWhereTextIsLarge = false {
    didSet { if wrapsWhereTextIsLarge != oldValue { setNeedsTextLayout() } }
  }

  private var layoutCache: (width: CGFloat, font: Font, lines: Int, layout: TextLayout)?

  /// The last layout of the text with attributes, and what it was made for.
  var styledLayout: (width: CGFloat, traits: UITraitCollection, layout: StyledLayout)?

  private func setNeedsTextLayout() {
    layoutCache = nil
    styledLayout = nil
    invalidateIntrinsicContentSize()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let traits = traitCollection
    let isEndless = shownNumberOfLines(in: traits) == 1 || size.width <= 0
    let width = isEndless ? CGFloat.greatestFiniteMagnitude : size.width
    if let size = styledLayout(width: width, in: traits)?.size {
      return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }
    guard let layout = layout(width: width, in: traits) else { return .zero }
    return CGSize(width: layout.size.width.rounded(.up), height: layout.size.height.rounded(.up))
  }

  /// The width that text of several lines is wrapped in for the intrinsic size, in points; 0, the
  /// default, stands for the width that constraints give the label.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { setNeedsTextLayout() } }
  }

  open override var intrinsicContentSize: CGSize {
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : bounds.width
    return sizeThatFits(CGSize(width: width, height: bounds.height))
  }

  override var elementRole: StageElement.Role? { .text }
  override var elementText: String? { text.flatMap { $0.isEmpty ? nil : $0 } }

  override func paint(on canvas: inout Canvas) {
    let bounds = presentedBounds(at: canvas.now)
    if let layout = styledLayout(width: bounds.width, in: canvas.traits) {
      return paint(layout, in: bounds, on: &canvas)
    }
    guard let layout = layout(width: bounds.width, in: canvas.traits),
      let font = shownFont(in: canvas.traits), font.size > 0
    else { return }
    let color = color(in: canvas)
    let scale = presentedTextScale(at: canvas.now)
    let letters = letters(font, of: layout, scale: scale, on: canvas)
    let growth = letters.size / font.size
    var top = bounds.minY + (bounds.height - layout.size.height * growth) / 2
    for line in layout.lines {
      let width = line.width * scale
      canvas.text(
        line.text, font: letters, color: color,
        at: CGPoint(x: start(of: width, in: bounds), y: top), width: width)
      top += layout.lineHeight * growth
    }
  }

  /// The font to draw in; while its weight is animated, its size is adjusted to keep the text's
  /// width.
  private func letters(
    _ font: Font, of layout: TextLayout, scale: CGFloat, on canvas: Canvas
  ) -> Font {
    var letters = font
    letters.size *= scale
    guard let weight = presentedTextWeight(at: canvas.now), let line = layout.lines.first else {
      return letters
    }
    letters.weight = weight
    let width = canvas.measurer.size(of: line.text, font: letters, maxWidth: nil).width
    if width > 0 { letters.size *= line.width * scale / width }
    return letters
  }

  override var contentColor: UIColor? {
    (isHighlighted ? highlightedTextColor ?? textColor : textColor) ?? .label
  }

  func color(in canvas: Canvas) -> Color {
    let color = presentedColor(
      .contentColor, model: contentColor?.color(in: canvas.traits), at: canvas.now)
    return (color ?? .black).faded(by: isEnabled ? 1 : UILabel.disabledAlpha)
  }

  /// The left edge of a line of a width.
  func start(of width: CGFloat, in bounds: CGRect) -> CGFloat {
    switch styledParagraph?.alignment ?? textAlignment {
    case .natural where isRightToLeft, .justified where isRightToLeft: bounds.maxX - width
    case .left, .natural, .justified: bounds.minX
    case .center: bounds.minX + (bounds.width - width) / 2
    case .right: bounds.maxX - width
    }
  }

  /// The font with given traits: bold or scaled if the user wants it.
  func shownFont(in traits: UITraitCollection) -> Font? {
    font?.shown(in: traits, isAdjusted: adjustsFontForContentSizeCategory)
  }

  /// The most lines with given traits; 0 for any number.
  func shownNumberOfLines(in traits: UITraitCollection) -> Int {
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    return numberOfLines == 1 && wrapsWhereTextIsLarge && isLarge ? 0 : numberOfLines
  }

  func layout(width: CGFloat, in traits: UITraitCollection) -> TextLayout? {
    guard let text, !text.isEmpty, let font = shownFont(in: traits) else { return nil }
    let lines = shownNumberOfLines(in: traits)
    if let layoutCache, layoutCache.width == width, layoutCache.font == font,
      layoutCache.lines == lines
    {
      return layoutCache.layout
    }
    let stage = window?.stage ?? Stage.current
    let layout = TextLayout(
      text, font: font, width: width, numberOfLines: lines, mode: lineBreakMode,
      measurer: stage?.textMeasurer ?? FixedTextMeasurer())
    // Not cached without a stage, whose measurer may give other results.
    if stage != nil { layoutCache = (width, font, lines, layout) }
    return layout
  }

  /// The opacity of disabled text; tuned by eye.
  static let disabledAlpha = 0.4
}
