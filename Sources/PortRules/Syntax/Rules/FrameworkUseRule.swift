import SwiftSyntax

/// Uses of frameworks that are not here: each one is found, in whatever file, if the module imports
/// the framework.
struct FrameworkUseRule: Rule {
  private let imported: [(framework: Framework, instead: String)]

  init(_ index: ModuleIndex) {
    let names = Set(index.sources.flatMap(\.sites.imports).compactMap { $0.path.first?.name.name })
    imported = names.sorted().compactMap { name in
      guard let framework = Framework.named(name), case .foreign(let instead) = framework.fate
      else { return nil }
      return (framework, instead)
    }
  }

  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    if imported.isEmpty { return }
    let messages = messages(for: Set(rewriting.source.sites.mentions.map(\.name)), in: index)
    for mention in rewriting.source.sites.mentions {
      guard let message = messages[mention.name] else { continue }
      rewriting.remark(.use, at: mention.node, message)
    }
  }

  /// What is said of each name that is of a framework.
  private func messages(for names: Set<String>, in index: ModuleIndex) -> [String: String] {
    names.reduce(into: [:]) { messages, name in
      guard let (framework, instead) = imported.first(where: { $0.framework.declares(name) }),
        !index.declares(name)
      else { return }
      messages[name] = "\(name) is of \(framework.name), which is not on Linux: \(instead)"
    }
  }
}
