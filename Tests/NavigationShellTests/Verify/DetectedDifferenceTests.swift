import Drawing
import Foundation
import Testing

/// Differences that a comparison must notice, and their wording.
@Suite struct DetectedDifferenceTests {
  @Test func `an untouched baseline is the same`() throws {
    let (code, output) = try Workspace.verify { _ in }
    #expect(code == 0)
    #expect(output.hasPrefix("same            s/push.yaml (200x200@1.light)"))
    #expect(output.split(separator: "\n").count == 2)
  }

  @Test func `one pixel by one level`() throws {
    let (code, output) = try Workspace.verify {
      try $0.repaint("top") { $0.pixels[(50 * 200 + 30) * 4] ^= 1 }
    }
    #expect(code == 1)
    #expect(output.contains("top: 1 px differ, max 1 level, inside 1×1 at (30,50)\n"))
  }

  @Test func `a picture that is not the one of the record`() throws {
    let (code, output) = try Workspace.verify {
      let next = try Data(contentsOf: $0.place(Workspace.picture("next")))
      try $0.write(next, to: Workspace.picture("top"))
    }
    #expect(code == 65)
    #expect(output.contains("top: the baseline's picture is not the one its record tells of"))
  }

  @Test func `one frame late`() throws {
    let (code, output) = try Workspace.verify { workspace in
      var lines = try workspace.read(Workspace.record).components(separatedBy: "\n")
      let rows = lines.indices.filter { lines[$0].hasPrefix("  0.") }
      for row in rows.dropFirst().reversed() {
        lines[row] = "\(lines[row].prefix(8))\(lines[row - 1].dropFirst(8))"
      }
      try workspace.write(lines.joined(separator: "\n"), to: Workspace.record)
    }
    #expect(code == 1)
    #expect(output.contains("push: all that moves is one frame early"))
  }

  @Test func `a hidden callback`() throws {
    let (code, output) = try Workspace.verify {
      try $0.edit(Workspace.text("push"), "viewDidAppear(", "viewDidHide(")
    }
    #expect(code == 1)
    #expect(output.contains("push: viewDidHide of Next is missing"))
    #expect(output.contains("push: viewDidAppear of Next is new"))
  }

  @Test func `another font`() throws {
    let (code, output) = try Workspace.verify {
      let made = try $0.read(Workspace.record).split(separator: "\n")
        .first { $0.hasPrefix("made with font Inter ") }
      let line = String(try #require(made))
      try $0.edit(Workspace.record, line, "made with font Inter 0123456789abcdef")
    }
    #expect(code == 69)
    #expect(output.contains("the baseline was made otherwise: font Inter was 0123…, is "))
  }

  @Test func `a capture that is not taken any more, or called otherwise`() throws {
    let renamed = try Workspace.verify {
      try $0.edit("s/push.yaml", "capture: top", "capture: first")
    }
    #expect(renamed.code == 1)
    #expect(renamed.output.contains("“top” is in the baseline, and was not taken"))
    #expect(renamed.output.contains("first: there is no baseline yet"))
    let removed = try Workspace.verify { try $0.edit("s/push.yaml", "  - capture: top\n", "") }
    #expect(removed.code == 1)
    #expect(removed.output.contains("no scenario refers to \(Workspace.picture("top"))"))
  }
}
