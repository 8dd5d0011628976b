import Foundation
import NavigationKit
import Testing
import TestedLibrary
import XCUIAutomation

extension ElementTests {
  /// Fingers, a mouse and the device itself.
  @MainActor
  @Suite(.serialized)
  struct ActionTests {
    private let app = XCUIApplication()

    init() {
      XCUIApplication.register(LibraryDelegate.self)
      app.launch()
    }

    @Test func aSwipeBackHidesTheActionsOfARow() {
      app.cells.staticTexts["Book 2"].swipeLeft(velocity: .slow)
      #expect(app.buttons["Delete"].isHittable)
      app.cells.staticTexts["Book 2"].swipeRight()
      #expect(!app.buttons["Delete"].exists)
      app.cells.staticTexts["Book 2"].swipeLeft(velocity: XCUIGestureVelocity(800))
      app.cells.staticTexts["Book 2"].swipeRight(velocity: .fast)
      #expect(!app.buttons["Delete"].exists)
    }

    @Test func anElementIsDraggedToAnother() {
      let (third, first) = (app.staticTexts["Book 3"], app.navigationBars.element)
      third.press(forDuration: 0, thenDragTo: first)
      #expect(!app.staticTexts["Book 1"].isHittable)
      app.tables.element.swipeDown(velocity: .fast)
      third.press(forDuration: 0, thenDragTo: first, withVelocity: 500, thenHoldForDuration: 0.2)
      #expect(!app.staticTexts["Book 1"].isHittable)
    }

    @Test func severalTapsAndFingersAreCounted() {
      app.tabBars.buttons["Form"].tap()
      app.otherElements["Pad"].tap(withNumberOfTaps: 2, numberOfTouches: 1)
      #expect(app.staticTexts["status"].label == "Double tap")
      app.otherElements["Pad"].tap(withNumberOfTaps: 1, numberOfTouches: 2)
      #expect(app.staticTexts["status"].label == "Two fingers")
      app.otherElements["Pad"].doubleClick()
      #expect(app.staticTexts["status"].label == "Double tap")
    }

    @Test func aPointIsPressed() {
      app.tabBars.buttons["Form"].tap()
      let pad = app.otherElements["Pad"]
      let middle: XCUICoordinate = pad.coordinate(
        withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
      #expect(middle.referencedElement.label == "Pad")
      #expect(middle.screenPoint == CGPoint(x: pad.frame.midX, y: pad.frame.midY))
      middle.doubleTap()
      #expect(app.staticTexts["status"].label == "Double tap")
      middle.press(forDuration: 1)
      #expect(app.staticTexts["status"].label == "Long press")
    }

    @Test func aSliderTellsItsPosition() {
      app.tabBars.buttons["Form"].tap()
      app.sliders["volume"].adjust(toNormalizedSliderPosition: 1)
      #expect(app.sliders["volume"].normalizedSliderPosition == 1)
      #expect(app.buttons["Send"].normalizedSliderPosition == 0)
    }

    @Test func aPropertyIsWaitedFor() {
      app.tabBars.buttons["Form"].tap()
      let status = app.staticTexts["status"]
      #expect(status.wait(for: \.label, toEqual: "Nothing yet", timeout: 1))
      #expect(!status.wait(for: \.isEnabled, toEqual: false, timeout: 0.1))
      #expect(app.wait(for: .runningForeground, timeout: 1))
      #expect(!app.wait(for: .runningBackgroundSuspended, timeout: 0.1))
    }

    @Test func aMenuOpensByTheSecondButton() {
      XCUIApplication.register(PartsDelegate.self)
      app.launch()
      app.links["Terms"].rightClick()
      app.menus.buttons["Copy"].tap()
      #expect(app.staticTexts["status"].label == "Copied")
    }

    @Test func aMonitorThatWasRemovedClosesNothing() {
      let cases = MonitoringCase()
      let monitor = cases.addUIInterruptionMonitor(withDescription: "any alert") { alert in
        alert.buttons["Cancel"].tap()
        return true
      }
      cases.removeUIInterruptionMonitor(monitor)
      app.buttons["add"].tap()
      withKnownIssue {
        app.tabBars.buttons["Form"].tap()
      } matching: {
        $0.comments.first?.rawValue.contains("is in front of it.") == true
      }
    }

    @Test func buttonsThatAnAppDoesNotNoticeDoNothing() {
      let light: XCUIDevice.Appearance = XCUIDevice.shared.appearance
      XCUIDevice.shared.press(.volumeUp)
      XCUIDevice.shared.press(.volumeDown)
      XCUIDevice.shared.appearance = .unspecified
      #expect(XCUIDevice.shared.appearance == light)
      let state: XCUIApplication.State = app.state
      #expect(state == .runningForeground)
      let system: XCUISystem = XCUIDevice.shared.system
      system.open(URL(fileURLWithPath: "/"))
      #expect(app.navigationBars["Books"].exists)
    }

    @Test func permissionsAreResetAtAnyTime() {
      let resources: [XCUIProtectedResource] = [
        .contacts, .calendar, .reminders, .photos, .microphone, .camera, .mediaLibrary, .homeKit,
        .bluetooth, .keyboardNetwork, .location, .health, .userTracking, .focus, .localNetwork,
      ]
      resources.forEach(app.resetAuthorizationStatus)
      #expect(app.state == .runningForeground)
    }

    @Test func whatHasAFrameHasAPicture() {
      let sources: [any XCUIScreenshotProviding] = [app, app.buttons["add"]] + XCUIScreen.screens
      let pictures: [XCUIScreenshot] = sources.map { $0.screenshot() }
      #expect(pictures[0].pngRepresentation == pictures[2].pngRepresentation)
      #expect(pictures[1].image.size.width < pictures[0].image.size.width)
    }
  }
}
