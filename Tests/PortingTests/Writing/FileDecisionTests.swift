import Testing

@testable import Porting

/// The decision about a file that may have been written before.
@Suite struct FileDecisionTests {
  @Test(
    arguments: [
      (nil, nil, "new", FileDecision.write), (nil, "old", "new", .write),
      ("new", nil, "new", .leave),
      ("new", "old", "new", .leave), ("old", "old", "new", .write),
      ("own", "old", "new", .writeBeside),
      ("own", "new", "new", .keep), ("own", nil, "new", .writeBeside),
    ] as [(String?, String?, String, FileDecision)])
  func `what people changed is kept`(
    present: String?, former: String?, new: String, decision: FileDecision
  ) {
    #expect(FileDecision(present: present, former: former, new: new) == decision)
  }

  @Test(arguments: [
    ("Package.swift", "Package.new.swift"), ("scenarios/start.yaml", "scenarios/start.new.yaml"),
    ("Sources/App/.port.json", "Sources/App/.port.new.json"), (".gitignore", ".gitignore.new"),
  ])
  func `what is new is beside it`(path: String, beside: String) {
    #expect(PackageWriter.pathBeside(path) == beside)
  }
}
