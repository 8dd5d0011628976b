import Foundation

/// A look that keys give letters, and take from them.
nonisolated enum LetterStyle: Hashable {
  case bold
  case italic
  case underline

  private var trait: UIFontDescriptor.SymbolicTraits? {
    switch self {
    case .bold: .traitBold
    case .italic: .traitItalic
    case .underline: nil
    }
  }

  /// Whether letters have it.
  ///
  /// - Parameter font: The font of attributes without one.
  func isSet(in attributes: [NSAttributedString.Key: Any], font: UIFont) -> Bool {
    guard let trait else { return (CGFloat(attribute: attributes[.underlineStyle]) ?? 0) != 0 }
    let font = attributes[.font] as? UIFont ?? font
    return font.fontDescriptor.symbolicTraits.contains(trait)
  }

  /// Gives letters the look, or takes it from them.
  func set(_ isSet: Bool, in attributes: inout [NSAttributedString.Key: Any], font: UIFont) {
    guard let trait else {
      attributes[.underlineStyle] = isSet ? NSUnderlineStyle.single.rawValue : nil
      return
    }
    let old = (attributes[.font] as? UIFont ?? font).fontDescriptor
    var traits = old.symbolicTraits
    if isSet { traits.insert(trait) } else { traits.remove(trait) }
    guard let new = old.withSymbolicTraits(traits) else { return }
    attributes[.font] = UIFont(descriptor: new, size: 0)
  }
}

extension TextEditor {
  /// Whether keys change how letters look.
  var allowsStyles: Bool { allowsEditingTextAttributes && allowsChanges }

  /// Gives the selected letters a look, or takes it from them if all have it; without a selection,
  /// what is typed next.
  func toggle(_ style: LetterStyle) {
    guard allowsStyles else { return }
    let font = ownAttributes[.font] as? UIFont ?? .systemFont(ofSize: UIFont.systemFontSize)
    guard !edited.selection.isCaret else {
      var attributes = shownTypingAttributes
      style.set(!style.isSet(in: attributes, font: font), in: &attributes, font: font)
      return setTyping(attributes)
    }
    let range = edited.selection.range
    let new = NSMutableAttributedString(
      attributedString: styledString.attributedSubstring(from: NSRange(range)))
    let runs = new.attributeRuns
    let isSet = !runs.allSatisfy { style.isSet(in: $0.attributes, font: font) }
    for (var attributes, range) in runs {
      style.set(isSet, in: &attributes, font: font)
      new.setAttributes(attributes, range: range)
    }
    setLook(of: range, as: new)
  }

  /// Gives a part of the text the attributes of another, which can be undone.
  private func setLook(of range: Range<Int>, as look: NSAttributedString) {
    let old = styledString.attributedSubstring(from: NSRange(range))
    undoManager?.registerUndo(withTarget: self) { $0.setLook(of: range, as: old) }
    if styles.text == nil { keepStyled(styledString) }
    guard let text = styles.text?.string else { return }
    text.beginEditing()
    for (attributes, part) in look.attributeRuns {
      text.setAttributes(
        attributes,
        range: NSRange(location: range.lowerBound + part.location, length: part.length))
    }
    text.endEditing()
    styles.typing = nil
    styleDidChange()
    notifyTextChange()
  }
}

extension NSAttributedString {
  /// The attributes of the whole text, in order.
  fileprivate var attributeRuns: [(attributes: [Key: Any], range: NSRange)] {
    var runs: [(attributes: [Key: Any], range: NSRange)] = []
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) {
      attributes, range, _ in runs.append((attributes, range))
    }
    return runs
  }
}
