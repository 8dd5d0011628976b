import Foundation
import Goldens
import NavigationKit
import Storyboard
import Testing

/// Files that hold what cannot be: it is noted and left out, and nothing stops.
@MainActor
struct OddFileTests {
  private let stage = Stage(size: .homeButtonPhone)

  private func play(_ scenes: String) throws -> StoryboardFile {
    let file = StoryboardFile(try document(scenes), name: "Odd")
    show(file)
    return file
  }

  private func document(_ scenes: String) throws -> StoryboardDocument {
    let text = InterfaceText.storyboard(scenes)
    return try StoryboardDocument(contents: Data(text.utf8), file: "Odd.storyboard")
  }

  private func show(_ file: StoryboardFile) {
    stage.show(
      {
        file.makeInitialController(of: UIStoryboard(file), creator: nil) ?? UIViewController()
      }, restoring: nil)
    stage.settle()
  }

  private func page(_ contents: String, _ more: String = "") -> String {
    """
    <scene sceneID="s1"><objects><viewController id="one" sceneMemberID="viewController">
      <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(contents)</subviews>
        <constraints>\(more)</constraints>
      </view>
    </viewController></objects></scene>
    """
  }

  @Test(
    arguments: [
      #"<constraint firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="top"/>"#,
      #"<constraint firstItem="a" firstAttribute="top" constant="4"/>"#,
      ##"<constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" multiplier="0"/>"##,
      #"<constraint firstItem="one" firstAttribute="width" constant="4"/>"#,
      #"<constraint firstItem="a" firstAttribute="left" secondItem="root" secondAttribute="leading"/>"#,
    ])
  func `a constraint that cannot hold is left out`(constraint: String) throws {
    let file = try play(page(#"<view id="a"/>"#, constraint))
    #expect(file.reader.issues.contains { $0.message.contains("is left out") })
  }

  @Test func `constraints and connections to what is not there are left out, and noted`() throws {
    let button = """
      <button id="a"><connections>
        <action selector="go:" destination="gone" eventType="touchUpInside" id="c1"/>
        <outletCollection property="parts" destination="lost" id="c2"/>
        <outlet property="here" destination="root" id="c3"/>
      </connections></button>
      """
    let rule = """
      <constraint firstItem="a" firstAttribute="top" secondItem="zzz" secondAttribute="top" id="r"/>
      """
    let messages = try play(page(button, rule)).reader.issues.map(\.message)
    let lost = messages.filter { $0.contains("in the file") }
    #expect(
      lost.sorted() == [
        "button a: its action go: is left out: there is no gone in the file",
        "button a: its outlet parts is left out: there is no lost in the file",
        "view root: its constraint r is left out: there is no zzz in the file",
      ])
  }

  @Test func `a constraint of the lowest priority holds`() throws {
    let rule = #"<constraint firstItem="a" firstAttribute="width" constant="4" priority="1e-50"/>"#
    _ = try play(page(#"<view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>"#, rule))
  }

  @Test func `a control's values are limited to what it can have`() throws {
    _ = try play(
      page(
        """
        <stepper id="a" minimumValue="200" maximumValue="300" stepValue="0" value="250"/>
        <stepper id="b" minimumValue="5" maximumValue="5"/>
        <segmentedControl id="c" selectedSegmentIndex="7">
          <segments><segment title="One"/></segments>
        </segmentedControl>
        <pageControl id="d" numberOfPages="2147483647"/>
        """))
    let views = try #require(stage.window.rootViewController?.view.subviews)
    let stepper = try #require(views.first as? UIStepper)
    #expect(stepper.minimumValue == 200 && stepper.maximumValue == 300 && stepper.value == 250)
    #expect((views[2] as? UISegmentedControl)?.selectedSegmentIndex == -1)
    #expect((views[3] as? UIPageControl)?.numberOfPages == 500)
  }

  @Test func `scenes that contain one another end`() throws {
    let file = try play(
      """
        <scene sceneID="s1"><objects><navigationController id="one" sceneMemberID="viewController">
          <connections><segue destination="two" kind="relationship" \
      relationship="rootViewController" id="g1"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s2"><objects><tabBarController id="two" sceneMemberID="viewController">
          <connections><segue destination="one" kind="relationship" \
      relationship="viewControllers" id="g2"/></connections>
        </tabBarController></objects></scene>
      """)
    #expect(file.reader.issues.contains { $0.message.contains("contains itself") })
  }

  @Test func `a scene that embeds itself ends`() throws {
    let file = try play(
      page(
        """
        <containerView id="a"><rect key="frame" x="0" y="0" width="9" height="9"/>
          <connections><segue destination="one" kind="embed" id="g1"/></connections>
        </containerView>
        """))
    #expect(file.reader.issues.contains { $0.message.contains("contains itself") })
  }

  @Test(arguments: ["", #"style="doubleColumn""#, #"style="tripleColumn""#])
  func `a split view controller without controllers is shown`(style: String) throws {
    _ = try play(
      """
      <scene sceneID="s1"><objects>
        <splitViewController id="one" \(style) sceneMemberID="viewController"/>
      </objects></scene>
      """)
    #expect(stage.window.rootViewController is UISplitViewController)
  }

  @Test func `a reference to itself ends`() throws {
    _ = try play(
      """
      <scene sceneID="s1"><objects>
        <viewControllerPlaceholder storyboardIdentifier="me" referencedIdentifier="me" id="one" \
      sceneMemberID="viewController"/>
      </objects></scene>
      """)
  }

  @Test(
    arguments: [
      #"kind="presentation" modalTransitionStyle="partialCurl""#, #"kind="custom""#,
      #"kind="popoverPresentation""#, #"kind="show""#,
    ])
  func `a segue to a stack is taken, whatever it asks for`(kind: String) throws {
    _ = try play(
      """
        <scene sceneID="s1"><objects><navigationController id="one" sceneMemberID="viewController">
          <connections><segue destination="two" kind="relationship" \
      relationship="rootViewController" id="g1"/></connections>
        </navigationController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="two" sceneMemberID="viewController">
          <view key="view" id="v2"/>
          <connections><segue destination="three" identifier="go" \(kind) id="g2"/></connections>
        </viewController></objects></scene>
        <scene sceneID="s3"><objects>
          <navigationController id="three" sceneMemberID="viewController"/>
        </objects></scene>
      """)
    #expect(stage.takeSegue(withIdentifier: "go"))
    stage.settle()
    #expect(stage.window.rootViewController?.presentedViewController is UINavigationController)
  }

  @Test func `a stack of another storyboard is presented, not pushed`() throws {
    let other = StoryboardFile(
      try document(
        """
        <scene sceneID="s1"><objects>
          <navigationController id="one" sceneMemberID="viewController"/>
        </objects></scene>
        """), name: "Other")
    let file = StoryboardFile(
      try document(
        """
          <scene sceneID="s1"><objects><navigationController id="one" sceneMemberID="viewController">
            <connections><segue destination="two" kind="relationship" \
        relationship="rootViewController" id="g1"/></connections>
          </navigationController></objects></scene>
          <scene sceneID="s2"><objects><viewController id="two" sceneMemberID="viewController">
            <view key="view" id="v2"/>
            <connections><segue destination="three" identifier="go" kind="show" id="g2"/></connections>
          </viewController></objects></scene>
          <scene sceneID="s3"><objects>
            <viewControllerPlaceholder storyboardName="Other" id="three" sceneMemberID="viewController"/>
          </objects></scene>
        """), name: "Odd"
    ) { $0.storyboard == "Other" ? other : nil }
    show(file)
    #expect(stage.takeSegue(withIdentifier: "go"))
    stage.settle()
    #expect(stage.window.rootViewController?.presentedViewController is UINavigationController)
  }
}
