import Foundation

/// A list in which two fingers select what they slide over.
protocol SweptList: UIScrollView {
  var sweep: SelectionSweep { get }
  /// The row or item at a point.
  func sweptPath(at point: CGPoint) -> IndexPath?
  /// The rows or items from one to another, in order, with both.
  func paths(between first: IndexPath, and last: IndexPath) -> [IndexPath]
  /// Whether the delegate lets two fingers select from a row or item on.
  func mayBeginSweep(at path: IndexPath) -> Bool
  func didBeginSweep(at path: IndexPath)
  func didEndSweep()
  func isSelected(_ path: IndexPath) -> Bool
  /// Selects or deselects as a tap would, if the delegate allows it.
  func sweep(_ path: IndexPath, isSelected: Bool)
}
