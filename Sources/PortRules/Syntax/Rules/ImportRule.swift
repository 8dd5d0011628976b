import SwiftSyntax

/// Imports: frameworks that are not here go, or another product takes their place, and
/// `UIKit` comes where a source gets it from another module or a bridging header.
struct ImportRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    rewriting.importModule("UIKit")
    for node in rewriting.source.sites.imports { apply(to: node, &rewriting, in: index.module) }
  }

  private func apply(
    to node: ImportDeclSyntax, _ rewriting: inout Rewriting, in module: Module
  ) {
    guard let first = node.path.first else { return }
    let name = first.name.name
    if module.hasModule(name) { return }
    switch Framework.named(name)?.fate {
    case .here: shorten(node, to: name, in: &rewriting)
    case .covered: rewriting.strike(node.range)
    case .replaced where module.standIns != .none:
      replace(node, by: "AppleStandIns", in: &rewriting)
    case .product(let product) where module.hasModule(product):
      replace(node, by: product, in: &rewriting)
    case .product(let product):
      rewriting.strike(node.range)
      rewriting.remark(
        .framework, at: node,
        "\(name) comes with \(product), which the package does not use yet: run navshell port again"
      )
    case .replaced:
      rewriting.strike(node.range)
      rewriting.remark(
        .framework, at: node,
        "\(name) comes with AppleStandIns, which the package does not use yet: run navshell port again"
      )
    case .foreign where module.hasPlaceholders(for: name):
      replace(node, by: "AppleStandIns", in: &rewriting)
      rewriting.remark(.standIn, at: node, "\(name): placeholders stand in for it")
    case .foreign(let instead):
      rewriting.strike(node.range)
      rewriting.remark(
        .framework, at: node, "\(name) is not on Linux: \(instead)\(Self.alternative(for: name))")
    case nil:
      rewriting.strike(node.range)
      rewriting.remark(
        .framework, at: node,
        "\(name) is no module of the project: add its package to Package.swift, or leave its uses out"
      )
    }
  }

  /// Makes `import UIKit` of `import class UIKit.UIView` and of an import of a part of UIKit.
  private func shorten(_ node: ImportDeclSyntax, to name: String, in rewriting: inout Rewriting) {
    guard node.importKindSpecifier != nil || node.path.count > 1 else { return }
    rewriting.fill(Self.imported(by: node), with: name)
  }

  /// Changes the import to one of another module, which has the framework's names.
  private func replace(
    _ node: ImportDeclSyntax, by module: String, in rewriting: inout Rewriting
  ) {
    rewriting.fill(Self.imported(by: node), with: module)
  }

  /// The range of the text after `import`.
  private static func imported(by node: ImportDeclSyntax) -> Range<Int> {
    let start = node.importKindSpecifier?.range.lowerBound ?? node.path.range.lowerBound
    return start..<node.path.range.upperBound
  }

  private static func alternative(for name: String) -> String {
    Framework.named(name)?.hasPlaceholders == true ? ", or port it with --stand-ins" : ""
  }
}

extension Module {
  /// Whether a module is one of the project's own or of its packages.
  fileprivate func hasModule(_ name: String) -> Bool {
    portedModules.contains(name) || otherModules.contains(name)
  }

  /// Whether placeholders take the place of a framework.
  func hasPlaceholders(for name: String) -> Bool {
    standIns == .all && Framework.named(name)?.hasPlaceholders == true
  }
}
