import Foundation
import NavigationKit
import Testing

@testable import Demos

struct ControlsScreenTests {
  @Test func `every control has a row and says its name`() throws {
    let visitor = try Visitor("controls")
    #expect(visitor.rows.starts(with: ["Switch", "Slider", "Stepper", "Segments", "Pages"]))
    #expect(visitor.labels(.slider) == ["Slider"])
    #expect(visitor.labels(.stepper) == ["Stepper"])
    #expect(visitor.labels(.pageControl) == ["Pages"])
  }

  @Test func `the brightness that was dragged is kept`() throws {
    let visitor = try Visitor("settings")
    visitor.open("Display")
    let slider = try #require(visitor.stage.elements().first { $0.role == .slider })
    let end = CGPoint(x: slider.frame.maxX, y: slider.frame.midY)
    let knob = CGPoint(x: slider.frame.minX + 14 + 0.7 * (slider.frame.width - 28), y: end.y)
    visitor.stage.drag(from: knob, to: end, over: 0.3)
    let before = visitor.stage.displayList()
    visitor.pressBack()
    visitor.open("Display")
    #expect(visitor.stage.displayList() == before)
    #expect(visitor.title == "Display")
  }
}
