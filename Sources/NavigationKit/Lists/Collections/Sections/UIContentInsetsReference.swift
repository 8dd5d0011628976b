/// The area to whose insets the side insets of a compositional layout's section are added.
public nonisolated enum UIContentInsetsReference: Int, Hashable, Sendable {
  /// The reference of the layout's configuration.
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
