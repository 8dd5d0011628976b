public import Foundation

/// A search for elements; it is made anew each time that an element of it is asked for something.
///
/// ```swift
/// app.tables.cells.containing(.staticText, identifier: "Family").buttons["Edit"].tap()
/// ```
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  let steps: [ElementStep]

  init(_ steps: [ElementStep]) {
    self.steps = steps
    super.init()
  }

  // A `deinit` on the main actor would allow none in subclasses.
  nonisolated deinit {}

  // MARK: Elements

  /// The one element that is found; an action on it fails if there are several.
  open var element: XCUIElement { XCUIElement(steps + [.only]) }
  /// The first element that is found.
  open var firstMatch: XCUIElement { XCUIElement(steps + [.first]) }
  /// How many elements are found, with those in rows of tables that are scrolled away.
  open var count: Int { RunningApp.elements(at: steps, counts: true).count }
  /// The elements that are found now, each by its index.
  open var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }
  /// The elements that are found now, each by its identifier, else by its label.
  open var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

  /// The element at an index, counted from 0, or from the end with -1 as the last.
  open func element(boundBy index: Int) -> XCUIElement { XCUIElement(steps + [.index(index)]) }
  /// The element that a predicate matches.
  open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }
  /// The element of a type that has a name.
  open func element(
    matching elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }
  /// The element whose identifier, label, value or placeholder is a text.
  open subscript(key: String) -> XCUIElement { matching(identifier: key).element }

  // MARK: Queries

  /// The elements of a type in those that are found.
  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(steps + [.descendants(type)])
  }
  /// The elements of a type directly in those that are found.
  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(steps + [.children(type)])
  }
  /// Those that a predicate matches.
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(steps + [.matching(predicate)])
  }
  /// Those whose identifier, label, value or placeholder is a text.
  open func matching(identifier: String) -> XCUIElementQuery {
    XCUIElementQuery(steps + [.named(identifier)])
  }
  /// Those of a type that have a name; all names unless one is given.
  open func matching(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    let ofType = matching(
      NSPredicate { element, _ in
        MainActor.assumeIsolated { (element as? ElementSnapshot)?.elementType == elementType }
      })
    return identifier.map { ofType.matching(identifier: $0) } ?? ofType
  }
  /// Those that contain an element which a predicate matches.
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    XCUIElementQuery(steps + [.containingMatch(predicate)])
  }
  /// Those that contain an element of a type; of all names unless one is given.
  open func containing(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    XCUIElementQuery(steps + [.containing(elementType, identifier)])
  }

  /// The elements that are found now.
  var found: [ElementSnapshot] { RunningApp.elements(at: steps) }

  /// The elements with what is in them, as text.
  open override nonisolated var debugDescription: String {
    MainActor.assumeIsolated { ElementReport.text(of: found, by: steps) }
  }
}
