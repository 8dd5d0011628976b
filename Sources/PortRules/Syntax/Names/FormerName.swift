import SwiftSyntax

/// A name that Swift 3 and 4 had for something of UIKit's, as a declaration that brings it back.
struct FormerName {
  /// The name, or the label that only the former one had.
  let name: String
  let declaration: String

  static let all = types + constants + notifications + functions + members

  /// Those that a module's sources use and do not declare themselves.
  static func used(in index: ModuleIndex) -> [FormerName] {
    let mentions = index.sources.flatMap(\.sites.mentions).map(\.name)
    let labels = index.sources.flatMap(\.sites.calls).flatMap(\.arguments).compactMap(\.label?.text)
    let used = Set(mentions + labels)
    return all.filter {
      used.contains($0.name) && !index.declares($0.name) && index.methods[$0.name] == nil
    }
  }

  /// A type by its former name.
  static func type(_ name: String, _ now: String) -> FormerName {
    FormerName(name: name, declaration: "public typealias \(name) = \(now)")
  }

  /// A constant by its former name.
  static func constant(_ name: String, _ type: String, _ now: String) -> FormerName {
    FormerName(
      name: name, declaration: "@preconcurrency @MainActor public var \(name): \(type) { \(now) }")
  }

  /// A notification's name by its former name.
  static func notification(_ name: String, _ now: String) -> FormerName {
    FormerName(
      name: name,
      declaration:
        "extension NSNotification.Name { @preconcurrency @MainActor public static var \(name): Self { \(now) } }"
    )
  }

  /// A member of a class by its former name.
  static func member(_ name: String, of type: String, _ declaration: String) -> FormerName {
    FormerName(name: name, declaration: "extension \(type) { public \(declaration) }")
  }
}
