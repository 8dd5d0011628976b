/// Something in which elements are searched: an element, or all that a query finds.
@preconcurrency @MainActor
public protocol XCUIElementTypeQueryProvider {
  /// The elements of a type in it.
  func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
  /// The first element that is found, which saves the search for others.
  var firstMatch: XCUIElement { get }
}

extension XCUIElementTypeQueryProvider {
  /// The windows in it.
  public var windows: XCUIElementQuery { descendants(matching: .window) }
  /// The alerts in it.
  public var alerts: XCUIElementQuery { descendants(matching: .alert) }
  /// The action sheets in it.
  public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
  /// The popovers in it.
  public var popovers: XCUIElementQuery { descendants(matching: .popover) }
  /// The open menus in it.
  public var menus: XCUIElementQuery { descendants(matching: .menu) }
  /// The entries of edit menus in it.
  public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
  /// The navigation bars in it.
  public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
  /// The toolbars in it.
  public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
  /// The tab bars in it.
  public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
  /// The buttons, also those of bars and alerts in it.
  public var buttons: XCUIElementQuery { descendants(matching: .button) }
  /// The links in it.
  public var links: XCUIElementQuery { descendants(matching: .link) }
  /// The texts that are only read in it.
  public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
  /// The fields to type in in it.
  public var textFields: XCUIElementQuery { descendants(matching: .textField) }
  /// The fields for passwords in it.
  public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
  /// The fields to search with in it.
  public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
  /// The views of several lines of text in it.
  public var textViews: XCUIElementQuery { descendants(matching: .textView) }
  /// The switches in it.
  public var switches: XCUIElementQuery { descendants(matching: .switch) }
  /// The sliders in it.
  public var sliders: XCUIElementQuery { descendants(matching: .slider) }
  /// The steppers in it.
  public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
  /// The segmented controls in it.
  public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
  /// The pickers in it.
  public var pickers: XCUIElementQuery { descendants(matching: .picker) }
  /// The wheels of pickers in it.
  public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
  /// The date pickers in it.
  public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
  /// The colour wells in it.
  public var colorWells: XCUIElementQuery { descendants(matching: .colorWell) }
  /// The tables in it.
  public var tables: XCUIElementQuery { descendants(matching: .table) }
  /// The collection views in it.
  public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
  /// The rows of tables and items of collection views in it.
  public var cells: XCUIElementQuery { descendants(matching: .cell) }
  /// The scroll views that are no lists in it.
  public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
  /// The pictures in it.
  public var images: XCUIElementQuery { descendants(matching: .image) }
  /// The icons in it.
  public var icons: XCUIElementQuery { descendants(matching: .icon) }
  /// The spinning indicators in it.
  public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
  /// The progress bars in it.
  public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
  /// The dots that show which page is current in it.
  public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
  /// The keyboards on screen in it.
  public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
  /// The keys of the keyboard that type something in it.
  public var keys: XCUIElementQuery { descendants(matching: .key) }
  /// The web views in it.
  public var webViews: XCUIElementQuery { descendants(matching: .webView) }
  /// The maps in it.
  public var maps: XCUIElementQuery { descendants(matching: .map) }
  /// The status bars in it.
  public var statusBars: XCUIElementQuery { descendants(matching: .statusBar) }
  /// The views without a type of their own in it.
  public var otherElements: XCUIElementQuery { descendants(matching: .other) }
  /// The groups in it.
  public var groups: XCUIElementQuery { descendants(matching: .group) }
  /// The layout items in it.
  public var layoutItems: XCUIElementQuery { descendants(matching: .layoutItem) }
  /// The toggles in it.
  public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
}
