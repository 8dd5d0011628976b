public import Foundation
public import NavigationKit

/// An element of the app under test, by the way to it: it is searched each time that it is used.
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider,
  OutletResponding
{
  let steps: [ElementStep]

  init(_ steps: [ElementStep]) {
    self.steps = steps
    super.init()
  }

  // A `deinit` on the main actor would allow none in subclasses.
  nonisolated deinit {}

  // MARK: State

  /// The names of the properties that predicates reach.
  ///
  /// A predicate asks an element itself only while XCTest waits for an expectation. XCTest waits by
  /// the wall clock, so that each question lets time pass in the app.
  open class var outlets: OutletTable {
    [
      "exists": .waiting(\.exists), "isHittable": .waiting(\.isHittable),
      "hittable": .waiting(\.isHittable), "isEnabled": .waiting(\.isEnabled),
      "enabled": .waiting(\.isEnabled), "isSelected": .waiting(\.isSelected),
      "selected": .waiting(\.isSelected), "hasFocus": .waiting(\.hasFocus),
      "label": .waiting(\.label), "value": .waiting(\.value), "title": .waiting(\.title),
      "identifier": .waiting(\.identifier), "frame": .waiting(\.frame),
      "placeholderValue": .waiting(\.placeholderValue),
    ]
  }

  /// Whether it is there, on screen or scrolled away.
  open var exists: Bool { !RunningApp.elements(at: steps).isEmpty }
  /// Whether a finger in its middle would press it now.
  open var isHittable: Bool {
    guard let node = RunningApp.elements(at: steps).first?.node else { return exists }
    return RunningApp.stage?.isHittable(node) ?? false
  }

  // MARK: Queries

  /// The elements of a type in it.
  open func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(steps + [.descendants(type)])
  }
  /// The elements of a type directly in it.
  open func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(steps + [.children(type)])
  }
  /// The element itself, as it is the first that is found.
  open var firstMatch: XCUIElement { XCUIElement(steps + [.first]) }

  // MARK: Attributes

  /// The name by which tests find it; empty for none.
  open var identifier: String { snapshot?.identifier ?? "" }
  /// Its frame on screen, in points.
  open var frame: CGRect { snapshot?.frame ?? .zero }
  /// Its value, such as the text of a field or `1` of a switch that is on; nil for none.
  open var value: Any? { snapshot?.value }
  /// The title, which only elements of desktops have; empty.
  open var title: String { snapshot?.title ?? "" }
  /// Its name for people; empty for none.
  open var label: String { snapshot?.label ?? "" }
  /// Its kind.
  open var elementType: ElementType { snapshot?.elementType ?? .any }
  /// Whether it can be used.
  open var isEnabled: Bool { snapshot?.isEnabled ?? false }
  /// The horizontal size class of where it is.
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    snapshot?.horizontalSizeClass ?? .unspecified
  }
  /// The vertical size class of where it is.
  open var verticalSizeClass: UIUserInterfaceSizeClass {
    snapshot?.verticalSizeClass ?? .unspecified
  }
  /// The text of an empty field; nil for none.
  open var placeholderValue: String? { snapshot?.placeholderValue }
  /// Whether it is selected.
  open var isSelected: Bool { snapshot?.isSelected ?? false }
  /// Whether it gets typed text.
  open var hasFocus: Bool { snapshot?.hasFocus ?? false }

  /// The element as it is now; the test fails if there is none, or several.
  private var snapshot: ElementSnapshot? {
    let found = RunningApp.elements(at: steps)
    if found.count != 1 { ElementReport.fail("read", steps, found: found) }
    return found.first
  }

  /// The element with what is in it, as text.
  open override nonisolated var debugDescription: String {
    MainActor.assumeIsolated {
      ElementReport.text(of: RunningApp.elements(at: steps), by: steps)
    }
  }
}

extension XCUIElement {
  /// A property that is read after a moment has passed in the app.
  fileprivate subscript<Value>(waiting path: KeyPath<XCUIElement, Value>) -> Value {
    RunningApp.letTimePass()
    return self[keyPath: path]
  }
}

extension Outlet {
  /// A property that is read after a moment has passed in the app.
  @MainActor
  fileprivate static func waiting<Value>(_ path: KeyPath<XCUIElement, Value>) -> Outlet {
    Outlet(\XCUIElement.[waiting: path])
  }
}
