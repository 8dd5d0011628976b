import Foundation
import Testing

@testable import NavigationKit

/// A scroll indicator under a finger.
struct ScrollIndicatorTests {
  private let fixture = ScrollFixture(content: CGSize(width: 1600, height: 4000))
  private var stage: Stage { fixture.stage }
  private var scroll: UIScrollView { fixture.scrollView }

  private var bars: [ScrollIndicator] { scroll.subviews.compactMap { $0 as? ScrollIndicator } }
  private func frame(_ axis: NSLayoutConstraint.Axis) -> CGRect {
    let bar = bars.first { $0.axis == axis }
    return bar?.presentedFrame(at: stage.now)
      .offsetBy(dx: -scroll.contentOffset.x, dy: -scroll.contentOffset.y) ?? .zero
  }

  @Test func `it gets thicker, and the content goes with it to its end and back`() {
    scroll.flashScrollIndicators()
    let thin = frame(.vertical)
    let start = CGPoint(x: 393, y: thin.midY)
    stage.press(at: start)
    stage.advance(by: 0.3)
    #expect(thin.width == 3 && frame(.vertical).width == 8)
    #expect(frame(.vertical).maxX == thin.maxX)
    stage.move(to: CGPoint(x: 393, y: start.y + 100), over: 0.3)
    let (room, distance) = (CGFloat(795), CGFloat(3200))
    #expect(isNear(fixture.y, 100 * distance / (room - thin.height), within: 1))
    #expect(isNear(frame(.vertical).midY, start.y + 100, within: 1))
    stage.move(to: CGPoint(x: 393, y: 5000), over: 0.3)
    #expect(fixture.y == 3200)
    stage.move(to: start, over: 0.3)
    #expect(fixture.y == 0)
    stage.release()
    stage.settle()
    #expect(fixture.y == 0 && bars.allSatisfy { $0.alpha == 0 && $0.frame.width != 8 })
    #expect(fixture.calls.isEmpty, "it is no drag of the content")
  }

  @Test func `the one below is dragged sideways`() {
    scroll.flashScrollIndicators()
    let bar = frame(.horizontal)
    stage.drag(
      from: CGPoint(x: bar.midX, y: bar.midY), to: CGPoint(x: bar.midX + 50, y: bar.midY),
      over: 0.3)
    #expect(scroll.contentOffset.x > 150 && fixture.y == 0)
  }

  @Test func `while a finger holds it, it stays; later it cannot be held any more`() {
    scroll.flashScrollIndicators()
    let point = CGPoint(x: 395, y: 40)
    stage.press(at: point)
    stage.advance(by: 3)
    #expect(bars.allSatisfy { $0.presentedAlpha(at: stage.now) == 1 })
    stage.release()
    stage.advance(by: 0.4)
    stage.press(at: point)
    #expect(bars.contains { $0.isHeld }, "it is still seen, fading")
    stage.release()
    stage.settle()
    stage.drag(from: point, to: CGPoint(x: 395, y: 140), over: 0.3)
    #expect(fixture.calls.first == "willDrag" && fixture.y <= 0)
  }

  @Test func `it takes the finger from content that still runs`() {
    fixture.flick()
    stage.advance(by: 0.1)
    let bar = frame(.vertical)
    stage.press(at: CGPoint(x: 395, y: bar.midY))
    let place = fixture.y
    stage.advance(by: 0.3)
    #expect(fixture.y == place && !scroll.isDecelerating && !scroll.isDragging)
    stage.move(to: CGPoint(x: 395, y: bar.midY + 100), over: 0.2)
    #expect(fixture.y > place + 300)
  }

  @Test func `rows below it are not pressed`() {
    let table = TableFixture(count: 200)
    table.start()
    table.tableView.flashScrollIndicators()
    table.stage.press(at: CGPoint(x: 386, y: 20))
    table.stage.advance(by: 0.3)
    #expect(table.tableView.visibleCells.allSatisfy { !$0.isHighlighted })
    table.stage.release()
    #expect(table.tableView.indexPathForSelectedRow == nil)
    table.tableView.flashScrollIndicators()
    table.stage.drag(from: CGPoint(x: 386, y: 20), to: CGPoint(x: 386, y: 220), over: 0.3)
    #expect(table.tableView.contentOffset.y > 1000)
  }

  @Test func `that of a text view is dragged, and no caret is set`() {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    text.text = String(repeating: "Line\n", count: 200)
    let page = UIViewController()
    page.view.addSubview(text)
    stage.window.rootViewController = page
    stage.settle()
    text.flashScrollIndicators()
    stage.drag(from: CGPoint(x: 395, y: 15), to: CGPoint(x: 395, y: 150), over: 0.3)
    #expect(text.contentOffset.y > 300 && !text.isFirstResponder)
  }
}
