import NavigationKit

extension XCUIElement {
  /// The kind of an element.
  ///
  /// All kinds of Apple's list are there, so that tests compile; those of desktops match nothing.
  public nonisolated enum ElementType: UInt, CaseIterable, Sendable {
    case any = 0
    case other, application, group, window, sheet, drawer, alert, dialog, button, radioButton
    case radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton
    case popover, keyboard, key, navigationBar, tabBar, tabGroup, toolbar, statusBar, table
    case tableRow, tableColumn, outline, outlineRow, browser, collectionView, slider, pageIndicator
    case progressIndicator, activityIndicator, segmentedControl, picker, pickerWheel, `switch`
    case toggle, link, image, icon, searchField, scrollView, scrollBar, staticText, textField
    case secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView
    case incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup
    case splitter, relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler, rulerMarker, grid
    case levelIndicator, cell, layoutArea, layoutItem, handle, stepper, tab, touchBar, statusItem
  }
}

nonisolated extension XCUIElement.ElementType {
  /// The type of a part of a stage.
  init(_ kind: AccessibilityNode.Kind) { self = Self.types[kind.rawValue] ?? .other }

  private static let types = Dictionary(
    allCases.map { ("\($0)", $0) }, uniquingKeysWith: { first, _ in first })

  /// The type's name as test reports write it: `StaticText`.
  var name: String {
    let word = "\(self)"
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}
