/// The person's contacts, which the app may see; there are none here.
open class CNContactStore: NSObject {
  /// Whether the app may see what there is: yes.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .authorized
  }

  /// Asks the person, who allows it.
  open func requestAccess(
    for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    Answer.later(calling: { completionHandler(true, nil) })
  }

  /// Asks the person, who allows it.
  @discardableResult
  public func requestAccess(for entityType: CNEntityType) async throws -> Bool { true }
}
