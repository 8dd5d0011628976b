import Drawing
import Foundation
import Input
import NavigationKit
import Testing

/// Large titles over content scrolled by fingers, wheels and code.
struct LargeTitleScrollTests {
  @Test func `content that fits keeps it open, content that scrolls at all can fold it`() {
    for (height, scrolls) in [(600, false), (720, true)] as [(CGFloat, Bool)] {
      let fixture = LargeTitleFixture("Albums", height: height)
      fixture.top.scrollView.alwaysBounceVertical = true
      fixture.stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), over: 0.3)
      fixture.stage.settle()
      #expect(fixture.barHeight == (scrolls ? 44 : 96))
    }
  }

  @Test func `a wheel opens or folds it as it turns`() {
    let fixture = LargeTitleFixture("Albums")
    func turn(_ delta: CGFloat) {
      fixture.stage.send(
        .scroll(
          ScrollEvent(
            position: CGPoint(x: 200, y: 500), delta: CGSize(width: 0, height: delta),
            phase: .step, time: fixture.stage.now)))
      fixture.stage.settle()
    }
    turn(-10)
    #expect(fixture.scrolled == 52)
    turn(10)
    #expect(fixture.scrolled == 0)
  }

  @Test func `fingers lifted from a touchpad leave it open or folded`() {
    let fixture = LargeTitleFixture("Albums")
    for (phase, delta) in [(.began, -4), (.changed, -30), (.ended, 0)]
      as [(ScrollEvent.Phase, CGFloat)]
    {
      fixture.stage.send(
        .scroll(
          ScrollEvent(
            position: CGPoint(x: 200, y: 500), delta: CGSize(width: 0, height: delta),
            phase: phase, time: fixture.stage.now)))
      if phase == .changed { #expect(fixture.barHeight < 96 && fixture.barHeight > 44) }
    }
    fixture.stage.settle()
    #expect(fixture.scrolled == 52)
  }

  @Test func `a tap on the status bar brings the page to its top and opens it`() {
    let fixture = LargeTitleFixture("Albums")
    fixture.stage.chrome = ScreenChrome(statusBar: StatusBar())
    fixture.scroll(to: 900)
    fixture.top.scrollView.scrollsToTop = false
    fixture.stage.tap(at: CGPoint(x: 200, y: 20))
    fixture.stage.settle()
    #expect(fixture.scrolled == 900)
    fixture.top.scrollView.scrollsToTop = true
    fixture.stage.tap(at: CGPoint(x: 200, y: 60))
    fixture.stage.settle()
    #expect(fixture.scrolled == 900)
    fixture.stage.tap(at: CGPoint(x: 200, y: 20))
    fixture.stage.advance(by: 0.15)
    #expect(fixture.scrolled > 0 && fixture.scrolled < 900)
    fixture.stage.settle()
    #expect(fixture.scrolled == 0 && fixture.titles == ["large Albums"])
  }

  @Test func `content that a finger has pulled stays pulled as a bar with a large title comes`() {
    let fixture = LargeTitleFixture("Albums")
    fixture.navigation.setNavigationBarHidden(true, animated: false)
    fixture.stage.press(at: CGPoint(x: 200, y: 300))
    fixture.stage.move(to: CGPoint(x: 200, y: 340), over: 0.2)
    let pulled = fixture.top.scrollView.contentOffset.y + 47
    #expect(pulled < 0)
    fixture.navigation.setNavigationBarHidden(false, animated: false)
    fixture.stage.advance(by: 0)
    #expect(fixture.top.scrollView.contentOffset.y == pulled - 143)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.scrolled == 0 && fixture.titles == ["large Albums"])
  }

  @Test func `content that a coming bar pushes to its top has its large title open`() {
    let fixture = LargeTitleFixture("Albums", height: 100)
    fixture.navigation.setNavigationBarHidden(true, animated: false)
    fixture.top.scrollView.contentOffset.y = -118
    fixture.navigation.setNavigationBarHidden(false, animated: false)
    fixture.stage.settle()
    #expect(fixture.scrolled == 0 && fixture.titles == ["large Albums"])
    #expect(fixture.top.view.safeAreaInsets.top == 143)
  }

  @Test func `a title that comes over content beyond its top finds it at the top, and is open`() {
    let fixture = LargeTitleFixture("Albums")
    fixture.bar.prefersLargeTitles = false
    fixture.stage.settle()
    fixture.top.scrollView.setContentOffset(CGPoint(x: 0, y: -142), animated: true)
    fixture.stage.settle()
    fixture.bar.prefersLargeTitles = true
    fixture.stage.settle()
    #expect(fixture.scrolled == 0 && fixture.titles == ["large Albums"])
    #expect(fixture.barHeight == 96 && fixture.top.view.safeAreaInsets.top == 143)
  }

  @Test func `a title that comes under a finger is as far open as the page is scrolled`() {
    let fixture = LargeTitleFixture("Albums")
    fixture.bar.prefersLargeTitles = false
    fixture.stage.settle()
    fixture.stage.press(at: CGPoint(x: 200, y: 300))
    fixture.stage.move(to: CGPoint(x: 200, y: 260), over: 0.2)
    fixture.stage.move(to: CGPoint(x: 200, y: 360), over: 0.2)
    fixture.top.scrollView.contentOffset.y = -91
    fixture.bar.prefersLargeTitles = true
    fixture.stage.advance(by: 0)
    #expect(fixture.bar.frame.height == 96 - min(max(fixture.scrolled, 0), 52))
    #expect(fixture.top.view.safeAreaInsets.top == fixture.bar.frame.maxY)
  }

  @Test func `a finger that stops it half way lets it go on`() {
    let fixture = LargeTitleFixture("Albums")
    fixture.pull(to: 40)
    fixture.stage.release()
    fixture.stage.advance(by: 0.03)
    fixture.stage.press(at: CGPoint(x: 200, y: 500))
    let held = fixture.scrolled
    fixture.stage.advance(by: 1)
    #expect(held > 40 && held < 52 && fixture.scrolled == held)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.scrolled == 52)
  }

  @Test func `a bar nothing shines through folds over the page, which keeps its place`() {
    let fixture = LargeTitleFixture("Albums")
    fixture.bar.isTranslucent = false
    fixture.stage.advance(by: 0)
    let top = { fixture.top.view.frame.minY - fixture.top.scrollView.contentOffset.y }
    #expect(top() == 143 && fixture.top.view.frame.minY == 91)
    fixture.top.scrollView.contentOffset.y += 30
    fixture.stage.advance(by: 0)
    #expect(top() == 113 && fixture.barHeight == 66)
  }

  @Test func `a list's section titles stop below the bar, however high it is`() {
    let fixture = TableFixture(count: 40)
    fixture.headers = ["First"]
    let navigation = UINavigationController(rootViewController: fixture)
    navigation.navigationBar.prefersLargeTitles = true
    fixture.start(in: navigation)
    for (offset, top) in [(-96, 118), (-66, 88), (300, 44)] as [(CGFloat, CGFloat)] {
      fixture.tableView.contentOffset.y = offset
      fixture.stage.settle()
      let title = fixture.tableView.subviews.first { $0 is UITableViewHeaderFooterView }
      #expect(title.map { $0.frame.minY - fixture.tableView.contentOffset.y } == top)
    }
  }
}
