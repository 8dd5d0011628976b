public import Foundation

/// A row of a menu: an action, or a menu of its own.
public protocol UIMenuElement: NSObjectProtocol {
  /// What the row says.
  var title: String { get }
  /// The picture at the row's end.
  var image: UIImage? { get }
}

extension UIAction: UIMenuElement {}

/// A list of actions that a bar button opens.
public final class UIMenu: NSObject, UIMenuElement {
  /// Names a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier from its name.
    public nonisolated init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from its name.
    public nonisolated init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu shows in another one.
  public struct Options: OptionSet, Hashable, Sendable {
    /// One bit an option.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
    /// Its rows stand among the other's, in place of a row that opens it.
    public nonisolated static let displayInline = Options(rawValue: 1 << 0)
  }

  /// The heading, and what the row says that opens it from another menu; none if empty.
  public let title: String
  /// The picture of that row.
  public let image: UIImage?
  /// The rows from the top: ``UIAction``s, or menus that open in this one's place.
  public let children: [any UIMenuElement]

  /// The menu's name.
  public let identifier: Identifier
  /// How it shows in another menu.
  public let options: Options

  /// Makes a menu; without a name it gets one that no other has.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [any UIMenuElement] = []
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init()
  }

  /// The rows it shows, those of inline menus among them.
  var rows: [any UIMenuElement] {
    children.flatMap { child in
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else {
        return [child]
      }
      return menu.rows
    }
  }
}
