/// Something of a media library, which is empty here.
open class MPMediaEntity: NSObject {
  /// The value of a property, which is not known here.
  open func value(forProperty property: String) -> Any? { nil }
  /// What it is known by.
  open var persistentID: MPMediaEntityPersistentID { 0 }
}

/// What something of a media library is known by.
public typealias MPMediaEntityPersistentID = UInt64
