public import Foundation

extension UISegmentedControl {
  /// Sets the titles' font and colour in a state; nil restores the default ones.
  ///
  /// `.font` and `.foregroundColor` are used; those that a state lacks are taken from `.normal`. The
  /// states are `.normal`, `.selected`, `.highlighted` and `.disabled`.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    segmentsDidChange(animated: false)
    stateDidChange()
    customized(for: state) { $0.setTitleTextAttributes(attributes, for: state) }
  }

  /// The attributes set for a state; nil if none are.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// The font of the titles in a state.
  func titleFont(for state: UIControl.State) -> UIFont {
    attribute(.font, for: state)
      ?? .systemFont(
        ofSize: SegmentMetrics.fontSize, weight: state.contains(.selected) ? .semibold : .medium)
  }

  /// The colour of the titles in a state.
  func titleColor(for state: UIControl.State) -> UIColor {
    attribute(.foregroundColor, for: state) ?? SegmentMetrics.contentColor(for: state)
  }

  private func attribute<Value>(
    _ key: NSAttributedString.Key, for state: UIControl.State
  ) -> Value? {
    let states = state.contains(.disabled) ? [state, .disabled, .normal] : [state, .normal]
    return states.lazy.compactMap { self.titleAttributes[$0]?[key] as? Value }.first
  }
}
