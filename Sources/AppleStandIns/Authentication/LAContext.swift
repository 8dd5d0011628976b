/// Authenticates a person by face or finger; here neither can be read, and each try fails.
open class LAContext: NSObject {
  /// The title of the button for a fallback; here it is only kept.
  open var localizedFallbackTitle: String?
  /// The title of the button that cancels; here it is only kept.
  open var localizedCancelTitle: String?
  /// The feature of a person that can be read: none.
  open var biometryType: LABiometryType { .none }

  /// Whether a person can be authenticated: no, as neither face nor finger can be read.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = LAError(.biometryNotAvailable).asNSError
    return false
  }

  /// Authenticates a person, which fails.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {
    Answer.later(calling: { reply(false, LAError(.biometryNotAvailable)) })
  }

  /// Authenticates a person, which fails.
  @discardableResult
  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }

  /// Ends an authentication.
  open func invalidate() {}
}
