/// What the insets of a compositional layout's section are added to, at its sides.
public nonisolated enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// What the layout's configuration says.
  case automatic
  /// The collection view's edges.
  case none
  /// The safe area.
  case safeArea
  /// The collection view's layout margins.
  case layoutMargins
  /// The width in which text is easy to read.
  case readableContent
}
