import Foundation

/// Something to do, with the title and picture that a button or a row of a menu shows for it.
public final class UIAction: UIMenuElement {
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
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The picture a button shows.
  public override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The action's name, to replace or remove it by.
  public private(set) lazy var identifier = Identifier(UUID().uuidString)
  /// What it is good for, in more words than the title.
  public var discoverabilityTitle: String?
  /// How its row in a menu can be used.
  public var attributes: Attributes
  /// Whether what it stands for is the case, which its row in a menu shows.
  public var state: State
  /// The control, bar button item or recogniser that sent it, while it is handled.
  public private(set) weak var sender: AnyObject?

  private let handler: UIActionHandler

  /// Makes an action; all but what it does has a default.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
    if let identifier { self.identifier = identifier }
  }

  override var rowAttributes: Attributes { attributes }
  override var mark: State { state }

  /// Does it, on behalf of a sender.
  func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
