import Goldens
import Drawing
import Foundation
import Input
import NavigationKit
import SDLShell
import Testing

@testable import NavigationShell

/// Tuning transitions while the last gesture is repeated.
struct TuningTests {
  private let fixture = InspectorFixture()

  private var depth: Int { fixture.stack?.viewControllers.count ?? 0 }

  /// Pushes a page and swipes it away, 30 points a step.
  private func swipeBack(steps: Int) {
    fixture.push()
    fixture.wait(1)
    fixture.touch(.down, at: CGPoint(x: 2, y: 400))
    for step in 1...steps {
      fixture.wait(0.02)
      fixture.touch(.moved, at: CGPoint(x: 2 + 30 * CGFloat(step), y: 400))
    }
    fixture.touch(.up, at: CGPoint(x: 2 + 30 * CGFloat(steps), y: 400))
    fixture.wait(1)
  }

  @Test func `a tap that pushes is done again and again, until a finger comes down`() {
    fixture.push()
    fixture.wait(1)
    #expect(depth == 2)
    fixture.inspection.repeats = true
    fixture.wait(Repetition.rest + 0.05)
    #expect(fixture.source.nextChange != nil)
    var depths: Set<Int> = []
    var moves = 0
    for _ in 0..<240 {
      fixture.wait(1.0 / 60)
      depths.insert(depth)
      if !fixture.app.isSettled { moves += 1 }
    }
    #expect(depths == [1, 2] || moves > 40, "it was pushed more than once")
    fixture.touch(.down, at: CGPoint(x: 200, y: 600))
    #expect(!fixture.inspection.repeats)
    fixture.touch(.up, at: CGPoint(x: 200, y: 600))
    fixture.wait(2)
    #expect(fixture.source.nextChange == nil)
  }

  @Test func `every caption fits in the panel`() throws {
    let text = fixture.tuningStage(measurer: try TextEngine()).displayList().description
    for metric in TunedMetric.all { #expect(text.contains("– \(metric.name)\"")) }
    #expect(!text.contains("…"))
  }

  @Test func `a swipe back is repeated with the pages as they were`() {
    swipeBack(steps: 10)
    #expect(depth == 1)
    fixture.inspection.repeats = true
    fixture.wait(Repetition.rest + 0.1)
    #expect(!fixture.app.transitionReports.isEmpty, "the swipe goes on by itself")
    // Judged by other metrics, the same fingers do not go back.
    fixture.app.transitionMetrics.reverseVelocity = -100_000
    fixture.wait(0.7)
    #expect(depth == 2)
  }

  @Test func `stopped in the middle of a swipe, no finger stays down`() {
    swipeBack(steps: 10)
    fixture.inspection.repeats = true
    fixture.wait(Repetition.rest + 0.1)
    #expect(!fixture.app.transitionReports.isEmpty)
    fixture.inspection.repeats = false
    #expect(fixture.source.nextChange == fixture.source.now)
    fixture.wait(2)
    #expect(fixture.app.transitionReports.isEmpty && fixture.app.isSettled && depth == 2)
    #expect(fixture.source.nextChange == nil)
  }

  @Test func `a flick is repeated as one where animations are slowed down since`() {
    swipeBack(steps: 4)
    #expect(depth == 1)
    fixture.source.pace(hands: 0.1)
    fixture.inspection.repeats = true
    fixture.wait(Repetition.rest + 0.01)
    var ends: Set<Int> = []
    for _ in 0..<120 {
      fixture.wait(1.0 / 60)
      if fixture.app.isSettled { ends.insert(depth) }
    }
    #expect(ends == [1])
  }

  /// Does what a finger does once, then once more by repeating it.
  private func repeatDrag(from start: CGPoint, to end: CGPoint) {
    fixture.touch(.down, at: start)
    for step in 1...10 {
      fixture.wait(0.02)
      let share = CGFloat(step) / 10
      fixture.touch(
        .moved,
        at: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    fixture.touch(.up, at: end)
    fixture.wait(1)
    fixture.inspection.repeats = true
    fixture.wait(Repetition.rest + 0.1)
  }

  @Test func `a sheet that was dragged away is there again to be dragged`() {
    let sheet = UIViewController()
    fixture.stack?.present(sheet, animated: true)
    fixture.wait(1)
    repeatDrag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 700))
    #expect(fixture.stack?.presentedViewController === sheet)
    #expect(fixture.app.transitionReports.contains { $0.swipe?.isVertical == true })
    fixture.wait(0.6)
    #expect(sheet.presentingViewController == nil, "it is dragged away once more")
  }

  @Test func `a tab that was chosen is left again to be chosen`() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return page
    }
    fixture.app.window.rootViewController = tabs
    fixture.wait(0.5)
    let two = try #require(fixture.app.elements().last { $0.label == "Two" }).frame
    repeatDrag(
      from: CGPoint(x: two.midX, y: two.midY), to: CGPoint(x: two.midX, y: two.midY))
    #expect(tabs.selectedIndex == 0, "the finger is down again")
    fixture.wait(0.3)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `columns that were hidden are there again to be hidden`() throws {
    fixture.source.resize(to: CGSize(width: 1180, height: 820))
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    fixture.app.window.rootViewController = split
    fixture.wait(1)
    split.show(.primary)
    fixture.wait(1)
    let mode = split.displayMode
    fixture.touch(.down, at: CGPoint(x: 900, y: 600))
    fixture.touch(.up, at: CGPoint(x: 900, y: 600))
    split.hide(.primary)
    fixture.wait(1)
    #expect(split.displayMode == .secondaryOnly)
    fixture.inspection.lastGesture?.goBack()
    #expect(split.displayMode == mode && mode != .secondaryOnly)
  }

