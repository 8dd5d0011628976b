import Foundation
import Goldens
import NavigationKit
import Testing

@testable import Storyboard

/// The safe areas of canvases, by the bars around their scenes.
@MainActor
struct InferredBarsTests {
  private static let screen = CGSize(width: 393, height: 852)

  private func insets(_ size: CGSize) -> UIEdgeInsets? {
    size == Self.screen ? UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) : nil
  }

  /// A stack whose first page are tabs; a page of theirs shows another one.
  private func file(
    tools: Int, stack: String = "", page: String = "",
    bar: String = #"<rect key="frame" x="0" y="59" width="393" height="44"/>"#
  ) throws -> StoryboardFile {
    let text = InterfaceText.storyboard(
      """
        <scene sceneID="s0"><objects>
          <navigationController \(stack) id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="bar">\(bar)</navigationBar>
            <connections><segue destination="tab" kind="relationship" \
      relationship="rootViewController" id="g0"/></connections>
          </navigationController>
        </objects></scene>
        <scene sceneID="s1"><objects>
          <tabBarController id="tab" sceneMemberID="viewController">
            <connections><segue destination="one" kind="relationship" \
      relationship="viewControllers" id="g1"/></connections>
          </tabBarController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="one" sceneMemberID="viewController">\(page)
            <connections><segue destination="two" kind="show" id="g2"/></connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <viewController id="two" sceneMemberID="viewController"/>
        </objects></scene>
      """, start: "nav", attributes: "toolsVersion=\"\(tools)\"")
    return StoryboardFile(
      try StoryboardDocument(contents: Data(text.utf8), file: "Main.storyboard"), name: "Main")
  }

  private func safeAreas(_ file: StoryboardFile) -> [UIEdgeInsets?] {
    let bars = file.inferredBars()
    return [2, 3].map { bars[$0]?.safeArea(of: Self.screen, insets) }
  }

  @Test func `what a stack pushes covers the tabs inside it`() throws {
    // 59 + 44 above; 34 + 49 and 34 below.
    #expect(
      safeAreas(try file(tools: 15_504)) == [
        UIEdgeInsets(top: 103, left: 0, bottom: 83, right: 0),
        UIEdgeInsets(top: 103, left: 0, bottom: 34, right: 0),
      ])
  }

  @Test(
    arguments: [
      (15_504, #"<rect key="frame" x="0" y="0" width="393" height="56"/>"#, 56.0),
      (11_542, #"<rect key="frame" x="0" y="0" width="393" height="44"/>"#, 103),
      (11_542, "", 103),
    ])
  func `a bar ends where later files say, and below the status bar in earlier ones`(
    tools: Int, bar: String, top: CGFloat
  ) throws {
    #expect(safeAreas(try file(tools: tools, bar: bar)).map(\.?.top) == [top, top])
  }

  @Test func `a bar that is hidden takes no room`() throws {
    let file = try file(tools: 15_504, stack: #"navigationBarHidden="YES""#)
    #expect(safeAreas(file).map(\.?.top) == [59, 59])
  }

  @Test func `Xcode 26 counts the home indicator twice in containers`() throws {
    #expect(safeAreas(try file(tools: 24_765)).map(\.?.bottom) == [117, 68])
    // An unusual build of an earlier one.
    #expect(safeAreas(try file(tools: 32_700)).map(\.?.bottom) == [83, 34])
  }

  @Test(
    arguments: [
      (118, "", 118, nil), (64, "", 64, nil), (28, "", nil, nil), (80, #"constant="16""#, 64, nil),
      (72, #"constant="8" symbolic="YES""#, nil, nil), (64, #"priority="500""#, nil, nil),
    ] as [(Int, String, CGFloat?, CGFloat?)])
  func `frames that stand at an edge tell where the safe area was`(
    y: Int, constant: String, top: CGFloat?, bottom: CGFloat?
  ) throws {
    let root = """
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews><view id="a"><rect key="frame" x="0" y="\(y)" width="50" height="50"/></view>
        </subviews><viewLayoutGuide key="safeArea" id="s"/><constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="s" secondAttribute="top" \
      \(constant) id="c"/></constraints></view>
      """
    let file = try file(tools: 21_507, page: root)
    let controller = try #require(file.document.scenes[2].controller)
    let view = try #require(controller.child(key: "view"))
    let drawn = DrawnSafeArea(of: controller, view, file.reader)
    #expect(drawn.top == top && drawn.bottom == bottom)
  }

  @Test func `a designer can choose bars for the canvas`() throws {
    let page = """
      <nil key="simulatedStatusBarMetrics"/><nil key="simulatedTopBarMetrics"/>\
      <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
      """
    let area = safeAreas(try file(tools: 15_504, page: page))[0]
    #expect(area == UIEdgeInsets(top: 0, left: 0, bottom: 78, right: 0))
  }
}
