import Drawing
import Foundation

extension UITextView {
  func addParts() {
    alwaysBounceVertical = false
    addSubview(caret)
    caret.isUserInteractionEnabled = false
    addTextPress()
    caret.isHidden = true
    byDefault { backgroundColor = .systemBackground }
    adoptContainer()
  }

  /// Font, width or insets changed: all lines are wrapped anew.
  func textLookDidChange() {
    flow = nil
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  // MARK: Lines

  /// The area of the text in a width: its left edge and its width.
  private func area(in width: CGFloat) -> (left: CGFloat, width: CGFloat) {
    let left = textContainerInset.left + textContainer.lineFragmentPadding
    let right = textContainerInset.right + textContainer.lineFragmentPadding
    let own = textContainer.widthTracksTextView ? nil : textContainer.limitedTextWidth
    return (left, own ?? max(1, width - left - right))
  }

  var shownFont: Font {
    let font = font ?? .systemFont(ofSize: Self.fontSize)
    return font.shown(in: traitCollection, isAdjusted: adjustsFontForContentSizeCategory)
  }

  var measurer: any TextMeasurer {
    (window?.stage ?? Stage.current)?.textMeasurer ?? FixedTextMeasurer()
  }

  /// The lines within a width.
  private func flow(within width: CGFloat) -> TextFlow {
    let (font, room) = (shownFont, area(in: width).width)
    if let flow, flow.font == font, flow.width == room { return flow }
    let new = TextFlow(
      edited.text, font: font, width: room, measurer: measurer, styled: shownStyles,
      around: textContainer.rooms(within: room))
    // Not cached without a stage, whose measurer may give other results.
    if (window?.stage ?? Stage.current) != nil, width == bounds.width { flow = new }
    return new
  }

  /// The lines as they are shown.
  var shownFlow: TextFlow { flow(within: bounds.width) }

  /// The size of all of the text within a width; 0 for any width.
  func textSize(within width: CGFloat) -> CGSize {
    let flow = flow(within: width > 0 ? width : .greatestFiniteMagnitude)
    flow.wrapAll(of: edited.text)
    let insets = textContainerInset.top + textContainerInset.bottom
    let last = lastShownLine(of: flow)
    let height = shownHeight(of: flow, to: last).rounded(.up) + insets
    guard width <= 0 else { return CGSize(width: width, height: height) }
    let count = last.map { $0.number + 1 } ?? flow.count
    let longest = (0..<count).map {
      let line = flow.line(number: $0, in: edited.text)
      return flow.room(of: line).left + flow.width(of: line, in: edited.text)
    }.max()
    let sides =
      textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    return CGSize(width: (longest ?? 0).rounded(.up) + sides, height: height)
  }

  /// The top of a line in the content.
  func top(of line: TextFlow.Line) -> CGFloat {
    textContainerInset.top + shownFlow.top(of: line)
  }

  /// The left end of a line.
  ///
  /// - Parameter width: How much of the line is shown, in points.
  func left(of line: TextFlow.Line, width: CGFloat, in flow: TextFlow) -> CGFloat {
    let room = flow.room(of: line)
    let left = area(in: bounds.width).left + room.left
    let space = max(0, room.width - width)
    return switch textAlignment {
    case .center: left + space / 2
    case .right: left + space
    case .natural where isRightToLeft, .justified where isRightToLeft: left + space
    default: left
    }
  }

  /// The left end of a line that is shown whole.
  func left(of line: TextFlow.Line, in flow: TextFlow) -> CGFloat {
    left(of: line, width: flow.width(of: line, in: edited.text), in: flow)
  }

  /// Where the room for a line ends at the right.
  func right(of line: TextFlow.Line, in flow: TextFlow) -> CGFloat {
    let room = flow.room(of: line)
    guard room.left + room.width < flow.width else {
      return bounds.width - textContainerInset.right - textContainer.lineFragmentPadding
    }
    return area(in: bounds.width).left + room.left + room.width
  }

  /// The first line nearest to a height in the content.
  func line(atY y: CGFloat) -> TextFlow.Line {
    shownFlow.line(at: y - textContainerInset.top, in: edited.text)
  }

  /// The line nearest to a point in the content.
  func line(at point: CGPoint) -> TextFlow.Line {
    shownFlow.line(
      at: point.y - textContainerInset.top, x: point.x - area(in: bounds.width).left,
      in: edited.text)
  }

  // MARK: Layout

  func layOutText() {
    let flow = shownFlow
    if edited.text.length <= Self.wholeLength || !isScrollEnabled {
      flow.wrapAll(of: edited.text)
    }
    picture.font = flow.font
    let last = lastShownLine(of: flow)
    picture.lines = visibleLines(of: flow, to: last)
    let height = shownHeight(of: flow, to: last)
    contentSize = CGSize(
      width: bounds.width,
      height: height.rounded(.up) + textContainerInset.top + textContainerInset.bottom)
    let marks = { [self] (range: Range<Int>?) in
      isFirstResponder ? range.map { frames(of: $0) } ?? [] : []
    }
    picture.marks = TextMarks(
      selected: marks(edited.selection.range), marked: marks(edited.marked))
    caret.frame = caretFrame(at: edited.selection.head)
    followSize()
  }

  /// The caret stays in sight when the view is made smaller.
  private func followSize() {
    guard bounds.size != shownSize else { return }
    shownSize = bounds.size
    guard isFirstResponder, isEditable else { return }
    let head = edited.selection.head
    scroll(to: head..<head)
  }

  /// The lines visible now or at the end of a rotation; they are wrapped if they were not.
  private func visibleLines(of flow: TextFlow, to last: TextFlow.Line?) -> [TextPicture.Line] {
    let text = edited.text
    let span =
      rotationOffsets.isEmpty
      ? bounds : presentedBounds(at: window?.stage?.now ?? 0).union(bounds)
    var result: [TextPicture.Line] = []
    var next: TextFlow.Line? = line(atY: span.minY)
    while let line = next, top(of: line) < span.maxY, line.number <= last?.number ?? .max {
      result.append(pictured(line, isCut: line == last, of: flow))
      next = flow.line(after: line, in: text)
    }
    return result
  }

  /// Shows the caret, or hides it where there is none; it starts to blink anew.
  func showCaret() {
    let isShown = isFirstResponder && isEditable && edited.selection.isCaret
    if isShown { caret.show() } else { caret.hide() }
  }

  /// Scrolls so that a range is visible, its end above all.
  ///
  /// Lines that become visible may turn out longer than estimated, and push the range further.
  func scroll(to range: Range<Int>) {
    layoutIfNeeded()
    guard isScrollEnabled else { return }
    for _ in 0..<Self.scrollPasses {
      let old = contentOffset
      scrollOnce(to: range)
      guard contentOffset != old else { return }
    }
  }

  private func scrollOnce(to range: Range<Int>) {
    let end = caretFrame(at: range.upperBound)
    let rect = caretFrame(at: range.lowerBound).union(end)
    let shown = rect.height <= bounds.height ? rect : end
    scrollRectToVisible(
      CGRect(
        x: bounds.minX, y: shown.minY - textContainerInset.top, width: 1,
        height: shown.height + textContainerInset.top + textContainerInset.bottom),
      animated: false)
    layoutIfNeeded()
  }

  /// The default font size, in points.
  static let fontSize: CGFloat = 12
  /// The maximum number of scrolls to lines that move meanwhile.
  private static let scrollPasses = 8
  /// The longest text, in UTF-16 units, that is always wrapped as a whole.
  private static let wholeLength = 20_000
}

extension UITextView: WrappingContent {
  var wrapsContent: Bool { !isScrollEnabled }
  func contentSize(within width: CGFloat?) -> CGSize {
    wrapsContent ? textSize(within: width.map { max($0, 1) } ?? 0) : intrinsicContentSize
  }
}
