import Foundation
import TestedLibrary
import XCUIAutomation

/// Times UI tests: an app's launch, and a test of twenty steps besides.
///
/// Prints the milliseconds of each, the least of many runs, and their ratio.
@main struct UITestBenchmark {
  /// As many as there are in ten seconds of a slow machine.
  private static let repetitions = 40

  private let app = XCUIApplication()

  static func main() {
    XCUIApplication.register(LibraryDelegate.self)
    let benchmark = UITestBenchmark()
    let launch = time { benchmark.app.launch() }
    let steps = time(before: { benchmark.app.launch() }, benchmark.takeTwentySteps)
    print("launch    \(milliseconds(launch))")
    print("20 steps  \(milliseconds(steps))")
    print(String(format: "20 steps take %.1f times as long as a launch", steps / launch))
  }

  /// Rows, pages, a form with its controls, and a look after each action.
  private func takeTwentySteps() {
    app.tables.staticTexts["Book 3"].tap()
    expect(app.navigationBars["Book 3"].exists)
    app.navigationBars.buttons["Books"].tap()
    expect(app.tables["books"].exists)
    app.cells.staticTexts["Book 5"].tap()
    expect(app.navigationBars["Book 5"].exists)
    app.navigationBars.buttons["Books"].tap()
    expect(app.cells.staticTexts["Book 1"].isHittable)
    app.tabBars.buttons["Form"].tap()
    expect(app.staticTexts["status"].label == "Nothing yet")
    app.buttons["Send"].tap()
    expect(app.staticTexts["status"].label == "Sent")
    app.switches["Loud"].tap()
    expect(app.switches["Loud"].value as? String == "1")
    app.segmentedControls.buttons["Large"].tap()
    expect(app.segmentedControls.buttons["Large"].isSelected)
    app.sliders["volume"].adjust(toNormalizedSliderPosition: 0.5)
    expect(app.sliders["volume"].value as? String == "50%")
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ann")
  }

  private func expect(_ holds: Bool, line: Int = #line) {
    if !holds { fatalError("line \(line): the app is not as expected") }
  }

  /// The least seconds of a task.
  private static func time(before prepare: () -> Void = {}, _ task: () -> Void) -> Double {
    (0..<repetitions).map { _ in
      prepare()
      let start = DispatchTime.now().uptimeNanoseconds
      task()
      return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    }.min() ?? 0
  }

  private static func milliseconds(_ seconds: Double) -> String {
    String(format: "%6.1f ms", seconds * 1000)
  }
}
