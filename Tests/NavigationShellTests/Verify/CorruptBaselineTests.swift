import Drawing
import Foundation
import Testing

/// Damaged baselines: each has its own message, and none passes.
@Suite struct CorruptBaselineTests {
  @Test(arguments: [
    (Workspace.picture("next"), "next: the baseline's picture is gone"),
    (Workspace.text("next"), "next: the baseline's text is gone"),
    (Workspace.record, "top: the baseline's record is gone"),
  ])
  func `a file that is gone`(file: String, sentence: String) throws {
    let outcome = try Workspace.verify { try $0.remove(file) }
    #expect(outcome.code == 2)
    #expect(outcome.output.contains(sentence))
  }

  @Test func `a record that has lost a line`() throws {
    let outcome = try Workspace.verify { workspace in
      let lines = try workspace.read(Workspace.record).components(separatedBy: "\n")
      let rest = lines.filter { !$0.hasPrefix("still \"top\"") }
      try workspace.write(rest.joined(separator: "\n"), to: Workspace.record)
    }
    #expect(outcome.code == 2)
    #expect(outcome.output.contains("top: the baseline's record does not know it"))
  }

  private nonisolated static let pointer =
    "version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 1\n"
  private nonisolated static let conflict = "<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n"

  @Test(arguments: [
    (Workspace.picture("top"), pointer, "top: the baseline's picture is a Git LFS pointer"),
    (Workspace.text("top"), pointer, "top: the baseline's text: this is a Git LFS pointer"),
    (Workspace.record, pointer, "frames: this is a Git LFS pointer"),
    (
      Workspace.text("top"), conflict,
      "top: the baseline's text: unresolved merge conflict at line 1"
    ),
    (Workspace.record, conflict, "\(Workspace.record): unresolved merge conflict at line 1"),
    (Workspace.record, "", "\(Workspace.record): line 1: expected made with NAME VERSION"),
    (Workspace.picture("top"), "no picture", "top: the baseline's picture is not the one"),
  ])
  func `a file that is no baseline`(file: String, text: String, sentence: String) throws {
    let outcome = try Workspace.verify { try $0.write(text, to: file) }
    #expect(outcome.code == 65)
    #expect(outcome.output.contains(sentence))
    #expect(!outcome.output.contains("no baseline yet"))
  }

  @Test(arguments: [("200×200", "0×200"), ("4 cells", "0 cells"), ("200×200", "9999999999×200")])
  func `a film that cannot be`(old: String, new: String) throws {
    let outcome = try Workspace.verify {
      try $0.edit(Workspace.record, old, new)
    }
    #expect(outcome.code == 65)
  }

  @Test func `a corrupt picture that the record knows`() throws {
    let (code, output) = try Workspace.verify {
      let old = try Data(contentsOf: $0.place(Workspace.picture("top")))
      let new = old.prefix(old.count / 2)
      try $0.write(new, to: Workspace.picture("top"))
      try $0.edit(Workspace.record, "\(Fingerprint(of: old))", "\(Fingerprint(of: new))")
      let still = try #require(
        try $0.read(Workspace.record).split(separator: "\n").first { $0.hasPrefix("still \"top\"") }
      )
      let pixels = try #require(still.split(separator: " ").dropLast(2).last)
      try $0.edit(Workspace.record, String(pixels), "0000000000000001,")
    }
    #expect(code == 65)
    #expect(output.contains("top: the baseline's picture cannot be read: restore it"))
  }
}
