import SwiftSyntax

/// Members of UIKit that had other names or types in Swift 3 and 4, where a class overrides or has them.
struct FormerLabelRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    let methods = rewriting.source.types.flatMap(\.methods)
    for method in methods where method.name == "imagePickerController" {
      renewInfo(method.node.signature.parameterClause.parameters.last, in: &rewriting)
    }
    for method in methods where method.facts.isOverride {
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

  /// What was picked had keys that were texts.
  private func renewInfo(_ info: FunctionParameterSyntax?, in rewriting: inout Rewriting) {
    guard let info, info.firstName.text == "didFinishPickingMediaWithInfo",
      let type = info.type.as(DictionaryTypeSyntax.self), type.key.trimmedDescription == "String"
    else { return }
    rewriting.replace(type.range, with: "[UIImagePickerController.InfoKey: Any]")
  }

  private static let properties = [
    "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
    "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
  ]
}
