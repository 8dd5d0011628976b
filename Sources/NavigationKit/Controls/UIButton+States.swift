public import Foundation

/// What was set for a state.
extension UIButton {
  /// The title that was set for a state.
  public func title(for state: State) -> String? { titles[state] }
  /// The title with attributes that was set for a state.
  public func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  /// The title's colour that was set for a state.
  public func titleColor(for state: State) -> UIColor? { titleColors[state] }
  /// The image that was set for a state.
  public func image(for state: State) -> UIImage? { images[state] }
  /// The background image that was set for a state.
  public func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
}
