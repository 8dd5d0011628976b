public import Foundation

/// An observation of a property, for as long as it is kept.
public nonisolated final class NSKeyValueObservation: NSObject {
  private let observation: KeyValueObservation

  init(_ observation: KeyValueObservation) { self.observation = observation }

  deinit { observation.end() }

  /// Ends the observation.
  public func invalidate() { observation.end() }
}

/// An object whose properties are observed by key paths of Swift.
public protocol _KeyValueCodingAndObserving {}

nonisolated extension NSObject: _KeyValueCodingAndObserving {}

nonisolated extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Calls a function whenever a property changes, until the observation is invalidated or let go of.
  ///
  /// A property of an app's class tells at once, if its setter calls `willChangeValue(forKey:)` and
  /// `didChangeValue(forKey:)`; so do the geometry of UIKit's views and what scrolls. Any other
  /// property is looked at as each update of the screen ends.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = KeyValueObservation(
      of: self, path: .swift(keyPath), options: options,
      value: { ($0 as? Self)?[keyPath: keyPath] }
    ) { object, change in
      guard let object = object as? Self else { return }
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: change.new as? Value, oldValue: change.old as? Value,
          indexes: nil, isPrior: change.isPrior))
    }
    observation.begin()
    return NSKeyValueObservation(observation)
  }

  /// Tells observers that a property is about to change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservations.all.willChange(self, .swift(keyPath))
  }

  /// Tells observers that a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    KeyValueObservations.all.didChange(self, .swift(keyPath))
  }
}
