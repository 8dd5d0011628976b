public import Foundation
public import XCTestAdditions

/// How values of a format are kept in files and compared.
public struct Diffing<Value> {
  /// The bytes of a value's file.
  public var toData: (Value) -> Data
  /// The value in a file's bytes.
  public var fromData: (Data) -> Value
  /// Compares a reference with a new value: nil if they match, else a message and the files that
  /// show the difference.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  /// Whether it uses images, which belong to the main thread.
  var needsMainThread = false

  /// Makes a comparison.
  ///
  /// - Parameters:
  ///   - toData: The bytes of a value's file.
  ///   - fromData: The value in a file's bytes.
  ///   - diff: Compares a reference with a new value; nil if they match.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}
