/// The person's pictures, which the app may see; there are none here.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let library = PHPhotoLibrary()

  /// The only one.
  open class func shared() -> PHPhotoLibrary { library }
  /// Whether the app may see pictures: yes.
  open class func authorizationStatus() -> PHAuthorizationStatus { .authorized }
  /// Whether the app may see pictures: yes.
  open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus {
    .authorized
  }
  /// Asks the person, who allows it.
  open class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    Answer.later(calling: { handler(.authorized) })
  }
  /// Asks the person, who allows it.
  open class func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {
    Answer.later(calling: { handler(.authorized) })
  }
}
