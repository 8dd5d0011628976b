import Foundation
import Synchronization

/// Who observes properties of which objects: the program's, as in Objective-C.
///
/// The lock guards its variables; nobody is told of a change under it.
nonisolated final class KeyValueObservations: @unchecked Sendable {
  static let all = KeyValueObservations()

  private static let fewest = 64

  private let lock = NSRecursiveLock()
  private var observations: [ObjectIdentifier: [KeyValueObservation]] = [:]
  /// How many objects there may be before those that have ended are removed.
  private var limit = fewest
  /// How many observations there have been.
  private var number = 0
  private let count = Atomic(0)

  /// Whether anything is observed at all; costs nothing where nothing is.
  var isEmpty: Bool { count.load(ordering: .relaxed) == 0 }

  func add(_ observation: KeyValueObservation) {
    lock.withLock {
      removeEnded()
      number += 1
      observation.number = number
      observations[observation.key, default: []].append(observation)
      updateCount()
    }
  }

  func remove(_ observation: KeyValueObservation) {
    remove(at: observation.key) { $0 === observation }
  }

  /// Removes those of an object that a test chooses.
  func remove(from object: AnyObject, where isChosen: (KeyValueObservation) -> Bool) {
    remove(at: ObjectIdentifier(object), where: isChosen)
  }

  private func remove(at key: ObjectIdentifier, where isChosen: (KeyValueObservation) -> Bool) {
    lock.withLock {
      observations[key]?.removeAll(where: isChosen)
      if observations[key]?.isEmpty == true { observations[key] = nil }
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

  /// Anything may have changed; who observed first is told first.
  func lookAtAll() {
    guard !isEmpty else { return }
    let found = lock.withLock { observations.values.flatMap { $0 } }
    for observation in found.sorted(by: { $0.number < $1.number }) { observation.look() }
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
    let boxed = MainActorValue((path: path, object: object))
    let other = MainActor.assumeIsolated {
      MainActorValue(otherPath(boxed.value.path, of: boxed.value.object))
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

  /// Removes the observations of objects that have ended, now and then, so that each costs little.
  private func removeEnded() {
    guard observations.count >= limit else { return }
    observations = observations.mapValues { $0.filter { $0.object != nil } }
      .filter { !$0.value.isEmpty }
    limit = max(Self.fewest, observations.count * 2)
  }

  private func updateCount() { count.store(observations.count, ordering: .relaxed) }
}
