import Drawing
import Foundation
import Testing

/// Damaged baselines: each has its own message, and none passes.
@Suite struct SpoiltBaselineTests {
  @Test(arguments: [
    (Workshop.picture("next"), "next: the baseline's picture is gone"),
    (Workshop.text("next"), "next: the baseline's text is gone"),
    (Workshop.record, "top: the baseline's record is gone"),
  ])
  func `a file that is gone`(file: String, sentence: String) throws {
    let outcome = try Workshop.verify { try $0.remove(file) }
    #expect(outcome.code == 2)
    #expect(outcome.output.contains(sentence))
  }

  @Test func `a record that has lost a line`() throws {
    let outcome = try Workshop.verify { workshop in
      let lines = try workshop.read(Workshop.record).components(separatedBy: "\n")
      let rest = lines.filter { !$0.hasPrefix("still \"top\"") }
      try workshop.write(rest.joined(separator: "\n"), to: Workshop.record)
    }
    #expect(outcome.code == 2)
    #expect(outcome.output.contains("top: the baseline's record does not know it"))
  }

  private nonisolated static let pointer =
    "version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 1\n"
  private nonisolated static let conflict = "<<<<<<< ours\na\n=======\nb\n>>>>>>> theirs\n"

  @Test(arguments: [
    (Workshop.picture("top"), pointer, "top: the baseline's picture is a Git LFS pointer"),
    (Workshop.text("top"), pointer, "top: the baseline's text: this is a Git LFS pointer"),
    (Workshop.record, pointer, "frames: this is a Git LFS pointer"),
    (
      Workshop.text("top"), conflict,
      "top: the baseline's text: unresolved merge conflict at line 1"
    ),
    (Workshop.record, conflict, "\(Workshop.record): unresolved merge conflict at line 1"),
    (Workshop.record, "", "\(Workshop.record): line 1: expected made with NAME VERSION"),
    (Workshop.picture("top"), "no picture", "top: the baseline's picture is not the one"),
  ])
  func `a file that is no baseline`(file: String, text: String, sentence: String) throws {
    let outcome = try Workshop.verify { try $0.write(text, to: file) }
    #expect(outcome.code == 65)
    #expect(outcome.output.contains(sentence))
    #expect(!outcome.output.contains("no baseline yet"))
  }

  @Test(arguments: [("200×200", "0×200"), ("4 cells", "0 cells"), ("200×200", "9999999999×200")])
  func `a film that cannot be`(old: String, new: String) throws {
    let outcome = try Workshop.verify {
      try $0.edit(Workshop.record, old, new)
    }
    #expect(outcome.code == 65)
  }

  @Test func `a corrupt picture that the record knows`() throws {
    let (code, output) = try Workshop.verify {
      let old = try Data(contentsOf: $0.place(Workshop.picture("top")))
      let new = old.prefix(old.count / 2)
      try $0.write(new, to: Workshop.picture("top"))
      try $0.edit(Workshop.record, "\(Fingerprint(of: old))", "\(Fingerprint(of: new))")
      let still = try #require(
        try $0.read(Workshop.record).split(separator: "\n").first { $0.hasPrefix("still \"top\"") })
      let pixels = try #require(still.split(separator: " ").dropLast(2).last)
      try $0.edit(Workshop.record, String(pixels), "0000000000000001,")
    }
    #expect(code == 65)
    #expect(output.contains("top: the baseline's picture cannot be read: restore it"))
  }
}
