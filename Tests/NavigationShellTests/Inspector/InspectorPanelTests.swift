import Drawing
import Foundation
import Input
import NavigationKit
import SDLShell
import Testing

@testable import NavigationShell

/// What the pages of the inspector say.
struct InspectorPanelTests {
  private let fixture = InspectorFixture()

  private func swipe(to end: CGFloat) {
    fixture.push()
    fixture.wait(1)
    fixture.touch(.down, at: CGPoint(x: 2, y: 400))
    for step in 1...10 {
      fixture.wait(0.02)
      fixture.touch(.moved, at: CGPoint(x: 2 + (end - 2) * CGFloat(step) / 10, y: 400))
    }
    fixture.wait(0.5)
  }

  @Test func `touches: the finger, its recognisers, who won`() {
    swipe(to: 120)
    #expect(fixture.says("120, 400") && fixture.says("118, 0"))
    #expect(fixture.says("0, 0 pt/s"), "the finger rests")
    #expect(fixture.says("ScreenEdgePan") && fixture.says("changed"))
    #expect(fixture.says("finger down at 2, 400") && fixture.says("0.00 s"))
    fixture.touch(.up, at: CGPoint(x: 120, y: 400))
    fixture.wait(1)
    #expect(fixture.says("None is down") && fixture.says("ended"))
    #expect(fixture.says("finger lifted at 120, 400"))
  }

  @Test func `touches: one line tells how long and how often a recogniser changed`() throws {
    swipe(to: 120)
    let start = try #require(fixture.inspection.gesture.start)
    let lines = { GestureHistory(of: self.fixture.inspection.gesture, until: $0).facts }
    let all = lines(fixture.app.now)
    let changed = all.filter { $0.value.contains("ScreenEdgePan changed") }
    #expect(changed.count == 1 && changed[0].value.hasSuffix("×"))
    #expect(changed[0].name.contains("–0.20 s"))
    #expect(all.first?.value == "finger down at 2, 400" && all.first?.name == "0.00 s")
    let earlier = lines(start + 0.1).filter { $0.value.contains("ScreenEdgePan changed") }
    #expect(earlier.count == 1 && earlier != changed, "until the frame that is shown")
    #expect(lines(start).count == 1)
  }

  @Test func `touches: of a long drag its beginning is kept`() {
    swipe(to: 120)
    for step in 0..<100 {
      fixture.wait(0.02)
      fixture.touch(.moved, at: CGPoint(x: 120 + CGFloat(step % 5), y: 400))
    }
    let lines = GestureHistory(of: fixture.inspection.gesture, until: fixture.app.now).facts
    #expect(lines.contains { $0.value.hasPrefix("ScreenEdgePan began") })
    #expect(lines.count < 20)
  }

  @Test func `the transition: what drives it, and what lifting the finger would do`() {
    fixture.open(tab: 1)
    swipe(to: 120)
    #expect(fixture.says("UINavigationController") && fixture.says("open: a finger holds it"))
    #expect(fixture.says("Second stays") && fixture.says("x = 197"), "half of 390, and 2 before it")
    fixture.touch(.moved, at: CGPoint(x: 250, y: 400))
    fixture.wait(0.5)
    #expect(fixture.says("goes back to First"))
    fixture.touch(.up, at: CGPoint(x: 250, y: 400))
    fixture.wait(0.2)
    #expect(fixture.says("a spring") && fixture.says("will finish: First is shown"))
    fixture.wait(1)
    #expect(fixture.says("Last") && fixture.says("finished: First is shown"))
  }

  @Test func `the transition: one that was cancelled says so`() {
    fixture.open(tab: 1)
    swipe(to: 60)
    fixture.touch(.up, at: CGPoint(x: 60, y: 400))
    fixture.wait(0.15)
    #expect(fixture.says("will be cancelled: Second stays"))
    fixture.wait(1)
    #expect(fixture.stack?.topViewController?.title == "Second")
    #expect(fixture.says("cancelled: Second stays") && !fixture.says("finished"))
  }

  @Test func `the transition: one that a finger took back is cancelled`() {
    fixture.open(tab: 1)
    let page = UIViewController()
    page.title = "Sheet"
    page.sheetPresentationController?.detents = [.medium(), .large()]
    fixture.stack?.present(page, animated: true)
    fixture.wait(1)
    #expect(fixture.says("finished: Sheet is shown"))
    fixture.touch(.down, at: CGPoint(x: 195, y: 500))
    for y in [520, 560, 600, 640] {
      fixture.wait(0.1)
      fixture.touch(.moved, at: CGPoint(x: 195, y: y))
    }
    fixture.wait(0.1)
    #expect(fixture.says("Running"))
    fixture.touch(.moved, at: CGPoint(x: 195, y: 350))
    fixture.wait(0.1)
    #expect(fixture.says("Last") && fixture.says("cancelled: Sheet stays"))
  }

