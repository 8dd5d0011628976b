import Drawing
public import Foundation

/// Text that is read.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// Makes a label; it shows one line of black 17-point text unless told otherwise.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a label of an archive; what the archive does not say is as in a new one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
  }

  /// What it says.
  open var text: String? { didSet { if text != oldValue { setNeedsTextLayout() } } }
  /// In which letters.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font != oldValue { setNeedsTextLayout() }
      customized(\.font)
    }
  }
  /// Whether its font follows the text size a person wants; false unless set.
  ///
  /// Only fonts of a text style, or made by ``UIFontMetrics``, follow.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { setNeedsTextLayout() } }
  }
  /// In which colour.
  open var textColor: UIColor! = .label { didSet { customized(\.textColor) } }
  /// The colour while ``isHighlighted``; nil for no change.
  open var highlightedTextColor: UIColor? { didSet { customized(\.highlightedTextColor) } }
  /// Whether it is shown as highlighted.
  open var isHighlighted = false
  /// Where its lines start.
  open var textAlignment = NSTextAlignment.natural
  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { setNeedsTextLayout() } }
  }
  /// What becomes of text that does not fit.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { setNeedsTextLayout() } }
  }
  /// Whether it looks enabled.
  open var isEnabled = true

  /// Whether its one line may become several where a person wants text of an accessibility size.
  var wrapsWhereTextIsLarge = false {
    didSet { if wrapsWhereTextIsLarge != oldValue { setNeedsTextLayout() } }
  }

  private var layoutCache: (width: CGFloat, font: Font, lines: Int, layout: TextLayout)?

  private func setNeedsTextLayout() {
    layoutCache = nil
    invalidateIntrinsicContentSize()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let traits = traitCollection
    let isEndless = shownNumberOfLines(in: traits) == 1 || size.width <= 0
    let width = isEndless ? CGFloat.greatestFiniteMagnitude : size.width
    guard let layout = layout(width: width, in: traits) else { return .zero }
    return CGSize(width: layout.size.width.rounded(.up), height: layout.size.height.rounded(.up))
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

  override var elementRole: StageElement.Role? { .text }
  override var elementText: String? { text.flatMap { $0.isEmpty ? nil : $0 } }

  override func paint(on canvas: inout Canvas) {
    let bounds = presentedBounds(at: canvas.now)
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

  /// The letters it is drawn in: on their way from one weight to another they fill the same width.
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

  private func color(in canvas: Canvas) -> Color {
    let chosen = isHighlighted ? highlightedTextColor ?? textColor : textColor
    let color = presentedColor(
      .contentColor, model: (chosen ?? .label).color(in: canvas.traits), at: canvas.now)
    return (color ?? .black).faded(by: isEnabled ? 1 : UILabel.disabledAlpha)
  }

  /// Where a line of a width starts.
  private func start(of width: CGFloat, in bounds: CGRect) -> CGFloat {
    switch textAlignment {
    case .natural where isRightToLeft, .justified where isRightToLeft: bounds.maxX - width
    case .left, .natural, .justified: bounds.minX
    case .center: bounds.minX + (bounds.width - width) / 2
    case .right: bounds.maxX - width
    }
  }

  /// The letters it shows: bold, or larger, where a person wants them so.
  func shownFont(in traits: UITraitCollection) -> Font? {
    font?.shown(in: traits, isAdjusted: adjustsFontForContentSizeCategory)
  }

  /// How many lines there may be in given circumstances; 0 for any number.
  func shownNumberOfLines(in traits: UITraitCollection) -> Int {
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    return numberOfLines == 1 && wrapsWhereTextIsLarge && isLarge ? 0 : numberOfLines
  }

  private func layout(width: CGFloat, in traits: UITraitCollection) -> TextLayout? {
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
    // A stage may measure otherwise than is done off one.
    if stage != nil { layoutCache = (width, font, lines, layout) }
    return layout
  }

  /// The opacity of text that is not enabled; tuned by eye.
  static let disabledAlpha = 0.4
}
