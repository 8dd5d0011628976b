import Foundation
import Goldens
import NavigationKit
import Storyboard
import Testing

/// Objects of the app's classes, and the outlets and actions between them and UIKit's own.
@MainActor
struct ConnectedTests {
  final class Star: UIBarButtonItem {
    var awakenings = 0
    override func awakeFromNib() {
      super.awakeFromNib()
      awakenings += 1
    }
  }
  final class Sky: UINavigationItem {
    var titleAtAwakening: String?
    override func awakeFromNib() { titleAtAwakening = title }
  }
  final class Lamp: UITabBarItem {}
  final class Tap: UITapGestureRecognizer {
    var tapsAtAwakening = 0
    override func awakeFromNib() { tapsAtAwakening = numberOfTapsRequired }
  }
  final class Bar: UINavigationBar {}

  @Test func `bars, their items and recognisers may be of the app's classes`() throws {
    let played = try PlayedText(
      PlayedText.stack(
        "two", contents: #"<navigationBar key="navigationBar" customClass="Bar" id="bar"/>"#),
      PlayedText.page(
        id: "two",
        inView: """
          <connections><outletCollection property="gestureRecognizers" destination="rec" id="o"/>
          </connections>
          """,
        inController: """
          <tabBarItem key="tabBarItem" title="Night" customClass="Lamp" id="t"/>
          <navigationItem key="navigationItem" title="Sky" customClass="Sky" id="n">
            <barButtonItem key="rightBarButtonItem" title="Mark" style="done" customClass="Star" \
          id="b"/></navigationItem>
          """)
        + #"<tapGestureRecognizer customClass="Tap" numberOfTapsRequired="2" id="rec"/>"#,
      classes: [
        "Star": Star.self, "Tap": Tap.self, "Bar": Bar.self, "Sky": Sky.self, "Lamp": Lamp.self,
      ])
    let stack = try #require(played.root as? UINavigationController)
    #expect(stack.navigationBar is Bar)
    let page = try #require(stack.topViewController)
    #expect((page.navigationItem as? Sky)?.titleAtAwakening == "Sky")
    #expect(page.tabBarItem is Lamp && page.tabBarItem.title == "Night")
    #expect(played.labels.contains("Sky"))
    let item = try #require(page.navigationItem.rightBarButtonItem as? Star)
    #expect(item.title == "Mark" && item.style == .done && item.awakenings == 1)
    #expect((page.view.gestureRecognizers?.first as? Tap)?.tapsAtAwakening == 2)
  }

  final class Pilot: UIViewController, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIGestureRecognizerDelegate, OutletResponding, SelectorResponding
  {
    static var outlets: OutletTable { [:] }
    static var selectors: SelectorTable {
      ["press:": .init(Pilot.press), "make:sender:": .init(Pilot.make)]
    }
    var presses = 0
    var made: UIViewController?
    func press(_ sender: UIButton) { presses += 1 }
    func make(_ coder: NSCoder, _ sender: Any?) -> UIViewController? {
      made = UIViewController(coder: coder)
      return made
    }
  }

  @Test func `delegates of containers and recognisers are outlets`() throws {
    let played = try PlayedText(
      PlayedText.page(
        id: "one", attributes: #"customClass="Pilot""#,
        inView: """
          <connections><outletCollection property="gestureRecognizers" destination="rec" id="o"/>
          </connections>
          """)
          + """
          <panGestureRecognizer id="rec"><connections>
            <outlet property="delegate" destination="one" id="o2"/></connections>
          </panGestureRecognizer>
          """, classes: ["Pilot": Pilot.self])
    let pan = try #require(played.root?.view.gestureRecognizers?.first)
    #expect(pan.delegate === played.root)
    let object = try PlayedText(
      """
      <tabBarController id="one" sceneMemberID="viewController"><connections>
        <outlet property="delegate" destination="obj" id="o"/></connections></tabBarController>
      <customObject id="obj" customClass="Referee"/>
      """, classes: ["Referee": Referee.self])
    #expect((object.root as? UITabBarController)?.delegate is Referee)
  }

  final class Referee: NSObject, UITabBarControllerDelegate {}

  @Test(arguments: [("touchDown", 1), ("touchCancel", 0), ("touchUpInside", 1)])
  func `actions are of the event that the file names`(event: String, count: Int) throws {
    let action = """
      <action selector="press:" destination="one" eventType="\(event)" id="a"/>
      """
    let played = try PlayedText(
      PlayedText.page(
        PlayedText.button("Go", segue: action), attributes: #"customClass="Pilot""#),
      classes: ["Pilot": Pilot.self])
    played.stage.tap("Go")
    #expect((played.root as? Pilot)?.presses == count)
  }

  @Test func `code makes what a container view has by a segue's action`() throws {
    let played = try PlayedText(
      PlayedText.page(
        """
        <containerView id="c"><rect key="frame" x="0" y="50" width="300" height="300"/>
          <connections><segue destination="two" kind="embed" \
        destinationCreationSelector="make:sender:" id="e"/></connections></containerView>
        """, attributes: #"customClass="Pilot""#),
      PlayedText.page(PlayedText.label("Inside"), id: "two"),
      classes: ["Pilot": Pilot.self])
    let pilot = try #require(played.root as? Pilot)
    #expect(pilot.made != nil && pilot.children.first === pilot.made)
    #expect(played.labels.contains("Inside"))
  }

  @Test func `of a page and what is embedded in it, the page is in front`() throws {
    let played = try PlayedText(
      PlayedText.page(
        """
        <containerView id="c"><rect key="frame" x="0" y="50" width="300" height="300"/>
          <connections><segue destination="two" kind="embed" id="e"/></connections></containerView>
        """),
      PlayedText.page(PlayedText.label("Inside"), id: "two"))
    #expect(played.labels.contains("Inside"))
    #expect(played.stage.scenesInFront == played.file.document.scenes.map(\.id))
  }

  @Test func `what fills a page is in front of it, as in a container of the app's own`() throws {
    let played = try PlayedText(
      PlayedText.page(
        """
        <containerView id="c"><rect key="frame" x="0" y="0" width="375" height="667"/>
          <connections><segue destination="two" kind="embed" id="e"/></connections></containerView>
        """),
      PlayedText.page(PlayedText.label("Inside"), id: "two"))
    #expect(played.stage.scenesInFront == played.file.document.scenes.map(\.id).reversed())
  }

  final class Owner: UIViewController, OutletResponding {
    static var outlets: OutletTable { ["log": .init(\Owner.log)] }
    var log: Referee?
  }

  @Test func `a nib's placeholders are objects from outside`() throws {
    let text = InterfaceText.nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
        <outlet property="log" destination="ext" id="o"/></connections></placeholder>
      <placeholder placeholderIdentifier="Log" id="ext"/>
      """)
    let nib = UINib(
      NibFile(
        try StoryboardDocument(contents: Data(text.utf8), file: "Card.xib"), name: "Card"))
    let (owner, log) = (Owner(nibName: nil, bundle: nil), Referee())
    let stage = Stage(size: .homeButtonPhone)
    stage.perform {
      _ = nib.instantiate(withOwner: owner, options: [.externalObjects: ["Log": log]])
    }
    #expect(owner.log === log)
  }
}
