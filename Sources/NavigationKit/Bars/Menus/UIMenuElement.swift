public import Foundation

/// A row of a menu: an action, or a menu of its own.
@MainActor
open class UIMenuElement: NSObject {
  /// How a row can be used.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit an attribute.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is grey and cannot be chosen.
    public nonisolated static let disabled = Attributes(rawValue: 1 << 0)
    /// It is red: it takes something away for good.
    public nonisolated static let destructive = Attributes(rawValue: 1 << 1)
    /// It is left out of the menu.
    public nonisolated static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when it is chosen.
    public nonisolated static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether what a row stands for is the case.
  public enum State: Int, Hashable, Sendable {
    /// It is not: the row has no mark.
    case off
    /// It is: a check mark stands before the row.
    case on
    /// It is in part: a dash stands before the row.
    case mixed
  }

  /// What the row says.
  open internal(set) var title: String
  /// The picture at the row's end.
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    self.title = title
    self.image = image
    super.init()
  }

  /// How the row can be used.
  var rowAttributes: Attributes { [] }
  /// What stands before the row.
  var mark: State { .off }
}
