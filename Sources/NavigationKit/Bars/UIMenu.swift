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
  /// The heading, and what the row says that opens it from another menu; none if empty.
  public let title: String
  /// The picture of that row.
  public let image: UIImage?
  /// The rows from the top: ``UIAction``s, or menus that open in this one's place.
  public let children: [any UIMenuElement]

  /// Makes a menu.
  public init(title: String = "", image: UIImage? = nil, children: [any UIMenuElement] = []) {
    self.title = title
    self.image = image
    self.children = children
    super.init()
  }
}
