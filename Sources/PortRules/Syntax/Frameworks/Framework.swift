import SwiftSyntax

/// One of Apple's frameworks, and the fate of its import.
struct Framework {
  enum Fate {
    /// Linux has it, or the library has its name.
    case here
    /// The names of it that apps use come with `UIKit`.
    case covered
    /// The product `AppleStandIns` has it, and it works.
    case replaced
    /// A product of a package has it, which only a port that imports it needs.
    case product(named: String)
    /// It is not here; the text says what to do instead.
    case foreign(instead: String)
  }

  let name: String
  let fate: Fate
  /// The prefixes of its names, before a capital letter.
  let prefixes: [String]
  /// Names without such a prefix.
  let names: Set<String>

  /// Whether the product `AppleStandIns` has placeholders for it.
  var hasPlaceholders: Bool { Self.withPlaceholders.contains(name) }

  /// Whether the framework declares a name.
  func declares(_ name: String) -> Bool {
    names.contains(name)
      || prefixes.contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
      }
  }

  /// Whether a module that imports the framework gets nothing of it, not even placeholders.
  func isMissing(in module: Module) -> Bool {
    guard case .foreign = fate else { return false }
    return !module.hasPlaceholders(for: name)
  }

  /// The frameworks that the sources of a module import.
  static func imported(in index: ModuleIndex) -> [Framework] {
    let names = Set(index.sources.flatMap(\.sites.imports).compactMap { $0.path.first?.name.name })
    return names.sorted().compactMap(named)
  }

  /// The framework of a name; nil for another module.
  static func named(_ name: String) -> Framework? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}
