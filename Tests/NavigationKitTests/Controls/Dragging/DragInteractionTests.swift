import Foundation
import Testing

@testable import NavigationKit

/// Items that a finger lifts, carries and drops, and who hears of it.
@MainActor
struct DragInteractionTests {
  private let fixture = DragPage()
  private var stage: Stage { fixture.stage }

  @Test func `a finger that rests lifts the view, and one that leaves puts it down`() {
    stage.press(at: DragPage.cardCenter)
    stage.advance(by: 0.4)
    #expect(fixture.carried.isEmpty)
    stage.advance(by: 0.11)
    #expect(fixture.carried.count == 1 && fixture.take() == ["lift"] && !stage.isSettled)
    stage.advance(by: 0.3)
    #expect(fixture.carried[0].isAbove && fixture.carried[0].transform.a > 1)
    #expect(fixture.carried[0].center == DragPage.cardCenter && stage.isSettled)
    stage.release()
    stage.settle()
    #expect(fixture.carried.isEmpty && fixture.take() == ["lifted start"])
    #expect(fixture.card.alpha == 1 && fixture.card.stateAlpha == 1)
  }

  @Test func `what is carried follows the finger to who takes it`() {
    fixture.lift()
    stage.move(to: CGPoint(x: 100, y: 200), over: 0.2)
    #expect(fixture.take() == ["lift", "lifted end", "begin", "moved"])
    #expect(fixture.carried[0].center == CGPoint(x: 100, y: 200) && fixture.card.stateAlpha == 1)
    stage.move(to: DragPage.trayCenter, over: 0.2)
    #expect(fixture.take() == ["moved", "enter", "moved"])
    stage.release()
    #expect(fixture.take() == ["will end copy", "perform from the card"])
    stage.settle()
    #expect(fixture.received == ["Pear"] && fixture.carried.isEmpty)
    #expect(fixture.take() == ["conclude", "session end", "did end copy", "transferred"])
    #expect(fixture.card.alpha == 1)
  }

  @Test func `beside who takes it, it goes back`() {
    fixture.lift()
    stage.move(to: DragPage.trayCenter, over: 0.2)
    stage.move(to: CGPoint(x: 200, y: 100), over: 0.2)
    #expect(fixture.take().suffix(3) == ["moved", "exit", "moved"])
    stage.release()
    #expect(fixture.carried[0].center == DragPage.cardCenter)
    #expect(fixture.take() == ["will end cancel"])
    stage.settle()
    #expect(fixture.take() == ["session end", "did end cancel"] && fixture.carried.isEmpty)
    #expect(fixture.received.isEmpty && stage.isSettled)
  }

  @Test(
    arguments: [
      (.copy, true, "copy"), (.move, true, "move"), (.move, false, "cancel"),
      (.cancel, true, "cancel"), (.forbidden, true, "cancel"),
    ] as [(UIDropOperation, Bool, String)])
  func `what was proposed is done, if it is allowed`(
    operation: UIDropOperation, allowsMoves: Bool, end: String
  ) {
    (fixture.operation, fixture.allowsMoves) = (operation, allowsMoves)
    fixture.lift()
    stage.move(to: DragPage.trayCenter, over: 0.2)
    stage.release()
    stage.settle()
    #expect(fixture.heard.contains("did end \(end)"))
    #expect(fixture.received.isEmpty == (end == "cancel"))
  }

  @Test func `who cannot handle it hears nothing`() {
    fixture.handles = false
    fixture.lift()
    stage.move(to: DragPage.trayCenter, over: 0.2)
    stage.release()
    stage.settle()
    #expect(!fixture.heard.contains("enter") && fixture.heard.last == "did end cancel")
  }

  @Test func `without items there is no drag`() {
    fixture.texts = []
    fixture.lift()
    #expect(fixture.carried.isEmpty && fixture.heard.isEmpty)
    stage.release()
    fixture.texts = ["Pear"]
    fixture.drag.isEnabled = false
    fixture.lift()
    #expect(fixture.carried.isEmpty && UIDragInteraction.isEnabledByDefault)
  }

  @Test func `several items are stacked, with their number`() {
    fixture.texts = ["Pear", "Plum", "Fig"]
    fixture.lift()
    stage.move(to: DragPage.trayCenter, over: 0.2)
    let centers = fixture.carried.map(\.center.x).sorted()
    #expect(centers == [160, 165, 170])
    let badge = fixture.carried.last?.subviews.last as? DragBadge
    #expect((badge?.subviews.first as? UILabel)?.text == "3" && badge?.isHidden == false)
    #expect(badge?.center == CGPoint(x: 88, y: 0))
    stage.release()
    stage.settle()
    #expect(fixture.received == ["Pear", "Plum", "Fig"])
  }

  @Test func `an item comes down where the app says`() {
    let place = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 30))
    fixture.tray.addSubview(place)
    fixture.landing = UITargetedDragPreview(view: place)
    fixture.lift()
    stage.move(to: DragPage.trayCenter, over: 0.2)
    stage.release()
    #expect(fixture.carried[0].center == CGPoint(x: 75, y: 355))
    #expect(fixture.carried[0].transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    stage.settle()
    #expect(fixture.carried.isEmpty)
  }

  @Test func `touches that are cancelled end a drag`() {
    fixture.lift()
    stage.move(to: DragPage.trayCenter, over: 0.2)
    stage.cancelTouches()
    stage.settle()
    #expect(fixture.heard.last == "did end cancel" && fixture.carried.isEmpty)
  }

  @Test func `a finger that moves at once scrolls`() {
    let scrollView = UIScrollView(frame: fixture.page.view.bounds)
    scrollView.contentSize = CGSize(width: 320, height: 2000)
    fixture.page.view.insertSubview(scrollView, at: 0)
    scrollView.addSubview(fixture.card)
    stage.drag(from: DragPage.cardCenter, to: CGPoint(x: 70, y: 0), over: 0.3)
    #expect(scrollView.contentOffset.y > 0 && fixture.heard.isEmpty)
    scrollView.contentOffset = .zero
    stage.settle()
    fixture.lift()
    stage.move(to: CGPoint(x: 70, y: 200), over: 0.3)
    #expect(scrollView.contentOffset.y == 0 && fixture.heard.contains("begin"))
  }

  @Test func `a preview is cut along its path`() {
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    let view = DraggedItemView(pictureOf: fixture.card, parameters)
    #expect(view.subviews[0].layer.mask is CAShapeLayer)
    #expect(view.layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(view.subviews[0].backgroundColor == .systemRed)
  }
}
