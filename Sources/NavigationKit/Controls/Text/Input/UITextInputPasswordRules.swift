public import Foundation

/// The rules of a service for its passwords.
public nonisolated final class UITextInputPasswordRules: NSObject, Sendable {
  /// The rules, as in “required: upper; required: digit; minlength: 8;”.
  public let passwordRulesDescriptor: String

  /// Makes rules of their description.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? Self)?.passwordRulesDescriptor == passwordRulesDescriptor
  }
  public override var hash: Int { passwordRulesDescriptor.hashValue }
}
