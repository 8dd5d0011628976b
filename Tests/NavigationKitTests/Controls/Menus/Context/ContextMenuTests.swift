import Drawing
import Foundation
import Input
import Testing

@testable import NavigationKit

/// Context menus: how a press opens them, and how they close.
struct ContextMenuTests {
  private let fixture = ContextMenuFixture()
  private var stage: Stage { fixture.stage }

  @Test func `a press of half a second opens the menu, and presses no button`() {
    stage.press(at: ContextMenuFixture.middle)
    stage.advance(by: 0.49)
    #expect(fixture.menuRows.isEmpty)
    stage.advance(by: 0.1)
    #expect(fixture.menuRows == ["Copy", "Share"])
    stage.release()
    stage.settle()
    #expect(fixture.menuRows == ["Copy", "Share"])
    #expect(
      fixture.take() == ["asked at 100 50", "will display box", "displaying", "displayed"])
  }

  /// The blurs of the frame: deviation and opacity of each.
  private func blurs(_ commands: [DrawCommand]) -> [(sigma: CGFloat, opacity: CGFloat)] {
    commands.flatMap { command -> [(sigma: CGFloat, opacity: CGFloat)] in
      switch command {
      case .material(let glass): [(glass.sigma, glass.opacity)]
      case .layer(let layer): blurs(layer.commands).map { ($0.sigma, $0.opacity * layer.opacity) }
      default: []
      }
    }
  }

  @Test func `the blur gets wider as it comes, and narrower as it goes`() {
    func widest() -> CGFloat { blurs(stage.displayList().commands).map(\.sigma).max() ?? 0 }
    stage.press(at: ContextMenuFixture.middle)
    var seen: [CGFloat] = []
    for _ in 0..<50 {
      stage.advance(by: 0.02)
      seen.append(widest())
      #expect(blurs(stage.displayList().commands).allSatisfy { $0.opacity == 1 || $0.sigma == 10 })
    }
    #expect(seen == seen.sorted() && seen.last == BarMetrics.blurSigma)
    #expect(Set(seen).count > 5)
    stage.release()
    stage.settle()
    stage.tap(at: CGPoint(x: 20, y: 20))
    stage.advance(by: 0.1)
    #expect(widest() < BarMetrics.blurSigma)
    stage.settle()
    #expect(widest() == 0)
  }

  @Test func `a shorter press is a tap, and asks for no menu if it is short`() {
    stage.tap(at: ContextMenuFixture.middle)
    #expect(fixture.take() == ["pressed"])
    stage.press(at: ContextMenuFixture.middle)
    stage.advance(by: 0.4)
    stage.release()
    stage.settle()
    #expect(fixture.take() == ["asked at 100 50", "pressed"] && fixture.menuRows.isEmpty)
  }

  @Test func `without a configuration a long press is a press`() {
    fixture.actions = nil
    fixture.open()
    #expect(fixture.take() == ["asked at 100 50", "pressed"])
  }

  @Test func `a finger that moves away opens nothing`() {
    stage.press(at: ContextMenuFixture.middle)
    stage.advance(by: 0.3)
    stage.move(to: CGPoint(x: 140, y: 262))
    stage.advance(by: 1)
    #expect(fixture.menuRows.isEmpty)
    #expect(fixture.frame("Box") == fixture.box.frame)
  }

  @Test func `the pressed view shrinks a little, and grows back if the finger leaves`() {
    let whole = fixture.frame("Box")
    stage.press(at: ContextMenuFixture.middle)
    stage.advance(by: 0.14)
    #expect(fixture.frame("Box") == whole)
    stage.advance(by: 0.3)
    let small = fixture.frame("Box")
    #expect(small.width < whole.width - 4 && small.width > whole.width - 13)
    #expect(fixture.box.transform.isIdentity)
    stage.release()
    #expect(fixture.frame("Box").width < whole.width)
    stage.settle()
    #expect(fixture.frame("Box") == whole)
  }

  @Test func `the view is lifted where it is, with the menu below it`() {
    fixture.open()
    let box = stage.elements().filter { $0.label == "Box" }
    #expect(box.map(\.frame) == [CGRect(x: 40, y: 200, width: 200, height: 100)])
    #expect(fixture.box.presentedAlpha(at: stage.now) == 0)
    #expect(fixture.frame("Copy") == CGRect(x: 40, y: 312, width: 250, height: 44))
    let list = "\(stage.displayList())"
    #expect(list.contains("material (0 0 390 844)"))
  }

  @Test func `a tap elsewhere closes it`() {
    fixture.open()
    _ = fixture.take()
    stage.tap(at: CGPoint(x: 300, y: 600))
    #expect(fixture.take() == ["will end box", "ending"])
    stage.settle()
    #expect(fixture.take() == ["ended"] && fixture.menuRows.isEmpty && fixture.chosen.isEmpty)
    #expect(fixture.box.presentedAlpha(at: stage.now) == 1)
    fixture.open()
    #expect(fixture.menuRows == ["Copy", "Share"])
  }

  @Test func `choosing an action closes the menu and performs it`() {
    fixture.open()
    stage.tap("Share")
    stage.settle()
    #expect(fixture.chosen == ["Share"] && fixture.menuRows.isEmpty)
  }

  @Test func `the finger that opened the menu may slide onto a row`() {
    stage.press(at: ContextMenuFixture.middle)
    stage.advance(by: 1)
    let row = fixture.frame("Copy")
    stage.move(to: CGPoint(x: row.midX, y: row.midY), over: 0.2)
    stage.release()
    stage.settle()
    #expect(fixture.chosen == ["Copy"] && fixture.menuRows.isEmpty)
  }

  @Test func `a finger that rests where a row opens chooses nothing`() {
    fixture.box.frame = CGRect(x: 40, y: 150, width: 200, height: 600)
    let place = CGPoint(x: 140, y: 740)
    stage.press(at: place)
    stage.advance(by: 1)
    #expect(fixture.frame("Copy").contains(place))
    stage.release()
    stage.settle()
    #expect(fixture.menuRows == ["Copy", "Share"] && fixture.chosen.isEmpty)
  }

  @Test func `Escape closes it, and goes back nowhere`() {
    fixture.open()
    fixture.key(.escape)
    #expect(fixture.menuRows.isEmpty && fixture.stack.viewControllers.count == 2)
    fixture.key(.escape)
    #expect(fixture.stack.viewControllers.count == 1)
  }

  @Test func `it closes when the window's size changes`() {
    fixture.open()
    stage.resize(to: CGSize(width: 500, height: 700), safeAreaInsets: .zero)
    stage.settle()
    #expect(fixture.menuRows.isEmpty && fixture.box.presentedAlpha(at: stage.now) == 1)
    fixture.open()
    _ = stage.rotate(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    stage.settle()
    #expect(fixture.menuRows.isEmpty && fixture.box.presentedAlpha(at: stage.now) == 1)
  }

  @Test func `code closes and changes it`() {
    fixture.open()
    fixture.interaction.updateVisibleMenu {
      $0.replacingChildren($0.children + [fixture.action("Print")])
    }
    #expect(fixture.menuRows == ["Copy", "Share", "Print"])
    stage.tap("Print")
    stage.settle()
    fixture.open()
    fixture.interaction.dismissMenu()
    stage.settle()
    #expect(fixture.chosen == ["Print"] && fixture.menuRows.isEmpty)
  }

  @Test func `the delegate may name another view to lift`() {
    let part = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
    fixture.box.addSubview(part)
    part.isUserInteractionEnabled = false
    fixture.target = part
    fixture.open()
    #expect(part.presentedAlpha(at: stage.now) == 0)
    #expect(fixture.box.presentedAlpha(at: stage.now) == 1)
    #expect(fixture.frame("Copy").origin == CGPoint(x: 50, y: 262))
  }

  @Test func `with little motion it fades in where it will be`() {
    let calm = ContextMenuFixture(traits: UITraitCollection(reducesMotion: true))
    calm.stage.press(at: ContextMenuFixture.middle)
    calm.stage.advance(by: 0.45)
    #expect(calm.frame("Box") == calm.box.frame)
    calm.stage.advance(by: 0.15)
    #expect(calm.frame("Copy") == CGRect(x: 40, y: 312, width: 250, height: 44))
    calm.stage.release()
    calm.stage.settle()
    calm.stage.tap("Copy")
    calm.stage.advance(by: 0.1)
    #expect(calm.frame("Copy") == CGRect(x: 40, y: 312, width: 250, height: 44))
    calm.stage.settle()
    #expect(calm.chosen == ["Copy"] && calm.box.presentedAlpha(at: calm.stage.now) == 1)
  }

  @Test func `an interaction is told where it moves, and a removed one opens nothing`() {
    let (first, second, spy) = (UIView(), UIView(), SpyInteraction())
    first.addInteraction(spy)
    second.addInteraction(spy)
    #expect(first.interactions.isEmpty && second.interactions.first === spy)
    second.removeInteraction(spy)
    #expect(
      spy.calls == [
        "will yes", "did yes", "will no", "did no", "will yes", "did yes", "will no", "did no",
      ])
    #expect(fixture.interaction.view === fixture.box)
    #expect(fixture.interaction.delegate === fixture)
    fixture.box.removeInteraction(fixture.interaction)
    fixture.open()
    #expect(fixture.take() == ["pressed"] && fixture.interaction.view == nil)
  }
}

/// An interaction that notes where it moves.
private final class SpyInteraction: UIInteraction {
  private(set) weak var view: UIView?
  private(set) var calls: [String] = []
  func willMove(to view: UIView?) { calls.append("will \(view == nil ? "no" : "yes")") }
  func didMove(to view: UIView?) {
    self.view = view
    calls.append("did \(view == nil ? "no" : "yes")")
  }
}
