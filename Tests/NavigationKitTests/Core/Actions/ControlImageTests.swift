import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Images in the place of the usual looks of sliders, steppers and segmented controls.
struct ControlImageTests {
  /// An image of a size, told by its name.
  private func picture(_ name: String, _ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIImage(.file(name), size: CGSize(width: width, height: height))
  }

  private func drawn(_ stage: Stage) -> [String: CGRect] {
    var found: [String: CGRect] = [:]
    for image in stage.drawn.images {
      if case .file(let name) = image.image { found[name] = image.clip }
    }
    return found
  }

  // MARK: Sliders

  @Test func `a slider's thumb and track are images, of their own sizes`() {
    let fixture = ControlFixture(UISlider(), width: 200)
    let slider = fixture.control
    slider.setThumbImage(picture("thumb", 40, 20), for: .normal)
    slider.setMinimumTrackImage(picture("low", 10, 6), for: .normal)
    slider.setMaximumTrackImage(picture("high", 10, 8), for: .normal)
    slider.value = 0.5
    let images = drawn(fixture.stage)
    #expect(images["thumb"] == CGRect(x: 130, y: 57, width: 40, height: 20))
    #expect(images["low"] == CGRect(x: 50, y: 63, width: 100, height: 8))
    #expect(images["high"] == CGRect(x: 150, y: 63, width: 100, height: 8))
    #expect(fixture.stage.drawn.fills(.systemFill).isEmpty)
    // The thumb moves by 160 points.
    fixture.stage.drag(from: CGPoint(x: 150, y: 67), to: CGPoint(x: 190, y: 67), over: 0.3)
    #expect(slider.value == 0.75)
  }

  @Test func `while dragged, and while disabled, a slider shows the images of that state`() {
    let fixture = ControlFixture(UISlider(), width: 200)
    let slider = fixture.control
    slider.setThumbImage(picture("thumb", 20, 20), for: .normal)
    slider.setThumbImage(picture("pressed", 24, 24), for: .highlighted)
    slider.setThumbImage(picture("off", 20, 20), for: .disabled)
    #expect(slider.thumbImage(for: .highlighted)?.size.width == 24)
    #expect(slider.minimumTrackImage(for: .normal) == nil && slider.currentMinimumTrackImage == nil)
    #expect(drawn(fixture.stage).keys.sorted() == ["thumb"])
    fixture.stage.press(at: CGPoint(x: 60, y: 67))
    #expect(drawn(fixture.stage).keys.sorted() == ["pressed"])
    fixture.stage.release()
    #expect(drawn(fixture.stage).keys.sorted() == ["thumb"])
    slider.isEnabled = false
    #expect(drawn(fixture.stage).keys.sorted() == ["off"])
    slider.isEnabled = true
    slider.setThumbImage(nil, for: .normal)
    #expect(drawn(fixture.stage).isEmpty)
  }

  @Test func `a template thumb has the colour of the thumb`() {
    let fixture = ControlFixture(UISlider(), width: 200)
    fixture.control.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
    fixture.control.thumbTintColor = .systemRed
    let image = fixture.stage.drawn.images.first
    #expect(image?.tint == UIColor.systemRed.color(in: fixture.control.traitCollection))
  }

  // MARK: Steppers

