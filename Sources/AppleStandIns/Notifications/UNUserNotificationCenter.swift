import Synchronization

/// Takes an app's requests for notifications: here permission is granted, and each request is written to the
/// console and kept.
///
/// No notification is shown.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private let state = Mutex(State())

  /// The settings and requests of the app.
  private struct State {
    weak var delegate: (any UNUserNotificationCenterDelegate)?
    var pending: [UNNotificationRequest] = []
    var categories: Set<UNNotificationCategory> = []
    var badge = 0
  }

  private static let shared = UNUserNotificationCenter()

  /// The app's only center.
  open class func current() -> UNUserNotificationCenter { shared }

  /// Would be told of notifications; here it is only kept.
  open weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { state.withLock { unsafe(of: $0.delegate) }.value }
    set {
      let delegate = unsafe(of: newValue)
      state.withLock { $0.delegate = delegate.value }
    }
  }

  /// Whether a notification may stay visible with its content; it may.
  open var supportsContentExtensions: Bool { true }

  // MARK: Permission

  /// Asks the person, who grants it.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    Answer.later(calling: { completionHandler(true, nil) })
  }

  /// Asks the person, who grants it.
  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    true
  }

  /// Reports the notifications that the person allows: all.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    Answer.later(calling: { completionHandler(UNNotificationSettings()) })
  }

  /// The notifications that the person allows: all.
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  // MARK: Categories

  /// Sets the kinds of notifications.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    let categories = unsafe(of: categories)
    state.withLock { $0.categories = categories.value }
  }

  /// Reports the kinds of notifications.
  open func getNotificationCategories(
    completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
  ) {
    let categories = state.withLock { unsafe(of: $0.categories) }.value
    Answer.later(calling: { completionHandler(categories) })
  }

  // MARK: Requests

  /// Keeps a request, in the place of one with the same identifier, and writes it to the console.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    if let completionHandler { Answer.later(calling: { completionHandler(nil) }) }
  }

  /// Keeps a request, in the place of one with the same identifier, and writes it to the console.
  public func add(_ request: UNNotificationRequest) async throws { keep(request) }

  private func keep(_ request: UNNotificationRequest) {
    StandInConsole.write(request.line)
    let kept = unsafe(of: request)
    state.withLock { state in
      state.pending.removeAll { $0.identifier == kept.value.identifier }
      state.pending.append(kept.value)
    }
  }

  /// Reports the requests that are kept.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    let requests = pending
    Answer.later(calling: { completionHandler(requests) })
  }

  /// The requests that are kept.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending }

  private var pending: [UNNotificationRequest] { state.withLock { unsafe(of: $0.pending) }.value }

  /// Removes requests.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    state.withLock { $0.pending.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Removes all requests.
  open func removeAllPendingNotificationRequests() { state.withLock { $0.pending = [] } }

  // MARK: Notifications

  /// Reports the notifications that are shown: none.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
    Answer.later(calling: { completionHandler([]) })
  }

  /// The notifications that are shown: none.
  public func deliveredNotifications() async -> [UNNotification] { [] }
  /// Removes notifications; there are none.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Removes all notifications; there are none.
  open func removeAllDeliveredNotifications() {}

  /// Sets the number at the app's icon; here it is only kept.
  open func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    state.withLock { $0.badge = newBadgeCount }
    if let completionHandler { Answer.later(calling: { completionHandler(nil) }) }
  }
}

/// Takes a value through a lock: the lock is what makes it safe.
private func unsafe<Value>(of value: Value) -> Guarded<Value> { Guarded(value: value) }

/// A value that a lock guards.
private struct Guarded<Value>: @unchecked Sendable {
  let value: Value
}
