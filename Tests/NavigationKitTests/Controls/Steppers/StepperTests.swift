import Foundation
import Testing

@testable import NavigationKit

/// A stepper under a finger.
struct StepperTests {
  private let fixture = ControlFixture(UIStepper())
  private var stepper: UIStepper { fixture.control }
  private var stage: Stage { fixture.stage }
  private let minus = CGPoint(x: 70, y: 66)
  private let plus = CGPoint(x: 120, y: 66)

  @Test func `its halves count down and up`() {
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    stage.tap(at: plus)
    stage.tap(at: plus)
    #expect(stepper.value == 2)
    stage.tap(at: minus)
    #expect(stepper.value == 1)
    #expect(fixture.changeCount == 3)
    #expect(stage.isSettled)
  }

  @Test func `they are buttons with names, off where there is nothing to count`() {
    stepper.accessibilityLabel = "Copies"
    let elements = stage.elements()
    #expect(Set(elements.map(\.role)) == [.stepper, .button])
    #expect(elements.first { $0.role == .stepper }?.label == "Copies")
    #expect(elements.first { $0.label == "Decrement" }?.isEnabled == false)
    #expect(elements.first { $0.label == "Increment" }?.isEnabled == true)
    stage.tap(at: minus)
    #expect(fixture.changeCount == 0)
  }

  @Test func `right to left plus is at the left`() {
    let fixture = ControlFixture(UIStepper(), traits: .rightToLeft)
    fixture.stage.tap(at: minus)
    #expect(fixture.control.value == 1)
  }

  @Test func `a finger that stays goes on counting after half a second`() {
    stage.press(at: plus)
    #expect(stepper.value == 1)
    stage.advance(by: 0.49)
    #expect(stepper.value == 1)
    stage.advance(by: 0.02)
    #expect(stepper.value == 2)
    stage.advance(by: 0.2)
    #expect(stepper.value == 4)
    stage.release()
    #expect(stage.isSettled)
    stage.advance(by: 2)
    #expect(stepper.value == 4)
  }

  @Test func `one without repetition counts once`() {
    stepper.autorepeat = false
    stage.press(at: plus)
    stage.advance(by: 2)
    #expect(stepper.value == 1)
  }

  @Test func `counting ends at the end`() {
    stepper.maximumValue = 3
    stage.press(at: plus)
    stage.settle()
    #expect(stepper.value == 3)
    #expect(stage.now < 1)
  }

  @Test func `a finger that leaves its half lets go`() {
    stage.press(at: plus)
    stage.move(to: minus, over: 0.1)
    #expect(!stepper.isTracking)
    stage.advance(by: 2)
    #expect(stepper.value == 1)
  }

  @Test func `one that is not continuous tells once`() {
    stepper.isContinuous = false
    stage.press(at: plus)
    stage.advance(by: 1)
    #expect(fixture.changeCount == 0)
    stage.release()
    #expect(fixture.changeCount == 1)
    #expect(stepper.value > 3)
  }

  @Test(arguments: [
    (5.0, 1.0, false, 6.0), (10, 1, false, 10), (0, -1, false, 0), (10, 1, true, 0),
    (0, -1, true, 10), (9, 3, false, 10), (2, -3, false, 0),
  ])
  func `a step stays, or goes on at the other end`(
    from: Double, by: Double, wraps: Bool, to: Double
  ) {
    #expect(StepperMetrics.value(from: from, by: by, in: 0...10, wraps: wraps) == to)
  }

  @Test func `values that make no sense stop with a sentence`() async {
    await #expect(processExitsWith: .failure) { @MainActor in UIStepper().stepValue = 0 }
    await #expect(processExitsWith: .failure) { @MainActor in UIStepper().maximumValue = 0 }
    await #expect(processExitsWith: .failure) { @MainActor in UIStepper().minimumValue = 100 }
  }
}