  @Test func `what is tuned is given out as Swift`() {
    var metrics = TransitionMetrics()
    #expect(TunedMetric.lines(of: metrics).isEmpty)
    metrics.parallax = 0.25
    metrics.stiffness = 1500
    #expect(
      TunedMetric.lines(of: metrics) == [
        "stage.transitionMetrics.parallax = 0.25", "stage.transitionMetrics.stiffness = 1500",
      ])
    for metric in TunedMetric.all {
      #expect(metric.range.contains(TransitionMetrics()[keyPath: metric.path]))
    }
  }

  @Test func `the page has a slider for each metric, and copies`() {
    var copied: [String] = []
    let stage = fixture.tuningStage { copied = $0 }
    let sliders = stage.elements(.slider)
    #expect(sliders.map(\.label) == TunedMetric.all.map(\.name))
    let parallax = sliders[0].frame
    let middle = parallax.midY
    stage.drag(
      from: CGPoint(x: parallax.minX + parallax.width * 0.3, y: middle),
      to: CGPoint(x: parallax.minX + parallax.width * 0.6, y: middle), over: 0.3)
    #expect(fixture.app.transitionMetrics.parallax > 0.4)
    stage.tap("Copy as Swift")
    #expect(copied.first?.hasPrefix("stage.transitionMetrics.parallax = 0.") == true)
    func says(_ text: String) -> Bool { stage.elements().contains { $0.label.contains(text) } }
    #expect(says("Copied") && !says("Copy as Swift"))
    stage.tap("Usual Values")
    #expect(!says("Copied") && says("Copy as Swift"), "what was copied is not what is tuned now")
    #expect(fixture.app.transitionMetrics == TransitionMetrics())
  }

  @Test func `a sheet is as dark, and takes as long to a detent, as was tuned`() throws {
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium(), .large()]
    fixture.app.transitionMetrics.sheetDim = 0.5
    fixture.app.transitionMetrics.sheetReturnDuration = 2
    fixture.stack?.present(sheet, animated: true)
    fixture.wait(1)
    #expect(Self.hasBlack(fixture.app.displayList(), 0.5))
    let controller = try #require(sheet.sheetPresentationController)
    controller.animateChanges { controller.selectedDetentIdentifier = .large }
    fixture.wait(1)
    #expect(!fixture.app.isSettled)
    fixture.wait(1.1)
    #expect(fixture.app.isSettled)
  }

  @Test func `what is behind an open sheet is as dark as is tuned, at once`() {
    fixture.stack?.present(UIViewController(), animated: true)
    fixture.wait(1)
    #expect(Self.hasBlack(fixture.source.frame().inWindow, 0.2))
    fixture.app.transitionMetrics.sheetDim = 0.5
    #expect(Self.hasBlack(fixture.source.frame().inWindow, 0.5))
    #expect(fixture.app.isSettled)
  }

  @Test(arguments: 0..<4)
  func `while the last gesture is repeated, every page says so and can stop it`(tab: Int) {
    fixture.push()
    fixture.wait(1)
    fixture.open(tab: tab)
    #expect(!fixture.says("is repeated"))
    fixture.inspection.repeats = true
    fixture.wait(0.3)
    #expect(fixture.says("The last gesture is repeated"))
    fixture.tapPanel("Stop repeating")
    fixture.wait(0.3)
    #expect(!fixture.inspection.repeats && !fixture.says("is repeated"))
  }

  /// Whether something is black at an opacity.
  private static func hasBlack(_ list: DisplayList, _ alpha: Double) -> Bool {
    func has(_ command: DrawCommand) -> Bool {
      switch command {
      case .fill(let fill): fill.color == Color(0, 0, 0, alpha: alpha)
      case .layer(let layer): layer.commands.contains(where: has)
      default: false
      }
    }
    return list.commands.contains(where: has)
  }
}
