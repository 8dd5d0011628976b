import Foundation
import Goldens
import NavigationKit
import Storyboard
import Testing

/// The differences between size classes, which are followed while a scene is shown.
@MainActor
struct SizeClassTests {
  /// A label that is larger and farther down, and a button that is there, in low screens only.
  private static let page = PlayedText.page(
    """
    <label text="Tide" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="heightClass=compact">
        <fontDescription key="fontDescription" type="system" pointSize="30"/>
      </variation>
    </label>
    <label text="Low" translatesAutoresizingMaskIntoConstraints="NO" id="low"/>
    <textField text="Salt" translatesAutoresizingMaskIntoConstraints="NO" id="fie">
      <variation key="heightClass=compact" placeholder="Water"/>
    </textField>
    """,
    inView: """
      <constraints>
        <constraint firstItem="lab" firstAttribute="top" secondItem="v-one" secondAttribute="top" \
      constant="40" id="c1">
          <variation key="heightClass=compact" constant="90"/>
        </constraint>
        <constraint firstItem="lab" firstAttribute="leading" secondItem="v-one" \
      secondAttribute="leading" constant="10" id="c2"/>
        <constraint firstItem="low" firstAttribute="top" secondItem="lab" \
      secondAttribute="bottom" constant="10" id="c3"/>
        <constraint firstItem="low" firstAttribute="leading" secondItem="v-one" \
      secondAttribute="leading" constant="15" id="c4"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="low"/></mask></variation>
      <variation key="heightClass=compact">
        <mask key="subviews"><include reference="low"/></mask>
      </variation>
      """)

  private func label(_ text: String, in played: PlayedText) throws -> UILabel {
    try #require(played.views.lazy.compactMap { $0 as? UILabel }.first { $0.text == text })
  }

  private func turn(_ played: PlayedText, low: Bool) {
    let size = CGSize(width: low ? 667 : 375, height: low ? 375 : 667)
    played.stage.resize(to: size, safeAreaInsets: .zero)
    played.stage.settle()
  }

  @Test func `a rotation changes fonts, constants and which views are there, and back`() throws {
    let played = try PlayedText(Self.page)
    let label = try label("Tide", in: played)
    #expect(label.font.pointSize == 17 && label.frame.minY == 40)
    #expect(!played.labels.contains("Low"))
    turn(played, low: true)
    #expect(label.font.pointSize == 30 && label.frame.minY == 90)
    let low = try self.label("Low", in: played)
    #expect(low.frame.minX == 15 && low.frame.minY == label.frame.maxY + 10)
    turn(played, low: false)
    #expect(label.font.pointSize == 17 && label.frame.minY == 40)
    #expect(!played.labels.contains("Low"))
    turn(played, low: true)
    #expect(low.superview != nil && low.frame.minX == 15)
    #expect(played.stage.warnings.isEmpty)
  }

  @Test func `what a person typed stays`() throws {
    let played = try PlayedText(Self.page)
    let field = try #require(played.views.lazy.compactMap { $0 as? UITextField }.first)
    played.stage.perform { field.text = "Sweet" }
    turn(played, low: true)
    #expect(field.text == "Sweet" && field.placeholder == "Water")
  }

  @Test func `samples of a prototype are made anew`() throws {
    let played = try PlayedText(
      """
      <tableViewController id="one" sceneMemberID="viewController">
        <tableView key="view" style="plain" rowHeight="50" id="tab"><prototypes>
          <tableViewCell reuseIdentifier="A" id="cel">
            <tableViewCellContentView key="contentView" id="con"><subviews>
              <label text="Tall" id="lab"><rect key="frame" x="16" y="8" width="200" height="20"/>
                <variation key="heightClass=compact" text="Flat"/></label>
            </subviews></tableViewCellContentView>
          </tableViewCell>
        </prototypes></tableView>
      </tableViewController>
      """)
    #expect(played.labels.contains("Tall"))
    turn(played, low: true)
    #expect(played.labels.contains("Flat"))
  }

