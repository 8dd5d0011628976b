import NavigationKit

extension XCUIElement {
  /// The kind of an element.
  ///
  /// All kinds of Apple's list are there, so that tests compile; those of desktops match nothing.
  public nonisolated enum ElementType: UInt, CaseIterable, Sendable {
    /// Elements of every kind.
    case any = 0
    /// Elements of no kind of their own; the app, windows, and what lies over them; buttons.
    case other, application, group, window, sheet, drawer, alert, dialog, button, radioButton
    /// Groups of buttons, and buttons that open something.
    case radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton
    /// What lies over a page, keyboards, and bars.
    case popover, keyboard, key, navigationBar, tabBar, tabGroup, toolbar, statusBar, table
    /// Lists and their parts; what slides, and the dots of pages.
    case tableRow, tableColumn, outline, outlineRow, browser, collectionView, slider, pageIndicator
    /// What shows work, and what chooses between values.
    case progressIndicator, activityIndicator, segmentedControl, picker, pickerWheel, `switch`
    /// Links, pictures, texts and what scrolls them.
    case toggle, link, image, icon, searchField, scrollView, scrollBar, staticText, textField
    /// Fields to write in, menus, and content from elsewhere.
    case secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem, map, webView
    /// Arrows, indicators and splits of a desktop.
    case incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator, splitGroup
    /// Parts of a desktop's windows, and grids.
    case splitter, relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler, rulerMarker, grid
    /// Cells, and parts of a desktop's layout.
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
