/// Makes sure of a person by their face or finger; here neither can be read, and it says so.
open class LAContext: NSObject {
  /// What the button for another way says; here it is only kept.
  open var localizedFallbackTitle: String?
  /// What the button that cancels says; here it is only kept.
  open var localizedCancelTitle: String?
  /// What can be read: nothing.
  open var biometryType: LABiometryType { .none }

  /// Whether a person can be made sure of: no, as there is nothing to do it with.
  open func canEvaluatePolicy(
    _ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?
  ) -> Bool {
    error?.pointee = LAError(.biometryNotAvailable).asNSError
    return false
  }

  /// Makes sure of a person, in vain.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
  ) {
    Answer.later(calling: { reply(false, LAError(.biometryNotAvailable)) })
  }

  /// Makes sure of a person, in vain.
  @discardableResult
  public func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }

  /// Ends what goes on.
  open func invalidate() {}
}
