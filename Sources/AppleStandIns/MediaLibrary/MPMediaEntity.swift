/// An entry of a media library, which is empty here.
open class MPMediaEntity: NSObject {
  /// The value of a property, which is not known here.
  open func value(forProperty property: String) -> Any? { nil }
  /// The identifier of the entry.
  open var persistentID: MPMediaEntityPersistentID { 0 }
}

/// The identifier of an entry of a media library.
public typealias MPMediaEntityPersistentID = UInt64
