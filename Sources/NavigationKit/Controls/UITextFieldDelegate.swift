public import Foundation

/// Has a say in what is typed into a text field.
///
/// A class whose subclasses should be able to answer otherwise declares each method `open` in its
/// body: the defaults below are not overridden through a superclass.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the field may become the one that is typed into.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The field became the one that is typed into.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether typing into it may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Typing into it ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether something may be typed or deleted; the range counts UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the button at the text's end may delete it.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// It may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
