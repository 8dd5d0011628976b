import Foundation

/// The values set on one proxy, and the objects that they apply to.
final class AppearanceRecord {
  /// The class of the objects.
  let type: AnyClass
  /// The classes of the containers that the objects must be in, the innermost first.
  let containers: [AnyClass]
  /// The traits that the objects must be shown with; nil for any.
  let traits: UITraitCollection?
  /// The values to set, in the order in which the app set them.
  private(set) var settings: [AppearanceSetting] = []

  init(type: AnyClass, containers: [AnyClass], traits: UITraitCollection?) {
    self.type = type
    self.containers = containers
    self.traits = traits
  }

  /// Makes another with the same values.
  convenience init(copying other: AppearanceRecord) {
    self.init(type: other.type, containers: other.containers, traits: other.traits)
    settings = other.settings
  }

  /// Whether the record applies to the same objects.
  func isOf(_ type: AnyClass, in containers: [AnyClass], for traits: UITraitCollection?) -> Bool {
    guard self.type == type, self.containers.elementsEqual(containers, by: ==) else { return false }
    guard let own = self.traits, let traits else { return self.traits == nil && traits == nil }
    return own.isEqual(to: traits)
  }

  /// Adds a setting, replacing an earlier one with the same key.
  func set(_ key: AppearanceKey, _ apply: @escaping (any AppearanceCustomizable) -> Void) {
    settings.removeAll { $0.key == key }
    settings.append(AppearanceSetting(key: key, apply: apply))
  }
}

/// One value that a proxy sets, as a closure that sets it on an object.
struct AppearanceSetting {
  let key: AppearanceKey
  let apply: (any AppearanceCustomizable) -> Void
}
