import Foundation
import Goldens
import NavigationKit
import Storyboard
import Testing

/// Segues of every kind and what takes them.
@MainActor
struct SegueTests {
  private func page(_ kind: String, more: String = "") throws -> PlayedText {
    try PlayedText(
      PlayedText.stack("two"),
      PlayedText.page(
        PlayedText.button(
          "Go", segue: #"<segue destination="tri" kind="\#(kind)" \#(more) id="g"/>"#), id: "two"),
      PlayedText.page(PlayedText.label("Deck"), id: "tri"))
  }

  @Test func `showing a detail without columns presents it`() throws {
    let played = try page("showDetail")
    played.stage.tap("Go")
    played.stage.settle()
    #expect(played.labels.contains("Deck") && played.root?.presentedViewController != nil)
  }

  @Test(arguments: ["showDetail", "replace"])
  func `in columns a detail takes the place of the secondary one`(kind: String) throws {
    let played = try PlayedText(
      """
      <splitViewController id="one" sceneMemberID="viewController"><connections>
        <segue destination="two" kind="relationship" relationship="masterViewController" id="a"/>
        <segue destination="tri" kind="relationship" relationship="detailViewController" id="b"/>
      </connections></splitViewController>
      """,
      PlayedText.page(
        PlayedText.button("Go", segue: #"<segue destination="fou" kind="\#(kind)" id="g"/>"#),
        id: "two"),
      PlayedText.page(PlayedText.label("Before"), id: "tri"),
      PlayedText.page(PlayedText.label("After"), id: "fou"),
      size: CGSize(width: 1024, height: 768))
    #expect(played.labels.contains("Before"))
    played.stage.tap("Go")
    played.stage.settle()
    #expect(played.labels.contains("After") && !played.labels.contains("Before"))
  }

  @Test func `a segue may name the column that it shows its destination in`() throws {
    let played = try PlayedText(
      """
      <splitViewController style="tripleColumn" preferredDisplayMode="twoBesideSecondary" id="one" \
      sceneMemberID="viewController"><connections>
        <segue destination="two" kind="relationship" relationship="masterViewController" id="a"/>
        <segue destination="tri" kind="relationship" relationship="supplementaryViewController" \
      id="b"/>
        <segue destination="fou" kind="relationship" relationship="detailViewController" id="c"/>
      </connections></splitViewController>
      """,
      PlayedText.page(
        PlayedText.button(
          "Go",
          segue: """
            <segue destination="fiv" kind="show" splitViewControllerTargetIndex="1" id="g"/>
            """), id: "two"),
      PlayedText.page(PlayedText.label("Middle"), id: "tri"),
      PlayedText.page(PlayedText.label("Right"), id: "fou"),
      PlayedText.page(PlayedText.label("New"), id: "fiv"),
      size: CGSize(width: 1366, height: 1024))
    #expect(played.labels.contains("Middle") && played.labels.contains("Right"))
    played.stage.tap("Go")
    played.stage.settle()
    #expect(played.labels.contains("New") && played.labels.contains("Right"))
    #expect(!played.labels.contains("Middle"))
  }

  private func recognised(_ recognizer: String, id: String = "rec") throws -> PlayedText {
    let connections = """
      <connections><outletCollection property="gestureRecognizers" destination="\(id)" id="o"/>
      </connections>
      """
    return try PlayedText(
      PlayedText.page(PlayedText.label("Here", y: 10), inView: connections) + recognizer,
      PlayedText.page(PlayedText.label("There"), id: "two"))
  }

  private static let segue = """
    <connections><segue destination="two" kind="presentation" id="g"/></connections>
    """

  @Test func `a swipe takes its segue`() throws {
    let played = try recognised(
      """
      <swipeGestureRecognizer direction="left" id="rec">\(Self.segue)</swipeGestureRecognizer>
      """)
    played.stage.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400), over: 0.15)
    played.stage.settle()
    #expect(played.labels.contains("There"))
  }

  @Test func `a long press takes its segue once it has been long enough`() throws {
    let played = try recognised(
      """
      <pongPressGestureRecognizer minimumPressDuration="1" allowableMovement="20" id="rec">\
      \(Self.segue)</pongPressGestureRecognizer>
      """)
    played.stage.press(at: CGPoint(x: 200, y: 400))
    played.stage.advance(by: 0.8)
    #expect(!played.labels.contains("There"))
    let press = try #require(
      played.root?.view.gestureRecognizers?.first as? UILongPressGestureRecognizer)
    #expect(press.minimumPressDuration == 1 && press.allowableMovement == 20)
  }

