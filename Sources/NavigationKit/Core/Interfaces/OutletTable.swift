import Foundation

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

  /// The name of the property at a path; nil if there is none.
  func name(of path: AnyKeyPath) -> String? { outlets.first { $0.value.path == path }?.key }
}

/// A property of a class, as an entry of an ``OutletTable``: an object, several in an array, or a
/// value that the designer sets, as of an `@IBInspectable` property.
public struct Outlet {
  /// Sets the property of an object; returns false if the value is not of its type, or the property
  /// cannot be set.
  public let set: (AnyObject, Any?) -> Bool
  /// The value of the property of an object; nil if it has none, or the object is of another class.
  public let get: (AnyObject) -> Any?
  /// The path of the property.
  let path: AnyKeyPath?

  /// Makes an entry of a property.
  public init<Owner: AnyObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
    set = { owner, value in
      guard let owner = owner as? Owner, let value: Value = bridged(value) else { return false }
      owner[keyPath: path] = value
      return true
    }
    get = { flattened(($0 as? Owner)?[keyPath: path]) }
    self.path = path
  }

  /// Makes an entry of a property that cannot be set.
  public init<Owner: AnyObject, Value>(_ path: KeyPath<Owner, Value>) {
    set = { _, _ in false }
    get = { flattened(($0 as? Owner)?[keyPath: path]) }
    self.path = path
  }
}

extension Outlet {
  /// The property of an object that an app declares for a name: in its class's own table, else in
  /// those that the program registered; nil if there is none.
  public static func declared(_ name: String, of object: AnyObject) -> Outlet? {
    let own = (object as? any OutletResponding).flatMap { type(of: $0).outlets[name] }
    return own ?? ClassTable.registeredOutlet(name, of: type(of: object))
  }

  /// The same, else the property of UIKit's own that has the name.
  static func named(_ name: String, of object: AnyObject) -> Outlet? {
    declared(name, of: object) ?? ClassTable.outlet(name, of: type(of: object))
  }
}

/// A value as one of a type; nil if it is none.
///
/// Numbers become those of the type, as Objective-C's do, and nil becomes an optional's nil.
private func bridged<Wanted>(_ value: Any?) -> Wanted? {
  if let value = value.map({ $0 as? Wanted }) ?? (value as? Wanted) { return value }
  guard let number = value as? NSNumber else { return nil }
  let forms: [Any] = [
    number.intValue, number.doubleValue, CGFloat(number.doubleValue), number.floatValue,
    number.boolValue, number.int64Value, number.int32Value, number.uintValue,
  ]
  return forms.lazy.compactMap { $0 as? Wanted }.first
}

/// A value without the optionals around it.
nonisolated func flattened(_ value: Any?) -> Any? {
  guard let value, let optional = value as? any OptionalValue else { return value }
  return flattened(optional.wrapped)
}

private nonisolated protocol OptionalValue {
  var wrapped: Any? { get }
}

nonisolated extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { map { $0 as Any } }
}

/// An app whose storyboards name classes of its own.
@MainActor
public protocol InterfaceClassProviding {
  /// The classes that its storyboards and nibs name.
  static var interfaceClasses: [AnyClass] { get }
}
