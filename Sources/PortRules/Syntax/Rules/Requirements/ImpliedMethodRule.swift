import SwiftSyntax

/// Methods of a table's data source that UIKit looks for: that rows are deleted or moved says, unless
/// another method does, that they may be.
struct ImpliedMethodRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    for type in rewriting.source.types where type.kind == .classType {
      for implied in Self.all { add(implied, to: type, in: index, by: &rewriting) }
    }
    for type in rewriting.source.types where type.kind == .extensionOfType {
      for implied in Self.all {
        guard let method = type.methods.first(where: implied.isImplied), !method.facts.isOverride,
          let target = index.declaredClass(type.name), implied.isMissing(in: target, index)
        else { continue }
        rewriting.insert("; " + implied.text(like: method), at: method.node.range.upperBound)
      }
    }
  }

  /// Adds a method to a class, also for what one of its extensions overrides, which moves into it.
  private func add(
    _ implied: ImpliedMethod, to type: TypeDeclaration, in index: ModuleIndex,
    by rewriting: inout Rewriting
  ) {
    guard implied.isMissing(in: type, index) else { return }
    if let method = type.methods.first(where: implied.isImplied) {
      return rewriting.insert("; " + implied.text(like: method), at: method.node.range.upperBound)
    }
    let inExtensions = index.declarations(of: type.name).flatMap(\.methods)
    guard let method = inExtensions.first(where: implied.isImplied), method.facts.isOverride
    else { return }
    rewriting.insert(" " + implied.text(like: method) + " ", at: type.end)
  }

  private static let all = [
    ImpliedMethod(labels: ["", "commit", "forRowAt"], question: "canEditRowAt"),
    ImpliedMethod(labels: ["", "moveRowAt", "to"], question: "canMoveRowAt"),
  ]
}

/// A method whose being there answers a question that another one could be asked.
private struct ImpliedMethod {
  /// The labels of the method of a data source that is there.
  let labels: [String]
  /// The second label of the one that is asked.
  let question: String

  func isImplied(by method: MethodDeclaration) -> Bool {
    method.name == "tableView" && method.labels == labels && !method.facts.isStatic
  }

  private func isAnswer(_ method: MethodDeclaration) -> Bool {
    method.name == "tableView" && method.labels == ["", question]
  }

  /// Whether nothing in a class and above answers the question.
  func isMissing(in type: TypeDeclaration, _ index: ModuleIndex) -> Bool {
    let chain = index.chain(from: type.name)
    // Its rows may only be edited and moved if it says so, in UIKit, too.
    if chain.last == "UITableViewDiffableDataSource" { return false }
    let above = chain.dropFirst().flatMap { index.declarations(of: $0) }.flatMap(\.methods)
    let own = index.declarations(of: type.name).flatMap(\.methods)
    return !above.contains(where: isImplied) && !(own + above).contains(where: isAnswer)
  }

  func text(like method: MethodDeclaration) -> String {
    let words = method.node.modifiers.map(\.name.text)
      .filter { ["open", "public", "package", "override"].contains($0) }
    return (words + ["func tableView("]).joined(separator: " ")
      + "_ tableView: UITableView, \(question) indexPath: IndexPath) -> Bool { true }"
  }
}
