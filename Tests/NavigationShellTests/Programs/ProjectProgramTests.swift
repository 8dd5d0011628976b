import Drawing
import Foundation
import Goldens
import SDLShell
import Testing

/// Xcode projects on the command line.
final class ProjectProgramTests: ShopFixture {
  @Test(arguments: [
    "Shop.xcodeproj", "Shop.xcodeproj/", ".", "./", "Shop/Base.lproj/Stall.storyboard",
  ])
  func `a project, its folder and its storyboard open in every command`(path: String) throws {
    let look = try navshell.run(["inspect", path], in: folder.url)
    #expect(look.exitCode == 0 && look.output.contains("Bread"), "\(look.errors)")
    let captured = try navshell.run(["capture", path, "--output", "pictures"], in: folder.url)
    #expect(captured.exitCode == 0 && captured.output.contains("01-View-Controller.png"))
    try add(
      "flow.yaml",
      "app: \(path)\ndevice: iphone-8\nsteps: [{expect: {elements: {present: [Bread]}}}]")
    let verified = try navshell.run(["verify", "flow.yaml"], in: folder.url)
    #expect(verified.exitCode == 0, "\(verified.output)\(verified.errors)")
  }

  @Test(arguments: ["Shop/Base.lproj/Stall.storyboard ", "Shop.xcodeproj ", " Shop.xcodeproj\n"])
  func `a blank that was copied with a path does not matter`(path: String) throws {
    let look = try navshell.run(["inspect", path], in: folder.url)
    #expect(look.exitCode == 0 && look.output.contains("Bread"), "\(look.errors)")
  }

  @Test(arguments: [("Shop", "Shop.xcodeproj"), ("Shpo.xcodeproj", "Shop.xcodeproj")])
  func `a scenario that does not quite name the project beside it is told its name`(
    name: String, whole: String
  ) throws {
    try add("flow/flow.yaml", "app: \(name)\nsteps: [{capture: a}]")
    try add("flow/Shop.xcodeproj/project.pbxproj", "{}")
    let outcome = try navshell.run(["inspect", "flow/flow.yaml"], in: folder.url)
    #expect(outcome.exitCode == 65)
    #expect(outcome.errors.hasSuffix("no such file beside the scenario: did you mean \(whole)?\n"))
  }

