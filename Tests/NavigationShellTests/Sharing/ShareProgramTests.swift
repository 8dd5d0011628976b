import Drawing
import Foundation
import Goldens
import SDLShell
import Testing

/// The command `share`: what its page and its sheets hold, and what it refuses.
@Suite struct ShareProgramTests {
  private let navshell = BuiltProgram(named: "navshell")
  private let folder: TemporaryFolder

  private nonisolated static let photos = """
    app: photos
    description: From the albums to a photo.
    device: 320x441@1
    steps:
      - capture: albums
      - tap: Family
      - wait: 0.15
      - settle
      - tap: In the Park
      - settle
      - tap: [160, 220]
      - settle
      - capture: bars hidden
      - tap: [160, 220]
      - settle
      - press: [2, 220]
      - move: {to: [288, 300], over: 0.3}
      - release
      - settle
      - expect: {title: Family}

    """

  init() throws {
    folder = try TemporaryFolder()
    try write(Self.photos, to: "photos.yaml")
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url(name))
  }

  private func url(_ name: String) -> URL { folder.url.appendingPathComponent(name) }

  private func share(_ arguments: String...) throws -> BuiltProgram.Outcome {
    try navshell.run(["share"] + arguments, in: folder.url)
  }

  private func page(_ arguments: String...) throws -> (page: SentPage, files: [Data]) {
    let outcome = try navshell.run(
      ["share"] + arguments + ["--output", "page.html"], in: folder.url)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.output == "page.html\n")
    return try SentPage.read(url("page.html"))
  }

  // MARK: Scenarios

  @Test
  func `a scenario's screens at rest are states, and what is done leads from one to the next`()
    throws
  {
    let (page, files) = try page("photos.yaml", "--scale", "1")
    #expect(page.title == "photos")
    #expect(page.starts.map(\.note) == ["From the albums to a photo."])
    #expect(
      page.states.map(\.name) == [
        "Albums", "Family", "In the Park", "In the Park · bars hidden",
      ])
    #expect(
      page.states.map(\.id) == ["albums", "family", "in-the-park", "in-the-park-bars-hidden"])
    #expect(
      page.ways == [
        "Albums → Family: tap “Family”, push",
        "Family → In the Park: tap “In the Park”, push",
        "In the Park → In the Park · bars hidden: tap “In the Park”, fade",
        "In the Park · bars hidden → In the Park: tap “In the Park”, fade",
        "In the Park → Family: swipe back, pop",
      ])
    #expect(page.transitions[0].spots == [[0, 96, 320, 86]])
    #expect(page.transitions[4].spots == [nil])
    #expect(page.transitions[0].seconds == 0.5)
    let size = try #require(PNG.size(of: files[page.states[0].screens[0]?.picture ?? 0]))
    #expect(size == (320, 441))
    #expect(page.states[1].screens[0]?.texts.contains { $0.words == "8 photos" } == true)
  }

  @Test func `the same command writes the same bytes`() throws {
    _ = try share("photos.yaml", "--output", "one.html")
    _ = try share("photos.yaml", "--output", "two.html")
    #expect(try Data(contentsOf: url("one.html")) == Data(contentsOf: url("two.html")))
  }

  @Test func `of several scenarios equal screens are one`() throws {
    try write(
      """
      app: photos
      device: 320x441@1
      steps:
        - tap: Landscapes
        - settle
        - expect: {depth: 2}

      """, to: "second.yaml")
    let (page, _) = try page("photos.yaml", "second.yaml", "--scale", "1")
    #expect(page.starts.map(\.name) == ["photos", "second"])
    #expect(page.starts.map(\.state) == [0, 0])
    #expect(page.states.count == 5)
  }

  @Test func `a finger that stays down holds, one that moves swipes, and keys are named`() throws {
    try write(
      """
      app: alerts
      device: 320x480@1
      steps:
        - tap: Menus
        - settle
        - press: {role: cell, label: Ferry}
        - wait: 0.6
        - release
        - settle
        - key: escape
        - settle
        - tap: Alerts and Menus
        - settle
        - fling: {from: [160, 300], velocity: [0, -2000]}
        - settle
        - capture: end

      """, to: "menus.yaml")
    let (page, _) = try page("menus.yaml", "--scale", "0.5")
    #expect(
      page.transitions.map(\.words) == [
        "tap “Menus”", "hold “Ferry”", "press escape", "tap “Alerts and Menus”", "swipe up",
      ])
  }

  @Test func `a caret that blinks is no screen of its own`() throws {
    try write(
      """
      app: form
      device: 320x480@1
      steps:
        - tap: jane@example.org
        - settle
        - wait: 0.7
        - capture: later
        - wait: 0.6
        - capture: later still
        - type: a@b
        - settle
        - capture: typed

      """, to: "form.yaml")
    let (page, _) = try page("form.yaml", "--scale", "0.5")
    #expect(page.transitions.map(\.words) == ["tap “jane@example.org”", "type “a@b”"])
    #expect(page.states.count == 3)
  }

  @Test func `a step that fails is told, and what was met is written`() throws {
    try write(
      Self.photos.replacingOccurrences(of: "In the Park", with: "In the Dark"), to: "photos.yaml")
    let outcome = try share("photos.yaml", "--output", "page.html")
    #expect(outcome.exitCode == 1)
    #expect(outcome.errors.contains("photos.yaml:9:5: nothing on screen is labelled “In the Dark”"))
    #expect(try SentPage.read(url("page.html")).page.states.map(\.name) == ["Albums", "Family"])
  }

  @Test(arguments: [
    ([], ["Family", "In the Park", "In the Park", "Previous", "6 of 8", "Next"]),
    // The photo starts farther right than the back button does.
    (["--rtl"], ["In the Park", "Family", "In the Park", "Previous", "6 of 8", "Next"]),
  ]) func `texts are in the order in which they are read`(
    options: [String], texts: [String]
  ) throws {
    let steps = Self.photos.components(separatedBy: "  - tap: [160").first ?? ""
    try write(steps, to: "read.yaml")
    let outcome = try navshell.run(
      ["share", "read.yaml", "--output", "page.html", "--scale", "0.5"] + options, in: folder.url)
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    let page = try SentPage.read(url("page.html")).page
    #expect(page.states[2].screens[0]?.texts.map(\.words) == texts)
  }

  // MARK: Storyboards and apps

  @Test func `a storyboard's scenes are states, and taps take its segues`() throws {
    try write(Self.storyboard, to: "Main.storyboard")
    let (page, _) = try page("Main.storyboard", "--scale", "1")
    #expect(page.states.map(\.name) == ["Home", "Detail", "Alone"])
    #expect(
      page.ways == ["Home → Detail: tap “More”, rise"])
    #expect(page.starts.map(\.state) == [0, 2])
  }

  @Test func `exploring taps each enabled element, so many times over`() throws {
    let (page, _) = try page("photos", "--explore", "1", "--device", "320x441@1", "--scale", "0.5")
    #expect(page.states.map(\.name) == ["Albums", "Family", "Landscapes", "Shapes", "Still Lifes"])
    #expect(page.ways.first == "Albums → Family: tap “Family”, push")
    #expect(page.transitions.allSatisfy { $0.from == 0 })
  }

  // MARK: Options

  @Test func `films and recipes show how parts move`() throws {
    let (page, files) = try page("photos.yaml", "--films", "--scale", "1")
    let push = page.transitions[0]
    let film = try #require(push.film)
    #expect(files[film].range(of: Data("acTL".utf8)) != nil)
    let row = try #require(push.recipe.first { $0.part.hasPrefix("cell \"Family\"") })
    #expect(row.measure == "x")
    #expect(row.curve.hasPrefix("spring, half way after"))
  }

  @Test func `a redacted page holds no text of the app`() throws {
    _ = try page("photos.yaml", "--redact", "--films", "--scale", "1")
    let html = try String(contentsOf: url("page.html"), encoding: .utf8)
    for word in ["Family", "In the Park", "Albums"] { #expect(!html.contains(word)) }
    #expect(try SentPage.read(url("page.html")).page.ways.first?.contains("tap a row") == true)
  }

  @Test func `a sheet is a picture or a document of all screens`() throws {
    for name in ["sheet.png", "sheet.pdf"] {
      #expect(
        try share("photos.yaml", "--sheet", "--scale", "1", "--output", name).exitCode == 0)
    }
    let sheet = try PNG.decode(Data(contentsOf: url("sheet.png")))
    #expect((0.75...4.0 / 3).contains(Double(sheet.width) / Double(sheet.height)))
    let document = try Data(contentsOf: url("sheet.pdf"))
    #expect(document.starts(with: Data("%PDF-1.4".utf8)))
    #expect(document.range(of: Data("/Count 1".utf8)) != nil)
  }

  @Test(arguments: [
    (
      ["photos", "--output", "a.html"], 64, "photos: say how many taps are followed, as --explore 3"
    ),
    (
      ["photos.yaml", "photos", "--output", "a.html"], 64, "name scenarios and folders of them, or"
    ),
    (
      ["photos", "files", "--explore", "1", "--output", "a.html"], 64, "name scenarios and folders"
    ),
    (
      ["photos.yaml", "--explore", "2", "--output", "a.html"], 64,
      "--explore taps what an app shows"
    ),
    (
      ["photos", "--explore", "0", "--output", "a.html"], 64,
      "--explore 0: a number of taps from 1 to"
    ),
    (["photos.yaml", "--output", "a.png"], 64, "--output a.png: the name of a page has to end in"),
    (
      ["photos.yaml", "--sheet", "--appearances", "light,dark", "--output", "a.png"], 64,
      "--sheet shows one look: give one device, appearance and text size"
    ),
    (
      ["photos.yaml", "--sheet", "--output", "a.html"], 64,
      "--output a.html: the name of a sheet has"
    ),
    (
      ["nothing.yaml", "--output", "a.html"], 65,
      "nothing.yaml cannot be read: there is no such file"
    ),
    (["photos.yaml", "--output", "/proc/a.html"], 73, "/proc"),
  ]) func `what cannot be shared is told`(arguments: [String], code: Int, words: String) throws {
    let outcome = try navshell.run(["share"] + arguments, in: folder.url)
    #expect(outcome.exitCode == Int32(code))
    #expect(outcome.errors.hasPrefix("navshell: \(words)"), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  private nonisolated static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="home">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="s1"><objects><viewController storyboardIdentifier="Home" id="home" sceneMemberID="viewController">
          <view key="view" id="v1"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews><button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" buttonType="system" id="b1">
              <rect key="frame" x="100" y="200" width="120" height="44"/><state key="normal" title="More"/>
              <connections><segue destination="detail" kind="presentation" id="g1"/></connections>
            </button></subviews></view></viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController storyboardIdentifier="Detail" id="detail" sceneMemberID="viewController">
          <view key="view" id="v2"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <color key="backgroundColor" red="0.2" green="0.5" blue="0.9" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          </view></viewController></objects></scene>
        <scene sceneID="s3"><objects><viewController storyboardIdentifier="Alone" id="alone" sceneMemberID="viewController">
          <view key="view" id="v3"><rect key="frame" x="0" y="0" width="375" height="667"/></view></viewController></objects></scene>
      </scenes>
    </document>
    """
}
