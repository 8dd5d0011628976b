import Foundation
import ProgramArguments

/// The arguments and variables that the app under test is launched with.
enum LaunchSettings {
  /// The variables set by the last launch, with the values that they had before.
  @MainActor private static var replaced: [String: String?] = [:]

  /// Sets arguments and variables for the next launch, in the place of those of the last one.
  @MainActor
  static func apply(_ arguments: [String], _ environment: [String: String]) {
    for (name, value) in replaced { set(name, to: value) }
    replaced = Dictionary(
      uniqueKeysWithValues: environment.keys.map {
        ($0, ProcessInfo.processInfo.environment[$0])
      })
    for (name, value) in environment { set(name, to: value) }
    ProgramArguments.set([ProgramArguments.name] + arguments)
    let defaults = UserDefaults.standard
    defaults.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    defaults.setVolatileDomain(values(in: arguments), forName: UserDefaults.argumentDomain)
  }

  /// The values of arguments such as `-key value`.
  static func values(in arguments: [String]) -> [String: Any] {
    let pairs = zip(arguments, arguments.dropFirst()).filter { key, value in
      key.hasPrefix("-") && key.count > 1 && !value.hasPrefix("-")
    }
    return Dictionary(pairs.map { (String($0.dropFirst()), $1 as Any) }) { _, last in last }
  }

  /// The language that arguments ask for by `-AppleLanguages (de)`; nil if they name none.
  static func language(in arguments: [String]) -> String? {
    (values(in: arguments)["AppleLanguages"] as? String)?
      .firstMatch(of: /[A-Za-z]+(?:-[A-Za-z0-9]+)*/).map { String($0.0) }
  }

  private static func set(_ name: String, to value: String?) {
    if let value { setenv(name, value, 1) } else { unsetenv(name) }
  }
}