  @Test func `a folder around that of a project opens in Files, and says so`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("Work/Shop"), withIntermediateDirectories: true)
    for name in ["Shop.xcodeproj", "Shop/Base.lproj"] {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent("Work/Shop/\(name)").deletingLastPathComponent(),
        withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: folder.url.appendingPathComponent(name),
        to: folder.url.appendingPathComponent("Work/Shop/\(name)"))
    }
    let outer = try navshell.run(["inspect", "Work"], in: folder.url)
    #expect(outer.exitCode == 0 && !outer.output.contains("Bread"))
    #expect(
      outer.errors == "navshell: Work/Shop/Shop.xcodeproj is a project: name it to play it\n")
    #expect(try navshell.run(["inspect", "Work//"], in: folder.url).errors == outer.errors)
    let inner = try navshell.run(["inspect", "Work/Shop"], in: folder.url)
    #expect(inner.output.contains("Bread") && inner.errors.isEmpty)
  }

  @Test func `a folder of nibs, or one around storyboards, says which to name`() throws {
    try add("Cards/Card.xib", InterfaceText.nib(#"<view id="v"/>"#))
    try add("Cards/Back.xib", InterfaceText.nib(#"<view id="v"/>"#))
    let hint = "navshell: Cards/Back.xib is a nib: name it to play it, or one of 1 more\n"
    let look = try navshell.run(["inspect", "Cards/"], in: folder.url)
    #expect(look.exitCode == 0 && look.errors == hint)
    let report = try navshell.run(["inspect", "Cards/", "--report"], in: folder.url)
    #expect(report.exitCode == 64)
    #expect(
      report.errors == hint
        + "navshell: --report is for storyboards and nibs, and Cards/ is none: name a .storyboard or "
        + ".xib file, or an Xcode project\n")
    let german = try navshell.run(["inspect", "Cards/", "--language", "de"], in: folder.url)
    #expect(german.exitCode == 64 && german.errors.contains("navshell: Cards/ has no texts in"))
    try add("Cards/More/In/Stall.storyboard", ShopFixture.storyboard)
    let around = try navshell.run(["inspect", "Cards"], in: folder.url)
    #expect(
      around.errors
        == "navshell: Cards/More/In/Stall.storyboard is a storyboard: name it to play it\n")
  }

  @Test func `an empty name is said to be empty`() throws {
    let outcome = try navshell.run("inspect", "")
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.hasPrefix("navshell: the name of what to open is empty: name an app"))
  }

  @Test func `a scenario shows scenes of all storyboards, those of its own first`() throws {
    func page(_ id: String, _ text: String, _ more: String = "") -> String {
      """
      <viewController title="\(text)" id="\(id)" sceneMemberID="viewController">
      <view key="view" id="v-\(id)"><subviews><label text="\(text)" id="l-\(id)">
      <rect key="frame" x="20" y="100" width="200" height="40"/></label></subviews></view>\(more)
      </viewController>
      """
    }
    let segue = """
      <connections><segue destination="two" kind="presentation" identifier="back" id="s"/></connections>
      """
    let reference = """
      <viewControllerPlaceholder storyboardName="Back" id="two" sceneMemberID="viewController"/>
      """
    let stall =
      InterfaceText.scene(page("one", "Stall", segue)) + InterfaceText.scene(reference, id: 1)
      + InterfaceText.scene(page("she", "Shelf"), id: 2)
    let back =
      InterfaceText.scene(page("cel", "Cellar")) + InterfaceText.scene(page("ove", "Oven"), id: 1)
      + InterfaceText.scene(
        page("she", "Shelf").replacing("text=\"Shelf\"", with: "text=\"Other\""), id: 2)
    try add("Stall.storyboard", InterfaceText.storyboard(stall))
    try add("Back.storyboard", InterfaceText.storyboard(back, start: "cel"))
    let there = "  - segue: back\n  - settle\n"
    let steps: [(step: String, scene: String, code: Int32)] = [
      (there, "Oven", 0), ("", "Oven", 0), ("", "Shelf", 0), ("", "Yard", 1),
    ]
    for (step, scene, code) in steps {
      try add(
        "flow.yaml",
        "app: Stall.storyboard\nsteps:\n" + step
          + "  - scene: \(scene)\n  - settle\n  - expect: {elements: {present: [\(scene)]}}\n")
      let outcome = try navshell.run(["verify", "flow.yaml"], in: folder.url)
      #expect(outcome.exitCode == code, "\(outcome.output)\(outcome.errors)")
    }
  }

  @Test(arguments: [("Torn.storyboard", "<document"), ("notes.txt", "")])
  func `an app that cannot be opened is told with its place in the scenario`(
    name: String, text: String
  ) throws {
    try add(name, text)
    try add("flow.yaml", "pointer: mouse\napp: \(name)\nsteps:\n  - capture: one\n")
    let outcome = try navshell.run(["verify", "flow.yaml"], in: folder.url)
    #expect(outcome.exitCode != 0)
    #expect((outcome.output + outcome.errors).contains("flow.yaml:2:6: "), "\(outcome)")
  }

  @Test func `a folder without a storyboard opens in the app for folders, as one named does`()
    throws
  {
    try add("Plain/notes.txt", "")
    let plain = try navshell.run(["inspect", "Plain"], in: folder.url)
    #expect(plain.output.contains("notes.txt"))
    let window = try navshell.run(["run", "files", "."], in: folder.url)
    #expect(!window.errors.contains("storyboard"))
  }

  @Test func `images of the project are shown, and missing ones are reported`() throws {
    let before = try navshell.run(["inspect", ".", "--report"], in: folder.url)
    #expect(before.output.contains("there is no image “Loaf”, so it is a box"))
    let pixels = (0..<4).flatMap { _ in [255, 0, 0, 255] as [UInt8] }
    let picture = try PNG.encode(Bitmap(width: 2, height: 2, pixels: pixels))
    _ = try folder.add("Shop/Look.xcassets/Loaf.imageset/loaf.png", picture)
    try add(
      "Shop/Look.xcassets/Loaf.imageset/Contents.json", #"{"images": [{"filename": "loaf.png"}]}"#)
    let after = try navshell.run(["inspect", ".", "--report"], in: folder.url)
    #expect(after.exitCode == 0 && !after.output.contains("Loaf"))
    _ = try navshell.run(["capture", ".", "--output", "pictures"], in: folder.url)
    let file = folder.url.appendingPathComponent("pictures/01-View-Controller.png")
    let shown = try PNG.decode(Data(contentsOf: file))
    let place = (500 * shown.width + 140) * 4
    #expect(Array(shown.pixels[place..<place + 4]) == [255, 0, 0, 255])
  }

  @Test func `a picture that is damaged is named once, where it is drawn and in the report`() throws
  {
    let pixels = [UInt8](repeating: 255, count: 40 * 40 * 4)
    let picture = try PNG.encode(Bitmap(width: 40, height: 40, pixels: pixels))
    let path = try folder.add("Shop/Look.xcassets/Loaf.imageset/loaf.png", picture.dropLast(30))
    try add(
      "Shop/Look.xcassets/Loaf.imageset/Contents.json", #"{"images": [{"filename": "loaf.png"}]}"#)
    let captured = try navshell.run(["capture", ".", "--output", "pictures"], in: folder.url)
    #expect(
      captured.errors
        == "navshell: \(path): it cannot be read as a picture, so a mark stands for it; mend "
        + "it\n")
    let report = try navshell.run(["inspect", ".", "--report"], in: folder.url)
    #expect(report.errors.isEmpty)
    #expect(
      report.output.contains("the image “Loaf” cannot be read, so a mark stands for it: \(path)"))
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: path))
    let other = try navshell.run(["inspect", ".", "--report"], in: folder.url)
    #expect(
      other.output.contains("the image “Loaf” cannot be read, so it is a box: \(path)"))
  }

  @Test func `of a colour that is garbled the storyboard's own value is shown, and that is noted`()
    throws
  {
    let color = #"<color key="backgroundColor" name="Sea"/>"#
    let resources = """
      <namedColor name="Sea"><color red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></namedColor></resources>
      """
    try add(
      "Shop/Base.lproj/Stall.storyboard",
      ShopFixture.storyboard.replacing("</constraints>", with: "</constraints>\(color)")
        .replacing("</resources>", with: resources))
    let set = try add(
      "Shop/Look.xcassets/Sea.colorset/Contents.json",
      #"{"colors": [{"color": {"components": {"red": "0", "green": "O.5", "blue": "1"}}}]}"#)
    let report = try navshell.run(["inspect", ".", "--report"], in: folder.url)
    #expect(
      report.output.contains(
        "backgroundColor is the file's own colour, as the app's cannot be read: \(set)"))
    _ = try navshell.run(["capture", ".", "--output", "pictures"], in: folder.url)
    let file = folder.url.appendingPathComponent("pictures/01-View-Controller.png")
    let shown = try PNG.decode(Data(contentsOf: file))
    let place = (shown.height - 100) * shown.width * 4
    #expect(Array(shown.pixels[place..<place + 4]) == [255, 0, 0, 255])
  }

  @Test func `a font that the app names and that is not there is reported`() throws {
    try add(
      "Shop/Info.plist",
      """
      <plist><dict><key>UIAppFonts</key><array><string>Sea.ttf</string></array></dict></plist>
      """)
    let line = "./Shop/Info.plist: the font “Sea.ttf” of UIAppFonts is not there\n"
    #expect(try navshell.run(["inspect", ".", "--report"], in: folder.url).output.contains(line))
    let font = try add("Fonts/Sea.ttf", "no font")
    let report = try navshell.run(["inspect", ".", "--report"], in: folder.url)
    #expect(!report.output.contains(line))
    #expect(report.output.contains("Fonts/Sea.ttf: it cannot be read as a font\n"))
    try Data(contentsOf: URL(fileURLWithPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"))
      .write(to: URL(fileURLWithPath: font))
    let good = try navshell.run(["inspect", ".", "--report"], in: folder.url)
    #expect(good.exitCode == 0 && !good.output.contains("Sea.ttf"))
  }

  @Test func `a damaged project is one line, with what can be done instead`() throws {
    try add("Shop.xcodeproj/project.pbxproj", "{objects = {\n  P = {targets = (T)}\n")
    let line =
      "project.pbxproj:2: it is damaged or no property list (; is missing after the value of targets)"
    let look = try navshell.run(["inspect", "."], in: folder.url)
    #expect(
      look.errors == "navshell: ./Shop.xcodeproj/\(line); mend it, or name a storyboard\n")
    let storyboard = "Shop/Base.lproj/Stall.storyboard"
    let german = try navshell.run(["inspect", storyboard, "--language", "de"], in: folder.url)
    #expect(german.errors.hasSuffix("\(line); mend it, or leave out the language\n"))
    #expect(try navshell.run(["inspect", storyboard], in: folder.url).errors.isEmpty)
  }

  @Test(arguments: [
    ("segue: bakc", "a segue “bakc”: did you mean back?"),
    ("segue: elsewhere", "a segue “elsewhere”: there is back"),
    ("scene: Staall", "a scene “Staall”: did you mean Stall?"),
    ("scene: Owen", "a scene “Owen”: did you mean Oven?"),
    ("scene: Yard", "a scene “Yard”: there is Oven, Stall"),
  ])
  func `a name of a segue or scene that is not there is answered by those there are`(
    step: String, words: String
  ) throws {
    let segue = """
      <connections><segue destination="one" kind="presentation" identifier="back" id="s"/></connections>
      """
    func page(_ title: String, _ more: String = "") -> String {
      InterfaceText.scene(
        """
        <viewController title="\(title)" id="one" sceneMemberID="viewController">\(more)
        <view key="view" id="v"/></viewController>
        """)
    }
    try add("A/Stall.storyboard", InterfaceText.storyboard(page("Stall", segue)))
    try add("A/Back.storyboard", InterfaceText.storyboard(page("Oven")))
    try add("A/flow.yaml", "app: Stall.storyboard\nsteps:\n  - \(step)\n  - expect: {depth: 1}\n")
    try FileManager.default.removeItem(atPath: folder.path("Shop.xcodeproj"))
    let outcome = try navshell.run(["verify", "A/flow.yaml"], in: folder.url)
    #expect(outcome.exitCode == 1 && (outcome.output + outcome.errors).contains(words))
  }
}
