/// A value that may come later.
///
/// ```swift
/// Async<UIImage> { callback in loader.load { callback($0) } }
/// ```
public struct Async<Value> {
  /// Begins to make the value, and calls back with it, at once or later.
  public let run: (_ callback: @escaping (Value) -> Void) -> Void

  /// Makes a value that code delivers by calling back, once.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// Wraps a value that is there.
  public init(value: Value) { self.init { callback in callback(value) } }

  /// The value made of this one.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in run { callback(transform($0)) } }
  }
}
