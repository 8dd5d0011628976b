import Drawing
import Foundation

nonisolated extension CGFloat {
  /// The number in an attribute, which may be any type that holds one; nil for what is none.
  init?(attribute value: Any?) {
    switch value {
    case let number as CGFloat: self = number.finite
    case let number as Double: self = CGFloat(number).finite
    case let number as Int: self = CGFloat(number)
    case let number as UInt32: self = CGFloat(number)
    case let number as NSNumber: self = CGFloat(number.doubleValue).finite
    default: return nil
    }
  }
}
