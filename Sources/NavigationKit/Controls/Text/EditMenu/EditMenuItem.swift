import Foundation

/// One of an edit menu's titles, and what a tap on it does.
struct EditMenuItem {
  let title: String
  let perform: () -> Void

  /// The items of a menu's elements, those of inner menus among them.
  static func items(of elements: [UIMenuElement], for responder: UIResponder) -> [EditMenuItem] {
    elements.flatMap { element -> [EditMenuItem] in
      switch element {
      case let menu as UIMenu: return items(of: menu.children, for: responder)
      case let action as UIAction where !action.attributes.contains(.hidden):
        return [EditMenuItem(title: action.title) { action.perform(sender: responder) }]
      case let command as UICommand where !command.attributes.contains(.hidden):
        return [EditMenuItem(title: command.title) { perform(command, for: responder) }]
      default: return []
      }
    }
  }

  private static func perform(_ command: UICommand, for responder: UIResponder) {
    if let action = EditAction(command.action), let editor = responder as? any TextEditor {
      action.perform(in: editor)
    } else {
      command.perform(from: responder)
    }
  }
}
