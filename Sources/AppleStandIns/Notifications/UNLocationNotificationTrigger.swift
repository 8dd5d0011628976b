/// A notification that comes at a place.
open class UNLocationNotificationTrigger: UNNotificationTrigger {
  /// The place.
  public let region: CLRegion

  /// At a place.
  public init(region: CLRegion, repeats: Bool) {
    self.region = region
    super.init(repeats: repeats)
  }

  override var when: String { "at \(region.identifier)" }
}
