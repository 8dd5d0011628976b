/// The kind of keyboard that suits a text; a desktop's own is used whatever it is.
public nonisolated enum UIKeyboardType: Int, Hashable, Sendable {
  /// The default one.
  case `default`
  /// Letters of ASCII.
  case asciiCapable
  /// Numbers and punctuation.
  case numbersAndPunctuation
  /// Addresses of pages.
  case URL
  /// Digits.
  case numberPad
  /// Phone numbers.
  case phonePad
  /// Names and phone numbers.
  case namePhonePad
  /// E-mail addresses.
  case emailAddress
  /// Digits and a decimal point.
  case decimalPad
  /// Letters with @ and #.
  case twitter
  /// Words to search for and addresses.
  case webSearch
  /// Digits of ASCII.
  case asciiCapableNumberPad
}
