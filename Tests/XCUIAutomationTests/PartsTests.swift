import Foundation
import NavigationKit
import Testing
import TestedLibrary
import XCUIAutomation

extension ElementTests {
  /// Parts that are rarer than rows and buttons, and what opens in front of a page.
  @MainActor
  @Suite(.serialized)
  struct PartsTests {
    private let app = XCUIApplication()

    init() {
      XCUIApplication.register(PartsDelegate.self)
      app.launch()
    }

    @Test func partsOfEachKindAreFound() {
      #expect(app.windows.count == 1)
      #expect(app.toolbars.buttons["Archive"].exists)
      #expect(app.textViews["notes"].value as? String == "Milk")
      #expect(app.searchFields["Search"].exists)
      #expect(app.links["Terms"].elementType == .link)
      #expect(app.datePickers.count == 1)
      #expect(app.colorWells.count == 1)
      #expect(app.pageIndicators.element.value as? String == "page 1 of 3")
      #expect(app.progressIndicators.element.value as? String == "50%")
      #expect(app.activityIndicators.element.label == "In progress")
      #expect(app.scrollViews.staticTexts["Inside"].exists)
      #expect(app.collectionViews.cells.count == 4)
    }

    @Test func kindsThatAnAppHasNotAreNotFound() {
      let kinds: [XCUIElementQuery] = [
        app.icons, app.webViews, app.maps, app.statusBars, app.groups, app.layoutItems,
        app.toggles, app.pickers, app.popovers, app.menus, app.menuItems,
      ]
      #expect(kinds.map(\.count) == kinds.map { _ in 0 })
    }

    @Test func whatIsInFrontIsUsed() {
      app.buttons["Menu"].tap()
      app.menus.buttons["Rename"].tap()
      #expect(app.staticTexts["status"].label == "Renamed")
      app.buttons["Sheet"].tap()
      app.sheets["Choose"].buttons["Delete"].tap()
      #expect(app.staticTexts["status"].label == "Deleted")
      #expect(app.sheets.element.waitForNonExistence(timeout: 1))
    }

    @Test func aSheetIsAPopoverOnATablet() {
      XCUIDevice.shared.model = "ipad-mini"
      defer { XCUIDevice.shared.model = "iphone-15" }
      app.launch()
      app.buttons["Sheet"].tap()
      #expect(app.popovers.buttons["Delete"].exists)
      app.otherElements["PopoverDismissRegion"].tap()
      #expect(!app.popovers.element.exists)
    }

    @Test func aSectionIsFoundByItsTitle() {
      app.buttons["Groups"].tap()
      let title = app.tables.staticTexts["Lent books"]
      #expect(title.label == "Lent books")
      #expect(app.tables.staticTexts["LENT BOOKS"].label == "Lent books")
    }

    @Test func anAppIsNamedByItsProduct() {
      #expect(app.label == "TestedLibrary")
    }

    @Test func textIsEditedByKeys() {
      let notes = app.textViews["notes"]
      notes.tap()
      let keys: [XCUIKeyboardKey] = [.end, .leftArrow, .leftArrow, .delete, .forwardDelete]
      for key in keys { notes.typeKey(key, modifierFlags: []) }
      #expect(notes.value as? String == "Mk")
      notes.typeText(
        [XCUIKeyboardKey.home, .space, .rightArrow, .enter].map(\.rawValue).joined() + "i")
      #expect(notes.value as? String == " M\nik")
      notes.typeKey(.leftArrow, modifierFlags: [.shift, .command])
      notes.typeKey("a", modifierFlags: .command)
      notes.typeText("Tea")
      #expect(notes.value as? String == "Tea")
      for key in [XCUIKeyboardKey.pageUp, .pageDown, .upArrow, .downArrow, .escape] {
        notes.typeKey(key, modifierFlags: [.control, .option])
      }
      #expect(notes.value as? String == "Tea")
    }

    @Test func anElementHasItsAttributes() {
      let button: any XCUIElementAttributes = app.buttons["Sheet"]
      #expect(button.elementType == XCUIElement.ElementType.button)
      #expect((button.horizontalSizeClass, button.verticalSizeClass) == (.compact, .regular))
      #expect((button.title, button.identifier) == ("", ""))
      #expect(button.isEnabled && !button.isSelected && !button.hasFocus)
    }

    @Test func queriesOfElementsBoundByName() {
      let provider: any XCUIElementTypeQueryProvider = app.toolbars
      #expect(provider.buttons.firstMatch.label == "Archive")
      let buttons = app.toolbars.buttons.allElementsBoundByAccessibilityElement
      #expect(buttons.map(\.label) == ["Archive"])
      #expect(app.buttons.element(matching: .button, identifier: "Sheet").isHittable)
      #expect(app.descendants(matching: .any).matching(.link, identifier: nil).count == 1)
      #expect(app.windows.containing(NSPredicate(format: "label == 'Terms'")).count == 1)
    }

    @Test func aShareSheetIsFoundAsOnIOS() {
      app.buttons["Share"].tap()
      let sheet = app.otherElements["ActivityListView"]
      #expect(sheet.waitForExistence(timeout: 1))
      #expect(sheet.cells["Print"].exists)
      sheet.buttons["Close"].tap()
      #expect(!sheet.exists)
    }

    @Test func aColourIsPicked() {
      app.buttons["Colour"].tap()
      #expect(app.buttons["Grid"].isSelected)
      app.otherElements["Grid"].tap()
      app.sliders["Opacity"].adjust(toNormalizedSliderPosition: 0.5)
      #expect(app.staticTexts["50 %"].exists)
      app.buttons["Close"].tap()
      #expect(!app.sliders["Opacity"].exists)
    }

    @Test func aPictureAndAFileAreLookedFor() {
      app.buttons["Picture"].tap()
      #expect(app.cells["Dunes"].isHittable)
      app.navigationBars["Photos"].buttons["Cancel"].tap()
      app.buttons["File"].tap()
      app.navigationBars.buttons["Cancel"].tap()
      #expect(app.buttons["File"].isHittable)
    }

    @Test func aHiddenBarIsNotThere() {
      #expect(app.toolbars.count == 1)
      app.buttons["Picture"].tap()
      #expect(app.toolbars.count == 1)
    }
  }
}
