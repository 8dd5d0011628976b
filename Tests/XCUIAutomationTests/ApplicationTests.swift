import Foundation
import NavigationKit
import Testing
import TestedLibrary
import XCUIAutomation

extension ElementTests {
  /// How an app lives, and how time passes in it.
  @MainActor
  @Suite(.serialized)
  struct ApplicationTests {
    private let app = XCUIApplication()

    init() {
      XCUIApplication.register(LibraryDelegate.self)
      app.launch()
    }

    @Test func aLaunchBeginsAnew() {
      app.tables.staticTexts["Book 3"].tap()
      app.launch()
      #expect(app.navigationBars["Books"].exists)
      #expect(app.state == .runningForeground)
      app.terminate()
      #expect(app.state == .notRunning)
      #expect(!app.tables.element.exists)
    }

    @Test func argumentsAndVariablesReachTheApp() {
      app.launchArguments = ["-reset", "-user", "ada"]
      app.launchEnvironment = ["MODE": "demo"]
      app.launch()
      app.tabBars.buttons["Later"].tap()
      #expect(app.staticTexts["launch"].label == "user ada, mode demo, reset")
      app.launchArguments = []
      app.launchEnvironment = [:]
      app.launch()
      app.tabBars.buttons["Later"].tap()
      #expect(app.staticTexts["launch"].label == "user none, mode none, kept")
    }

    @Test func anAppWithoutTranslationsIsLaunchedInAnyLanguage() {
      app.launchArguments = ["-AppleLanguages", "(de)"]
      app.launch()
      #expect(app.navigationBars["Books"].exists)
    }

    @Test func waitingTakesVirtualTimeOnly() {
      app.tabBars.buttons["Later"].tap()
      app.buttons["Save"].tap()
      let note = app.staticTexts["Saved"]
      #expect(!note.exists)
      #expect(!note.waitForExistence(timeout: 1))
      #expect(note.waitForExistence(timeout: 2))
      #expect(!note.waitForNonExistence(timeout: 1))
      #expect(note.waitForNonExistence(timeout: 5))
    }

    @Test func anAppGoesToTheBackgroundAndComesBack() {
      XCUIDevice.shared.press(.home)
      #expect(app.state == .runningBackground)
      app.activate()
      #expect(app.state == .runningForeground)
    }

    @Test func anAddressIsOpened() throws {
      app.open(try #require(URL(string: "library://Form")))
      #expect(app.navigationBars["Form"].exists)
      XCUIDevice.shared.system.open(try #require(URL(string: "library://Later")))
      #expect(app.navigationBars["Later"].exists)
    }

    @Test func theAppearanceIsChanged() {
      let light = app.screenshot().pngRepresentation
      XCUIDevice.shared.appearance = .dark
      #expect(XCUIDevice.shared.appearance == .dark)
      #expect(app.screenshot().pngRepresentation != light)
      XCUIDevice.shared.appearance = .light
      #expect(app.screenshot().pngRepresentation == light)
    }

    @Test func theDeviceIsTurned() {
      #expect(app.frame.size == CGSize(width: 393, height: 852))
      XCUIDevice.shared.orientation = .landscapeLeft
      #expect(app.frame.size == CGSize(width: 852, height: 393))
      #expect(XCUIDevice.shared.orientation == .landscapeLeft)
      app.launch()
      #expect(app.frame.size == CGSize(width: 852, height: 393))
      XCUIDevice.shared.orientation = .portrait
      #expect(app.frame.size == CGSize(width: 393, height: 852))
    }

    @Test func aScreenshotIsAsLargeAsTheScreen() {
      #expect(XCUIScreen.main.screenshot().image.size == CGSize(width: 1179, height: 2556))
      #expect(!app.buttons["add"].screenshot().pngRepresentation.isEmpty)
    }

    @Test func monitorsCloseAlertsThatComeInTheWay() {
      let cases = MonitoringCase()
      cases.addUIInterruptionMonitor(withDescription: "any alert") { alert in
        alert.buttons["Cancel"].tap()
        return true
      }
      app.buttons["add"].tap()
      app.tabBars.buttons["Form"].tap()
      #expect(app.navigationBars["Form"].exists)
    }

    @Test func whatCannotBeUsedFailsTheTest() {
      withKnownIssue {
        app.buttons["Nowhere"].tap()
      } matching: {
        $0.comments.first?.rawValue.hasPrefix(
          "Failed to tap: No matches found for Descendants matching type Button → "
            + "Elements named “Nowhere”.") == true
      }
      withKnownIssue {
        app.cells.element.tap()
      } matching: {
        $0.comments.first?.rawValue.contains("Ask for one, such as by firstMatch.") == true
      }
      withKnownIssue {
        app.typeText("a")
      } matching: {
        $0.comments.first?.rawValue.contains("has keyboard focus. Tap a field first.") == true
      }
    }

    @Test(
      arguments: [
        ("Boks", "Did you mean “Books”?"), ("Book 3", "“Book 3” is elsewhere: Cell, {{"),
        ("Nowhere", "There are “Add”, “add”, “Books”, “tab.books”, “Form”, “Later”."),
      ])
    func aNameThatIsNotFoundIsCompared(name: String, hint: String) {
      withKnownIssue {
        app.buttons[name].tap()
      } matching: {
        $0.comments.first?.rawValue.contains(hint) == true
      }
    }

    @Test func whatIsMissingIsNamed() {
      app.tabBars.buttons["Form"].tap()
      let steps: [(String, () -> Void)] = [
        ("There is no Alert.", { app.alerts.buttons["OK"].tap() }),
        ("There are 1.", { app.pickerWheels.element(boundBy: 7).tap() }),
        (
          "Its rows are “Red”, “Green”, “Blue”",
          {
            app.pickerWheels.element.adjust(toPickerWheelValue: "Mauve")
          }
        ),
        (
          "only a slider has a position",
          { app.buttons["Send"].adjust(toNormalizedSliderPosition: 1) }
        ),
      ]
      for (hint, step) in steps {
        withKnownIssue {
          step()
        } matching: {
          $0.comments.first?.rawValue.contains(hint) == true
        }
      }
    }

    @Test func withoutAnAppNothingIsPressed() {
      app.terminate()
      let point = app.coordinate(withNormalizedOffset: .zero)
      for step in [{ app.buttons["Add"].tap() }, { point.tap() }] {
        withKnownIssue {
          step()
        } matching: {
          $0.comments.first?.rawValue.hasSuffix("no app runs; call launch() first.") == true
        }
      }
    }

    @Test func aDescriptionIsTheTree() {
      #expect(
        app.navigationBars.element.debugDescription.hasPrefix(
          """
          Element subtree:
           →NavigationBar, {{0.0, 53.7}, {393.0, 44.0}}, identifier: 'Books'
          """))
    }
  }
}
