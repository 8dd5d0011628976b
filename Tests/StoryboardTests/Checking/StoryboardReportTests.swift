import Foundation
import Goldens
import NavigationKit
import Storyboard
import Testing

/// The findings of a report: segues that do not arrive, frames that their constraints do not give.
@MainActor
struct StoryboardReportTests {
  private let stage = Stage(size: .homeButtonPhone)

  private func file(
    _ scenes: String, others: String = ""
  ) throws -> StoryboardFile {
    let text = InterfaceText.storyboard(scenes, start: "nav", others: others)
    return StoryboardFile(
      try StoryboardDocument(contents: Data(text.utf8), file: "Main.storyboard"), name: "Main")
  }

  private func insets(_ size: CGSize) -> UIEdgeInsets? {
    size == CGSize(width: 375, height: 667)
      ? UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) : nil
  }

  private func scenes(_ button: String = "", label: String = "", _ rules: String = "") -> String {
    """
      <scene sceneID="s0"><objects>
        <navigationController id="nav" sceneMemberID="viewController">
          <navigationBar key="navigationBar" id="bar">
            <rect key="frame" x="0" y="0" width="375" height="44"/>
          </navigationBar>
          <connections><segue destination="one" kind="relationship" \
    relationship="rootViewController" id="g0"/></connections>
        </navigationController>
      </objects></scene>
      <scene sceneID="s1"><objects>
        <viewController id="one" sceneMemberID="viewController">
          <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>
              <button buttonType="system" id="but">
                <rect key="frame" x="20" y="100" width="100" height="44"/>
                <connections>\(button)</connections>
              </button>
              <label text="Tide" translatesAutoresizingMaskIntoConstraints="NO" \(label) id="lab">
                <rect key="frame" x="30" y="74" width="90" height="21"/>
              </label>
            </subviews>
            <constraints>
              <constraint firstItem="lab" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="30" id="c1"/>
              \(rules)
            </constraints>
            <viewLayoutGuide key="safeArea" id="safe"/>
          </view>
        </viewController>
      </objects></scene>
      <scene sceneID="s2"><objects>
        <viewController id="two" sceneMemberID="viewController"><view key="view" id="v2"/>
        <connections><segue destination="ex2" kind="unwind" unwindAction="back:" id="g2"/>
        </connections></viewController>
        <exit id="ex2" sceneMemberID="exit"/>
      </objects></scene>
    """
  }

  private let below = """
    <constraint firstItem="lab" firstAttribute="top" secondItem="safe" secondAttribute="top" \
    constant="10" id="c2"/>
    """

  @Test func `segues that lead to their scenes are counted`() throws {
    let file = try file(scenes(#"<segue destination="two" kind="show" id="g1"/>"#))
    let walk = SceneWalk(of: file, on: stage)
    #expect(walk.count == 3 && walk.faults.isEmpty)
  }

  @Test func `a segue to nothing, and a container in itself, do not arrive`() throws {
    let file = try file(
      scenes(#"<segue destination="gone" kind="show" id="g1"/>"#)
        .replacing("destination=\"one\"", with: "destination=\"nav\""))
    let walk = SceneWalk(of: file, on: stage)
    #expect(
      walk.faults.compactMap { $0.message.split(separator: " ").dropFirst(2).first } == [
        "g0", "g1",
      ])
    #expect(walk.count == 3)
  }

  @Test func `a segue that does not arrive is named with its line`() throws {
    // A label is no container that has controllers.
    let file = try file(
      scenes(#"<segue destination="two" kind="embed" id="g1"/>"#)
        .replacing("<button buttonType=\"system\" id=\"but\">", with: "<label id=\"but\">")
        .replacing("</button>", with: "</label>")
        .replacing("kind=\"embed\"", with: "kind=\"relationship\" relationship=\"viewControllers\"")
    )
    let walk = SceneWalk(of: file, on: stage)
    #expect(walk.faults.map(\.message) == ["the segue g1 does not lead to its scene"])
    #expect(walk.faults.first?.line == 16)
  }

  @Test func `frames are those of the constraints, below the bars of the canvas`() throws {
    let check = LayoutCheck(of: try file(scenes("", label: "", below)), on: stage, insets: insets)
    #expect(check.frames.map(\.name) == ["label lab"])
    #expect(check.worst.isEmpty && check.excluded.isEmpty)
  }

  @Test func `from right to left they are those of the file, mirrored`() throws {
    let stage = Stage(
      size: .homeButtonPhone,
      traits: UITraitCollection(layoutDirection: .rightToLeft))
    let check = LayoutCheck(of: try file(scenes("", label: "", below)), on: stage, insets: insets)
    #expect(check.frames.map(\.found.minX) == [375 - 120])
    #expect(check.worst.isEmpty)
  }

  @Test func `symbols without a drawing are named`() throws {
    let images = """
      <resources><image name="star" catalog="system"/><image name="comet" catalog="system"/>
      <image name="Sea"/></resources>
      """
    let file = try file(scenes(), others: images)
    let report = StoryboardReport(of: file, on: stage, insets: insets) { $0 == "star" }
    #expect(
      report.summary.last == "Main.storyboard: 1 symbol is a box as there is no drawing: comet")
  }

  @Test func `symbols that are used and not listed are named, too`() throws {
    let picture = #"<imageView image="comet" catalog="system" id="ima"/>"#
    let file = try file(scenes().replacing("<subviews>", with: "<subviews>\(picture)"))
    stage.show(
      { UIStoryboard(file).instantiateInitialViewController() ?? .init() }, restoring: nil)
    let report = StoryboardReport(of: file, on: stage, insets: insets) { _ in false }
    #expect(
      report.summary.last == "Main.storyboard: 1 symbol is a box as there is no drawing: comet")
  }

  @Test func `a frame that is not the constraints' is found`() throws {
    let file = try file(scenes("", label: "", below.replacing("10", with: "14")))
    let check = LayoutCheck(of: file, on: stage, insets: insets)
    #expect(check.worst.map(\.found.minY) == [78])
    let lines = StoryboardReport(of: file, on: stage, insets: insets).lines
    #expect(
      lines.contains("Main.storyboard: 0 of 1 frames that constraints determine are as stored"))
    #expect(
      lines.contains {
        $0.hasSuffix(
          "<label lab> is laid out at (30.0 78.0 90.0 21.0), stored at (30.0 74.0 90.0 21.0)")
      })
  }

  @Test(
    arguments: [
      ("", "", LayoutCheck.Exclusion.ambiguous),
      (#"misplaced="YES""#, "below", .misplaced),
      ("", #"<constraint firstItem="lab" firstAttribute="width" constant="60" id="c3"/>"#, .stale),
    ])
  func `views whose frames say nothing are left out`(
    label: String, rules: String, reason: LayoutCheck.Exclusion
  ) throws {
    let rules = rules == "below" ? below : rules
    let check = LayoutCheck(of: try file(scenes(label: label, rules)), on: stage, insets: insets)
    #expect(check.frames.isEmpty && check.excluded.mapValues(\.count) == [reason: 1])
  }
}

extension StoryboardReportTests {
  /// A label above a column of boxes, between margins that are its own, of which the second begins
  /// at a place.
  private func column(second: Int, height: Int) throws -> StoryboardFile {
    func box(_ id: String, _ y: Int) -> String {
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
        <rect key="frame" x="7" y="\(y)" width="76" height="20"/>
        <constraints><constraint firstAttribute="height" constant="20" id="h\(id)"/></constraints>
      </view>
      """
    }
    let stack = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="col">
        <rect key="frame" x="30" y="200" width="90" height="\(height)"/>
        <subviews>\(box("b1", 5))\(box("b2", second))</subviews>
        <edgeInsets key="layoutMargins" top="5" left="7" bottom="9" right="7"/>
      </stackView>
      """
    return try file(
      scenes(
        "", label: "",
        below + """
          <constraint firstItem="col" firstAttribute="leading" secondItem="root" \
          secondAttribute="leading" constant="30" id="c3"/>
          <constraint firstItem="col" firstAttribute="width" constant="90" id="c4"/>
          <constraint firstItem="col" firstAttribute="top" secondItem="root" \
          secondAttribute="top" constant="200" id="c5"/>
          """
      ).replacing("</subviews>\n        <constraints>", with: stack + "</subviews><constraints>"))
  }

  @Test func `a stack with margins of its own arranges its views inside them`() throws {
    let check = LayoutCheck(of: try column(second: 25, height: 54), on: stage, insets: insets)
    #expect(check.frames.map(\.name) == ["label lab", "stackView col", "view b1", "view b2"])
    #expect(check.worst.isEmpty)
  }

  @Test(arguments: [(15, 44), (25, 40)])
  func `views that overlap in their stack, or stick out of it, were not updated`(
    second: Int, height: Int
  ) throws {
    let check = LayoutCheck(
      of: try column(second: second, height: height), on: stage, insets: insets)
    #expect(
      check.frames.map(\.name) == ["label lab"] && check.excluded.mapValues(\.count) == [.stale: 3])
  }

  @Test func `constraints that contradict each other are named with their line`() throws {
    let file = try file(
      scenes(
        "", label: "",
        below + """

          <constraint firstItem="lab" firstAttribute="width" constant="60" id="c3"/>
          <constraint firstItem="lab" firstAttribute="width" constant="90" id="c4"/>
          """))
    let lines = StoryboardReport(of: file, on: stage, insets: insets).lines
    #expect(
      lines.contains {
        $0.contains("the constraint c4: ") && $0.hasSuffix("cannot hold with others")
      })
  }

  @Test func `an empty scene says which one it is, unless it has code`() throws {
    let file = try file(scenes())
    stage.show(
      { file.makeScene(named: "two", of: UIStoryboard(file)) ?? UIViewController() },
      restoring: nil)
    stage.settle()
    #expect(!stage.elements().contains { $0.label == "Filled by code" })
    stage.show(
      {
        file.makeController(of: file.document.scenes[2], UIStoryboard(file)) ?? UIViewController()
      }, restoring: nil)
    stage.settle()
    #expect(stage.elements().contains { $0.label == "Filled by code" })
    let lines = StoryboardReport(of: file, on: stage, insets: insets).lines
    #expect(!lines.contains { $0.contains("Filled by code") })
  }

  @Test func `a font that is not there is noted`() throws {
    let file = try file(
      scenes().replacing(
        #"id="lab">"#,
        with:
          #"id="lab"><fontDescription key="fontDescription" name="Harbour" family="Harbour" pointSize="17"/>"#
      ))
    let lines = StoryboardReport(of: file, on: stage, insets: insets).lines
    #expect(lines.contains { $0.contains("there is no font “Harbour”") })
  }
}
