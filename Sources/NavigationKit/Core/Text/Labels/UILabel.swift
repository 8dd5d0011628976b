import Drawing
public import Foundation

/// A view that shows text: one line of 17 points in the label colour, unless set otherwise.
///
/// ```swift
/// let label = UILabel()
/// label.text = "Two lines at most"
/// label.font = .preferredFont(forTextStyle: .body)
/// label.adjustsFontForContentSizeCategory = true
/// label.numberOfLines = 2
/// ```
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  override func assemble() { isUserInteractionEnabled = false }

  /// The text.
  open var text: String? {
    didSet {
      let wasStyled = styled != nil
      (styled, givenText) = (nil, nil)
      if text != oldValue || wasStyled { setNeedsTextLayout() }
    }
  }
  /// The text with its attributes; the label's own count where they say nothing.
  open var attributedText: NSAttributedString? {
    get { styled ?? text.map { NSAttributedString(string: $0) } }
    set {
      text = newValue?.string
      styled = newValue?.copy() as? NSAttributedString
      setNeedsTextLayout()
    }
  }
  private(set) var styled: NSAttributedString?
  /// The text of which ``text`` is another form, such as capitals; nil if it is as the app gave it.
  private(set) var givenText: String?
  /// Shows a form of a text.
  func show(_ form: String?, of given: String?) {
    text = form
    givenText = form == given ? nil : given
  }
  /// The font; the system font at 17 points unless set, and for nil.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
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
  /// The maximum number of lines; 0 for any number.
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

  // MARK: Fitting

  /// Whether letters become smaller where the text does not fit into the label's width; false unless
  /// set.
  open var adjustsFontSizeToFitWidth = false { didSet { cachedFit = nil } }
  /// The minimum scale of letters that become smaller to fit, 0…1; unless set 0, for any.
  open var minimumScaleFactor: CGFloat = 0 { didSet { cachedFit = nil } }
  /// The place of a line that was made smaller; its baseline stays unless set.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines

  /// Whether letters become a little smaller where the text would be cut off only because Inter's are
  /// wider than San Francisco's; for sizes that were measured elsewhere, as those in files.
  package var makesUpForWideLetters = false { didSet { cachedFit = nil } }

  // MARK: Shadow

  /// The colour of the letters' shadow; none unless set.
  open var shadowColor: UIColor? { didSet { customized(\.shadowColor) } }
  /// How far the shadow is from the letters, in points; one point up unless set, as in UIKit.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { customized(\.shadowOffset) } }

  private var layoutCache: (width: CGFloat, font: Font, lines: Int, layout: TextLayout)?

  /// The last layout of the text with attributes, and what it was made for.
  var styledLayout: CachedStyledLayout?
  /// The cached scale at which the text fits, and what it was computed for.
  var cachedFit: CachedFit?

  private func setNeedsTextLayout() {
    layoutCache = nil
    styledLayout = nil
    cachedFit = nil
    invalidateIntrinsicContentSize()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let endless = CGFloat.greatestFiniteMagnitude
    let room = CGSize(
      width: size.width > 0 ? size.width : endless, height: size.height > 0 ? size.height : endless)
    return textRect(
      forBounds: CGRect(origin: .zero, size: room),
      limitedToNumberOfLines: shownNumberOfLines(in: traitCollection)
    ).size
  }

  /// The part of a rectangle that the text needs, from its upper left corner on; the label's size
  /// follows from it.
  ///
  /// Override it together with ``drawText(in:)`` for a margin around the text.
  ///
  /// - Parameter numberOfLines: The maximum number of lines; 0 for any number.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let traits = traitCollection
    let width = numberOfLines == 1 ? CGFloat.greatestFiniteMagnitude : bounds.width
    let size =
      styledLayout(width: width, lines: numberOfLines, in: traits)?.size
      ?? layout(width: width, lines: numberOfLines, in: traits)?.size ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: size.width.rounded(.up),
      height: size.height.rounded(.up))
  }

  /// Draws the text in a rectangle, in its middle from top to bottom; call super with a smaller
  /// rectangle for a margin.
  ///
  /// It is called while the label is drawn, with its bounds.
  open func drawText(in rect: CGRect) {
    guard var canvas = textCanvas else { return }
    textCanvas = nil
    paintText(in: rect, on: &canvas)
    textCanvas = canvas
  }
  /// The canvas that ``drawText(in:)`` draws on while the label is drawn.
  private var textCanvas: Canvas?

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
    canvas.commands +=
      rotatedCommands(on: canvas)
      ?? textCommands(in: presentedBounds(at: canvas.now), on: canvas)
  }

  /// The commands that draw the text in a rectangle.
  func textCommands(in rect: CGRect, on canvas: Canvas) -> [DrawCommand] {
    var own = canvas
    own.commands = []
    textCanvas = own
    defer { textCanvas = nil }
    drawText(in: rect)
    return textCanvas?.commands ?? []
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
    switch textAlignment {
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

  /// The maximum number of lines with given traits; 0 for any number.
  func shownNumberOfLines(in traits: UITraitCollection) -> Int {
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    return numberOfLines == 1 && wrapsWhereTextIsLarge && isLarge ? 0 : numberOfLines
  }

  /// The layout of the text without attributes at a width; nil if there is none.
  ///
  /// - Parameters:
  ///   - lines: The maximum number of lines; 0 for any number.
  ///   - scale: The factor of the font's size.
  func layout(
    width: CGFloat, lines: Int? = nil, scale: CGFloat = 1, in traits: UITraitCollection
  ) -> TextLayout? {
    guard let text, !text.isEmpty, var font = shownFont(in: traits) else { return nil }
    font.size *= scale
    let lines = lines ?? shownNumberOfLines(in: traits)
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