  @Test func `a stepper shows images behind, between and in its halves, by their states`() {
    let fixture = ControlFixture(UIStepper())
    let stepper = fixture.control
    stepper.maximumValue = 10
    stepper.setBackgroundImage(picture("back", 20, 10), for: .normal)
    stepper.setBackgroundImage(picture("pressed", 20, 10), for: .highlighted)
    stepper.setDividerImage(
      picture("line", 3, 10), forLeftSegmentState: .normal, rightSegmentState: .normal)
    stepper.setDividerImage(
      picture("lit", 3, 10), forLeftSegmentState: .normal, rightSegmentState: .highlighted)
    stepper.setIncrementImage(picture("more", 12, 12), for: .normal)
    stepper.setDecrementImage(picture("less", 12, 12), for: .normal)
    stepper.setDecrementImage(picture("least", 12, 12), for: .disabled)
    var images = drawn(fixture.stage)
    #expect(images.keys.sorted() == ["back", "least", "line", "more"])
    #expect(images["back"] == CGRect(x: 50, y: 50, width: 94, height: 32))
    #expect(images["line"] == CGRect(x: 95.5, y: 50, width: 3, height: 32))
    #expect(images["least"]?.midX == 73.5 && images["more"]?.midX == 120.5)
    fixture.stage.press(at: CGPoint(x: 120, y: 66))
    images = drawn(fixture.stage)
    #expect(images.keys.sorted() == ["back", "less", "lit", "more", "pressed"])
    fixture.stage.release()
    #expect(stepper.value == 1)
    #expect(
      stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted)?.size
        .width == 3)
    #expect(stepper.incrementImage(for: .disabled) == nil)
  }

  @Test func `without images a stepper has its default look again, or the app's colour`() {
    let fixture = ControlFixture(UIStepper())
    fixture.control.setBackgroundImage(picture("back", 20, 10), for: .normal)
    #expect(fixture.control.backgroundColor == nil)
    // The signs are in front of the image.
    let order = fixture.stage.drawn.images.map(\.image)
    #expect(order == [.file("back"), .symbol("minus"), .file("back"), .symbol("plus")])
    fixture.control.setBackgroundImage(nil, for: .normal)
    #expect(fixture.control.backgroundColor == .tertiarySystemFill)
    fixture.control.backgroundColor = .systemRed
    fixture.control.setIncrementImage(picture("more", 12, 12), for: .normal)
    fixture.control.value = 3
    #expect(fixture.control.backgroundColor == .systemRed)
  }

  // MARK: Segmented controls

  private func segments(_ count: Int) -> ControlFixture<UISegmentedControl> {
    let control = UISegmentedControl(items: (0..<count).map { "S\($0)" })
    control.selectedSegmentIndex = 0
    return ControlFixture(control, width: 150)
  }

  @Test func `segments have images behind them by their states, and no thumb`() {
    let fixture = segments(3)
    let caps = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 4)
    for (name, state) in [("plain", UIControl.State.normal), ("chosen", .selected)] {
      fixture.control.setBackgroundImage(
        picture(name, 20, 32).resizableImage(withCapInsets: caps), for: state, barMetrics: .default)
    }
    fixture.stage.advance(by: 0)
    #expect(fixture.control.thumb.isHidden && fixture.control.backgroundColor == nil)
    func names() -> [String] {
      fixture.control.segments.map { segment in
        let image = segment.subviews.lazy.compactMap { ($0 as? UIImageView)?.image }.first
        guard case .file(let name)? = image?.reference else { return "" }
        return name
      }
    }
    #expect(names() == ["chosen", "plain", "plain"])
    fixture.stage.tap("S2")
    fixture.stage.settle()
    #expect(names() == ["plain", "plain", "chosen"])
    // Only the outer ends show caps: inside they stick out of their segments.
    let frames = fixture.control.segments.map { $0.subviews[0].frame }
    #expect(frames.map(\.minX) == [0, -4, -4] && frames.map(\.width) == [54, 58, 54])
  }

  @Test func `dividers follow the states beside them, and leave the default lines otherwise`() {
    let fixture = segments(3)
    #expect(fixture.control.separators.map(\.alpha) == [0, 1])
    let control = fixture.control
    control.setDividerImage(
      picture("line", 6, 32), forLeftSegmentState: .normal, rightSegmentState: .normal,
      barMetrics: .default)
    control.setDividerImage(
      picture("left", 6, 32), forLeftSegmentState: .selected, rightSegmentState: .normal,
      barMetrics: .default)
    var images = drawn(fixture.stage)
    #expect(images["left"] == CGRect(x: 97, y: 50, width: 6, height: 32))
    #expect(images["line"] == CGRect(x: 147, y: 50, width: 6, height: 32))
    fixture.stage.tap("S1")
    fixture.stage.settle()
    images = drawn(fixture.stage)
    #expect(images["left"]?.minX == 147 && images["line"]?.minX == 97)
  }

  @Test func `a segment's content is moved by its own offset and that of its kind`() {
    let fixture = segments(3)
    let before = (0..<3).map { fixture.stage.drawn.text("S\($0)")?.origin ?? .zero }
    fixture.control.setContentPositionAdjustment(
      UIOffset(horizontal: 3, vertical: 0), forSegmentType: .left, barMetrics: .default)
    fixture.control.setContentPositionAdjustment(
      UIOffset(horizontal: 0, vertical: 2), forSegmentType: .any, barMetrics: .default)
    fixture.control.setContentOffset(CGSize(width: 5, height: 0), forSegmentAt: 2)
    let after = (0..<3).map { fixture.stage.drawn.text("S\($0)")?.origin ?? .zero }
    let moves = zip(before, after).map { CGPoint(x: $1.x - $0.x, y: $1.y - $0.y) }
    #expect(moves == [CGPoint(x: 3, y: 0), CGPoint(x: 0, y: 2), CGPoint(x: 5, y: 2)])
    #expect(fixture.control.contentOffsetForSegment(at: 2) == CGSize(width: 5, height: 0))
  }

  @Test func `a switch keeps what only other devices show`() {
    let toggle = UISwitch()
    toggle.title = "Sound"
    toggle.preferredStyle = .checkbox
    #expect(toggle.style == .sliding && toggle.title == "Sound")
  }
}
