public import Foundation

nonisolated extension NSValue {
  /// Wraps an object that it does not keep alive; equal for the same object, so that a touch, say, can be
  /// a key.
  public convenience init(nonretainedObject object: Any?) {
    var address =
      object.map { UInt(bitPattern: Unmanaged.passUnretained($0 as AnyObject).toOpaque()) } ?? 0
    self.init(bytes: &address, objCType: Self.addressType)
  }

  /// The wrapped object, which has to be alive still; nil if there is none.
  public var nonretainedObjectValue: Any? {
    var address: UInt = 0
    getValue(&address)
    return UnsafeRawPointer(bitPattern: address).map {
      Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// The code of an unsigned integer of 64 bits; that of a pointer is not known here.
  private static let addressType = "Q"
}
