extension Snapshotting where Format == String {
  /// A value as its description.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback(String.init(describing:))
  }

  /// A value with all that is in it, as Swift's `dump` shows it: without addresses and names of
  /// modules, dictionaries and sets in order.
  public static var dump: Snapshotting { SimplySnapshotting.lines.pullback { ValueDump($0).text } }
}

/// A type that says how it appears in a dump.
public protocol AnySnapshotStringConvertible {
  /// Whether what is in it follows; false by default.
  static var renderChildren: Bool { get }
  /// How a value appears.
  var snapshotDescription: String { get }
}

extension AnySnapshotStringConvertible {
  /// The parts of a value are left out.
  public static var renderChildren: Bool { false }
}
