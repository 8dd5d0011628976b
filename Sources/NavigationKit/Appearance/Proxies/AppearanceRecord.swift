import Foundation

/// What one proxy was told, and of which objects.
final class AppearanceRecord {
  /// Their class.
  let type: AnyClass
  /// What they are in, the innermost first.
  let containers: [AnyClass]
  /// What they are shown in; nil for whatever it is.
  let traits: UITraitCollection?
  /// What to set, in the order in which it was.
  private(set) var settings: [AppearanceSetting] = []

  init(type: AnyClass, containers: [AnyClass], traits: UITraitCollection?) {
    self.type = type
    self.containers = containers
    self.traits = traits
  }

  /// Whether it is of the same objects.
  func isOf(_ type: AnyClass, in containers: [AnyClass], for traits: UITraitCollection?) -> Bool {
    guard self.type == type, self.containers.elementsEqual(containers, by: ==) else { return false }
    guard let own = self.traits, let traits else { return self.traits == nil && traits == nil }
    return own.says(theSameAs: traits)
  }

  /// Takes what is to be set in place of what was said of the same before.
  func set(_ key: AppearanceKey, _ apply: @escaping (any AppearanceTaking) -> Void) {
    settings.removeAll { $0.key == key }
    settings.append(AppearanceSetting(key: key, apply: apply))
  }
}

/// One thing to be set.
struct AppearanceSetting {
  let key: AppearanceKey
  let apply: (any AppearanceTaking) -> Void
}
