import Foundation
import Goldens
import Testing

/// The looks of a page, and the turns of its ways.
@Suite struct ShareLookTests {
  private let folder: TemporaryFolder

  private nonisolated static let photos = """
    app: photos
    device: 320x441@1
    steps:
      - tap: Family
      - settle
      - tap: In the Park
      - settle
      - tap: {role: backButton}
      - settle
      - expect: {title: Family}

    """

  init() throws {
    folder = try TemporaryFolder()
    try write(Self.photos, to: "photos.yaml")
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
  }

  private func page(_ arguments: String...) throws -> (page: SentPage, files: [Data]) {
    let outcome = try BuiltProgram(named: "navshell").run(
      ["share"] + arguments + ["--output", "page.html"], in: folder.url)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    return try SentPage.read(folder.url.appendingPathComponent("page.html"))
  }

  @Test func `looks that a scenario lists can be switched`() throws {
    try write(
      Self.photos.replacingOccurrences(
        of: "device: 320x441@1", with: "device: iphone-8\nappearance: [light, dark]"),
      to: "looks.yaml")
    let (page, files) = try page("looks.yaml", "--scale", "1")
    #expect(page.looks == ["Light", "Dark"])
    for state in page.states {
      let pictures = state.screens.compactMap { $0.map { files[$0.picture] } }
      #expect(Set(pictures).count == 2)
      #expect(state.screens.allSatisfy { $0?.device == 0 })
    }
    #expect(page.transitions[0].spots.count == 2 && page.transitions[0].spots[1] != nil)
  }

  @Test func `looks can be listed for any scenario`() throws {
    let (page, _) = try page(
      "photos.yaml", "--devices", "320x441@1,330x441@1", "--appearances", "light,dark", "--scale",
      "0.5")
    #expect(
      page.looks == [
        "320x441@1, light", "320x441@1, dark", "330x441@1, light", "330x441@1, dark",
      ])
    #expect(page.states.count == 3)
    #expect(page.states[0].screens.map { $0?.size[0] } == [320, 320, 330, 330])
  }

  @Test func `a device on its side is another look`() throws {
    let (page, _) = try page(
      "photos.yaml", "--devices", "iphone-15,iphone-15-landscape", "--scale", "0.5")
    #expect(page.looks == ["iPhone 15", "iPhone 15 landscape"])
  }

  @Test func `ways are numbered as scenarios go them`() throws {
    try write(
      """
      app: photos
      device: 320x441@1
      steps:
        - repeat: {times: 2, steps: [tap: Family, settle, tap: {role: backButton}, settle]}
        - capture: end

      """, to: "again.yaml")
    let (page, _) = try page("photos.yaml", "again.yaml", "--scale", "0.5")
    #expect(page.starts.map(\.turn) == [0, 3])
    #expect(page.transitions[0].turns == [0, 3, 5])
    #expect(page.transitions.last?.turns == [4, 6])
  }
}
