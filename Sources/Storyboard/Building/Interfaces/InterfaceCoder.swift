import Foundation

/// Has what is fixed once an object of a storyboard is made, such as a table's style.
///
/// Its other attributes are set afterwards.
final class InterfaceCoder: NSCoder {
  private let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { values[key] != nil }
  override func decodeObject(forKey key: String) -> Any? { values[key] }
  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { values[key] }
  override func decodeBool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
  override func decodeInteger(forKey key: String) -> Int { values[key] as? Int ?? 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeDouble(forKey key: String) -> Double { values[key] as? Double ?? 0 }
  override func decodeFloat(forKey key: String) -> Float { values[key] as? Float ?? 0 }
}
