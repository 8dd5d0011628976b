import SwiftSyntax

/// `#selector`: a selector made of the name that Objective-C would give.
///
/// A name that is longer than what it stands for is declared after the source, so that what follows
/// on its line keeps its column.
struct SelectorRule: Rule {
  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    var constants: [String] = []
    let source = rewriting.source
    for use in source.sites.macros {
      guard let reference = SelectorReference(use.node) else { continue }
      let name = reference.selector(in: index, from: use.type.map { source.types[$0].name })
      let text = Self.selector(name)
      if Self.hasRoom(for: text, at: use.node, in: source.text) {
        rewriting.fill(use.node.range, with: text)
      } else {
        if !constants.contains(name) { constants.append(name) }
        let number = constants.firstIndex(of: name) ?? 0
        rewriting.fill(use.node.range, with: "selector_\(number + 1)")
      }
    }
    for (number, name) in constants.enumerated() {
      rewriting.declare(
        "fileprivate nonisolated var selector_\(number + 1): Selector { \(Self.selector(name)) }")
    }
  }

  private static func selector(_ name: String) -> String { "Selector(\"\(name)\")" }

  /// Whether a text fits in the place of a macro, or has to be there: a default of a public method
  /// cannot name what is private to the file.
  private static func hasRoom(
    for text: String, at macro: MacroExpansionExprSyntax, in source: SourceText
  ) -> Bool {
    let room = source[macro.range].prefix { !$0.isNewline }
    return text.utf8.count <= room.utf8.count || macro.nearest(FunctionParameterSyntax.self) != nil
  }
}
