/// An answer to a notification that is typed.
open class UNTextInputNotificationAction: UNNotificationAction {
  /// What the button beside the field says.
  public let textInputButtonTitle: String
  /// What the empty field says.
  public let textInputPlaceholder: String

  /// An answer that is typed.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) =
      (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options)
  }
}
