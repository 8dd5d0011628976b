public import Foundation

extension NotificationCenter {
  /// Calls a method of an observer, held weakly, by its name whenever a notification is posted.
  ///
  /// Without an `object` it is called for those of any object. Posting one off the main actor stops
  /// the program.
  @preconcurrency @MainActor public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let observation = SelectorObservation(
      observer: observer as AnyObject, selector: aSelector, name: aName, object: anObject)
    observation.start(in: self)
  }

  /// Ends all observations of an observer, by method names and, if it is a block's token, by that.
  public nonisolated func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any, name: nil, object: nil)
    post(SelectorObservation.end(of: observer, name: nil, object: nil))
  }

  /// Ends an observer's observations of a notification; nil stands for any name or object.
  public nonisolated func removeObserver(
    _ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?
  ) {
    removeObserver(observer as Any, name: aName, object: anObject)
    post(SelectorObservation.end(of: observer, name: aName, object: anObject))
  }
}
