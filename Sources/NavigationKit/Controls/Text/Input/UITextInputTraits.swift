/// How text is to be typed.
///
/// A keyboard that is drawn (``Stage/hasSoftwareKeyboard``) has the keys, the return key and the
/// look that the traits ask for, and its shift key is on where a capital is due; words are not
/// corrected. A trait that an app's class does not declare has its default, and cannot be set.
@preconcurrency @MainActor
public protocol UITextInputTraits: AnyObject {
  /// Which letters a software keyboard makes capitals; those of sentences unless set.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether typed words are corrected; as the system has it unless set.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether the spelling is checked; as the system has it unless set.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether straight quotes become curly; as the system has it unless set.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether hyphens become dashes; as the system has it unless set.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are kept right when words are moved; as the system has it unless set.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// The kind of keyboard; the default one unless set.
  var keyboardType: UIKeyboardType { get set }
  /// The look of the software keyboard; as the text's unless set.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// The kind of return key; Return unless set.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key does nothing while there is no text; false unless set.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden behind bullets and cannot be copied; false unless set.
  var isSecureTextEntry: Bool { get set }
  /// The kind of text; nil unless set.
  var textContentType: UITextContentType! { get set }
  /// The rules for passwords; nil unless set, and only kept, as no passwords are proposed here.
  var passwordRules: UITextInputPasswordRules? { get set }
}

/// A field, text view or search bar, which keeps its input traits as one value.
@MainActor
protocol TextInputTraitsHolder: AnyObject {
  var inputTraits: TextInputTraits { get set }
}

extension UITextField: UITextInputTraits, TextInputTraitsHolder {}
extension UITextView: UITextInputTraits, TextInputTraitsHolder {}

/// The values of a field's or a text view's input traits.
nonisolated struct TextInputTraits: Hashable {
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var textContentType: UITextContentType?
  var passwordRules: UITextInputPasswordRules?
}
