public import Foundation

/// A sort descriptor with a key by its name.
///
/// Foundation's descriptors know key paths of Swift only here, and a class's extension cannot return
/// another class; an initialiser of a protocol can.
public nonisolated protocol KeyedSorting {}

nonisolated extension NSSortDescriptor: KeyedSorting {}

nonisolated extension KeyedSorting where Self: NSSortDescriptor {
  /// Sorts by the values of a key path, or by the objects for nil: numbers, texts, dates and other values
  /// that are comparable.
  ///
  /// Keys are those of dictionaries, and the ones that tables name, see ``ClassTable``.
  public init(key: String?, ascending: Bool) {
    self = Self.made(NamedSortDescriptor(key: key, ascending: ascending, order: .values))
  }

  /// Sorts by the values of a key path, by a method that compares one with another, such as
  /// `localizedStandardCompare:`; nil stands for `compare:`.
  public init(key: String?, ascending: Bool, selector: Selector?) {
    let order = selector.map(NamedSortDescriptor.Order.method) ?? .values
    self = Self.made(NamedSortDescriptor(key: key, ascending: ascending, order: order))
  }

  /// Sorts by the values of a key path, as a function compares them.
  public init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self = Self.made(NamedSortDescriptor(key: key, ascending: ascending, order: .function(cmptr)))
  }

  /// The key path; nil if it sorts by the objects, or by a key path of Swift.
  public var key: String? { (self as? NamedSortDescriptor)?.path }

  /// The method that compares; nil if none was named.
  public var selector: Selector? { (self as? NamedSortDescriptor)?.selector }

  private static func made(_ descriptor: NamedSortDescriptor) -> Self {
    guard let made = descriptor as? Self else {
      preconditionFailure("A \(Self.self) has no key by name: make an NSSortDescriptor.")
    }
    return made
  }
}