  @Test func `recognisers have the attributes of the file`() throws {
    let played = try recognised(
      """
      <tapGestureRecognizer numberOfTapsRequired="2" numberOfTouchesRequired="0" enabled="NO" \
      cancelsTouchesInView="NO" delaysTouchesBegan="YES" id="rec"/>
      """)
    let tap = try #require(played.root?.view.gestureRecognizers?.first as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 1)
    #expect(!tap.isEnabled && !tap.cancelsTouchesInView && tap.delaysTouchesBegan)
    let edge = try recognised(
      """
      <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" id="rec">
        <rectEdge key="edges" left="YES"/></screenEdgePanGestureRecognizer>
      """)
    let pan = edge.root?.view.gestureRecognizers?.first as? UIScreenEdgePanGestureRecognizer
    #expect(pan?.edges == .left)
  }

  final class Guard: UIViewController {
    var asked: [String] = []
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      asked.append(identifier)
      return false
    }
  }

  @Test func `code takes a segue without being asked, a finger does not`() throws {
    let played = try PlayedText(
      PlayedText.page(
        PlayedText.button(
          "Go", segue: #"<segue destination="two" kind="presentation" identifier="in" id="g"/>"#),
        attributes: #"customClass="Guard""#),
      PlayedText.page(id: "two"), classes: ["Guard": Guard.self])
    let guardian = try #require(played.root as? Guard)
    played.stage.tap("Go")
    played.stage.settle()
    #expect(guardian.asked == ["in"] && guardian.presentedViewController == nil)
    played.stage.perform { guardian.performSegue(withIdentifier: "in", sender: nil) }
    #expect(guardian.asked == ["in"] && guardian.presentedViewController != nil)
  }

  final class Harbour: UIViewController, SelectorResponding {
    static var selectors: SelectorTable { ["backToHarbour:": .init(Harbour.back)] }
    var returns = 0
    func back(_ segue: UIStoryboardSegue) { returns += 1 }
  }

  @Test func `unwinding to another tab shows it`() throws {
    let played = try PlayedText(
      """
      <tabBarController id="one" sceneMemberID="viewController"><connections>
        <segue destination="two" kind="relationship" relationship="viewControllers" id="a"/>
        <segue destination="tri" kind="relationship" relationship="viewControllers" id="b"/>
      </connections></tabBarController>
      """,
      PlayedText.page(
        PlayedText.label("Home"), id: "two", attributes: #"title="First" customClass="Harbour""#),
      PlayedText.page(
        PlayedText.button(
          "Back",
          segue: """
            <segue destination="exi" kind="unwind" unwindAction="backToHarbour:" id="g"/>
            """), id: "tri", attributes: #"title="Second""#)
        + #"<exit id="exi" userLabel="Exit" sceneMemberID="exit"/>"#,
      classes: ["Harbour": Harbour.self])
    let tabs = try #require(played.root as? UITabBarController)
    played.stage.perform { tabs.selectedIndex = 1 }
    played.stage.settle()
    played.stage.tap("Back")
    played.stage.settle()
    #expect(tabs.selectedIndex == 0 && played.labels.contains("Home"))
    #expect((tabs.viewControllers?.first as? Harbour)?.returns == 1)
  }

  @Test func `unwinding to another column of a phone shows it`() throws {
    let played = try PlayedText(
      """
      <splitViewController style="doubleColumn" id="one" sceneMemberID="viewController">
        <connections>
        <segue destination="two" kind="relationship" relationship="masterViewController" id="a"/>
        <segue destination="tri" kind="relationship" relationship="detailViewController" id="b"/>
      </connections></splitViewController>
      """,
      PlayedText.page(PlayedText.label("Home"), id: "two", attributes: #"customClass="Harbour""#),
      PlayedText.page(
        PlayedText.button(
          "Ashore",
          segue: """
            <segue destination="exi" kind="unwind" unwindAction="backToHarbour:" id="g"/>
            """), id: "tri")
        + #"<exit id="exi" userLabel="Exit" sceneMemberID="exit"/>"#,
      classes: ["Harbour": Harbour.self])
    let split = try #require(played.root as? UISplitViewController)
    played.stage.perform { split.show(.secondary) }
    played.stage.settle()
    played.stage.tap("Ashore")
    played.stage.settle()
    #expect(played.labels.contains("Home") && !played.labels.contains("Ashore"))
  }

  final class Deck: UIViewController {
    var name = ""
  }

  @Test func `a creator makes the controller of a scene that is referred to`() throws {
    let other = try PlayedText(
      PlayedText.page(attributes: #"storyboardIdentifier="Deck" customClass="Deck""#)
    ).file
    let text = InterfaceText.storyboard(
      InterfaceText.scene(
        """
        <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="Deck" id="one" \
        sceneMemberID="viewController"/>
        """))
    let file = StoryboardFile(
      try StoryboardDocument(contents: Data(text.utf8), file: "Main.storyboard"), name: "Main"
    ) { $0.storyboard == "Other" ? other : nil }
    let deck = UIStoryboard(file).instantiateInitialViewController { coder -> Deck? in
      let deck = Deck(coder: coder)
      deck?.name = "Upper"
      return deck
    }
    #expect(deck?.name == "Upper" && deck?.storyboard != nil)
  }
}
