/// What an app itself set of the status bar; nil where controllers decide.
struct GivenStatusBar {
  var style: UIStatusBarStyle?
  var isHidden: Bool?
  /// How the bar was last shown or hidden.
  var animation = UIStatusBarAnimation.none
}
