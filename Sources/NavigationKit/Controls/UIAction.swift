public import Foundation

/// Something to do, with the title and picture that a button shows for it.
public final class UIAction: NSObject {
  /// Names an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier from its name.
    public nonisolated init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from its name.
    public nonisolated init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What is to be done; it is handed the action.
  public typealias UIActionHandler = (UIAction) -> Void

  /// The title a button shows.
  public var title: String
  /// The picture a button shows.
  public var image: UIImage?
  /// The action's name, to replace or remove it by.
  public let identifier: Identifier
  /// The control, bar button item or recogniser that sent it, while it is handled.
  public private(set) weak var sender: AnyObject?

  private let handler: UIActionHandler

  /// Makes an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }

  /// Does it, on behalf of a sender.
  func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
