import Foundation

/// A menu that a control or a bar has opened.
protocol OpenMenu: UIView {
  /// A touch that came down before slides over it.
  func follow(_ point: CGPoint)
  /// Chooses the row on which that touch ends.
  func release(at point: CGPoint)
  /// Closes it; it ignores touches from here on.
  func close(animated: Bool)
}
