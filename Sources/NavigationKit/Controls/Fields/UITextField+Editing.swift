import Drawing
import Foundation

extension UITextField: TextEditor {
  var allowsChanges: Bool { isEnabled }
  var isMultiline: Bool { false }
  var allowsCopying: Bool { !isSecureTextEntry }
  var lines: any TextLines { SingleLine(field: self) }

  func insertable(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }

  func allows(_ replacement: TextReplacement) -> Bool {
    delegate?.textField(
      self, shouldChangeCharactersIn: NSRange(replacement.range),
      replacementString: replacement.text) ?? true
  }

  func showEdit(_ change: ParagraphText.Change?) {
    if change != nil { show() } else { setNeedsLayout() }
    showCaret()
  }

  func menu(for range: Range<Int>, suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(
      self, editMenuForCharactersIn: NSRange(range), suggestedActions: suggested)
  }

  func notifySelectionChange() { delegate?.textFieldDidChangeSelection(self) }

  func notifyTextChange() {
    sendActions(for: .editingChanged)
    post(UITextField.textDidChangeNotification)
  }

  func position(at point: CGPoint) -> Int {
    layoutIfNeeded()
    let inner = textArea
    return shownLine.position(at: point.x - inner.minX - lineStart(in: inner) + scrollOffset)
  }

  /// The text as it is shown: with bullets if it is secret.
  var shownText: String {
    let text = edited.text.string
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  /// The attributes of the text; nil if all of it looks alike, or is secret.
  var shownStyles: StyledText? { isSecureTextEntry ? nil : styles.text }

  var ownAttributes: [NSAttributedString.Key: Any] {
    [
      .font: font ?? .systemFont(ofSize: TextFieldMetrics.fontSize),
      .foregroundColor: textColor ?? .label,
    ]
  }

  func styleDidChange() { show() }

  /// The line as it is shown.
  var shownLine: EditedLine {
    if let styles = shownStyles {
      let measurer = (window?.stage ?? Stage.current)?.textMeasurer ?? FixedTextMeasurer()
      let text = edited.text.string
      return EditedLine(
        text, start: 0, extents: styles.extents(0..<edited.text.length, measurer))
    }
    let key = EditedLineCache.Key(
      text: edited.text.string, shown: shownText,
      font: label.shownFont(in: traitCollection) ?? Font(size: TextFieldMetrics.fontSize))
    if let lineCache, lineCache.key == key { return lineCache.line }
    let stage = window?.stage ?? Stage.current
    let extents = (stage?.textMeasurer ?? FixedTextMeasurer())
      .extents(of: key.shown, font: key.font)
    let line = EditedLine(key.text, start: 0, extents: extents)
    // Not cached without a stage, whose measurer may give other results.
    if stage != nil { lineCache = EditedLineCache(key: key, line: line) }
    return line
  }
}

/// Where the characters of a line are, as long as text and font stay the same.
struct EditedLineCache {
  struct Key: Hashable {
    let text: String
    let shown: String
    let font: Font
  }

  let key: Key
  let line: EditedLine
}

/// A field's only line.
private struct SingleLine: TextLines {
  let field: UITextField
  var linesPerPage: Int { 1 }

  func isRightToLeft(at position: Int) -> Bool {
    (WritingDirection(of: field.edited.text.string) ?? .leftToRight) == .rightToLeft
  }
  func line(at position: Int) -> Range<Int> { 0..<field.edited.text.length }
  func position(_ lines: Int, below position: Int, column: CGFloat?) -> (Int, column: CGFloat)? {
    nil
  }
}
