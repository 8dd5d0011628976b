/// The status bar's properties that an app itself set; nil where controllers decide.
struct StatusBarOverride {
  var style: UIStatusBarStyle?
  var isHidden: Bool?
  /// How the bar was last shown or hidden.
  var animation = UIStatusBarAnimation.none
}
