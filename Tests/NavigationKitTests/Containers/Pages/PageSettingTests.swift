import Foundation
import Goldens
import NavigationKit
import Testing

/// Pages that code sets, the dots below them, and containers around and inside.
struct PageSettingTests {
  @Test func `the first page appears with the controller`() {
    let fixture = BookFixture("A")
    fixture.stage.window.rootViewController = fixture.book
    fixture.stage.window.makeKeyAndVisible()
    fixture.stage.settle()
    #expect(
      fixture.log.take() == [
        "A.willMove(nav)", "A.didMove(nav)", "A.loadView", "A.willAppear", "A.isAppearing",
        "A.didAppear",
      ])
    #expect(fixture.pages[0].parent === fixture.book)
  }

  @Test
  func `a page set with animation slides in from its direction, and the delegate is not told`() {
    let fixture = BookFixture("A", "B")
    fixture.start()
    var ends: [Bool] = []
    fixture.book.setViewControllers([fixture.pages[1]], direction: .reverse, animated: true) {
      ends.append($0)
    }
    #expect(fixture.page == "B" && ends.isEmpty)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.place(1)?.x ?? 0 < 0 && fixture.place(0)?.x ?? 0 > 0)
    fixture.stage.settle()
    #expect(ends == [true] && fixture.place(1) == .zero)
    #expect(fixture.log.take().filter { $0.contains(" ") } == [])
  }

  @Test func `a page set at once is there at once`() {
    let fixture = BookFixture("A", "B")
    fixture.start()
    var ends: [Bool] = []
    fixture.book.setViewControllers([fixture.pages[1]], direction: .forward, animated: false) {
      ends.append($0)
    }
    #expect(ends == [true] && fixture.place(1) == .zero && fixture.place(0) == nil)
    fixture.book.setViewControllers([fixture.pages[1]], direction: .forward, animated: true) {
      ends.append($0)
    }
    #expect(ends == [true, true])
  }

  @Test func `the page that was set last wins, during a turn and in its callbacks`() {
    let fixture = BookFixture("A", "B", "C")
    fixture.start()
    fixture.book.setViewControllers([fixture.pages[1]], direction: .forward, animated: true)
    fixture.stage.advance(by: 0.1)
    fixture.book.setViewControllers([fixture.pages[2]], direction: .forward, animated: true)
    fixture.stage.settle()
    #expect(fixture.page == "C" && fixture.book.children == [fixture.pages[2]])
    fixture.whenTurning = { [weak fixture] in
      fixture?.whenTurning = {}
      fixture.map {
        $0.book.setViewControllers([$0.pages[0]], direction: .reverse, animated: false)
      }
    }
    fixture.drag(by: 200)
    fixture.stage.settle()
    #expect(fixture.page == "A" && fixture.place(0) == .zero)
    #expect(fixture.book.children == [fixture.pages[0]])
  }

  @Test func `a page that code sets takes the one that a finger holds back`() {
    let fixture = BookFixture("A", "B", "C")
    fixture.start()
    fixture.hold(by: -150)
    fixture.book.setViewControllers([fixture.pages[2]], direction: .forward, animated: true)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.page == "C" && fixture.log.take().contains("still A"))
    #expect(fixture.book.children == [fixture.pages[2]])
  }

  @Test func `two pages at once stop with a sentence`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        BookFixture("A").book.setViewControllers(
          [UIViewController(), UIViewController()], direction: .forward, animated: false)
      }
    }
  }

  @Test func `the dots are below the pages, follow them, and turn them`() throws {
    let fixture = BookFixture("A", "B", "C", dots: 3)
    fixture.start()
    let dots = { fixture.stage.element(.pageControl) }
    #expect(dots()?.label == "page 1 of 3" && dots()?.frame.maxY == 800)
    #expect(fixture.pages[0].view.bounds.height == 763)
    fixture.drag(by: -200)
    fixture.stage.settle()
    #expect(dots()?.label == "page 2 of 3")
    fixture.stage.tap(at: CGPoint(x: 300, y: 780))
    #expect(fixture.page == "B")
    fixture.stage.settle()
    #expect(fixture.page == "C" && dots()?.label == "page 3 of 3")
    #expect(fixture.log.take().filter { $0.contains(" ") } == ["to B", "from A", "to C", "from B"])
    fixture.book.setViewControllers([fixture.pages[0]], direction: .reverse, animated: false)
    #expect(dots()?.label == "page 1 of 3")
    fixture.dots = 0
    fixture.book.dataSource = fixture
    fixture.stage.advance(by: 0)
    #expect(dots() == nil && fixture.pages[0].view.bounds.height == 800)
  }

  @Test func `in a navigation controller a swipe from the edge goes back, one inside turns`() {
    let fixture = BookFixture("A", "B")
    let navigation = UINavigationController(rootViewController: PageController("Root"))
    fixture.start(in: navigation)
    navigation.pushViewController(fixture.book, animated: false)
    fixture.drag(by: -200)
    fixture.stage.settle()
    #expect(fixture.page == "B" && navigation.viewControllers.count == 2)
    fixture.stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300), over: 0.3)
    fixture.stage.settle()
    #expect(fixture.page == "B" && navigation.viewControllers.count == 1)
    #expect(fixture.log.take().suffix(2) == ["B.willDisappear", "B.didDisappear"])
  }

  @Test func `a page with a stack of its own pops from the edge, and is turned elsewhere`() {
    let fixture = BookFixture("A", "B")
    let inner = UINavigationController(rootViewController: PageController("Root"))
    inner.pushViewController(PageController("Top"), animated: false)
    fixture.start()
    fixture.book.setViewControllers([inner], direction: .forward, animated: false)
    fixture.stage.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 300, y: 300), over: 0.3)
    fixture.stage.settle()
    #expect(inner.viewControllers.count == 1)
    #expect(fixture.book.viewControllers == [inner])
  }

  @Test func `a row that has actions is pulled aside, and the page is turned beside it`() throws {
    let fixture = BookFixture("A", "B")
    let table = TableFixture(count: 4)
    fixture.start()
    fixture.book.setViewControllers([table], direction: .forward, animated: false)
    fixture.stage.drag(from: CGPoint(x: 300, y: 22), to: CGPoint(x: 180, y: 22), over: 0.3)
    fixture.stage.settle()
    let cell = try #require(table.tableView.cellForRow(at: [0, 0]))
    #expect(cell.contentView.frame.minX < 0 && fixture.book.viewControllers == [table])
    // Row 1 may not be edited.
    fixture.next[table] = fixture.pages[1]
    fixture.stage.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 100, y: 66), over: 0.3)
    fixture.stage.settle()
    #expect(fixture.page == "B" && table.take().isEmpty)
  }

  @Test func `a presentation over a page that is being turned ends the turn`() {
    let fixture = BookFixture("A", "B")
    fixture.start()
    fixture.hold(by: -150)
    let sheet = PageController("Sheet")
    sheet.modalPresentationStyle = .fullScreen
    fixture.book.present(sheet, animated: false)
    fixture.stage.release()
    fixture.stage.settle()
    sheet.dismiss(animated: false)
    fixture.stage.settle()
    let shown = fixture.book.viewControllers?.first
    #expect(shown?.viewIfLoaded?.window != nil && fixture.book.children.count == 1)
    #expect(fixture.log.take().last == "\(fixture.page ?? "").didAppear")
  }

  @Test func `a page set as a cover ends the turn before waits for the controller to come back`() {
    let fixture = BookFixture("A", "B", "C")
    let (book, sheet) = (fixture.book, PageController("Sheet"))
    fixture.start(in: WrapperController(book))
    book.setViewControllers([fixture.pages[1]], direction: .forward, animated: true) { _ in
      book.setViewControllers([fixture.pages[2]], direction: .forward, animated: true)
    }
    sheet.modalPresentationStyle = .fullScreen
    book.present(sheet, animated: true)
    fixture.stage.settle()
    #expect(book.children == [fixture.pages[2]] && fixture.page == "C")
    let covered = fixture.log.take()
    #expect(covered.filter { $0.hasPrefix("B.") }.last == "B.didMove(nil)")
    #expect(covered.contains("B.didDisappear") && !covered.contains("C.willAppear"))
    sheet.dismiss(animated: true)
    fixture.stage.settle()
    #expect(fixture.log.take() == ["C.willAppear", "C.isAppearing", "C.didAppear"])
  }

  @Test(arguments: [true, false])
  func `a page set as the first one appears replaces it`(animated: Bool) {
    let fixture = BookFixture("A", "B")
    let (first, second) = (fixture.pages[0], fixture.pages[1])
    first.whenAppearing = { [weak book = fixture.book] in
      book?.setViewControllers([second], direction: .forward, animated: animated)
    }
    fixture.stage.window.rootViewController = fixture.book
    fixture.stage.window.makeKeyAndVisible()
    fixture.stage.settle()
    let calls = fixture.log.take().filter { $0.contains("ppear") }
    #expect(
      calls.filter { $0.hasPrefix("A.") } == ["A.willAppear", "A.willDisappear", "A.didDisappear"])
    #expect(
      calls.filter { $0.hasPrefix("B.") } == ["B.willAppear", "B.isAppearing", "B.didAppear"])
    #expect(fixture.place(1) == .zero && fixture.place(0) == nil)
  }

  @Test(arguments: [true, false])
  func `a page set as the finger reaches the next one takes the pages from it`(animated: Bool) {
    let fixture = BookFixture("A", "B", "C")
    fixture.start()
    fixture.whenTurned = { [weak fixture] in
      guard let fixture else { return }
      fixture.book.setViewControllers([fixture.pages[2]], direction: .forward, animated: animated)
    }
    fixture.drag(by: -150, over: 0.1)
    fixture.stage.advance(by: 0.1)
    fixture.hold(by: -390)
    fixture.stage.settle()
    #expect(fixture.page == "C" && fixture.place(2) == .zero)
    #expect(fixture.book.children == [fixture.pages[2]])
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.place(2) == .zero && fixture.stage.isSettled)
  }

  @Test(arguments: [true, false])
  func `a page set as the data source is asked is shown, and not the one that it gives`(
    animated: Bool
  ) {
    let fixture = BookFixture("A", "B", "C")
    fixture.start()
    fixture.whenAsked = { [weak fixture] in
      fixture?.whenAsked = {}
      fixture.map {
        $0.book.setViewControllers([$0.pages[2]], direction: .forward, animated: animated)
      }
    }
    fixture.drag(by: -300)
    fixture.stage.settle()
    #expect(fixture.page == "C" && fixture.place(2) == .zero)
    #expect(fixture.book.children == [fixture.pages[2]])
    #expect(!fixture.log.take().contains { $0.hasPrefix("B.") })
  }

  @Test func `a size that changes during a turn changes both pages, which go on`() {
    let fixture = BookFixture("A", "B")
    fixture.start()
    fixture.book.setViewControllers([fixture.pages[1]], direction: .forward, animated: true)
    fixture.stage.advance(by: 0.1)
    fixture.stage.resize(to: CGSize(width: 700, height: 500), safeAreaInsets: .zero)
    fixture.stage.advance(by: 0)
    #expect(fixture.pages.allSatisfy { $0.view.bounds.size == CGSize(width: 700, height: 500) })
    let places = [0, 1].compactMap { fixture.place($0)?.x }
    #expect(places.count == 2 && abs(places[1] - places[0] - 700) < 0.001)
    fixture.stage.settle()
    #expect(fixture.place(1) == .zero && fixture.place(0) == nil)
  }

  @Test func `bars and status bar go by the page on screen`() {
    let fixture = BookFixture("A", "B")
    fixture.start()
    let content = UIScrollView(frame: .zero)
    fixture.pages[1].setContentScrollView(content, for: .top)
    #expect(fixture.book.contentScrollView(for: .top) == nil)
    fixture.drag(by: -200)
    fixture.stage.settle()
    #expect(fixture.book.contentScrollView(for: .top) === content)
    #expect(fixture.book.childForStatusBarStyle === fixture.pages[1])
    #expect(fixture.book.childForStatusBarHidden === fixture.pages[1])
  }

  @Test func `a page that another container takes is shown no longer`() {
    let fixture = BookFixture("A", "B")
    fixture.start()
    let navigation = UINavigationController()
    navigation.setViewControllers([fixture.pages[0]], animated: false)
    #expect(fixture.book.viewControllers == nil && fixture.book.children.isEmpty)
    #expect(fixture.place(0) == nil)
    #expect(fixture.log.take().contains("A.didDisappear"))
    fixture.book.setViewControllers([fixture.pages[1]], direction: .forward, animated: false)
    #expect(fixture.place(1) == .zero)
  }
}
