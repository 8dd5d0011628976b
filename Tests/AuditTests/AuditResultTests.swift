@testable import Audit
import Foundation
import Testing

/// How findings in several looks, and on several screens, become one.
struct AuditResultTests {
  private static func finding(
    _ element: String, path: String = "a", isNote: Bool = false, words: String = "too small"
  ) -> AuditFinding {
    AuditFinding(
      check: .targets, element: element, label: element, identifier: "", frame: .zero, words: words,
      isNote: isNote, path: path)
  }

  private static func seen(
    _ screen: String, _ look: AuditLook, _ findings: [AuditFinding]
  ) -> AuditResult.Seen {
    AuditResult.Seen(screen: screen, look: look, findings: findings, hasColors: true)
  }

  private static let small = AuditLook(device: "small")
  private static let large = AuditLook(device: "large")

  @Test func findingsThatDifferOnlyInTheirLookAreOne() {
    let result = AuditResult([
      Self.seen("page", Self.small, [Self.finding("button")]),
      Self.seen("page", Self.large, [Self.finding("button")]),
    ])
    #expect(result.entries.map(\.line) == ["targets: button in page: too small · all looks"])
    #expect(result.lookCount == 2)
    #expect(result.screens == ["page"])
  }

  @Test func theSameOnSeveralScreensIsOne() {
    let result = AuditResult(
      ["one", "two", "three"].map { Self.seen($0, Self.small, [Self.finding("button")]) })
    #expect(
      result.entries.map(\.line) == [
        "targets: button in one and 2 other screens: too small · small"
      ])
  }

  @Test func rowsOfWhichTheSameIsSaidAreOne() {
    let result = AuditResult([
      Self.seen(
        "list", Self.small,
        [
          Self.finding("button “A”", path: "list/cell/button"),
          Self.finding("button “B”", path: "list/cell[1]/button"),
          Self.finding("button “C”", path: "list/cell[2]/button", words: "much too small"),
        ])
    ])
    #expect(
      result.entries.map(\.line) == [
        "targets: button “A” and 1 more in list: too small · small",
        "targets: button “C” in list: much too small · small",
      ])
  }

  @Test func theSameIsSaidEachTimeWhereSeveralRowsHaveOneName() {
    let rows = ["a", "b", "c", "d"].enumerated().map { row, words in
      Self.finding("button “Edit”", path: "list/cell[\(row)]/button", words: words)
    }
    let lines = (0..<20).map { _ in
      AuditResult([Self.seen("list", Self.small, rows.shuffled())]).entries.map(\.line)
    }
    let expected = ["a", "b", "c", "d"].map { "targets: button “Edit” in list: \($0) · small" }
    #expect(Set(lines) == [expected])
  }

  @Test func aNoteInOneLookIsAFindingIfItIsOneInAnother() {
    let result = AuditResult([
      Self.seen("page", Self.small, [Self.finding("button", isNote: true)]),
      Self.seen("page", Self.large, [Self.finding("button")]),
    ])
    #expect(result.notes.isEmpty)
    #expect(result.findings.map(\.lookWords) == ["large"])
  }

  // MARK: Looks in words

  private nonisolated static let sizes = ["L", "XXL", "AX5"]
  private nonisolated static let all = ["small", "large"].flatMap { device in
    sizes.map { AuditLook(device: device, textSize: $0) }
  }

  @Test(arguments: [
    (all, "all looks"), (Array(all.prefix(3)), "small"), ([all[1], all[2]], "small, from XXL on"),
    ([all[2], all[5]], "AX5"), ([all[0]], "small, L"), ([all[0], all[4]], "small; large XXL"),
  ])
  func looksAreSaidInFewWords(found: [AuditLook], words: String) {
    #expect(LookWords(all: Self.all).words(of: found) == words)
  }
}
