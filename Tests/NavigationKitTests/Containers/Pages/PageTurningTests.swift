import Foundation
import Input
import Testing

@testable import NavigationKit

/// Pages that a finger turns.
struct PageTurningTests {
  @Test(
    arguments: [
      (200, 0, true), (190, 0, false), (20, 400, true), (380, -400, false), (380, -100, true),
      (0, 100, false),
    ] as [(CGFloat, CGFloat, Bool)])
  func `how far and how fast decides whether a page is turned`(
    distance: CGFloat, velocity: CGFloat, isTurned: Bool
  ) {
    #expect(PageTurn.finishes(distance: distance, velocity: velocity, length: 400) == isTurned)
  }

  @Test func `pages follow the finger side by side, and the callbacks come when it begins`() {
    let fixture = BookFixture("A", "B", "C")
    fixture.start()
    fixture.stage.press(at: CGPoint(x: 300, y: 300))
    fixture.stage.move(to: CGPoint(x: 280, y: 300), over: 0.1)
    let start = fixture.place(0)?.x ?? 0
    fixture.stage.move(to: CGPoint(x: 180, y: 300), over: 0.2)
    let places = [0, 1].map { fixture.place($0)?.x.rounded() }
    #expect(places == [start - 100, start + 300])
    #expect(
      fixture.log.take() == [
        "B.willMove(nav)", "to B", "A.willDisappear", "B.loadView", "B.willAppear",
        "B.isAppearing",
      ])
    #expect(fixture.page == "A")
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.page == "B" && fixture.place(1) == .zero && fixture.place(0) == nil)
    #expect(
      fixture.log.take() == [
        "A.didDisappear", "B.didAppear", "B.didMove(nav)", "A.willMove(nil)", "A.didMove(nil)",
        "from A",
      ])
    #expect(fixture.book.children == [fixture.pages[1]])
  }

  @Test func `a page that is taken back is told so, and nothing has changed`() {
    let fixture = BookFixture("A", "B")
    fixture.start()
    fixture.hold(by: -100)
    fixture.stage.advance(by: 0.2)
    _ = fixture.log.take()
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.page == "A" && fixture.place(0) == .zero && fixture.place(1) == nil)
    #expect(
      fixture.log.take() == [
        "B.willDisappear", "B.didDisappear", "A.willAppear", "A.isAppearing", "A.didAppear",
        "B.willMove(nil)", "B.didMove(nil)", "still A",
      ])
  }

  @Test func `a finger that crosses the page's place turns the other way`() {
    let fixture = BookFixture("A", "B", "C")
    fixture.start()
    fixture.book.setViewControllers([fixture.pages[1]], direction: .forward, animated: false)
    _ = fixture.log.take()
    fixture.hold(by: -80)
    #expect(fixture.place(2) != nil && fixture.place(0) == nil)
    fixture.stage.move(to: CGPoint(x: 320, y: 300), over: 0.3)
    #expect(fixture.place(2) == nil && fixture.place(0) != nil)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.page == "A")
    #expect(
      fixture.log.take().filter { $0.contains(" ") } == ["to C", "still B", "to A", "from B"])
  }

  @Test func `a second flick goes on from where the first has come`() throws {
    let fixture = BookFixture("A", "B", "C")
    fixture.start()
    fixture.drag(by: -150, over: 0.1)
    fixture.stage.advance(by: 0.05)
    let place = try #require(fixture.place(1)?.x)
    fixture.stage.press(at: CGPoint(x: 300, y: 300))
    fixture.stage.move(to: CGPoint(x: 288, y: 300))
    #expect(abs((fixture.place(1)?.x ?? 0) - place) < 13)
    fixture.stage.move(to: CGPoint(x: 20, y: 300), over: 0.2)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.page == "C")
  }

  @Test func `without a next page the last one gives way less and less, and comes back`() throws {
    let fixture = BookFixture("A")
    fixture.start()
    fixture.hold(by: -150)
    let place = try #require(fixture.place(0)?.x)
    #expect(place < -20 && place > -100)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.place(0) == .zero && fixture.log.take() == [])
  }

  @Test func `pages keep their distance`() throws {
    let fixture = BookFixture("A", "B", spacing: 20)
    fixture.start()
    fixture.hold(by: -200)
    let (first, second) = (try #require(fixture.place(0)?.x), try #require(fixture.place(1)?.x))
    #expect(abs(second - first - 420) < 0.001)
  }

  @Test func `pages turn up and down`() {
    let fixture = BookFixture("A", "B", orientation: .vertical)
    fixture.start()
    fixture.drag(by: -200)
    fixture.stage.settle()
    #expect(fixture.page == "A")
    fixture.stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), over: 0.3)
    #expect(fixture.place(1)?.y ?? 0 > 0 && fixture.place(1)?.x == 0)
    fixture.stage.settle()
    #expect(fixture.page == "B")
  }

  @Test func `right to left, the next page comes from the left`() {
    let fixture = BookFixture("A", "B", isRightToLeft: true)
    fixture.start()
    fixture.hold(by: 150)
    #expect(fixture.place(1)?.x ?? 0 < 0)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.page == "B")
  }

  @Test func `paper pages turn as well, with a spine and without dots`() {
    let fixture = BookFixture("A", "B", style: .pageCurl, dots: 2)
    fixture.start()
    #expect(fixture.book.spineLocation == .min && fixture.book.transitionStyle == .pageCurl)
    #expect(fixture.stage.elements().allSatisfy { $0.role != .pageControl })
    fixture.drag(by: -200)
    fixture.stage.settle()
    #expect(fixture.page == "B")
    let other = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .vertical,
      options: [.spineLocation: UIPageViewController.SpineLocation.max.rawValue])
    #expect(other.spineLocation == .max && other.navigationOrientation == .vertical)
    #expect(BookFixture("A").book.spineLocation == .none)
  }

  @Test func `a wheel turns one page, and a touchpad moves pages as a finger does`() {
    let fixture = BookFixture("A", "B", "C")
    fixture.start()
    func scroll(_ x: CGFloat, _ phase: ScrollEvent.Phase) {
      fixture.stage.send(
        .scroll(
          ScrollEvent(
            position: CGPoint(x: 200, y: 300), delta: CGSize(width: x, height: 0), phase: phase,
            time: fixture.stage.now)))
    }
    for _ in 0..<3 { scroll(-40, .step) }
    fixture.stage.settle()
    #expect(fixture.page == "B")
    scroll(-150, .changed)
    scroll(-100, .changed)
    #expect([1, 2].map { fixture.place($0)?.x.rounded() } == [-250, 150])
    // Its host does not tell when the fingers are lifted.
    fixture.stage.advance(by: 0.2)
    fixture.stage.settle()
    #expect(fixture.page == "C")
    scroll(-40, .step)
    scroll(100, .changed)
    fixture.stage.advance(by: 0.2)
    fixture.stage.settle()
    #expect(fixture.page == "C" && fixture.place(2) == .zero)
  }

  @Test func `its recognisers can be turned off`() {
    let fixture = BookFixture("A", "B")
    fixture.start()
    for recognizer in fixture.book.gestureRecognizers { recognizer.isEnabled = false }
    fixture.drag(by: -200)
    fixture.stage.settle()
    #expect(fixture.page == "A" && fixture.book.gestureRecognizers.count == 1)
  }

  @Test(arguments: [true, false])
  func `what is presented as a turn begins takes the page from the finger`(isAsked: Bool) {
    let (fixture, cover) = (BookFixture("A", "B"), PageController("P"))
    fixture.start()
    cover.modalPresentationStyle = .overFullScreen
    let present = { [weak book = fixture.book] in
      if cover.presentingViewController == nil { book?.present(cover, animated: false) }
    }
    if isAsked { fixture.whenAsked = present } else { fixture.whenTurning = present }
    fixture.hold(by: -300)
    #expect(fixture.stage.isSettled && cover.appearance == .appeared)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.page == "A" && fixture.place(0) == .zero)
    #expect(fixture.book.children == [fixture.pages[0]])
    cover.dismiss(animated: false)
    (fixture.whenAsked, fixture.whenTurning) = ({}, {})
    fixture.drag(by: -300)
    fixture.stage.settle()
    #expect(fixture.page == "B" && fixture.place(1) == .zero)
  }

  @Test func `what is presented as a page becomes a child leaves it none`() {
    let (fixture, cover, next) = (BookFixture("A"), PageController("P"), JoiningPage())
    fixture.start()
    cover.modalPresentationStyle = .overFullScreen
    fixture.next[fixture.pages[0]] = next
    next.whenJoining = { [weak book = fixture.book] in book?.present(cover, animated: false) }
    fixture.hold(by: -300)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(cover.appearance == .appeared && next.parent == nil)
    #expect(fixture.book.children == [fixture.pages[0]] && fixture.place(0) == .zero)
  }
}

/// A page that acts as it becomes a child.
private final class JoiningPage: UIViewController {
  var whenJoining: () -> Void = {}

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    if parent != nil { whenJoining() }
  }
}
