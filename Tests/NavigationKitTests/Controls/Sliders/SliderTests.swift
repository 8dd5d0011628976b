import Foundation
import Testing

@testable import NavigationKit

/// A slider 200 points wide, so that its thumb can move by 172.
struct SliderTests {
  private let fixture = ControlFixture(UISlider(), width: 200)
  private var slider: UISlider { fixture.control }
  private var stage: Stage { fixture.stage }

  @Test func `thumb and track are placed by the value`() {
    #expect(slider.frame.height == 34)
    slider.value = 0.5
    slider.layoutIfNeeded()
    #expect(slider.thumb.frame == CGRect(x: 86, y: 3, width: 28, height: 28))
    #expect(slider.minimumTrack.frame == CGRect(x: 0, y: 15, width: 100, height: 4))
    #expect(slider.maximumTrack.frame == CGRect(x: 100, y: 15, width: 100, height: 4))
  }

  @Test func `right to left the smallest value is at the right`() {
    let fixture = ControlFixture(UISlider(), width: 200, traits: .rightToLeft)
    #expect(fixture.control.thumb.frame.minX == 172)
    #expect(fixture.control.minimumTrack.frame.maxX == 200)
    fixture.stage.drag(
      from: CGPoint(x: 236, y: 67), to: CGPoint(x: 193, y: 67), over: 0.3)
    #expect(fixture.control.value == 0.25)
  }

  @Test func `the thumb follows the finger from where it was taken`() {
    stage.drag(from: CGPoint(x: 70, y: 67), to: CGPoint(x: 156, y: 67), over: 0.3)
    #expect(slider.value == 0.5)
    #expect(fixture.changeCount > 10)
  }

  @Test func `a finger beside the thumb moves nothing`() {
    stage.drag(from: CGPoint(x: 150, y: 67), to: CGPoint(x: 200, y: 67), over: 0.3)
    #expect(slider.value == 0)
    #expect(fixture.changeCount == 0)
  }

  @Test func `beyond an end it stays at the end`() {
    stage.drag(from: CGPoint(x: 64, y: 67), to: CGPoint(x: 299, y: 67), over: 0.3)
    #expect(slider.value == 1)
    stage.drag(from: CGPoint(x: 236, y: 67), to: CGPoint(x: 1, y: 67), over: 0.3)
    #expect(slider.value == 0)
  }

  @Test func `one that is not continuous tells once, at the end`() {
    slider.isContinuous = false
    stage.press(at: CGPoint(x: 64, y: 67))
    stage.move(to: CGPoint(x: 150, y: 67), over: 0.3)
    #expect(fixture.changeCount == 0)
    #expect(slider.value == 0.5)
    stage.release()
    #expect(fixture.changeCount == 1)
  }

  @Test(arguments: [
    (Float(0), Float(10), Float(4), Float(4)), (0, 10, -1, 0), (0, 10, 12, 10), (5, 5, 7, 5),
    (-2, -1, 0, -1),
  ])
  func `values stay between the ends`(from: Float, to: Float, set: Float, get: Float) {
    #expect(SliderScale(minimum: from, maximum: to).clamped(set) == get)
  }

  @Test func `ends that pass each other push each other along`() {
    slider.minimumValue = 3
    #expect(slider.maximumValue == 3)
    #expect(slider.value == 3)
    slider.maximumValue = 1
    #expect(slider.minimumValue == 1)
    #expect(slider.value == 1)
  }

  @Test func `setting a value slides the thumb and tells nobody`() {
    slider.setValue(1, animated: true)
    #expect(slider.thumb.presentedFrame(at: stage.now).minX == 0)
    #expect(!stage.isSettled)
    stage.settle()
    #expect(slider.thumb.presentedFrame(at: stage.now).minX == 172)
    #expect(fixture.changeCount == 0)
  }

  @Test func `pictures stand at the ends and shorten the track`() {
    slider.minimumValueImage = UIImage(systemName: "minus")
    slider.maximumValueImage = UIImage(systemName: "plus")
    slider.layoutIfNeeded()
    #expect(slider.minimumImageView.frame == CGRect(x: 0, y: 5, width: 24, height: 24))
    #expect(slider.maximumImageView.frame.maxX == 200)
    #expect(slider.trackRect(forBounds: slider.bounds).minX == 32)
    #expect(slider.trackRect(forBounds: slider.bounds).width == 136)
  }

  @Test func `a list under the finger stays where it is`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scroll.contentSize = CGSize(width: 900, height: 200)
    fixture.page.view.addSubview(scroll)
    scroll.addSubview(slider)
    stage.drag(from: CGPoint(x: 64, y: 67), to: CGPoint(x: 150, y: 67), over: 0.3)
    #expect(slider.value == 0.5)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `one that is off stays as it is and is a slider all the same`() {
    slider.isEnabled = false
    slider.accessibilityLabel = "Volume"
    stage.drag(from: CGPoint(x: 64, y: 67), to: CGPoint(x: 150, y: 67), over: 0.3)
    #expect(slider.value == 0)
    #expect(
      stage.elements() == [
        StageElement(
          role: .slider, label: "Volume", frame: CGRect(x: 50, y: 50, width: 200, height: 34),
          isEnabled: false, value: "0%", traits: [.adjustable, .notEnabled])
      ])
  }
}
