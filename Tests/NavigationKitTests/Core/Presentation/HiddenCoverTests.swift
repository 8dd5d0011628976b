import Foundation
import Testing

@testable import NavigationKit

/// A presentation over a page's current context leaves with the page, whatever hides the page.
struct HiddenCoverTests {
  let fixture = NavigationFixture("A", "B")
  let cover: PageController
  var stage: Stage { fixture.stage }
  var navigation: UINavigationController { fixture.navigation }
  var page: PageController { fixture.pages[1] }

  nonisolated static let styles: [UIModalPresentationStyle] = [
    .currentContext, .overCurrentContext,
  ]

  init() {
    cover = fixture.page("M")
    page.definesPresentationContext = true
  }

  func present(_ style: UIModalPresentationStyle) {
    cover.modalPresentationStyle = style
    page.present(cover, animated: false)
    _ = fixture.log.take()
  }

  /// Presents over the page, and pushes C over both.
  func hide(_ style: UIModalPresentationStyle) {
    present(style)
    navigation.pushViewController(fixture.page("C"), animated: false)
    _ = fixture.log.take()
  }

  /// The callbacks of some pages since the last call.
  func heard(_ names: String...) -> [String] {
    fixture.log.take().filter { call in names.contains { call.hasPrefix("\($0).") } }
  }

  func expectBare(_ page: UIViewController) {
    #expect(page.presentedViewController == nil)
    #expect(navigation.pages.subviews == [page.view])
    #expect(page.view.frame == navigation.pages.bounds && page.view.animations.isEmpty)
    #expect(page.appearance == .appeared && stage.isSettled)
  }

  @Test func `one that waits for an alert is dropped if its page leaves meanwhile`() {
    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    fixture.pages[0].present(alert, animated: true)
    stage.advance(by: 0.1)
    cover.modalPresentationStyle = .currentContext
    page.present(cover, animated: true)
    stage.advance(by: 0.1)
    #expect(page.presentedViewController === cover)
    navigation.popViewController(animated: false)
    stage.settle()
    #expect(page.presentation == nil)
    #expect(heard("M") == [])
  }

  @Test(arguments: styles, [true, false])
  func `dismissed while it is hidden, it is gone at once, and its page comes back bare`(
    style: UIModalPresentationStyle, animated: Bool
  ) {
    hide(style)
    var ends = 0
    cover.dismiss(animated: animated) { [page, cover] in
      ends += 1
      #expect(page.presentedViewController == nil && cover.presentingViewController == nil)
    }
    #expect(ends == 1 && stage.isSettled && stage.warnings.isEmpty)
    #expect(heard("A", "B", "C", "M").isEmpty)
    #expect(fixture.labels(.title) == ["C"] && fixture.titles == ["A", "B", "C"])
    expectBare(navigation.viewControllers[2])
    navigation.popViewController(animated: animated)
    stage.settle()
    #expect(heard("B", "M") == ["B.willAppear", "B.isAppearing", "B.didAppear"])
    expectBare(page)
    page.present(cover, animated: animated)
    stage.settle()
    #expect(cover.appearance == .appeared)
  }

  @Test(arguments: styles)
  func `its page can dismiss it, once`(style: UIModalPresentationStyle) {
    hide(style)
    var ends = 0
    for _ in 1...2 { page.dismiss(animated: true) { ends += 1 } }
    #expect(page.presentedViewController == nil && ends == 2)
  }

