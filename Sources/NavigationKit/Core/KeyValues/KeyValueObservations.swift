import Foundation
import Synchronization

/// Who observes properties of which objects: the program's, as in Objective-C.
///
/// The lock guards its variables; nobody is told of a change under it.
nonisolated final class KeyValueObservations: @unchecked Sendable {
  static let all = KeyValueObservations()

  private let lock = NSRecursiveLock()
  private var observations: [ObjectIdentifier: [KeyValueObservation]] = [:]
  private let count = Atomic(0)

  /// Whether anything is observed at all; costs nothing where nothing is.
  var isEmpty: Bool { count.load(ordering: .relaxed) == 0 }

  func add(_ observation: KeyValueObservation, to object: AnyObject) {
    lock.withLock {
      removeEnded()
      observations[ObjectIdentifier(object), default: []].append(observation)
      updateCount()
    }
  }

  func remove(_ observation: KeyValueObservation) {
    remove { $0 === observation }
  }

  /// Removes those of an object that a test chooses.
  func remove(from object: AnyObject? = nil, where isChosen: (KeyValueObservation) -> Bool) {
    lock.withLock {
      let keys = object.map { [ObjectIdentifier($0)] } ?? Array(observations.keys)
      for key in keys {
        observations[key]?.removeAll(where: isChosen)
        if observations[key]?.isEmpty == true { observations[key] = nil }
      }
      updateCount()
    }
  }

  /// A property of an object is about to be set.
  func willChange(_ object: AnyObject, _ path: KeyValuePath) {
    for observation in observers(of: object, path) { observation.willChange() }
  }

  /// A property of an object was set.
  func didChange(_ object: AnyObject, _ path: KeyValuePath) {
    for observation in observers(of: object, path) { observation.didChange() }
  }

  /// Something of an object may have changed.
  func look(at object: AnyObject) {
    guard !isEmpty else { return }
    let found = lock.withLock { observations[ObjectIdentifier(object)] ?? [] }
    for observation in found where observation.object === object { observation.look() }
  }

  /// Anything may have changed.
  func lookAtAll() {
    guard !isEmpty else { return }
    for observation in lock.withLock({ observations.values.flatMap { $0 } }) {
      observation.look()
    }
  }

  private func observers(of object: AnyObject, _ path: KeyValuePath) -> [KeyValueObservation] {
    guard !isEmpty else { return [] }
    let found = lock.withLock { observations[ObjectIdentifier(object)] ?? [] }
    guard !found.isEmpty else { return [] }
    let paths = Self.paths(path, of: object)
    return found.filter { $0.object === object && paths.contains($0.path) }
  }

  /// The ways in which a property of an object may be named.
  private static func paths(_ path: KeyValuePath, of object: AnyObject) -> [KeyValuePath] {
    guard MainActor.isCurrent else { return [path] }
    let told = MainActorValue((path: path, object: object))
    let other = MainActor.assumeIsolated {
      MainActorValue(otherPath(told.value.path, of: told.value.object))
    }.value
    return [path, other].compactMap { $0 }
  }

  @MainActor private static func otherPath(
    _ path: KeyValuePath, of object: AnyObject
  ) -> KeyValuePath? {
    switch path {
    case .names(let name): Outlet.named(name, of: object)?.path.map(KeyValuePath.swift)
    case .swift(let path):
      ClassTable.name(of: path, in: type(of: object)).map(KeyValuePath.names)
    }
  }

  private func removeEnded() {
    for (key, found) in observations where found.contains(where: { $0.object == nil }) {
      observations[key] = found.filter { $0.object != nil }
    }
    observations = observations.filter { !$0.value.isEmpty }
  }

  private func updateCount() { count.store(observations.count, ordering: .relaxed) }
}
