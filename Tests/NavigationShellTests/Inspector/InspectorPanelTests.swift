import Goldens
import Drawing
import Foundation
import Input
import NavigationKit
import SDLShell
import Testing

@testable import NavigationShell

/// The inspector's other pages, and its panel.
struct InspectorPanelTests {
  private let fixture = InspectorFixture()

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
    let (commands, mask) = (fixture.source.frame().inWindow.commands, fixture.app.screenMask)
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
    #expect(fixture.source.frame().inWindow.commands.count == commands.count - 2)
  }

  @Test func `the way of a finger is seen until what it set off has come to rest`() {
    fixture.swipe(to: 300)
    fixture.touch(.up, at: CGPoint(x: 300, y: 400))
    fixture.wait(0.1)
    #expect(!ScreenMarks(of: fixture.inspection).commands.isEmpty)
    fixture.wait(1)
    #expect(ScreenMarks(of: fixture.inspection).commands.isEmpty)
    #expect(fixture.source.nextChange == nil)
  }

  @Test func `on another screen, nothing is left of fingers on the one before`() {
    fixture.swipe(to: 100)
    #expect(!fixture.inspection.gesture.fingers.isEmpty)
    fixture.source.resize(to: .phone)
    #expect(!fixture.inspection.gesture.fingers.isEmpty, "it is the same")
    fixture.source.resize(to: CGSize(width: 320, height: 568))
    #expect(fixture.inspection.gesture.fingers.isEmpty)
  }

  @Test func `closed, it lets the app's time go on`() {
    fixture.source.obey(.pause)
    fixture.panel.isOpen = false
    #expect(fixture.inspection.time == .running)
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