  @Test(arguments: styles)
  func `dismissed after its page was popped, it does not come back with it`(
    style: UIModalPresentationStyle
  ) {
    present(style)
    navigation.popViewController(animated: false)
    cover.dismiss(animated: true)
    #expect(page.presentedViewController == nil && stage.warnings.isEmpty)
    _ = fixture.log.take()
    navigation.pushViewController(page, animated: true)
    stage.settle()
    #expect(
      heard("B", "M") == [
        "B.willMove(nav)", "B.willAppear", "B.isAppearing", "B.didAppear", "B.didMove(nav)",
      ])
    expectBare(page)
  }

  @Test(arguments: styles)
  func `under a page that covers the whole screen it goes as well`(
    style: UIModalPresentationStyle
  ) {
    present(style)
    let over = fixture.page("X")
    over.modalPresentationStyle = .fullScreen
    navigation.present(over, animated: false)
    _ = fixture.log.take()
    cover.dismiss(animated: true)
    #expect(cover.presentingViewController == nil && heard("B", "M").isEmpty)
    #expect(navigation.presentedViewController === over && stage.warnings.isEmpty)
    over.dismiss(animated: true)
    stage.settle()
    #expect(heard("B", "M") == ["B.willAppear", "B.isAppearing", "B.didAppear"])
    expectBare(page)
  }

  @Test(arguments: styles)
  func `under such a page its view comes back where it was`(style: UIModalPresentationStyle) {
    let (outer, inner) = (UIViewController(), fixture.page("I"))
    inner.definesPresentationContext = true
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    stage.window.rootViewController = outer
    cover.modalPresentationStyle = style
    inner.present(cover, animated: false)
    let over = fixture.page("X")
    over.modalPresentationStyle = .fullScreen
    outer.present(over, animated: false)
    _ = fixture.log.take()
    cover.dismiss(animated: true)
    #expect(inner.view.superview === outer.view && heard("I", "M").isEmpty)
    over.dismiss(animated: true)
    stage.settle()
    #expect(outer.view.subviews == [inner.view])
    #expect(heard("I", "M") == ["I.willAppear", "I.isAppearing", "I.didAppear"])
  }

  @Test(arguments: styles, [true, false])
  func `dismissed while its page slides out, it goes, and the page slides on`(
    style: UIModalPresentationStyle, animated: Bool
  ) {
    present(style)
    let next = fixture.page("C")
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 0.1)
    cover.dismiss(animated: animated)
    stage.advance(by: 0.05)
    let x = page.view.presentedFrame(at: stage.now).minX
    #expect(x < 0 && x == fixture.x(of: page))
    stage.advance(by: 0.05)
    #expect(page.view.presentedFrame(at: stage.now).minX < x)
    stage.settle()
    #expect(page.appearance == .disappeared && cover.appearance == .disappeared)
    expectBare(next)
    expectBalance(of: "B")
    navigation.popViewController(animated: true)
    stage.settle()
    expectBare(page)
    expectBalance(of: "B")
  }

  @Test(arguments: styles, [true, false])
  func `dismissed while its page slides in, it goes, and the page slides on`(
    style: UIModalPresentationStyle, animated: Bool
  ) {
    hide(style)
    navigation.popViewController(animated: true)
    stage.advance(by: 0.1)
    cover.dismiss(animated: animated)
    stage.advance(by: 0.05)
    let x = page.view.presentedFrame(at: stage.now).minX
    #expect(x < 0)
    stage.advance(by: 0.05)
    #expect(page.view.presentedFrame(at: stage.now).minX > x)
    stage.settle()
    expectBare(page)
    expectBalance(of: "B")
    expectBalance(of: "M")
    #expect(cover.appearance == .disappeared)
  }

  @Test(arguments: styles)
  func `what is presented over it and seen slides away with it, and shows the page on top`(
    style: UIModalPresentationStyle
  ) {
    present(style)
    let over = fixture.page("N")
    over.modalPresentationStyle = .fullScreen
    cover.present(over, animated: false)
    navigation.pushViewController(fixture.page("C"), animated: false)
    _ = fixture.log.take()
    page.dismiss(animated: true)
    stage.advance(by: 0.1)
    #expect(over.view.presentedFrame(at: stage.now).minY > 0)
    stage.settle()
    #expect(heard("B", "M", "N") == ["N.willDisappear", "N.didDisappear"])
    expectBare(navigation.viewControllers[2])
    #expect(stage.window.subviews.count == 1)
    navigation.popViewController(animated: true)
    stage.settle()
    expectBare(page)
  }

  @Test(arguments: styles)
  func `it hears nothing of what leaves the screen over it while it is hidden`(
    style: UIModalPresentationStyle
  ) {
    present(style)
    let over = fixture.page("N")
    over.modalPresentationStyle = .fullScreen
    cover.present(over, animated: false)
    navigation.pushViewController(fixture.page("C"), animated: false)
    _ = fixture.log.take()
    over.dismiss(animated: true)
    stage.settle()
    #expect(heard("B", "M", "N") == ["N.willDisappear", "N.didDisappear"])
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(cover.appearance == .appeared && cover.view.window === stage.window)
  }
}
