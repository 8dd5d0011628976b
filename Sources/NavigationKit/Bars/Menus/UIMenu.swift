import Foundation

/// A list of actions that a bar button opens.
public final class UIMenu: UIMenuElement {
  /// Names a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier from its name.
    public nonisolated init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from its name.
    public nonisolated init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu shows in another one, and what choosing in it does.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit an option.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its rows stand among the other's, in place of a row that opens it.
    public nonisolated static let displayInline = Options(rawValue: 1 << 0)
    /// The row that opens it is red.
    public nonisolated static let destructive = Options(rawValue: 1 << 1)
    /// One of its actions is on at a time: the one chosen last.
    public nonisolated static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The rows from the top: ``UIAction``s, or menus that open in this one's place.
  public let children: [UIMenuElement]

  /// The menu's name.
  public let identifier: Identifier
  /// How it shows in another menu, and what choosing in it does.
  public let options: Options

  /// Makes a menu; without a name it gets one that no other has.
  ///
  /// Its title is the heading, and what the row says that opens it from another menu; none if empty.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// The same menu with other rows.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }

  override var rowAttributes: Attributes { options.contains(.destructive) ? .destructive : [] }

  /// The rows it shows: those of inline menus are among them, hidden ones are not.
  var rows: [UIMenuElement] {
    children.flatMap { child in
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else {
        return child.rowAttributes.contains(.hidden) ? [] : [child]
      }
      return menu.rows
    }
  }

  /// Turns an action on and the others off, where only one may be on.
  ///
  /// - Parameter isSingle: Whether only one may be on, whatever the menu itself says.
  func select(_ chosen: UIAction, isSingle: Bool = false) {
    let isSingle = isSingle || options.contains(.singleSelection)
    let actions = children.compactMap { $0 as? UIAction }
    if isSingle, actions.contains(chosen) {
      for action in actions { action.state = action === chosen ? .on : .off }
    }
    for menu in children.compactMap({ $0 as? UIMenu }) where menu.rows.contains(chosen) {
      menu.select(chosen, isSingle: isSingle)
    }
  }
}
