public import Foundation

/// On iOS `"name" as NSCopying` is an `NSString`; here a string is copied as it is.
extension String: @retroactive NSCopying {
  /// The string itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
