import Foundation
import NavigationKit
import Testing
import TestedLibrary
import XCUIAutomation

/// How elements are found and used: one app at a time runs in a process.
@MainActor
@Suite(.serialized)
struct ElementTests {
  private let app = XCUIApplication()

  init() {
    XCUIApplication.register(LibraryDelegate.self)
    app.launch()
  }

  @Test func aTapOnARowPushesAndTheBackButtonGoesBack() {
    #expect(app.navigationBars["Books"].exists)
    app.tables.staticTexts["Book 3"].tap()
    #expect(app.navigationBars["Book 3"].exists)
    #expect(!app.navigationBars["Books"].exists)
    app.navigationBars.buttons["Books"].tap()
    #expect(app.navigationBars["Books"].exists)
  }

  @Test func elementsAreFoundByIdentifierLabelValueOrPlaceholder() {
    #expect(app.tables["books"].exists)
    #expect(app.buttons["add"].label == "Add")
    #expect(app.navigationBars.buttons["Add"].isHittable)
    #expect(app.tabBars.buttons["tab.books"].isSelected)
    app.tabBars.buttons["Form"].tap()
    #expect(app.textFields["Name"].value as? String == "Name")
    #expect(app.textFields["Name"].placeholderValue == "Name")
    #expect(app.secureTextFields["Password"].exists)
    #expect(app.staticTexts["status"].label == "Nothing yet")
    #expect(!app.buttons["Off"].isEnabled)
    #expect(app.segmentedControls.buttons["Small"].isSelected)
  }

  @Test func aTextIsTypedIntoTheFieldThatHasTheFocus() {
    app.tabBars.buttons["Form"].tap()
    let field = app.textFields["Name"]
    field.tap()
    #expect(field.hasFocus)
    field.typeText("Ada" + XCUIKeyboardKey.delete.rawValue)
    #expect(app.textFields.element(boundBy: 0).value as? String == "Ad")
    #expect(app.staticTexts["Typed 2"].exists)
    #expect(app.keyboards.count == 1)
    app.keys["a"].tap()
    #expect(app.textFields.firstMatch.value as? String == "Ada")
    field.typeKey(.delete, modifierFlags: [])
    #expect(app.textFields.firstMatch.value as? String == "Ad")
  }

  @Test func controlsAreUsed() {
    app.tabBars.buttons["Form"].tap()
    app.switches["Loud"].tap()
    #expect(app.switches["Loud"].value as? String == "1")
    app.sliders["volume"].adjust(toNormalizedSliderPosition: 0.75)
    #expect(app.sliders["volume"].value as? String == "75%")
    app.segmentedControls.buttons["Large"].tap()
    #expect(app.buttons["Large"].isSelected)
    app.steppers.buttons["Increment"].tap()
    #expect(app.staticTexts["Steps 1.0"].exists)
    app.pickerWheels.element.adjust(toPickerWheelValue: "Black")
    #expect(app.pickerWheels.element.value as? String == "Black")
    app.pickerWheels.element.adjust(toPickerWheelValue: "Green")
    #expect(app.pickerWheels["Green"].exists)
  }

  @Test(arguments: ["Double tap", "Two fingers", "Long press", "Pinch", "Rotation"])
  func aGestureReachesItsRecognizer(_ gesture: String) {
    app.tabBars.buttons["Form"].tap()
    let pad = app.otherElements["Pad"]
    switch gesture {
    case "Double tap": pad.doubleTap()
    case "Two fingers": pad.twoFingerTap()
    case "Long press": pad.press(forDuration: 1)
    case "Pinch": pad.pinch(withScale: 2, velocity: 1)
    default: pad.rotate(1, withVelocity: 1)
    }
    #expect(app.staticTexts["status"].label == gesture)
  }

  @Test func aSwipeShowsTheActionsOfARowAndCarriesNoneOut() {
    app.cells.staticTexts["Book 2"].swipeLeft()
    #expect(app.staticTexts["Book 2"].exists)
    app.buttons["Delete"].tap()
    #expect(!app.staticTexts["Book 2"].exists)
    #expect(app.staticTexts["Book 3"].exists)
  }

