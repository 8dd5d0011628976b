import SwiftSyntax

/// Members of UIKit that had other names in Swift 3 and 4, where a class overrides them.
struct FormerLabelRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    for method in rewriting.source.types.flatMap(\.methods) where method.facts.isOverride {
      guard let label = method.node.signature.parameterClause.parameters.first?.firstName,
        label.text == "toParentViewController", ["willMove", "didMove"].contains(method.name)
      else { continue }
      rewriting.fill(label.range, with: "toParent")
    }
    for property in rewriting.source.types.flatMap(\.properties) where property.facts.isOverride {
      guard let name = Self.properties[property.name] else { continue }
      rewriting.fill(property.binding.pattern.range, with: name)
    }
  }

  private static let properties = [
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
  ]
}
