import Foundation

/// A closure with the title and image that a button or a menu row shows for it.
public final class UIAction: UIMenuElement {
  /// Identifies an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's string.
    public let rawValue: String
    /// Makes an identifier from a string.
    public nonisolated init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from a string.
    public nonisolated init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title shown by a button or a menu.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image shown by a button or a menu.
  public override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// Identifies the action, for replacing or removing it; unique unless given.
  public private(set) lazy var identifier = Identifier(UUID().uuidString)
  /// A longer title that explains the action.
  public var discoverabilityTitle: String?
  /// How the action's menu row looks and behaves.
  public var attributes: Attributes
  /// The state that a mark in the action's menu row shows.
  public var state: State
  /// The object that triggered the action, such as a control, while its handler runs.
  public private(set) weak var sender: AnyObject?

  private let handler: UIActionHandler

  /// Makes an action; everything but the handler has a default.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(
      title: title, subtitle: nil, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      handler: handler)
  }

  /// Makes an action with a second line in menus.
  public init(
    title: String = "", subtitle: String?, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
    if let identifier { self.identifier = identifier }
  }

  override var rowAttributes: Attributes { attributes }
  override var mark: State { state }

  /// Runs the handler with a sender.
  func perform(sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// The closure that an action runs; its argument is the action itself.
public typealias UIActionHandler = (UIAction) -> Void
