import SwiftSyntax

/// The file of a module as a whole: the tables of all its classes, the symbols of its assets, and how an
/// app starts.
struct ModuleFile {
  let index: ModuleIndex
  /// The functions that give the tables of each source that has some.
  let functions: [String]
  let start: AppStart?

  var module: Module { index.module }

  var text: String {
    let parts =
      [imports, formerNames, AssetSymbols(index).text, classes, delegate]
      + (start?.delegate.map { [conformance(of: $0)] } ?? []) + [preparation]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var imports: String {
    let ported = module.kind == .library ? [] : modulesWithTables
    let automation = module.isOfUITests ? ["XCUIAutomation"] : []
    return (["UIKit"] + automation + ported).map { "import \($0)" }.joined(separator: "\n")
  }

  /// Names that Swift 3 and 4 had, those that the module's sources use.
  private var formerNames: String {
    FormerName.used(in: index).map(\.declaration).joined(separator: "\n")
  }

  private var classes: String {
    let list = (functions.map { "\($0)()" } + uikitTables).map { "      \($0),\n" }.joined()
    return """
      /// The members that storyboards, selectors and key paths name.
      @MainActor public enum \(module.name)Classes {
        public static var tables: [ClassTable] {
          let tables: [[ClassTable]] = [
      \(list)    ]
          return tables.flatMap { $0 }
        }
      }
      """
  }

  /// The tables of UIKit's own methods that the module's selectors name.
  private var uikitTables: [String] {
    UIKitMethod.named(NamedSelectors(index).all).map { method in
      "[ClassTable(\(method.type).self, selectors: [\"\(method.selector)\": "
        + ".init { (o: \(method.type)) in \(method.entry) }])]"
    }
  }

  /// The modules whose classes storyboards may name beside the module's own.
  private var modulesWithTables: [String] {
    let hasPlaceholders = Framework.imported(in: index).contains {
      module.hasPlaceholders(for: $0.name)
    }
    return module.portedModules.sorted() + (hasPlaceholders ? ["AppleStandIns"] : [])
  }

  var allTables: String {
    ([module.name] + modulesWithTables).map { "\($0)Classes.tables" }.joined(separator: " + ")
  }

  private func conformance(of delegate: TypeDeclaration) -> String {
    let access = delegate.facts.isPublic ? "public " : ""
    return """
      extension \(delegate.name): PortedApplication {
        \(access)static var classTables: [ClassTable] { \(allTables) }
        \(access)static var informationPropertyList: String {
      \(propertyListLiteral)
        }
      }
      """
  }

  /// The property list as a literal, with as many `#` as none of its text can end.
  private var propertyListLiteral: String {
    let list = module.informationPropertyList
    var marks = "#"
    while list.contains("\"\"\"\(marks)") || list.contains("\\\(marks)") { marks += "#" }
    if list.isEmpty { return "    \"\"" }
    let lines = list.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return "\(marks)\"\"\"\n\(lines.joined(separator: "\n"))\n\"\"\"\(marks)"
  }
}
