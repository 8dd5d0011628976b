import Foundation
import Goldens
import NavigationKit
import Testing

@testable import NavigationShell

/// Storyboards that are named on the command line.
struct StoryboardProgramTests {
  private let navshell = BuiltProgram(named: "navshell")

  nonisolated private static func storyboard(type: String = "CocoaTouch", scenes: String) -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.\(type).Storyboard.XIB" version="3.0" \
    toolsVersion="22155" targetRuntime="iOS.CocoaTouch" initialViewController="nav-00-001">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>\(scenes)</scenes>
    </document>
    """
  }

  nonisolated private static let scenes = """
    <scene sceneID="sce-00-001"><objects>
      <navigationController id="nav-00-001" sceneMemberID="viewController">
        <connections>
          <segue destination="pag-00-001" kind="relationship" relationship="rootViewController" \
    id="seg-00-001"/>
        </connections>
      </navigationController>
    </objects></scene>
    <!--Harbour-->
    <scene sceneID="sce-00-002"><objects>
      <viewController title="Harbour" id="pag-00-001" sceneMemberID="viewController">
        <view key="view" id="vie-00-001">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
            <label text="Ships" id="lab-00-001">
              <rect key="frame" x="20" y="120" width="200" height="30"/>
            </label>
          </subviews>
        </view>
        <navigationItem key="navigationItem" title="Harbour" id="ite-00-001"/>
        <connections>
          <segue destination="doc-00-001" kind="show" identifier="showDock" id="seg-00-002"/>
        </connections>
      </viewController>
    </objects></scene>
    <!--Dock-->
    <scene sceneID="sce-00-003"><objects>
      <viewController title="Dock" id="doc-00-001" customClass="DockController" \
    sceneMemberID="viewController">
        <view key="view" id="vie-00-002">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
            <mapView id="map-00-001"><rect key="frame" x="0" y="90" width="300" height="200"/></mapView>
          </subviews>
        </view>
      </viewController>
    </objects></scene>
    """

  private func file(_ contents: String, in folder: TemporaryFolder) throws -> String {
    let url = folder.url.appendingPathComponent("Main.storyboard")
    try Data(contents.utf8).write(to: url)
    return url.path
  }

  @Test func `every scene is captured on the device that it was drawn for`() throws {
    let folder = try TemporaryFolder()
    let path = try file(Self.storyboard(scenes: Self.scenes), in: folder)
    let output = folder.url.appendingPathComponent("pictures")
    let outcome = try navshell.run("capture", path, "--output", output.path)
    #expect(outcome.exitCode == 0)
    let pictures = outcome.output.split(separator: "\n").map(String.init)
    let names = pictures.map { URL(fileURLWithPath: $0).lastPathComponent }
    #expect(names == ["01-Navigation-Controller.png", "02-Harbour.png", "03-Dock.png"])
    for path in pictures {
      #expect(try pixels(ofPNG: Data(contentsOf: URL(fileURLWithPath: path))) == [750, 1334])
    }
  }

  @Test func `inspect tells what it shows`() throws {
    let folder = try TemporaryFolder()
    let path = try file(Self.storyboard(scenes: Self.scenes), in: folder)
    let outcome = try navshell.run("inspect", path)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("Harbour") && outcome.output.contains("Ships"))
  }

  @Test func `a nib is shown, and reported`() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appendingPathComponent("Card.xib")
    let nib = InterfaceText.nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="vie-00-001">
        <rect key="frame" x="0" y="0" width="200" height="80"/>
        <subviews><label text="Tide" id="lab-00-001">
          <rect key="frame" x="10" y="10" width="100" height="20"/>
        </label></subviews>
      </view>
      """, others: #"<device id="retina4_7" orientation="portrait" appearance="light"/>"#)
    try Data(nib.utf8).write(to: url)
    let shown = try navshell.run("inspect", url.path)
    #expect(shown.exitCode == 0 && shown.output.contains("Tide"))
    let report = try navshell.run("inspect", url.path, "--report")
    #expect(report.output == "\(url.path): 1 object\n")
    let own = nib.replacing("<label ", with: #"<label customClass="Gauge" "#)
    try Data(own.utf8).write(to: url)
    let classes = try navshell.run("inspect", url.path, "--report")
    #expect(
      classes.output.hasSuffix(
        "\(url.path): 1 class is not here and played as what it is made of: Gauge\n"))
    try Data("<no/>".utf8).write(to: url)
    #expect(try navshell.run("inspect", url.path).exitCode == 65)
  }

  @Test func `a report tells what is reached and what is not played`() throws {
    let folder = try TemporaryFolder()
    let path = try file(Self.storyboard(scenes: Self.scenes), in: folder)
    let outcome = try navshell.run("inspect", path, "--report")
    #expect(outcome.exitCode == 0)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(
      lines.first == "\(path): 3 scenes: 2 from the start, 2 by taps, 3 with the segues of code, "
        + "all by their names")
    #expect(lines.dropFirst().first == "\(path): 2 of 2 segues lead to their scenes")
    #expect(
      lines[3].hasSuffix(
        "1 class is not here and played as what it is made of: DockController"))
    #expect(lines.count == 5 && lines[4].contains("<mapView> is not played"))
    #expect(try navshell.run("inspect", "files", "--report").exitCode == 64)
  }

  @Test(
    arguments: [
      ("segue: showDock", "Dock", 2), ("scene: Dock", nil, nil),
      ("scene: DockController", nil, nil),
      ("scene: Nowhere", nil, nil), ("segue: nowhere", nil, nil),
    ] as [(String, String?, Int?)])
  func `a scenario takes segues and shows scenes`(step: String, title: String?, depth: Int?) throws
  {
    let folder = try TemporaryFolder()
    _ = try file(Self.storyboard(scenes: Self.scenes), in: folder)
    let expectation = title.map { "title: \($0), depth: \(depth ?? 1)" } ?? "settled: true"
    let scenario = """
      app: Main.storyboard
      steps:
        - \(step)
        - settle
        - expect: {\(expectation)}
      """
    let url = folder.url.appendingPathComponent("flow.yaml")
    try Data(scenario.utf8).write(to: url)
    let outcome = try navshell.run(["verify", url.path], in: folder.url)
    let isThere = !step.lowercased().contains("nowhere")
    #expect(outcome.exitCode == (isThere ? 0 : 1), "\(outcome.output)\(outcome.errors)")
    #expect(outcome.output.contains("nowhere") || outcome.output.contains("Nowhere") || isThere)
  }

  @Test(
    arguments: [
      (storyboard(type: "AppleTV", scenes: scenes), "tvOS"), ("<document", "Main.storyboard:1"),
      (storyboard(scenes: ""), "it has no scene"), ("", "Main.storyboard: "),
    ])
  func `what cannot be played is refused in one line`(contents: String, words: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try navshell.run("inspect", try file(contents, in: folder))
    #expect(outcome.exitCode == 65 && outcome.output.isEmpty)
    #expect(outcome.errors.contains(words), "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test
  func `pictures of several storyboards have their names, and folders where these are the same`()
    throws
  {
    let folder = try TemporaryFolder()
    let text = InterfaceText.storyboard(InterfaceText.scene(StoryboardProblemProgramTests.page))
    let nib = InterfaceText.nib(
      #"<view id="v"><rect key="frame" x="0" y="0" width="90" height="90"/></view>"#)
    for name in ["One/Main", "Two/Main", "Shop"] {
      _ = try folder.add("\(name).storyboard", Data(text.utf8))
    }
    _ = try folder.add("Card.xib", Data(nib.utf8))
    let outcome = try navshell.run(
      [
        "capture", "One/Main.storyboard", "Two/Main.storyboard", "Shop.storyboard", "Card.xib",
        "--output", "pictures",
      ], in: folder.url)
    let names = outcome.output.split(separator: "\n").map { $0.split(separator: "/").last ?? "" }
    #expect(
      names == [
        "01-One-Main-Quay.png", "02-Two-Main-Quay.png", "03-Shop-Quay.png", "04-Card.png",
      ])
  }

  @Test func `a nib's page that lets through what is behind it is not on black`() throws {
    let folder = try TemporaryFolder()
    let nib = InterfaceText.nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
        <outlet property="view" destination="v" id="o"/></connections></placeholder>
      <view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      """)
    _ = try folder.add("Card.xib", Data(nib.utf8))
    let player = try #require(try App(interfaceAt: folder.path("Card.xib"), language: nil))
    let stage = Stage(size: .homeButtonPhone)
    _ = try player.launch(on: stage, Opening(folder: nil, isHeadless: true))
    #expect(stage.window.rootViewController?.view.backgroundColor == .systemBackground)
  }
}
