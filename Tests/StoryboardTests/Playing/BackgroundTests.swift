import Foundation
import NavigationKit
import Storyboard
import Testing

/// Pages whose background lets through what is behind them.
@MainActor
struct BackgroundTests {
  nonisolated private static let clear =
    #"<color key="backgroundColor" white="0" alpha="0" colorSpace="calibratedWhite"/>"#

  /// A page with a label, and a button that presents a clear page without that label.
  private func presenting(
    _ style: String, background: String = clear, classes: [String: AnyClass] = [:]
  ) throws -> PlayedText {
    let segue = """
      <segue destination="two" kind="presentation" modalPresentationStyle="\(style)" id="g"/>
      """
    let played = try PlayedText(
      PlayedText.page(
        PlayedText.label("Quay") + PlayedText.button("Go", segue: segue), inView: Self.clear),
      PlayedText.page(PlayedText.label("Deck", y: 300), id: "two", inView: background),
      classes: classes)
    played.stage.tap("Go")
    played.stage.settle()
    return played
  }

  private func color(_ view: UIView?) -> UIColor? {
    view.flatMap { $0.backgroundColor?.resolvedColor(with: $0.traitCollection) }
  }

  @Test(
    arguments: [
      "", clear, #"<nil key="backgroundColor"/>"#,
      #"<color key="backgroundColor" white="1" alpha="0.4"/>"#,
    ])
  func `a page that lets through what is behind it is on the system's background`(
    background: String
  ) throws {
    let played = try PlayedText(PlayedText.page(PlayedText.label("Quay"), inView: background))
    #expect(color(played.root?.view) == color(of: .systemBackground, in: played))
    played.stage.change(traits: UITraitCollection(userInterfaceStyle: .dark))
    played.stage.settle()
    let dark = try #require(color(played.root?.view))
    var (white, alpha) = (CGFloat(0), CGFloat(0))
    dark.getWhite(&white, alpha: &alpha)
    #expect(alpha == 1 && abs(white - (background.contains("0.4") ? 0.4 : 0)) < 0.001)
  }

  private func color(of color: UIColor, in played: PlayedText) -> UIColor? {
    played.root.map { color.resolvedColor(with: $0.traitCollection) }
  }

  @Test(arguments: ["fullScreen", "pageSheet", "formSheet", "currentContext"])
  func `what a clear page is presented over is not seen through it`(style: String) throws {
    let played = try presenting(style)
    #expect(played.labels.contains("Deck"))
    #expect(!played.labels.contains("Quay"))
    #expect(played.root?.view.backgroundColor == .systemBackground)
  }

  @Test(arguments: ["overFullScreen", "overCurrentContext"])
  func `a clear page that is presented to lie over another lets it through`(style: String) throws {
    let played = try presenting(style)
    #expect(played.labels.contains("Deck"))
    #expect(played.labels.contains("Quay"))
  }

  @Test func `the page that a container view holds lets through what is behind it`() throws {
    let container = """
      <containerView id="c"><rect key="frame" x="0" y="80" width="375" height="400"/>
      <connections><segue destination="two" kind="embed" id="g"/></connections></containerView>
      """
    let played = try PlayedText(
      PlayedText.page(PlayedText.label("Quay") + container),
      PlayedText.page(PlayedText.label("Deck", y: 300), id: "two", inView: Self.clear))
    #expect(played.labels.contains("Quay"))
    #expect(played.labels.contains("Deck"))
  }

  @Test func `pages of a stack do not show through one another`() throws {
    let played = try PlayedText(
      PlayedText.stack("two"),
      PlayedText.page(
        PlayedText.button("Go", segue: #"<segue destination="tri" kind="show" id="g"/>"#),
        id: "two", inView: Self.clear),
      PlayedText.page(PlayedText.label("Deck"), id: "tri", inView: Self.clear))
    let stack = try #require(played.root as? UINavigationController)
    #expect(stack.topViewController?.view.backgroundColor == .systemBackground)
    played.stage.tap("Go")
    played.stage.settle()
    #expect(stack.topViewController?.view.backgroundColor == .systemBackground)
    #expect(stack.viewControllers.count == 2)
  }

  @Test(
    arguments: [
      #"<color key="backgroundColor" white="1"/>"#,
      #"<color key="backgroundColor" systemColor="systemRedColor"/>"#,
    ])
  func `a page with a background of its own keeps it`(background: String) throws {
    let played = try PlayedText(PlayedText.page(PlayedText.label("Quay"), inView: background))
    let isRed = background.contains("Red")
    #expect(
      color(played.root?.view) == color(of: isRed ? .systemRed : .white, in: played))
    #expect(played.stage.window.backgroundColor == .black)
  }

  @Test func `with code a clear page has the background that code gives it`() throws {
    let played = try presenting("fullScreen", classes: ["Other": UIViewController.self])
    #expect(color(played.root?.view) == .clear)
  }

  @Test(arguments: [true, false])
  func `behind the bars of a page that ends at them is the system's background`(
    isInStack: Bool
  ) throws {
    let edges = #"<extendedEdge key="edgesForExtendedLayout"/>"#
    let page = PlayedText.page(PlayedText.label("Quay"), id: "two", inController: edges)
    let tabs = """
      <tabBarController id="one" sceneMemberID="viewController"><connections>
        <segue destination="two" kind="relationship" relationship="viewControllers" id="t"/>
      </connections></tabBarController>
      """
    let played = try PlayedText(isInStack ? PlayedText.stack("two") : tabs, page)
    #expect(played.root?.view.backgroundColor == .systemBackground)
    let coded = try PlayedText(
      isInStack ? PlayedText.stack("two") : tabs, page, classes: ["Other": UIViewController.self])
    #expect(coded.root?.view.backgroundColor != .systemBackground)
  }

  @Test func `a stack that is presented to lie over a page lets it through also beside a bar`()
    throws
  {
    let segue = """
      <segue destination="two" kind="presentation" modalPresentationStyle="overFullScreen" id="g"/>
      """
    let played = try PlayedText(
      PlayedText.page(PlayedText.label("Quay") + PlayedText.button("Go", segue: segue)),
      PlayedText.stack("tri", id: "two"),
      PlayedText.page(
        PlayedText.label("Deck"), id: "tri", inView: Self.clear,
        inController: #"<extendedEdge key="edgesForExtendedLayout"/>"#))
    played.stage.tap("Go")
    played.stage.settle()
    let stack = played.root?.presentedViewController
    #expect(stack is UINavigationController)
    #expect(stack?.view.backgroundColor != .systemBackground)
  }
}