  @Test func `the transition: it is known also if another page was open meanwhile`() {
    fixture.push()
    fixture.wait(1)
    fixture.open(tab: 1)
    #expect(fixture.says("Last") && fixture.says("finished: Second is shown"))
  }

  @Test func `the transition: a sheet that a finger sends away is dismissed`() {
    fixture.open(tab: 1)
    let page = UIViewController()
    page.title = "Sheet"
    fixture.stack?.present(page, animated: true)
    fixture.wait(1)
    fixture.touch(.down, at: CGPoint(x: 195, y: 300))
    for step in 1...10 {
      fixture.wait(0.02)
      fixture.touch(.moved, at: CGPoint(x: 195, y: 300 + 50 * CGFloat(step)))
    }
    fixture.wait(0.15)
    #expect(fixture.says("open: a finger holds it") && fixture.says("Sheet is dismissed"))
    fixture.touch(.up, at: CGPoint(x: 195, y: 800))
    fixture.wait(0.15)
    #expect(fixture.says("will finish: Sheet is dismissed"))
    fixture.wait(1)
    #expect(fixture.says("Last") && fixture.says("finished: Sheet is dismissed"))
    fixture.source.handle(.scrub(1.5))
    fixture.wait(0.2)
    #expect(!fixture.says("is dismissed"), "that was later")
  }

  @Test func `the transition: a stack is called by the title of its page`() {
    fixture.open(tab: 1)
    let page = UIViewController()
    page.navigationItem.title = "Third"
    fixture.stack?.present(UINavigationController(rootViewController: page), animated: true)
    fixture.wait(0.2)
    #expect(fixture.says("First") && fixture.says("Third"))
  }

