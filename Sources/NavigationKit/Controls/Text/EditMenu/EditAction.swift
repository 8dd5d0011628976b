import Foundation

/// An action that an edit menu offers for a text.
enum EditAction: String, CaseIterable {
  case cut, copy, paste, select, selectAll

  init?(_ selector: Selector) {
    guard let action = EditAction.allCases.first(where: { $0.selector == selector })
    else { return nil }
    self = action
  }

  var selector: Selector { Selector(rawValue + ":") }

  var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .select: "Select"
    case .selectAll: "Select All"
    }
  }

  /// Whether the action is possible in a text now.
  func isPossible(in editor: any TextEditor) -> Bool {
    let selection = editor.edited.selection
    let length = editor.edited.text.length
    switch self {
    case .cut: return !selection.isCaret && editor.allowsChanges && editor.allowsCopying
    case .copy: return !selection.isCaret && editor.allowsCopying
    case .paste:
      return editor.allowsChanges && editor.window?.stage?.pasteboard.hasStrings == true
    case .select: return selection.isCaret && length > 0
    case .selectAll: return length > 0 && selection.range != 0..<length
    }
  }

  /// Performs the action in a text.
  func perform(in editor: any TextEditor) {
    switch self {
    case .cut: editor.cut(nil)
    case .copy: editor.copy(nil)
    case .paste: editor.paste(nil)
    case .select: editor.select(nil)
    case .selectAll:
      editor.selectAll(nil)
      editor.offerSelection()
    }
  }
}
