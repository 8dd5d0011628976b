import Foundation

/// The attributes of an object in a storyboard that are read as it is made, such as a table's style.
///
/// UIKit's own keys are not documented; these are the names of the storyboard's attributes.
extension NSCoder {
  /// A choice by its raw value; nil if the archive has none, as archives of the app's.
  func choice<Choice: RawRepresentable<Int>>(_ key: String) -> Choice? {
    guard allowsKeyedCoding, containsValue(forKey: key) else { return nil }
    return Choice(rawValue: decodeInteger(forKey: key))
  }

  /// An object or a text; nil if the archive has none.
  func value<Value>(_ key: String) -> Value? {
    guard allowsKeyedCoding, containsValue(forKey: key) else { return nil }
    return decodeObject(forKey: key) as? Value
  }
}
