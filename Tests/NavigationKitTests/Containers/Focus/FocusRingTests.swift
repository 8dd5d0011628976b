import Drawing
import Foundation
import Input
import Testing

@testable import NavigationKit

/// Where the ring around what the keyboard acts on is.
struct FocusRingTests {
  private let fixture = FocusFixture()
  private var stage: Stage { fixture.stage }
  private let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  private var ring: Stroke? {
    stage.focusRing.lazy.compactMap { if case .stroke(let stroke) = $0 { stroke } else { nil } }
      .first
  }

  @Test func `it is around what is focused, on the screen, until a finger comes down`() throws {
    #expect(stage.focusRing.isEmpty)
    fixture.press(.tab)
    let row = stage.elements().first { $0.label == "Row 0" }
    let ring = try #require(ring)
    #expect(stage.focusRing.count == 1 && ring.frame.midY == row?.frame.midY)
    #expect(screen.contains(ring.frame))
    stage.tap(at: CGPoint(x: 195, y: 20))
    stage.settle()
    #expect(fixture.focused == nil && stage.focusRing.isEmpty)
    fixture.press(.tab)
    #expect(fixture.focused == "Row 0")
  }

  @Test func `it is in no picture of the app`() {
    let plain = stage.displayList()
    fixture.press(.tab)
    #expect(stage.displayList() == plain && ring != nil)
  }

  @Test func `it is away while the device is turned, and around the same row then`() {
    for key: Key in [.tab, .down] { fixture.press(key) }
    stage.rotate(to: CGSize(width: 844, height: 390), safeAreaInsets: UIEdgeInsets(bottom: 21))
    stage.advance(by: 0.1)
    #expect(stage.focusRing.isEmpty)
    stage.settle()
    #expect(fixture.focused == "Row 1" && ring != nil)
  }

  @Test func `it is inside of an alert, whose round corners it follows`() throws {
    let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    fixture.press(.tab)
    fixture.list.present(alert, animated: true)
    stage.settle()
    let card = try #require(alert.view).convert(alert.view.bounds, to: nil)
    let ring = try #require(ring)
    #expect(fixture.focused == "OK" && card.contains(ring.frame))
    #expect(ring.frame.maxY == card.maxY && ring.cornerRadius == AlertMetrics.cornerRadius)
  }

  @Test func `around a button in the middle of a round card it is not more round than elsewhere`()
    throws
  {
    let card = UIView(frame: CGRect(x: 20, y: 400, width: 350, height: 200))
    card.clipsToBounds = true
    card.layer.cornerRadius = 40
    let button = UIButton(frame: CGRect(x: 100, y: 80, width: 100, height: 40))
    button.setTitle("Play", for: .normal)
    card.addSubview(button)
    fixture.controls.view.addSubview(card)
    fixture.stack.pushViewController(fixture.controls, animated: false)
    stage.settle()
    fixture.press(.tab)
    while fixture.focused != "Play" { fixture.press(.tab) }
    let ring = try #require(ring)
    #expect(ring.frame == CGRect(x: 115, y: 475, width: 110, height: 50))
    #expect(ring.cornerRadius < 10)
  }
}
