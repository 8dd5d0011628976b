import Foundation
import NavigationKit
import Testing

@testable import Storyboard

/// Scenes that are shown on their own, and what they say of themselves.
@MainActor
struct PageTests {
  private func stackOfTwo(bar: String = "", second: String = "") throws -> PlayedText {
    try PlayedText(
      PlayedText.stack("two", contents: bar),
      PlayedText.page(
        PlayedText.button("Go", segue: #"<segue destination="tri" kind="show" id="g"/>"#),
        id: "two"),
      PlayedText.page(
        PlayedText.label("Deck"), id: "tri", attributes: #"title="Deck Plan" "# + second,
        inController: #"<navigationItem key="navigationItem" title="Deck Plan" id="n"/>"#))
  }

  @Test func `a scene on its own keeps the bar of the stack that leads to it`() throws {
    let played = try stackOfTwo(
      bar: #"<navigationBar key="navigationBar" largeTitles="YES" id="bar"/>"#)
    #expect(played.stage.showScene(named: "Deck Plan"))
    played.stage.settle()
    let navigation = try #require(played.root as? UINavigationController)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.topViewController?.title == "Deck Plan")
    #expect(navigation.navigationBar.prefersLargeTitles)
  }

  @Test func `tabs on a stack have its bar, too`() throws {
    let played = try PlayedText(
      PlayedText.stack("tabs"),
      """
      <tabBarController id="tabs" title="Both" sceneMemberID="viewController">
      <tabBar key="tabBar" id="bar"/>
      <connections><segue destination="tri" kind="relationship" relationship="viewControllers" \
      id="t"/></connections></tabBarController>
      """, PlayedText.page(id: "tri"))
    #expect(played.stage.showScene(named: "Both"))
    played.stage.settle()
    let stack = try #require(played.root as? UINavigationController)
    #expect(stack.topViewController is UITabBarController)
  }

  @Test func `a scene whose bar the designer took away is without one`() throws {
    let played = try PlayedText(
      PlayedText.stack("two"),
      PlayedText.page(
        id: "two", attributes: #"title="Sea""#,
        inController: #"<nil key="simulatedTopBarMetrics"/>"#))
    #expect(played.stage.showScene(named: "Sea"))
    #expect(played.root is UINavigationController == false)
  }

  @Test func `a scene that is presented has no bar`() throws {
    let played = try PlayedText(
      PlayedText.stack("two"),
      PlayedText.page(
        PlayedText.button("Go", segue: #"<segue destination="tri" kind="presentation" id="g"/>"#),
        id: "two"),
      PlayedText.page(id: "tri", attributes: #"title="Form""#))
    #expect(played.stage.showScene(named: "Form"))
    #expect(played.root is UINavigationController == false)
  }

  @Test func `a scene of SwiftUI says which one it is, and is noted`() throws {
    let played = try PlayedText(
      #"<hostingController title="Tide Table" id="one" sceneMemberID="viewController"/>"#)
    #expect(played.labels.contains("Filled by code"))
    #expect(played.messages.contains { $0.contains("<hostingController> is not played") })
    #expect(played.messages.contains { $0.contains("its view is made by code") })
  }

  @Test func `a scene without a view says which one it is`() throws {
    let played = try PlayedText(
      #"<viewController customClass="TideController" id="one" sceneMemberID="viewController"/>"#)
    #expect(played.labels.contains("TideController"))
  }

  @Test(
    arguments: [
      (#"<view id="a"><subviews><imageView id="b"/></subviews></view>"#, true),
      (#"<stackView id="a"><subviews><label text="" id="b"/></subviews></stackView>"#, true),
      (#"<button hidden="YES" id="a"/>"#, true), (#"<label text="Sea" id="a"/>"#, false),
      (#"<view id="a"><color key="backgroundColor" white="0" alpha="0.5"/></view>"#, false),
      (#"<view id="a"><color key="backgroundColor" white="0" alpha="0"/></view>"#, true),
      (#"<imageView image="sea" id="a"/>"#, false), (#"<mapView id="a"/>"#, false),
      (#"<containerView id="a"/>"#, true),
      (#"<view id="a"><color key="backgroundColor" white="1"/></view>"#, true),
      (#"<view id="a"><color key="backgroundColor" white="0.9"/></view>"#, false),
      (#"<label text="Sea" id="a"><color key="textColor" white="1"/></label>"#, true),
      (#"<label text=" " id="a"/>"#, true), (#"<textField id="a"/>"#, true),
      (#"<textField borderStyle="roundedRect" id="a"/>"#, false),
      (#"<button id="a"/>"#, true), (#"<switch on="YES" id="a"/>"#, false),
      (#"<view alpha="0" id="a"><color key="backgroundColor" white="0"/></view>"#, true),
      (
        #"<scrollView id="a"><color key="backgroundColor" white="1"/><subviews><view id="b">"#
          + #"<color key="backgroundColor" white="1"/></view></subviews></scrollView>"#, true
      ),
    ])
  func `a scene in which nothing is seen says which one it is`(views: String, isEmpty: Bool) throws
  {
    let frame = #"<rect key="frame" x="20" y="80" width="90" height="30"/>"#
    let placed = views.replacing(/<(\w+)([^>]*)\/>/) { found in
      found.1 == "color" ? "\(found.0)" : "<\(found.1)\(found.2)></\(found.1)>"
    }.replacing(/id="\w"[^>]*>/) { "\($0.0)\(frame)" }
    let played = try PlayedText(
      PlayedText.page(
        placed, attributes: #"customClass="Tide""#,
        inView: #"<color key="backgroundColor" white="1"/>"#))
    #expect(played.labels.contains("Tide") == isEmpty)
  }

  @Test func `white views on a clear page are not seen`() throws {
    let played = try PlayedText(
      PlayedText.page(
        """
        <view id="a"><rect key="frame" x="20" y="80" width="90" height="30"/>
          <color key="backgroundColor" white="1"/></view>
        """, attributes: #"customClass="Tide""#,
        inView: #"<color key="backgroundColor" white="0" alpha="0"/>"#))
    #expect(played.labels.contains("Tide"))
  }

  @Test func `what only constraints give a size is seen`() throws {
    let picture = """
      <imageView image="sea" translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
      <constraints><constraint firstItem="a" firstAttribute="centerX" secondItem="v-one" \
      secondAttribute="centerX" id="c"/><constraint firstItem="a" firstAttribute="centerY" \
      secondItem="v-one" secondAttribute="centerY" id="d"/></constraints><subviews>
      """
    let played = try PlayedText(PlayedText.page(picture, attributes: #"customClass="Tide""#))
    #expect(!played.labels.contains("Tide"))
  }

  @Test func `a list in a scene is not laid out before it is on screen`() throws {
    let table = """
      <tableView id="tab"><rect key="frame" x="0" y="0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <color key="backgroundColor" white="0" alpha="0"/><prototypes>
      <tableViewCell reuseIdentifier="A" id="cel"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="con"><rect key="frame" x="0" y="0" width="375" \
      height="44"/></tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let played = try PlayedText(
      PlayedText.page(table, attributes: #"customClass="Tide""#),
      size: CGSize(width: 375, height: 300))
    let builder = try #require(played.root?.sceneContent as? SceneBuilder)
    let last = try #require(builder.madeObject("cel") as? UITableViewCell)
    #expect(last.window != nil)
  }

  @Test(arguments: [nil, UIContentSizeCategory.accessibilityExtraExtraExtraLarge])
  func `the box of an empty scene is as large as its texts need`(size: UIContentSizeCategory?)
    throws
  {
    let name = "RadioStationViewController"
    let played = try PlayedText(
      PlayedText.page("", attributes: "customClass=\"\(name)\""))
    if let size {
      played.stage.change(traits: UITraitCollection(preferredContentSizeCategory: size))
      played.stage.settle()
    }
    let box = try #require(played.views.first?.subviews.first)
    for label in box.subviews {
      let place = label.convert(label.bounds, to: box)
      #expect(box.bounds.insetBy(dx: 11, dy: 11).contains(place))
      let needed = label.sizeThatFits(CGSize(width: label.bounds.width, height: 1000)).height
      #expect(label.bounds.height >= needed - 1)
    }
    #expect((box.bounds.height > 112) == (size != nil))
    #expect(abs(box.center.y - 333.5) < 1)
  }

  @Test func `the box of an empty scene holds the longest word on a line`() throws {
    let name = "RadioStationCollectionController"
    let played = try PlayedText(PlayedText.page("", attributes: "customClass=\"\(name)\""))
    let box = try #require(played.views.first?.subviews.first)
    let title = try #require(box.subviews.first)
    // Half an em wide each, in 17 points.
    #expect(title.bounds.width >= 32 * 8.5 && title.bounds.height < 25)
    #expect(box.frame.maxX <= 375 - 12)
  }

  @Test func `the box of an empty scene stays inside when there is less room`() throws {
    let played = try PlayedText(PlayedText.page("", attributes: #"customClass="Tide""#))
    let box = try #require(played.views.first?.subviews.first)
    #expect(box.frame == CGRect(x: 67.5, y: 277.5, width: 240, height: 112))
    played.stage.resize(to: CGSize(width: 200, height: 100), safeAreaInsets: .zero)
    played.stage.settle()
    #expect(box.frame == CGRect(x: 12, y: 12, width: 176, height: 76))
    let title = try #require(box.subviews.first)
    #expect(box.bounds.contains(title.convert(title.bounds, to: box)))
  }

  @Test func `with code a scene without a view has the view that code makes`() throws {
    let played = try PlayedText(
      #"<viewController title="Tide" id="one" sceneMemberID="viewController"/>"#,
      classes: ["Other": UIViewController.self])
    #expect(!played.labels.contains("Filled by code"))
  }

  @Test(
    arguments: [
      ("BedDetailViewController", "Bed Detail"), ("URLListController", "URL List"),
      ("ViewController", "View"), ("Controller", "Controller"), ("NMUSenderVC", "NMU Sender"),
      ("page2View", "page2 View"), ("My_PageViewController", "My Page"), ("A", "A"),
    ])
  func `a class name is words`(name: String, words: String) {
    #expect(ControllerWords.title(ofClass: name) == words)
  }

  @Test func `a page without a title has that of its class in brackets`() throws {
    let played = try PlayedText(
      PlayedText.stack("two"),
      PlayedText.page(id: "two", attributes: #"customClass="HarbourMapViewController""#))
    #expect(played.labels.contains("(Harbour Map)"))
  }

  @Test func `a title of the file, and with code none, is left as it is`() throws {
    let item = #"<navigationItem key="navigationItem" title="Quay" id="n"/>"#
    let page = PlayedText.page(
      id: "two", attributes: #"customClass="HarbourController""#, inController: item)
    #expect(try PlayedText(PlayedText.stack("two"), page).labels.contains("Quay"))
    let coded = try PlayedText(
      PlayedText.stack("two"),
      PlayedText.page(id: "two", attributes: #"customClass="HarbourController""#),
      classes: ["Other": UIViewController.self])
    #expect(!coded.labels.contains { $0.contains("Harbour") })
  }

  @Test(arguments: [(14_460, UIModalPresentationStyle.fullScreen), (15_504, .pageSheet)])
  func `before sheets, what is presented covers the screen`(
    tools: Int, style: UIModalPresentationStyle
  ) throws {
    let played = try PlayedText(
      PlayedText.page(
        PlayedText.button("Go", segue: #"<segue destination="two" kind="modal" id="g"/>"#)),
      PlayedText.page(PlayedText.label("Form"), id: "two"),
      attributes: "toolsVersion=\"\(tools)\"")
    played.stage.tap("Go")
    played.stage.settle()
    #expect(played.root?.presentedViewController?.modalPresentationStyle == style)
    #expect(played.labels.contains("Form"))
  }
}
