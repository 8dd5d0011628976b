import Foundation

/// A menu of actions and submenus.
public final class UIMenu: UIMenuElement {
  /// Identifies a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's string.
    public let rawValue: String
    /// Makes an identifier from a string.
    public nonisolated init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from a string.
    public nonisolated init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu is shown inside another, and what choosing an action does.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
    /// The menu's rows are shown among the other's, instead of a row that opens it.
    public nonisolated static let displayInline = Options(rawValue: 1 << 0)
    /// The row that opens the menu is red.
    public nonisolated static let destructive = Options(rawValue: 1 << 1)
    /// Only the action chosen last is on, in the menu and its submenus.
    public nonisolated static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// How much room an action of a menu takes.
  public enum ElementSize: Int, Hashable, Sendable {
    /// Its image alone, several side by side.
    case small
    /// Its image above its title, several side by side.
    case medium
    /// A row.
    case large
    /// As the system sees fit: a row.
    case automatic = -1

    /// How many are side by side at most.
    nonisolated var countInLine: Int {
      switch self {
      case .small: 4
      case .medium: 3
      case .large, .automatic: 1
      }
    }
  }

  /// The rows in order: actions, menus that replace this one when they are chosen, and elements
  /// that come later.
  public let children: [UIMenuElement]

  /// The menu's identifier; unique unless given.
  public let identifier: Identifier
  /// How the menu is shown inside another, and what choosing an action does.
  public let options: Options
  /// How much room the menu's actions take; rows by default.
  public var preferredElementSize: ElementSize

  /// Makes a menu; everything has a default.
  ///
  /// A title that is not empty is its heading, and the title of its row in another menu.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], preferredElementSize: ElementSize = .large,
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: children)
  }

  /// Makes a menu whose row in another menu has a second line.
  public init(
    title: String = "", subtitle: String?, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .large, children: [UIMenuElement] = []
  ) {
    self.preferredElementSize = preferredElementSize
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// A copy of the menu with other rows.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The actions that are on, with those of submenus.
  public var selectedElements: [UIMenuElement] { actions.filter { $0.state == .on } }

  /// The arrow of a submenu.
  override var markImage: UIImage? { UIImage(symbol: "row.forward") }
  override var rowAttributes: Attributes { options.contains(.destructive) ? .destructive : [] }

  /// Turns an action on and the others of the menu and its submenus off, if only one may be on.
  ///
  /// - Parameter isSingle: Whether only one may be on, whatever the menu's options are.
  func select(_ chosen: UIAction, isSingle: Bool = false) {
    guard actions.contains(chosen) else { return }
    if isSingle || options.contains(.singleSelection) {
      for action in actions { action.state = action === chosen ? .on : .off }
    } else {
      for child in presentChildren { (child as? UIMenu)?.select(chosen) }
    }
  }

  /// The actions, with those of submenus.
  var actions: [UIAction] {
    presentChildren.flatMap { ($0 as? UIMenu)?.actions ?? [$0 as? UIAction].compactMap { $0 } }
  }

  /// The children, with what came in place of those that come later.
  var presentChildren: [UIMenuElement] { children.flatMap(\.present) }

  /// Forgets the elements that are to come anew each time, of the rows that are shown.
  func forgetElements() {
    for child in children {
      (child as? UIDeferredMenuElement)?.forget()
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
        menu.forgetElements()
      }
    }
  }

  /// The elements that have not come, of the rows that are shown.
  var awaited: [UIDeferredMenuElement] {
    presentChildren.flatMap { child -> [UIDeferredMenuElement] in
      if let menu = child as? UIMenu, menu.options.contains(.displayInline) { return menu.awaited }
      return [child as? UIDeferredMenuElement].compactMap { $0 }
    }
  }
}
