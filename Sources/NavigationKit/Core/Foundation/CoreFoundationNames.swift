public import Foundation

// Core Foundation's values are Swift's here, so that `text as CFString` and `values as CFDictionary` are
// the same values.

/// A text, by its name in Core Foundation.
public typealias CFString = String
/// Bytes, by their name in Core Foundation.
public typealias CFData = Data
/// Bytes that can be changed, by their name in Core Foundation.
public typealias CFMutableData = NSMutableData
/// An address, by its name in Core Foundation.
public typealias CFURL = URL
/// Values by keys, by their name in Core Foundation.
public typealias CFDictionary = [AnyHashable: Any]
/// A number, by its name in Core Foundation.
public typealias CFNumber = NSNumber
/// A truth value, by its name in Core Foundation.
public typealias CFBoolean = Bool
/// A place in a row, by its name in Core Foundation.
public typealias CFIndex = Int

/// True, by its name in Core Foundation.
public nonisolated let kCFBooleanTrue: CFBoolean! = true
/// False, by its name in Core Foundation.
public nonisolated let kCFBooleanFalse: CFBoolean! = false

/// Seconds since the beginning of 2001, by their name in Core Foundation.
public typealias CFAbsoluteTime = Double
/// The greatest number of single precision, by its name in C.
public nonisolated let MAXFLOAT = Float.greatestFiniteMagnitude
