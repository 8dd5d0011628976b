extension UITextInputTraits {
  private var holder: (any TextInputTraitsHolder)? { self as? any TextInputTraitsHolder }
  private subscript<Value>(trait: WritableKeyPath<TextInputTraits, Value>) -> Value {
    get { (holder?.inputTraits ?? TextInputTraits())[keyPath: trait] }
    set { holder?.inputTraits[keyPath: trait] = newValue }
  }

  /// Which letters a software keyboard makes capitals; those of sentences unless set.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { self[\.autocapitalizationType] }
    set { self[\.autocapitalizationType] = newValue }
  }
  /// Whether typed words are corrected; as the system has it unless set.
  public var autocorrectionType: UITextAutocorrectionType {
    get { self[\.autocorrectionType] }
    set { self[\.autocorrectionType] = newValue }
  }
  /// Whether the spelling is checked; as the system has it unless set.
  public var spellCheckingType: UITextSpellCheckingType {
    get { self[\.spellCheckingType] }
    set { self[\.spellCheckingType] = newValue }
  }
  /// Whether straight quotes become curly; as the system has it unless set.
  public var smartQuotesType: UITextSmartQuotesType {
    get { self[\.smartQuotesType] }
    set { self[\.smartQuotesType] = newValue }
  }
  /// Whether hyphens become dashes; as the system has it unless set.
  public var smartDashesType: UITextSmartDashesType {
    get { self[\.smartDashesType] }
    set { self[\.smartDashesType] = newValue }
  }
  /// Whether spaces are kept right when words are moved; as the system has it unless set.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { self[\.smartInsertDeleteType] }
    set { self[\.smartInsertDeleteType] = newValue }
  }
  /// The kind of keyboard; the default one unless set.
  public var keyboardType: UIKeyboardType {
    get { self[\.keyboardType] }
    set { self[\.keyboardType] = newValue }
  }
  /// The look of the software keyboard; as the text's unless set.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { self[\.keyboardAppearance] }
    set { self[\.keyboardAppearance] = newValue }
  }
  /// The kind of return key; Return unless set.
  public var returnKeyType: UIReturnKeyType {
    get { self[\.returnKeyType] }
    set { self[\.returnKeyType] = newValue }
  }
  /// Whether the return key does nothing while there is no text; false unless set.
  public var enablesReturnKeyAutomatically: Bool {
    get { self[\.enablesReturnKeyAutomatically] }
    set { self[\.enablesReturnKeyAutomatically] = newValue }
  }
  /// Whether the text is hidden behind bullets and cannot be copied; false unless set.
  public var isSecureTextEntry: Bool {
    get { self[\.isSecureTextEntry] }
    set { self[\.isSecureTextEntry] = newValue }
  }
  /// The kind of text; nil unless set.
  public var textContentType: UITextContentType! {
    get { self[\.textContentType] }
    set { self[\.textContentType] = newValue }
  }
  /// The rules for passwords; nil unless set, and only kept, as no passwords are proposed here.
  public var passwordRules: UITextInputPasswordRules? {
    get { self[\.passwordRules] }
    set { self[\.passwordRules] = newValue }
  }
}
