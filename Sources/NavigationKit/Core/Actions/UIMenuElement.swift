public import Foundation

/// A row of a menu: an action or a submenu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// How a row looks and behaves.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// One bit for each attribute.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public nonisolated init(rawValue: UInt) { self.rawValue = rawValue }
    /// The row is grey and cannot be chosen.
    public nonisolated static let disabled = Attributes(rawValue: 1 << 0)
    /// The row is red, because its action deletes something.
    public nonisolated static let destructive = Attributes(rawValue: 1 << 1)
    /// The row is not shown.
    public nonisolated static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the row is chosen.
    public nonisolated static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The state of an action, shown by a mark in its row.
  public enum State: Int, Hashable, Sendable {
    /// No mark.
    case off
    /// A check mark.
    case on
    /// A dash, for an action that is on in part.
    case mixed
  }

  /// The title.
  open internal(set) var title: String
  /// A second line below the title; nil for none.
  open var subtitle: String?
  /// The image at the row's trailing end.
  open internal(set) var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  /// How the row looks and behaves.
  var rowAttributes: Attributes { [] }
  /// The mark at the row's leading end.
  var mark: State { .off }
  /// The image of that mark; nil for none, and for a dash.
  var markImage: UIImage? { mark == .on ? UIImage(symbol: "checkmark") : nil }
  /// Whether the row begins with a mark.
  var hasMark: Bool { mark != .off || markImage != nil }
  /// The elements shown for it: itself, or those that have come in its place.
  var present: [UIMenuElement] { [self] }
}
