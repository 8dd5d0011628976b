import Foundation
import Goldens
import NavigationKit
import NavigationShell
import Testing

/// The messages about storyboards that are not as they should be.
struct StoryboardProblemProgramTests {
  private let navshell = BuiltProgram(named: "navshell")

  private func file(_ contents: String, in folder: TemporaryFolder) throws -> String {
    let url = folder.url.appendingPathComponent("Main.storyboard")
    try Data(contents.utf8).write(to: url)
    return url.path
  }

  static let page = """
    <viewController storyboardIdentifier="Quay" id="one" sceneMemberID="viewController">
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <label text="Moored" id="l"><rect key="frame" x="20" y="120" width="200" height="30"/></label>
      </subviews></view>
    </viewController>
    """

  @Test(
    arguments: [
      ("Card.nib", "bplist00"), ("Card.nib", "NIBArchive\u{1}"),
      ("Main.storyboardc/Info.plist", "bplist00"),
      ("Card.nib/runtime.nib", "bplist00"), ("Main.storyboard", "bplist00"),
    ])
  func `what is compiled is refused, and what it was made of is asked for`(
    name: String, start: String
  ) throws {
    let folder = try TemporaryFolder()
    _ = try folder.add(name, Data(start.utf8))
    let path = String(name.prefix { $0 != "/" })
    let commands = [
      ["inspect", path], ["run", path], ["capture", path, "--output", "pictures"],
      ["inspect", path, "--language", "de"],
    ]
    for command in commands {
      let outcome = try navshell.run(command, in: folder.url)
      #expect(outcome.exitCode == 65 && outcome.output.isEmpty)
      #expect(
        outcome.errors
          == "navshell: \(path): it is compiled; name the .storyboard or .xib file that "
          + "it was made of\n")
    }
  }

  @Test func `a storyboard without an initial controller starts with its first scene, and says so`()
    throws
  {
    let folder = try TemporaryFolder()
    func write(start: String?) throws {
      _ = try file(
        InterfaceText.storyboard(InterfaceText.scene(Self.page), start: start), in: folder)
    }
    try write(start: nil)
    let outcome = try navshell.run(["inspect", "Main.storyboard"], in: folder.url)
    #expect(outcome.exitCode == 0 && outcome.output.contains("Moored"))
    #expect(
      outcome.errors
        == "navshell: Main.storyboard: no controller is the initial one, so UIKit would show nothing; "
        + "this is its first scene, Quay: tick Is Initial View Controller in Xcode\n")
    let report = try navshell.run(["inspect", "Main.storyboard", "--report"], in: folder.url)
    #expect(report.output.hasPrefix("Main.storyboard: 1 scene: 1 from the start"))
    #expect(report.errors == outcome.errors)
    try write(start: "one")
    #expect(try navshell.run(["inspect", "Main.storyboard"], in: folder.url).errors.isEmpty)
  }

  @Test func `a storyboard that is not there is named`() throws {
    let outcome = try navshell.run("inspect", "/no/such/Main.storyboard")
    #expect(outcome.exitCode == 65)
    #expect(outcome.errors.contains("/no/such/Main.storyboard"))
  }

  @Test func `an initial controller that is in no scene is named`() throws {
    let folder = try TemporaryFolder()
    _ = try file(
      InterfaceText.storyboard(InterfaceText.scene(Self.page), start: "gone"), in: folder)
    let outcome = try navshell.run(["inspect", "Main.storyboard"], in: folder.url)
    #expect(outcome.exitCode == 0 && outcome.output.contains("Moored"))
    #expect(
      outcome.errors
        == "navshell: Main.storyboard: the initial controller “gone” is in no scene, so UIKit would "
        + "show nothing; this is its first scene, Quay: tick Is Initial View Controller in Xcode\n")
  }

  @Test func `a project's storyboard that is not there is told, also in the report`() throws {
    let folder = try TemporaryFolder()
    let plist = """
      <plist><dict><key>UIMainStoryboardFile</key><string>Start</string></dict></plist>
      """
    _ = try folder.add("App/Info.plist", Data(plist.utf8))
    let text = InterfaceText.storyboard(InterfaceText.scene(Self.page))
    _ = try folder.add("App/Quay.storyboard", Data(text.utf8))
    let line =
      "App: Start.storyboard, which Info.plist names to start with, is not there; "
      + "Quay.storyboard is played instead"
    let report = try navshell.run(["inspect", "App", "--report"], in: folder.url)
    #expect(report.exitCode == 0 && report.errors == "navshell: \(line)\n")
    #expect(report.output.split(separator: "\n").contains { $0 == line })
  }

  @Test func `a form and a device of which nothing is known are in the report`() throws {
    let folder = try TemporaryFolder()
    let text = InterfaceText.storyboard(
      InterfaceText.scene(Self.page), others: #"<device id="retina99_9"/>"#)
    _ = try file(text.replacing(#"version="3.0""#, with: #"version="99""#), in: folder)
    let outcome = try navshell.run(["inspect", "Main.storyboard", "--report"], in: folder.url)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.contains("version=\"99\" is newer than 3.0"))
    #expect(
      outcome.output.contains(
        "the device “retina99_9” is not known here, so it is shown on iphone-8 unless --device"))
  }

  @Test func `a name in capitals plays`() throws {
    let folder = try TemporaryFolder()
    let text = InterfaceText.storyboard(InterfaceText.scene(Self.page))
    _ = try folder.add("MAIN.STORYBOARD", Data(text.utf8))
    let outcome = try navshell.run(["inspect", "MAIN.STORYBOARD"], in: folder.url)
    #expect(outcome.exitCode == 0 && outcome.output.contains("Moored"))
  }

  @Test(
    arguments: [
      ("Card.storyboard", InterfaceText.nib(#"<view id="v"/>"#), "it is a nib; rename it"),
      ("Main.xib", InterfaceText.storyboard(""), "it is a storyboard; rename it"),
      ("Main.storyboard", "", "it is empty, so there is nothing to play"),
      ("notes.txt", "Dear reader", "no file of this kind opens here: name a storyboard"),
    ])
  func `a file that is not what its name says is told so`(
    name: String, contents: String, words: String
  ) throws {
    let folder = try TemporaryFolder()
    _ = try folder.add(name, Data(contents.utf8))
    let outcome = try navshell.run(["inspect", name], in: folder.url)
    #expect(outcome.exitCode == 65 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("navshell: \(name): \(words)"), "\(outcome.errors)")
  }
}
