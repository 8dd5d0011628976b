/// The error of a failed authentication.
public struct LAError: Error, Hashable, Sendable {
  /// The reason.
  public let code: Code

  /// An error with a reason.
  public init(_ code: Code) { self.code = code }

  /// Reasons why a person could not be authenticated.
  public enum Code: Int, Sendable {
    /// It was someone else.
    case authenticationFailed = -1
    /// The person cancelled.
    case userCancel = -2
    /// The person wants the fallback.
    case userFallback = -3
    /// The system cancelled.
    case systemCancel = -4
    /// The device has no code.
    case passcodeNotSet = -5
    /// The device cannot read faces or fingers.
    case biometryNotAvailable = -6
    /// The device knows no face or finger.
    case biometryNotEnrolled = -7
    /// There were too many tries.
    case biometryLockout = -8
  }

  /// The error as Foundation's own type.
  var asNSError: NSError {
    NSError(
      domain: "com.apple.LocalAuthentication", code: code.rawValue,
      userInfo: [NSLocalizedDescriptionKey: "Biometry is not available on this device."])
  }
}

extension LAError: LocalizedError {
  /// The error as a sentence.
  public var errorDescription: String? { asNSError.localizedDescription }
}
