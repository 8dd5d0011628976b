public import Foundation

/// The values that an observer of a property gets, and when it is notified.
public nonisolated struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: UInt
  /// Makes options of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before it.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// A notification at once, too, of the present value.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// A notification before each change, too.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// How a property changed: always to another value here, also where a collection has other members.
public nonisolated enum NSKeyValueChange: UInt, Hashable, Sendable {
  /// It has another value.
  case setting = 1
  /// Members came.
  case insertion = 2
  /// Members went.
  case removal = 3
  /// Members were replaced.
  case replacement = 4
}

/// A key of the values that an observer of a key path gets.
public nonisolated struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// How it changed: the raw value of an ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before it.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// Which members came or went; here never.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is still to come.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(
    rawValue: "notificationIsPrior")
}

/// The change that an observer by a key path of Swift gets.
public nonisolated struct NSKeyValueObservedChange<Value> {
  /// How it changed.
  public typealias Kind = NSKeyValueChange
  /// How it changed.
  public let kind: Kind
  /// The value after the change, if the options ask for it.
  public let newValue: Value?
  /// The value before the change, if the options ask for it.
  public let oldValue: Value?
  /// Which members came or went; here nil.
  public let indexes: IndexSet?
  /// Whether the change is still to come.
  public let isPrior: Bool
}