  @Test func swipesScroll() {
    #expect(app.staticTexts["Book 1"].isHittable)
    app.tables.element.swipeUp()
    #expect(!app.staticTexts["Book 1"].isHittable)
    app.tables.element.swipeDown(velocity: .fast)
    #expect(app.staticTexts["Book 1"].isHittable)
  }

  @Test func aRowThatIsScrolledAwayIsSwiped() {
    app.cells.staticTexts["Book 30"].swipeLeft()
    app.buttons["Delete"].tap()
    #expect(!app.staticTexts["Book 30"].exists)
    #expect(app.staticTexts["Book 29"].isHittable)
    #expect(app.tables.cells.count == 39)
    #expect(app.cells.element(boundBy: 38).staticTexts["Book 40"].exists)
  }

  @Test func aBarWithoutATitleIsNamedByItsPage() {
    XCUIApplication.register(UntitledDelegate.self)
    app.launch()
    #expect(app.navigationBars["XCUIAutomationTests.UntitledView"].exists)
  }

  @Test func aWheelScrolls() {
    app.tables.element.scroll(byDeltaX: 0, deltaY: -400)
    #expect(!app.staticTexts["Book 1"].isHittable)
    app.tables.element.scroll(byDeltaX: 0, deltaY: 400)
    #expect(app.staticTexts["Book 1"].isHittable)
    app.staticTexts["Book 2"].click()
    #expect(app.navigationBars["Book 2"].exists)
  }

  @Test func rowsThatAreScrolledAwayAreFound() {
    #expect(app.tables.cells.count == 40)
    let last = app.tables.staticTexts["Book 40"]
    #expect(last.exists)
    #expect(!last.isHittable)
    last.tap()
    #expect(app.navigationBars["Book 40"].exists)
    app.navigationBars.buttons["Books"].tap()
    #expect(app.cells.element(boundBy: 0).staticTexts.element.label == "Book 1")
    app.cells.element(boundBy: 1).tap()
    #expect(app.navigationBars["Book 2"].exists)
  }

  @Test func anAlertIsAnswered() {
    app.buttons["add"].tap()
    let alert = app.alerts["New Book"]
    #expect(alert.exists)
    alert.textFields["Title"].tap()
    alert.textFields.element.typeText("Emma")
    alert.buttons["Add"].tap()
    #expect(!alert.exists)
    #expect(app.cells.element(boundBy: 0).staticTexts["Emma"].exists)
  }

  @Test func queriesAreNarrowed() {
    #expect(app.cells.containing(.staticText, identifier: "Book 5").count == 1)
    let fives = NSPredicate(format: "label CONTAINS[c] %@ AND label ENDSWITH '5'", "book")
    #expect(app.staticTexts.matching(fives).firstMatch.label == "Book 5")
    #expect(app.staticTexts.element(matching: NSPredicate(format: "label == 'Book 7'")).exists)
    #expect(app.tables.children(matching: .cell).element(boundBy: 1).staticTexts["Book 2"].exists)
    #expect(app.staticTexts.matching(identifier: "Book 4").count == 1)
    #expect(app.descendants(matching: .any)["books"].elementType == .table)
    #expect(app.tables.cells.allElementsBoundByIndex.first?.staticTexts.element.label == "Book 1")
  }

  @Test func coordinatesAreTappedAndDragged() {
    let third = app.cells.element(boundBy: 2)
    third.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    #expect(app.navigationBars["Book 3"].exists)
    let edge = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0.5))
    let far = app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 350, dy: 400))
    edge.press(forDuration: 0, thenDragTo: far)
    #expect(app.navigationBars["Books"].exists)
  }
}

/// An app whose page has no title.
private final class UntitledDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(
      rootViewController: UntitledViewController())
    window?.makeKeyAndVisible()
    return true
  }
}

final class UntitledViewController: UIViewController {}
