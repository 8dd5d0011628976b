import Foundation

extension UITextView: TextEditor {
  var allowsChanges: Bool { isEditable }
  var isMultiline: Bool { true }
  var allowsCopying: Bool { isSelectable && !isSecureTextEntry }
  var lines: any TextLines { WrappedLines(view: self) }

  func insertable(_ text: String) -> String { text }

  func allows(_ replacement: TextReplacement) -> Bool {
    delegate?.textView(
      self, shouldChangeTextIn: NSRange(replacement.range), replacementText: replacement.text)
      ?? true
  }

  func showEdit(_ change: ParagraphText.Change?) {
    let old = flow?.count
    change.map(followInFlow)
    setNeedsLayout()
    let head = edited.selection.head
    scroll(to: head..<head)
    if flow?.count != old { invalidateIntrinsicContentSize() }
    showCaret()
  }

  /// Wraps the paragraphs anew that changed.
  func followInFlow(_ change: ParagraphText.Change) {
    if marksLinks { flow = nil } else { flow?.follow(change, in: edited.text) }
  }

  func menu(for range: Range<Int>, suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(self, editMenuForTextIn: NSRange(range), suggestedActions: suggested)
  }

  func notifySelectionChange() { delegate?.textViewDidChangeSelection(self) }

  func notifyTextChange() {
    delegate?.textViewDidChange(self)
    post(UITextView.textDidChangeNotification)
  }

  var ownAttributes: [NSAttributedString.Key: Any] {
    [
      .font: font ?? .systemFont(ofSize: Self.fontSize),
      .foregroundColor: textColor ?? .label,
    ]
  }

  func styleDidChange() { textLookDidChange() }

  func setText(_ text: String) {
    inputDelegate?.textWillChange(self)
    defer { inputDelegate?.textDidChange(self) }
    // The storage's delegate is told once the text is known here, too.
    styles.storage?.beginEditing()
    defer { styles.storage?.endEditing() }
    edited = EditedText(text)
    resetStyles()
    undoManager?.removeAllActions(withTarget: self)
    textLookDidChange()
    showCaret()
  }

  // MARK: Places

  func position(at point: CGPoint) -> Int {
    let line = line(at: point)
    let edited = shownFlow.edited(line, in: self.edited.text)
    let position = edited.position(at: point.x - left(of: line, in: shownFlow))
    return min(position, lastCaret(on: line))
  }

  /// The last position of the caret on a line.
  fileprivate func lastCaret(on line: TextFlow.Line) -> Int {
    let text = edited.text
    let isEnd = line.range.upperBound == text.length && line.paragraph == text.count - 1
    return line.endsParagraph && isEnd
      ? line.range.upperBound
      : max(line.range.lowerBound, text.position(before: line.range.upperBound))
  }

  func caretFrame(at position: Int) -> CGRect {
    let flow = shownFlow
    let line = flow.line(of: position, in: edited.text)
    let scale = max(1, traitCollection.displayScale)
    let x = column(of: position, on: line)
    // Spaces at the end of a line do not move the caret out of the view.
    let right = bounds.width - textContainerInset.right
    return CGRect(
      x: (min(x, right) * scale).rounded(.up) / scale - TextFieldMetrics.caretWidth / 2,
      y: top(of: line), width: TextFieldMetrics.caretWidth, height: flow.height(of: line))
  }

  /// Where a position is on its line, in the view's coordinates.
  fileprivate func column(of position: Int, on line: TextFlow.Line) -> CGFloat {
    let flow = shownFlow
    return left(of: line, in: flow) + flow.edited(line, in: edited.text).x(of: position)
  }

  func frames(of range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty else { return [] }
    let flow = shownFlow
    var result: [CGRect] = []
    // Only what is seen of a long selection is found.
    let first = flow.line(of: range.lowerBound, in: edited.text)
    let firstVisible = line(atY: bounds.minY)
    var next: TextFlow.Line? = first.number < firstVisible.number ? firstVisible : first
    while let line = next, line.range.lowerBound < range.upperBound, top(of: line) < bounds.maxY {
      result += frames(of: range, on: line, in: flow)
      next = flow.line(after: line, in: edited.text)
    }
    return result
  }

  private func frames(
    of range: Range<Int>, on line: TextFlow.Line, in flow: TextFlow
  ) -> [CGRect] {
    let left = left(of: line, in: flow)
    var spans = flow.edited(line, in: edited.text).spans(of: range).map {
      left + $0.lowerBound...left + $0.upperBound
    }
    // A selected line feed, or one between two selected lines, reaches to the side.
    if range.upperBound >= line.range.upperBound, range.upperBound > line.range.lowerBound,
      !(line.endsParagraph && line.paragraph == edited.text.count - 1)
    {
      let side = right(of: line, in: flow)
      let start = spans.last?.upperBound ?? left
      spans.append(min(start, side)...max(start, side))
    }
    return spans.map {
      CGRect(
        x: $0.lowerBound, y: top(of: line), width: $0.upperBound - $0.lowerBound,
        height: flow.height(of: line))
    }
  }
}

/// The lines of a text view.
private struct WrappedLines: TextLines {
  let view: UITextView
  private var text: ParagraphText { view.edited.text }

  init(view: UITextView) { self.view = view }

  var linesPerPage: Int {
    max(1, Int(view.bounds.height / max(1, view.shownFlow.lineHeight)) - 1)
  }

  func isRightToLeft(at position: Int) -> Bool {
    let paragraph = text[text.paragraph(at: position).index]
    return (WritingDirection(of: paragraph) ?? .leftToRight) == .rightToLeft
  }

  func line(at position: Int) -> Range<Int> {
    let line = view.shownFlow.line(of: position, in: text)
    return line.range.lowerBound..<max(line.range.lowerBound, view.lastCaret(on: line))
  }

  /// The next line that is not beside a line.
  private func next(after line: TextFlow.Line, isBelow: Bool) -> TextFlow.Line? {
    let flow = view.shownFlow
    var next: TextFlow.Line? = line
    repeat {
      next = next.flatMap {
        isBelow ? flow.line(after: $0, in: text) : flow.line(before: $0, in: text)
      }
    } while next.map(flow.top) == flow.top(of: line)
    return next
  }

  func position(_ lines: Int, below position: Int, column: CGFloat?) -> (Int, column: CGFloat)? {
    let flow = view.shownFlow
    var line = flow.line(of: position, in: text)
    let column = column ?? view.column(of: position, on: line)
    for step in 0..<abs(lines) {
      guard let next = next(after: line, isBelow: lines > 0) else {
        if step == 0 { return nil }
        break
      }
      line = next
    }
    let middle = view.top(of: line) + flow.height(of: line) / 2
    return (view.position(at: CGPoint(x: column, y: middle)), column)
  }
}
