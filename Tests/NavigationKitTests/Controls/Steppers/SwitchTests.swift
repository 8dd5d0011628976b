import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// A switch under a finger.
struct SwitchTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let toggle = UISwitch(frame: CGRect(x: 50, y: 50, width: 0, height: 0))
  private let counter = EventCounter()

  init() {
    let controller = UIViewController()
    controller.view = UIView(frame: .zero)
    controller.view.addSubview(toggle)
    let counter = counter
    toggle.addAction(UIAction { _ in counter.count += 1 }, for: .valueChanged)
    stage.window.rootViewController = controller
    stage.window.makeKeyAndVisible()
  }

  @Test func `a tap turns it and tells`() {
    stage.tap(at: CGPoint(x: 75, y: 65))
    #expect(toggle.isOn)
    #expect(counter.count == 1)
    #expect(!stage.isSettled)
    stage.settle()
    #expect(stage.now == 0.25)
  }

  @Test func `the thumb slides to the other end`() {
    toggle.setOn(true, animated: true)
    let thumb = toggle.subviews[0]
    #expect(thumb.presentedFrame(at: stage.now).minX == 2)
    stage.settle()
    #expect(thumb.presentedFrame(at: stage.now).minX == 22)
    #expect(counter.count == 0)
  }

  @Test func `the thumb has the colour that it was given, on and off`() {
    func isRed() -> Bool { stage.displayList().description.contains("#FF3B30") }
    #expect(!isRed())
    toggle.thumbTintColor = .systemRed
    #expect(isRed())
    toggle.isOn = true
    #expect(isRed())
    toggle.thumbTintColor = nil
    #expect(!isRed())
  }

  @Test func `its thumb is wider under a finger, at its own end, also while it is dragged`() {
    func thumb() -> CGRect { toggle.subviews[0].presentedFrame(at: stage.now) }
    stage.press(at: CGPoint(x: 60, y: 65))
    #expect(thumb().width == 27)
    stage.advance(by: 0.1)
    #expect(thumb().width > 27 && thumb().width < 34)
    stage.advance(by: 0.3)
    #expect(thumb() == CGRect(x: 2, y: 2, width: 34, height: 27))
    stage.move(to: CGPoint(x: 95, y: 65), over: 0.2)
    stage.advance(by: 0.3)
    #expect(toggle.isOn && thumb() == CGRect(x: 15, y: 2, width: 34, height: 27))
    stage.release()
    stage.settle()
    #expect(thumb() == CGRect(x: 22, y: 2, width: 27, height: 27))
    stage.press(at: CGPoint(x: 60, y: 65))
    stage.cancelTouches()
    stage.settle()
    #expect(thumb().width == 27)
  }

  @Test func `a drag across turns it once`() {
    stage.drag(from: CGPoint(x: 60, y: 65), to: CGPoint(x: 95, y: 65), over: 0.1)
    #expect(toggle.isOn)
    #expect(counter.count == 1)
  }

  @Test func `a finger that trembles has not pulled the thumb yet`() {
    stage.press(at: CGPoint(x: 90, y: 65))
    stage.move(to: CGPoint(x: 93, y: 65))
    #expect(!toggle.isOn)
    stage.release()
    #expect(toggle.isOn)
  }

  @Test func `a drag across and back changes nothing`() {
    stage.press(at: CGPoint(x: 60, y: 65))
    stage.move(to: CGPoint(x: 95, y: 65), over: 0.1)
    #expect(toggle.isOn)
    stage.move(to: CGPoint(x: 60, y: 65), over: 0.1)
    stage.release()
    #expect(!toggle.isOn)
    #expect(counter.count == 0)
  }

  @Test func `a touch that is taken away changes nothing`() {
    stage.press(at: CGPoint(x: 60, y: 65))
    stage.move(to: CGPoint(x: 95, y: 65), over: 0.1)
    stage.cancelTouches()
    #expect(!toggle.isOn)
    #expect(counter.count == 0)
  }

  @Test func `a disabled switch stays as it is`() {
    toggle.isEnabled = false
    stage.tap(at: CGPoint(x: 75, y: 65))
    #expect(!toggle.isOn)
    #expect(stage.elements().first?.isEnabled == false)
  }

  @Test func `right to left, on is at the left, and so is where a finger pulls it`() {
    stage.change(traits: UITraitCollection(layoutDirection: .rightToLeft))
    stage.advance(by: 0)
    let thumb = toggle.subviews[0]
    #expect(thumb.frame.minX == 22)
    stage.drag(from: CGPoint(x: 95, y: 65), to: CGPoint(x: 60, y: 65), over: 0.1)
    stage.settle()
    #expect(toggle.isOn && counter.count == 1)
    #expect(thumb.frame.minX == 2)
    stage.change(traits: UITraitCollection(layoutDirection: .leftToRight))
    stage.advance(by: 0)
    #expect(thumb.frame.minX == 22)
  }

  @Test func `the thumb's shadow fades within a row of the default height`() {
    let shadows = stage.displayList().commands.compactMap { command -> Shadow? in
      if case .shadow(let shadow) = command { shadow } else { nil }
    }
    // Gaussian: beyond two thirds of the blur almost nothing is visible.
    let ends = shadows.map { $0.frame.maxY + $0.offset.height + 2 / 3 * $0.blur }
    let track = toggle.frame
    #expect(!ends.isEmpty && ends.allSatisfy { $0 <= track.midY + 22 })
    #expect(ends.contains { $0 > track.maxY })
  }

  @Test func `it is always of one size and is a toggle`() {
    #expect(toggle.frame == CGRect(x: 50, y: 50, width: 51, height: 31))
    toggle.accessibilityLabel = "Wi-Fi"
    #expect(stage.elements().map(\.role) == [.toggle])
    #expect(stage.elements().map(\.label) == ["Wi-Fi"])
  }
}
