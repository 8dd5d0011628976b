import Foundation
import Goldens
import Testing

@testable import NavigationShell

/// Recording in a real window, checked and replayed.
@Suite(.serialized) struct RecordingWindowTests {
  private let folder: TemporaryFolder
  private var file: URL { folder.url.appendingPathComponent("by-hand.yaml") }

  init() throws { folder = try TemporaryFolder() }

  /// The y of the middle of the row Family: 96 points of bar, half a row of 86.
  private static let family = 139

  @Test func `what hands do is a scenario that leads to the same end`() throws {
    let driver = try open(["photos", "--record", file.path])
    let albums = try driver.waitUntilStill()
    try driver.click(195, Self.family)
    try driver.waitUntil("the click is answered") { $0 != albums }
    let family = try driver.waitUntilStill()
    try driver.press(3, 400)
    try driver.drag(from: 3, to: 140, y: 400)
    try driver.waitUntil("the page follows the finger") { $0 != family }
    try driver.release()
    try driver.waitUntil("it returns") { $0 == family }
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)

    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("- tap: Family"))
    #expect(text.contains("- press: [3, 400]"))
    #expect(text.contains("- expect: {title: Family, depth: 2}"))
    let inspection = try BuiltProgram(named: "navshell").run("inspect", file.path)
    #expect(inspection.output.contains("▸ \"Family\""))

    let watcher = try open([file.path, "--stay"])
    try watcher.waitUntil("the scenario is played to its end") { $0 == family }
  }

  @Test func `a mouse with Alt held is two fingers, which enlarge a photo`() throws {
    let driver = try open(["photos", "--record", file.path])
    _ = try driver.waitUntilStill()
    try driver.click(195, Self.family)
    let family = try driver.waitUntilStill()
    try driver.click(60, 180)
    try driver.waitUntil("a photo is opened") { $0 != family }
    let photo = try driver.waitUntilStill()
    try driver.drag(from: 170, to: 80, y: 422, holding: ["alt"])
    let enlarged = try driver.waitUntilStill()
    #expect(enlarged != photo)
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("- press: {at: [220, 422], finger: 1}"), "\(text)")
    let inspection = try BuiltProgram(named: "navshell").run("inspect", file.path)
    #expect(inspection.exitCode == 0)
  }

  private nonisolated static let view = """
    <view key="view" id="vie-00-001">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews><label text="Bread" id="lab-00-001">
        <rect key="frame" x="20" y="100" width="200" height="30"/>
      </label></subviews>
    </view>
    """

  @Test(arguments: [
    (
      "Shop.storyboard",
      InterfaceText.storyboard(
        InterfaceText.scene(
          "<viewController id=\"one\" sceneMemberID=\"viewController\">\(view)</viewController>"),
        others: #"<device id="retina4_7" orientation="portrait" appearance="light"/>"#)
    ),
    (
      "Shop.xib",
      InterfaceText.nib(
        view, others: #"<device id="retina4_7" orientation="portrait" appearance="light"/>"#)
    ),
  ])
  func `a storyboard or nib is recorded by its path, in its language and on its device`(
    name: String, text: String
  ) throws {
    let storyboard = try folder.add("Base.lproj/\(name)", Data(text.utf8))
    _ = try folder.add("de.lproj/Shop.strings", Data(#""lab-00-001.text" = "Brot";"#.utf8))
    let driver = try WindowDriver(
      running: BuiltProgram(named: "navshell"),
      [storyboard, "--language", "de", "--record", file.path], width: 375, height: 667)
    _ = try driver.waitUntilStill()
    try driver.type("ctrl+q")
    #expect(driver.waitForTheEnd() == 0, "\(driver.said)")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(
      text.contains("language: de\ndevice: iphone-8\n")
        && text.contains("./Base.lproj/\(name)"))
    // Both can be moved together.
    let other = try TemporaryFolder()
    for moved in ["Base.lproj", "de.lproj", file.lastPathComponent] {
      try FileManager.default.moveItem(atPath: folder.path(moved), toPath: other.path(moved))
    }
    let replayed = try BuiltProgram(named: "navshell").run(
      "inspect", other.path(file.lastPathComponent))
    #expect(replayed.exitCode == 0 && replayed.output.contains("Brot"))
  }

  @Test func `a file that is there is left alone, before a window opens`() throws {
    try Data("mine".utf8).write(to: file)
    let end = try BuiltProgram(named: "navshell").run("photos", "--record", file.path)
    #expect(end.exitCode == ShellError.Code.usage.rawValue)
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
  }

  private func open(_ arguments: [String]) throws -> WindowDriver {
    try WindowDriver(
      running: BuiltProgram(named: "navshell"), arguments, environment: [:], width: 390,
      height: 844)
  }
}
