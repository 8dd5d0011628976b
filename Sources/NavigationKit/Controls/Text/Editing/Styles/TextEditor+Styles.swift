import Drawing
import Foundation

extension TextEditor {
  /// The text with its attributes.
  var styledString: NSAttributedString {
    styles.text.map {
      $0.string.attributedSubstring(from: NSRange(location: 0, length: $0.string.length))
    }
      ?? NSAttributedString(string: edited.text.string, attributes: ownAttributes)
  }

  /// Replaces the text by one with attributes.
  func setStyled(_ string: NSAttributedString?) {
    styles.storage?.beginEditing()
    defer { styles.storage?.endEditing() }
    setText(string?.string ?? "")
    guard let string, string.length > 0 else { return }
    keepStyled(string)
    styleDidChange()
  }

  /// The text was replaced by one that looks as usual.
  func resetStyles() {
    styles = EditorStyles(defaultAttributes: styles.defaultAttributes, storage: styles.storage)
    if styles.storage != nil || styles.defaultAttributes != nil && !edited.text.isEmpty {
      keepStyled(
        NSAttributedString(
          string: edited.text.string, attributes: styles.defaultAttributes ?? ownAttributes))
    }
  }

  /// Keeps attributes of the text as it is.
  func keepStyled(_ string: NSAttributedString) {
    styles.text = makeStyled(string, in: styles.storage)
  }

  func makeStyled(_ string: NSAttributedString, in storage: NSTextStorage? = nil) -> StyledText {
    StyledText(string, in: storage) { [weak self] attributes in
      guard let self else { return Font(size: UIFont.systemFontSize) }
      let font = attributes[.font] as? UIFont ?? ownAttributes[.font] as? UIFont
      return (font ?? .systemFont(ofSize: UIFont.systemFontSize)).shown(
        in: traitCollection, isAdjusted: adjustsFontForContentSizeCategory)
    }
  }

  /// The attributes of what is typed next.
  var shownTypingAttributes: [NSAttributedString.Key: Any] {
    styles.typing ?? styles.text?.attributes(before: edited.selection.range.lowerBound)
      ?? styles.defaultAttributes ?? ownAttributes
  }

  /// Sets the attributes of what is typed next.
  func setTyping(_ attributes: [NSAttributedString.Key: Any]) {
    if styles.text == nil { keepStyled(styledString) }
    styles.typing = attributes
  }

  /// Follows a change of the text or the selection.
  func followStyles(_ change: TextChange) {
    switch change {
    case .nothing, .unmarking: break
    case .selection: styles.typing = nil
    case .replacement(let replacement):
      if styles.text == nil, styles.defaultAttributes != nil { keepStyled(styledString) }
      guard let text = styles.text else { return }
      text.follow(replacement, typed: shownTypingAttributes)
    }
  }

  /// The view's font or colour was set, which all of the text takes over.
  func ownStyleDidChange(_ key: NSAttributedString.Key) {
    guard let text = styles.text else { return }
    text.set(key, to: ownAttributes[key])
    styles.typing = nil
    styleDidChange()
  }
}
