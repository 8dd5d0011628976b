/// Elements that a Mac has more often than a phone. An app here has few of them, and no query finds one by chance.
extension XCUIElementTypeQueryProvider {
  /// The drawers in it.
  public var drawers: XCUIElementQuery { descendants(matching: .drawer) }
  /// The dialogs that are no alerts in it.
  public var dialogs: XCUIElementQuery { descendants(matching: .dialog) }
  /// The radio buttons in it.
  public var radioButtons: XCUIElementQuery { descendants(matching: .radioButton) }
  /// The groups of radio buttons in it.
  public var radioGroups: XCUIElementQuery { descendants(matching: .radioGroup) }
  /// The check boxes in it.
  public var checkBoxes: XCUIElementQuery { descendants(matching: .checkBox) }
  /// The triangles that open a row in it.
  public var disclosureTriangles: XCUIElementQuery { descendants(matching: .disclosureTriangle) }
  /// The buttons that open a choice in it.
  public var popUpButtons: XCUIElementQuery { descendants(matching: .popUpButton) }
  /// The fields with a choice in it.
  public var comboBoxes: XCUIElementQuery { descendants(matching: .comboBox) }
  /// The buttons that open a menu in it.
  public var menuButtons: XCUIElementQuery { descendants(matching: .menuButton) }
  /// The buttons of a window's toolbar in it.
  public var toolbarButtons: XCUIElementQuery { descendants(matching: .toolbarButton) }
  /// The groups of tabs in it.
  public var tabGroups: XCUIElementQuery { descendants(matching: .tabGroup) }
  /// The tabs that are no buttons of a tab bar in it.
  public var tabs: XCUIElementQuery { descendants(matching: .tab) }
  /// The rows of tables with columns in it.
  public var tableRows: XCUIElementQuery { descendants(matching: .tableRow) }
  /// The columns of tables in it.
  public var tableColumns: XCUIElementQuery { descendants(matching: .tableColumn) }
  /// The outlines in it.
  public var outlines: XCUIElementQuery { descendants(matching: .outline) }
  /// The rows of outlines in it.
  public var outlineRows: XCUIElementQuery { descendants(matching: .outlineRow) }
  /// The browsers of columns in it.
  public var browsers: XCUIElementQuery { descendants(matching: .browser) }
  /// The grids in it.
  public var grids: XCUIElementQuery { descendants(matching: .grid) }
  /// The scroll bars in it.
  public var scrollBars: XCUIElementQuery { descendants(matching: .scrollBar) }
  /// The menu bars in it.
  public var menuBars: XCUIElementQuery { descendants(matching: .menuBar) }
  /// The menus of a menu bar in it.
  public var menuBarItems: XCUIElementQuery { descendants(matching: .menuBarItem) }
  /// The items of the status bar in it.
  public var statusItems: XCUIElementQuery { descendants(matching: .statusItem) }
  /// The touch bars in it.
  public var touchBars: XCUIElementQuery { descendants(matching: .touchBar) }
  /// The items of the Dock in it.
  public var dockItems: XCUIElementQuery { descendants(matching: .dockItem) }
  /// The arrows that increase a value in it.
  public var incrementArrows: XCUIElementQuery { descendants(matching: .incrementArrow) }
  /// The arrows that decrease a value in it.
  public var decrementArrows: XCUIElementQuery { descendants(matching: .decrementArrow) }
  /// The timelines in it.
  public var timelines: XCUIElementQuery { descendants(matching: .timeline) }
  /// The ratings in it.
  public var ratingIndicators: XCUIElementQuery { descendants(matching: .ratingIndicator) }
  /// The marks of a value in it.
  public var valueIndicators: XCUIElementQuery { descendants(matching: .valueIndicator) }
  /// The marks of relevance in it.
  public var relevanceIndicators: XCUIElementQuery { descendants(matching: .relevanceIndicator) }
  /// The levels in it.
  public var levelIndicators: XCUIElementQuery { descendants(matching: .levelIndicator) }
  /// The split views in it.
  public var splitGroups: XCUIElementQuery { descendants(matching: .splitGroup) }
  /// The dividers of split views in it.
  public var splitters: XCUIElementQuery { descendants(matching: .splitter) }
  /// The help tags in it.
  public var helpTags: XCUIElementQuery { descendants(matching: .helpTag) }
  /// The mattes in it.
  public var mattes: XCUIElementQuery { descendants(matching: .matte) }
  /// The rulers in it.
  public var rulers: XCUIElementQuery { descendants(matching: .ruler) }
  /// The markers of rulers in it.
  public var rulerMarkers: XCUIElementQuery { descendants(matching: .rulerMarker) }
  /// The areas of a layout in it.
  public var layoutAreas: XCUIElementQuery { descendants(matching: .layoutArea) }
  /// The handles in it.
  public var handles: XCUIElementQuery { descendants(matching: .handle) }
}
