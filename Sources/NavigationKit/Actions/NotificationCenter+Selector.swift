public import Foundation

extension NotificationCenter {
  /// Calls a method of an observer, held weakly, by its name whenever a notification is posted.
  ///
  /// A notification that is posted off the main actor stops the program. One that the observer is to hear of from any object has no `object`.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let observation = SelectorObservation(
      observer: observer as AnyObject, selector: aSelector, name: aName, object: anObject)
    observation.start(in: self)
  }

  /// Calls no method of an observer any more; a token of a block's is taken back as well.
  public nonisolated func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any, name: nil, object: nil)
    post(SelectorObservation.end(of: observer, name: nil, object: nil))
  }

  /// Calls no method of an observer for a notification any more; nil stands for any name or object.
  public nonisolated func removeObserver(
    _ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?
  ) {
    removeObserver(observer as Any, name: aName, object: anObject)
    post(SelectorObservation.end(of: observer, name: aName, object: anObject))
  }
}
