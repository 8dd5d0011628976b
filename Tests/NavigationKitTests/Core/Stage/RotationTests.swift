import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// The screen during a rotation.
struct RotationTests {
  typealias Situation = RotationFixture.Situation

  @Test(arguments: Situation.allCases, [false, true])
  func `nothing jumps, whatever goes on meanwhile`(_ situation: Situation, isSideways: Bool) {
    let fixture = RotationFixture(isSideways: isSideways)
    fixture.enter(situation)
    var watch = MotionChecker(fixture.stage)
    fixture.turn()
    watch.look("as it starts")
    watch.look(for: 0.15, "on the way")
    if let finger = fixture.stage.simulatedTouch.position {
      fixture.stage.move(to: CGPoint(x: finger.x + 1, y: finger.y + 1))
      watch.look("as the finger moves")
      fixture.stage.release()
    }
    watch.look("as the finger leaves")
    watch.look(for: 0.6, "towards the end")
  }

  @Test(arguments: Situation.allCases, [false, true])
  func `it ends as a resize does`(_ situation: Situation, isSideways: Bool) {
    let (turned, resized) = (
      RotationFixture(isSideways: isSideways), RotationFixture(isSideways: isSideways)
    )
    for (fixture, animated) in [(turned, true), (resized, false)] {
      fixture.enter(situation)
      fixture.turn(animated: animated)
      fixture.stage.release()
      fixture.stage.settle()
    }
    #expect(turned.stage.displayList() == resized.stage.displayList())
    #expect(turned.stage.elements() == resized.stage.elements())
    #expect(turned.stage.rotations.isEmpty)
  }

  @Test func `it starts from the old layout and eases to the new one in three tenths of a second`()
  {
    let fixture = RotationFixture()
    let bar = fixture.navigation.navigationBar
    let (old, rows) = (bar.frame, fixture.visibleRows)
    #expect(rows.count > 15)
    fixture.turn()
    #expect(fixture.stage.screen.bounds.size == CGSize(width: 844, height: 390))
    #expect(bar.frame == CGRect(x: 0, y: 0, width: 844, height: 32))
    #expect(bar.presentedFrame(at: 0) == old)
    #expect(fixture.visibleRows == rows)
    fixture.stage.advance(by: 0.15)
    #expect(abs(bar.presentedFrame(at: 0.15).width - 617) < 0.01)
    #expect(abs(bar.presentedFrame(at: 0.15).height - 38) < 0.01)
    fixture.stage.advance(by: 0.15)
    #expect(bar.presentedFrame(at: fixture.stage.now) == bar.frame)
    #expect(fixture.stage.isSettled)
  }

  @Test func `rows that come into view are as wide as those that are there`() {
    let fixture = RotationFixture(isSideways: true)
    fixture.turn()
    fixture.stage.advance(by: 0.1)
    let widths = fixture.stage.elements(.cell).map(\.frame.width)
    #expect(widths.count > 8)
    #expect(Set(widths.map { ($0 * 100).rounded() }).count == 1)
  }

  @Test func `a text stays in the middle of its label`() {
    let stage = Stage(size: .phone)
    let page = PageController("A")
    let label = UILabel(frame: CGRect(x: 0, y: 100, width: 390, height: 40))
    label.text = "middle"
    label.textAlignment = .center
    label.autoresizingMask = .flexibleWidth
    page.view.addSubview(label)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    let before = stage.displayList().textX(of: "middle")
    stage.rotate(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    #expect(stage.displayList().textX(of: "middle") == before)
    stage.settle()
    #expect(stage.displayList().textX(of: "middle") == before.map { $0 + 227 })
  }

  @Test func `a resize to another size ends it, to the same size does not`() {
    let fixture = RotationFixture()
    let bar = fixture.navigation.navigationBar
    fixture.turn()
    fixture.stage.advance(by: 0.1)
    fixture.stage.resize(
      to: RotationFixture.sideways.size, safeAreaInsets: RotationFixture.sideways.insets)
    #expect(bar.presentedFrame(at: 0.1).width < 600)
    fixture.stage.resize(to: CGSize(width: 700, height: 400), safeAreaInsets: .zero)
    #expect(bar.presentedFrame(at: 0.1).width == 700)
    #expect(fixture.stage.isSettled)
  }

  @Test func `a push that starts while it runs goes on as pushes do`() {
    let fixture = RotationFixture()
    fixture.turn()
    fixture.stage.advance(by: 0.1)
    var watch = MotionChecker(fixture.stage)
    fixture.navigation.pushViewController(fixture.page("B"), animated: true)
    watch.look()
    watch.look(for: 0.7)
    #expect(fixture.stage.isSettled)
    #expect(fixture.stage.element(.title)?.label == "B")
  }

  @Test func `a page pushed while it runs fills the screen on its way`() {
    let fixture = RotationFixture(isSideways: true)
    fixture.turn()
    fixture.stage.advance(by: 0.1)
    let page = fixture.page("B")
    fixture.navigation.pushViewController(page, animated: true)
    for _ in 0..<5 {
      fixture.stage.advance(by: 0.05)
      let now = fixture.stage.now
      let room = fixture.navigation.pages.presentedFrame(at: now)
      let place = page.view.presentedFrame(at: now)
      #expect(abs(place.width - room.width) < 0.001 && abs(place.height - room.height) < 0.001)
    }
  }

  @Test func `a resize in the middle of a push leaves the pages on their way`() throws {
    let fixture = RotationFixture()
    let page = fixture.page("B")
    fixture.navigation.pushViewController(page, animated: true)
    fixture.stage.advance(by: 0.1)
    let share = page.view.presentedFrame(at: fixture.stage.now).minX / 390
    fixture.turn(animated: false)
    #expect(abs(page.view.presentedFrame(at: fixture.stage.now).minX - share * 844) < 0.001)
  }
}

extension RotationFixture {
  /// The rows at least partly visible in the table, from the top.
  fileprivate var visibleRows: [String] {
    let shown = list.tableView.presentedBounds(at: stage.now)
    return list.tableView.visibleCells.filter { $0.presentedFrame(at: stage.now).intersects(shown) }
      .compactMap { $0.textLabel?.text }
  }
}

extension DisplayList {
  /// The x at which a line of text starts, in points of what the app shows; nil if it is not drawn.
  fileprivate func textX(of text: String) -> CGFloat? {
    // As a device is turned, the app stands upright in a layer.
    if commands.count == 1, case .layer(let layer)? = commands.first, !layer.transform.isIdentity {
      return DisplayList.x(of: text, in: layer.commands)
    }
    return DisplayList.x(of: text, in: commands)
  }

  private static func x(of text: String, in commands: [DrawCommand]) -> CGFloat? {
    for command in commands {
      switch command {
      case .text(let line) where line.text == text: return line.origin.x
      case .layer(let layer) where layer.transform.isIdentity:
        if let x = x(of: text, in: layer.commands) { return layer.origin.x + x }
      default: continue
      }
    }
    return nil
  }
}
