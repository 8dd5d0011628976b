/// A way to turn a value into a format, such as a picture or text, that is kept in a file and
/// compared with later ones.
///
/// ```swift
/// extension Snapshotting where Value == Invoice, Format == String {
///   static var summary: Snapshotting { Snapshotting<String, String>.lines.pullback(\.summary) }
/// }
/// ```
public struct Snapshotting<Value, Format> {
  /// The extension of its files; nil for none.
  public var pathExtension: String?
  /// How the format is kept and compared.
  public var diffing: Diffing<Format>
  /// Turns a value into the format.
  public var snapshot: (Value) -> Async<Format>
  /// Whether it uses views, which belong to the main thread.
  var needsMainThread = false

  /// Makes a strategy whose format comes later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Makes a strategy whose format is there at once.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// The strategy for values of which this one's values can be made.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// The strategy for values of which this one's values can be made in time.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    var strategy = Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      value in
      Async { callback in transform(value).run { snapshot($0).run(callback) } }
    }
    strategy.needsMainThread = needsMainThread
    return strategy
  }

  /// Whether it works on the main thread alone.
  var isForMainThread: Bool { needsMainThread || diffing.needsMainThread }

  /// The same strategy, which fails with a sentence off the main thread.
  var onMainThread: Snapshotting {
    var strategy = self
    strategy.needsMainThread = true
    return strategy
  }
}

/// A strategy for values that are their own format.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Makes a strategy that keeps values as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
