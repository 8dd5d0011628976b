import SwiftSyntax

/// Uses of frameworks that are not here: each use is found, in whatever file, if the module imports
/// the framework.
///
/// Uses that have a placeholder are findings of the kind `standIn`.
struct FrameworkUseRule: Rule {
  private let imported: [Framework]
  private let unneeded: UnneededMembersRule

  init(_ index: ModuleIndex, unneeded: UnneededMembersRule) {
    imported = Framework.imported(in: index)
    self.unneeded = unneeded
  }

  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    if imported.isEmpty { return }
    let findings = findings(for: Set(rewriting.source.sites.mentions.map(\.name)), in: index)
    for mention in rewriting.source.sites.mentions {
      guard let finding = findings[mention.name],
        !unneeded.leavesOut(mention, in: rewriting.number)
      else { continue }
      rewriting.remark(finding.kind, at: mention.node, finding.message)
    }
  }

  private typealias NameFinding = (kind: Finding.Kind, message: String)

  /// The finding for each name that is of a framework.
  private func findings(for names: Set<String>, in index: ModuleIndex) -> [String: NameFinding] {
    names.reduce(into: [:]) { findings, name in
      guard let framework = imported.first(where: { $0.declares(name) }), !index.declares(name)
      else { return }
      findings[name] = finding(for: name, of: framework, in: index.module)
    }
  }

  private func finding(
    for name: String, of framework: Framework, in module: Module
  ) -> NameFinding? {
    let hasStandIn = Framework.standInNames.contains(name)
    switch framework.fate {
    case .here, .covered, .product: return nil
    case .replaced where hasStandIn: return nil
    case .replaced:
      return (
        .use, "\(name) is of \(framework.name), and AppleStandIns does not have it: leave it out"
      )
    case .foreign where hasStandIn && module.hasPlaceholders(for: framework.name):
      return (.standIn, "\(name) of \(framework.name) is a placeholder")
    case .foreign(let instead):
      return (.use, "\(name) is of \(framework.name), which is not on Linux: \(instead)")
    }
  }
}
