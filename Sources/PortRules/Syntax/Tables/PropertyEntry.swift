import SwiftSyntax

/// A property as entries of tables: one of outlets, and its methods if selectors name them.
struct PropertyEntry {
  let property: PropertyDeclaration
  let scope: TableScope
  let text: SourceText

  /// Whether a table can have it at all.
  var isPossible: Bool {
    !property.facts.isStatic && !property.facts.attributes.contains("NSManaged")
  }

  var outlet: TableEntry {
    entry(.outlet, "\"\(property.getter)\": .init(\\\(scope.name).\(property.written))")
  }

  /// The methods that selectors name.
  func accessors(named: Set<String>) -> [TableEntry] {
    let start = ".init { (o: \(scope.name)) in {"
    let getter = "\"\(property.getter)\": \(start) o.\(property.written) } }"
    let setter = "\"\(property.setter)\": \(start) \(parameter) in o.\(property.written) = a } }"
    return (named.contains(property.getter) ? [entry(.selector, getter)] : [])
      + (named.contains(property.setter) && isSettable ? [entry(.selector, setter)] : [])
  }

  private func entry(_ kind: TableEntry.Kind, _ text: String) -> TableEntry {
    TableEntry(kind: kind, text: text, conditions: property.facts.conditions)
  }

  private var parameter: String {
    guard scope.isWhole, let type = property.binding.typeAnnotation?.type else { return "a" }
    return "(a: \(text.typeName(type)))"
  }

  private var isSettable: Bool {
    if property.isConstant { return false }
    guard let block = property.binding.accessorBlock else { return true }
    guard case .accessors(let accessors) = block.accessors else { return false }
    return !accessors.isReadOnly
  }
}

extension AccessorDeclListSyntax {
  fileprivate var isReadOnly: Bool {
    let names = Set(map(\.accessorSpecifier.text))
    return names.contains("get") && !names.contains("set")
  }
}
