import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// Content that refreshes when it is pulled down.
struct RefreshControlTests {
  @Test(
    arguments: [
      (RefreshPhase.waiting, .pulled(79, byFinger: true), .waiting),
      (.waiting, .pulled(80, byFinger: true), .refreshing),
      (.waiting, .pulled(200, byFinger: false), .waiting), (.waiting, .begin, .refreshing),
      (.waiting, .end, .waiting), (.refreshing, .pulled(0, byFinger: true), .refreshing),
      (.refreshing, .end, .ended), (.ended, .pulled(150, byFinger: true), .ended),
      (.ended, .pulled(0, byFinger: false), .waiting), (.ended, .begin, .refreshing),
    ] as [(RefreshPhase, RefreshPhase.Event, RefreshPhase)])
  func `one pull refreshes once`(
    phase: RefreshPhase, event: RefreshPhase.Event, next: RefreshPhase
  ) { #expect(phase.after(event) == next) }

  @Test(
    arguments: [(0, 0), (39, 0), (40, 1), (60, 4), (79, 7), (80, 8), (300, 8)]
      as [(CGFloat, Int)])
  func `spokes appear one by one with the pull`(distance: CGFloat, count: Int) {
    #expect(RefreshPhase.spokes(pulledBy: distance) == count)
  }

  private let fixture = ScrollFixture()
  private let control = UIRefreshControl()
  private let heard = CallLog()

  init() {
    let heard = heard
    control.addAction(UIAction { _ in heard.record("refresh") }, for: .valueChanged)
    fixture.scrollView.refreshControl = control
    fixture.stage.settle()
  }

  private var wheels: [StageElement] {
    fixture.stage.elements(.progress)
  }

  private func pull(by offset: CGFloat) {
    fixture.stage.press(at: CGPoint(x: 200, y: 200))
    fixture.stage.move(to: CGPoint(x: 200, y: 200 + offset), over: 0.3)
  }

  private func letGo() {
    fixture.stage.release()
    fixture.stage.settle()
  }

  @Test func `a pull that is far enough refreshes at once, under the finger`() throws {
    #expect(wheels.isEmpty)
    pull(by: 150)
    #expect(fixture.y > -80 && heard.calls.isEmpty && !wheels.isEmpty)
    fixture.stage.move(to: CGPoint(x: 200, y: 490), over: 0.3)
    let place = fixture.y
    #expect(place < -80 && heard.calls == ["refresh"] && control.isRefreshing)
    #expect(fixture.scrollView.adjustedContentInset.top == 60)
    letGo()
    #expect(fixture.y == -60)
    #expect(try #require(wheels.first).frame.midY == 30)
  }

  @Test func `a refresh control that the app hid stays hidden`() {
    control.isHidden = true
    pull(by: 150)
    #expect(control.isHidden && wheels.isEmpty)
    letGo()
    #expect(control.isHidden)
  }

  @Test func `the content stays under the finger as the room above it grows`() {
    var places: [CGFloat] = []
    fixture.whenMoved = { [fixture] in places.append(fixture.y) }
    fixture.stage.press(at: CGPoint(x: 200, y: 200))
    fixture.stage.move(to: CGPoint(x: 200, y: 600), over: 1.5)
    fixture.whenMoved = {}
    #expect(control.isRefreshing)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 10 })
  }

  @Test func `the wheel is drawn spoke by spoke`() {
    pull(by: 100)
    let few = fixture.stage.displayList().description.split(separator: "\n").count
    fixture.stage.move(to: CGPoint(x: 200, y: 350), over: 0.2)
    let more = fixture.stage.displayList().description.split(separator: "\n").count
    #expect(!control.isRefreshing && few < more)
  }

  @Test func `at the end the content moves back over it, and it can be pulled again`() {
    pull(by: 400)
    letGo()
    control.endRefreshing()
    #expect(!control.isRefreshing && fixture.y == -60)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.y > -60 && fixture.y < 0)
    fixture.stage.settle()
    #expect(fixture.y == 0 && wheels.isEmpty)
    #expect(fixture.scrollView.adjustedContentInset.top == 0)
    pull(by: 400)
    letGo()
    #expect(heard.calls == ["refresh", "refresh"] && fixture.y == -60)
  }

  @Test func `ended under the finger, it lets go of the content with it, and refreshes once`() {
    control.addAction(UIAction { [control] _ in control.endRefreshing() }, for: .valueChanged)
    pull(by: 400)
    let place = fixture.y
    fixture.stage.move(to: CGPoint(x: 200, y: 620), over: 0.1)
    #expect(fixture.y < place && heard.calls == ["refresh"])
    letGo()
    #expect(fixture.y == 0)
  }

  @Test func `a pull that is too short, or a scroll by code, refreshes nothing`() {
    pull(by: 100)
    letGo()
    fixture.scrollView.contentOffset.y = -200
    #expect(heard.calls.isEmpty && !control.isRefreshing)
  }

  @Test func `begun by code, it waits above the content, which is not scrolled`() {
    control.beginRefreshing()
    #expect(control.isRefreshing && fixture.y == 0 && heard.calls.isEmpty)
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    fixture.stage.settle()
    #expect(fixture.y == -60 && wheels.count == 1)
    fixture.flick()
    fixture.stage.settle()
    #expect(fixture.y > 0 && wheels.isEmpty)
    let place = fixture.y
    control.endRefreshing()
    fixture.stage.settle()
    #expect(fixture.y == place)
  }

  @Test func `the wheel has the tint, and a title stands below it`() throws {
    control.tintColor = .systemGreen
    control.attributedTitle = NSAttributedString(
      string: "Updating", attributes: [.foregroundColor: UIColor.systemRed])
    pull(by: 400)
    letGo()
    let title = try #require(fixture.stage.elements().first { $0.label == "Updating" })
    #expect(try #require(wheels.first).frame.maxY <= title.frame.minY && title.frame.maxY <= 60)
    let label = control.subviews.compactMap { $0 as? UILabel }.first
    let wheel = control.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    #expect(label?.textColor == .systemRed && wheel?.color == .systemGreen)
  }

  @Test func `without a tint the wheel is grey; a tint set over a dimmed page comes back`() {
    let wheel = control.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    let grey = wheel?.color
    fixture.scrollView.tintAdjustmentMode = .dimmed
    control.tintColor = .systemGreen
    fixture.scrollView.tintAdjustmentMode = .normal
    #expect(wheel?.color == .systemGreen)
    control.tintColor = nil
    #expect(wheel?.color == grey)
  }

  @Test func `a control that is taken away takes its room with it`() {
    control.beginRefreshing()
    fixture.scrollView.refreshControl = nil
    #expect(fixture.scrollView.adjustedContentInset.top == 0 && control.superview == nil)
  }

  /// A table with a refresh control under a large title.
  private func mail() -> (TableFixture, UINavigationController) {
    let table = TableFixture(count: 40)
    let navigation = UINavigationController(rootViewController: table)
    navigation.navigationBar.prefersLargeTitles = true
    table.title = "Mail"
    table.refreshControl = control
    return (table, navigation)
  }

  @Test func `a large title goes down with the content, and the wheel is above it`() throws {
    let (table, navigation) = mail()
    table.start(in: navigation)
    table.stage.settle()
    let title = { table.stage.element(.largeTitle)?.frame }
    let row = { table.stage.elements().first { $0.label == "Row 0" }?.frame.minY }
    let before = try #require(title())
    table.stage.press(at: CGPoint(x: 200, y: 300))
    table.stage.move(to: CGPoint(x: 200, y: 400), over: 0.3)
    let (pulled, rows) = (try #require(title()), try #require(row()))
    #expect(
      rows > 110 && isNear(pulled.minY - before.minY, rows - 96) && pulled.size == before.size)
    table.stage.move(to: CGPoint(x: 200, y: 700), over: 0.3)
    #expect(control.isRefreshing)
    table.stage.release()
    table.stage.settle()
    #expect(title() == before.offsetBy(dx: 0, dy: 60) && row() == 96 + 60)
    let wheel = try #require(table.stage.element(.progress))
    #expect(abs(wheel.frame.midY - 74) < 0.001 && wheel.frame.maxY < 104)
    control.endRefreshing()
    table.stage.settle()
    #expect(row() == 96 && table.refreshControl === control && title() == before)
    // The title still folds as the content scrolls.
    table.stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), over: 0.3)
    table.stage.settle()
    #expect(title() == nil)
  }

  @Test func `a search bar goes down with the title`() throws {
    let (table, navigation) = mail()
    table.navigationItem.searchController = UISearchController(searchResultsController: nil)
    table.navigationItem.hidesSearchBarWhenScrolling = false
    table.start(in: navigation)
    table.stage.settle()
    func top(_ role: StageElement.Role) -> CGFloat? {
      table.stage.elements().first { $0.role == role }?.frame.minY
    }
    let before = (try #require(top(.largeTitle)), try #require(top(.searchField)))
    table.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 750), over: 0.6)
    table.stage.settle()
    #expect(top(.largeTitle) == before.0 + 60 && top(.searchField) == before.1 + 60)
    let (wheel, title) = (try #require(top(.progress)), try #require(top(.largeTitle)))
    #expect(wheel < title)
  }

  @Test func `over a grid it is the same`() throws {
    let grid = CollectionFixture(count: 100)
    grid.title = "Grid"
    grid.loadViewIfNeeded()
    grid.collectionView.refreshControl = control
    let navigation = UINavigationController(rootViewController: grid)
    navigation.navigationBar.prefersLargeTitles = true
    grid.start(in: navigation)
    grid.stage.settle()
    grid.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 750), over: 0.6)
    grid.stage.settle()
    let elements = grid.stage.elements()
    let title = try #require(elements.first { $0.role == .largeTitle }).frame
    let wheel = try #require(elements.first { $0.role == .progress }).frame
    #expect(wheel.maxY < title.minY)
    #expect(abs(grid.collectionView.contentOffset.y - (-96 - 60)) < 0.001)
  }

  @Test func `behind an opaque bar it would not be seen: it is below the title`() throws {
    let (table, navigation) = mail()
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    navigation.navigationBar.scrollEdgeAppearance = look
    table.start(in: navigation)
    table.stage.settle()
    let title = { table.stage.element(.largeTitle)?.frame }
    let before = try #require(title())
    table.stage.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 750), over: 0.6)
    table.stage.settle()
    let wheel = try #require(table.stage.element(.progress))
    #expect(title() == before && abs(wheel.frame.midY - 126) < 0.001)
  }
}
