import Foundation

/// An object that appearance proxies can style, or that is a proxy itself.
protocol AppearanceCustomizable: UIAppearance {
  /// Whether it is styled by proxies or is a proxy.
  var appearanceRole: AppearanceRole { get set }
}

/// The part that an object has in appearance proxies.
enum AppearanceRole {
  /// Proxies style it, except for the given keys, which were set on the object itself.
  case ordinary(overrides: [AppearanceKey])
  /// Values of proxies or defaults are being set, which do not count as set on the object itself.
  case applying(overrides: [AppearanceKey])
  /// It is a proxy: values set on it are recorded for all objects of a class.
  case proxy(AppearanceRecord)

  /// The role of a new object.
  static let new = AppearanceRole.ordinary(overrides: [])

  /// Records that a value was set on the object itself, which proxies must not replace.
  mutating func record(_ key: AppearanceKey) {
    guard case .ordinary(let overrides) = self, !overrides.contains(key) else { return }
    self = .ordinary(overrides: overrides + [key])
  }
}

/// Identifies a value that proxies can set: a property, or a method with its identifying
/// parameters.
enum AppearanceKey: Hashable {
  case property(AnyKeyPath)
  case method(String, [AnyHashable])
}

extension AppearanceCustomizable {
  /// Call this after a property was set, to let proxies set it.
  func customized<Value>(_ property: ReferenceWritableKeyPath<Self, Value>) {
    guard case .proxy(let record) = appearanceRole else {
      return appearanceRole.record(.property(property))
    }
    let value = self[keyPath: property]
    record.set(.property(property)) { ($0 as? Self)?[keyPath: property] = value }
  }

  /// Call this in a method to let proxies call it.
  ///
  /// - Parameters:
  ///   - parameters: The parameters that identify the value, such as a state.
  ///   - set: Calls the method with the same arguments on another object.
  func customized(
    _ method: String = #function, for parameters: AnyHashable..., by set: @escaping (Self) -> Void
  ) {
    let key = AppearanceKey.method(method, parameters)
    guard case .proxy(let record) = appearanceRole else { return appearanceRole.record(key) }
    record.set(key) { ($0 as? Self).map(set) }
  }

  /// Sets values that do not count as set on the object itself, so that proxies can still replace
  /// them.
  func byDefault(_ set: () -> Void) {
    guard case .ordinary(let overrides) = appearanceRole else { return set() }
    appearanceRole = .applying(overrides: overrides)
    set()
    appearanceRole = .ordinary(overrides: overrides)
  }

  /// The proxy of the class: an object of a UIKit class, even if the class is a subclass by the
  /// app.
  static func proxy<Proxy: AppearanceCustomizable>(
    _ make: @autoclosure () -> Proxy, for traits: UITraitCollection?,
    in containers: [any UIAppearanceContainer.Type]
  ) -> Proxy {
    UIApplication.shared.appearances.proxy(
      of: self, in: containers.map { $0 as AnyClass }, for: traits, make)
  }
}
