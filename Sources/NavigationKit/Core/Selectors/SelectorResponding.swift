import Foundation

/// A class whose methods can be called by name: as the action of a control, by a notification,
/// after a delay.
///
/// ```swift
/// class Counter: UIViewController, SelectorResponding {
///   class var selectors: SelectorTable { ["count:": .init(Counter.count), "reset": .init(Counter.reset)] }
///   func count(_ sender: UIButton) { … }
///   func reset() { … }
/// }
/// ```
///
/// A subclass overrides methods as usual. For names of its own it adds to its superclass's table:
/// `override class var selectors: SelectorTable { super.selectors.adding(["save": .init(Editor.save)]) }`.
@MainActor
public protocol SelectorResponding: AnyObject {
  /// The methods by their names, those of the superclass included.
  static var selectors: SelectorTable { get }
}

/// Which method of a class a name stands for.
public struct SelectorTable: ExpressibleByDictionaryLiteral {
  private var methods: [Selector: SelectorMethod] = [:]

  /// Makes a table; of two entries with one name the later one counts.
  public init(dictionaryLiteral elements: (Selector, SelectorMethod)...) {
    for (name, method) in elements { methods[name] = method }
  }

  /// The table with the entries of another, which count where both have a name.
  public func adding(_ table: SelectorTable) -> SelectorTable {
    var sum = self
    sum.methods.merge(table.methods) { _, added in added }
    return sum
  }

  /// The method of a name; nil if there is none.
  public subscript(selector: Selector) -> SelectorMethod? { methods[selector] }
}
