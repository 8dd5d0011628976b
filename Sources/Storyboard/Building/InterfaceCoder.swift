import Foundation

/// What objects of a storyboard are made with: it has what is fixed once they are made, such as a
/// table's style. Their other attributes are set afterwards.
final class InterfaceCoder: NSCoder {
  private let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { values[key] != nil }
  override func decodeObject(forKey key: String) -> Any? { values[key] }
  override func decodeBool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
  override func decodeInteger(forKey key: String) -> Int { values[key] as? Int ?? 0 }
  override func decodeDouble(forKey key: String) -> Double { values[key] as? Double ?? 0 }
  override func decodeFloat(forKey key: String) -> Float { values[key] as? Float ?? 0 }
}
