import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

extension Rewriting {
  /// The source with all changes, and the lines that follow it, which `#sourceLocation` sets apart.
  var text: String {
    let changed = String(decoding: edits.applied(to: bytes), as: UTF8.self)
    let imported = Set(source.sites.imports.compactMap { $0.path.first?.name.text })
    let missing = imports.subtracting(imported).sorted().map { "import \($0)" }
    let rest = (missing + additions).map { "\n\($0)" }.joined() + "\n"
    // The compiler warns of two files with one name, which `main.swift` has to keep.
    if source.text.path.hasSuffix("/main.swift") { return changed + rest }
    return "\(source.text.location(line: 1))\n\(changed)\n#sourceLocation()\(rest)"
  }

  /// The findings in the source, with places as the compiler gives them.
  var findings: [Finding] {
    let remarks = remarks + problems
    if remarks.isEmpty { return [] }
    let lines = LineTable(bytes)
    return remarks.map { remark in
      let place = lines.place(of: remark.offset)
      return Finding(
        path: source.text.path, line: place.line, column: place.column, kind: remark.kind,
        message: remark.message)
    }
  }

  /// The mistakes of the source as a whole.
  private var problems: [Remark] {
    if !source.text.isValid {
      return [Remark(offset: 0, kind: .source, message: "the file is not UTF-8: save it as UTF-8")]
    }
    guard source.tree.hasError,
      let first = ParseDiagnosticsGenerator.diagnostics(for: source.tree).first
    else { return [] }
    return [
      Remark(
        offset: first.position.utf8Offset, kind: .source,
        message: "the source does not parse: \(first.message)")
    ]
  }
}
