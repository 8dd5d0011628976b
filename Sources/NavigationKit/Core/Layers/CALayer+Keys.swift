import Foundation

extension CALayer {
  /// Keeps a value, or sets the property of that key path, such as `transform.scale`.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }

  /// The value of a property by its key path, or one that was kept.
  public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  func set(_ value: Any?, named name: String) {
    guard let property = LayerProperty.builtIn(name) else { return keep(value, named: name) }
    guard let new = property.value(of: value) ?? (value == nil ? .color(.clear) : nil) else {
      return
    }
    change(name.split(separator: ".").first.map(String.init) ?? name) {
      var values = values
      property.set(new, &values)
      adopt(values)
    }
  }

  private func keep(_ value: Any?, named name: String) {
    change(name) { extras.values[name] = value }
    if Self.needsDisplay(forKey: name) { setNeedsDisplay() }
  }

  func value(named name: String) -> Any? {
    LayerProperty.builtIn(name)?.get(values)?.any ?? extras.values[name]
  }
}
