/// Members that a type has only for a framework that is not here, and nothing else needs.
struct UnneededMembersRule: Rule {
  private let found: [(framework: Framework, members: UnneededMembers)]

  init(_ index: ModuleIndex) {
    found = Framework.imported(in: index).filter { $0.isMissing(in: index.module) }.map {
      ($0, UnneededMembers(of: $0, in: index))
    }
  }

  func apply(to rewriting: inout Rewriting, in index: ModuleIndex) {
    for (framework, unneeded) in found {
      for member in unneeded.members where member.source == rewriting.number {
        rewriting.strike(member.node.range)
        rewriting.remark(
          .use, at: member.node,
          "\(member.name) is left out: only \(framework.name) needs it, which is not on Linux")
      }
      for call in unneeded.calls where call.source == rewriting.number {
        rewriting.strike(call.node.range)
      }
    }
  }

  /// Whether a place in a source is left out.
  func leavesOut(_ mention: Sites.Mention, in source: Int) -> Bool {
    found.contains { $0.members.members.contains { $0.encloses(mention, in: source) } }
  }
}
