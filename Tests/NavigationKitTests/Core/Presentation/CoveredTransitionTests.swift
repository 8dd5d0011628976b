import Foundation
import Testing

@testable import NavigationKit

/// Pages that present over the full screen without animation during a transition: the stack leaves
/// the screen, and the transition ends.
struct CoveredTransitionTests {
  private let fixture = NavigationFixture("A")
  private let page = ActingPage("P")
  private let next = ActingPage("N")
  private let cover = UIViewController()
  private var stage: Stage { fixture.stage }
  private var navigation: UINavigationController { fixture.navigation }

  init() {
    navigation.pushViewController(page, animated: false)
    cover.modalPresentationStyle = .fullScreen
  }

  /// Pushes the next page, dismisses the cover, and goes back by the bar.
  private func pushUncoverAndGoBack(_ heard: [String]) {
    navigation.pushViewController(next, animated: true)
    stage.settle()
    #expect(navigation.visibleViewController === cover)
    #expect(next.heard == heard)
    next.heard = []
    cover.dismiss(animated: true)
    stage.settle()
    #expect(next.heard == ["willAppear", "isAppearing", "didAppear"])
    #expect(navigation.pages.subviews == [next.view])
    stage.tap("P")
    stage.settle()
    #expect(navigation.topViewController === page)
    #expect(fixture.labels(.title) == ["P"])
  }

  @Test func `a page that covers the screen as it is about to go ends the push that it heard of`() {
    page.whenLeaving = { [navigation, cover] in navigation.present(cover, animated: false) }
    pushUncoverAndGoBack([])
  }

  @Test func `a page that covers the screen as it is put in place ends the push that brought it`() {
    next.whenInPlace = { [navigation, cover] in navigation.present(cover, animated: false) }
    pushUncoverAndGoBack([
      "willAppear", "isAppearing", "willDisappear", "didDisappear",
    ])
  }

  @Test func `what waits for a cover comes, though the page it covers is popped meanwhile`() {
    let waiting = UIViewController()
    cover.modalPresentationStyle = .overCurrentContext
    page.definesPresentationContext = true
    page.present(cover, animated: true)
    stage.advance(by: 0.1)
    navigation.present(waiting, animated: true)
    stage.advance(by: 0.1)
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(navigation.visibleViewController === waiting)
    #expect(waiting.view.window != nil)
  }

  @Test func `a cover whose page leaves, and comes back in a callback, is seen again`() {
    let over = ActingPage("C")
    over.modalPresentationStyle = .currentContext
    fixture.pages[0].definesPresentationContext = true
    over.whenLeaving = { [navigation] in navigation.popViewController(animated: false) }
    stage.press(at: CGPoint(x: 4, y: 300))
    stage.move(to: CGPoint(x: 60, y: 300), over: 0.3)
    fixture.pages[0].present(over, animated: true)
    stage.advance(by: 0.1)
    stage.cancelTouches()
    stage.settle()
    #expect(navigation.topViewController === fixture.pages[0] && over.view.window === stage.window)
    #expect(over.heard.last == "didAppear")
  }

  @Test func `a page that covers the screen as it is put in place by hand has gone in the end`() {
    let outer = fixture.pages[0]
    navigation.popViewController(animated: false)
    next.whenInPlace = { [navigation, cover] in navigation.present(cover, animated: false) }
    outer.view.addSubview(next.view)
    stage.settle()
    #expect(next.heard == ["willAppear", "isAppearing", "willDisappear", "didDisappear"])
    next.heard = []
    cover.dismiss(animated: false)
    #expect(next.heard == ["willAppear", "isAppearing", "didAppear"])
  }
}

/// A page that acts once inside an appearance callback.
private final class ActingPage: UIViewController {
  var heard: [String] = []
  var whenLeaving: (() -> Void)?
  var whenInPlace: (() -> Void)?

  init(_ title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { heard.append("willAppear") }
  override func viewIsAppearing(_ animated: Bool) {
    heard.append("isAppearing")
    act(&whenInPlace)
  }
  override func viewDidAppear(_ animated: Bool) { heard.append("didAppear") }
  override func viewWillDisappear(_ animated: Bool) {
    heard.append("willDisappear")
    act(&whenLeaving)
  }
  override func viewDidDisappear(_ animated: Bool) { heard.append("didDisappear") }

  private func act(_ action: inout (() -> Void)?) {
    let once = action
    action = nil
    once?()
  }
}
