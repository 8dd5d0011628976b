import Foundation
import Testing

@testable import NavigationKit

extension UITraitCollection {
  /// The settings of who prefers cross-fades.
  static var crossFade: UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(reducesMotion: true), UITraitCollection(prefersCrossFade: true),
    ])
  }
}

/// Where cross-fades are preferred, pages and bars fade; a finger still moves them.
struct ReducedMotionTests {
  private let fixture = NavigationFixture(
    "A", "B", traits: .crossFade)
  private var stage: Stage { fixture.stage }

  private func alpha(_ page: UIViewController) -> CGFloat {
    page.view.presentedAlpha(at: stage.now)
  }

  @Test func `a push fades the page in where it will stay`() {
    let page = fixture.page("C")
    fixture.navigation.pushViewController(page, animated: true)
    stage.advance(by: 0.15)
    #expect(fixture.x(of: page) == 0 && fixture.x(of: fixture.pages[1]) == 0)
    #expect(alpha(page) > 0.4 && alpha(page) < 0.6 && alpha(fixture.pages[1]) == 1)
    stage.advance(by: 0.16)
    #expect(stage.isSettled && alpha(page) == 1 && fixture.log.calls.last == "didShow(C)")
  }

  @Test(arguments: [
    UITraitCollection(reducesMotion: true), UITraitCollection(prefersCrossFade: true),
  ])
  func `either setting alone lets pages slide`(traits: UITraitCollection) throws {
    let fixture = NavigationFixture("A", traits: traits)
    let page = fixture.page("B")
    fixture.navigation.pushViewController(page, animated: true)
    fixture.stage.advance(by: 0.1)
    let now = fixture.stage.now
    #expect(try #require(fixture.x(of: page)) > 10 && page.view.presentedAlpha(at: now) == 1)
    #expect(try #require(fixture.x(of: fixture.pages[0])) < 0)
    let modal = ModalFixture(style: .pageSheet, traits: traits)
    modal.page.present(modal.modal, animated: true)
    modal.stage.advance(by: 0.05)
    #expect(try #require(modal.top(of: modal.modal)) > 300)
  }

  @Test func `a pop fades the page out`() {
    fixture.navigation.popViewController(animated: true)
    stage.advance(by: 0.2)
    #expect(fixture.x(of: fixture.pages[1]) == 0 && fixture.x(of: fixture.pages[0]) == 0)
    #expect(alpha(fixture.pages[1]) < 0.5 && alpha(fixture.pages[0]) == 1)
    stage.advance(by: 0.11)
    #expect(stage.isSettled && fixture.pages[1].view.window == nil)
    #expect(fixture.pages[1].view.alpha == 1)
  }

  @Test func `the parts of a bar stay where they are and fade`() {
    let title = fixture.navigation.navigationBar.content?.titleLabel
    let place = title?.frame
    fixture.navigation.pushViewController(fixture.page("C"), animated: true)
    stage.advance(by: 0.15)
    #expect(title?.presentedFrame(at: stage.now) == place)
    let opacity = title?.presentedAlpha(at: stage.now) ?? 1
    #expect(opacity > 0.4 && opacity < 0.6)
  }

  @Test func `what is behind a bar fades in place too`() throws {
    let page = fixture.page("C")
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    page.navigationItem.standardAppearance = appearance
    page.navigationItem.scrollEdgeAppearance = appearance
    fixture.navigation.pushViewController(page, animated: true)
    stage.advance(by: 0.15)
    let backgroundViews = fixture.navigation.navigationBar.background.subviews
    #expect(backgroundViews.count == 2)
    for backgroundView in backgroundViews {
      #expect(backgroundView.presentedFrame(at: stage.now) == backgroundView.frame)
      #expect(abs(backgroundView.presentedAlpha(at: stage.now) - 0.5) < 0.1)
    }
    stage.settle()
    #expect(fixture.navigation.navigationBar.background.subviews.map(\.alpha) == [1])
  }

  @Test func `a large title fades with its page`() {
    let fixture = LargeTitleFixture(
      "Albums", traits: .crossFade, small: ["Family"])
    let label = fixture.bar.content?.largeTitleView.label
    let place = label?.frame
    let page = ScrollPage("Family")
    page.navigationItem.largeTitleDisplayMode = .never
    fixture.navigation.pushViewController(page, animated: true)
    for _ in 0..<5 {
      fixture.stage.advance(by: 0.05)
      let now = fixture.stage.now
      #expect(label?.presentedFrame(at: now) == place)
      let opacities = (label?.presentedAlpha(at: now) ?? 1) + page.view.presentedAlpha(at: now)
      #expect(abs(opacities - 1) < 0.001)
    }
    fixture.stage.settle()
    #expect(fixture.titles == ["small Family"])
    fixture.navigation.popViewController(animated: true)
    fixture.stage.advance(by: 0.15)
    let opacity = fixture.bar.content?.largeTitleView.label.presentedAlpha(at: fixture.stage.now)
    #expect(opacity.map { abs($0 - 0.5) < 0.05 } == true)
    fixture.stage.settle()
    #expect(fixture.titles == ["large Albums"])
  }

