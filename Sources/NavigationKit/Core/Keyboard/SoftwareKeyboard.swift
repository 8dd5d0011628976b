import Foundation

/// The window over the app's window in which keys are shown, and the app's views in their place and
/// above them.
protocol SoftwareKeyboard: UIWindow {
  /// The responder that gave the app's views.
  var owner: UIResponder? { get }

  /// Shows what the first responder wants.
  ///
  /// - Parameter keys: The height of the keys; 0 without any.
  func update(
    for responder: UIResponder?, _ views: InputViews, on screen: KeyboardMetrics.Screen,
    keys: CGFloat)
  /// Moves the keyboard to a frame, in the animation that this is called in; one that was away
  /// begins below the screen.
  func slide(to frame: CGRect)
  /// Moves the keyboard below the screen, as high as it is.
  func slideAway()
  /// Takes the keyboard away, once it has left the screen.
  func hideKeyboard()
}

/// Makes the keyboard of a stage.
protocol SoftwareKeyboardMaking: StageService {
  func makeKeyboard() -> any SoftwareKeyboard
  /// Whether a responder asks for a bar for suggestions.
  func suggestsWords(for responder: UIResponder?) -> Bool
}
