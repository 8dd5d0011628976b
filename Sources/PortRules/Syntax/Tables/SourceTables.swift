import SwiftSyntax

/// The tables of the classes that a source declares or extends, as the declarations that follow it.
///
/// They are in the same file, where private members can be named.
struct SourceTables {
  private let source: ParsedSource
  private let types: [TypeTables]
  /// The tables of the module's generic classes, by the classes' names.
  private let generic: [String: [TypeTables]]
  private let index: ModuleIndex
  private let function: String

  init(
    source number: Int, types: [TypeTables], generic: [String: [TypeTables]], in index: ModuleIndex,
    function: String
  ) {
    source = index.sources[number]
    self.types = types
    self.generic = generic
    self.index = index
    self.function = function
  }

  /// The function that gives them; nil if there are none.
  var functionName: String? { calls.isEmpty ? nil : function }

  func apply(to rewriting: inout Rewriting) {
    for type in types {
      type.declarations.forEach { rewriting.declare($0) }
      for modifier in type.outOfSight { rewriting.strike(modifier.range) }
      for (offset, message) in type.remarks { rewriting.remark(.table, at: offset, message) }
      if type.isGeneric, type.hasEntries, !isSpecialized(type) {
        rewriting.remark(
          .table, at: type.type.start,
          "\(type.type.name) is generic, and no source names its types: make a subclass of \(type.type.name)<…>"
        )
      }
    }
    if calls.isEmpty { return }
    let body = calls.map { Self.conditional("  tables.append(\($0.text))", $0.conditions) }
    rewriting.declare(
      (["@MainActor func \(function)() -> [ClassTable] {", "  var tables: [ClassTable] = []"] + body
        + ["  return tables", "}"]).joined(separator: "\n"))
  }

  /// Lines inside of the `#if` that a declaration is in.
  static func conditional(_ text: String, _ conditions: [String]) -> String {
    (conditions.map { "#if \($0)" } + [text] + conditions.map { _ in "#endif" })
      .joined(separator: "\n")
  }

  // MARK: Calls of the functions that make them

  private struct Call {
    let text: String
    let conditions: [String]
  }

  private var calls: [Call] { plainCalls + specializedCalls }

  private var plainCalls: [Call] {
    types.filter { !$0.isGeneric }.flatMap { type in
      type.tables.map { Call(text: "\(type.extended).\($0.function)()", conditions: $0.conditions) }
    }
  }

  /// For each of the types in angle brackets that the source has.
  private var specializedCalls: [Call] {
    let specializations = source.sites.specializations
    return specializations.keys.sorted().flatMap { name in
      (generic[name] ?? []).filter { $0.type.path.count == 1 }.flatMap(\.tables).flatMap { table in
        accessible(specializations[name] ?? []).map { arguments in
          Call(text: "\(name)\(arguments).\(table.function)()", conditions: table.conditions)
        }
      }
    }
  }

  private func isSpecialized(_ type: TypeTables) -> Bool {
    type.type.path.count == 1
      && index.sources.contains {
        !accessible($0.sites.specializations[type.type.lastName] ?? []).isEmpty
      }
  }

  /// Those whose types mean the same at file level.
  private func accessible(_ arguments: Set<String>) -> [String] {
    arguments.sorted().filter { arguments in
      arguments.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.allSatisfy {
        index.isAccessible(String($0))
      }
    }
  }
}

extension ModuleIndex {
  private static let plain: Set = [
    "Int", "String", "Double", "Float", "Bool", "Character", "Date", "Data", "URL", "UUID", "Any",
    "AnyObject", "CGFloat", "IndexPath", "Void", "any",
  ]

  /// Whether a name is of a type that any place in the module can name.
  fileprivate func isAccessible(_ name: String) -> Bool {
    let declared = types[name]?.contains { $0.kind != .extensionOfType && !$0.isLocal } == true
    let isApples = name.hasPrefix("UI") || name.hasPrefix("NS")
    return declared || Self.plain.contains(name) || (isApples && !declares(name))
  }
}
