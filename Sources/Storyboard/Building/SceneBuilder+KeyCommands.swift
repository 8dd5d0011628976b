import NavigationKit

extension SceneBuilder {
  /// A key command of a controller, whose action the first responder that has it gets; nil without a
  /// key or an action.
  func keyCommand(_ element: DocumentElement) -> UIKeyCommand? {
    reader.play(element)
    let actions = reader.connections(of: element).compactMap { connection in
      if case .action(let action) = connection { action.selector } else { nil }
    }
    guard let action = actions.first, let key = reader.string("keyEquivalent", of: element),
      !key.isEmpty
    else {
      reader.note("it has no \(actions.isEmpty ? "action" : "key"), so it is left out", at: element)
      return nil
    }
    return UIKeyCommand(
      title: reader.string("title", of: element) ?? "", action: Selector(action),
      input: Self.keys[key] ?? key, modifierFlags: modifierFlags(of: element),
      discoverabilityTitle: reader.string("discoverabilityTitle", of: element))
  }

  /// The keys held together with a command's key: words in a child or in an attribute, or the bits of
  /// `UIKeyModifierFlags`.
  private func modifierFlags(of element: DocumentElement) -> UIKeyModifierFlags {
    let names: [String]
    if let word = reader.word("modifierFlags", of: element) {
      if let bits = Int(word) { return UIKeyModifierFlags(rawValue: bits) }
      names = word.split { !$0.isLetter }.map(String.init)
    } else {
      names = Array(reader.flags("modifierFlags", of: element) ?? [])
    }
    return names.reduce(into: []) { $0.formUnion(Self.modifiers[$1] ?? []) }
  }

  private static let modifiers: [String: UIKeyModifierFlags] = [
    "shift": .shift, "control": .control, "command": .command, "alternate": .alternate,
    "option": .alternate, "alphaShift": .alphaShift, "numericPad": .numericPad,
  ]

  /// AppKit's characters of keys without one, which files may have, too.
  private static let keys = [
    "\u{F700}": UIKeyCommand.inputUpArrow, "\u{F701}": UIKeyCommand.inputDownArrow,
    "\u{F702}": UIKeyCommand.inputLeftArrow, "\u{F703}": UIKeyCommand.inputRightArrow,
    "\u{1B}": UIKeyCommand.inputEscape,
  ]
}
