import Foundation

/// How an associated object is kept; the names with NONATOMIC mean the same as those without.
public nonisolated enum objc_AssociationPolicy: UInt, Sendable {
  /// It is not retained. Here it is held weakly, and nil once it is gone.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// It is retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// It is copied, if it can be.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// It is retained.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// It is copied, if it can be.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The object that another keeps for a key; nil if it keeps none.
public nonisolated func objc_getAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer
) -> Any? {
  AssociatedObjects.all.value(of: object as AnyObject, key)
}

/// Has an object keep another for a key; nil removes it.
///
/// It is let go of some time after its owner has ended.
public nonisolated func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.all.set(AssociatedValue(value, policy), of: object as AnyObject, key)
}

/// Removes all values that an object keeps.
public nonisolated func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.all.removeAll(of: object as AnyObject)
}

/// The value that an object keeps for a key.
private nonisolated enum AssociatedValue {
  case kept(Any)
  case assigned(WeakObject)

  init?(_ value: Any?, _ policy: objc_AssociationPolicy) {
    guard let value else { return nil }
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: self = .assigned(WeakObject(value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      self = .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: self = .kept(value)
    }
  }

  var value: Any? {
    switch self {
    case .kept(let value): value
    case .assigned(let object): object.value
    }
  }
}

private nonisolated struct WeakObject {
  weak var value: AnyObject?
  init(_ value: AnyObject) { self.value = value }
}

/// The values that all objects of the program keep, as Objective-C's runtime stores them.
///
/// The lock guards its variables.
private nonisolated final class AssociatedObjects: @unchecked Sendable {
  static let all = AssociatedObjects()

  private struct Entry {
    let owner: WeakObject
    var values: [UnsafeRawPointer: AssociatedValue] = [:]
  }

  private static let fewest = 64

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// How many entries there may be before those of ended owners are removed.
  private var limit = fewest

  func value(of owner: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock { entry(of: owner)?.values[key]?.value }
  }

  func set(_ value: AssociatedValue?, of owner: AnyObject, _ key: UnsafeRawPointer) {
    // Removed values are released outside of the lock, as their deinitialisers may call back here.
    let old = lock.withLock {
      let ended = removeEnded()
      var entry = entry(of: owner) ?? Entry(owner: WeakObject(owner))
      let old = entry.values[key]
      entry.values[key] = value
      entries[ObjectIdentifier(owner)] = entry.values.isEmpty ? nil : entry
      return (old, ended)
    }
    withExtendedLifetime(old) {}
  }

  func removeAll(of owner: AnyObject) {
    let old = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(old) {}
  }

  private func entry(of owner: AnyObject) -> Entry? {
    let entry = entries[ObjectIdentifier(owner)]
    // Another object may have been in its place.
    return entry?.owner.value === owner ? entry : nil
  }

  /// Removes the entries of ended owners, now and then, so that each costs little.
  private func removeEnded() -> [Entry] {
    guard entries.count >= limit else { return [] }
    let ended = entries.filter { $0.value.owner.value == nil }
    for number in ended.keys { entries[number] = nil }
    limit = max(Self.fewest, entries.count * 2)
    return Array(ended.values)
  }
}
