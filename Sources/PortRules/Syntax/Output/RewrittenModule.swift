import SwiftSyntax

/// All sources of a module with all rules applied.
struct RewrittenModule {
  private let index: ModuleIndex
  private let tables: [SourceTables]
  private var rewritings: [Rewriting]
  private let start: AppStart?

  init(_ module: Module, sources: [SourceFile]) {
    let index = ModuleIndex(module, sources: ParsedSource.all(of: sources))
    self.index = index
    start = module.isApp ? AppStart(index) : nil
    tables = ModuleTables(index).sources
    rewritings = index.sources.enumerated().map { Rewriting($1, number: $0) }
    applyRules()
    applyMoves()
  }

  private mutating func applyRules() {
    let rules = RuleBook(index, start: start).rules
    for number in rewritings.indices {
      for rule in rules { rule.apply(to: &rewritings[number], in: index) }
      tables[number].apply(to: &rewritings[number])
    }
    start?.remark(in: &rewritings)
  }

  private mutating func applyMoves() {
    let moves = OverrideMoves(index)
    for move in moves.moves { apply(move) }
    for obstacle in moves.obstacles {
      rewritings[obstacle.source].remark(.override, at: obstacle.offset, obstacle.message)
    }
  }

  /// Moves a member, with the changes inside of it, to the end of its class.
  private mutating func apply(_ move: OverrideMoves.Move) {
    let (from, to) = (index.sources[move.source], index.sources[move.target.source])
    let place = LineTable(from.text.bytes).place(of: move.range.lowerBound)
    let end = LineTable(to.text.bytes).place(of: move.target.end)
    let member = rewritings[move.source].edits.applied(to: from.text.bytes, in: move.range)
    let access = move.isPublic ? "public " : ""
    let indentation = String(repeating: " ", count: max(0, place.column - 1 - access.count))
    let conditions = move.facts.conditions
    let lines =
      [""] + conditions.map { "#if \($0)" } + [from.text.location(line: place.line)]
      + [indentation + access + String(decoding: member, as: UTF8.self)]
      + conditions.map { _ in "#endif" } + [to.text.location(line: end.line)]
      + [String(repeating: " ", count: end.column - 1)]
    rewritings[move.source].strike(move.range)
    rewritings[move.target.source].insert(lines.joined(separator: "\n"), at: move.target.end)
  }

  // MARK: Results

  var files: [RewrittenFile] {
    let names = OutputName.names(of: index.sources.map(\.text.path))
    let sources = zip(names, rewritings).map { RewrittenFile(name: $0, text: $1.text) }
    let whole = ModuleFile(index: index, functions: tables.compactMap(\.functionName), start: start)
    return sources + [RewrittenFile(name: OutputName.module(index.module.name), text: whole.text)]
  }

  var findings: [Finding] {
    rewritings.flatMap(\.findings).sorted {
      ($0.path, $0.line, $0.column) < ($1.path, $1.line, $1.column)
    }
  }
}
