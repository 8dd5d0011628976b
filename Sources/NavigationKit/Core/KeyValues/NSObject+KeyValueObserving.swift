public import Foundation

// Members of a protocol's extension, so that a class can have its own.
nonisolated extension NSObjectProtocol where Self: NSObject {
  /// Tells observers that a property is about to change; an app's setters call it before the change.
  public func willChangeValue(forKey key: String) {
    KeyValueObservations.all.willChange(self, .names(key))
  }

  /// Tells observers that a property has changed; an app's setters call it after the change.
  public func didChangeValue(forKey key: String) {
    KeyValueObservations.all.didChange(self, .names(key))
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Has an observer told whenever a property that names lead to changes, by its
  /// `observeValue(forKeyPath:of:change:context:)`, until it is removed or one of the two ends.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let observation = NamedObservation(observer: observer, keyPath: keyPath, context: context)
    observation.begin(of: self, options)
  }

  /// Ends an observer's observation of a property.
  @preconcurrency @MainActor
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    NamedObservation.end(of: self, by: observer, keyPath) { $0 == context }
  }

  /// Ends an observer's observation of a property.
  @preconcurrency @MainActor
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    NamedObservation.end(of: self, by: observer, keyPath) { _ in true }
  }
}

/// An observer's observation by names.
private struct NamedObservation {
  /// The method that an observer is told by.
  private static let selector = Selector("observeValueForKeyPath:ofObject:change:context:")

  weak var observer: NSObject?
  let keyPath: String
  let context: UnsafeMutableRawPointer?

  func begin(of object: NSObject, _ options: NSKeyValueObservingOptions) {
    let keyPath = keyPath
    let observation = KeyValueObservation(
      of: object, path: .names(keyPath), options: options,
      value: { object in
        let object = MainActorValue(object)
        return MainActor.assumeIsolated {
          MainActorValue((object.value as? NSObject)?.value(forKeyPath: keyPath))
        }.value
      },
      notify: { object, change in
        let boxed = MainActorValue((object: object, change: change, observation: self))
        MainActor.assumeIsolated {
          boxed.value.observation.notify(boxed.value.object, boxed.value.change)
        }
      })
    observation.observer = observer
    observation.context = context
    observation.begin()
  }

  private func notify(_ object: AnyObject, _ change: KeyValueObservation.Change) {
    guard let observer else { return }
    var facts: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    facts[.newKey] = change.new
    facts[.oldKey] = change.old
    if change.isPrior { facts[.notificationIsPriorKey] = true }
    if let responder = observer as? UIResponder {
      responder.observeValue(forKeyPath: keyPath, of: object, change: facts, context: context)
    } else {
      Self.selector.send(to: observer, keyPath, object, facts, context)
    }
  }

  static func end(
    of object: NSObject, by observer: NSObject, _ keyPath: String,
    _ isContext: (UnsafeMutableRawPointer?) -> Bool
  ) {
    KeyValueObservations.all.remove(from: object) {
      $0.path == .names(keyPath) && $0.observer === observer && isContext($0.context)
    }
  }
}
