import Goldens
import Foundation
import NavigationKit
import Testing

/// The touches of an event.
struct TouchEventTests {
  private final class Pad: UIView {
    var events: [(inside: Int?, other: Int?, window: Int?, coalesced: Int?)] = []
    var places: [CGPoint] = []
    let other = UIView()

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      guard let event, let touch = touches.first, let window else { return }
      events.append(
        (
          event.touches(for: self)?.count, event.touches(for: other)?.count,
          event.touches(for: window)?.count, event.coalescedTouches(for: touch)?.count
        ))
      places.append(touch.preciseLocation(in: self))
      #expect(event.type == .touches && touch.force <= touch.maximumPossibleForce)
    }
  }

  @Test func `the touches of a view, of a window and between two events`() {
    let stage = Stage(size: .phone)
    let page = UIViewController()
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    let pad = Pad(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    page.view.addSubview(pad)
    stage.press(at: CGPoint(x: 50, y: 60))
    stage.move(to: CGPoint(x: 70, y: 60))
    stage.release()
    #expect(pad.events.last.map { $0.inside == 1 && $0.other == nil } == true)
    #expect(pad.events.last.map { $0.window == 1 && $0.coalesced == 1 } == true)
    #expect(pad.places.last == CGPoint(x: 60, y: 40))
  }
}
