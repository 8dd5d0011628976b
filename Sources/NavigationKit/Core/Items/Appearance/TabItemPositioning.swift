/// How tabs are distributed over a bar: `UITabBar.ItemPositioning`.
public enum TabItemPositioning: Int, Hashable, Sendable {
  /// Centred in a regular width, else over the bar's whole width.
  case automatic
  /// Over the bar's whole width, in equal parts.
  case fill
  /// Centred, with the bar's `itemWidth` and `itemSpacing`.
  case centered
}
