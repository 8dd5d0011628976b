public import Foundation

extension NSObject {
  /// Whether it has a method of a name; see ``SelectorResponding``.
  public func responds(to aSelector: Selector!) -> Bool { aSelector?.method(of: self) != nil }

  /// Calls a method by its name; what it returns.
  ///
  /// Nothing is autoreleased here, so what is returned is itself, and no `Unmanaged`.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Any? { aSelector.send(to: self) }

  /// Calls a method by its name with an argument; what it returns.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Any? {
    aSelector.send(to: self, object)
  }

  /// Calls a method by its name with two arguments; what it returns.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Any? {
    aSelector.send(to: self, object1, object2)
  }
}
