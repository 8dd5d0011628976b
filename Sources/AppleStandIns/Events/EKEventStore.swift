/// The person's calendar, which the app may see; it is empty here.
open class EKEventStore: NSObject {
  /// Whether the app may see what there is: yes.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .fullAccess
  }

  /// Asks the person, who allows it.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    Answer.later(calling: { completion(true, nil) })
  }

  /// Asks the person, who allows it.
  open func requestFullAccessToEvents(completion: @escaping (Bool, (any Error)?) -> Void) {
    requestAccess(to: .event, completion: completion)
  }
}
