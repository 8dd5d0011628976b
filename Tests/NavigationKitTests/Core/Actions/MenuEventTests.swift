import Foundation
import NavigationKit
import Testing

/// The event of a control that a menu is opened from.
struct MenuEventTests {
  @Test(arguments: [true, false])
  func `a control without a menu does not send it, however it is pressed`(opensAtOnce: Bool) {
    let fixture = ControlFixture(UISwitch())
    let counter = EventCounter()
    let toggle = fixture.control
    toggle.showsMenuAsPrimaryAction = opensAtOnce
    toggle.addAction(UIAction { _ in counter.count += 1 }, for: .menuActionTriggered)
    let middle = CGPoint(x: toggle.frame.midX, y: toggle.frame.midY)
    fixture.stage.press(at: middle)
    fixture.stage.advance(by: 1)
    fixture.stage.release()
    fixture.stage.secondaryClick(at: middle)
    fixture.stage.settle()
    #expect(counter.count == 0)
    #expect(toggle.isOn && fixture.changeCount == 1, "a long press is a press")
  }
}
