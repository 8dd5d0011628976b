import Foundation

extension UIApplication {
  /// The object that handles an action for the responder chain: from the first responder on, else
  /// from where it was sent.
  func receiver(of action: Selector, from sender: Any?, at place: UIResponder?) -> AnyObject? {
    let first = (place?.hostWindow ?? stage?.window)?.firstResponder
    for start in [first, place, self].compactMap(\.self) {
      if let receiver = start.target(forAction: action, withSender: sender) {
        return receiver as AnyObject
      }
    }
    return nil
  }
}

extension UIResponder {
  /// The application of the stage it is on.
  var application: UIApplication { hostWindow?.stage?.application ?? .shared }

  /// Sends an action for a sender; returns false if nothing handles it.
  @discardableResult
  func send(_ message: TargetAction, from sender: Any?, for event: UIEvent?) -> Bool {
    switch message.receiver {
    case .nobody: return false
    case .object(let target):
      return application.sendAction(message.action, to: target, from: sender, for: event)
    case .chain:
      let target = application.receiver(of: message.action, from: sender, at: self)
      guard let target else { return false }
      return application.sendAction(message.action, to: target, from: sender, for: event)
    }
  }
}
