/// A message that an object sends.
public struct DocumentAction: Sendable, Hashable {
  /// The message, such as `save:`.
  public let selector: String
  /// The id of the object that gets it; it may be that of the first responder.
  public let destination: String
  /// The control's event, such as `touchUpInside`; nil for bar items and gesture recognisers.
  public let event: String?
  /// Its line.
  public let line: Int

  /// Makes an action.
  public init(selector: String, destination: String, event: String? = nil, line: Int = 0) {
    self.selector = selector
    self.destination = destination
    self.event = event
    self.line = line
  }
}