  @Test func `a name that is long has its value below, and neither is cut`() {
    let name = "UINavigationBarLargeTitleContainer"
    let (short, long) = (Fact(name: "from", value: "0, 0"), Fact(name: name, value: "0, 0"))
    #expect(FactCell.height(of: long, in: 320) > FactCell.height(of: short, in: 320))
    let cell = FactCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: FactCell.height(of: long, in: 320))
    cell.show(long)
    cell.layoutIfNeeded()
    let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }.filter {
      $0.text?.isEmpty == false
    }
    #expect(labels.count == 2 && labels[0].frame.maxY <= labels[1].frame.minY)
    #expect(labels.allSatisfy { $0.intrinsicContentSize.width <= $0.frame.width })
  }

  @Test func `headings begin where lines do`() throws {
    fixture.open(tab: 0)
    let lines = fixture.textLines.filter { ["Fingers", "None is down"].contains($0.text) }
    #expect(lines.count == 2 && Set(lines.map { $0.origin.x.rounded() }).count == 1, "\(lines)")
  }

  @Test func `touches: the button of the areas is filled while they are seen`() throws {
    fixture.open(tab: 0)
    let off = fixture.panel.frame()
    fixture.tapPanel("Areas")
    fixture.wait(0.5)
    #expect(fixture.inspection.showsTouchAreas && fixture.panel.frame() != off)
    for kind in TouchAreaMap.Kind.allCases {
      #expect(fixture.says(kind.name) && fixture.says(kind.meaning))
    }
    fixture.tapPanel("Areas")
    fixture.wait(0.5)
    #expect(!fixture.inspection.showsTouchAreas && fixture.panel.frame() == off)
  }

  @Test func `views: the stack, callbacks, and a view that a click chooses`() {
    fixture.open(tab: 3)
    fixture.push()
    fixture.wait(1)
    #expect(fixture.says("UIViewController “Second”"))
    #expect(fixture.says("Second: viewDidAppear(true)"))
    fixture.tapPanel("Pick")
    fixture.wait(0.2)
    #expect(fixture.says("Click a view on the screen") && fixture.says("Cancel"))
    fixture.tap(at: CGPoint(x: 20, y: 22))
    fixture.wait(1)
    #expect(fixture.stack?.topViewController?.title == "Second", "the app hears nothing of it")
    #expect(fixture.says("BackButton") && fixture.says("responders"))
    #expect(fixture.says("Pick") && !fixture.says("Cancel"))
    fixture.tapPanel("Pick")
    fixture.tapPanel("Cancel")
    #expect(!fixture.inspection.isPicking, "pressed again, it is taken back")
  }

  @Test func `a view that was chosen is tinted and outlined, inside of the screen's corners`()
    throws
  {
    fixture.app.chrome = ScreenChrome(cutOut: .notch, cornerRadius: 40, isMasked: true)
    fixture.inspection.pick(at: CGPoint(x: 195, y: 500))
    let view = try #require(fixture.inspection.picked)
    let place = view.convert(view.bounds, to: nil)
    let (commands, mask) = (fixture.source.frame().commands, fixture.app.screenMask)
    #expect(Array(commands.suffix(mask.count)) == mask)
    let last = commands.dropLast(mask.count).suffix(2).compactMap { command -> CGRect? in
      switch command {
      case .fill(let fill): fill.color.alpha < 0.5 ? fill.frame : nil
      case .stroke(let stroke): stroke.frame
      default: nil
      }
    }
    #expect(last == [place, place])
    fixture.inspection.picked = nil
    #expect(fixture.source.frame().commands.count == commands.count - 2)
  }

  @Test func `touches: a tap that no recogniser took was the view's`() {
    fixture.push()
    fixture.wait(0.2)
    #expect(fixture.says("got the touch") && fixture.says("Button"))
    swipe(to: 300)
    fixture.touch(.up, at: CGPoint(x: 300, y: 400))
    fixture.wait(1)
    #expect(!fixture.says("got the touch"))
  }

  @Test func `touches: a finger is of the view that it came down on, wherever it is lifted`() throws
  {
    let other = UISwitch()
    other.frame.origin = CGPoint(x: 100, y: 400)
    fixture.stack?.topViewController?.view.addSubview(other)
    fixture.wait(0.1)
    let button = try #require(fixture.app.elements().first { $0.label == "Next" })
    fixture.touch(.down, at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    fixture.touch(.up, at: other.convert(CGPoint(x: 20, y: 15), to: nil))
    #expect(fixture.inspection.gesture.receiver?.view.contains("Button") == true)
  }

  @Test func `the way of a finger is seen until what it set off has come to rest`() {
    swipe(to: 300)
    fixture.touch(.up, at: CGPoint(x: 300, y: 400))
    fixture.wait(0.1)
    #expect(!ScreenMarks(of: fixture.inspection).commands.isEmpty)
    fixture.wait(1)
    #expect(ScreenMarks(of: fixture.inspection).commands.isEmpty)
    #expect(fixture.source.nextChange == nil)
  }

  @Test func `on another screen, nothing is left of fingers on the one before`() {
    swipe(to: 100)
    #expect(!fixture.inspection.gesture.fingers.isEmpty)
    fixture.source.resize(to: CGSize(width: 390, height: 844))
    #expect(!fixture.inspection.gesture.fingers.isEmpty, "it is the same")
    fixture.source.resize(to: CGSize(width: 320, height: 568))
    #expect(fixture.inspection.gesture.fingers.isEmpty)
  }

  @Test func `closed, it lets the app's time go on`() {
    fixture.source.obey(.pause)
    fixture.panel.isOpen = false
    #expect(fixture.inspection.time == .running)
  }

  @Test func `the transition: its spring, its speed and the ways of the bar's parts`() {
    fixture.open(tab: 1)
    fixture.push()
    fixture.wait(0.2)
    #expect(fixture.says("stiffness 1000") && fixture.says("/s"))
    let parts = fixture.app.transitionReports.flatMap(\.parts)
    #expect(parts.contains { $0.name == "First" || $0.name == "Second" }, "\(parts)")
    #expect(parts.allSatisfy { $0.start != $0.end })
    let marks = ScreenMarks(of: fixture.inspection).commands
    #expect(marks.count > parts.count * 9)
  }

  @Test func `the projected end of a swipe is told`() {
    fixture.open(tab: 1)
    swipe(to: 120)
    #expect(fixture.says("projected end") && fixture.says("x = 120"), "the finger rests")
  }

  @Test func `the transition: where a sheet under a finger is dismissed`() throws {
    fixture.open(tab: 1)
    fixture.stack?.present(UIViewController(), animated: true)
    fixture.wait(1)
    fixture.touch(.down, at: CGPoint(x: 195, y: 400))
    for step in 1...10 {
      fixture.wait(0.02)
      fixture.touch(.moved, at: CGPoint(x: 195, y: 400 + 12 * CGFloat(step)))
    }
    fixture.wait(0.5)
    let swipe = try #require(fixture.app.transitionReports.compactMap(\.swipe).first)
    #expect(swipe.isVertical && !swipe.finishes && swipe.velocity == 0)
    #expect(fixture.says("stays") && fixture.says("y = \(Int(swipe.border.rounded()))"))
    let line = Fill(
      frame: CGRect(x: 0, y: swipe.border, width: 390, height: 2),
      color: Color(255, 149, 0, alpha: 0.9))
    #expect(ScreenMarks(of: fixture.inspection).commands.contains(.fill(line)))
    fixture.touch(.moved, at: CGPoint(x: 195, y: swipe.border - 2))
    fixture.wait(0.5)
    #expect(fixture.says("stays"))
    fixture.touch(.moved, at: CGPoint(x: 195, y: swipe.border + 2))
    fixture.wait(0.5)
    #expect(fixture.says("is dismissed"))
    fixture.touch(.up, at: CGPoint(x: 195, y: swipe.border + 2))
    fixture.wait(1)
    #expect(fixture.stack?.presentedViewController == nil)
  }

  @Test func `touches: who lost to whom, and who won over whom`() {
    swipe(to: 120)
    let changes = fixture.inspection.gesture.changes.map(\.first)
    #expect(changes.contains { $0.state == .began && $0.recognizer.contains("ScreenEdgePan") })
    for change in changes { if case .lost = change.cause { #expect(change.state == .failed) } }
    let lines = GestureTimeline.lines(of: fixture.inspection.gesture, until: fixture.app.now)
    #expect(lines.contains { $0.name == "ScreenEdgePan" })
    for line in lines {
      #expect(line.spans.first?.start == 0 && line.spans.last?.end == 1)
      #expect(zip(line.spans, line.spans.dropFirst()).allSatisfy { $0.end == $1.start })
    }
  }

  @Test func `a row of a controller leads to what there is to know of it`() {
    fixture.open(tab: 3)
    fixture.push()
    fixture.wait(1)
    fixture.tapPanel("UIViewController “Second”")
    fixture.wait(1)
    #expect(fixture.says("UINavigationController") && fixture.says("parent"))
    #expect(fixture.says("safe area"), "with its view")
  }

  @Test func `slabs in space are chosen where they are seen in front`() {
    let view = LayersView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let slabs = LayerSlab.all(in: fixture.app.window)
    #expect(slabs.map(\.depth).max() ?? 0 > 3)
    let texts = slabs.flatMap(\.commands).compactMap { command in
      if case .text(let line) = command { line.text } else { nil }
    }
    #expect(texts.count { $0 == "Next" } == 1, "each shows what it is itself")
    #expect(slabs.contains { $0.clip != nil }, "lists clip what is in them")
    view.show(slabs, of: fixture.app.screen.bounds.size)
    let found = view.slab(at: CGPoint(x: 160, y: 300))
    #expect(found != nil && found?.depth ?? 0 > 0)
    #expect(view.slab(at: CGPoint(x: 1, y: 1)) == nil)
  }

  @Test func `a sheet is in front of all that it covers`() throws {
    let sheet = UIViewController()
    sheet.view.backgroundColor = .systemTeal
    fixture.push()
    fixture.wait(1)
    fixture.app.perform { fixture.stack?.present(sheet, animated: false) }
    fixture.wait(1)
    let page = try #require(fixture.stack?.view)
    let slabs = LayerSlab.all(in: fixture.app.window)
    let front = try #require(slabs.first { $0.view == ObjectIdentifier(sheet.view) })
    let covered = slabs.filter {
      LayerSlab.view($0.view, in: page) != nil && $0.shown.intersects(front.shown)
    }
    #expect(covered.count > 3 && covered.allSatisfy { $0.depth < front.depth })
  }

  @Test func `the chart has a bar for each frame`() {
    let chart = StripChart(budget: 1.0 / 60, frame: CGRect(x: 0, y: 0, width: 264, height: 64))
    let stage = Stage(size: CGSize(width: 264, height: 64))
    stage.window.addSubview(chart)
    stage.window.makeKeyAndVisible()
    let empty = stage.displayList()
    chart.values = [0.01, 0.02]
    let two = stage.displayList()
    #expect(two != empty)
    chart.values = [0.01, 0.01]
    #expect(stage.displayList() != two, "one over its budget looks different")
  }

  @Test func `the time page shows what is shown, and has slow motion`() {
    fixture.open(tab: 2)
    #expect(fixture.says("1 frame is kept"))
    fixture.push()
    fixture.wait(0.5)
    fixture.source.obey(.pause)
    fixture.wait(0.2)
    #expect(fixture.says("halted") && fixture.says("Go On") && fixture.says("Slow animations"))
    fixture.source.obey(.stepBack)
    fixture.wait(0.2)
    #expect(fixture.says("ago: click the screen to return"))
  }
}
