/// The cause of a load.
///
/// Nobody presses links in a placeholder, so the app itself is the cause here.
public enum WKNavigationType: Int, Sendable {
  /// A link was pressed.
  case linkActivated = 0
  /// A form was sent.
  case formSubmitted = 1
  /// The app went back or forward.
  case backForward = 2
  /// The page was loaded again.
  case reload = 3
  /// A form was sent again.
  case formResubmitted = 4
  /// The app asked for the page.
  case other = -1
}
