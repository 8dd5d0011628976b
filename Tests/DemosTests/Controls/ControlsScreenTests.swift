import Demos
import Foundation
import Goldens
import NavigationKit
import Testing

struct ControlsScreenTests {
  @Test func `every control has a row and says its name`() throws {
    let driver = try DemoDriver("controls")
    #expect(driver.rows.starts(with: ["Switch", "Slider", "Stepper", "Segments", "Pages"]))
    #expect(driver.labels(.slider) == ["Slider"])
    #expect(driver.labels(.stepper) == ["Stepper"])
    #expect(driver.labels(.pageControl) == ["Pages"])
  }

  @Test func `the brightness that was dragged is kept`() throws {
    let driver = try DemoDriver("settings")
    driver.open("Display")
    let slider = try #require(driver.stage.element(.slider))
    let end = CGPoint(x: slider.frame.maxX, y: slider.frame.midY)
    let knob = CGPoint(x: slider.frame.minX + 14 + 0.7 * (slider.frame.width - 28), y: end.y)
    driver.stage.drag(from: knob, to: end, over: 0.3)
    let before = driver.stage.displayList()
    driver.pressBack()
    driver.open("Display")
    #expect(driver.stage.displayList() == before)
    #expect(driver.title == "Display")
  }
}
