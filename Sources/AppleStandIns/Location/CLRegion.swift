/// A part of the earth that can be entered and left.
open class CLRegion: NSObject {
  /// Its name.
  public let identifier: String
  /// Whether entering it is told; here it is only kept.
  open var notifyOnEntry = true
  /// Whether leaving it is told; here it is only kept.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }
}
