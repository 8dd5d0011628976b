/// A class whose properties a storyboard sets by name: its outlets.
///
/// ```swift
/// class Counter: UIViewController, OutletResponding {
///   class var outlets: OutletTable { ["label": .init(\Counter.label)] }
///   var label: UILabel!
/// }
/// ```
@MainActor
public protocol OutletResponding: AnyObject {
  /// The properties by their names, those of the superclass included.
  static var outlets: OutletTable { get }
}

/// Which property of a class a name stands for.
public struct OutletTable: ExpressibleByDictionaryLiteral {
  private var outlets: [String: Outlet] = [:]

  /// Makes a table; of two entries with one name the later one counts.
  public init(dictionaryLiteral elements: (String, Outlet)...) {
    for (name, outlet) in elements { outlets[name] = outlet }
  }

  /// The table with the entries of another, which count where both have a name.
  public func adding(_ table: OutletTable) -> OutletTable {
    var sum = self
    sum.outlets.merge(table.outlets) { _, added in added }
    return sum
  }

  /// The property of a name; nil if there is none.
  public subscript(name: String) -> Outlet? { outlets[name] }
}

/// A property of a class, as an entry of an ``OutletTable``: an object, several in an array, or a
/// value that the designer sets, as of an `@IBInspectable` property.
public struct Outlet {
  /// Sets the property of an object; returns false if the value is not of its type.
  public let set: (AnyObject, Any) -> Bool

  /// Makes an entry of a property.
  public init<Owner: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
    set = { owner, value in
      guard let owner = owner as? Owner, let value = value as? Value else { return false }
      owner[keyPath: path] = value
      return true
    }
  }
}

/// An app whose storyboards name classes of its own.
@MainActor
public protocol InterfaceClassProviding {
  /// The classes that its storyboards and nibs name.
  static var interfaceClasses: [AnyClass] { get }
}
