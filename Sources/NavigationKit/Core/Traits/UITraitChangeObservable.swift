import Foundation

/// A view or view controller whose trait changes can be observed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// Receives the view or controller whose traits have changed, and its previous traits.
  typealias TraitChangeHandler<Environment> = (
    _ traitEnvironment: Environment, _ previousCollection: UITraitCollection
  ) -> Void

  /// Calls a handler whenever one of the traits changes.
  ///
  /// - Returns: A registration to pass to ``unregisterForTraitChanges(_:)``.
  @discardableResult
  func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration

  /// Stops calling a handler.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// The registration of a handler for trait changes.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

/// A handler, with the traits it observes.
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
  /// Calls a handler whenever one of the traits changes.
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

  /// Stops calling a handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Calls a handler whenever one of the traits changes.
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

  /// Stops calling a handler.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }
}

extension UITraitChangeObservable {
  /// Calls a method of a target whenever one of the traits changes, with this view or controller and
  /// its former traits as far as the method takes them.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let target = TargetAction.object(target)
    return registerForTraitChanges(traits) { [weak target] (environment: Self, old) in
      if let target { action.send(to: target, environment, old) }
    }
  }

  /// Calls a method of its own whenever one of the traits changes.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (environment: Self, old) in
      TargetAction.object(environment).map { _ = action.send(to: $0, environment, old) }
    }
  }
}
