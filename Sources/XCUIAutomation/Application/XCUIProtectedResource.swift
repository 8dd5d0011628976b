/// Something of a person or a device that an app may use only with permission.
public enum XCUIProtectedResource: Hashable, Sendable {
  /// The person's contacts.
  case contacts
  /// The person's calendar.
  case calendar
  /// The person's reminders.
  case reminders
  /// The person's pictures.
  case photos
  /// The microphone.
  case microphone
  /// The camera.
  case camera
  /// The person's music and films.
  case mediaLibrary
  /// The devices of the home.
  case homeKit
  /// Devices near by.
  case bluetooth
  /// The network, for keyboards.
  case keyboardNetwork
  /// Where the device is.
  case location
  /// The person's health.
  case health
  /// What the person does in other apps.
  case userTracking
  /// Whether the person wants to be left alone.
  case focus
  /// Devices on the same network.
  case localNetwork
}

extension XCUIApplication {
  /// Forgets whether the app may use something, so that it asks again.
  ///
  /// Nothing is forgotten here, as nobody was asked: the stand-ins of Apple's frameworks say at once that the
  /// app may, and show no alert.
  public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {}
}
