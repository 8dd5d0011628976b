import Foundation

/// How an observed property is named.
nonisolated enum KeyValuePath: Hashable {
  /// By a key path of Swift.
  case swift(AnyKeyPath)
  /// By names, with dots between them.
  case names(String)
}

/// An observation of a property of an object, which is held weakly.
///
/// Its variables are guarded by the lock of those that are observed.
nonisolated final class KeyValueObservation: @unchecked Sendable {
  /// A change, as far as the options ask for it.
  struct Change {
    let old: Any?
    let new: Any?
    let isPrior: Bool
  }

  let path: KeyValuePath
  /// The identifier of the object, also once it has ended.
  let key: ObjectIdentifier
  /// Its place in the order in which observations began.
  var number = 0
  /// The observer by names, and the context by which it knows the observation; nil for others.
  weak var observer: AnyObject?
  var context: UnsafeMutableRawPointer?
  private(set) weak var object: AnyObject?
  private let options: NSKeyValueObservingOptions
  private let value: (AnyObject) -> Any?
  private let notify: (AnyObject, Change) -> Void
  /// The value that was last sent or read.
  private var last: Any?

  init(
    of object: AnyObject, path: KeyValuePath, options: NSKeyValueObservingOptions,
    value: @escaping (AnyObject) -> Any?, notify: @escaping (AnyObject, Change) -> Void
  ) {
    (self.object, self.path, self.options) = (object, path, options)
    key = ObjectIdentifier(object)
    (self.value, self.notify) = (value, notify)
  }

  func begin() {
    guard let object else { return }
    KeyValueObservations.all.add(self)
    last = value(object)
    if options.contains(.initial) { send(object, old: nil, new: last) }
  }

  func end() { KeyValueObservations.all.remove(self) }

  /// The property is about to change.
  func willChange() {
    guard let object else { return }
    last = value(object)
    if options.contains(.prior) { send(object, old: last, new: nil, isPrior: true) }
  }

  /// The property was set.
  func didChange() {
    guard let object else { return }
    let (old, new) = (last, value(object))
    last = new
    send(object, old: old, new: new)
  }

  /// Notifies the observer if the property has another value than it had last.
  func look() {
    guard let object else { return }
    let (old, new) = (last, value(object))
    guard !isSame(old, new) else { return }
    last = new
    send(object, old: old, new: new)
  }

  private func send(_ object: AnyObject, old: Any?, new: Any?, isPrior: Bool = false) {
    notify(
      object,
      Change(
        old: options.contains(.old) ? old : nil, new: options.contains(.new) ? new : nil,
        isPrior: isPrior))
  }

  /// Whether two values are the same, as far as that can be told: objects by their identity.
  private func isSame(_ old: Any?, _ new: Any?) -> Bool {
    func equals<Value: Equatable>(_ old: Value, _ new: Any) -> Bool { old == new as? Value }
    guard let old = flattened(old), let new = flattened(new) else {
      return flattened(old) == nil && flattened(new) == nil
    }
    if type(of: old) is AnyClass { return (old as AnyObject) === (new as AnyObject) }
    guard let old = old as? any Equatable else { return true }
    return equals(old, new)
  }
}
