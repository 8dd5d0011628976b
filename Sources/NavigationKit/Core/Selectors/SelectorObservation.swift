import Foundation

/// An observer's observation of a notification, by a method's name.
///
/// The centre keeps it for as long as the observer lives. It is ended by a notification of its own,
/// so that observers are listed in the centre only.
///
/// Its only variables are weak references, and the tokens, which are written as it starts and ends.
nonisolated final class SelectorObservation: @unchecked Sendable {
  private weak var observer: AnyObject?
  private weak var object: AnyObject?
  private let isForAnyObject: Bool
  private let selector: Selector
  private let name: Notification.Name?
  private var tokens: [any NSObjectProtocol] = []

  init(observer: AnyObject, selector: Selector, name: Notification.Name?, object: Any?) {
    self.observer = observer
    self.object = object.map { $0 as AnyObject }
    isForAnyObject = object == nil
    self.selector = selector
    self.name = name
  }

  func start(in center: NotificationCenter) {
    tokens = [
      center.addObserver(forName: name, object: nil, queue: nil) { [unowned center] notification in
        self.hear(notification, from: center)
      },
      center.addObserver(forName: SelectorObservation.ending, object: nil, queue: nil) {
        [unowned center] notification in self.end(by: notification, in: center)
      },
    ]
  }

  private func hear(_ notification: Notification, from center: NotificationCenter) {
    guard notification.name != SelectorObservation.ending else { return }
    guard let observer else { return stop(in: center) }
    guard isForAnyObject || notification.object.map({ $0 as AnyObject }) === object else { return }
    MainActor.preconditionIsolated(
      "\(notification.name.rawValue) was posted off the main actor: methods are called by name on it only."
    )
    let message = MainActorValue((receiver: observer, notification: notification))
    MainActor.assumeIsolated {
      _ = selector.send(to: message.value.receiver, message.value.notification)
    }
  }

  private func stop(in center: NotificationCenter) {
    for token in tokens { center.removeObserver(token as Any, name: nil, object: nil) }
    tokens = []
  }

  // MARK: Ending

  private static let ending = Notification.Name("NavigationKit.SelectorObservation.ending")

  private struct End {
    let name: Notification.Name?
    let object: AnyObject?
  }

  /// Ends the observations of an observer; nil stands for any name or object.
  static func end(of observer: AnyObject, name: Notification.Name?, object: Any?) -> Notification {
    let end = End(name: name, object: object.map { $0 as AnyObject })
    return Notification(name: ending, object: observer, userInfo: ["end": end])
  }

  private func end(by notification: Notification, in center: NotificationCenter) {
    guard let end = notification.userInfo?["end"] as? End else { return }
    guard let observer else { return stop(in: center) }
    let isName = end.name == nil || end.name == name
    let isObject = end.object == nil || end.object === object
    if isName, isObject, notification.object.map({ $0 as AnyObject }) === observer {
      stop(in: center)
    }
  }
}
