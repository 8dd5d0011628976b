public import Foundation

// Members of a protocol's extension, so that a class can have its own.
extension NSObjectProtocol where Self: NSObject {
  /// Whether it has a method of a name; see ``SelectorResponding``.
  @preconcurrency @MainActor
  public func responds(to aSelector: Selector!) -> Bool {
    if let responder = self as? UIResponder { return responder.responds(to: aSelector) }
    return aSelector?.method(of: self) != nil
  }

  /// Calls a method by its name, and returns its result.
  ///
  /// Nothing is autoreleased here, so the result is not `Unmanaged`.
  @discardableResult
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector!) -> Any? { aSelector.send(to: self) }

  /// Calls a method by its name with an argument, and returns its result.
  @discardableResult
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector!, with object: Any!) -> Any? {
    aSelector.send(to: self, object)
  }

  /// Calls a method by its name with two arguments, and returns its result.
  @discardableResult
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Any? {
    aSelector.send(to: self, object1, object2)
  }
}