  /// A nib of a view with a label that is larger, and another one that is there, in low screens only.
  private static let card = InterfaceText.nib(
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="view" destination="v" id="o"/>
    </connections></placeholder>
    <view id="v">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
        <label text="Tide" translatesAutoresizingMaskIntoConstraints="NO" id="lab">
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
          <variation key="heightClass=compact">
            <fontDescription key="fontDescription" type="system" pointSize="30"/>
          </variation>
        </label>
        <label text="Low" translatesAutoresizingMaskIntoConstraints="NO" id="low"/>
      </subviews>
      <constraints>
        <constraint firstItem="lab" firstAttribute="top" secondItem="v" secondAttribute="top" \
    constant="40" id="c1"><variation key="heightClass=compact" constant="90"/></constraint>
        <constraint firstItem="lab" firstAttribute="leading" secondItem="v" \
    secondAttribute="leading" constant="10" id="c2"/>
        <constraint firstItem="low" firstAttribute="top" secondItem="lab" \
    secondAttribute="bottom" constant="10" id="c3"/>
        <constraint firstItem="low" firstAttribute="leading" secondItem="v" \
    secondAttribute="leading" constant="15" id="c4"/>
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="low"/></mask></variation>
      <variation key="heightClass=compact">
        <mask key="subviews"><include reference="low"/></mask>
      </variation>
    </view>
    """)

  private func nib(_ text: String) throws -> NibFile {
    NibFile(try StoryboardDocument(contents: Data(text.utf8), file: "Card.xib"), name: "Card")
  }

  @Test(arguments: [true, false])
  func `views of a nib follow a rotation and back, a controller's and others`(
    isOfController: Bool
  ) throws {
    let nib = try nib(Self.card)
    let stage = Stage(size: .homeButtonPhone)
    let page = UIViewController()
    stage.show(
      {
        let made = nib.makeObjects(owner: isOfController ? page : nil)
        if !isOfController, let view = made.first as? UIView { page.view.addSubview(view) }
        return page
      }, restoring: nil)
    let root = try #require(isOfController ? page.view : page.view.subviews.first)
    let label = try #require(root.subviews.first as? UILabel)
    func turn(low: Bool) {
      stage.resize(
        to: CGSize(width: low ? 667 : 375, height: low ? 375 : 667), safeAreaInsets: .zero)
      stage.settle()
    }
    for _ in 0..<2 {
      turn(low: false)
      #expect(label.font.pointSize == 17 && label.frame.minY == 40 && root.subviews == [label])
      turn(low: true)
      #expect(label.font.pointSize == 30 && label.frame.minY == 90)
      let low = try #require(root.subviews.last as? UILabel)
      #expect(low.text == "Low" && low.frame.minX == 15 && low.frame.minY == label.frame.maxY + 10)
    }
    #expect(stage.warnings.isEmpty)
  }

  @Test func `views of a nib that are gone leave nothing behind`() throws {
    let nib = try nib(Self.card)
    let stage = Stage(size: .homeButtonPhone)
    weak var view: UIView?
    let page = UIViewController()
    stage.show({ page }, restoring: nil)
    stage.perform {
      guard let made = nib.makeObjects(owner: nil).first as? UIView else { return }
      page.view.addSubview(made)
      view = made
    }
    for size in [CGSize(width: 667, height: 375), CGSize(width: 375, height: 667)] {
      stage.resize(to: size, safeAreaInsets: .zero)
      stage.settle()
    }
    #expect(view != nil)
    stage.perform { page.view.subviews.first?.removeFromSuperview() }
    stage.settle()
    #expect(view == nil)
  }

  @Test func `objects of a nib are those of the size classes`() throws {
    let text = InterfaceText.nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <label text="Tall" id="lab"><variation key="heightClass=compact" text="Flat"/></label>
      """)
    let nib = NibFile(
      try StoryboardDocument(contents: Data(text.utf8), file: "Card.xib"), name: "Card")
    for (width, height, word) in [(375, 667, "Tall"), (667, 375, "Flat")] {
      let stage = Stage(size: CGSize(width: width, height: height))
      let objects = stage.perform { nib.makeObjects(owner: nil) }
      #expect((objects.first as? UILabel)?.text == word)
    }
  }
}
