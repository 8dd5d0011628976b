import Dispatch
import SwiftParser
import SwiftSyntax
import Synchronization

/// A source with its syntax, and what was noted in it.
struct ParsedSource {
  let text: SourceText
  let tree: SourceFileSyntax
  let sites: Sites
  let types: [TypeDeclaration]

  /// Parses and walks a source, which is the one of this number in its module.
  init(_ file: SourceFile, number: Int) {
    text = SourceText(file)
    tree = text.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
    let visitor = SourceVisitor(source: number, text: text)
    visitor.walk(tree)
    (sites, types) = (visitor.sites, visitor.types)
  }

  /// Parses all sources of a module, as many at a time as the machine has cores.
  static func all(of files: [SourceFile]) -> [ParsedSource] {
    let parsed = Mutex<[Int: ParsedSource]>([:])
    DispatchQueue.concurrentPerform(iterations: files.count) { number in
      let source = ParsedSource(files[number], number: number)
      parsed.withLock { $0[number] = source }
    }
    return parsed.withLock { parsed in files.indices.compactMap { parsed[$0] } }
  }
}
