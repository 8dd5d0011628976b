import Foundation

/// Recognises a pan that starts at an edge of the screen and moves inwards.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges it may start at; none by default.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    // A second finger neither starts another pan nor disturbs this one.
    guard numberOfTouches == 1 else { return touches.forEach(ignore) }
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, let view else { return }
    let start = touch.location(in: view)
    if !UIScreenEdgePanGestureRecognizer.isAtEdge(
      start, of: view.bounds, edges: edges, insets: view.safeAreaInsets,
      minimumWidth: view.transitionMetrics.edgeSwipeWidth)
    {
      state = .failed
    }
  }

  override func decision(for movement: CGPoint) -> PanDecision {
    UIScreenEdgePanGestureRecognizer.decision(for: movement, edges: edges)
  }

  /// Whether a point is in the strip along one of the edges, which is at least as wide as the safe
  /// area inset there.
  nonisolated static func isAtEdge(
    _ point: CGPoint, of bounds: CGRect, edges: UIRectEdge, insets: UIEdgeInsets,
    minimumWidth: CGFloat = TransitionMetrics.standard.edgeSwipeWidth
  ) -> Bool {
    let width = { (inset: CGFloat) in max(minimumWidth, inset) }
    return edges.contains(.left) && point.x <= bounds.minX + width(insets.left)
      || edges.contains(.right) && point.x >= bounds.maxX - width(insets.right)
      || edges.contains(.top) && point.y <= bounds.minY + width(insets.top)
      || edges.contains(.bottom) && point.y >= bounds.maxY - width(insets.bottom)
  }

  /// Whether a first movement goes more inwards than along the edge.
  nonisolated static func decision(for movement: CGPoint, edges: UIRectEdge) -> PanDecision {
    let inwards =
      edges.contains(.left) && movement.x > abs(movement.y)
      || edges.contains(.right) && -movement.x > abs(movement.y)
      || edges.contains(.top) && movement.y > abs(movement.x)
      || edges.contains(.bottom) && -movement.y > abs(movement.x)
    return inwards ? .begins : .fails
  }
}

/// Edges of a rectangle.
public nonisolated struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// One bit per edge.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
