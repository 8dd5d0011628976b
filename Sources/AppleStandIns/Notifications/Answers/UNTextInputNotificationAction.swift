/// An answer to a notification that is typed.
open class UNTextInputNotificationAction: UNNotificationAction {
  /// The title of the button beside the field.
  public let textInputButtonTitle: String
  /// The placeholder of the field.
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