  @Test func `a bar that only one page has fades`() {
    fixture.navigation.setNavigationBarHidden(true, animated: false)
    let bar = fixture.navigation.navigationBar
    let page = fixture.page("C")
    page.whenAppearing = { [weak navigation = fixture.navigation] in
      navigation?.setNavigationBarHidden(false, animated: true)
    }
    fixture.navigation.pushViewController(page, animated: true)
    stage.advance(by: 0.15)
    #expect(bar.presentedFrame(at: stage.now).minX == 0)
    #expect(bar.presentedFrame(at: stage.now).minY == 0)
    #expect(bar.presentedAlpha(at: stage.now) > 0.4 && bar.presentedAlpha(at: stage.now) < 0.6)
    stage.settle()
    #expect(bar.presentedAlpha(at: stage.now) == 1)
  }

  @Test func `a toolbar that only one page has fades`() {
    fixture.navigation.setToolbarHidden(false, animated: false)
    fixture.pages[1].toolbarItems = [UIBarButtonItem(title: "Tool")]
    let bar = fixture.navigation.toolbar!
    let place = bar.frame
    let page = fixture.page("C")
    page.hidesBottomBarWhenPushed = true
    fixture.navigation.pushViewController(page, animated: true)
    stage.advance(by: 0.15)
    #expect(bar.presentedFrame(at: stage.now) == place)
    #expect(bar.presentedAlpha(at: stage.now) > 0.4 && bar.presentedAlpha(at: stage.now) < 0.6)
    stage.settle()
    #expect(fixture.labels(.toolbarButton).isEmpty)
    fixture.navigation.popViewController(animated: true)
    stage.advance(by: 0.15)
    #expect(bar.presentedFrame(at: stage.now) == place)
    #expect(bar.presentedAlpha(at: stage.now) > 0.4 && bar.presentedAlpha(at: stage.now) < 0.6)
    stage.settle()
    #expect(bar.presentedAlpha(at: stage.now) == 1 && fixture.labels(.toolbarButton) == ["Tool"])
  }

  @Test func `a swipe moves the pages as ever`() {
    stage.press(at: CGPoint(x: 2, y: 300))
    stage.move(to: CGPoint(x: 202, y: 300), over: 0.3)
    #expect(abs((fixture.x(of: fixture.pages[1]) ?? 0) - 200) < 5 && alpha(fixture.pages[1]) == 1)
    stage.release()
    stage.settle()
    #expect(fixture.titles == ["A"])
  }

  @Test func `what is presented fades in, and a finger drags it away`() {
    let modal = ModalFixture(style: .pageSheet, traits: .crossFade)
    modal.present()
    let place = modal.top(of: modal.modal)
    modal.page.dismiss(animated: true)
    modal.stage.advance(by: 0.15)
    #expect(modal.top(of: modal.modal) == place)
    modal.stage.settle()
    modal.page.present(modal.modal, animated: true)
    modal.stage.advance(by: 0.15)
    #expect(modal.top(of: modal.modal) == place)
    let card = modal.modal.presentationController?.presentedView
    let opacity = card?.presentedAlpha(at: modal.stage.now) ?? 1
    #expect(opacity > 0.4 && opacity < 0.6)
    modal.stage.settle()
    modal.stage.press(at: CGPoint(x: 200, y: 200))
    modal.stage.move(to: CGPoint(x: 200, y: 400), over: 0.3)
    #expect((modal.top(of: modal.modal) ?? 0) > (place ?? 0) + 100)
  }

  @Test func `a bar of one's own fades as well`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
    stage.window.addSubview(bar)
    bar.setItems([UINavigationItem(title: "First")], animated: false)
    let title = bar.content?.titleLabel
    let place = title?.frame
    bar.pushItem(UINavigationItem(title: "Second"), animated: true)
    stage.advance(by: 0.15)
    #expect(title?.presentedFrame(at: stage.now) == place)
    stage.advance(by: 0.16)
    #expect(stage.isSettled)
  }
}
