import SwiftSyntax

/// The tables of a class for its declaration or one of its extensions: a table for each set of
/// conditions that members are in.
struct TypeTables {
  struct Table {
    /// The function that makes the table, a static method of the extended type.
    let function: String
    let conditions: [String]
    let entries: [TableEntry]
  }

  let type: TypeDeclaration
  /// Whether the type is generic, so that each of its types needs a table.
  let isGeneric: Bool
  let tables: [Table]
  /// The type that is extended to name the class.
  let extended: String
  /// Modifiers that hide members from the tables.
  let outOfSight: [DeclModifierSyntax]
  /// The remarks on members that no table can have, by their places.
  let remarks: [(offset: Int, message: String)]

  /// Makes the tables; nil for a type that has none.
  init?(_ type: TypeDeclaration, in index: ModuleIndex, named: Set<String>, function: String) {
    let members = NamedMembers(of: type, in: index, named: named)
    guard members.isOfClass, !type.facts.isUnavailable else { return nil }
    self.type = type
    isGeneric = index.isGeneric(type)
    guard let scope = TableScope(type) else {
      (extended, name, tables, outOfSight) = ("", "", [], [])
      remarks = members.hasSome ? [(type.start, Self.unreachable(type))] : []
      return
    }
    (extended, name) = (scope.extended, scope.name)
    let collected = members.entries(in: scope)
    let isListed = type.kind == .classType && !type.inherited.isEmpty
    let own = isListed ? [type.facts.conditions] : []
    let sets = (own + collected.entries.map(\.conditions)).reduce(into: [[String]]()) { sets, set in
      if !sets.contains(set) { sets.append(set) }
    }
    tables = sets.enumerated().map { number, conditions in
      Table(
        function: "\(function)_\(number)", conditions: conditions,
        entries: collected.entries.filter { $0.conditions == conditions })
    }
    outOfSight = scope.isOutside ? members.privateModifiers : []
    remarks = collected.remarks
  }

  /// The class's name in the extension that names it.
  private let name: String

  private static func unreachable(_ type: TypeDeclaration) -> String {
    "\(type.lastName) is out of sight of tables, so its members cannot be called by name: declare it"
      + " at file level"
  }

  var hasEntries: Bool { tables.contains { !$0.entries.isEmpty } }

  /// The extensions that make the tables.
  var declarations: [String] {
    tables.map { SourceTables.conditional(declaration(of: $0), $0.conditions) }
  }

  private func declaration(of table: Table) -> String {
    // Tables of generic classes are made where a source names the types in their angle brackets.
    let access = isGeneric ? "" : "fileprivate "
    return """
      extension \(extended) {
        @MainActor \(access)static func \(table.function)() -> ClassTable {
          ClassTable(\(([name + ".self"] + arguments(of: table)).joined(separator: ", ")))
        }
      }
      """
  }

  private func arguments(of table: Table) -> [String] {
    let other = type.kind == .classType ? type.facts.objectiveCName : nil
    return (other.map { ["name: \"\($0)\""] } ?? [])
      + literal("selectors", table.entries.filter { $0.kind == .selector })
      + literal("outlets", table.entries.filter { $0.kind == .outlet })
  }

  private func literal(_ label: String, _ entries: [TableEntry]) -> [String] {
    if entries.isEmpty { return [] }
    let lines = entries.map { "      \($0.text),\n" }.joined()
    return ["\(label): [\n\(lines)    ]"]
  }
}
