import Foundation
import Snapshot
import Testing

/// Every part of a baseline is compared: no change of it passes.
@Suite struct TamperedRecordTests {
  /// A short film, as hundreds of copies are run.
  fileprivate nonisolated static let scenario = Workspace.push.replacingOccurrences(
    of: "frames: 4, over: 0.5", with: "frames: 2, over: 0.1")

  @Test func `whatever a record says otherwise is noticed`() throws {
    let workspace = try Workspace.accepted(Self.scenario)
    let record = try workspace.read(Workspace.record)
    try workspace.expectNoticed(Self.changes(of: record), of: "frames", beside: record)
  }

  @Test(arguments: ["top", "push", "next"])
  func `whatever a text says otherwise is noticed`(name: String) throws {
    let workspace = try Workspace.accepted(Self.scenario)
    let text = try workspace.read(Workspace.text(name))
    try workspace.expectNoticed(Self.changes(of: text), of: "\(name).txt", beside: text)
  }

  @Test func `an untouched copy is the same, with the line ends of Windows too`() throws {
    let workspace = try Workspace.accepted(Self.scenario)
    let record = try workspace.read(Workspace.record)
    let copies = [record, record.replacingOccurrences(of: "\n", with: "\r\n")]
    #expect(try workspace.verdicts(copies, of: "frames") == [.same, .same])
  }

  /// Each number with its last digit changed, and each line missing, doubled, or moved after the
  /// next.
  ///
  /// The fingerprints of files may be others while the pictures are the same. Of lists, which have
  /// many lines of a kind, only some lines are changed.
  private static func changes(of text: String) -> [String] {
    let lines = text.components(separatedBy: "\n")
    let chosen = lines.indices.filter { index in
      !lines[index].isEmpty
        && (!lines[index].hasPrefix("  ") || index % (lines[index].hasPrefix("  0.") ? 5 : 3) == 0)
    }
    var changes: [String] = []
    func add(_ change: (inout [String]) -> Void) {
      var changed = lines
      change(&changed)
      if changed != lines { changes.append(changed.joined(separator: "\n")) }
    }
    for index in chosen {
      let compared = lines[index].firstRange(of: ", file ")?.lowerBound ?? lines[index].endIndex
      for end in lines[index][..<compared].ends(of: /[0-9a-f.]*[0-9][0-9a-f.]*/) {
        let digit = lines[index][end] == "7" ? "6" : "7"
        add { $0[index].replaceSubrange(end...end, with: digit) }
      }
      add { $0.remove(at: index) }
      add { $0.insert($0[index], at: index) }
      if index + 1 < lines.count, !lines[index + 1].isEmpty { add { $0.swapAt(index, index + 1) } }
    }
    return changes
  }
}

extension Workspace {
  /// The verdicts on copies of the scenario with one changed baseline file each.
  fileprivate func verdicts(_ changes: [String], of file: String) throws -> [Verdict] {
    let original = try contents(of: "s/push")
    let names = changes.indices.map { "copy\(1000 + $0)" }
    for (name, change) in zip(names, changes) {
      try write(TamperedRecordTests.scenario, to: "t/\(name).yaml")
      for (old, data) in original {
        let new = name + old.dropFirst("push".count)
        try write(new.hasSuffix("light.\(file)") ? Data(change.utf8) : data, to: "t/\(name)/\(new)")
      }
    }
    _ = try run("verify", "t")
    let run = try JSONReport.run(from: Data(contentsOf: place(".navshell/run.json")))
    #expect(run.scenarios.map { $0.scenario } == names.map { "t/\($0).yaml" })
    return run.scenarios.map(\.verdict)
  }

  fileprivate func expectNoticed(
    _ changes: [String], of file: String, beside original: String
  ) throws {
    #expect(changes.count > 10)
    for (verdict, change) in zip(try verdicts(changes, of: file), changes) where verdict == .same {
      let lines = change.components(separatedBy: "\n")
      let difference = lines.difference(from: original.components(separatedBy: "\n"))
      Issue.record("not noticed: \(difference.map { "\($0)" }.joined(separator: "; "))")
    }
  }
}

extension Substring {
  /// The indices of the last characters of a pattern's matches.
  fileprivate func ends(of pattern: some RegexComponent) -> [Index] {
    ranges(of: pattern).map { index(before: $0.upperBound) }
  }
}
