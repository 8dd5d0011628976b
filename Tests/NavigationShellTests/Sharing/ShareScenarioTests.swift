import Foundation
import Goldens
import SDLShell
import Testing

/// The command `share` with scenarios made of cases and parts, with filled-in fields, and redacted.
@Suite struct ShareScenarioTests {
  private let navshell = BuiltProgram(named: "navshell")
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func page(_ text: String, _ arguments: String...) throws -> SentPage {
    try write(text, to: "flow.yaml")
    return try page(of: ["flow.yaml"] + arguments)
  }

  private func page(of arguments: [String]) throws -> SentPage {
    let outcome = try navshell.run(
      ["share"] + arguments + ["--scale", "0.5", "--output", "page.html"], in: folder.url)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    return try SentPage.read(folder.url.appendingPathComponent("page.html")).page
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
  }

  @Test func `each case is a start of its own, and its ways are on the page`() throws {
    let page = try page(
      """
      app: photos
      device: 320x441@1
      cases:
        people: {album: Family}
        places: {album: Landscapes}
      steps:
        - tap: "${album}"
        - settle
        - capture: album

      """)
    #expect(page.starts.map(\.name) == ["flow people", "flow places"])
    #expect(page.starts.map(\.state) == [0, 0])
    #expect(
      page.ways == [
        "Albums → Family: tap “Family”, push", "Albums → Landscapes: tap “Landscapes”, push",
      ])
  }

  @Test func `a note stands beside the screen at its point, and one in a motion beside what comes`()
    throws
  {
    let page = try page(
      """
      app: photos
      device: 320x441@1
      appearance: [light, dark]
      description: What albums are for.
      steps:
        - note: There are four albums.
        - capture: albums
        - tap: Family
        - note: Two pictures.
        - settle
        - note: "It says:\\nFamily"
        - tap: {role: backButton}
        - settle
        - note: There are four albums.

      """)
    #expect(page.states.map(\.name) == ["Albums", "Family"])
    #expect(
      page.states.map(\.notes)
        == [
          ["What albums are for.", "There are four albums."],
          ["Two pictures.", "It says:\nFamily"],
        ])
    #expect(page.starts.map(\.note) == ["What albums are for."])
    #expect(page.ways.count == 2)
  }

  @Test func `a line of a part is another place than that line of the scenario`() throws {
    try write(
      """
      # The way back is in line 7, as is what comes last in the scenario.
      parameters: {}

      steps:
        - tap: Landscapes
        - settle
        - tap: {role: backButton}
        - settle

      """,
      to: "other.part.yaml")
    let page = try page(
      """
      app: photos
      device: [320x441@1, 330x441@1]
      steps:
        - if: {device: 330x441@1, then: [use: other.part.yaml]}
        - tap: Family
        - settle
        - capture: album

      """)
    #expect(page.looks == ["320x441@1", "330x441@1"])
    let both = page.states.filter { $0.screens.allSatisfy { $0 != nil } }
    #expect(both.map(\.name) == ["Albums", "Family"])
    for state in both {
      let texts = state.screens.map { $0?.texts.map(\.words) ?? [] }
      #expect(texts[0] == texts[1])
    }
  }

  @Test func `a field that is filled in is the hot spot`() throws {
    let page = try page(
      """
      app: form
      device: iphone-8
      steps:
        - enter: {in: {role: textField, after: Name}, text: Ann Lee}
        - settle
        - clear: {role: textField, after: Name}
        - settle
        - capture: end

      """)
    #expect(page.transitions.map(\.words) == ["type “Ann Lee”", "empty the field"])
    #expect(page.transitions.allSatisfy { $0.spots[0] != nil })
    #expect(page.transitions[0].spots == page.transitions[1].spots)
  }

  @Test func `a redacted page of a storyboard has no names of scenes and segues`() throws {
    try write(Self.storyboard, to: "Main.storyboard")
    let page = try page(of: ["Main.storyboard"])
    #expect(page.states.map(\.name) == ["Home", "Secret"])
    #expect(page.ways == ["Home → Secret: segue “classified”, rise"])
    let redacted = try self.page(of: ["Main.storyboard", "--redact"])
    #expect(redacted.states.map(\.name) == ["Screen 1", "Screen 2"])
    #expect(redacted.starts.map(\.name) == ["Screen 1"])
    #expect(redacted.ways == ["Screen 1 → Screen 2: a segue, rise"])
    let html = try String(
      contentsOf: folder.url.appendingPathComponent("page.html"), encoding: .utf8)
    for word in ["Home", "Secret", "classified"] { #expect(!html.contains(word)) }
  }

  private nonisolated static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="home">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s1"><objects><viewController storyboardIdentifier="Home" id="home" sceneMemberID="viewController">
          <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
          <connections><segue destination="secret" kind="presentation" identifier="classified" id="g1"/></connections>
        </viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController storyboardIdentifier="Secret" id="secret" sceneMemberID="viewController">
          <view key="view" id="v2"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <color key="backgroundColor" red="0.2" green="0.5" blue="0.9" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </view></viewController></objects></scene>
      </scenes>
    </document>
    """
}
