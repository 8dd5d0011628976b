import SwiftSyntax

/// The rewriting of a source: changes in place, lines after it, and findings.
struct Rewriting {
  /// A finding whose place is still an offset in bytes.
  struct Remark {
    let offset: Int
    let kind: Finding.Kind
    let message: String
  }

  let source: ParsedSource
  /// The index of the source among those of the module.
  let number: Int
  private(set) var edits = EditList()
  private(set) var remarks: [Remark] = []
  /// Modules to import besides those that the source imports.
  private(set) var imports: Set<String> = []
  /// Declarations that follow the source.
  private(set) var additions: [String] = []

  init(_ source: ParsedSource, number: Int) {
    self.source = source
    self.number = number
  }

  var bytes: [UInt8] { source.text.bytes }

  /// Replaces a range with spaces.
  mutating func strike(_ range: Range<Int>) { edits.add(.strike(range, in: bytes)) }

  /// Replaces a range with text; the code after it keeps its column if the text is short enough.
  mutating func fill(_ range: Range<Int>, with text: String) {
    edits.add(.fill(range, with: text, in: bytes))
  }

  mutating func insert(_ text: String, at offset: Int) { edits.add(.insert(text, at: offset)) }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.add(.replace(range, with: text))
  }

  mutating func remark(_ kind: Finding.Kind, at node: some SyntaxProtocol, _ message: String) {
    remark(kind, at: node.range.lowerBound, message)
  }

  mutating func remark(_ kind: Finding.Kind, at offset: Int, _ message: String) {
    remarks.append(Remark(offset: offset, kind: kind, message: message))
  }

  /// Remarks on each use of some names that are not the module's own, with what to write instead of each.
  mutating func remarkUses(
    _ kind: Finding.Kind, of instead: [String: String], in index: ModuleIndex,
    saying reason: String
  ) {
    for mention in source.sites.mentions {
      guard let cure = instead[mention.name], !index.declares(mention.name),
        index.methods[mention.name] == nil
      else { continue }
      remark(kind, at: mention.node, "\(mention.name) \(reason): \(cure)")
    }
  }

  mutating func importModule(_ name: String) { imports.insert(name) }
  mutating func declare(_ text: String) { additions.append(text) }
}
