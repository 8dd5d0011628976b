import Testing

@testable import Porting

/// The order in which findings help most.
@Suite struct FindingGroupTests {
  private func finding(_ path: String, _ line: Int, _ kind: String, _ message: String)
    -> ReportedFinding
  {
    ReportedFinding(path: path, line: line, column: 1, kind: kind, message: message)
  }

  @Test func `what stops all comes first, then what is in most files, then what is most often`() {
    let groups = FindingGroup.groups(of: [
      finding("a", 1, "use", "often"), finding("a", 2, "use", "often"),
      finding("a", 3, "use", "often"),
      finding("a", 1, "framework", "wide"), finding("b", 1, "framework", "wide"),
      finding("b", 9, "runtime", "once"), finding("b", 9, "start", "no start"),
      finding("c", 3, "source", "not parsed"), finding("c", 4, "runtime", "a once"),
    ])
    #expect(
      groups.map(\.message)
        == ["not parsed", "no start", "wide", "often", "a once", "once"])
    #expect(groups.map(\.findings.count) == [1, 1, 2, 3, 1, 1])
  }
}
