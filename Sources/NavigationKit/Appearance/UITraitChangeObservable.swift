import Foundation

/// Something that others can ask to be told of changed circumstances: a view or a controller.
@MainActor
public protocol UITraitChangeObservable {
  /// What is told: who is shown in other circumstances, and what they were.
  typealias TraitChangeHandler<Environment> = (
    _ traitEnvironment: Environment, _ previousCollection: UITraitCollection
  ) -> Void

  /// Has a handler run whenever one of some traits changes.
  ///
  /// - Returns: What ``unregisterForTraitChanges(_:)`` takes back.
  @discardableResult
  func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration

  /// Runs a handler no longer.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// What a registration for changed traits is taken back by.
@MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// A handler that waits for some traits to change.
final class TraitObserver: UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: (UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping (UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
  }

  func report(from old: UITraitCollection, to new: UITraitCollection) {
    if traits.contains(where: { $0.isDifferent(old, new) }) { handler(old) }
  }
}

extension UIView: UITraitChangeObservable {
  /// Has a handler run whenever one of some traits changes here.
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits) { [weak self] old in
      if let environment = self as? Environment { handler(environment, old) }
    }
    traitObservers.append(observer)
    return observer
  }

  /// Runs a handler no longer.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Has a handler run whenever one of some traits changes here.
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits) { [weak self] old in
      if let environment = self as? Environment { handler(environment, old) }
    }
    traitObservers.append(observer)
    return observer
  }

  /// Runs a handler no longer.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }
}
