import Drawing
import Foundation
import Goldens
import Synchronization
import Testing

/// The golden files of this package's tests: every difference fails.
@MainActor struct GoldenTests {
  private let folder: TemporaryFolder
  private let text, picture: URL

  init() throws {
    folder = try TemporaryFolder()
    text = folder.url.appendingPathComponent("one.txt")
    picture = folder.url.appendingPathComponent("one.png")
  }

  @Test func `a golden that is missing fails and is not made`() throws {
    let (words, others) = (try complaint("a\n"), try complaint(grey(7)))
    #expect(words.contains("one.txt is missing: look at \(folder.url.path)/one.new.txt; to rec"))
    #expect(others.contains("one.png is missing: look at \(folder.url.path)/one.new.png; to rec"))
    #expect(try files() == ["one.new.png", "one.new.txt"])
  }

  @Test func `recording fails too, and what was recorded holds`() throws {
    let messages = [
      try complaint("a\n", isRecorded: true), try complaint(grey(7), isRecorded: true),
    ]
    #expect(messages.allSatisfy { $0.contains("is recorded: look at it") })
    for isRecorded in [true, false] {
      try expectGolden("a\n", at: text, isRecorded: isRecorded)
      try expectGolden(grey(7), at: picture, isRecorded: isRecorded)
    }
    #expect(try files() == ["one.png", "one.txt"])
  }

  @Test func `what differs fails, and one line says where and how it is recorded`() throws {
    _ = [try complaint("a\nb\n", isRecorded: true), try complaint(grey(7), isRecorded: true)]
    let (words, others) = (try complaint("a\nc\n"), try complaint(grey(9)))
    #expect(words.contains("one.txt differs from line 2 on: look at \(folder.url.path)/one.new"))
    #expect(others.contains("one.png differs, 2 px differ, max 2 levels"))
    for message in [words, others] {
      #expect(
        message.hasSuffix(
          "RECORD_GOLDENS=1 swift test $(Scripts/debug-flags) --disable-xctest "
            + "--filter GoldenTests")
      )
      #expect(!message.contains("\n"))
    }
    try expectGolden("a\nb\n", at: text, isRecorded: false)
    try expectGolden(grey(7), at: picture, isRecorded: false)
    #expect(try files() == ["one.png", "one.txt"])
  }

  private func complaint(_ made: String, isRecorded: Bool = false) throws -> String {
    try issueText { try expectGolden(made, at: text, isRecorded: isRecorded) }
  }

  private func complaint(_ made: Bitmap, isRecorded: Bool = false) throws -> String {
    try issueText { try expectGolden(made, at: picture, isRecorded: isRecorded) }
  }

  /// The text of the single issue that an action records.
  private func issueText(by action: () throws -> Void) throws -> String {
    let messages = Mutex<[String]>([])
    try withKnownIssue {
      try action()
    } matching: { issue in
      messages.withLock { $0 += issue.comments.map(\.rawValue) }
      return true
    }
    let sentences = messages.withLock(\.self)
    try #require(sentences.count == 1)
    return sentences[0]
  }

  private func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
  }

  private func grey(_ level: UInt8) -> Bitmap {
    Bitmap(width: 2, height: 1, pixels: [level, level, level, 255, level, level, level, 255])
  }
}
