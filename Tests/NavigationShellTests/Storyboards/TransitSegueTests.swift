import Foundation
import Goldens
import Input
import NavigationKit
import Testing

@testable import NavigationShell

/// Digits that take segues while something moves.
final class TransitSegueTests: LauncherFixture {
  /// A stack of pages, each with a segue that shows the next and one that presents a sheet, whose
  /// segue unwinds.
  init() throws {
    func page(_ name: String, _ id: Int, _ segues: String, exit: String = "") -> String {
      InterfaceText.scene(
        """
        <viewController id="\(name)" sceneMemberID="viewController">
          <view key="view" id="v-\(name)"><rect key="frame" x="0" y="0" width="375" height="667"/>
            <color key="backgroundColor" white="1" alpha="1"/>
            <subviews><label text="On \(name)" id="l-\(name)">
              <rect key="frame" x="20" y="120" width="300" height="30"/></label></subviews>
          </view>
          <navigationItem key="navigationItem" title="\(name)" id="i-\(name)"/>
          <connections>\(segues)</connections>
        </viewController>\(exit)
        """, title: name, id: id)
    }
    let sheet = #"<segue destination="sheet" kind="presentation" identifier="up" id="p"/>"#
    func show(_ name: String) -> String {
      #"<segue destination="\#(name)" kind="show" identifier="to \#(name)" id="s-\#(name)"/>"#
    }
    let text = InterfaceText.storyboard(
      InterfaceText.scene(
        """
        <navigationController id="nav" sceneMemberID="viewController"><connections>
          <segue destination="first" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController>
        """)
        + page("first", 1, show("second") + sheet) + page("second", 2, show("third") + sheet)
        + page("third", 3, sheet)
        + page(
          "sheet", 4, #"<segue destination="out" kind="unwind" unwindAction="back:" id="u"/>"#,
          exit: #"<exit id="out" sceneMemberID="exit"/>"#), start: "nav")
    try super.init(text)
  }

  private func key(_ number: Int) {
    source.handle(.key(KeyEvent(key: .character(Character("\(number)")), time: source.now)))
  }
  private func wait(_ seconds: TimeInterval) { source.advance(to: source.now + seconds) }
  private func finger(_ phase: PointerEvent.Phase, _ x: CGFloat, y: CGFloat = 300) {
    source.handle(
      .pointer(
        PointerEvent(
          id: 0, phase: phase, position: CGPoint(x: x, y: y), time: source.now, kind: .touch)))
  }

  @Test func `in a push the next page is pushed once the first is there`() {
    key(1)
    wait(0.1)
    key(1)
    settle()
    #expect(labels == ["second", "third", "On third"])
    app.tap("second")
    settle()
    #expect(labels.contains("On second"))
  }

  @Test func `in a back swipe it wins over the finger`() {
    key(1)
    settle()
    finger(.down, 2)
    for x in [20.0, 60, 120] {
      wait(0.03)
      finger(.moved, x)
    }
    key(1)
    wait(0.1)
    finger(.moved, 300)
    wait(0.1)
    finger(.up, 320)
    settle()
    #expect(labels == ["first", "second", "On second"])
    app.tap("first")
    settle()
    #expect(labels.contains("On first"))
  }

  @Test func `a sheet that is pulled by a finger goes`() {
    key(2)
    settle()
    finger(.down, 180, y: 60)
    for y in [100.0, 200, 300] {
      wait(0.03)
      finger(.moved, 180, y: y)
    }
    key(1)
    wait(0.1)
    finger(.moved, 180, y: 100)
    wait(0.1)
    finger(.up, 180, y: 90)
    settle()
    #expect(labels == ["first", "On first"])
  }

  @Test func `while a sheet comes, its own segue takes it back`() {
    key(2)
    wait(0.1)
    key(1)
    settle()
    #expect(labels == ["first", "On first"])
  }

  @Test func `while a sheet leaves, the segues are those of the page behind it`() {
    key(2)
    settle()
    key(1)
    wait(0.1)
    #expect(app.codeSegues.map(\.identifier) == ["to second", "up"])
    key(1)
    settle()
    #expect(labels == ["first", "second", "On second"])
  }

  @Test func `while a sheet leaves, another one comes after it`() {
    key(2)
    settle()
    key(1)
    wait(0.1)
    key(2)
    settle()
    #expect(labels == ["On sheet"])
    key(1)
    settle()
    #expect(labels == ["first", "On first"])
  }
}
