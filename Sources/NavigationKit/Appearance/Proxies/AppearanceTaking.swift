import Foundation

/// An object that takes its looks from proxies, or is one.
protocol AppearanceTaking: UIAppearance {
  /// How it stands to proxies.
  var appearanceStanding: AppearanceStanding { get set }
}

/// How an object stands to appearance proxies.
enum AppearanceStanding {
  /// It takes what proxies say, but for what it was given itself.
  case ordinary(given: [AppearanceKey])
  /// What is set now is not its owner's doing.
  case taking(given: [AppearanceKey])
  /// It stands for all objects of a class.
  case proxy(AppearanceRecord)

  /// A new object's.
  static let new = AppearanceStanding.ordinary(given: [])

  /// Notes that the owner set something.
  mutating func note(_ key: AppearanceKey) {
    guard case .ordinary(let given) = self, !given.contains(key) else { return }
    self = .ordinary(given: given + [key])
  }
}

/// What can be set by proxy: a property, or what a method sets for some parameters.
enum AppearanceKey: Hashable {
  case property(AnyKeyPath)
  case method(String, [AnyHashable])
}

extension AppearanceTaking {
  /// A property that UIKit marks for proxies was set; all that it takes to have one.
  func customized<Value>(_ property: ReferenceWritableKeyPath<Self, Value>) {
    guard case .proxy(let record) = appearanceStanding else {
      return appearanceStanding.note(.property(property))
    }
    let value = self[keyPath: property]
    record.set(.property(property)) { ($0 as? Self)?[keyPath: property] = value }
  }

  /// The same for what a method sets: of which parameters, and how others are given it too.
  func customized(
    _ method: String = #function, for parameters: AnyHashable..., by set: @escaping (Self) -> Void
  ) {
    let key = AppearanceKey.method(method, parameters)
    guard case .proxy(let record) = appearanceStanding else { return appearanceStanding.note(key) }
    record.set(key) { ($0 as? Self).map(set) }
  }

  /// Sets what counts until the owner or a proxy says otherwise.
  func byDefault(_ set: () -> Void) {
    guard case .ordinary(let given) = appearanceStanding else { return set() }
    appearanceStanding = .taking(given: given)
    set()
    appearanceStanding = .ordinary(given: given)
  }

  /// The proxy of the class, as an object of what UIKit has it as; never one of a class of somebody's own.
  static func proxy<Proxy: AppearanceTaking>(
    _ make: @autoclosure () -> Proxy, for traits: UITraitCollection? = nil,
    in containers: [any UIAppearanceContainer.Type] = []
  ) -> Proxy {
    guard let application = Stage.current?.application else {
      preconditionFailure(
        "\(self).appearance() is the proxy of an app that runs: call it while the app is launched or handles an event."
      )
    }
    return application.appearances.proxy(
      of: self, in: containers.map { $0 as AnyClass }, for: traits, make)
  }
}
