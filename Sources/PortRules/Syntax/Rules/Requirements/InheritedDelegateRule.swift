import SwiftSyntax

/// Methods of UIKit's delegates that a subclass adds to a class that adopts the protocol: without
/// Objective-C the class's own method is called, or the protocol's default.
struct InheritedDelegateRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    for type in rewriting.source.types where type.kind != .protocolType && type.kind != .valueType {
      for method in type.methods where !method.facts.isOverride && !method.facts.isStatic {
        guard let owner = Self.adopter(of: method, above: type, in: index) else { continue }
        rewriting.remark(
          .override, at: method.node.name,
          "\(method.name)(\(method.labels.map { $0.isEmpty ? "_:" : "\($0):" }.joined())) is not called, as"
            + " \(owner) adopts the protocol without it: declare it in \(owner), and override it here"
        )
      }
    }
  }

  /// The superclass that adopts the protocol of a method and lacks the method.
  private static func adopter(
    of method: MethodDeclaration, above type: TypeDeclaration, in index: ModuleIndex
  ) -> String? {
    guard let names = protocols(of: method) else { return nil }
    return index.chain(from: type.name).dropFirst().first { ancestor in
      let declarations = index.types[ancestor] ?? []
      return declarations.contains { !names.isDisjoint(with: $0.inheritedNames) }
        && !declarations.contains { $0.methods.contains { $0.hasName(of: method) } }
    }
  }

  /// The protocols that declare a method, or inherit one that does.
  private static func protocols(of method: MethodDeclaration) -> Set<String>? {
    let second = method.labels.dropFirst().first ?? ""
    switch method.name {
    case "tableView":
      return [dataSource.contains(second) ? "UITableViewDataSource" : "UITableViewDelegate"]
    case "collectionView" where second == "layout": return ["UICollectionViewDelegateFlowLayout"]
    case "collectionView":
      let delegates: Set = ["UICollectionViewDelegate", "UICollectionViewDelegateFlowLayout"]
      return dataSource.contains(second) ? ["UICollectionViewDataSource"] : delegates
    case "pickerView":
      return [dataSource.contains(second) ? "UIPickerViewDataSource" : "UIPickerViewDelegate"]
    default: return byStart.first { method.name.hasPrefix($0.start) }?.names
    }
  }

  /// The second labels of methods of data sources.
  private static let dataSource: Set = [
    "numberOfRowsInSection", "cellForRowAt", "titleForHeaderInSection", "titleForFooterInSection",
    "canEditRowAt", "canMoveRowAt", "commit", "moveRowAt", "sectionForSectionIndexTitle",
    "numberOfItemsInSection", "cellForItemAt", "viewForSupplementaryElementOfKind",
    "canMoveItemAt", "moveItemAt", "numberOfRowsInComponent",
  ]

  /// Whose methods begin with what.
  private static let byStart: [(start: String, names: Set<String>)] = [
    (
      "scrollView",
      [
        "UIScrollViewDelegate", "UITableViewDelegate", "UICollectionViewDelegate",
        "UITextViewDelegate",
      ]
    ),
    ("textField", ["UITextFieldDelegate"]), ("textView", ["UITextViewDelegate"]),
    ("searchBar", ["UISearchBarDelegate"]),
  ]
}
