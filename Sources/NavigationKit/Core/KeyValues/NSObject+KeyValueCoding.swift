public import Foundation

// Members of a protocol's extension, so that a class can have its own.
extension NSObjectProtocol where Self: NSObject {
  /// The value of a property by its name: of those that tables name, see ``ClassTable``, and of UIKit's
  /// common ones; of user defaults, the value for a key.
  ///
  /// A name that the object has no property of stops the program.
  @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? {
    switch self {
    case let defaults as UserDefaults: return defaults.object(forKey: key)
    case let layer as CALayer: return layer.value(forKey: key)
    case let animation as CAAnimation: return animation.value(forKey: key)
    default: return outlet(key).get(self)
    }
  }

  /// Sets a property by its name; see ``value(forKey:)``.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKey key: String) {
    switch self {
    case let defaults as UserDefaults: defaults.set(value, forKey: key)
    case let layer as CALayer: layer.setValue(value, forKey: key)
    case let animation as CAAnimation: animation.setValue(value, forKey: key)
    default: set(value, key)
    }
  }

  /// The value of a property of a property, with dots between the names.
  @preconcurrency @MainActor
  public func value(forKeyPath keyPath: String) -> Any? {
    if let layer = self as? CALayer { return layer.value(forKeyPath: keyPath) }
    let (first, rest) = Self.parts(of: keyPath)
    let value = value(forKey: first)
    guard let rest else { return value }
    return (value as? NSObject)?.value(forKeyPath: rest)
  }

  /// Sets a property of a property, with dots between the names.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let layer = self as? CALayer { return layer.setValue(value, forKeyPath: keyPath) }
    let (first, rest) = Self.parts(of: keyPath)
    guard let rest else { return setValue(value, forKey: first) }
    (self.value(forKey: first) as? NSObject)?.setValue(value, forKeyPath: rest)
  }

  /// Sets several properties by their names.
  @preconcurrency @MainActor
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }

  /// The values of properties by their names.
  @preconcurrency @MainActor
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) }
  }

  private static func parts(of path: String) -> (first: String, rest: String?) {
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    return (parts.first ?? path, parts.count > 1 ? parts[1] : nil)
  }

  private func outlet(_ key: String) -> Outlet {
    guard let outlet = Outlet.named(key, of: self) else {
      preconditionFailure(
        "[\(type(of: self)) valueForKey:]: this class is not key value coding-compliant for the key"
          + " \(key): name the property in a ClassTable.")
    }
    return outlet
  }

  private func set(_ value: Any?, _ key: String) {
    guard outlet(key).set(self, value) else {
      preconditionFailure(
        "[\(type(of: self)) setValue:forKey:]: \(key) cannot be set to \(value ?? "nil").")
    }
  }
}
