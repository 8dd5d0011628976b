import Foundation
import Goldens
import Testing

/// The command `audit`: what it prints and writes, and its exit codes.
@Suite struct AuditProgramTests {
  private let navshell = BuiltProgram(named: "navshell")
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try write(Self.storyboard, to: "Main.storyboard")
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func audit(_ arguments: String...) throws -> BuiltProgram.Outcome {
    try navshell.run(
      ["audit", "Main.storyboard", "--devices", "iphone-se-1,iphone-8", "--text-sizes", "L"]
        + arguments, in: folder.url)
  }

  @Test func `a finding is told once, with its looks`() throws {
    let outcome = try audit("--checks", "clipped,targets")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output == """
        clipped: text “Subscribe to the newsletter” in Home: cut to “Subscribe to…” · all looks
        targets: button “Ok” in Home: 60×20 points for a finger, asked: 44×44 · all looks
        2 findings and 0 notes in 1 screen, 7 looks

        """)
    #expect(try audit("--checks", "clipped,targets").output == outcome.output)
  }

  @Test func `a title that is invented for a page of code is not told to be cut`() throws {
    let title = #"title="Home""#
    func found(_ text: String) throws -> String {
      try write(
        Self.storyboard.replacing(
          #"initialViewController="home""#, with: #"initialViewController="n""#
        )
        .replacing(title, with: text).replacing("</scenes>", with: Self.stack + "</scenes>"),
        to: "Stack.storyboard")
      return try navshell.run(
        ["audit", "Stack.storyboard", "--devices", "iphone-se-1", "--checks", "title"],
        in: folder.url
      ).output
    }
    let name = "AllThereIsToKnowAboutBirdsAndMore"
    #expect(try found(#"title="All There Is to Know About Birds and More""#).hasPrefix("title: "))
    let own = "(All There Is to Know About Birds and More)"
    #expect(try found(#"title="\#(own)" customClass="BirdsViewController""#).hasPrefix("title: "))
    #expect(try found(#"customClass="\#(name)ViewController""#).hasPrefix("0 findings"))
  }

  private static let stack = """
    <scene sceneID="n1"><objects><navigationController id="n" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="b"/><connections>
    <segue destination="home" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController></objects></scene>
    """

  @Test func `a storyboard for iPads alone is looked at on pads`() throws {
    try write(
      Self.storyboard.replacing(
        #"targetRuntime="iOS.CocoaTouch""#, with: #"targetRuntime="iOS.CocoaTouch.iPad""#),
      to: "Pad.storyboard")
    let outcome = try navshell.run(
      ["audit", "Pad.storyboard", "--checks", "targets", "--json", "found.json"], in: folder.url)
    #expect(outcome.exitCode == 1, "\(outcome.errors)")
    let found = try String(contentsOfFile: path("found.json"), encoding: .utf8)
    #expect(found.contains("ipad-mini") && !found.contains("iphone"), "\(found)")
  }

  @Test func `nothing found is 0`() throws {
    let outcome = try audit("--checks", "overlap")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output == "0 findings and 0 notes in 1 screen, 7 looks\n")
  }

  @Test func `known findings are left out, and told once they are gone`() throws {
    try write(
      """
      - {check: targets, label: Ok, reason: it is a toy}
      - {check: clipped, label: Subscribe to the newsletter, device: iphone-8, reason: agreed}
      - {check: overlap, label: Ok, reason: mended long ago}

      """, to: "audit.known.yaml")
    let outcome = try audit("--checks", "clipped,targets,overlap")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output == """
        clipped: text “Subscribe to the newsletter” in Home: cut to “Subscribe to…” · iphone-se-1
        audit.known.yaml:3: known, but not found any more: overlap, label “Ok” (mended long ago)
        1 finding and 0 notes in 1 screen, 7 looks

        """)
    #expect(try audit("--checks", "targets,overlap").exitCode == 0)
    #expect(try audit("--checks", "targets,overlap", "--strict").exitCode == 1)
  }

  @Test(arguments: [
    ("- {check: clip, reason: x}", ":1: check must be one of clipped, broken-word"),
    ("- {check: clipped}", ":1: a reason is needed"),
    ("- {check: clipped, lable: x, reason: y}", ":1: “lable” is not known here; known: check"),
    ("check: clipped", ":1: a list of findings is needed"),
    ("- {check: [", ":1: this is no YAML"),
  ])
  func `a wrong file of known findings is told with its line`(text: String, words: String) throws {
    try write(text, to: "known.yaml")
    let outcome = try audit("--known", "known.yaml")
    #expect(outcome.exitCode == 65)
    #expect(outcome.errors.hasPrefix("navshell: known.yaml\(words)"))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  @Test func `the reports name each finding`() throws {
    _ = try audit(
      "--checks", "targets", "--json", "audit.json", "--junit", "audit.xml", "--report", "report")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: path("audit.json"))))
        as? [[String: Any]])
    #expect(json.count == 1)
    #expect(json[0]["check"] as? String == "targets")
    #expect(json[0]["label"] as? String == "Ok")
    #expect(json[0]["frame"] as? [Double] == [20, 200, 60, 20])
    let xml = try String(contentsOf: URL(filePath: path("audit.xml")), encoding: .utf8)
    #expect(xml.contains(#"tests="1" failures="1""#))
    let page = try String(contentsOf: URL(filePath: path("report/index.html")), encoding: .utf8)
    #expect(page.contains("data:image/png;base64,"))
    #expect(page.contains("left:20px;top:200px;width:60px;height:20px"))
  }

  @Test func `a scenario's captures are audited`() throws {
    try write("app: Main.storyboard\nsteps: [{capture: home}]\n", to: "home.yaml")
    let outcome = try navshell.run(
      ["audit", "home.yaml", "--checks", "targets", "--devices", "iphone-8"], in: folder.url)
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.hasPrefix("targets: button “Ok” in home: 60×20"))
  }

  @Test func `an audit as a step of a scenario fails it`() throws {
    try write(
      "app: Main.storyboard\ndevice: iphone-8\nsteps: [{audit: {checks: targets}}]\n",
      to: "home.yaml")
    let outcome = try navshell.run(["verify", "home.yaml"], in: folder.url)
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.output.contains(
        "home.yaml:3:9: targets: button “Ok”: 60×20 points for a finger, asked: 44×44"))
  }

  @Test(arguments: [
    (["audit", "nothing"], 64), (["audit", "photos", "--checks", "clip"], 64),
    (["audit", "photos", "--level", "b"], 64), (["audit", "photos", "--devices", "iphone-99"], 64),
    (["audit", "photos", "--text-sizes", "AX6"], 64), (["audit", "photos", "--looks", "some"], 64),
    (["audit", "Main.storyboard", "--languages", "xx"], 64),
    (["audit", "Main.storyboard", "--known", "none.yaml"], 65), (["audit", "none.yaml"], 65),
    (["audit", "empty"], 66),
    (["audit", "Main.storyboard", "--report", "/dev/null/x"], 73),
  ])
  func `what cannot be done has its exit code and one line`(arguments: [String], code: Int) throws {
    try FileManager.default.createDirectory(
      atPath: path("empty"), withIntermediateDirectories: true)
    let outcome = try navshell.run(
      arguments + (code == 64 ? [] : ["--devices", "iphone-8", "--text-sizes", "L"]),
      in: folder.url)
    #expect(Int(outcome.exitCode) == code, "\(outcome.errors)")
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }

  /// A scene with a text that does not fit and a button that is too small.
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" initialViewController="home">
      <scenes><scene sceneID="s"><objects>
        <viewController title="Home" id="home" sceneMemberID="viewController">
          <view key="view" id="view"><rect key="frame" x="0" y="0" width="320" height="568"/>
            <subviews>
              <label opaque="NO" text="Subscribe to the newsletter" lineBreakMode="tailTruncation"
                id="label"><rect key="frame" x="20" y="100" width="120" height="21"/>
                <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
              <button opaque="NO" id="button">
                <rect key="frame" x="20" y="200" width="60" height="20"/>
                <state key="normal" title="Ok"/></button>
            </subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom"
              customColorSpace="genericGamma22GrayColorSpace"/>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """
}
