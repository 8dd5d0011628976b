import Foundation

/// The members of a class that are reached by name, told from outside of the class.
///
/// On iOS Objective-C's runtime knows them of every class. Here a program registers a table for each
/// of its classes, before it starts:
///
/// ```swift
/// ClassTable.register([
///   ClassTable(
///     Counter.self, selectors: ["count:": .init(Counter.count)], outlets: ["label": .init(\Counter.label)])
/// ])
/// ```
///
/// A class has the members of its superclasses, too, and those that a class declares itself by
/// ``SelectorResponding`` and ``OutletResponding`` count first. Tables add up: an extension of a class
/// has a table of its own, also one of UIKit's classes.
public struct ClassTable {
  /// The class.
  public let type: AnyClass
  /// The name by which storyboards and nibs call it.
  public let name: String
  /// Its methods by their names.
  public let selectors: SelectorTable
  /// Its properties by their names.
  public let outlets: OutletTable

  /// Makes a table.
  ///
  /// - Parameter name: The name in storyboards, if it is another than in the source.
  public init(
    _ type: AnyClass, name: String? = nil, selectors: SelectorTable = [:],
    outlets: OutletTable = [:]
  ) {
    self.type = type
    self.name = name ?? String(describing: type)
    self.selectors = selectors
    self.outlets = outlets
  }
}

extension ClassTable {
  /// Makes the tables known to the program.
  ///
  /// The classes of a program are the same for all its stages, so this is the program's, as in
  /// Objective-C.
  public static func register(_ tables: [ClassTable]) {
    for table in tables {
      let class_ = ObjectIdentifier(table.type)
      registered[class_] = registered[class_].map { $0.adding(Members(table)) } ?? Members(table)
    }
  }

  /// The method of a class for a name; nil if neither it nor a superclass has one.
  static func method(_ selector: Selector, of type: AnyClass) -> SelectorMethod? {
    first(of: type) { $0.selectors[selector] }
  }

  /// The property that the program registered of a class for a name; nil if it registered none of it
  /// or of a superclass.
  static func registeredOutlet(_ name: String, of type: AnyClass) -> Outlet? {
    superclasses(of: type).lazy.compactMap { registered[$0]?.outlets[name] }.first
  }

  /// The property of a class for a name; nil if neither it nor a superclass has one.
  static func outlet(_ name: String, of type: AnyClass) -> Outlet? {
    first(of: type) { $0.outlets[name] }
  }

  /// The name of a class's property at a path; nil if neither it nor a superclass has one.
  static func name(of path: AnyKeyPath, in type: AnyClass) -> String? {
    first(of: type) { $0.outlets.name(of: path) }
  }

  private static var registered: [ObjectIdentifier: Members] = [:]

  /// The members of UIKit's own classes that are commonly reached by name.
  private static let ofUIKit: [ObjectIdentifier: Members] = Dictionary(
    uikitClasses.map { (ObjectIdentifier($0.type), Members($0)) }
  ) { $0.adding($1) }

  private struct Members {
    var selectors: SelectorTable
    var outlets: OutletTable

    init(_ table: ClassTable) { (selectors, outlets) = (table.selectors, table.outlets) }

    func adding(_ other: Members) -> Members {
      var sum = self
      sum.selectors = selectors.adding(other.selectors)
      sum.outlets = outlets.adding(other.outlets)
      return sum
    }
  }

  private static func first<Member>(of type: AnyClass, _ member: (Members) -> Member?) -> Member? {
    for class_ in superclasses(of: type) {
      if let found = registered[class_].flatMap(member) ?? ofUIKit[class_].flatMap(member) {
        return found
      }
    }
    return nil
  }

  /// A class, its superclass, and so on.
  private static func superclasses(of type: AnyClass) -> [ObjectIdentifier] {
    sequence(first: type, next: { _getSuperclass($0) }).map { ObjectIdentifier($0) }
  }
}
