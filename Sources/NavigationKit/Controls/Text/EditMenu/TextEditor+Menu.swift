import Foundation

extension TextEditor {
  /// Shows the edit menu at the selection, or at the caret.
  func showEditMenu() {
    guard isFirstResponder, let window else { return }
    let items = menuItems
    guard !items.isEmpty else { return }
    EditMenuBar.show(
      items, at: { [weak self] in self?.menuAnchor ?? .zero }, of: self, in: window)
  }

  /// Selects the word at the caret, and shows the menu for it.
  func selectWord() {
    perform(wordSelection(at: edited.selection.head))
    offerSelection()
  }

  /// Shows the handles of a selection by the menu, and the menu again.
  func offerSelection() {
    isSelectedByFinger = true
    showEdit(nil)
    showEditMenu()
  }

  /// A secondary click: places the caret, unless the click is on the selection, and shows the menu.
  func openMenuForClick(at point: CGPoint) -> Bool {
    guard becomeFirstResponder() else { return false }
    if !frames(of: edited.selection.range).contains(where: { $0.contains(point) }) {
      let position = position(at: point)
      perform(.select(from: position, to: position))
    }
    showEditMenu()
    return true
  }

  func hideEditMenu() { window?.editMenu?.close() }

  /// The menu's target, in the window's coordinates: the visible part of the selection.
  private var menuAnchor: CGRect {
    let range = edited.selection.range
    let frames = frames(of: range)
    let marked =
      frames.isEmpty ? caretFrame(at: range.lowerBound) : frames.reduce(.null) { $0.union($1) }
    let visible = marked.intersection(bounds)
    return convert(visible.isNull ? marked : visible, to: nil)
  }

  /// The items of the menu: the actions possible in the text now, and those that the app adds.
  private var menuItems: [EditMenuItem] {
    let possible = EditAction.allCases.filter { canPerformAction($0.selector, withSender: nil) }
    let commands: [UIMenuElement] = possible.map {
      UICommand(title: $0.title, action: $0.selector)
    }
    let added = window?.stage?.menuController?.commands(for: self) ?? []
    let suggested = commands + added
    let menu = menu(for: edited.selection.range, suggested: suggested)
    return EditMenuItem.items(of: menu?.children ?? suggested, for: self)
  }
}
