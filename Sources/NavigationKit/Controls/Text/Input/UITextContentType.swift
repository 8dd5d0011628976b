/// The kind of text that a field is for, so that a system can offer known values.
public nonisolated struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The kind's name.
  public let rawValue: String
  /// Makes a kind.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// The form of address.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// The given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// The middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// The family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// The suffix of the name.
  public static let nameSuffix = UITextContentType(rawValue: "nameSuffix")
  /// The nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The job's title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The organisation.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// The whole street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of the street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of the street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// The city.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// The state.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// City and state.
  public static let addressCityAndState = UITextContentType(rawValue: "addressCityAndState")
  /// The part of the city.
  public static let sublocality = UITextContentType(rawValue: "sublocality")
  /// The country.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// The postal code.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// The phone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// The e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The user's name.
  public static let username = UITextContentType(rawValue: "username")
  /// The password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
}
