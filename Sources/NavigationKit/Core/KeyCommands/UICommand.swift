import Foundation

/// An action for whichever object in the responder chain has it, with the title that a menu shows.
open class UICommand: UIMenuElement {
  /// The title shown in menus.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The image shown in menus.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  /// The action that it sends.
  public let action: Selector
  /// The data that the app keeps with it.
  public let propertyList: Any?
  /// A longer title that explains it.
  open var discoverabilityTitle: String?
  /// How its menu row looks and behaves.
  open var attributes: Attributes
  /// The state that a mark in its menu row shows.
  open var state: State

  /// Makes a command; it has no mark and can be chosen unless said otherwise.
  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  override var rowAttributes: Attributes { attributes }
  override var mark: State { state }

  /// Sends the action to the first that has it, from a responder on; returns false if none has.
  @discardableResult
  func perform(from responder: UIResponder) -> Bool {
    guard let target = responder.target(forAction: action, withSender: self) else { return false }
    return responder.application.sendAction(action, to: target, from: self, for: nil)
  }
}
